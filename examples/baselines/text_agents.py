"""Scripted stand-ins for a language agent: each reads the text of a decision and answers in text.

    tampu benchmark run imhotep-2-text --entry python:text_agents:reader

They are no language models. They show what the text alone allows without one, and they are the
floor that a language model must beat.
"""

from __future__ import annotations

import random
import re

from tampu.core.contract import Game
from tampu.protocol.text_agent import TextBot

SHIP = 4
"""The spaces of a ship in the line `cargo`."""


def offered(text: str) -> list[str]:
    """The lines of the offered actions."""
    return text.rsplit("brackets):\n", 1)[1].strip().splitlines()


def notation(line: str) -> str:
    """The part of a line before the brackets."""
    return line.partition("  (")[0].strip()


def first_line(game: Game) -> TextBot:
    """Answers with the first line."""
    return TextBot(game, lambda text: notation(offered(text)[0]))


def any_line(game: Game) -> TextBot:
    """Answers with a random line; the text fixes which one."""
    return TextBot(game, lambda text: notation(random.Random(text).choice(offered(text))))


def reader(game: Game) -> TextBot:
    """Sails ships that carry mostly its own stones, loads the fullest ship, and gets stones."""
    return TextBot(game, _read_and_choose)


def _read_and_choose(text: str) -> str:
    me = int(re.search(r"You are player (\d)", text)[1])
    cargo = [int(stone) for stone in re.search(r"^cargo: (.*)$", text, re.MULTILINE)[1].split()]
    return notation(max(offered(text), key=lambda line: _worth(line, me, cargo)))


def _worth(line: str, me: int, cargo: list[int]) -> float:
    """A number that is larger for better-looking actions."""
    move = re.match(r"([LS])(\d)", line)
    if not move:
        return 1.5 if line.startswith("G") else 1.0
    first = SHIP * (int(move[2]) - 1)
    stones = [stone for stone in cargo[first : first + SHIP] if stone >= 0]
    mine = stones.count(me)
    if move[1] == "S":
        return 2.0 + mine if 2 * mine > len(stones) else 0.0
    return 1.6 + 0.3 * mine
