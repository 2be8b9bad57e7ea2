"""Set-up (IE-S), as decisions and chance entries in the order of IE-H04."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.core.decisions import Odds
from tampu.core.deck import weighted
from tampu.games.inca_empire import actions
from tampu.games.inca_empire.content import (
    COLORS,
    HAND,
    INVASION_COPIES,
    KINDS_OF_CARD,
    LABOR,
    MARKERS,
)
from tampu.games.inca_empire.rules.board import bits
from tampu.games.inca_empire.rules.roads import open_region, trace_lines, trace_network
from tampu.games.inca_empire.rules.stages import DEAL, FIRST_REGIONS, GODS, NEXT_PHASE, TILE

if TYPE_CHECKING:
    from tampu.games.inca_empire.state import State

# Colours.


def list_colors(s: State) -> int:
    """The colours of this side that no seat has."""
    mask = 0
    for color in s.board.colors:
        if color not in s.colors:
            mask |= 1 << color
    return mask


def refuse_color(s: State, color: int) -> str:
    return "" if list_colors(s) >> color & 1 else "IE-S14"


def do_color(s: State, color: int) -> None:
    """Give the next seat its colour."""
    s.colors[s.cursor] = color
    s.cursor += 1


def list_color_draws(s: State) -> Odds:
    first = actions.OUTCOME_SEAT + s.cursor * len(COLORS)
    return [(first + color, 1) for color in bits(list_colors(s))]


def do_color_draw(s: State, outcome: int) -> None:
    do_color(s, (outcome - actions.OUTCOME_SEAT) % len(COLORS))


def advance_colors(s: State) -> bool:
    """Ask for the next colour, or lay out the map; a last colour to be chosen follows by itself."""
    chosen = s.setting.chosen_colors
    if chosen and s.cursor == s.seats - 1:
        color = list_colors(s).bit_length() - 1
        s.tell("last_color", seat=s.seats, color=COLORS[color])
        do_color(s, color)
    if s.cursor < s.seats:
        if chosen:
            s.menu = [0] * actions.KINDS
            s.menu[actions.CHOOSE_COLOR] = list_colors(s)
        return False
    s.cursor = 0
    _lay_out(s)
    s.stage = FIRST_REGIONS
    s.pending = s.board.revealed
    if s.setting.gods_agree:
        s.stage = GODS
        s.pending = s.board.hand_of_god
    return True


def _lay_out(s: State) -> None:
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


# Culture markers, in set-up and in People turns.


def list_marker_draws(s: State) -> Odds:
    """The markers that the first pending region may have, in the order of the regions (IE-H04)."""
    region = (s.pending & -s.pending).bit_length() - 1
    copies = s.left
    if s.stage == GODS:  # IE-S07, V10
        copies = [count if LABOR[kind] == max(LABOR) else 0 for kind, count in enumerate(copies)]
    return weighted(copies, actions.OUTCOME_UP + region * len(MARKERS))


def do_marker_draw(s: State, outcome: int) -> None:
    region, kind = divmod(outcome - actions.OUTCOME_UP, len(MARKERS))
    turn_up(s, region, kind)


def turn_up(s: State, region: int, kind: int) -> None:
    """Turn up the marker of a region."""
    mark = 1 << region
    s.left[kind] -= 1
    s.marker[region] = kind
    s.types[kind] |= mark
    s.face_down &= ~mark
    s.pending &= ~mark


def advance_markers(s: State) -> bool:
    """Go on in set-up once the regions of the stage are turned up."""
    if s.pending:
        return False
    if s.stage == GODS:
        s.stage = FIRST_REGIONS
        s.pending = s.board.revealed & s.face_down
    else:
        s.stage = DEAL
        s.cursor = 0
    return True


# The first cards.


def list_deals(s: State) -> Odds:
    color = s.colors[s.cursor // HAND]
    return weighted(s.pile, actions.OUTCOME_DEAL + color * KINDS_OF_CARD)


def do_deal(s: State, outcome: int) -> None:
    """Deal a card; three to each seat in turn (IE-S09)."""
    card = (outcome - actions.OUTCOME_DEAL) % KINDS_OF_CARD
    s.pile[card] -= 1
    s.hands[(s.cursor // HAND) * KINDS_OF_CARD + card] += 1
    s.dealt += bytes((card,))
    s.cursor += 1


def advance_deal(s: State) -> bool:
    if s.cursor < s.seats * HAND:
        return False
    s.stage = TILE
    s.cursor = 0
    if s.setting.start_seat >= 0:
        s.order[0] = s.setting.start_seat
    return True


# Turn order tiles.


def list_tile_draws(s: State) -> Odds:
    """The tiles that no seat has."""
    first = actions.OUTCOME_TILE + s.colors[s.cursor] * actions.TILES
    return [(first + tile, 1) for tile in range(s.seats) if s.order[tile] < 0]


def do_tile_draw(s: State, outcome: int) -> None:
    s.order[(outcome - actions.OUTCOME_TILE) % actions.TILES] = s.cursor
    s.cursor += 1


def advance_tiles(s: State) -> bool:
    """Begin the game once all seats have a tile; a chosen starter has tile 1 (IE-S11, S17)."""
    if s.cursor == s.setting.start_seat:
        s.cursor += 1
    if s.cursor < s.seats:
        return False
    for number, seat in enumerate(s.order):
        s.arrival[seat] = number + 1
    s.stage = NEXT_PHASE
    return True
