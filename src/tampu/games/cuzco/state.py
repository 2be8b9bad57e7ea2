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
        original: State | None = None,
    ) -> None:
        self.seats: int = seats
        self.rules_version: int = rules_version
        self.options: Mapping[str, OptionValue] = options
        self.events: list[Event] | None = None
        if original is None:
            self.version_facts: VersionFacts = version_facts(rules_version, options)
            self._set_turn(seats)
            self._set_board(seats, str(options["left_pond"]))
            self._set_supplies(seats, content.triples_in_play(options))
            self._clear_caches()
        else:
            self._copy(original)

    def _set_turn(self, seats: int) -> None:
        self.point: int = codes.CHOOSE_START
        self.active: int = 0
        self.ap: int = 0
        self.draws: int = 0
        self.token_used: bool = False
        self.placed: bool = False
        """Whether terrain was placed this turn."""
        self.moved: list[int] = []
        """Where Incas stand that moved since the last action other than a move (EN01)."""
        self.idle: int = 0
        """Turns in a row without terrain (CZ-Z02)."""
        self.ending: int = codes.RUNNING
        self.finished: list[bool] = [False] * seats
        """Who has made the grand final scoring."""
        self.sheets: list[int] = [0] * (codes.CATEGORIES * seats)

    def _set_board(self, seats: int, left_pond: str) -> None:
        # The cells; a change makes new bytes, so clones share them.
        self.level: bytes = bytes(SIZE)
        kind = bytearray(SIZE)
        for cell in (*PRINTED_PONDS, CELL[left_pond]):
            kind[cell] = codes.WATER
        self.kind: bytes = bytes(kind)
        self.piece: bytes = bytes(SIZE)
        self.top: list[int] = [-1] * SIZE
        """The footprint of the topmost tile; two tiles on one footprint never both show."""
        self.incas: list[list[int]] = [[] for _ in range(seats)]
        """The cells of each seat's Incas, ascending."""
        self.temples: list[int] = []
        """The cells of the temples, ascending; the next three lists go with it."""
        self.values: list[int] = []
        self.discs: list[bool] = []
        self.changed: list[bool] = []
        """Whether the temple was built or expanded this turn."""

    def _set_supplies(self, seats: int, triples: int) -> None:
        self.triples: int = triples
        self.stock: list[int] = list(content.OWN_TILES) * seats
        """Doubles, single crops and single villages of each seat."""
        self.tokens: list[int] = [content.TOKENS] * seats
        self.ponds: int = content.PONDS
        self.floors: list[int] = list(content.FLOORS)
        # The cards, counted by kind.
        self.draw: list[int] = list(content.COPIES)
        self.discard: list[int] = [0] * KINDS_OF_CARDS
        self.face_up: int = -1
        self.hands: list[int] = [0] * (KINDS_OF_CARDS * seats)
        self.known: list[int] = [0] * (KINDS_OF_CARDS * seats)
        """Cards that all saw go to a hand and that must still be there."""
        self.dealt: int = 0
        # The festival.
        self.city: int = -1
        """The cell of the temple whose festival is held."""
        self.bidder: int = 0
        """Whose bid it is."""
        self.need: int = 0
        """What the total must reach before the bid may end."""
        self.totals: list[int] = [0] * seats
        self.standing: list[int] = [codes.AWAY] * seats
        self.played: list[int] = [0] * KINDS_OF_CARDS

    def _clear_caches(self) -> None:
        self.footing: bytes = bytes(SIZE)
        """The level on which a tile would lie; where an obstacle is, a mark no neighbour has."""
        self.place_prices: bytes = bytes(PLACES)
        """The price of each footprint, pond cell and gate; 0 where the board forbids it."""
        self.price_counts: list[int] = [0] * (PLACE_KINDS * PRICES)
        """How many places of each kind have each price."""
        self.offers: list[list[list[int] | None]] = [[None] * GROUPS for _ in range(LIMITS)]
        """By action points and group of places what was listed and is still valid; see listing."""
        self.areas: Areas | None = None
        self.villages: Villages | None = None
        self.joining: list[int] | None = None
        """The tiles whose village hex would join two cities (CZ-T10)."""
        self.strengths: list[list[int]] | None = None
        """The strength of each seat in each area (CZ-V05)."""
        self.walks: list[Walks] = [Walks([]) for _ in range(self.seats)]
        """By seat the walks of its Incas that are still valid."""

    def _copy(self, original: State) -> None:
        """Become equal to `original`; bytes, offers, areas, strengths and walks are never changed
        but replaced or extended, so they are shared.
        """
        self.version_facts = original.version_facts
        self.point = original.point
        self.active = original.active
        self.ap = original.ap
        self.draws = original.draws
        self.token_used = original.token_used
        self.placed = original.placed
        self.moved = original.moved.copy()
        self.idle = original.idle
        self.ending = original.ending
        self.finished = original.finished.copy()
        self.level = original.level
        self.kind = original.kind
        self.piece = original.piece
        self.top = original.top.copy()
        self.incas = [cells.copy() for cells in original.incas]
        self.temples = original.temples.copy()
        self.values = original.values.copy()
        self.discs = original.discs.copy()
        self.changed = original.changed.copy()
        self.triples = original.triples
        self.stock = original.stock.copy()
        self.tokens = original.tokens.copy()
        self.ponds = original.ponds
        self.floors = original.floors.copy()
        self.draw = original.draw.copy()
        self.discard = original.discard.copy()
        self.face_up = original.face_up
        self.hands = original.hands.copy()
        self.known = original.known.copy()
        self.dealt = original.dealt
        self.city = original.city
        self.bidder = original.bidder
        self.need = original.need
        self.totals = original.totals.copy()
        self.standing = original.standing.copy()
        self.played = original.played.copy()
        self.sheets = original.sheets.copy()
        self.footing = original.footing
        self.place_prices = original.place_prices
        self.price_counts = original.price_counts.copy()
        self.offers = [groups.copy() for groups in original.offers]
        self.areas = original.areas
        self.villages = original.villages
        self.joining = original.joining
        self.strengths = original.strengths
        self.walks = original.walks.copy()

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
