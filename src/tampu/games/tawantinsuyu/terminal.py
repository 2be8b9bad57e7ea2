"""The board in the terminal: the hill by section and terrace, the supplies, the players."""

from __future__ import annotations

from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tampu.core.contract import Json
from tampu.games.tawantinsuyu import content
from tampu.games.tawantinsuyu.content import SECTIONS
from tampu.locale import Catalogue

GAME: Final = "tawantinsuyu"
SEAT_STYLES: Final = ("magenta", "bright_blue", "bright_black", "dark_orange")
WORKER_STYLES: Final = (
    "bold white on blue",
    "bold white on green",
    "bold white on red",
    "bold black on yellow",
    "bold black on white",
)
SPACE_STYLES: Final = ("default", "blue", "green")
TASK_CODES: Final = ("p3", "m2", "s2", "g1", "St", "Bu", "Su", "We", "Me", "Tr", "P1")
"""By task, for the cells of the hill."""
TERRACES: Final = ("upper", "middle", "lower")


def draw(view: Json, words: Catalogue) -> RenderableType:
    """The whole table as `view` shows it."""
    legend = Text(words.text("tawantinsuyu-board-legend"), style="dim")
    parts: list[RenderableType] = [_heading(view, words), Hill(view, words), legend]
    parts.append(_supplies(view, words))
    parts += [_player(view, words, place) for place in range(len(view["players"]))]
    if view["seats"] == 1:
        parts.append(_axomamma(view, words))
    return Group(*parts)


def _seat_name(view: Json, words: Catalogue, place: int) -> str:
    if view["seats"] == 1 and place == content.AX:
        return words.text("tawantinsuyu-board-axomamma")
    return words.text("tawantinsuyu-board-seat", seat=place + 1)


def _seat(place: int) -> Text:
    return Text(str(place + 1), style=f"bold {SEAT_STYLES[place]}")


def _heading(view: Json, words: Catalogue) -> Text:
    title = words.text("tawantinsuyu-board-festival", number=view["festivals"])
    if view["holder"] >= 0:
        title += "  " + words.text("tawantinsuyu-board-token", seat=view["holder"] + 1)
    return Text(title, style="bold")


# The hill


class Hill:
    """The sixty spaces by section; a narrow terminal gets them without blanks between tasks."""

    def __init__(self, view: Json, words: Catalogue) -> None:
        self.view = view
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        spacious = _hill(self.view, self.words, " ")
        fits = Measurement.get(console, options.update(max_width=200), spacious).maximum
        yield spacious if fits <= options.max_width else _hill(self.view, self.words, "")


def _hill(view: Json, words: Catalogue, blank: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for section in range(SECTIONS):
        action = content.ACTIVATIONS[(section - view["rotation"]) % SECTIONS]
        head = Text(f"{section} {words.value(GAME, 'action', action)}", style="bold")
        table.add_column(head, no_wrap=True)
    table.add_row(*[_priests_and_steps(view, section) for section in range(SECTIONS)])
    for terrace, name in enumerate(TERRACES):
        label = str(words.value(GAME, "terrace", name))
        table.add_row(Text(label, style="dim italic"))
        table.add_row(*[_segment(view, section, terrace, blank) for section in range(SECTIONS)])
    return table


def _priests_and_steps(view: Json, section: int) -> Text:
    line = Text()
    for place, player in enumerate(view["players"]):
        if player["priest"] == section:
            line.append("♜").append_text(_seat(place)).append(" ")
    for slot, sign in ((2 * section, "▲"), (2 * section + 1, "▼")):
        owner = view["steps"].get(content.SLOTS[slot])
        line.append(sign, style="dim").append_text(Text("·") if owner is None else _seat(owner))
    return line


def _segment(view: Json, section: int, terrace: int, blank: str) -> Text:
    lines = []
    for space, name in enumerate(content.SPACES):
        if content.SPACE_SECTION[space] != section or content.SPACE_TERRACE[space] != terrace:
            continue
        line = Text(name + blank, style="cyan")
        kind = view["hill"].get(name)
        line.append_text(_worker(kind) if kind else Text("·"))
        god = content.GODS[content.SPACE_GOD[space]][:2].title()
        style = SPACE_STYLES[content.SPACE_COLOUR[space]]
        mark = " " if content.COLOURS[content.SPACE_COLOUR[space]] == "neutral" else "*"
        line.append(blank + god + mark, style)
        tasks = blank.join(
            [TASK_CODES[content.ICON_TASK[icon]] for icon in content.SPACE_ICONS[space]]
        )
        line.append(tasks, style="dim" if kind else "default")
        lines.append(line)
    return Text("\n").join(lines)


def _worker(kind: str) -> Text:
    index = content.KINDS.index(kind)
    return Text(content.KIND_LETTERS[index], style=WORKER_STYLES[index])


def _workers(kinds: list[str]) -> Text:
    return Text(" ").join([_worker(kind) for kind in kinds]) if kinds else Text("-", style="dim")


def _counted(kinds: dict[str, int]) -> Text:
    return _workers([kind for kind in content.KINDS for _ in range(kinds.get(kind, 0))])


# Village, market, offer, regions


def _supplies(view: Json, words: Catalogue) -> RenderableType:
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 1, 0, 0))
    table.add_column(style="bold")

    def row(name: str, text: Text) -> None:
        table.add_row(words.text(f"tawantinsuyu-board-{name}"), text)

    ends = words.text("tawantinsuyu-board-ends")
    row("village", _workers(view["village"]).append(f"   {ends}", style="dim"))
    others = _counted(view["nomads"])
    others.append(f"   {words.text('tawantinsuyu-board-casualties')} ", style="bold")
    others.append_text(_counted(view["casualties"]))
    others.append(f"   {words.text('tawantinsuyu-board-bag')} ", style="bold")
    others.append(str(sum(view["bag"].values())))
    row("nomads", others)
    tiles = [
        f"{slot} {words.value(GAME, 'building', tile)}"
        for slot, tile in zip(content.MARKET, view["market"], strict=True)
        if tile
    ]
    row("market", Text("\n".join(tiles) or "-"))
    offer = [str(words.value(GAME, "card", card)) for card in view["offer"]]
    deck = view["hidden"]["deck"] + len(view["bottom"])
    row("offer", Text("\n".join(offer) or "-"))
    row("deck", Text(str(deck)))
    if view["top"]:
        row("top", Text(str(words.value(GAME, "tile", view["top"]))))
    if view["drawn"]:
        sale = [str(words.value(GAME, "tile", tile)) for tile in view["drawn"]]
        row("drawn", Text("\n".join(sale)))
    row("conquest", _regions(view))
    return table


def _regions(view: Json) -> Text:
    line = Text()
    for region, name in enumerate(content.REGIONS):
        line.append(f"{name} ", style="bold")
        for target in content.TARGETS[
            region * content.REGION_SIZE : (region + 1) * content.REGION_SIZE
        ]:
            owner = view["regions"].get(target)
            line.append_text(Text("·", style="dim") if owner is None else _seat(owner))
            line.append(" ")
        line.append("  ")
    return line


# Players


def _player(view: Json, words: Catalogue, place: int) -> RenderableType:
    player = view["players"][place]
    resources = "  ".join(f"{name[0]} {player['resources'][name]}" for name in content.RESOURCES)
    first = Text(f"{resources}   ")
    first.append(f"{words.text('tawantinsuyu-board-temple')} {player['temple']}   ")
    first.append(f"{words.text('tawantinsuyu-board-workers')} ")
    first.append_text(_workers(player["workers"]))
    lines = [first]

    def add(name: str, names: list[str]) -> None:
        if names:
            label = words.text(f"tawantinsuyu-board-{name}")
            line = Text(words.text("tawantinsuyu-board-label", name=label), style="bold")
            lines.append(line.append(f" {', '.join(names)}", style="default"))

    add("hand", _hand(view, words, place))
    add("army", [*player["army_up"], *(f"({card})" for card in player["army_down"])])
    production = [str(words.value(GAME, "item", tile)) for tile in player["production_up"]]
    production += [f"({tile})" for tile in player["production_down"]]
    passive = [str(words.value(GAME, "building", tile)) for tile in player["passive"]]
    add("buildings", production + passive)
    statues = player["statues"].items()
    add("statues", [f"{words.value(GAME, 'statue', name)} ×{count}" for name, count in statues])
    add("tapestries", ["-".join(tapestry) for tapestry in player["tapestries"]])
    title = Text(f"{_seat_name(view, words, place)}  {player['score']}", style="bold")
    active = view["active"] == place
    style = SEAT_STYLES[place] if active else "dim"
    return Panel(Group(*lines), title=title, title_align="left", border_style=style)


def _hand(view: Json, words: Catalogue, place: int) -> list[str]:
    cards = [*view["gods"][place], *view["dealt"][place], *view["armies"][place]]
    names = [str(words.value(GAME, "card", card)) for card in cards]
    hidden = sum(view["hidden"][part][place] for part in ("gods", "dealt", "armies"))
    if hidden:
        names.append(words.text("tawantinsuyu-board-hidden", number=hidden))
    return names


def _axomamma(view: Json, words: Catalogue) -> RenderableType:
    """Her cards by god, the tokens of her loops, her personality."""
    slots = [
        f"{slot} {words.value(GAME, 'god', god) if god else '-'}"
        for slot, god in enumerate(view["slots"], 1)
    ]
    loops: list[list[str]] = [[], [], []]
    for token, index in enumerate(view["tokens"]):
        loops[content.TOKEN_LOOP[token]].append(f"{content.TOKEN_VALUE[token]}→{index}")
    side = words.value(GAME, "side", view["personality"])
    if view["personality"] in ("none", "random"):
        side = words.value(GAME, "solo_personality", view["personality"])
    if view["personality_moment"] == "arrival":
        moment = words.value(GAME, "solo_personality_moment", view["personality_moment"])
        side = f"{side} ({moment})"
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 1, 0, 0))
    table.add_column(style="bold")
    table.add_row(words.text("tawantinsuyu-board-slots"), "  ".join(slots))
    tokens = "   ".join(["  ".join(loop) for loop in loops])
    table.add_row(words.text("tawantinsuyu-board-tokens"), tokens)
    table.add_row(words.text("tawantinsuyu-board-personality"), str(side))
    return Panel(table, title=words.text("tawantinsuyu-board-axomamma"), title_align="left")
