"""The bot of the lower levels: it plays like a person who is new to the game.

It chooses one plan for the whole turn among plans that are nearly as good as the best it sees,
overlooks some options for the whole turn, does not think about replies, and has a temperament: some
things count more for it than they should. It may also have little foresight: then what will pay off
later counts less than points at once.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final

from tampu.bots.data import bot_data
from tampu.bots.plan import Line, Plan, PlanBot
from tampu.core.contract import Game, Json, State
from tampu.core.rng import Rng, mix

TEMPERAMENTS: Final = ("steady", "builder", "raider", "hoarder")
COMPARED: Final = 12
"""The number of plans that the bot chooses from."""
LARGEST_LOSS: Final = 3.0
"""A plan that loses more than so many times the usual loss is never chosen."""
FEW: Final = 4
"""Of fewer options none is overlooked."""
RIVALS: Final = 0.25
"""The weight of the rivals' points."""


class CasualBot:
    """Plays one of the good plans that it sees."""

    __slots__ = ("_blur", "_foresight", "_game", "_miss", "_temperament", "_width", "plan", "sees")

    def __init__(
        self,
        game: Game,
        width: int,
        blur: int,
        miss: int,
        temperament: str = "",
        foresight: int = 100,
    ) -> None:
        self.sees: bool = True
        self.plan: Plan = []
        """The rest of the turn."""
        self._game = game
        self._width = width
        self._blur = blur
        """The usual loss of a chosen plan, in tenths of points."""
        self._miss = miss
        """The percentage of options that are overlooked."""
        self._temperament = temperament
        """Drawn at the first decision where it is not given."""
        self._foresight = foresight
        """The percentage that everything but the points on the board counts."""

    def choose(self, view: Json, candidates: list[int], rng: Rng) -> int:
        if not self._temperament:
            self._temperament = TEMPERAMENTS[rng.below(len(TEMPERAMENTS))]
        if len(candidates) == 1:
            return candidates[0]
        liked = with_temperament(self._game, self._temperament, self._foresight)
        planner = _Planner(liked, self._width, self._miss, rng.next())
        planner.plan = self.plan
        action = planner.follow(view, candidates)
        if action < 0:
            imagined: State = self._game.imagine(view, rng)
            line = self._pick(planner.best_turns(imagined, rng), rng)
            planner.plan = planner.rest(view, line, rng)
            action = line.first
        self.plan = planner.plan
        return action

    def _pick(self, lines: list[Line], rng: Rng) -> Line:
        """Draw a line: the more points it loses, the less likely it is."""
        usual = max(1, self._blur) / 10.0
        weights: list[float] = []
        for line in lines:
            loss = (lines[0].value - line.value) / usual
            weights.append(math.exp(-loss) if loss <= LARGEST_LOSS else 0.0)
        mark = rng.unit() * sum(weights)
        for line, weight in zip(lines, weights, strict=True):
            mark -= weight
            if mark < 0.0:
                return line
        return lines[0]


class _Planner(PlanBot):
    """Finds turns by points, and does not see all options."""

    def __init__(self, game: Game, width: int, miss: int, seed: int) -> None:
        self._seed = seed
        self._miss = miss
        self._propose_all = game.evaluation.propose
        seen = replace(game, evaluation=replace(game.evaluation, propose=self._propose_seen))
        super().__init__(seen, width, 0, 1)

    def _propose_seen(self, state: State) -> list[int]:
        actions: list[int] = self._propose_all(state)
        if len(actions) < FEW:
            return actions
        seen = [a for a in actions if mix(self._seed + 7919 * a) % 100 >= self._miss]
        return seen or actions

    def best_turns(self, imagined: State, rng: Rng) -> list[Line]:
        """Return a few different turns, the best first."""
        return self.distinct(self.turns(imagined, rng), COMPARED)

    def _worth(self, state: State, seat: int, rng: Rng) -> float:
        """Return the seat's points, less a little of its rivals'."""
        values = self._game.evaluation.evaluate(state)
        worth = values[seat] + 1e-6 * rng.unit()
        rivals = len(values) - 1
        return worth - RIVALS * (sum(values) - values[seat]) / rivals if rivals else worth


def with_temperament(game: Game, temperament: str, foresight: int = 100) -> Game:
    """Return the game with an evaluation in which some features count more, or later ones less."""
    liked: dict[str, float] = bot_data(game.id).get("temperaments", {}).get(temperament, {})
    evaluation = game.evaluation
    if evaluation.model is None or not (liked or foresight < 100):
        return game
    factors = {name: liked.get(name, 1.0) * foresight / 100.0 for name in evaluation.names[1:]}
    return replace(game, evaluation=evaluation.with_model(evaluation.model.scaled(factors)))
