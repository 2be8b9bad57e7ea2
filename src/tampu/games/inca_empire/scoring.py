"""Chapter 13: the score sheet, the ranking and the reasons to end."""

from __future__ import annotations

from tampu.games.inca_empire.content import SHEET
from tampu.games.inca_empire.position import END, Position


def sheet(s: Position) -> list[dict[str, int]]:
    """The points of each seat by category (IE-E06)."""
    width = len(SHEET)
    return [
        dict(zip(SHEET, s.points[seat * width : (seat + 1) * width], strict=True))
        for seat in range(s.seats)
    ]


def ranking(s: Position) -> list[int]:
    """The place of each seat, from 1; there are no ties (IE-E02, E05)."""
    places = [0] * s.seats
    for place, seat in enumerate(s.ranked(), 1):
        places[seat] = place
    return places


def end_reason(s: Position) -> str | None:
    """Why the game is over (IE-E07), or None while it runs."""
    if s.stage != END:
        return None
    return "arrival" if s.setting.invasion else "era_track"
