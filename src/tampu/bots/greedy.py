"""The greedy bot: it rates its moves by the evaluation, within its own turn."""

from __future__ import annotations

from typing import Final

from tampu.bots.chance import settle
from tampu.core.contract import CHANCE, Game, Json, State
from tampu.core.rng import Rng

CHANCE_TRIES: Final = 3
"""How often a move that leads to chance is tried; its value is the mean."""
RIVAL_WEIGHT: Final = 0.7
TIE_BREAK: Final = 1e-6


class GreedyBot:
    """One-step look-ahead with the game's evaluation, or a narrow beam along its own turn."""

    __slots__ = ("_depth", "_game", "_width", "sees")

    def __init__(self, game: Game, depth: int = 0, width: int = 0) -> None:
        self.sees: bool = True
        self._game = game
        self._depth = depth or game.evaluation.depth
        self._width = width or game.evaluation.width

    def choose(self, view: Json, candidates: list[int], rng: Rng) -> int:
        if len(candidates) == 1:
            return candidates[0]
        return self.best(self._game.imagine(view, rng), rng)

    def best(self, state: State, rng: Rng) -> int:
        """Return the best move of a complete position."""
        seat = state.actor()
        best_action, best_value = -1, float("-inf")
        lines: list[tuple[float, int, State]] = []
        for action in self._game.evaluation.propose(state):
            value, after = self._try(state, action, seat, rng)
            lines.append((value, action, after))
        for _ in range(1, self._depth):
            best_action, best_value = _better(lines, best_action, best_value)
            lines = self._deeper(lines, seat, rng)
        return _better(lines, best_action, best_value)[0]

    def _deeper(
        self, lines: list[tuple[float, int, State]], seat: int, rng: Rng
    ) -> list[tuple[float, int, State]]:
        """Return the best lines, each extended by one own decision."""
        lines.sort(key=lambda line: line[0], reverse=True)
        longer: list[tuple[float, int, State]] = []
        seen: set[bytes] = set()
        extended = 0
        for _, first, state in lines:
            if extended == self._width:
                break
            if state.actor() != seat or state.key() in seen:
                continue
            seen.add(state.key())
            extended += 1
            for action in self._game.evaluation.propose(state):
                value, after = self._try(state, action, seat, rng)
                longer.append((value, first, after))
        return longer

    def _try(self, state: State, action: int, seat: int, rng: Rng) -> tuple[float, State]:
        """Return the seat's value of the position after the action, and one such position."""
        after = state.clone()
        after.apply(action)
        if after.actor() != CHANCE:
            return self._worth(after, seat, rng), after
        total = 0.0
        outcome = after
        for _ in range(CHANCE_TRIES):
            outcome = after.clone()
            settle(outcome, rng)
            total += self._worth(outcome, seat, rng)
        return total / CHANCE_TRIES, outcome

    def _worth(self, state: State, seat: int, rng: Rng) -> float:
        """Return the seat's points minus those of its rivals; a random part breaks ties."""
        values = self._game.evaluation.evaluate(state)
        rivals = [value for place, value in enumerate(values) if place != seat]
        worth = values[seat] + TIE_BREAK * rng.unit()
        if rivals:
            worth -= RIVAL_WEIGHT * (max(rivals) + sum(rivals) / len(rivals)) / 2
        return worth


def _better(lines: list[tuple[float, int, State]], action: int, value: float) -> tuple[int, float]:
    """Return the first action of the best line where it beats `value`, else `action`."""
    for line_value, first, _ in lines:
        if line_value > value:
            action, value = first, line_value
    return action, value
