"""The board as an SVG: sites and roads of the Andes, the players on the right."""

from __future__ import annotations

from typing import Any

from tampu.core.contract import Json
from tampu.envs.svg import ACCENT, GOLD, INK, LINE, SEATS, STONE, SURFACE, Sheet, together
from tampu.games.inca_empire.content import DATA

CODES = "OBGN"
"""The colours in the order of the seats' marks: orange, blue, green, brown."""
PLAYERS = 330
SCALE = 0.62


def draw(view: Json) -> str:
    side: dict[str, Any] = DATA["sides"][str(view["seats"])]
    sites = {site["id"]: site for site in side["sites"]}
    low_x = min(site["x"] for site in sites.values())
    low_y = min(site["y"] for site in sites.values())

    def at(site: str) -> tuple[float, float]:
        return (
            36 + SCALE * (sites[site]["x"] - low_x),
            60 + SCALE * (sites[site]["y"] - low_y),
        )

    right = max(at(site)[0] for site in sites) + 40
    bottom = max(at(site)[1] for site in sites) + 30
    sheet = Sheet(right + PLAYERS, max(bottom, 160 + view["seats"] * 150), "Inca Empire")
    era = f", era {view['era']}, phase {view['phase_name']}" if view["era"] else ""
    sheet.text(16, 28, f"Inca Empire{era}", 18, "h")
    lines = {line["id"]: line for part in ("roads", "wilderness") for line in side[part]}
    for line in side["roads"]:
        sheet.line((*at(line["a"]), *at(line["b"])), LINE, 2)
    colours = [CODES.find(player["color"] or "?") for player in view["players"]]
    for player, colour in zip(view["players"], colours, strict=True):
        for road in player["roads"]:
            line = lines[road.rstrip("=")]
            (x1, y1), (x2, y2) = at(line["a"]), at(line["b"])
            shift = 4 if road.endswith("=") else 0
            sheet.line((x1 + shift, y1 + shift, x2 + shift, y2 + shift), SEATS[colour], 4)
    for name, site in sites.items():
        x, y = at(name)
        capital = site["kind"] == "capital"
        sheet.disc(x, y, 8 if capital else 4, GOLD if capital else SURFACE, INK)
    for names, mark in ((view["cities"], "C"), (view["garrisons"], "G"), (view["temples"], "T")):
        for name in names:
            x, y = at(name)
            sheet.box(x - 8, y - 8, 16, 16, ACCENT if mark == "C" else STONE, INK)
            sheet.text(x, y + 4.5, mark, 12, "h", "middle", "#fff")
    _regions(sheet, view, side, sites, at)
    _players(sheet, view, colours, right)
    return sheet.svg()


def _regions(sheet: Sheet, view: Json, side: Any, sites: Any, at: Any) -> None:
    """Conquered regions carry their owner's mark, open ones their marker."""
    owner = {
        region: CODES.find(player["color"] or "?")
        for player in view["players"]
        for region in player["regions"]
    }
    terraces = {region for player in view["players"] for region in player["terraces"]}
    for region in side["regions"]:
        name = region["id"]
        own = [at(key) for key, site in sites.items() if name in site["regions"]]
        if not own:
            continue
        x, y = sum(a for a, _ in own) / len(own), sum(b for _, b in own) / len(own)
        if name in owner:
            sheet.piece(0, x, y, 9, owner[name])
            if name in terraces:
                sheet.line((x - 9, y + 13, x + 9, y + 13), INK, 2.5)
        elif name in view["markers"]:
            sheet.box(x - 12, y - 8, 24, 16, SURFACE, LINE)
            sheet.text(x, y + 4.5, view["markers"][name], 11, "f", "middle")


def _players(sheet: Sheet, view: Json, colours: list[int], right: float) -> None:
    lines = []
    for seat, player in enumerate(view["players"]):
        rows = [
            f"labor {player['labor']}, income {player['income']}, {player['cards']} cards",
            f"{len(player['regions'])} regions, {len(player['terraces'])} terraces, "
            f"{len(player['roads'])} roads",
        ]
        if seat == view["seat"] and view["hand"]:
            rows.append(f"hand: {together(view['hand'])}")
        lines.append((f"{player['vp']} points", rows))
    to_act = -1 if view["active"] is None else view["active"]
    height = sheet.players(right, 48, PLAYERS - 16, lines, to_act, colours)
    for number, field in enumerate(view["fields"]):
        cards = together(field["cards"]) if field["cards"] else "empty"
        new = " + one face down" if field["new_by"] is not None else ""
        line = f"Sun field {field['field']}: {cards}{new}"
        sheet.text(right + 4, 70 + height + 19 * number, line, 13)
