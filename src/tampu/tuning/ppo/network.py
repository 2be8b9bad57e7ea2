"""A small actor-critic network in numpy: two hidden layers, a vector per action, a value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
Ints = NDArray[np.int64]


@dataclass
class OfferedActions:
    """The offered actions of many decisions, one row per decision, padded to the same length."""

    actions: Ints
    valid: NDArray[np.bool_]
    """False where a row is only padded."""

    @classmethod
    def from_mask(cls, mask: NDArray[np.int8]) -> OfferedActions:
        rows, actions = np.nonzero(mask)
        counts = np.bincount(rows, minlength=len(mask))
        columns = np.arange(len(rows)) - np.repeat(np.cumsum(counts) - counts, counts)
        padded = np.zeros((len(mask), int(counts.max())), np.int64)
        padded[rows, columns] = actions
        return cls(padded, np.arange(padded.shape[1]) < counts[:, None])

    @classmethod
    def concatenate(cls, parts: Sequence[OfferedActions]) -> OfferedActions:
        width = max(part.actions.shape[1] for part in parts)

        def padding(part: OfferedActions) -> list[tuple[int, int]]:
            return [(0, 0), (0, width - part.actions.shape[1])]

        return cls(
            np.concatenate([np.pad(part.actions, padding(part)) for part in parts]),
            np.concatenate([np.pad(part.valid, padding(part)) for part in parts]),
        )

    def select(self, rows: Ints) -> OfferedActions:
        """Some of the decisions, padded no further than necessary."""
        valid = self.valid[rows]
        width = int(valid.sum(1).max())
        return OfferedActions(self.actions[rows, :width], valid[:, :width])

    def sample(self, probabilities: Array, rng: np.random.Generator) -> Ints:
        """Draw one column of each row with the given probabilities."""
        thresholds = rng.random((len(probabilities), 1))
        columns = (probabilities.cumsum(1) < thresholds).sum(1)
        drawn: Ints = np.minimum(columns, self.valid.sum(1) - 1)
        return drawn


class Network:
    """Computes the probabilities of the offered actions and the value for the deciding seat.

    The score of an action is the product of the last hidden layer and the action's own vector. It
    is computed for the offered actions only.
    """

    def __init__(self, size: int, actions: int, hidden: int, seed: int) -> None:
        rng = np.random.default_rng(seed)

        def matrix(rows: int, columns: int, scale: float) -> Array:
            return (rng.standard_normal((rows, columns)) * scale).astype(np.float32)

        def zeros(length: int) -> Array:
            return np.zeros(length, np.float32)

        self.weights: dict[str, Array] = {
            "first": matrix(size, hidden, (4 / size) ** 0.5),
            "first bias": zeros(hidden),
            "second": matrix(hidden, hidden, (2 / hidden) ** 0.5),
            "second bias": zeros(hidden),
            "actions": matrix(actions, hidden, 0.01 * (1 / hidden) ** 0.5),
            "action bias": zeros(actions),
            "value": matrix(hidden, 1, 0.1 * (1 / hidden) ** 0.5),
            "value bias": zeros(1),
        }

    def _hidden_layers(self, observations: Array) -> tuple[Array, Array]:
        w = self.weights
        first = np.maximum(observations @ w["first"] + w["first bias"], 0)
        second = np.maximum(first @ w["second"] + w["second bias"], 0)
        return first, second

    def _heads(self, second: Array, offered: OfferedActions) -> tuple[Array, Array]:
        w = self.weights
        scores = np.einsum("nah,nh->na", w["actions"][offered.actions], second)
        scores += w["action bias"][offered.actions]
        scores[~offered.valid] = -1e9
        scores -= scores.max(1, keepdims=True)
        probabilities = np.exp(scores)
        probabilities /= probabilities.sum(1, keepdims=True)
        values = (second @ w["value"] + w["value bias"])[:, 0]
        return probabilities, values

    def forward(self, observations: Array, offered: OfferedActions) -> tuple[Array, Array]:
        """The probabilities of the offered actions, and the values."""
        return self._heads(self._hidden_layers(observations)[1], offered)

    def gradient(
        self,
        observations: Array,
        offered: OfferedActions,
        *,
        chosen: Ints,
        log_probabilities: Array | None,
        advantages: Array,
        returns: Array,
        clip: float,
        entropy_bonus: float,
    ) -> dict[str, Array]:
        """The gradient of PPO's clipped loss, by weight.

        `chosen` holds the columns of the actions played, `log_probabilities` the logarithms of
        their probabilities at that time. Without them the policy part is the cross-entropy with the
        chosen actions, weighted by the advantages.
        """
        w, count = self.weights, len(chosen)
        row = np.arange(count)
        first, second = self._hidden_layers(observations)
        probabilities, values = self._heads(second, offered)
        logs = np.log(probabilities + 1e-9)
        before = logs[row, chosen] if log_probabilities is None else log_probabilities
        ratio = np.exp(logs[row, chosen] - before)
        clipped = ((advantages > 0) & (ratio > 1 + clip)) | ((advantages < 0) & (ratio < 1 - clip))
        policy_slope = np.where(clipped, 0, -advantages * ratio) / count
        slopes = -policy_slope[:, None] * probabilities
        slopes[row, chosen] += policy_slope
        entropy = -(probabilities * logs).sum(1, keepdims=True)
        slopes += entropy_bonus / count * probabilities * (logs + entropy)
        score_slope = np.where(offered.valid, slopes, 0).astype(np.float32)
        value_slope = ((values - returns) / count)[:, None].astype(np.float32)

        second_slope = np.einsum("na,nah->nh", score_slope, w["actions"][offered.actions])
        second_slope += value_slope @ w["value"].T
        second_slope *= second > 0
        first_slope = (second_slope @ w["second"].T) * (first > 0)
        action_slope, action_bias_slope = self._action_slopes(second, offered, score_slope)
        return {
            "first": observations.T @ first_slope,
            "first bias": first_slope.sum(0),
            "second": first.T @ second_slope,
            "second bias": second_slope.sum(0),
            "actions": action_slope,
            "action bias": action_bias_slope,
            "value": second.T @ value_slope,
            "value bias": value_slope.sum(0),
        }

    def _action_slopes(
        self, second: Array, offered: OfferedActions, score_slope: Array
    ) -> tuple[Array, Array]:
        """The slopes of the actions' vectors and biases, summed over the rows that offer them."""
        vectors = np.zeros_like(self.weights["actions"])
        biases = np.zeros_like(self.weights["action bias"])
        rows, columns = np.nonzero(offered.valid)
        ids, slopes = offered.actions[rows, columns], score_slope[rows, columns]
        order = np.argsort(ids, kind="stable")
        unique_ids, starts = np.unique(ids[order], return_index=True)
        products = slopes[order, None] * second[rows[order]]
        vectors[unique_ids] = np.add.reduceat(products, starts, axis=0)
        biases[unique_ids] = np.add.reduceat(slopes[order], starts)
        return vectors, biases


class Adam:
    """The Adam optimiser over all weights; the gradient's length is limited to 1."""

    def __init__(self, network: Network, learning_rate: float) -> None:
        self.learning_rate = learning_rate
        self._weights = network.weights
        self._mean = {name: np.zeros_like(value) for name, value in network.weights.items()}
        self._square = {name: np.zeros_like(value) for name, value in network.weights.items()}
        self._steps = 0

    def descend(self, gradient: dict[str, Array]) -> None:
        self._steps += 1
        length = sum(float(np.vdot(part, part)) for part in gradient.values()) ** 0.5
        scale = min(1.0, 1.0 / (length + 1e-9))
        correction = (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        for name, part in gradient.items():
            part = part * scale
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (part - mean)
            square += 0.001 * (part * part - square)
            step = self.learning_rate * correction * mean / (np.sqrt(square) + 1e-5)
            self._weights[name] -= step
