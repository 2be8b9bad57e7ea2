"""The board in the terminal: the valley with its terraces, the supplies, the players."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tampu.core.contract import OVER, Json
from tampu.games.cuzco.content import GATE_PRICE, INCAS
from tampu.games.cuzco.rules.board import BORDER_PRICE, CELLS, INSIDE
from tampu.locale import Catalogue

WIDTH: Final = 4
"""The characters of a cell; odd rows are shifted by half of it."""
MARGIN: Final = 2
COLUMNS: Final = 19
SEATS: Final = (
    "bold bright_white",
    "bold bright_yellow",
    "bold bright_cyan",
    "bold bright_magenta",
)
GROUNDS: Final = {"crop": " on dark_green", "village": " on orange4"}
WATER: Final = "bold bright_blue on navy_blue"


def draw(view: Json, words: Catalogue) -> RenderableType:
    """The whole table as `view` shows it."""
    return Group(
        _headline(view, words),
        _valley(view),
        Text(words.text("cuzco-board-legend"), style="dim"),
        *_supplies(view, words),
        _players(view, words),
    )


def _headline(view: Json, words: Catalogue) -> Text:
    if view["actor"] == OVER:
        return Text(words.text("cuzco-board-over"), style="bold")
    line = Text(
        words.text("cuzco-board-turn", seat=view["active"] + 1, ap=view["ap"]), style="bold"
    )
    if view["ending"]:
        line.append(f" · {words.text('cuzco-board-last')}")
    return line


def _valley(view: Json) -> Text:
    marks = _marks(view)
    rows: dict[str, dict[int, Text]] = {}
    for cell, name in enumerate(CELLS):
        rows.setdefault(name[0], {})[int(name[1:])] = marks.get(name) or _bare(cell)
    valley = _ruler(0)
    for number, (letter, cells) in enumerate(rows.items()):
        valley.append(f"\n{letter:<{MARGIN}}", style="dim")
        valley.append(" " * (WIDTH // 2 * (number % 2)))
        for column in range(max(cells) + 1):
            mark = cells.get(column, Text(""))
            valley.append_text(mark)
            valley.append(" " * (WIDTH - len(mark.plain)))
    return valley.append("\n").append_text(_ruler(WIDTH // 2))


def _ruler(shift: int) -> Text:
    numbers = "".join(f"{column:<{WIDTH}}" for column in range(COLUMNS - bool(shift)))
    return Text(" " * (MARGIN + shift) + numbers.rstrip(), style="dim")


def _bare(cell: int) -> Text:
    if INSIDE[cell]:
        return Text(" ·", style="dim")
    mountain = BORDER_PRICE[cell] == GATE_PRICE["mountain"]
    return Text(" ^" if mountain else " ♣", style="grey50" if mountain else "green4")


def _marks(view: Json) -> dict[str, Text]:
    """What lies on each cell that is not bare."""
    incas = {name: seat for seat, names in enumerate(view["incas"]) for name in names}
    temples = {temple["cell"]: temple for temple in view["temples"]}
    marks = {name: Text(" ≈  ", style=WATER) for name in view["water"]}
    for ground in view["terrain"]:
        name = ground["cell"]
        colour = GROUNDS[ground["kind"]]
        if name in temples:
            temple = temples[name]
            sign = f"▲{temple['value']}{'☼' if temple['disc'] else ''}"
            marks[name] = Text(f"{sign:<4}", style=f"bold bright_red{colour}")
            continue
        marks[name] = Text(f"{ground['kind'][0]}{ground['level']}", style=f"white{colour}")
        if name in incas:
            marks[name].append(f"i{incas[name] + 1}", style=SEATS[incas[name]] + colour)
        else:
            marks[name].append("  ", style=colour.strip())
    return marks


def _supplies(view: Json, words: Catalogue) -> list[Text]:
    floors = " ".join(f"{value}×{number}" for value, number in view["floors"].items())
    lines = [
        words.text(
            "cuzco-board-supply", triples=view["triples"], ponds=view["ponds"], floors=floors
        ),
        words.game_text(
            "cuzco",
            "cuzco-board-cards",
            {
                "card": view["face_up"] or "-",
                "draw": view["draw_size"],
                "discard": _cards(view["discard"]) or "-",
            },
        ),
    ]
    festival = view["festival"]
    if festival:
        totals = ", ".join(
            f"{seat + 1}: {total}"
            for seat, total in enumerate(festival["totals"])
            if festival["standing"][seat] != "away"
        )
        lines.append(words.text("cuzco-board-festival", cell=festival["cell"], totals=totals))
    return [Text(line) for line in lines]


def _cards(counts: dict[str, int]) -> str:
    return " ".join(kind for kind, count in counts.items() for _ in range(count))


def _hand(view: Json, seat: int) -> str:
    """The own cards; of the others how many they are and which of them all saw."""
    size = view["hand_sizes"][seat]
    if seat == view["seat"]:
        shown = _cards(view["hand"])
    else:
        shown = _cards(view["known"][seat]) if view["options"]["card_memory"] else ""
    return f"{size} ({shown})" if shown else str(size)


def _players(view: Json, words: Catalogue) -> Table:
    table = Table(box=None, pad_edge=False)
    columns = ("seat", "points", "incas", "tokens", "doubles", "crops", "villages", "hand")
    for column in columns:
        table.add_column(words.text(f"cuzco-board-{column}"))
    for seat in range(view["seats"]):
        stock: dict[str, Any] = view["stock"][seat]
        cells = (
            view["scores"][seat],
            INCAS - len(view["incas"][seat]),
            view["tokens"][seat],
            stock["doubles"],
            stock["crops"],
            stock["villages"],
            _hand(view, seat),
        )
        table.add_row(Text(f"i{seat + 1}", style=SEATS[seat]), *(str(cell) for cell in cells))
    return table
