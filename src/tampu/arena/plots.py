"""SVG plots: values with intervals, and distributions as bars."""

import math
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH = 720
LEFT = 170
"""The start of the axis; labels are left of it."""
RIGHT = 64
"""The space for a number right of the axis."""
LABEL = 24
"""The most letters of a label; the tooltip shows the whole text."""
BINS = 40


class Dot(NamedTuple):
    """A value with its interval on one row; `colour` is the number of a CSS class."""

    label: str
    value: float
    low: float
    high: float
    colour: int = -1
    """-1 is the text colour."""
    small: tuple[tuple[str, float, int], ...] = ()
    """Further values on the row, without intervals: name, value, colour."""


class Spread(NamedTuple):
    """The values whose distribution one row shows."""

    label: str
    values: Sequence[float]
    colour: int = -1


def dot_plot(title: str, dots: Sequence[Dot], reference: float | None, form: str) -> str:
    """One row per value with its interval; a dashed line marks the reference."""
    values = [value for dot in dots for value in (dot.low, dot.high, dot.value)]
    values += [value for dot in dots for _, value, _ in dot.small]
    if reference is not None:
        values.append(reference)
    axis = Axis(min(values), max(values))
    row = 42 if any(dot.small for dot in dots) else 30
    height = row * len(dots) + 34
    parts = [axis.grid(height - 30, form)]
    if reference is not None:
        x = axis.at(reference)
        parts.append(f'<line class="reference" x1="{x}" x2="{x}" y1="0" y2="{height - 30}"/>')
    for place, dot in enumerate(dots):
        y = row * place + 15
        tooltip = f"{dot.label}: {dot.value:{form}} ({dot.low:{form}} – {dot.high:{form}})"
        parts += [
            f'<g class="{_class(dot.colour)}"><title>{escape(tooltip)}</title>',
            _label(dot.label, y),
            f'<line class="whisker" x1="{axis.at(dot.low)}" x2="{axis.at(dot.high)}" '
            f'y1="{y}" y2="{y}"/>',
        ]
        parts += [
            f'<line class="whisker" x1="{axis.at(end)}" x2="{axis.at(end)}" '
            f'y1="{y - 5}" y2="{y + 5}"/>'
            for end in (dot.low, dot.high)
        ]
        parts += [
            f'<circle class="dot" cx="{axis.at(dot.value)}" cy="{y}" r="6"/>',
            f'<text class="number" x="{WIDTH}" y="{y + 5}">{dot.value:{form}}</text></g>',
        ]
        for name, value, colour in dot.small:
            parts.append(
                f'<g class="{_class(colour)}"><title>{escape(f"{name}: {value:{form}}")}</title>'
                f'<circle class="dot small" cx="{axis.at(value)}" cy="{y + 14}" r="4"/></g>'
            )
    return _svg(title, height, parts)


def spread_plot(title: str, rows: Sequence[Spread], height: int = 58) -> str:
    """One row per distribution, with its mean."""
    everything = [value for row in rows for value in row.values]
    step = _bin_width(min(everything), max(everything))
    first = math.floor(min(everything) / step)
    last = math.floor(max(everything) / step) + 1
    axis = Axis(first * step, last * step, exact=True)
    whole = height * len(rows) + 34
    parts = [axis.grid(whole - 30, "g")]
    for place, row in enumerate(rows):
        floor = height * (place + 1) - 4
        counts = [0] * (last - first)
        for value in row.values:
            counts[math.floor(value / step) - first] += 1
        most = max(counts)
        mean = sum(row.values) / len(row.values)
        tooltip = f"{row.label}: {min(row.values):g} – {max(row.values):g}, ⌀ {mean:.1f}"
        parts.append(f'<g class="{_class(row.colour)}"><title>{escape(tooltip)}</title>')
        parts.append(_label(row.label, floor - 14))
        for number, count in enumerate(counts):
            if count:
                left = axis.at((first + number) * step)
                right = axis.at((first + number + 1) * step)
                tall = round((height - 14) * count / most, 1)
                parts.append(
                    f'<rect class="bar" x="{left + 0.5:.1f}" y="{floor - tall:.1f}" '
                    f'width="{right - left - 1:.1f}" height="{tall}"/>'
                )
        x = axis.at(mean)
        parts += [
            f'<line class="base" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{floor}" y2="{floor}"/>',
            f'<line class="mean" x1="{x}" x2="{x}" y1="{floor - height + 10}" y2="{floor}"/>',
            f'<text class="number" x="{WIDTH}" y="{floor - 8}">⌀ {mean:.1f}</text></g>',
        ]
    return _svg(title, whole, parts)


class Axis:
    """A horizontal axis whose ends are round numbers."""

    def __init__(self, low: float, high: float, *, exact: bool = False) -> None:
        reach = high - low or 1.0
        self.step = _round_step(reach / 6)
        self.low = low if exact else math.floor(low / self.step) * self.step
        self.high = high if exact else math.ceil(high / self.step) * self.step
        if self.high == self.low:
            self.high += self.step

    def at(self, value: float) -> float:
        """The horizontal position of a value."""
        share = (value - self.low) / (self.high - self.low)
        return round(LEFT + share * (WIDTH - RIGHT - 12 - LEFT), 1)

    def grid(self, height: int, form: str) -> str:
        """Grid lines with numbers below them."""
        parts = []
        number = math.ceil(self.low / self.step - 1e-9)
        while number * self.step <= self.high + 1e-9:
            value = number * self.step
            x = self.at(value)
            text = "0" if abs(value) < 1e-9 else f"{value:{form}}"
            parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="{height}"/>')
            parts.append(f'<text class="tick" x="{x}" y="{height + 20}">{text}</text>')
            number += 1
        return "".join(parts)


def _round_step(rough: float) -> float:
    """The smallest of …, 0.5, 1, 2, 5, 10, … that is at least `rough`."""
    power = 10.0 ** math.floor(math.log10(rough))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough - 1e-12)


def _bin_width(low: float, high: float) -> int:
    return max(1, int(_round_step(max(1.0, (high - low) / BINS))))


def _class(colour: int) -> str:
    return "ink" if colour < 0 else f"c{colour % 8}"


def _label(text: str, y: float) -> str:
    short = text if len(text) <= LABEL else f"{text[: LABEL - 1]}…"
    return f'<text class="label" x="{LEFT - 14}" y="{y + 5}">{escape(short)}</text>'


def _svg(title: str, height: int, parts: Sequence[str]) -> str:
    return (
        f'<div class="scroll"><svg class="plot" viewBox="0 0 {WIDTH} {height}" role="img" '
        f'aria-label="{escape(title)}">{"".join(parts)}</svg></div>'
    )
