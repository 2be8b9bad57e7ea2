"""Writes the observation of a seat straight from the state: the numbers that `layout` describes.

The layout writes the same numbers from a view, many times slower; a test compares the two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tampu.games.inca_empire.actions import ACTIONS, ADDITIONAL_ROAD, ROAD, ROAD_NAMES
from tampu.games.inca_empire.content import (
    COLORS,
    ERAS,
    INVASIONS,
    KINDS_OF_CARD,
    LINES,
    MARKERS,
    PHASES,
    REGIONS,
    SHEET,
    SITES,
)
from tampu.games.inca_empire.meta import META
from tampu.games.inca_empire.rules.hidden_cards import hand_size
from tampu.games.inca_empire.rules.inca import income
from tampu.games.inca_empire.rules.stages import NO_CARD, PROGRESS, STAGES, TURN

if TYPE_CHECKING:
    from tampu.games.inca_empire.state import State

OPTIONS: Final = [(name, list(values)) for name, values in META.observed_options().items()]
KINDS: Final = len(ACTIONS.kinds)
ROAD_NUMBERS: Final = len(ROAD_NAMES)
"""Normal roads and new links, then parallels."""
WORD_BITS: Final = 60
"""Ints of so many bits are not objects, compiled."""
WORD: Final = (1 << WORD_BITS) - 1


def write(s: State, seat: int, out: Any, at: int) -> None:
    """Write what a seat observes into a target of zeros, beginning at a position."""
    at = _write_game(s, seat, out, at)
    for turn in range(s.seats):
        at = _write_player(s, (seat + turn) % s.seats, out, at)
    at = _write_map(s, out, at)
    at = _write_sun(s, seat, out, at)
    at = _write_turn(s, out, at)
    _write_cards(s.hands, seat, out, at)


def _write_set(mask: int, out: Any, at: int) -> None:
    """1 for each member of a set, which is read word by word."""
    while mask:
        word = mask & WORD
        while word:
            low = word & -word
            out[at + low.bit_length() - 1] = 1.0
            word ^= low
        mask >>= WORD_BITS
        at += WORD_BITS


def _write_cards(copies: bytearray, place: int, out: Any, at: int) -> int:
    """How many of each card a multiset has, or one among several."""
    first = place * KINDS_OF_CARD
    for card in range(KINDS_OF_CARD):
        if copies[first + card]:
            out[at + card] = float(copies[first + card])
    return at + KINDS_OF_CARD


def _write_game(s: State, me: int, out: Any, at: int) -> int:
    """Options, the phase and the turn order."""
    n = s.seats
    options = s.setting.options
    for name, values in OPTIONS:
        if name in options:
            out[at + values.index(options[name])] = 1.0
        at += len(values)
    out[at + s.stage] = 1.0
    at += len(STAGES)
    out[at] = s.cursor / 10
    out[at + 1] = s.place / 40
    at += 2
    if 0 <= s.place < len(s.setting.track):
        step = s.setting.track[s.place]
        out[at + step.phase] = 1.0
        out[at + len(PHASES) + step.era] = 1.0
    at += len(PHASES) + len(ERAS)
    for who in s.order:
        if who >= 0:
            out[at + (who - me) % n] = 1.0
        at += n
    out[at] = s.clock / 40
    return at + 1


def _write_player(s: State, seat: int, out: Any, at: int) -> int:
    """What one seat has on the table."""
    if s.colors[seat] >= 0:
        out[at + s.colors[seat]] = 1.0
    at += len(COLORS)
    out[at] = s.vp[seat] / 50
    out[at + 1] = s.arrival[seat] / 40
    out[at + 2] = s.labor[seat] / 20
    out[at + 3] = income(s, seat) / 20
    at += 4
    _write_set(s.owned[seat], out, at)
    at += len(REGIONS)
    _write_set(s.terraces[seat], out, at)
    at += len(REGIONS)
    _write_set(s.roads[seat], out, at)
    _write_set(s.parallels[seat], out, at + LINES)
    at += ROAD_NUMBERS
    _write_set(s.network[seat], out, at)
    at += len(SITES)
    out[at] = hand_size(s, seat) / 4
    at += 1
    first = seat * len(SHEET)
    for category in range(len(SHEET)):
        if s.points[first + category]:
            out[at + category] = s.points[first + category] / 10
    return at + len(SHEET)


def _write_map(s: State, out: Any, at: int) -> int:
    """Markers and buildings."""
    kinds = len(MARKERS)
    shown = s.board.regions & ~s.board.start_regions & ~s.face_down
    while shown:
        low = shown & -shown
        region = low.bit_length() - 1
        out[at + region * kinds + s.marker[region]] = 1.0
        shown ^= low
    at += len(REGIONS) * kinds
    for kind in range(kinds):
        out[at + kind] = s.left[kind] / 10
    at += kinds
    _write_set(s.pending, out, at)
    at += len(REGIONS)
    for buildings in (s.cities, s.garrisons, s.temples):
        _write_set(buildings, out, at)
        at += len(SITES)
    return at


def _write_sun(s: State, me: int, out: Any, at: int) -> int:
    """The Sun board and the cards as the seat knows them."""
    n = s.seats
    cards_out = sum(s.faces) + sum(s.discard)
    face_down = 0
    for local in range(n):
        at = _write_cards(s.faces, local, out, at)
        fresh, by = s.fresh[local], s.fresh_by[local]
        if fresh != NO_CARD:
            face_down += 1
            out[at + (by - me) % n] = 1.0
            if by == me and fresh < KINDS_OF_CARD:
                out[at + n + fresh] = 1.0
        at += n + KINDS_OF_CARD
    for seat in range(n):
        cards_out += hand_size(s, seat)
    out[at] = (sum(s.setting.cards) - cards_out - face_down) / 40
    at = _write_cards(s.discard, 0, out, at + 1)
    placings = len(s.placed) // 2
    for turn in range(placings):
        by, card = s.placed[2 * turn], s.placed[2 * turn + 1]
        if (turn < placings - face_down or by == me) and card < KINDS_OF_CARD:
            out[at + (by - me) % n * KINDS_OF_CARD + card] += 1.0
    at += n * KINDS_OF_CARD
    for turn in range(len(s.drawn)):
        if s.placed[2 * turn] == me and s.drawn[turn] < KINDS_OF_CARD:
            out[at + s.drawn[turn]] += 1.0
    at += KINDS_OF_CARD
    out[at] = float(len(s.refills))
    for kind in range(len(INVASIONS)):
        out[at + 1 + kind] = float(s.invasions[kind])
    at += 1 + len(INVASIONS)
    if s.arrived:
        out[at] = 1.0
    return at + 1


def _write_turn(s: State, out: Any, at: int) -> int:
    """The People turn in progress."""
    out[at + s.progress] = 1.0
    at += len(PROGRESS)
    if s.main:
        out[at + s.main] = 1.0
    at += KINDS
    out[at] = s.built / 4
    out[at + 1] = s.count / 4
    out[at + 2] = s.extras / 4
    out[at + 3] = s.wild / 4
    for place, holds in enumerate((s.roads_open, s.construction_open, s.pilgrim, s.templed), 4):
        if holds:
            out[at + place] = 1.0
    at += 8
    if s.stage == TURN:
        _write_set(s.menu[ROAD] | s.menu[ADDITIONAL_ROAD], out, at)
    return at + ROAD_NUMBERS
