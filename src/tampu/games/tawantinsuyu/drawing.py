"""The board as an SVG: the hill of sixty spaces, the players on the right."""

from __future__ import annotations

from math import cos, pi, sin

from tampu.core.contract import Json
from tampu.envs.svg import GOLD, GROUND, INK, LINE, STONE, SURFACE, WELL, Sheet, counted, together
from tampu.games.tawantinsuyu.content import ACTIVATIONS, DATA, SECTIONS

SCALE = 33.0
MIDDLE = 365.0
PLAYERS = 350
KINDS = {
    "architect": "#3B82A6",
    "craftsman": "#3E6B47",
    "warrior": "#B3261E",
    "courier": "#E6B655",
    "priest": "#FFFDF8",
}


def _at(item: Json) -> tuple[float, float]:
    return MIDDLE + SCALE * item["x"], MIDDLE + 24 + SCALE * item["y"]


def _terrace(side: float) -> str:
    """A pentagon that stands on a corner, by the distance of its sides from the middle."""
    radius = SCALE * side / cos(pi / SECTIONS)
    turns = [pi * (2 * corner + 1) / SECTIONS for corner in range(SECTIONS)]
    corners = [(MIDDLE + radius * sin(a), MIDDLE + 24 - radius * cos(a)) for a in turns]
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)


def draw(view: Json) -> str:
    sheet = Sheet(2 * MIDDLE + PLAYERS, 2 * MIDDLE + 110, "Tawantinsuyu")
    held = f"{view['festivals']} of {view['last_festival']} festivals held"
    sheet.text(16, 28, f"Tawantinsuyu, {held}", 18, "h")
    for side, fill in ((8.7, "#E3D8C0"), (6.1, WELL), (3.8, SURFACE), (1.75, GOLD)):
        sheet.polygon(_terrace(side), fill, LINE)
    for icon in DATA["hill"]["icons"]:
        x, y = _at(icon)
        sheet.disc(x, y, 6, GROUND, STONE)
    for space in DATA["hill"]["spaces"]:
        x, y = _at(space)
        kind = view["hill"].get(space["id"])
        sheet.disc(x, y, 12, KINDS[kind] if kind else SURFACE, INK if kind else STONE)
        label = kind[0].upper() if kind else space["id"][1:]
        light = kind in ("architect", "craftsman", "warrior")
        size, style = (13, "h") if kind else (9, "f")
        sheet.text(x, y + 4, label, size, style, "middle", "#fff" if light else "")
    for slot in DATA["hill"]["step_slots"]:
        x, y = _at(slot)
        sheet.box(x - 9, y - 6, 18, 12, STONE, LINE)
        owner = view["steps"].get(slot["id"])
        if owner is not None:
            sheet.piece(owner, x, y, 8)
    _coricancha(sheet, view)
    _beside(sheet, view)
    return sheet.svg()


def _coricancha(sheet: Sheet, view: Json) -> None:
    rotation = view["rotation"] if isinstance(view["rotation"], int) else 0
    for section in range(SECTIONS):
        angle = 2 * pi * section / SECTIONS
        x, y = MIDDLE + 40 * sin(angle), MIDDLE + 24 - 40 * cos(angle)
        label = ACTIVATIONS[(section - max(rotation, 0)) % SECTIONS]
        sheet.text(x, y + 3, label, 9, "h", "middle")
        here = [place for place, who in enumerate(view["players"]) if who["priest"] == section]
        for number, place in enumerate(here):
            x, y = MIDDLE + 78 * sin(angle), MIDDLE + 24 - 78 * cos(angle)
            sheet.piece(place, x + 14 * (number - (len(here) - 1) / 2), y, 7)


def _beside(sheet: Sheet, view: Json) -> None:
    lines = []
    for place, player in enumerate(view["players"]):
        goods = ", ".join(f"{name} {count}" for name, count in player["resources"].items())
        built = together([*player["production_up"], *player["production_down"], *player["passive"]])
        texts = [
            goods,
            f"workers: {together(player['workers'])}",
            f"temple {player['temple']}, statues: {counted(player['statues'])}",
            f"buildings: {built}",
        ]
        if player["tapestries"]:
            texts.append("tapestries: " + " / ".join("-".join(row) for row in player["tapestries"]))
        if place == view["viewer"]:
            texts.append(f"god cards: {', '.join(view['gods'][place]) or 'none'}")
        solo = place >= view["seats"]
        lines.append((f"{player['score']} points{' (Axomamma)' if solo else ''}", texts))
    sheet.players(2 * MIDDLE, 48, PLAYERS - 16, lines, view["active"], line_height=16)
    notes = [
        f"village: {' '.join(view['village']) or 'empty'}",
        f"god cards: {', '.join(view['offer']) or 'none'}    "
        f"buildings: {', '.join(tile for tile in view['market'] if tile) or 'none'}    "
        f"weaving: {view['top'] or 'none'}",
    ]
    conquered = ", ".join(f"{target} (player {owner})" for target, owner in view["regions"].items())
    notes.append(f"conquered: {conquered or 'nothing yet'}")
    for number, line in enumerate(notes):
        sheet.text(20, 2 * MIDDLE + 52 + 20 * number, line, 13)
