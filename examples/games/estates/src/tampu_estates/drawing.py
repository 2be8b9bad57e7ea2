"""Estates as an SVG: the houses or cheques on offer, and the players."""

from __future__ import annotations

from tampu.core.contract import Json
from tampu.envs.svg import GOLD, INK, LINE, SURFACE, Sheet
from tampu_estates.position import HIDDEN

WIDTH, CELL = 560, 66


def draw(view: Json) -> str:
    sheet = Sheet(WIDTH, 140 + 74 * view["seats"], "Estates")
    sheet.text(
        16, 28, f"Estates, {view['auctions']} auctions and {view['sales']} sales to come", 16
    )
    for place, house in enumerate(view["offer"]):
        x = 16 + place * CELL
        sheet.polygon(f"{x - 4},72 {x + 27},46 {x + 58},72", GOLD, LINE)
        sheet.box(x, 72, 54, 40, SURFACE, LINE)
        sheet.text(x + 27, 98, str(house), 18, "h", "middle")
    for place, cheque in enumerate([] if view["offer"] else view["reward"]):
        sheet.box(16 + place * CELL, 60, 54, 34, SURFACE, INK)
        sheet.text(43 + place * CELL, 83, f"$ {cheque}", 16, "h", "middle")
    lines = []
    for seat in range(view["seats"]):
        houses = [*view["hands"][seat], *view["secret"][seat]]
        names = ", ".join("?" if house == HIDDEN else str(house) for house in houses) or "none"
        money = f"{view['coins'][seat]} coins, bid {view['bids'][seat]}"
        lines.append((f"{view['gains'][seat]} in cheques", [money, f"houses: {names}"]))
    to_act = view["frames"][-1][1] if view["due"] else -1
    sheet.players(16, 132, WIDTH - 32, lines, to_act)
    return sheet.svg()
