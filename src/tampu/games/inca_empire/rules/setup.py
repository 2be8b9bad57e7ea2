"""Chapter 3: set-up, as decisions and chance entries in the order of IE-H04."""

from __future__ import annotations

from tampu.games.inca_empire.actions import CHOOSE_COLOR
from tampu.games.inca_empire.board import bits
from tampu.games.inca_empire.content import (
    COLORS,
    HAND,
    INVASION_COPIES,
    KINDS_OF_CARD,
    LABOR,
)
from tampu.games.inca_empire.position import (
    DEAL,
    FIRST_REGIONS,
    GODS,
    TILE,
    Position,
)
from tampu.games.inca_empire.rules.roads import open_region, trace_lines, trace_network


def free_colors(s: Position) -> int:
    """The colours of this side that no seat has."""
    mask = 0
    for color in s.board.colors:
        if color not in s.colors:
            mask |= 1 << color
    return mask


def offer_colors(s: Position) -> None:
    """Ask the next seat for its colour where colours are chosen (IE-S14)."""
    if s.setting.chosen_colors:
        s.offer(CHOOSE_COLOR, free_colors(s))


def take_color(s: Position, color: int) -> None:
    """Give the next seat its colour; the last one follows by itself where colours are chosen."""
    s.colors[s.cursor] = color
    s.cursor += 1
    if s.setting.chosen_colors and s.cursor == s.seats - 1:
        color = free_colors(s).bit_length() - 1
        s.note("last_color", seat=s.seats, color=COLORS[color])
        s.colors[s.cursor] = color
        s.cursor += 1
    if s.cursor < s.seats:
        offer_colors(s)
        return
    s.menu = []
    s.cursor = 0
    _lay_out(s)
    s.stage = FIRST_REGIONS
    s.pending = s.board.revealed
    if s.setting.gods_agree:
        s.stage = GODS
        s.pending = s.board.hand_of_god


def _lay_out(s: Position) -> None:
    """Put down the start roads and open the start regions (IE-S06, M12)."""
    for seat, color in enumerate(s.colors):
        s.roads[seat] = 1 << s.board.start_road[color]
    trace_lines(s)
    for seat in range(s.seats):
        trace_network(s, seat)
    for region in bits(s.conquered):
        open_region(s, region)
    if s.setting.invasion:
        s.invasions = list(INVASION_COPIES)


def marker_weights(s: Position) -> list[int]:
    """The face-down markers of each type that the region due may have (IE-S07, V10)."""
    if s.stage == GODS:
        return [copies if LABOR[kind] == max(LABOR) else 0 for kind, copies in enumerate(s.left)]
    return s.left


def turn_up(s: Position, region: int, kind: int) -> None:
    """Turn up the marker of a region."""
    mark = 1 << region
    s.left[kind] -= 1
    s.marker[region] = kind
    s.types[kind] |= mark
    s.face_down &= ~mark
    s.pending &= ~mark


def regions_up(s: Position) -> None:
    """Go on in set-up once the regions of a step are turned up."""
    if s.stage == GODS:
        s.stage = FIRST_REGIONS
        s.pending = s.board.revealed & s.face_down
    else:
        s.stage = DEAL
        s.cursor = 0


def deal(s: Position, card: int) -> None:
    """Deal a card; three to each seat in turn (IE-S09)."""
    s.pile[card] -= 1
    s.hands[(s.cursor // HAND) * KINDS_OF_CARD + card] += 1
    s.dealt += bytes((card,))
    s.cursor += 1
    if s.cursor == s.seats * HAND:
        s.stage = TILE
        s.cursor = 0
        if s.setting.start_seat >= 0:
            s.order[0] = s.setting.start_seat
        _skip_starter(s)


def free_tiles(s: Position) -> list[int]:
    """The tiles, from 0, that no seat has."""
    return [tile for tile in range(s.seats) if s.order[tile] < 0]


def take_tile(s: Position, tile: int) -> bool:
    """Give the next seat its tile; True once all have theirs (IE-S11, S17)."""
    s.order[tile] = s.cursor
    s.cursor += 1
    _skip_starter(s)
    if s.cursor < s.seats:
        return False
    for number, seat in enumerate(s.order):
        s.arrival[seat] = number + 1
    return True


def _skip_starter(s: Position) -> None:
    if s.cursor == s.setting.start_seat:
        s.cursor += 1
