"""Replays an export of the engine entry by entry and names the first difference."""

from typing import Any

from .festival import ranks
from .game import play
from .table import Ask, Chance, Table


class Referee:
    """The reference at the table: what it expects next, and what it makes of each entry."""

    def __init__(self, seats: int, options: dict[str, Any], rules_version: int = 2) -> None:
        self.table = Table(seats, options, rules_version)
        self._game = play(self.table)
        self.due: Ask | Chance | None = next(self._game)

    def enter(self, token: str) -> None:
        try:
            self.due = self._game.send(token)
        except StopIteration:
            self.due = None

    def scores(self) -> list[int]:
        return [player.score for player in self.table.players]

    def difference(self, actor: int | str, token: str, legal: list[str]) -> str | None:
        """What is wrong with an entry about to be made, or None."""
        due = self.due
        if due is None:
            return f"{token}: the game should be over"
        if isinstance(due, Chance):
            expected, tokens = "chance", sorted(due.weights)
        else:
            expected, tokens = due.seat, sorted(due.tokens)
        if actor != expected:
            return f"{token}: {expected} is due with {tokens}, not {actor}"
        if tokens != sorted(legal):
            missing, extra = set(tokens) - set(legal), set(legal) - set(tokens)
            return f"{token}: legal lacks {sorted(missing)}, has besides {sorted(extra)}"
        return None if token in tokens else f"{token} is not among {tokens}"

    def final(self) -> dict[str, Any]:
        over = self.table.over
        return {
            "over": over,
            "end": "third_festival" if over else None,
            "scores": self.scores(),
            "sheet": [player.sheet for player in self.table.players],
            "ranks": ranks(self.table),
        }


def first_difference(
    seats: int,
    options: dict[str, Any],
    entries: list[dict[str, Any]],
    final: dict[str, Any],
    rules_version: int = 2,
) -> str | None:
    """The first entry of a full export that the reference does not agree with, or None."""
    referee = Referee(seats, options, rules_version)
    for entry in entries:
        wrong = referee.difference(entry["actor"], entry["notation"], entry["legal"])
        if wrong is None:
            referee.enter(entry["notation"])
            if referee.scores() != entry["scores"]:
                wrong = f"{entry['notation']}: scores {entry['scores']}, not {referee.scores()}"
        if wrong is not None:
            return f"entry {entry['seq']}: {wrong}"
    if final["over"] and referee.final() != final:
        return f"final: {final}, not {referee.final()}"
    return None if final["over"] == (referee.due is None) else "one of the two is not over"
