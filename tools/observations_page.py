"""Writes docs/observations.md: the layout of the observation tensor of every game.

With the ids of installed games it prints the page of these games instead.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from tampu.core.registry import bundled_game_ids, load_game
from tampu.envs.config import env_config
from tampu.envs.steps import action_steps

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"
HEAD = """# Observations

`tools/observations_page.py` writes this page. An observation is a flat tensor of 32-bit floats that
is made from the seat's view and nothing else. Seats are counted from the observing seat: 0 is the
seat itself, 1 the next seat clockwise, and so on. Where a part repeats, the table shows its first
copy, the number of copies, and the distance between their first numbers (every). *Order 1* and so
on name the cells, cards or places that the numbers stand for, in the lists below each table. Where
a part has more numbers than its order has names, each name has several numbers in a row ("for each
…"), or the order is repeated ("planes", "by seat", "for each of n places").

`perfect=True` appends hidden information (the parts that begin with *all*). `steps=True` appends a
1 for each step of the action that is already chosen.
"""


def _sizes(name: str) -> list[str]:
    game = load_game(name)
    lines = ["| seats | observation | with `perfect` | with `steps` |", "|---|---|---|---|"]
    for seats in game.meta.seats:
        plain = env_config(name, seats).size
        perfect = env_config(name, seats, perfect=True).size
        steps = env_config(name, seats, steps=True).size
        lines.append(f"| {seats} | {plain} | {perfect} | {steps} |")
    return lines


def _layout(name: str) -> list[str]:
    lines = ["| first | size | copies | every | part | meaning |", "|---|---|---|---|---|---|"]
    orders: dict[tuple[str, ...], int] = {}
    for row in env_config(name, perfect=True).full_layout().rows():
        copies = f"{row.copies} | {row.stride}" if row.stride else "1 | "
        meaning = row.description
        if row.order and ", ".join(row.order) not in meaning:
            meaning += f" (order {orders.setdefault(row.order, len(orders) + 1)})"
        lines.append(f"| {row.first} | {row.size} | {copies} | {row.name} | {meaning} |")
    lists = [f"{number}. {', '.join(order)}" for order, number in orders.items()]
    return [*lines, "", "Orders:", "", *lists]


def _steps(name: str) -> list[str]:
    steps = action_steps(name)
    fields = ", ".join(f"{field} {size}" for field, size in steps.table())
    return [f"With `steps`, {steps.size} steps replace {len(steps.paths)} actions: {fields}."]


def text(games: Sequence[str] = ()) -> str:
    """The page of these games, or of all bundled ones."""
    lines = [HEAD]
    for name in games or bundled_game_ids():
        config = env_config(name)
        lines += [f"## {config.game.meta.title}", "", *_sizes(name), ""]
        lines += [*_steps(name), "", f"For {config.seats} seats:", "", *_layout(name), ""]
    return "\n".join(lines)


if __name__ == "__main__":
    if sys.argv[1:]:
        print(text(sys.argv[1:]))
    else:
        PAGE.write_text(text(), "utf-8")
