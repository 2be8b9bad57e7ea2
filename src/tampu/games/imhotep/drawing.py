"""The board as an SVG: ships above, the five sites, the players on the right."""

from __future__ import annotations

from tampu.core.contract import Json
from tampu.envs.svg import GOLD, INK, LINE, STONE, SURFACE, WATER, WELL, Sheet, counted
from tampu.games.imhotep import content
from tampu.games.imhotep.content import BURIAL_ROWS

CELL = 22
WIDTH, PLAYERS = 640, 300
SITE_WIDTH, SITE_HEIGHT = 304, 132


def draw(view: Json) -> str:
    seats = view["seats"]
    height = max(96 + 3 * (SITE_HEIGHT + 10) + 60, 60 + seats * 110)
    sheet = Sheet(WIDTH + PLAYERS + 30, height, "Imhotep")
    over = f" – over ({view['ended']})" if view["ended"] else ""
    sheet.text(16, 28, f"Imhotep, round {view['round']} of {view['rounds']}{over}", 18, "h")
    _ships(sheet, view)
    sites = (_market, _pyramids, _temple, _burial, _obelisks)
    for number, site in enumerate(sites):
        x, y = 16 + number % 2 * (SITE_WIDTH + 12), 136 + number // 2 * (SITE_HEIGHT + 10)
        side = view["sides"][number]
        sheet.panel(
            x, y, SITE_WIDTH, SITE_HEIGHT, f"{content.SITE_IDS[number].capitalize()} {side}"
        )
        dock = "dock free" if content.SITES[number] in view["docks"] else "a ship has landed"
        sheet.text(x + SITE_WIDTH - 10, y + 20, dock, 11, "f", "end")
        site(sheet, view, x + 12, y + 32, side == "B")
    lines = []
    for seat in range(seats):
        stones = f"sled {view['sled'][seat]}, quarry {view['quarry'][seat]}"
        lines.append(
            (f"{view['scores'][seat]} points", [stones, "cards: " + counted(view["owned"][seat])])
        )
    sheet.players(WIDTH + 16, 44, PLAYERS, lines, -1 if view["ended"] else _actor(view))
    return sheet.svg()


def _actor(view: Json) -> int:
    """The seat that decides or draws."""
    due: list[int] = [view["mover"], *(f["seat"] for f in view["frames"][-1:] if "seat" in f)]
    return due[-1]


def _stones(sheet: Sheet, seats: list[int], x: float, y: float, wide: int) -> None:
    for place, seat in enumerate(seats):
        at, down = x + place % wide * CELL, y + place // wide * CELL
        sheet.box(at, down, CELL - 3, CELL - 3, WELL, LINE)
        sheet.piece(seat, at + CELL / 2 - 1.5, down + CELL / 2 - 1.5, 7)


def _ships(sheet: Sheet, view: Json) -> None:
    x = 16.0
    for ship, capacity in enumerate(view["ships"]):
        if not capacity:
            continue
        sailed = view["sailed"][ship]
        width = 28 + capacity * CELL
        hull = f"{x},52 {x + width},52 {x + width - 12},94 {x + 12},94"
        sheet.polygon(hull, WATER if sailed else STONE, INK)
        for space in range(capacity):
            seat = view["cargo"][ship * content.SPACES + space]
            at = x + 15 + space * CELL
            sheet.box(at, 60, CELL - 3, CELL - 3, SURFACE, LINE)
            if seat >= 0:
                sheet.piece(seat, at + CELL / 2 - 1.5, 60 + CELL / 2 - 1.5, 7)
        note = "sailed" if sailed else f"from {content.MINIMUM[capacity]}"
        sheet.text(x + width / 2, 114, f"ship {ship + 1}: {note}", 12, "f", "middle")
        x += width + 24


def _market(sheet: Sheet, view: Json, x: float, y: float, _b: bool) -> None:
    for slot, card in enumerate(view["market"]):
        sheet.box(x + slot * 56, y, 50, 62, SURFACE if card else WELL, GOLD if card else LINE)
        sheet.text(x + slot * 56 + 25, y + 36, card or "–", 14, "h", "middle")
    piles = f"{view['draw']} cards to draw, {sum(view['discard'].values())} discarded"
    sheet.text(x, y + 84, piles, 12, "f")


def _pyramids(sheet: Sheet, view: Json, x: float, y: float, side_b: bool) -> None:
    if not side_b:
        stones = view["pyramids"][0]
        _stones(sheet, stones[-24:], x, y, 12)
        coming = " ".join(str(points) for points in content.PYRAMID_A[len(stones) :][:8]) or "1"
        sheet.text(x, y + 84, f"{len(stones)} stones; next: {coming}", 12, "f")
        return
    for row, fill in enumerate(content.PYRAMID_B):
        stones = view["pyramids"][row]
        sheet.text(x, y + row * 26 + 14, content.PYRAMID_CODES[row], 13, "h")
        _stones(sheet, stones, x + 20, y + row * 26, 12)
        coming = " ".join(str(points) for points in fill[len(stones) :])
        sheet.text(x + 28 + len(stones) * CELL, y + row * 26 + 14, coming, 12, "f")


def _temple(sheet: Sheet, view: Json, x: float, y: float, _b: bool) -> None:
    width, stones = content.TEMPLE_WIDTH[view["seats"]], view["temple"]
    for place in range(width):
        column = stones[place::width]
        at = x + place * 40
        sheet.box(at, y + 4, 34, 34, WELL, LINE)
        if column:
            sheet.piece(column[-1], at + 17, y + 21, 11)
            sheet.text(at + 17, y + 54, f"{len(column)} high", 11, "f", "middle")
    sheet.text(x, y + 84, f"{len(stones)} stones; the top ones score", 12, "f")


def _burial(sheet: Sheet, view: Json, x: float, y: float, _b: bool) -> None:
    stones = view["burial"]
    columns = -(-len(stones) // BURIAL_ROWS)
    first = max(0, columns - 12) * BURIAL_ROWS
    for row in range(BURIAL_ROWS):
        _stones(sheet, stones[first + row :: BURIAL_ROWS], x, y + row * CELL, 12)
    sheet.text(x, y + 86, f"{len(stones)} stones", 12, "f")


def _obelisks(sheet: Sheet, view: Json, x: float, y: float, side_b: bool) -> None:
    if side_b:
        towers = view["towers"]
        _stones(sheet, towers, x, y, 12)
        coming = " ".join(str(points) for points in content.TOWERS[len(towers) :])
        sheet.text(x, y + 84, f"next: {coming}", 12, "f")
        return
    for seat, stones in enumerate(view["obelisks"]):
        sheet.piece(seat, x + 8, y + 10 + seat * 22, 7)
        sheet.box(x + 24, y + 3 + seat * 22, 14 * stones + 1, 14, STONE)
        sheet.text(x + 32 + 14 * stones, y + 15 + seat * 22, stones, 13, "h")
