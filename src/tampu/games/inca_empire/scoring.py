"""The score sheet, the ranking and the reasons to end (IE-E)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.inca_empire.content import SHEET
from tampu.games.inca_empire.rules.stages import END

if TYPE_CHECKING:
    from tampu.games.inca_empire.state import State


def scores(s: State) -> list[int]:
    """Victory points by seat."""
    return list(s.vp)


def sheet(s: State) -> list[dict[str, int]]:
    """The points of each seat by category (IE-E06)."""
    width = len(SHEET)
    return [
        dict(zip(SHEET, s.points[seat * width : (seat + 1) * width], strict=True))
        for seat in range(s.seats)
    ]


def ranking(s: State) -> list[int]:
    """The rank of each seat, from 1; there are no ties (IE-E02, E05)."""
    ranks = [0] * s.seats
    for rank, seat in enumerate(s.ranked(), 1):
        ranks[seat] = rank
    return ranks


def end_reason(s: State) -> str | None:
    """Why the game is over (IE-E07), or None while it runs."""
    if s.stage != END:
        return None
    if s.setting.mini:
        return "mini"
    return "arrival" if s.setting.invasion else "era_track"
