"""Estates in the terminal: what is on offer, and a line for each player."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table

from tampu.core.contract import Json
from tampu.locale import Catalogue
from tampu_estates.position import HIDDEN


def draw(view: Json, words: Catalogue) -> RenderableType:
    """Draw a view: houses as ⌂, cheques as $, hidden houses as ⌂?."""
    field, sign = ("offer", "⌂") if view["offer"] else ("reward", "$")
    offer = Table(box=None, show_header=False, pad_edge=False)
    offer.add_row(words.text(f"estates-view-{field}"), _row(view[field], sign))
    labels = [words.text(f"estates-view-{name}") for name in ("coins", "bids", "hands", "gains")]
    players = Table("", *labels, box=None, header_style="dim", pad_edge=False)
    for seat in range(view["seats"]):
        houses = _row([*view["hands"][seat], *view["secret"][seat]], "⌂")
        numbers = [str(view[name][seat]) for name in ("coins", "bids", "gains")]
        style = "bold" if seat == view.get("seat") else None
        name = words.text("seat-name", seat=seat + 1)
        players.add_row(name, *numbers[:2], houses, numbers[2], style=style)
    return Group(offer, players)


def _row(values: list[int], sign: str) -> str:
    return "  ".join(f"{sign}{'?' if value == HIDDEN else value}" for value in values) or "–"
