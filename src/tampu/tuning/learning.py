"""Learning the model of an evaluation, and the text of the file that holds it."""

from __future__ import annotations

import json
from collections.abc import Callable

from tampu.core.contract import Json
from tampu.core.registry import load_game
from tampu.tuning.regression import Lessons, fit
from tampu.tuning.run import TuningRun
from tampu.tuning.self_play import SelfPlayGame, play_lessons


def learn(run: TuningRun, on_game: Callable[[], None]) -> Json:
    """Play the games of a run and learn from them; `on_game` is called after each game.

    The first round plays with features that count once and with facts that count nothing. The model
    says how many decisions all games had.
    """
    evaluation = load_game(run.game).evaluation
    columns = (*evaluation.names, *evaluation.fact_names)
    first: Json = {name: [1.0, 1.0] for name in evaluation.names}
    data: Json = {"weights": first, "spread": [evaluation.spread, evaluation.spread]}
    lessons = Lessons(len(evaluation.names))
    decisions = 0
    for number in range(run.rounds):
        start = run.seed + number * run.games
        tasks = [
            SelfPlayGame(run.game, run.bot, run.seats, seed, data)
            for seed in range(start, start + run.games)
        ]
        for lesson in play_lessons(tasks, run.jobs):
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


def weights_file(run: TuningRun, model: Json) -> str:
    """The text of the file that `Evaluation.with_learned` reads: the model and its origin."""
    head = {
        "command": run.command(),
        "seed": run.seed,
        "games": run.games * run.rounds,
        "rules_version": load_game(run.game).meta.rules_version,
        "spread": model["spread"],
    }
    lines = [f'  "{key}": {json.dumps(value)},' for key, value in head.items()]
    rows = [f'    "{name}": {json.dumps(pair)}' for name, pair in model["weights"].items()]
    return "\n".join(["{", *lines, '  "weights": {', ",\n".join(rows), "  }", "}", ""])
