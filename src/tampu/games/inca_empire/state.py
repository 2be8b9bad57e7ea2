"""The state of Inca Empire: the contract's face of a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tampu.core.contract import CHANCE, OVER, Json
from tampu.core.errors import IllegalAction, Params, Refusal, refusal
from tampu.core.rng import Rng
from tampu.games.inca_empire import scoring
from tampu.games.inca_empire.actions import (
    ACTIONS,
    CHOOSE_COLOR,
    FIRST,
    KIND_OF,
    KINDS,
    OUTCOMES,
    PLACE_CARD,
)
from tampu.games.inca_empire.board import setting_of
from tampu.games.inca_empire.imagine import forget, remember
from tampu.games.inca_empire.key import pack
from tampu.games.inca_empire.position import (
    COLOR,
    CONSTRUCTION,
    END,
    PLACE,
    ROAD_BUILDING,
    TURN,
    Position,
)
from tampu.games.inca_empire.rules import chance as draws
from tampu.games.inca_empire.rules.construction import step_price
from tampu.games.inca_empire.rules.people import play_step, turn_refused
from tampu.games.inca_empire.rules.roads import allowance
from tampu.games.inca_empire.rules.setup import offer_colors, take_color
from tampu.games.inca_empire.rules.sun import card_refused, place_card
from tampu.games.inca_empire.rules.track import end_people
from tampu.games.inca_empire.view import (
    offer_again,
    read_all,
    read_own,
    read_public,
    to_json,
    view,
)

BITS: Final[list[bytes]] = [
    bytes(bit for bit in range(8) if value >> bit & 1) for value in range(256)
]
"""The bits of each byte."""


class State(Position):
    """A position with the questions and answers of the contract."""

    __slots__ = ()

    def actor(self) -> int:
        """The seat that decides, or CHANCE, or OVER."""
        stage = self.stage
        if stage in (TURN, PLACE):
            return self.order[self.cursor]
        if stage == END:
            return OVER
        if stage == COLOR and self.setting.chosen_colors:
            return self.cursor
        return CHANCE

    def legal(self) -> list[int]:
        """All legal actions, ascending."""
        found: list[int] = []
        for kind, rows in enumerate(self.menu):
            if rows:
                action = FIRST[kind]
                for byte in rows.to_bytes((rows.bit_length() + 7) >> 3, "little"):
                    if byte:
                        for bit in BITS[byte]:
                            found.append(action + bit)
                    action += 8
        return found

    def candidates(self) -> list[int]:
        """All legal actions: the ledger defines no filter."""
        return self.legal()

    def sample(self, rng: Rng) -> int:
        """One legal action: a kind uniformly, then uniformly inside the kind."""
        menu = self.menu
        pick = rng.below(KINDS - menu.count(0))
        kind = 0
        while True:
            if menu[kind]:
                if pick == 0:
                    break
                pick -= 1
            kind += 1
        rows = menu[kind]
        action = FIRST[kind]
        skip = rng.below(rows.bit_count())
        for byte in rows.to_bytes((rows.bit_length() + 7) >> 3, "little"):
            held = BITS[byte]
            if skip < len(held):
                return action + held[skip]
            skip -= len(held)
            action += 8
        raise AssertionError("a set holds as many rows as it counts")

    def is_legal(self, action: int) -> bool:
        """Whether the action, or the outcome where chance is due, may come now."""
        if not self.menu:
            return any(outcome == action for outcome, _ in self.chance())
        if not 0 <= action < ACTIONS.size:
            return False
        kind = KIND_OF[action]
        return bool(self.menu[kind] >> (action - FIRST[kind]) & 1)

    def why_not(self, action: int) -> Refusal | None:
        """The rule that forbids the action, or None."""
        if self.is_legal(action):
            return None
        if not self.menu and self.stage != END:
            OUTCOMES.kind_of(action)  # raises where there is no such outcome
            return refusal("IE-H04")
        ACTIONS.kind_of(action)
        kind = KIND_OF[action]
        if self.stage == END:
            return refusal("IE-E01")
        if self.stage == COLOR:
            return refusal("IE-S14")
        if self.stage == PLACE:
            if kind != PLACE_CARD:
                return refusal("IE-T01")
            return refusal(card_refused(self, self.active(), action - FIRST[kind]))
        if kind in (CHOOSE_COLOR, PLACE_CARD):
            return refusal("IE-T01")
        return _turn_refusal(self, kind, action - FIRST[kind])

    def apply(self, action: int) -> None:
        """Carry out a decision or a chance outcome and all that follows."""
        if not self.is_legal(action):
            why = self.why_not(action)
            assert why is not None
            raise IllegalAction(why)
        if not self.menu:
            draws.TAKE[self.stage](self, action)
            return
        kind = KIND_OF[action]
        row = action - FIRST[kind]
        if kind == PLACE_CARD:
            place_card(self, row)
        elif kind == CHOOSE_COLOR:
            take_color(self, row)
        elif not play_step(self, kind, row):
            end_people(self)

    def chance(self) -> list[tuple[int, int]]:
        """The outcomes that may come, with their weights."""
        return [] if self.menu or self.stage == END else draws.outcomes(self)

    def source(self) -> str:
        """The source of the outcome that is due."""
        return draws.SOURCE[self.stage]

    def clone(self) -> State:
        """An independent copy, without events."""
        return _copy(self)

    def key(self) -> bytes:
        """Equal for equal positions and only for them."""
        return pack(self)

    def to_json(self) -> Json:
        """Everything, for `load`."""
        return to_json(self)

    def view(self, seat: int | None) -> Json:
        """What the seat may know, or a spectator."""
        return view(self, seat)

    def determinize(self, seat: int, rng: Rng) -> State:
        """A full state that agrees with what the seat knows: `imagine` without the detour."""
        copy = _copy(self)
        forget(copy, seat)
        remember(copy, seat, rng)
        offer_again(copy)
        return copy

    def question(self) -> tuple[str, Params]:
        """What the seat that decides is asked."""
        return ask(self)

    def scores(self) -> list[int]:
        """Victory points by seat."""
        return list(self.vp)

    def sheet(self) -> list[dict[str, int]]:
        """Points by category for each seat."""
        return scoring.sheet(self)

    def ranking(self) -> list[int]:
        """The place of each seat, from 1."""
        return scoring.ranking(self)

    def end(self) -> str | None:
        """Why the game is over, or None."""
        return scoring.end_reason(self)


def ask(s: Position) -> tuple[str, Params]:
    """The question of the decision point, with what a player wants to know beside it."""
    if s.stage == COLOR:
        return "inca_empire-ask-color", {"seat": s.cursor + 1}
    if s.stage == PLACE:
        return "inca_empire-ask-card", {"seat": s.active() + 1}
    seat = s.active()
    params: Params = {"seat": seat + 1, "labor": s.labor[seat]}
    if s.progress == ROAD_BUILDING:
        return "inca_empire-ask-roads", {**params, "left": allowance(s, seat) - s.built}
    if s.progress == CONSTRUCTION:
        return "inca_empire-ask-construction", params
    return "inca_empire-ask-turn", params


def _turn_refusal(s: Position, kind: int, row: int) -> Refusal:
    """Why the seat whose turn it is may not do this."""
    rule = turn_refused(s, kind, row)
    if rule == "IE-B04":
        seat = s.active()
        price = step_price(s, seat, kind, row)
        return refusal(rule, "inca_empire-why-labor", price=price, labor=s.labor[seat])
    return refusal(rule)


def _copy(s: State) -> State:
    copy = State(s.setting)
    copy.stage = s.stage
    copy.cursor = s.cursor
    copy.place = s.place
    copy.colors = s.colors[:]
    copy.order = s.order[:]
    copy.vp = s.vp[:]
    copy.arrival = s.arrival[:]
    copy.clock = s.clock
    copy.labor = s.labor[:]
    copy.points = s.points[:]
    copy.history = s.history
    copy.marker = s.marker[:]
    copy.types = s.types[:]
    copy.left = s.left[:]
    copy.face_down = s.face_down
    copy.conquered = s.conquered
    copy.owned = s.owned[:]
    copy.terraces = s.terraces[:]
    copy.cities = s.cities
    copy.garrisons = s.garrisons
    copy.temples = s.temples
    copy.roads = s.roads[:]
    copy.parallels = s.parallels[:]
    copy.taken = s.taken
    copy.blocked = s.blocked
    copy.network = s.network[:]
    copy.frontier = s.frontier[:]
    copy.touched = s.touched[:]
    copy.open_lines = s.open_lines
    copy.reached = s.reached
    copy.pending = s.pending
    copy.hands = s.hands[:]
    copy.pile = s.pile[:]
    copy.discard = s.discard[:]
    copy.faces = s.faces[:]
    copy.fresh = s.fresh[:]
    copy.fresh_by = s.fresh_by[:]
    copy.effects = s.effects[:]
    copy.dealt = s.dealt
    copy.placed = s.placed
    copy.drawn = s.drawn
    copy.refills = s.refills
    copy.invasions = s.invasions[:]
    copy.arrived = s.arrived
    copy.progress = s.progress
    copy.roads_open = s.roads_open
    copy.construction_open = s.construction_open
    copy.built = s.built
    copy.main = s.main
    copy.count = s.count
    copy.extras = s.extras
    copy.wild = s.wild
    copy.pilgrim = s.pilgrim
    copy.templed = s.templed
    copy.menu = s.menu
    return copy


def load(told: Json) -> State:
    """The state that `to_json` wrote."""
    s = State(setting_of(told["seats"], told["options"]))
    read_public(s, told)
    read_all(s, told)
    offer_again(s)
    return s


def imagine(told: Json, rng: Rng) -> State:
    """A full state that agrees with a seat's view."""
    s = State(setting_of(told["seats"], told["options"]))
    read_public(s, told)
    read_own(s, told)
    remember(s, -1 if told["seat"] is None else told["seat"], rng)
    offer_again(s)
    return s


def new(seats: int, options: Mapping[str, Any]) -> State:
    """The first state: colours are due."""
    s = State(setting_of(seats, options))
    offer_colors(s)
    return s
