"""Writes docs/observations.md: where each piece of a view stands in the tensor of its game."""

from __future__ import annotations

from pathlib import Path

from tampu.core.registry import game_ids, load_game
from tampu.envs.steps import action_steps
from tampu.envs.table import set_up

HEAD = """# Observations

Written by `docs/make_layouts.py`. An observation is a flat tensor of 32-bit floats that is made of
the seat's view and nothing else. Seats are always counted from the seat that looks: itself first,
then round the table. Where a part repeats, the table tells its first copy, how many copies there
are, and how far apart they begin.

`perfect=True` appends what is hidden (the parts that begin with *all*), `steps=True` a 1 for each
step of the action that is said already.
"""


def _sizes(name: str) -> list[str]:
    game = load_game(name)
    lines = ["| seats | observation | with `perfect` | with `steps` |", "|---|---|---|---|"]
    for seats in game.meta.seats:
        plain = set_up(name, seats).size
        perfect = set_up(name, seats, perfect=True).size
        steps = set_up(name, seats, steps=True).size
        lines.append(f"| {seats} | {plain} | {perfect} | {steps} |")
    return lines


def _layout(name: str) -> list[str]:
    lines = ["| first | size | copies | every | part | says |", "|---|---|---|---|---|---|"]
    for row in set_up(name, perfect=True).whole().rows():
        copies = f"{row.copies} | {row.stride}" if row.stride else "1 | "
        lines.append(f"| {row.first} | {row.size} | {copies} | {row.name} | {row.says} |")
    return lines


def _steps(name: str) -> list[str]:
    steps = action_steps(name)
    told = ", ".join(f"{field} {size}" for field, size in steps.table())
    return [f"{steps.size} steps say {len(steps.paths)} actions: {told}."]


def text() -> str:
    """The whole page."""
    lines = [HEAD]
    for name in game_ids():
        setup = set_up(name)
        lines += [f"## {setup.game.meta.title}", "", *_sizes(name), ""]
        lines += [*_steps(name), "", f"For {setup.seats} seats:", "", *_layout(name), ""]
    return "\n".join(lines)


if __name__ == "__main__":
    (Path(__file__).parent / "observations.md").write_text(text(), "utf-8")
