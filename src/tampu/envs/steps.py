"""Large actions as a few small steps (EN03): first the kind, then its fields one by one.

This is a way to say an action, not another rule: the game sees the whole action when the last step
is said. A step that is the only one possible is taken by itself. Nothing needs taking back, because
every beginning that is offered leads to a legal action.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from tampu.core.contract import Game
from tampu.core.registry import load_game
from tampu.core.space import Kind

FOOTPRINT = "footprint"
"""All cells of a tile, whichever of them is the village."""
FIELDS: dict[str, dict[str, tuple[str, ...]]] = {
    "cuzco": {"triple": (FOOTPRINT, "village"), "double": (FOOTPRINT, "village")},
}
"""Where a kind is said by other fields than its own."""


class ActionSteps:
    """The symbols that steps consist of, and the path of symbols that says each action."""

    def __init__(self, game: Game) -> None:
        self.names: list[tuple[str, str]] = []
        """For each symbol its field and value; the field of a kind is `kind`."""
        self._symbols: dict[tuple[str, Any], int] = {}
        self.paths: list[tuple[int, ...]] = []
        """For each action its symbols."""
        other = FIELDS.get(game.id, {})
        for kind in game.actions.kinds:
            self._symbol("kind", kind.name)
        for kind in game.actions.kinds:
            first = self._symbol("kind", kind.name)
            fields = other.get(kind.name, kind.fields)
            for row in kind.rows:
                values = [_value(kind, row, field) for field in fields]
                said = [self._symbol(*pair) for pair in zip(fields, values, strict=True)]
                self.paths.append((first, *said))
        self.size = len(self.names)

    def _symbol(self, field: str, value: Any) -> int:
        known = self._symbols.get((field, value))
        if known is None:
            known = self._symbols[field, value] = len(self.names)
            self.names.append((field, str(value)))
        return known

    def table(self) -> list[tuple[str, int]]:
        """The fields with the number of their values."""
        sizes: dict[str, int] = {}
        for field, _ in self.names:
            sizes[field] = sizes.get(field, 0) + 1
        return list(sizes.items())

    def text(self, symbol: int) -> str:
        """A step in words."""
        field, value = self.names[symbol]
        return value if field == "kind" else f"{field} {value}"


def _value(kind: Kind, row: Sequence[Any], field: str) -> Any:
    if field == FOOTPRINT:
        return "+".join(sorted(str(cell) for cell in row))
    return row[kind.fields.index(field)]


@cache
def action_steps(game: str) -> ActionSteps:
    """The steps of a game, made once."""
    return ActionSteps(load_game(game))


class Saying:
    """One decision that is being said step by step."""

    __slots__ = ("_depth", "_left", "_paths", "said")

    def __init__(self, steps: ActionSteps, actions: list[int]) -> None:
        self._paths = steps.paths
        self._left = actions
        self._depth = 0
        self.said: list[int] = []
        """The symbols said so far, those that followed by themselves included."""

    def choices(self) -> list[int]:
        """The symbols that may come next, ascending."""
        paths, depth = self._paths, self._depth
        return sorted({paths[action][depth] for action in self._left})

    def say(self, symbol: int) -> int | None:
        """Take a step; the action, if there is only one left that it can be."""
        paths = self._paths
        left = [action for action in self._left if paths[action][self._depth] == symbol]
        if not left:
            raise ValueError(f"step {symbol} is not possible here")
        self._left = left
        self.said.append(symbol)
        self._depth += 1
        while len(left) > 1:
            following = {paths[action][self._depth] for action in left}
            if len(following) > 1:
                return None
            self.said.append(following.pop())
            self._depth += 1
        return left[0]
