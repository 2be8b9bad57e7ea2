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
from tampu.games.cuzco.rules.blocks import GROUPS, PLACE_KINDS, PRICES
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
            version_facts(rules_version, options) if like is None else like.version_facts
        )

        self.point: int = codes.CHOOSE_START if like is None else like.point
        self.active: int = 0 if like is None else like.active
        self.ap: int = 0 if like is None else like.ap
        self.draws: int = 0 if like is None else like.draws
        self.token_used: bool = False if like is None else like.token_used
        self.placed: bool = False if like is None else like.placed
        """Whether terrain was placed this turn."""
        self.moved: list[int] = [] if like is None else like.moved.copy()
        """Where Incas stand that moved since the last action other than a move (EN01)."""
        self.idle: int = 0 if like is None else like.idle
        """Turns in a row without terrain (CZ-Z02)."""
        self.ending: int = codes.RUNNING if like is None else like.ending
        self.finished: list[bool] = [False] * seats if like is None else like.finished.copy()
        """Who has made the grand final scoring."""
        self.sheets: list[int] = (
            [0] * (codes.CATEGORIES * seats) if like is None else like.sheets.copy()
        )

        # The cells; a change makes new bytes.
        self.level: bytes = bytes(SIZE) if like is None else like.level
        self.kind: bytes = first_kinds(str(options["left_pond"])) if like is None else like.kind
        self.piece: bytes = bytes(SIZE) if like is None else like.piece
        self.top: list[int] = [-1] * SIZE if like is None else like.top.copy()
        """The footprint of the topmost tile; two tiles on one footprint never both show."""
        self.incas: list[list[int]] = (
            [[] for _ in range(seats)] if like is None else [cells.copy() for cells in like.incas]
        )
        """The cells of each seat's Incas, ascending."""
        self.temples: list[int] = [] if like is None else like.temples.copy()
        """The cells of the temples, ascending; the next three lists go with it."""
        self.values: list[int] = [] if like is None else like.values.copy()
        self.discs: list[bool] = [] if like is None else like.discs.copy()
        self.changed: list[bool] = [] if like is None else like.changed.copy()
        """Whether the temple was built or expanded this turn."""

        self.triples: int = content.triples_in_play(options) if like is None else like.triples
        self.stock: list[int] = (
            list(content.OWN_TILES) * seats if like is None else like.stock.copy()
        )
        """Doubles, single crops and single villages of each seat."""
        self.tokens: list[int] = [content.TOKENS] * seats if like is None else like.tokens.copy()
        self.ponds: int = content.PONDS if like is None else like.ponds
        self.floors: list[int] = list(content.FLOORS) if like is None else like.floors.copy()
        # The cards, counted by kind.
        self.draw: list[int] = list(content.COPIES) if like is None else like.draw.copy()
        self.discard: list[int] = [0] * KINDS_OF_CARDS if like is None else like.discard.copy()
        self.face_up: int = -1 if like is None else like.face_up
        self.hands: list[int] = (
            [0] * (KINDS_OF_CARDS * seats) if like is None else like.hands.copy()
        )
        self.known: list[int] = (
            [0] * (KINDS_OF_CARDS * seats) if like is None else like.known.copy()
        )
        """Cards that all saw go to a hand and that must still be there."""
        self.dealt: int = 0 if like is None else like.dealt
        # The festival.
        self.city: int = -1 if like is None else like.city
        """The cell of the temple whose festival is held."""
        self.bidder: int = 0 if like is None else like.bidder
        """Whose bid it is."""
        self.need: int = 0 if like is None else like.need
        """What the total must reach before the bid may end."""
        self.totals: list[int] = [0] * seats if like is None else like.totals.copy()
        self.standing: list[int] = [codes.AWAY] * seats if like is None else like.standing.copy()
        self.played: list[int] = [0] * KINDS_OF_CARDS if like is None else like.played.copy()

        # What follows from the board.
        self.footing: bytes = bytes(SIZE) if like is None else like.footing
        """The level on which a tile would lie; where an obstacle is, a mark no neighbour has."""
        self.place_prices: bytes = bytes(PLACES) if like is None else like.place_prices
        """The price of each footprint, pond cell and gate; 0 where the board forbids it."""
        self.price_counts: list[int] = (
            [0] * (PLACE_KINDS * PRICES) if like is None else like.price_counts.copy()
        )
        """How many places of each kind have each price."""
        self.offers: list[list[list[int] | None] | None] = (
            [None] * GROUPS if like is None else like.offers.copy()
        )
        """By group of places and action points what was listed and is still valid; see listing."""
        self.areas: Areas | None = None if like is None else like.areas
        self.villages: Villages | None = None if like is None else like.villages
        self.joining: list[int] | None = None if like is None else like.joining
        """The tiles whose village hex would join two cities (CZ-T10)."""
        self.strengths: list[list[int]] | None = None if like is None else like.strengths
        """The strength of each seat in each area (CZ-V05)."""
        self.walks: list[Walks] = (
            [Walks([]) for _ in range(seats)] if like is None else like.walks.copy()
        )
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
