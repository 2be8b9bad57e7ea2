"""Draws win shares over training steps as an SVG line chart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 56, 24, 48, 52
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")
TICKS = tuple(unit * 10**power for power in range(9) for unit in (1, 2, 5))
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#333}.t{font-weight:600;font-size:15px}"
    ".g{stroke:#ddd}.h{stroke:#999;stroke-dasharray:4 4}"
)


@dataclass(frozen=True)
class Point:
    """The win shares by opponent after some choices of the policy in training."""

    steps: int
    shares: dict[str, float]


def learning_chart(points: Sequence[Point], title: str) -> str:
    """The chart as an SVG document, one line for each opponent."""
    last_step = max(point.steps for point in points) or 1

    def x(steps: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * steps / last_step, 1)

    def y(share: float) -> float:
        return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - share), 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'role="img" aria-label="{escape(title)}">',
        f'<style>{STYLE}</style><rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text class="t" x="{LEFT}" y="26">{escape(title)}</text>',
    ]
    for tenth in range(0, 11, 2):
        share = tenth / 10
        lines.append(
            f'<line class="g" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(share)}" y2="{y(share)}"/>'
            f'<text x="{LEFT - 8}" y="{y(share) + 4}" text-anchor="end">{share:.1f}</text>'
        )
    lines.append(f'<line class="h" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(0.5)}" y2="{y(0.5)}"/>')
    step = next(width for width in TICKS if last_step / width <= 12)
    for tick in range(int(last_step / step + 1e-6) + 1):
        lines.append(
            f'<text x="{x(tick * step)}" y="{HEIGHT - BOTTOM + 20}" text-anchor="middle">'
            f"{tick * step:,}</text>"
        )
    lines.append(
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 10}" text-anchor="middle">'
        "choices of the policy</text>"
    )
    for number, name in enumerate(points[0].shares):
        colour = COLOURS[number % len(COLOURS)]
        path = " ".join(f"{x(point.steps)},{y(point.shares[name])}" for point in points)
        last = points[-1].shares[name]
        lines.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>'
        )
        for point in points:
            lines.append(
                f'<circle cx="{x(point.steps)}" cy="{y(point.shares[name])}" r="3" '
                f'fill="{colour}"/>'
            )
        at = WIDTH - RIGHT - 170
        lines.append(
            f'<rect x="{at}" y="{HEIGHT - BOTTOM - 58 + 22 * number}" width="14" height="14" '
            f'fill="{colour}"/><text x="{at + 20}" y="{HEIGHT - BOTTOM - 46 + 22 * number}">'
            f"against {escape(name)}: {last:.2f}</text>"
        )
    return "\n".join([*lines, "</svg>"]) + "\n"
