"""Scripted strategies that nobody tuned: fixed yardsticks for the other bots.

A script adds the points that a decision gains at once, compared with the best rival, and a bonus
for its kind of action. It looks one decision ahead and knows nothing else about the game.
"""

from __future__ import annotations

from typing import Final

from tampu.bots.chance import settle
from tampu.bots.data import bot_data
from tampu.bots.plan import PlanBot
from tampu.core.contract import Game, Json, State
from tampu.core.rng import Rng

MOST_TRIED: Final = 60
"""Of more candidates of one kind only so many, drawn at random, are tried."""
NEWCOMER: Final = "newcomer"
"""The script of every game that looks ahead to the end of its own turn."""
NEWCOMER_WIDTH: Final = 6


class ScriptBot:
    """Plays by a script; ties are broken at random."""

    __slots__ = ("_bonus", "_game", "sees")

    def __init__(self, game: Game, script: str) -> None:
        self.sees: bool = True
        self._game = game
        self._bonus: dict[str, float] = scripts_of(game.id).get(script, {})

    def choose(self, view: Json, candidates: list[int], rng: Rng) -> int:
        if len(candidates) == 1:
            return candidates[0]
        state: State = self._game.imagine(view, rng)
        seat = state.actor()
        before = _lead(state, seat)
        best, best_value = candidates[0], -1e9
        for action in self._tried(candidates, rng):
            after = state.clone()
            after.apply(action)
            settle(after, rng)
            value = _lead(after, seat) - before + rng.unit() * 0.5
            value += self._bonus.get(self._game.actions.kind_of(action), 0.0)
            if value > best_value:
                best, best_value = action, value
        return best

    def _tried(self, candidates: list[int], rng: Rng) -> list[int]:
        by_kind: dict[str, list[int]] = {}
        for action in candidates:
            by_kind.setdefault(self._game.actions.kind_of(action), []).append(action)
        tried: list[int] = []
        for actions in by_kind.values():
            if len(actions) > MOST_TRIED:
                actions = rng.shuffled(actions)[:MOST_TRIED]
            tried += actions
        return tried


def scripts_of(game: str) -> dict[str, dict[str, float]]:
    """Return by script the bonus of each kind of action."""
    scripts: dict[str, dict[str, float]] = bot_data(game).get("scripts", {"beginner": {}})
    return scripts


class NewcomerBot(PlanBot):
    """Plays the turn after which it leads by the most points on the board; it sees nothing else."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, NEWCOMER_WIDTH, 0, 1)

    def _worth(self, state: State, seat: int, rng: Rng) -> float:
        return _lead(state, seat) + 0.5 * rng.unit()


def script_names(game: str) -> list[str]:
    """Return the scripts of a game; every game has two that only count points."""
    return [*scripts_of(game), NEWCOMER]


def _lead(state: State, seat: int) -> float:
    scores = state.scores()
    rival = 0
    for place, score in enumerate(scores):
        if place != seat:
            rival = max(rival, score)
    return scores[seat] - 0.5 * rival
