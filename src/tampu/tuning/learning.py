"""Learning the model of an evaluation, and the text of the file that holds it."""

from __future__ import annotations

import json
from collections.abc import Callable

from tampu.core.contract import Evaluation, Json
from tampu.core.registry import load_game
from tampu.tuning.regression import Lessons, fit, fit_spread
from tampu.tuning.run import TuningRun
from tampu.tuning.self_play import SelfPlayGame, Tasting, play_lessons, play_tastings
from tampu.tuning.steering import effects, steered


def learn(run: TuningRun, on_game: Callable[[], None]) -> Json:
    """Play the games of a run and learn from them; `on_game` is called after each game.

    The first round plays with features that count once and with facts that count nothing, unless
    the run steers a model. The model says how many decisions all games had.
    """
    if run.steered is not None:
        return _steer(run, run.steered, on_game)
    evaluation = load_game(run.game).evaluation
    columns = (*evaluation.names, *evaluation.fact_names)
    data = first_model(evaluation)
    lessons = Lessons(len(evaluation.names))
    decisions = 0
    for number in range(run.rounds):
        for lesson in play_lessons(_tasks(run, data, number), run.jobs, run.keep):
            lessons.add(lesson)
            decisions += lesson.decisions
            on_game()
        weights, spread = fit(lessons, run.knots)
        data = {
            "weights": {
                column: [round(weight, 4) for weight in knots]
                for column, knots in zip(columns, weights, strict=True)
            },
            "spread": [round(value, 4) for value in spread],
            "decisions": decisions,
        }
    return data


def first_model(evaluation: Evaluation) -> Json:
    """What the first round of self-play plays with: features count once, facts nothing."""
    weights = {name: [1.0, 1.0] for name in evaluation.names}
    return {"weights": weights, "spread": [evaluation.spread, evaluation.spread]}


def _steer(run: TuningRun, data: Json, on_game: Callable[[], None]) -> Json:
    """The model after all rounds of a run that steers it; columns that it lacks have no weight."""
    evaluation = load_game(run.game).evaluation
    unused = [0.0] * len(data["spread"])
    columns = (*evaluation.names, *evaluation.fact_names)
    data = {**data, "weights": {name: data["weights"].get(name, unused) for name in columns}}
    decisions = 0
    for number in range(run.rounds):
        games: list[Tasting] = []
        lessons = Lessons(len(evaluation.names))
        for game in play_tastings(_tasks(run, data, number), run.jobs, run.keep):
            games.append(game)
            lessons.add(game.lesson)
            decisions += game.lesson.decisions
            on_game()
        weights = steered(data, effects(games))
        spread = [round(value, 4) for value in fit_spread(lessons, list(weights.values()))]
        data = {"weights": weights, "spread": spread, "decisions": decisions}
    return data


def _tasks(run: TuningRun, data: Json, number: int) -> list[SelfPlayGame]:
    """The games of a round."""
    start = run.seed + number * run.games
    return [
        SelfPlayGame(run.game, run.bot, run.seats, seed, data)
        for seed in range(start, start + run.games)
    ]


def weights_file(run: TuningRun, model: Json) -> str:
    """The text of the file that `Evaluation.with_learned` reads: the model and its origin."""
    before: Json = run.steered or {"command": "", "games": 0}
    head = {
        "command": f"{before['command']}; {run.command()}".removeprefix("; "),
        "seed": run.seed,
        "games": before["games"] + run.games * run.rounds,
        "rules_version": load_game(run.game).meta.rules_version,
        "spread": model["spread"],
    }
    lines = [f'  "{key}": {json.dumps(value)},' for key, value in head.items()]
    rows = [f'    "{name}": {json.dumps(pair)}' for name, pair in model["weights"].items()]
    return "\n".join(["{", *lines, '  "weights": {', ",\n".join(rows), "  }", "}", ""])
