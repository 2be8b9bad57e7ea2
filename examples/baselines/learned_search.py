"""Search with a learned evaluation: a linear value model from self-play, and planning of turns.

The model learns what the features and facts of a position are worth from the results of games that
one-step look-ahead plays with the model of the round before (`tampu tune`). The bot then plans
whole turns by beam search, and plays the best of them on until the opponents have replied.
"""

from __future__ import annotations

import json
from pathlib import Path

from entries import planner
from evaluation import arguments, report_bot

from tampu.core.contract import Game
from tampu.tuning.learning import learn
from tampu.tuning.run import TuningRun, several_seats

DECISIONS = 200
"""A game is taken to have so many decisions, to choose the number of games for a budget."""

options = arguments(
    steps=4_000,
    selfplay=("", "games of each round; default: as many as the budget allows"),
    rounds=("3", "rounds of self-play; each plays with the model of the round before"),
    player=("beam:depth=1:width=1:slip=3", "the bot that plays with the model"),
    width=("8", "lines of a turn that are extended side by side"),
    replies=("6", "turns that are played on"),
    samples=("2", "imagined positions in which they are played on"),
)
rounds = int(options.rounds)
run = TuningRun(
    game=options.game,
    bot=options.player,
    seats=several_seats(options.loaded)[0],
    games=int(options.selfplay or max(4, options.steps // DECISIONS // rounds)),
    rounds=rounds,
    seed=options.seed,
)
model = learn(run, lambda: None)
model["plan"] = [int(options.width), int(options.replies), int(options.samples)]
options.steps = model["decisions"]
if options.weights:
    Path(options.weights).write_text(json.dumps(model), "utf-8")


def make(game: Game) -> object:
    """The bot for one seat."""
    return planner(game, model)


report_bot("learned search", options, make)
