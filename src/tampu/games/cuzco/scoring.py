"""Points: as they come, in the grand final scoring, and as sheets and ranks."""

from __future__ import annotations

from tampu.core.contract import Event
from tampu.core.errors import Value
from tampu.core.ranking import ranks
from tampu.games.cuzco.board import CELLS
from tampu.games.cuzco.rules.areas import area_might, find_areas
from tampu.games.cuzco.state import (
    CATEGORIES,
    FINAL_FIRST,
    FINAL_SECOND,
    SHEET,
    Position,
)


def tell(position: Position, name: str, **params: Value) -> None:
    """Note what followed by itself, if anybody listens."""
    if position.events is not None:
        position.events.append(Event(f"cuzco-event-{name}", params))


def score(position: Position, seat: int, category: int, points: int, cell: str) -> None:
    """Give prestige points to a seat."""
    position.sheets[seat * CATEGORIES + category] += points
    if position.events is not None:
        tell(position, SHEET[category], seat=seat + 1, points=points, cell=cell)


def final_places(position: Position, might: list[int]) -> list[int]:
    """The place of each seat in a city: 1, 2, or 0 for third and lower and for none."""
    present = [strong for strong in might if strong]
    highest = max(present, default=0)
    lower = [strong for strong in present if strong < highest]
    second = max(lower, default=0)
    competition = position.options["final_second_place"] == "competition"
    if competition and len(present) - len(lower) > 1:
        second = 0
    return [0 if not s else 1 if s == highest else 2 if s == second else 0 for s in might]


def score_final(position: Position, seat: int) -> None:
    """The grand final scoring of one seat on the board as it is (CZ-E04 to E08)."""
    areas = find_areas(position)
    might = area_might(position)
    position.finished[seat] = True
    tell(position, "final", seat=seat + 1)
    for cell, value in zip(position.temples, position.values, strict=True):
        place = final_places(position, might[areas.of[cell]])[seat]
        if place == 1:
            score(position, seat, FINAL_FIRST, value, CELLS[cell])
        elif place == 2:
            score(position, seat, FINAL_SECOND, value // 2, CELLS[cell])


def scores(position: Position) -> list[int]:
    """The prestige points of each seat."""
    sheets = position.sheets
    return [sum(sheets[s * CATEGORIES : (s + 1) * CATEGORIES]) for s in range(position.seats)]


def sheet(position: Position) -> list[dict[str, int]]:
    """The prestige points of each seat by where they came from."""
    return [
        {
            **{name: position.sheets[seat * CATEGORIES + i] for i, name in enumerate(SHEET)},
            "total": total,
        }
        for seat, total in enumerate(scores(position))
    ]


def ranking(position: Position) -> list[int]:
    """Ranks by prestige points; ties are shared (CZ-E13)."""
    return ranks(scores(position))
