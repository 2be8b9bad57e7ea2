"""The board in the terminal: the map on its side, the Sun board, the track, the players."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tampu.core.contract import Json
from tampu.core.data import read_json
from tampu.games.inca_empire import content
from tampu.games.inca_empire.rules.board import columns_of
from tampu.locale import Catalogue

WIDTH: Final = 98
HEIGHT: Final = 37
"""The map lies on its side: north at the left, the ocean at the bottom."""
STYLES: Final = {"O": "#E69F00", "B": "#5AA9E6", "N": "#CC79A7", "G": "#009E73"}
SHAPES: Final = {"O": "●", "B": "■", "N": "◆", "G": "▲"}
PHASE_SIGNS: Final = {"inca": "I", "sun": "☼", "people": "P", "sapa_inca": "S"}


def draw(view: Json, words: Catalogue) -> RenderableType:
    """Draw the whole table as `view` shows it."""
    parts: list[RenderableType] = [_track(view, words)]
    if view["place"] >= 0:
        parts += [_map(view), Text(words.text("inca_empire-board-legend"), style="dim")]
        parts += [_regions(view, words), *_open_sites(view, words), *_roads_in_reach(view, words)]
        parts.append(_sun(view, words))
    parts.append(_players(view, words))
    return Group(*parts)


def _sign(view: Json, seat: int) -> Text:
    """A seat's number with the shape of its colour."""
    color = view["players"][seat]["color"] or ""
    return Text(f"{SHAPES.get(color, ' ')}{seat + 1}", style=STYLES.get(color, ""))


# The era track.


def _track(view: Json, words: Catalogue) -> Text:
    line = Text()
    here = view["phase_name"]
    for place in columns_of(view["options"]):
        column = content.COLUMNS[place]
        name = column["id"]
        current = here is not None and here.startswith(f"{name}.")
        line.append(f" {name} ", style="bold" if current else "dim")
        phases = list(column["phases"])
        if column["era"] == 1:
            phases += ["people"] * (view["options"]["first_era_people_phases"] - 2)
        for number, phase in enumerate(phases, 1):
            now = here == f"{name}.{number}"
            line.append(PHASE_SIGNS[phase], style="bold reverse" if now else "dim")
    if view["phase"]:
        era = words.text(f"inca_empire-era-{view['era']}")
        phase = words.text(f"inca_empire-phase-{view['phase']}")
        line.append(f"\n {era} · {phase}", style="bold")
    return line


# The map.


class Canvas:
    """Characters with styles on a grid."""

    def __init__(self) -> None:
        self.cells: list[list[tuple[str, str]]] = [[(" ", "")] * WIDTH for _ in range(HEIGHT)]

    def put(self, column: int, row: int, char: str, style: str) -> None:
        if 0 <= column < WIDTH and 0 <= row < HEIGHT:
            self.cells[row][column] = (char, style)

    def free(self, column: int, row: int, length: int) -> bool:
        """Whether a word fits here without touching anything but empty connections."""
        if not (0 <= row < HEIGHT and column >= 0 and column + length <= WIDTH):
            return False
        return all(char in " ·" for char, _ in self.cells[row][column : column + length])

    def text(self) -> Text:
        lines = []
        used = [row for row, cells in enumerate(self.cells) if any(c != " " for c, _ in cells)]
        for row in self.cells[: used[-1] + 1]:
            line = Text()
            for char, style in row:
                line.append(char, style=style or None)
            lines.append(line)
        return Text("\n", no_wrap=True, overflow="crop").join(lines)


@cache
def _places(seats: int) -> tuple[dict[str, tuple[int, int]], dict[str, tuple[int, int]]]:
    """Where sites and region markers of a side stand on the grid."""
    geometry: dict[str, Any] = read_json("tampu.games.inca_empire", "web/geometry.json")
    frame = geometry["frame"]

    def place(x: float, y: float) -> tuple[int, int]:
        column = round(y / frame["height"] * (WIDTH - 1))
        return column, round((frame["width"] - x) / frame["width"] * (HEIGHT + 4)) - 3

    side = geometry[str(seats)]
    sites = {site["id"]: place(site["x"], site["y"]) for site in side["sites"]}
    regions = {region["id"]: place(*region["marker"]) for region in side["regions"]}
    return sites, regions


def _map(view: Json) -> Text:
    canvas = Canvas()
    sites, regions = _places(view["seats"])
    owners = {road: player["color"] for player in view["players"] for road in player["roads"]}
    side = content.DATA["sides"][str(view["seats"])]
    roads, links = side["roads"], side["wilderness"]
    for road in roads:
        if road["id"] not in owners:
            _line(canvas, sites[road["a"]], sites[road["b"]])
    for road in roads + links:
        color = owners.get(road["id"])
        if color:
            _line(canvas, sites[road["a"]], sites[road["b"]], color)
    for road in roads:
        color = owners.get(road["id"] + "=")
        if color:
            _mark(canvas, sites[road["a"]], sites[road["b"]], color, 3)
    for site in side["sites"]:
        column, row = sites[site["id"]]
        canvas.put(column, row, *_site_sign(view, site))
    for name, spot in regions.items():
        _label(canvas, view, name, spot)
    return canvas.text()


def _on_the_way(start: tuple[int, int], end: tuple[int, int], step: int) -> tuple[int, int]:
    steps = _steps(start, end)
    return (
        round(start[0] + (end[0] - start[0]) * step / steps),
        round(start[1] + (end[1] - start[1]) * step / steps),
    )


def _steps(start: tuple[int, int], end: tuple[int, int]) -> int:
    return max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)


def _line(canvas: Canvas, start: tuple[int, int], end: tuple[int, int], color: str = "") -> None:
    """A connection, dotted while empty, else in the colour of its owner."""
    char, style = (_stroke(start, end), STYLES[color]) if color else ("·", "grey35")
    for step in range(1, _steps(start, end)):
        canvas.put(*_on_the_way(start, end, step), char, style)
    if color:
        _mark(canvas, start, end, color, 2)


def _mark(
    canvas: Canvas, start: tuple[int, int], end: tuple[int, int], color: str, part: int
) -> None:
    """The owner's shape on the way; parallels have theirs nearer to one end."""
    step = max(1, _steps(start, end) // part)
    canvas.put(*_on_the_way(start, end, step), SHAPES[color], STYLES[color])


def _stroke(start: tuple[int, int], end: tuple[int, int]) -> str:
    """The character that runs like the line."""
    across, down = end[0] - start[0], end[1] - start[1]
    if abs(across) >= 2 * abs(down):
        return "━"
    if abs(down) >= 2 * abs(across):
        return "┃"
    return "╲" if (across > 0) == (down > 0) else "╱"


def _site_sign(view: Json, site: Json) -> tuple[str, str]:
    """How a site is drawn: small letters for sites, capitals for buildings."""
    name = site["id"]
    temple = name in view["temples"]
    if site["kind"] == "capital":
        return "@", "bold yellow"
    if name in view["cities"]:
        return ("T" if temple else "C"), "bold"
    if name in view["garrisons"]:
        return ("t" if temple else "G"), "bold"
    if site["kind"] == "huaca":
        return "o", "grey62"
    return site["kind"][0], "cyan"


def _label(canvas: Canvas, view: Json, name: str, spot: tuple[int, int]) -> None:
    """A region's name with its marker, near where the marker lies; shortened where it is tight."""
    full = _region_name(view, name)
    sign, style = _region_sign(view, name)
    for label in (full + sign, full[:4] + sign, full[:3] + sign):
        for shift in (0, 1, -1, 2, -2):
            for column in (spot[0] - len(label) // 2, spot[0] - len(label) + 1, spot[0]):
                if canvas.free(column, spot[1] + shift, len(label)):
                    for place, char in enumerate(label):
                        canvas.put(column + place, spot[1] + shift, char, style)
                    return


def _region_sign(view: Json, name: str) -> tuple[str, str]:
    """A region's marker, or the shape of whoever conquered it, and the style of its label."""
    for player in view["players"]:
        if name in player["regions"]:
            terrace = "≡" if name in player["terraces"] else ""
            return SHAPES[player["color"]] + terrace, f"{STYLES[player['color']]} italic"
    marker = view["markers"].get(name)
    if marker is not None:
        return str(marker[1:]), "yellow"
    return ("", "grey50 italic") if name.endswith("suyu") else ("?", "grey50")


def _region_name(view: Json, name: str) -> str:
    for region in content.DATA["sides"][str(view["seats"])]["regions"]:
        if region["id"] == name:
            return str(region["name"])
    return name


# Regions to conquer, the Sun board, the players.


def _regions(view: Json, words: Catalogue) -> Text:
    """What lies face up and what may still be face down."""
    taken = {region for player in view["players"] for region in player["regions"]}
    line = Text(words.text("inca_empire-board-regions") + " ", style="dim")
    kinds = []
    for kind, marker in enumerate(content.MARKERS):
        names = [
            _region_name(view, region)
            for region, face in view["markers"].items()
            if face == marker and region not in taken
        ]
        if names:
            values = f"{content.RESISTANCE[kind]}/{content.LABOR[kind]}/{content.MARKER_VP[kind]}"
            kinds.append(
                Text(f"{marker} {values} ", style="yellow").append(", ".join(names), "none")
            )
    line.append_text(Text(" · ").join(kinds))
    hidden = ", ".join(f"{marker} ×{n}" for marker, n in view["face_down"].items() if n)
    if hidden:
        line.append(f"\n{words.text('inca_empire-board-face_down')} {hidden}", style="dim")
    return line


def _open_sites(view: Json, words: Catalogue) -> list[RenderableType]:
    """The sites of the viewer's network on which nothing is built, with their regions."""
    seat = view["seat"]
    network = set(view["players"][seat]["network"]) if seat is not None else set()
    network -= {*view["cities"], *view["garrisons"]}
    sites = []
    for site in content.DATA["sides"][str(view["seats"])]["sites"]:
        if site["id"] in network and site["kind"] in ("city", "garrison"):
            regions = "/".join(_region_name(view, region) for region in site["regions"])
            sites.append(f"{site['kind'][0]} {site['name']} ({regions})")
    if not sites:
        return []
    head = Text(words.text("inca_empire-board-open") + " ", style="dim")
    return [head.append(", ".join(sites), "none")]


def _roads_in_reach(view: Json, words: Catalogue) -> list[RenderableType]:
    """The ends of the roads that the player whose turn it is may build."""
    side = content.DATA["sides"][str(view["seats"])]
    names = {site["id"]: site["name"] for site in side["sites"]}
    ends = {
        line["id"]: f"{names[line['a']]} – {names[line['b']]}"
        for line in side["roads"] + side["wilderness"]
    }
    lines = [
        Text(f"{road} ", "cyan").append(ends[road.rstrip("=")], "none")
        for road in view["turn"]["roads"]
    ]
    if not lines:
        return []
    head = Text(words.text("inca_empire-board-lines"), style="dim")
    return [head, Columns(lines, padding=(0, 2))]


def _sun(view: Json, words: Catalogue) -> RenderableType:
    table = Table(box=None, pad_edge=False, show_header=False)
    colors = {player["color"]: seat for seat, player in enumerate(view["players"])}
    for field in view["fields"]:
        who = Text(f"{field['field']} ", style="bold")
        for color in field["field"]:
            who.append_text(_sign(view, colors[color])).append(" ")
        cards = Text(", ".join(_card_names(field["cards"], words)) or "–")
        if field["new_by"] is not None:
            new = words.text("inca_empire-board-new", seat=field["new_by"] + 1)
            if field["new"]:
                new += f": {words.text('inca_empire-card-' + field['new'])}"
            cards.append(f"   {new}", style="bold yellow")
        table.add_row(who, cards)
    piles = words.text("inca_empire-board-piles", pile=view["pile"], discard=len(view["discard"]))
    parts: list[RenderableType] = [table, Text(piles, style="dim")]
    if view["hand"]:
        hand = Text(words.text("inca_empire-board-hand") + " ", style="dim")
        parts.append(hand.append(", ".join(_card_names(view["hand"], words)), "none"))
    return Group(*parts)


def _card_names(codes: list[str], words: Catalogue) -> list[str]:
    return [f"{words.text(f'inca_empire-card-{code}')} ({code})" for code in codes]


HEADINGS: Final = ("player", "vp", "labor", "regions_owned", "roads", "network", "next", "cards")


def _players(view: Json, words: Catalogue) -> RenderableType:
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in HEADINGS:
        table.add_column(words.text(f"inca_empire-board-{heading}"))
    places = view["order"] if view["place"] >= 0 else range(view["seats"])
    for seat in places:
        player = view["players"][seat]
        name = Text("▸" if view["active"] == seat else " ").append_text(_sign(view, seat))
        if player["color"]:
            name.append(f" {words.text('inca_empire-color-' + player['color'])}")
        network = set(player["network"])
        cities, garrisons, temples = (
            len(network.intersection(view[kind])) for kind in ("cities", "garrisons", "temples")
        )
        coming = (
            content.SAPA_CITY * cities
            + content.SAPA_GARRISON * garrisons
            + content.SAPA_TEMPLE * temples
        )
        coming += content.SAPA_TERRACE * len(player["terraces"])
        table.add_row(
            name,
            f"{player['vp']} ({view['ranks'][seat]}.)",
            f"{player['labor']} (+{player['income']})",
            f"{len(player['regions'])}, {len(player['terraces'])}≡",
            str(len(player["roads"])),
            words.text(
                "inca_empire-board-connected", cities=cities, garrisons=garrisons, temples=temples
            ),
            f"+{coming}",
            str(player["cards"]),
        )
    return table
