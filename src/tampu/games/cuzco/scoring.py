"""Points in play and at the end, the score sheet and the ranking."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.core.ranking import ranks
from tampu.games.cuzco.rules.areas import area_strengths, find_areas
from tampu.games.cuzco.rules.board import CELLS
from tampu.games.cuzco.rules.codes import (
    CATEGORIES,
    FINAL_FIRST,
    FINAL_SECOND,
    SHEET,
)

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State


def score(s: State, seat: int, category: int, points: int, cell: str) -> None:
    """Give prestige points to a seat."""
    s.sheets[seat * CATEGORIES + category] += points
    if s.events is not None:
        s.tell(SHEET[category], seat=seat + 1, points=points, cell=cell)


def final_places(s: State, strengths: list[int]) -> list[int]:
    """Return each seat's place in a city: 1, 2, or 0 for third and lower and for none."""
    present = [own for own in strengths if own]
    highest = max(present, default=0)
    lower = [own for own in present if own < highest]
    second = max(lower, default=0)
    competition = s.options["final_second_place"] == "competition"
    if competition and len(present) - len(lower) > 1:
        second = 0
    places = [0] * len(strengths)
    for seat, own in enumerate(strengths):
        if own:
            places[seat] = 1 if own == highest else 2 if own == second else 0
    return places


def score_final(s: State, seat: int) -> None:
    """Make the grand final scoring of one seat on the board as it is (CZ-E04 to E08)."""
    areas = find_areas(s)
    strengths = area_strengths(s)
    s.finished[seat] = True
    s.tell("final", seat=seat + 1)
    for cell, value in zip(s.temples, s.values, strict=True):
        place = final_places(s, strengths[areas.of[cell]])[seat]
        if place == 1:
            score(s, seat, FINAL_FIRST, value, CELLS[cell])
        elif place == 2:
            score(s, seat, FINAL_SECOND, value // 2, CELLS[cell])


def scores(s: State) -> list[int]:
    """Return the prestige points of each seat."""
    sheets = s.sheets
    return [sum(sheets[i : i + CATEGORIES]) for i in range(0, len(sheets), CATEGORIES)]


def sheet(s: State) -> list[dict[str, int]]:
    """Return the prestige points of each seat by category."""
    return [
        {
            **{name: s.sheets[seat * CATEGORIES + i] for i, name in enumerate(SHEET)},
            "total": total,
        }
        for seat, total in enumerate(scores(s))
    ]


def ranking(s: State) -> list[int]:
    """Return the ranks by prestige points; ties are shared (CZ-E13)."""
    return ranks(scores(s))
