"""Chooses large actions in a few small steps (EN03): first the kind, then its fields.

`STEPS` in a game's `layout` names the kinds whose steps are not simply their fields.

The rules do not change: the game gets the whole action when the last step is chosen. A step that is
the only possible one is chosen automatically. Every offered step leads to a legal action, so no
step ever needs to be undone.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import cache
from typing import Any

from tampu.core.contract import Game
from tampu.core.registry import game_module, load_game
from tampu.core.space import Kind

FOOTPRINT = "footprint"
"""All cells of a tile, whichever of them is the village."""


class ActionSteps:
    """The steps of a game, numbered, and the path of steps that leads to each action."""

    def __init__(self, game: Game) -> None:
        self.names: list[tuple[str, str]] = []
        """For each step its field and value; the field of a kind is `kind`."""
        self._numbers: dict[tuple[str, Any], int] = {}
        self.paths: list[tuple[int, ...]] = []
        """For each action its steps."""
        special_fields = getattr(game_module(game.id, "layout"), "STEPS", {})
        for kind in game.actions.kinds:
            self._number("kind", kind.name)
        for kind in (*game.actions.kinds, *game.actions.later):
            first = self._number("kind", kind.name)
            fields = special_fields.get(kind.name, kind.fields)
            for row in kind.rows:
                steps = [self._number(field, _value(kind, row, field)) for field in fields]
                self.paths.append((first, *steps))
        self.size = len(self.names)
        self.longest = max(len(path) for path in self.paths)

    def _number(self, field: str, value: Any) -> int:
        """The number of a step, which is added if it is new."""
        number = self._numbers.get((field, value))
        if number is None:
            number = self._numbers[field, value] = len(self.names)
            self.names.append((field, str(value)))
        return number

    def table(self) -> list[tuple[str, int]]:
        """The fields with the number of their values."""
        sizes: dict[str, int] = {}
        for field, _ in self.names:
            sizes[field] = sizes.get(field, 0) + 1
        return list(sizes.items())

    def text(self, step: int) -> str:
        """A step in words."""
        field, value = self.names[step]
        return value if field == "kind" else f"{field} {value}"


def _value(kind: Kind, row: Sequence[Any], field: str) -> Any:
    if field == FOOTPRINT:
        return "+".join(sorted(str(cell) for cell in row))
    return row[kind.fields.index(field)]


@cache
def action_steps(game: str) -> ActionSteps:
    """The steps of a game, built once."""
    return ActionSteps(load_game(game))


class PartialAction:
    """One decision that is chosen step by step."""

    __slots__ = ("_depth", "_paths", "chosen", "remaining")

    def __init__(self, steps: ActionSteps, actions: list[int], chosen: Sequence[int] = ()) -> None:
        self._paths = steps.paths
        self.remaining = actions
        """The actions that are still possible."""
        self._depth = len(chosen)
        self.chosen: list[int] = list(chosen)
        """The steps so far, including those chosen automatically."""

    def copy(self) -> PartialAction:
        """An independent copy."""
        other = copy(self)
        other.chosen = list(self.chosen)
        return other

    def choices(self) -> list[int]:
        """The possible next steps, ascending."""
        paths, depth = self._paths, self._depth
        return sorted({paths[action][depth] for action in self.remaining})

    def choose(self, step: int) -> int | None:
        """Choose a step; returns the action if only one is left."""
        paths = self._paths
        remaining = [action for action in self.remaining if paths[action][self._depth] == step]
        if not remaining:
            raise ValueError(f"step {step} is not possible here")
        self.remaining = remaining
        self.chosen.append(step)
        self._depth += 1
        while len(remaining) > 1:
            following = {paths[action][self._depth] for action in remaining}
            if len(following) > 1:
                return None
            self.chosen.append(following.pop())
            self._depth += 1
        return remaining[0]
