"""Positions and actions as text, for language agents and for the eye."""

from __future__ import annotations

from typing import Any

from tampu.core.contract import Game
from tampu.core.errors import TampuError
from tampu.core.play import read_action
from tampu.envs.table import Table

INDENT = "  "
WIDE = 88


def position(view: dict[str, Any]) -> str:
    """A view as indented lines."""
    return "\n".join(_lines(view, 0))


def _lines(node: dict[str, Any], depth: int) -> list[str]:
    found: list[str] = []
    for name, value in node.items():
        whole = f"{INDENT * depth}{name}: {_inline(value)}"
        if len(whole) <= WIDE or not isinstance(value, dict | list):
            found.append(whole)
        elif isinstance(value, dict):
            found += [f"{INDENT * depth}{name}:", *_lines(value, depth + 1)]
        elif all(isinstance(item, dict) for item in value):
            found.append(f"{INDENT * depth}{name}:")
            for number, item in enumerate(value):
                whole = f"{INDENT * (depth + 1)}- {_inline(item)}"
                if len(whole) <= WIDE:
                    found.append(whole)
                else:
                    found.append(f"{INDENT * (depth + 1)}- {number}")
                    found += _lines(item, depth + 2)
        else:
            found += _wrapped(f"{INDENT * depth}{name}:", value, depth + 1)
    return found


def _wrapped(head: str, values: list[Any], depth: int) -> list[str]:
    lines = [head]
    line = INDENT * depth
    for value in values:
        told = _inline(value)
        if len(line) + len(told) > WIDE and line.strip():
            lines.append(line.rstrip())
            line = INDENT * depth
        line += told + " "
    return [*lines, line.rstrip()]


def _inline(value: Any) -> str:
    if value is None or value == "":
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{name} {_inline(part)}" for name, part in value.items()) or "-"
    if isinstance(value, list):
        parts = [_inline(part) for part in value]
        nested = any(isinstance(part, list | dict) for part in value)
        return ("(" + ") (".join(parts) + ")" if nested else " ".join(parts)) or "-"
    return str(value)


def action(game: Game, number: int) -> str:
    """An action as it is written, with its fields in words."""
    kind, fields = game.actions.decode(number)
    told = ", ".join(f"{name} {value}" for name, value in fields.items())
    words = kind.replace("_", " ") + (f": {told}" if told else "")
    return f"{game.actions.notation(number)}  ({words})"


def prompt(table: Table, seat: int) -> str:
    """All that an agent needs to answer: what it sees, what it is asked, what it may write."""
    game = table.setup.game
    lines = [f"{game.meta.title}, {table.setup.seats} players. You are player {seat}.", ""]
    lines.append(position(table.state.view(seat)))
    lines.append("")
    if table.over:
        ranks = " ".join(str(rank) for rank in table.state.ranking())
        return "\n".join([*lines, f"The game is over. Ranks by player: {ranks}"])
    if seat != table.actor:
        return "\n".join([*lines, f"Player {table.actor} decides."])
    lines.append("You decide. Answer with one of these (the part before the brackets):")
    lines += [action(game, number) for number in table.actions()]
    return "\n".join(lines)


def read(table: Table, token: str) -> int:
    """The action that a text means; raises TampuError with what is wrong."""
    return read_action(table.setup.game, table.state, token.partition("  (")[0])


def refusal(error: TampuError) -> str:
    """What to tell an agent whose answer was no action, or not allowed."""
    rule = getattr(error, "rule", None)
    return f"not allowed by rule {rule}" if rule else str(error)
