"""Building blocks of the SVG drawings of all games: colours, players' pieces, text panels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from math import cos, pi, sin
from textwrap import wrap

GROUND, SURFACE, WELL = "#F6F1E7", "#FFFDF8", "#ECE4D3"
INK, FAINT, LINE = "#1F2A37", "#5F5A4E", "#D8CFBD"
ACCENT, GOLD, CROP, VILLAGE, WATER = "#B4532A", "#C98A1B", "#6E9B4E", "#C9744A", "#3B82A6"
STONE, FOREST, MOUNTAIN = "#A79A84", "#3E6B47", "#8A7F78"
SEATS = ("#E69F00", "#0072B2", "#009E73", "#CC79A7", "#D55E00", "#56B4E9")
SHAPES = ("circle", "square", "triangle", "diamond", "hexagon", "cross")
CORNERS = {
    "square": ((-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85)),
    "triangle": ((0, -1.05), (1, 0.8), (-1, 0.8)),
    "diamond": ((0, -1.15), (1.05, 0), (0, 1.15), (-1.05, 0)),
    "hexagon": ((-1.05, 0), (-0.5, -0.9), (0.5, -0.9), (1.05, 0), (0.5, 0.9), (-0.5, 0.9)),
    "cross": (
        *((-0.4, -1), (0.4, -1), (0.4, -0.4), (1, -0.4), (1, 0.4), (0.4, 0.4)),
        *((0.4, 1), (-0.4, 1), (-0.4, 0.4), (-1, 0.4), (-1, -0.4), (-0.4, -0.4)),
    ),
}
"""The corners of the shapes around their middle."""
STYLE = (
    "text{font-family:system-ui,'Segoe UI',sans-serif;fill:#1F2A37}"
    ".h{font-weight:600}.f{fill:#5F5A4E}"
)


def hexagon(x: float, y: float, size: float) -> str:
    """The corners of a hexagon that stands on a corner."""
    corners = [(x + size * sin(k * pi / 3), y - size * cos(k * pi / 3)) for k in range(6)]
    return " ".join(f"{a:.1f},{b:.1f}" for a, b in corners)


class Sheet:
    """An SVG drawing under construction."""

    def __init__(self, width: float, height: float, title: str) -> None:
        self._width, self._height = round(width), round(height)
        self._title = title
        self._parts: list[str] = []

    def add(self, text: str) -> None:
        self._parts.append(text)

    def box(
        self, x: float, y: float, width: float, height: float, fill: str, edge: str = "none"
    ) -> None:
        self.add(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="5" '
            f'fill="{fill}" stroke="{edge}"/>'
        )

    def line(
        self, ends: tuple[float, float, float, float], colour: str, width: float = 1.5
    ) -> None:
        x1, y1, x2, y2 = ends
        self.add(
            f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
            f'stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'
        )

    def polygon(self, points: str, fill: str, edge: str = "#fff", width: float = 1) -> None:
        self.add(
            f'<polygon points="{points}" fill="{fill}" stroke="{edge}" stroke-width="{width}"/>'
        )

    def disc(self, x: float, y: float, radius: float, fill: str, edge: str = "#fff") -> None:
        self.add(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{fill}" stroke="{edge}"/>')

    def text(
        self,
        x: float,
        y: float,
        content: object,
        size: float = 13,
        kind: str = "",
        anchor: str = "start",
        fill: str = "",
    ) -> None:
        colour = f' style="fill:{fill}"' if fill else ""
        named = f' class="{kind}"' if kind else ""
        self.add(
            f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}"'
            f"{named}{colour}>{escape(str(content))}</text>"
        )

    def piece(self, seat: int, x: float, y: float, size: float = 8, colour: int = -1) -> None:
        """Draw a seat's piece: its colour and its shape."""
        number = seat if colour < 0 else colour
        fill = SEATS[number]
        if SHAPES[number] == "circle":
            self.disc(x, y, size, fill)
            return
        corners = CORNERS[SHAPES[number]]
        points = " ".join(f"{x + a * size:.1f},{y + b * size:.1f}" for a, b in corners)
        self.polygon(points, fill)

    def panel(self, x: float, y: float, width: float, height: float, title: str) -> None:
        """A frame with a heading."""
        self.box(x, y, width, height, SURFACE, LINE)
        self.text(x + 10, y + 20, title, 14, "h")

    def players(
        self,
        x: float,
        y: float,
        width: float,
        lines: Sequence[tuple[str, Sequence[str]]],
        to_act: int,
        colours: Sequence[int] = (),
        line_height: float = 17,
    ) -> float:
        """Draw a panel for each player, one below the other; returns their height."""
        top = y
        for seat, (head, paragraphs) in enumerate(lines):
            wrapped = [row for line in paragraphs for row in wrap(line, int(width / 6.6)) or [""]]
            height = 32 + line_height * len(wrapped)
            edge = ACCENT if seat == to_act else LINE
            self.box(x, y, width, height, SURFACE, edge)
            self.piece(seat, x + 16, y + 16, 8, colours[seat] if colours else -1)
            self.text(x + 32, y + 21, head, 14, "h")
            for number, line in enumerate(wrapped):
                self.text(x + 12, y + 40 + line_height * number, line, 12, "f")
            y += height + 8
        return y - top

    def svg(self) -> str:
        """The complete SVG document."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self._width} {self._height}" '
            f'width="{self._width}" height="{self._height}" role="img">'
            f"<title>{escape(self._title)}</title><style>{STYLE}</style>"
            f'<rect width="100%" height="100%" fill="{GROUND}"/>'
        )
        return "\n".join([head, *self._parts, "</svg>"])


def counted(cards: dict[str, int]) -> str:
    """Cards with their numbers, in one line."""
    names = [name if count == 1 else f"{name} ×{count}" for name, count in cards.items()]
    return ", ".join(names) or "none"


def together(cards: Sequence[str]) -> str:
    """The cards of a list in one line, equal cards counted."""
    return counted(Counter(cards))
