"""The named opponents: each has a level, a face and a temperament."""

from __future__ import annotations

from typing import Final, NamedTuple

from tampu.core.data import read_json


class Opponent(NamedTuple):
    """An opponent that people can choose; its id is also the key of its face."""

    id: str
    level: int
    temperament: str

    @property
    def spec(self) -> str:
        """The spec of the bot that plays as this opponent."""
        return f"level:{self.level}:as={self.id}"

    @property
    def name(self) -> str:
        """The message that names the opponent."""
        return f"opponent-{self.id}"

    @property
    def line(self) -> str:
        """The message with one sentence about the opponent."""
        return f"opponent-{self.id}-line"


OPPONENTS: Final[list[Opponent]] = [
    Opponent(str(row["id"]), int(row["level"]), str(row["temperament"]))
    for row in read_json("tampu.bots", "opponents.json")
]
"""All opponents, the weakest first."""


def find_opponent(name: str) -> Opponent | None:
    """Return the opponent with this id, or None."""
    for opponent in OPPONENTS:
        if opponent.id == name:
            return opponent
    return None
