"""The board in the terminal: ships and docks, the five sites, the players."""

from __future__ import annotations

from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tampu.core.contract import Json
from tampu.games.imhotep import content
from tampu.locale import Catalogue

STYLES: Final = (
    "bold white on grey23",
    "bold black on white",
    "bold white on orange4",
    "bold black on grey62",
)
EMPTY: Final = "·"


def draw(view: Json, words: Catalogue) -> RenderableType:
    """Draw the whole table of a view."""
    sites = [_market, _pyramids, _temple, _burial, _obelisks]
    return Group(
        Text(
            words.text("imhotep-board-round", round=view["round"], rounds=view["rounds"]),
            style="bold",
        ),
        _ships(view, words),
        Columns([_site(view, words, index, draw_site) for index, draw_site in enumerate(sites)]),
        _players(view, words),
    )


def _stone(seat: int) -> Text:
    return Text(f" {content.COLOURS[seat]} ", style=STYLES[seat])


def _row(stones: list[int], empty: int = 0) -> Text:
    """Stones side by side, then empty spaces."""
    row = Text(" ").join([_stone(seat) for seat in stones])
    if empty:
        row.append(" " * bool(stones) + " ".join([f" {EMPTY} "] * empty), style="dim")
    return row


def _ships(view: Json, words: Catalogue) -> RenderableType:
    table = Table(box=None, pad_edge=False, show_header=False)
    for ship, capacity in enumerate(view["ships"]):
        if not capacity:
            continue
        name = words.text("imhotep-board-ship", ship=ship + 1)
        if view["sailed"][ship]:
            table.add_row(name, Text(words.text("imhotep-board-sailed"), style="dim"))
            continue
        hull = Text("◄ ", style="dim")
        load = 0
        for space in range(capacity):
            seat = view["cargo"][ship * content.SPACES + space]
            load += seat >= 0
            hull.append_text(_stone(seat) if seat >= 0 else Text(f" {EMPTY} ", style="dim"))
            hull.append(" ")
        ready = load >= content.MINIMUM[capacity]
        key = "imhotep-board-ready" if ready else "imhotep-board-minimum"
        note = words.text(key, load=load, minimum=content.MINIMUM[capacity])
        table.add_row(name, hull, Text(note, style="green" if ready else "dim"))
    return table


def _site(view: Json, words: Catalogue, site: int, draw_site: Any) -> RenderableType:
    open_dock = content.SITES[site] in view["docks"]
    dock = words.text("imhotep-board-open" if open_dock else "imhotep-board-closed")
    name = words.text(f"imhotep-board-site-{content.SITES[site]}")
    return Panel(
        draw_site(view, words, view["sides"][site] == "B"),
        title=f"{content.SITES[site]} {name} {view['sides'][site]}",
        subtitle=dock,
        border_style="default" if open_dock else "dim",
        padding=(0, 1),
        expand=False,
    )


def _market(view: Json, words: Catalogue, side_b: bool) -> RenderableType:
    lines = []
    for slot, card in enumerate(view["market"], 1):
        if card is None:
            name = Text(EMPTY, style="dim")
        elif card == "pair":
            name = Text(words.text("imhotep-board-pair"), style="dim")
        else:
            name = Text(words.text(f"imhotep-card-{card}"), style=_card_style(card))
        lines.append(Text(f"m{slot} ", style="cyan").append_text(name))
    pile = words.text(
        "imhotep-board-pile", draw=view["draw"], discard=sum(view["discard"].values())
    )
    return Group(*lines, Text(pile, style="dim"))


def _card_style(card: str) -> str:
    colours = {"D": "green", "S": "magenta"}
    if card in ("ENT", "SAR", "PAV"):
        return "red"
    return "blue" if card in ("LEV", "HAM", "SAI", "CHI") else colours[card[0]]


def _pyramids(view: Json, words: Catalogue, side_b: bool) -> RenderableType:
    if not side_b:
        stones = view["pyramids"][0]
        coming = content.PYRAMID_A[len(stones) :]
        rows = [_row(stones[start : start + 6]) for start in range(0, len(stones), 6)]
        points = " ".join(str(value) for value in coming[:6]) or "1"
        return Group(*rows, Text(words.text("imhotep-board-next", points=points), style="dim"))
    rows = []
    for index, fill in enumerate(content.PYRAMID_B):
        stones = view["pyramids"][index]
        row = Text(f"{content.PYRAMID_CODES[index]} ", style="cyan").append_text(_row(stones))
        row.append("  " + " ".join(str(points) for points in fill[len(stones) :]), style="dim")
        rows.append(row)
    if view["pyramids"][-1]:
        rows.append(_row(view["pyramids"][-1]))
    return Group(*rows)


def _temple(view: Json, words: Catalogue, side_b: bool) -> RenderableType:
    width = content.TEMPLE_WIDTH[view["seats"]]
    stones = view["temple"]
    top = [max((i for i in range(space, len(stones), width)), default=-1) for space in range(width)]
    row = Text(" ").join(
        [_stone(stones[i]) if i >= 0 else Text(f" {EMPTY} ", style="dim") for i in top]
    )
    lines = [row]
    if side_b:
        signs = {"choice": "1/+2", "points": "", "card": words.text("imhotep-board-card")}
        rewards = [
            signs[kind] or str(content.TEMPLE_B_POINTS[i])
            for i, kind in enumerate(content.TEMPLE_B[:width])
        ]
        lines.append(Text(" ".join(f"{reward:^3}" for reward in rewards), style="dim"))
    lines.append(Text(words.text("imhotep-board-stones", stones=len(stones)), style="dim"))
    return Group(*lines)


def _burial(view: Json, words: Catalogue, side_b: bool) -> RenderableType:
    stones = view["burial"]
    columns = max(4, -(-len(stones) // content.BURIAL_ROWS))
    rows = []
    for row in range(content.BURIAL_ROWS):
        line = stones[row :: content.BURIAL_ROWS]
        rows.append(_row(line, columns - len(line)))
    return Group(*rows)


def _obelisks(view: Json, words: Catalogue, side_b: bool) -> RenderableType:
    lines = []
    for seat, stones in enumerate(view["obelisks"]):
        lines.append(_stone(seat).append(f" {'▮' * stones}{EMPTY * (not stones)}", style="default"))
    if side_b:
        towers = view["towers"]
        lines.append(_row(towers))
        coming = " ".join(str(points) for points in content.TOWERS[len(towers) :])
        lines.append(Text(words.text("imhotep-board-next", points=coming), style="dim"))
    return Group(*lines)


def _players(view: Json, words: Catalogue) -> RenderableType:
    table = Table(box=None, pad_edge=False, header_style="dim")
    for key in ("player", "points", "sled", "quarry", "cards"):
        table.add_column(words.text(f"imhotep-board-{key}"))
    for seat in range(view["seats"]):
        cards = ", ".join(
            words.text(f"imhotep-card-{code}") + (f" ×{count}" if count > 1 else "")
            for code, count in view["owned"][seat].items()
        )
        turn = "▸" if view["mover"] == seat and not view["ended"] else " "
        table.add_row(
            Text(f"{turn}{seat + 1} ").append_text(_stone(seat)),
            str(view["scores"][seat]),
            _row([seat] * view["sled"][seat], 5 - view["sled"][seat]),
            str(view["quarry"][seat]),
            cards or EMPTY,
        )
    return table
