"""Writes positions and actions as text, and reads actions back, for language agents."""

from __future__ import annotations

from typing import Any

from tampu.core.contract import Game
from tampu.core.errors import TampuError
from tampu.core.play import read_action
from tampu.envs.episode import Episode

INDENT = "  "
LINE_WIDTH = 88


def position(view: dict[str, Any]) -> str:
    """A view as indented lines."""
    return "\n".join(_lines(view, 0))


def _lines(node: dict[str, Any], depth: int) -> list[str]:
    lines: list[str] = []
    for name, value in node.items():
        line = f"{INDENT * depth}{name}: {_inline(value)}"
        if len(line) <= LINE_WIDTH or not isinstance(value, dict | list):
            lines.append(line)
        elif isinstance(value, dict):
            lines += [f"{INDENT * depth}{name}:", *_lines(value, depth + 1)]
        elif all(isinstance(item, dict) for item in value):
            lines.append(f"{INDENT * depth}{name}:")
            for number, item in enumerate(value):
                line = f"{INDENT * (depth + 1)}- {_inline(item)}"
                if len(line) <= LINE_WIDTH:
                    lines.append(line)
                else:
                    lines.append(f"{INDENT * (depth + 1)}- {number}")
                    lines += _lines(item, depth + 2)
        else:
            lines += _wrapped(f"{INDENT * depth}{name}:", value, depth + 1)
    return lines


def _wrapped(head: str, values: list[Any], depth: int) -> list[str]:
    lines = [head]
    line = INDENT * depth
    for value in values:
        text = _inline(value)
        if len(line) + len(text) > LINE_WIDTH and line.strip():
            lines.append(line.rstrip())
            line = INDENT * depth
        line += text + " "
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
    """The notation of an action, with its kind and fields in words."""
    kind, fields = game.actions.decode(number)
    values = ", ".join(f"{name} {value}" for name, value in fields.items())
    words = kind.replace("_", " ") + (f": {values}" if values else "")
    return f"{game.actions.notation(number)}  ({words})"


def prompt(episode: Episode, seat: int) -> str:
    """The text for an agent: its view, the question and the offered actions."""
    game = episode.config.game
    lines = [f"{game.meta.title}, {episode.config.seats} players. You are player {seat}.", ""]
    lines.append(position(episode.state.view(seat)))
    lines.append("")
    if episode.over:
        ranks = " ".join(str(rank) for rank in episode.state.ranking())
        return "\n".join([*lines, f"The game is over. Ranks by player: {ranks}"])
    if seat != episode.actor:
        return "\n".join([*lines, f"Player {episode.actor} decides."])
    lines.append("You decide. Answer with one of these (the part before the brackets):")
    lines += [action(game, number) for number in episode.offered_actions()]
    return "\n".join(lines)


def read(episode: Episode, token: str) -> int:
    """The action that a text denotes; raises TampuError if there is none or it is not allowed."""
    return read_action(episode.config.game, episode.state, token.partition("  (")[0])


def refusal(error: TampuError) -> str:
    """The reason to give to an agent whose text is not an action, or not allowed."""
    rule = getattr(error, "rule", None)
    return f"not allowed by rule {rule}" if rule else str(error)
