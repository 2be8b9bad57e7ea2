"""The board as an SVG: the valley of hexes, the players on the right."""

from __future__ import annotations

from itertools import pairwise

from tampu.core.contract import Json
from tampu.envs import svg
from tampu.games.cuzco.content import GATE_PRICE
from tampu.games.cuzco.rules.board import BORDER_PRICE, CELLS, INSIDE

SIZE = 20.0
WIDE, HIGH = SIZE * 3**0.5, SIZE * 1.5
PLAYERS = 290
KINDS = {"crop": svg.CROP, "village": svg.VILLAGE}


def _at(cell: str) -> tuple[float, float]:
    row = ord(cell[0]) - ord("A")
    return 40 + WIDE * (int(cell[1:]) + (row % 2) / 2), 68 + HIGH * row


_RIGHT = max(_at(cell)[0] for cell in CELLS) + 40
_BOTTOM = max(_at(cell)[1] for cell in CELLS) + 40


def draw(view: Json) -> str:
    sheet = svg.Sheet(_RIGHT + PLAYERS, _BOTTOM + 24, "Cuzco")
    sheet.text(16, 28, f"Cuzco, {view['point'].replace('_', ' ')}", 18, "h")
    water = set(view["water"])
    for cell, inside, price in zip(CELLS, INSIDE, BORDER_PRICE, strict=True):
        border = svg.MOUNTAIN if price == GATE_PRICE["mountain"] else svg.FOREST
        fill = svg.WATER if cell in water else svg.WELL if inside else border
        x, y = _at(cell)
        sheet.polygon(svg.hexagon(x, y, SIZE), fill, svg.SURFACE)
    terrain = {ground["cell"]: ground for ground in view["terrain"]}
    for cell, ground in terrain.items():
        _ground(sheet, cell, ground)
    for ground in terrain.values():
        _joints(sheet, ground)
    for temple in view["temples"]:
        _temple(sheet, temple)
    for seat, cells in enumerate(view["incas"]):
        for cell in cells:
            x, y = _at(cell)
            sheet.piece(seat, x, y, 10)
    _beside(sheet, view)
    return sheet.svg()


def _ground(sheet: svg.Sheet, cell: str, ground: Json) -> None:
    x, y = _at(cell)
    sheet.polygon(svg.hexagon(x, y, SIZE - 0.5), KINDS[ground["kind"]], svg.INK, 1.2)
    if ground["level"] > 1:
        sheet.text(x, y + SIZE - 5, ground["level"], 11, "h", "middle", "#fff")


def _joints(sheet: svg.Sheet, ground: Json) -> None:
    """The hexes of one tile are joined by a light bar."""
    cells = ground["tile"]
    if ground["cell"] != cells[0]:
        return
    for first, second in pairwise(cells):
        (x1, y1), (x2, y2) = _at(first), _at(second)
        sheet.line((x1, y1, x2, y2), "rgba(255,255,255,.55)", 4)


def _temple(sheet: svg.Sheet, temple: Json) -> None:
    x, y = _at(temple["cell"])
    for step in range(3):
        half = 13 - 3.5 * step
        sheet.box(x - half, y + 5 - 6 * step, 2 * half, 7, svg.SURFACE, svg.INK)
    sheet.text(x, y + 12, temple["value"], 11, "h", "middle")
    if temple["disc"]:
        sheet.disc(x + 12, y - 11, 5, svg.GOLD, svg.INK)


def _beside(sheet: svg.Sheet, view: Json) -> None:
    lines = []
    for seat in range(view["seats"]):
        stock = view["stock"][seat]
        tiles = f"doubles {stock['doubles']}, crops {stock['crops']}, villages {stock['villages']}"
        cards = f"{view['hand_sizes'][seat]} cards"
        if seat == view["seat"]:
            cards += f": {svg.counted(view['hand'])}"
        tokens = f"action tokens {view['tokens'][seat]}"
        lines.append((f"{view['scores'][seat]} points", [tiles, f"{tokens}, {cards}"]))
    height = sheet.players(_RIGHT - 10, 48, PLAYERS, lines, view["actor"])
    y = 64 + height
    supplies = [
        f"action points {view['ap']}",
        f"triples {view['triples']}, ponds {view['ponds']}",
        f"face-up card {view['face_up'] or 'none'}, {view['draw_size']} to draw",
    ]
    festival = view["festival"]
    if festival:
        bids = " ".join(str(total) for total in festival["totals"])
        supplies.append(f"festival at {festival['cell']}: bids {bids}")
    for number, line in enumerate(supplies):
        sheet.text(_RIGHT, y + 18 * number, line, 13)
