"""The SVG drawing of a game that has none: its position as panels, from the shapes of its view."""

from __future__ import annotations

from textwrap import wrap
from typing import Any

from tampu.core.contract import Game, Json
from tampu.core.display import display
from tampu.envs.svg import Sheet

WIDTH = 640
LINE_HEIGHT = 17
LETTERS = 92
"""Letters on a line of the middle panel."""


def draw_display(game: Game, view: Json) -> str:
    """Draw what lies on the table, and below it what each seat has."""
    parts = display(game.id, view)
    middle = [
        line
        for part in parts
        if not part["by_seat"]
        for line in wrap(_line(part, part["cells"][0]), LETTERS)
    ]
    points = game.known_scores(view)
    players = [
        (
            f"Seat {seat + 1}: {'?' if score is None else score}",
            [_line(part, part["cells"][seat]) for part in parts if part["by_seat"]],
        )
        for seat, score in enumerate(points)
    ]
    top = 44 + LINE_HEIGHT * len(middle)
    trial = Sheet(0, 0, "")
    height = trial.players(0, 0, WIDTH - 32, players, -1)
    sheet = Sheet(WIDTH, top + height + 24, game.meta.title)
    sheet.panel(16, 12, WIDTH - 32, top - 16, game.meta.title)
    for number, line in enumerate(middle):
        sheet.text(26, 52 + LINE_HEIGHT * number, line, 12, "f")
    sheet.players(16, top + 8, WIDTH - 32, players, -1)
    return sheet.svg()


def _line(part: Json, cell: list[Any]) -> str:
    """A field and what it holds; a card that lies face down is a question mark."""
    return f"{part['field'].replace('_', ' ')}: {' '.join(map(_entry, cell)) or '–'}"


def _entry(entry: Any) -> str:
    if isinstance(entry, list):
        card, count = entry
        return f"{card} ×{count}" if count > 1 else str(card)
    if isinstance(entry, bool):
        return "yes" if entry else "no"
    return "?" if entry is None else str(entry)
