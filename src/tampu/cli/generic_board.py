"""The terminal board of a game without one: its position as tables, from its view's shapes."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table

from tampu.core.contract import Game, Json
from tampu.core.display import display
from tampu.locale import Catalogue


def draw(game: Game, view: Json, words: Catalogue) -> RenderableType:
    """What lies on the table, and a row for each seat; fields without words are left out."""
    parts = [part for part in display(game.id, view) if words.has(_label(game, part))]
    middle = Table(box=None, show_header=False, pad_edge=False)
    middle.add_column(style="dim")
    middle.add_column()
    by_seat = [part for part in parts if part["by_seat"]]
    for part in parts:
        if not part["by_seat"]:
            text = _cell(game, part, part["cells"][0], words)
            middle.add_row(words.text(_label(game, part)), text)
    players = Table(box=None, header_style="dim", pad_edge=False)
    players.add_column()
    for part in by_seat:
        players.add_column(words.text(_label(game, part)))
    players.add_column(words.text("web-points"), justify="right")
    for seat, score in enumerate(game.known_scores(view)):
        cells = [_cell(game, part, part["cells"][seat], words) for part in by_seat]
        name = words.text("seat-name", seat=seat + 1)
        style = "bold" if seat == view.get("seat") else None
        players.add_row(name, *cells, "–" if score is None else str(score), style=style)
    return Group(middle, players) if middle.row_count else players


def _label(game: Game, part: Json) -> str:
    return f"{game.id}-view-{part['field']}"


def _cell(game: Game, part: Json, cell: list[Any], words: Catalogue) -> str:
    """The entries of a cell in words."""
    if part["kind"] == "flag":
        return words.text("web-yes" if cell[0] else "web-no")
    if part["kind"] == "seat":
        return words.text("seat-name", seat=cell[0] + 1) if cell else "–"
    return "  ".join(_entry(game, part["name"], entry, words) for entry in cell) or "–"


def _entry(game: Game, name: str, entry: Any, words: Catalogue) -> str:
    if entry is None:
        return "▒"
    if isinstance(entry, list):
        card, count = entry
        text = str(words.value(game.id, name, card))
        return f"{text} ×{count}" if count > 1 else text
    return str(words.value(game.id, name, entry))
