"""Following an exported game with the reference: nothing is read but the tokens."""

from collections.abc import Iterable, Mapping
from typing import Any

from tests.games.imhotep.reference import Draw, Due, Table


class Follower:
    """Plays the reference along with tokens from outside."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self.table = Table(seats, options)
        self._steps = self.table.steps()
        self.due: Due | None = next(self._steps)

    def send(self, token: str) -> None:
        try:
            self.due = self._steps.send(token)
        except StopIteration:
            self.due = None


def replay(
    seats: int,
    options: Mapping[str, Any],
    entries: Iterable[Mapping[str, Any]],
    final: Mapping[str, Any],
) -> tuple[str | None, Table]:
    """Follow an exported game; the first difference in words, or None, and the last position."""
    follower = Follower(seats, options)
    table = follower.table
    for entry in entries:
        difference = _entry_difference(follower.due, entry)
        if difference is None:
            follower.send(entry["notation"])
            if table.scores() != entry["scores"]:
                difference = f"scores are {table.scores()}, the entry has {entry['scores']}"
        if difference is not None:
            return f"entry {entry['seq']} ({entry['notation']}): {difference}", table
    if (follower.due is None) != final["over"]:
        return f"the record has over {final['over']}, but due is {follower.due}", table
    ends = {
        "end": table.end if follower.due is None else None,
        "scores": table.scores(),
        "sheet": table.sheet,
        "ranks": table.ranks(),
    }
    for name, expected in ends.items():
        if final[name] != expected:
            return f"final {name} is {expected}, the record has {final[name]}", table
    return None, table


def _entry_difference(due: Due | None, entry: Mapping[str, Any]) -> str | None:
    if due is None:
        return "the game is over"
    actor = "chance" if isinstance(due, Draw) else due.seat
    if actor != entry["actor"]:
        return f"{actor} is due, the record has {entry['actor']}"
    tokens = list(due.weights) if isinstance(due, Draw) else due.legal
    if sorted(tokens) != sorted(entry["legal"]):
        missing = sorted(set(tokens) - set(entry["legal"]))
        extra = sorted(set(entry["legal"]) - set(tokens))
        return f"legal list without {missing}, with {extra} too much"
    if entry["choices"] != len(tokens):
        return f"{len(tokens)} choices, the entry has {entry['choices']}"
    if entry["notation"] not in tokens:
        return f"not among {sorted(tokens)}"
    return None
