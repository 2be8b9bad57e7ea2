"""The position of a game of Cuzco, with the methods of the contract."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from tampu.core.contract import Event, Json
from tampu.core.decisions import raise_illegal
from tampu.core.errors import Params, Refusal, Value, refusal
from tampu.core.options import OptionValue
from tampu.core.rng import Rng
from tampu.games.cuzco import codec, content, decisions, prompt, scoring, view
from tampu.games.cuzco.actions import ACTIONS, OUTCOMES
from tampu.games.cuzco.content import KINDS_OF_CARDS
from tampu.games.cuzco.rules import codes, turn
from tampu.games.cuzco.rules.areas import Areas, Villages
from tampu.games.cuzco.rules.blocks import GROUPS, LIMITS, PLACE_KINDS, PRICES
from tampu.games.cuzco.rules.board import CELL, PLACES, SIZE
from tampu.games.cuzco.rules.board import PONDS as PRINTED_PONDS
from tampu.games.cuzco.rules.version import VersionFacts, version_facts
from tampu.games.cuzco.rules.walks import Walks


def first_kinds(left_pond: str) -> bytes:
    """What lies on each cell before the game: the printed ponds and the one on the left."""
    kinds = bytearray(SIZE)
    for cell in (*PRINTED_PONDS, CELL[left_pond]):
        kinds[cell] = codes.WATER
    return bytes(kinds)


class State:
    """A position of Cuzco. The rules are functions of it; the methods delegate to them."""

    __slots__ = (
        "active", "ap", "areas", "bidder", "changed", "city", "dealt", "discard", "discs", "draw",
        "draws", "ending", "events", "face_up", "finished", "floors", "footing", "hands", "idle",
        "incas", "joining", "kind", "known", "level", "moved", "need", "offers", "options", "piece",
        "place_prices", "placed", "played", "point", "ponds", "price_counts",
        "rules_version", "seats", "sheets", "standing", "stock", "strengths", "temples",
        "token_used", "tokens", "top", "totals", "triples", "values", "version_facts", "villages",
        "walks",
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        options: Mapping[str, OptionValue],
        rules_version: int,
        like: State | None = None,
    ) -> None:
        """The table before the set-up, or a copy of `like` without its events.

        Bytes, offers, areas, strengths and walks are never changed but replaced or extended, so
        copies share them.
        """
        self.seats: int = seats
        self.rules_version: int = rules_version
        self.options: Mapping[str, OptionValue] = options
        self.events: list[Event] | None = None
        self.version_facts: VersionFacts = (
            like.version_facts if like else version_facts(rules_version, options)
        )

        self.point: int = like.point if like else codes.CHOOSE_START
        self.active: int = like.active if like else 0
        self.ap: int = like.ap if like else 0
        self.draws: int = like.draws if like else 0
        self.token_used: bool = like.token_used if like else False
        self.placed: bool = like.placed if like else False
        """Whether terrain was placed this turn."""
        self.moved: list[int] = like.moved.copy() if like else []
        """Where Incas stand that moved since the last action other than a move (EN01)."""
        self.idle: int = like.idle if like else 0
        """Turns in a row without terrain (CZ-Z02)."""
        self.ending: int = like.ending if like else codes.RUNNING
        self.finished: list[bool] = like.finished.copy() if like else [False] * seats
        """Who has made the grand final scoring."""
        self.sheets: list[int] = like.sheets.copy() if like else [0] * (codes.CATEGORIES * seats)

        # The cells; a change makes new bytes.
        self.level: bytes = like.level if like else bytes(SIZE)
        self.kind: bytes = like.kind if like else first_kinds(str(options["left_pond"]))
        self.piece: bytes = like.piece if like else bytes(SIZE)
        self.top: list[int] = like.top.copy() if like else [-1] * SIZE
        """The footprint of the topmost tile; two tiles on one footprint never both show."""
        self.incas: list[list[int]] = (
            [cells.copy() for cells in like.incas] if like else [[] for _ in range(seats)]
        )
        """The cells of each seat's Incas, ascending."""
        self.temples: list[int] = like.temples.copy() if like else []
        """The cells of the temples, ascending; the next three lists go with it."""
        self.values: list[int] = like.values.copy() if like else []
        self.discs: list[bool] = like.discs.copy() if like else []
        self.changed: list[bool] = like.changed.copy() if like else []
        """Whether the temple was built or expanded this turn."""

        self.triples: int = like.triples if like else content.triples_in_play(options)
        self.stock: list[int] = like.stock.copy() if like else list(content.OWN_TILES) * seats
        """Doubles, single crops and single villages of each seat."""
        self.tokens: list[int] = like.tokens.copy() if like else [content.TOKENS] * seats
        self.ponds: int = like.ponds if like else content.PONDS
        self.floors: list[int] = like.floors.copy() if like else list(content.FLOORS)
        # The cards, counted by kind.
        self.draw: list[int] = like.draw.copy() if like else list(content.COPIES)
        self.discard: list[int] = like.discard.copy() if like else [0] * KINDS_OF_CARDS
        self.face_up: int = like.face_up if like else -1
        self.hands: list[int] = like.hands.copy() if like else [0] * (KINDS_OF_CARDS * seats)
        self.known: list[int] = like.known.copy() if like else [0] * (KINDS_OF_CARDS * seats)
        """Cards that all saw go to a hand and that must still be there."""
        self.dealt: int = like.dealt if like else 0
        # The festival.
        self.city: int = like.city if like else -1
        """The cell of the temple whose festival is held."""
        self.bidder: int = like.bidder if like else 0
        """Whose bid it is."""
        self.need: int = like.need if like else 0
        """What the total must reach before the bid may end."""
        self.totals: list[int] = like.totals.copy() if like else [0] * seats
        self.standing: list[int] = like.standing.copy() if like else [codes.AWAY] * seats
        self.played: list[int] = like.played.copy() if like else [0] * KINDS_OF_CARDS

        # What follows from the board.
        self.footing: bytes = like.footing if like else bytes(SIZE)
        """The level on which a tile would lie; where an obstacle is, a mark no neighbour has."""
        self.place_prices: bytes = like.place_prices if like else bytes(PLACES)
        """The price of each footprint, pond cell and gate; 0 where the board forbids it."""
        self.price_counts: list[int] = (
            like.price_counts.copy() if like else [0] * (PLACE_KINDS * PRICES)
        )
        """How many places of each kind have each price."""
        self.offers: list[list[list[int] | None]] = (
            [groups.copy() for groups in like.offers]
            if like
            else [[None] * GROUPS for _ in range(LIMITS)]
        )
        """By action points and group of places what was listed and is still valid; see listing."""
        self.areas: Areas | None = like.areas if like else None
        self.villages: Villages | None = like.villages if like else None
        self.joining: list[int] | None = like.joining if like else None
        """The tiles whose village hex would join two cities (CZ-T10)."""
        self.strengths: list[list[int]] | None = like.strengths if like else None
        """The strength of each seat in each area (CZ-V05)."""
        self.walks: list[Walks] = like.walks.copy() if like else [Walks([]) for _ in range(seats)]
        """By seat the walks of its Incas that are still valid."""

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds: public."""
        first = seat * KINDS_OF_CARDS
        return sum(self.hands[first : first + KINDS_OF_CARDS])

    def reserve(self, seat: int) -> int:
        """How many Incas a seat has in its supply."""
        return content.INCAS - len(self.incas[seat])

    def tell(self, name: str, **params: Value) -> None:
        """Append an event, where events are collected."""
        if self.events is not None:
            self.events.append(Event(f"cuzco-event-{name}", params))

    # The contract.

    def actor(self) -> int:
        return decisions.actor(self)

    def legal(self) -> list[int]:
        return decisions.legal(self)

    def candidates(self) -> list[int]:
        return decisions.candidates(self)

    def sample(self, rng: Rng) -> int:
        return decisions.sample(self, rng)

    def is_legal(self, action: int) -> bool:
        return decisions.is_legal(self, action)

    def why_not(self, action: int) -> Refusal | None:
        rule = decisions.refuse(self, action)
        return refusal(rule) if rule else None

    def apply(self, action: int) -> None:
        if not decisions.is_legal(self, action):
            raise_illegal(self, action, ACTIONS, OUTCOMES)
        decisions.do(self, action)

    def chance(self) -> list[tuple[int, int]]:
        return decisions.chance(self)

    def source(self) -> str:
        return decisions.source(self)

    def clone(self) -> State:
        return State(self.seats, self.options, self.rules_version, self)

    def key(self) -> bytes:
        return codec.key(self)

    def to_json(self) -> Json:
        return codec.to_json(self)

    def view(self, seat: int | None) -> Json:
        return cast("Json", view.view(self, seat))

    def determinize(self, seat: int, rng: Rng) -> State:
        copy = self.clone()
        view.redraw_hidden(copy, seat, rng)
        return copy

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def sheet(self) -> list[dict[str, int]]:
        return scoring.sheet(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def question(self) -> tuple[str, Params]:
        return prompt.question(self)

    def end(self) -> str | None:
        return codes.REASONS[self.ending] if self.point == codes.GAME_OVER else None


def new_state(seats: int, options: Mapping[str, OptionValue], rules_version: int) -> State:
    """Set up the table; the first draw is due."""
    s = State(seats, dict(options), rules_version)
    turn.set_up(s)
    return s
