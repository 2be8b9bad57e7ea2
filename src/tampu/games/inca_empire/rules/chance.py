"""The chance entries of chapter 4: what may come, from which source, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tampu.core.deck import weighted
from tampu.games.inca_empire.actions import (
    OUTCOME_DEAL,
    OUTCOME_DRAW,
    OUTCOME_INVASION,
    OUTCOME_SEAT,
    OUTCOME_TILE,
    OUTCOME_UP,
)
from tampu.games.inca_empire.board import bits
from tampu.games.inca_empire.content import (
    COLORS,
    HAND,
    INVASIONS,
    KINDS_OF_CARD,
    MARKERS,
)
from tampu.games.inca_empire.position import (
    COLOR,
    DEAL,
    DRAW,
    FIRST_REGIONS,
    GODS,
    INVASION,
    REVEAL,
    TILE,
    Position,
)
from tampu.games.inca_empire.rules.people import settle
from tampu.games.inca_empire.rules.setup import (
    deal,
    free_colors,
    free_tiles,
    marker_weights,
    regions_up,
    take_color,
    take_tile,
    turn_up,
)
from tampu.games.inca_empire.rules.sun import draw_card
from tampu.games.inca_empire.rules.track import end_people, invade, invasion_number, next_phase

SOURCE: Final[dict[int, str]] = {
    COLOR: "colors",
    GODS: "hand_of_god",
    FIRST_REGIONS: "markers",
    DEAL: "sun",
    TILE: "tiles",
    DRAW: "sun",
    REVEAL: "markers",
    INVASION: "invasion",
}
"""The stages in which chance is due, and its source."""

TILES: Final = 4
"""Tiles among the outcomes."""


def _first_for(s: Position, base: int, seat: int, values: int) -> int:
    """The id of the first outcome of a kind for the colour of a seat."""
    return base + s.colors[seat] * values


def outcomes(s: Position) -> list[tuple[int, int]]:
    """The outcomes that may come, with their weights."""
    stage = s.stage
    if stage in (REVEAL, FIRST_REGIONS, GODS):
        return weighted(marker_weights(s), OUTCOME_UP + _region_due(s) * len(MARKERS))
    if stage == DRAW:
        return weighted(s.pile, _first_for(s, OUTCOME_DRAW, s.active(), KINDS_OF_CARD))
    if stage == DEAL:
        return weighted(s.pile, _first_for(s, OUTCOME_DEAL, s.cursor // HAND, KINDS_OF_CARD))
    if stage == COLOR:
        first = OUTCOME_SEAT + s.cursor * len(COLORS)
        return [(first + color, 1) for color in bits(free_colors(s))]
    if stage == TILE:
        first = _first_for(s, OUTCOME_TILE, s.cursor, TILES)
        return [(first + tile, 1) for tile in free_tiles(s)]
    return weighted(s.invasions, OUTCOME_INVASION + (invasion_number(s) - 1) * len(INVASIONS))


def _region_due(s: Position) -> int:
    """The region to be turned up next: markers go in the order of the regions (IE-H04)."""
    return (s.pending & -s.pending).bit_length() - 1


def _up(s: Position, outcome: int) -> None:
    region, kind = divmod(outcome - OUTCOME_UP, len(MARKERS))
    turn_up(s, region, kind)
    if s.pending:
        return
    if s.stage != REVEAL:
        regions_up(s)
    elif not settle(s):
        end_people(s)


def _color(s: Position, outcome: int) -> None:
    take_color(s, (outcome - OUTCOME_SEAT) % len(COLORS))


def _deal(s: Position, outcome: int) -> None:
    deal(s, (outcome - OUTCOME_DEAL) % KINDS_OF_CARD)


def _tile(s: Position, outcome: int) -> None:
    if take_tile(s, (outcome - OUTCOME_TILE) % TILES):
        next_phase(s)


def _draw(s: Position, outcome: int) -> None:
    if draw_card(s, (outcome - OUTCOME_DRAW) % KINDS_OF_CARD):
        next_phase(s)


def _invasion(s: Position, outcome: int) -> None:
    invade(s, (outcome - OUTCOME_INVASION) % len(INVASIONS))


TAKE: Final[dict[int, Callable[[Position, int], None]]] = {
    COLOR: _color,
    GODS: _up,
    FIRST_REGIONS: _up,
    DEAL: _deal,
    TILE: _tile,
    DRAW: _draw,
    REVEAL: _up,
    INVASION: _invasion,
}
"""By stage: carry out an outcome."""
