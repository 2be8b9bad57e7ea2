"""Draws win shares over training steps as an SVG line chart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from tampu.envs.svg import FAINT, LINE, Sheet

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 56, 24, 48, 52
COLOURS = (
    *("#0072b2", "#d55e00", "#009e73", "#cc79a7"),
    *("#1f2a37", "#e69f00", "#56b4e9", "#8a7f78"),
)
TICKS = tuple(unit * 10**power for power in range(9) for unit in (1, 2, 5))


@dataclass(frozen=True)
class Point:
    """Win shares by name after some choices of the policy in training."""

    steps: int
    shares: dict[str, float]


def learning_chart(
    points: Sequence[Point],
    title: str,
    label: str = "against ",
    axis: str = "choices of the policy",
) -> str:
    """The chart as an SVG document, one line for each name.

    `label` goes before the names, `axis` says what steps are.
    """
    last_step = max(point.steps for point in points) or 1

    def x(steps: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * steps / last_step

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    sheet = Sheet(WIDTH, HEIGHT, title)
    sheet.text(LEFT, 26, title, 15, "h")
    for share in (0.0, 0.2, 0.4, 0.5, 0.6, 0.8, 1.0):
        half = share == 0.5
        sheet.line((LEFT, y(share), WIDTH - RIGHT, y(share)), FAINT if half else LINE, 1)
        if not half:
            sheet.text(LEFT - 8, y(share) + 4, f"{share:.1f}", anchor="end")
    step = next(width for width in TICKS if last_step / width <= 12)
    for tick in range(0, last_step + 1, step):
        sheet.text(x(tick), HEIGHT - BOTTOM + 20, f"{tick:,}", anchor="middle")
    sheet.text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, axis, anchor="middle")
    for number, name in enumerate(points[0].shares):
        colour = COLOURS[number % len(COLOURS)]
        path = [(x(point.steps), y(point.shares[name])) for point in points]
        for start, end in pairwise(path):
            sheet.line((*start, *end), colour, 2.5)
        for place in path:
            sheet.disc(*place, 3, colour)
        at, down = WIDTH - RIGHT - 170, HEIGHT - BOTTOM - 14 + 22 * (number - len(points[0].shares))
        sheet.box(at, down, 14, 14, colour)
        sheet.text(at + 20, down + 12, f"{label}{name}: {points[-1].shares[name]:.2f}")
    return sheet.svg() + "\n"
