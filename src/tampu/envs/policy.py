"""A small actor-critic network in numpy: two hidden layers, a vector for each action, a value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
Ints = NDArray[np.int64]


@dataclass
class Offers:
    """The offered actions of many decisions, padded to the same length."""

    actions: Ints
    open: NDArray[np.bool_]
    """False where the row is only padded."""

    @classmethod
    def of(cls, mask: NDArray[np.int8]) -> Offers:
        rows, actions = np.nonzero(mask)
        counts = np.bincount(rows, minlength=len(mask))
        places = np.arange(len(rows)) - np.repeat(np.cumsum(counts) - counts, counts)
        padded = np.zeros((len(mask), int(counts.max())), np.int64)
        padded[rows, places] = actions
        return cls(padded, np.arange(padded.shape[1]) < counts[:, None])

    @classmethod
    def joined(cls, offers: Sequence[Offers]) -> Offers:
        width = max(offer.actions.shape[1] for offer in offers)

        def widened(offer: Offers) -> list[tuple[int, int]]:
            return [(0, 0), (0, width - offer.actions.shape[1])]

        return cls(
            np.concatenate([np.pad(offer.actions, widened(offer)) for offer in offers]),
            np.concatenate([np.pad(offer.open, widened(offer)) for offer in offers]),
        )

    def rows(self, pick: Ints) -> Offers:
        """Some of the decisions, padded no further than they need."""
        chosen = self.open[pick]
        width = int(chosen.sum(1).max())
        return Offers(self.actions[pick, :width], chosen[:, :width])

    def draw(self, shares: Array, rng: np.random.Generator) -> Ints:
        """One place in each row, as likely as its share."""
        marks = rng.random((len(shares), 1))
        drawn: Ints = np.minimum((shares.cumsum(1) < marks).sum(1), self.open.sum(1) - 1)
        return drawn


class Network:
    """Probabilities of the offered actions, and the expected reward of the seat that decides."""

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

    def _layers(self, observations: Array) -> tuple[Array, Array]:
        w = self.weights
        first = np.maximum(observations @ w["first"] + w["first bias"], 0)
        second = np.maximum(first @ w["second"] + w["second bias"], 0)
        return first, second

    def _heads(self, second: Array, offers: Offers) -> tuple[Array, Array]:
        w = self.weights
        scores = np.einsum("nah,nh->na", w["actions"][offers.actions], second)
        scores += w["action bias"][offers.actions]
        scores[~offers.open] = -1e9
        scores -= scores.max(1, keepdims=True)
        shares = np.exp(scores)
        shares /= shares.sum(1, keepdims=True)
        values = (second @ w["value"] + w["value bias"])[:, 0]
        return shares, values

    def forward(self, observations: Array, offers: Offers) -> tuple[Array, Array]:
        """The probabilities of the offered actions, and the values."""
        return self._heads(self._layers(observations)[1], offers)

    def gradient(
        self,
        observations: Array,
        offers: Offers,
        chosen: Ints,
        logs: Array,
        advantages: Array,
        returns: Array,
        clip: float,
        entropy: float,
    ) -> dict[str, Array]:
        """Of the clipped loss, by weight."""
        w, count = self.weights, len(chosen)
        row = np.arange(count)
        first, second = self._layers(observations)
        shares, values = self._heads(second, offers)
        logged = np.log(shares + 1e-9)
        ratio = np.exp(logged[row, chosen] - logs)
        held = ((advantages > 0) & (ratio > 1 + clip)) | ((advantages < 0) & (ratio < 1 - clip))
        pull = np.where(held, 0, -advantages * ratio) / count
        scores = -pull[:, None] * shares
        scores[row, chosen] += pull
        spread = -(shares * logged).sum(1, keepdims=True)
        scores += entropy / count * shares * (logged + spread)
        error = ((values - returns) / count)[:, None].astype(np.float32)
        scores = np.where(offers.open, scores, 0).astype(np.float32)

        below = np.einsum("na,nah->nh", scores, w["actions"][offers.actions])
        below += error @ w["value"].T
        below *= second > 0
        lower = (below @ w["second"].T) * (first > 0)
        actions, bias = np.zeros_like(w["actions"]), np.zeros_like(w["action bias"])
        rows, places = np.nonzero(offers.open)
        ids, parts = offers.actions[rows, places], scores[rows, places]
        order = np.argsort(ids, kind="stable")
        known, starts = np.unique(ids[order], return_index=True)
        pieces = parts[order, None] * second[rows[order]]
        actions[known] = np.add.reduceat(pieces, starts, axis=0)
        bias[known] = np.add.reduceat(parts[order], starts)
        return {
            "first": observations.T @ lower,
            "first bias": lower.sum(0),
            "second": first.T @ below,
            "second bias": below.sum(0),
            "actions": actions,
            "action bias": bias,
            "value": second.T @ error,
            "value bias": error.sum(0),
        }


class Adam:
    """Adaptive moments over all weights, with the gradient's length held below 1."""

    def __init__(self, network: Network, rate: float) -> None:
        self.rate = rate
        self._weights = network.weights
        self._mean = {name: np.zeros_like(value) for name, value in network.weights.items()}
        self._square = {name: np.zeros_like(value) for name, value in network.weights.items()}
        self._steps = 0

    def descend(self, gradient: dict[str, Array]) -> None:
        self._steps += 1
        length = sum(float(np.vdot(part, part)) for part in gradient.values()) ** 0.5
        scale = min(1.0, 1.0 / (length + 1e-9))
        fade = (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        for name, part in gradient.items():
            part = part * scale
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (part - mean)
            square += 0.001 * (part * part - square)
            self._weights[name] -= self.rate * fade * mean / (np.sqrt(square) + 1e-5)
