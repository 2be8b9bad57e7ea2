"""Actions as sets of features, so that a learner can share what it learns between actions.

An action's features are its kind and the values of its fields: those of Cuzco's 51,738 actions are
1,611 in all. The embedding of an action is the sum of the embeddings of its features, for example
`torch.nn.EmbeddingBag(features.count + 1, width, mode="sum", padding_idx=features.count)`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from tampu.envs.steps import action_steps


@dataclass(frozen=True)
class ActionFeatures:
    """The features of all actions of a game; feature numbers are those of `steps=True`."""

    indices: NDArray[np.int32]
    """For each action the numbers of its features, padded with `count`: (actions, width)."""
    names: tuple[str, ...]
    """For each feature its field and value, such as `kind=load`."""

    @property
    def count(self) -> int:
        """The number of features."""
        return len(self.names)

    def matrix(self, actions: NDArray[np.int64]) -> NDArray[np.float32]:
        """One row for each of these actions: 1 for each of its features, 0 for the others."""
        rows = np.zeros((len(actions), self.count + 1), np.float32)
        np.put_along_axis(rows, self.indices[actions].astype(np.int64), 1.0, axis=1)
        return rows[:, :-1]


@cache
def action_features(game: str) -> ActionFeatures:
    """The features of a game's actions, built once; the arrays are read-only."""
    steps = action_steps(game)
    width = max(len(path) for path in steps.paths)
    indices = np.full((len(steps.paths), width), steps.size, np.int32)
    for action, path in enumerate(steps.paths):
        indices[action, : len(path)] = path
    indices.flags.writeable = False
    return ActionFeatures(indices, tuple(f"{field}={value}" for field, value in steps.names))
