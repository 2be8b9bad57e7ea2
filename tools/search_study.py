"""Measures which part of the learned search makes it win, and how it grows with self-play.

`python -m tools.search_study --out docs/search_study.json` learns and plays what the file lacks, so
a run that was stopped goes on; the same seed gives the same result.
tools/search_study_page.py makes a page of it.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from tampu import __version__
from tampu.bots.greedy import GreedyBot
from tampu.bots.plan import PlanBot
from tampu.bots.play_out import play_out
from tampu.bots.registry import make_bot
from tampu.core.contract import Game
from tampu.core.play import Match
from tampu.core.ranking import win_shares
from tampu.core.registry import load_game
from tampu.protocol.tasks import pool_game
from tampu.tuning.learning import first_model, learn
from tampu.tuning.run import TuningRun, several_seats

DEALS: Final = 1_000_000_000
"""Deals that no self-play uses."""
CHUNK: Final = 10
"""Games between two writes of the file."""


@dataclass(frozen=True)
class Study:
    """The recipe of one game."""

    game: str
    selfplay: int
    """Games of each round of self-play."""
    player: str
    """The bot that plays with the model in self-play."""
    plan: tuple[int, int, int]
    """Lines, replies and imagined positions of the planning."""
    seeds: tuple[int, ...] = (1,)
    """The first one is measured in full, the others only after the last round."""
    rounds: int = 3
    games: int = 100
    """Games of the base after its last round, against `greedy`."""
    fewer_games: int = 40
    """Games of each variant, and of the base after each earlier round."""


ONE_STEP: Final = "beam:depth=1:width=1:slip=3"
STUDIES: Final = {
    study.game: study
    for study in (
        Study("imhotep", 150, ONE_STEP, (8, 6, 2), seeds=(1, 2, 3), fewer_games=100),
        Study("cuzco", 100, ONE_STEP, (8, 6, 2)),
        Study("inca_empire", 150, ONE_STEP, (8, 6, 2), games=90, fewer_games=45),
        Study("tawantinsuyu", 150, "plan:width=2:slip=3", (16, 6, 2)),
    )
}
VARIANTS: Final = ("base", "without replies", "one decision ahead", "values not learned")


def train(study: Study, seed: int, folder: Path) -> dict[str, Any]:
    """The models of all rounds with the decisions they took, and the CPU seconds of all.

    The folder holds the games so far, from which an interrupted training goes on.
    """
    folder.mkdir(parents=True, exist_ok=True)
    clock = folder / "seconds"
    before = float(clock.read_text("utf-8")) if clock.exists() else 0.0
    began, models = time.process_time(), []

    def count_time() -> None:
        clock.write_text(str(before + time.process_time() - began), "utf-8")

    for rounds in range(1, study.rounds + 1):
        run = TuningRun(
            study.game,
            study.player,
            several_seats(load_game(study.game))[0],
            study.selfplay,
            rounds,
            seed,
            keep=folder,
        )
        models.append(learn(run, count_time))
    count_time()
    return {"models": models, "cpu_seconds": round(float(clock.read_text("utf-8")), 1)}


def contender(study: Study, variant: str, model: dict[str, Any]) -> Any:
    """The bot of a variant."""
    game, plan = load_game(study.game), study.plan
    if variant == "values not learned":
        model = first_model(game.evaluation)
    elif variant == "without replies":
        plan = (plan[0], 0, 1)
    learned: Game = replace(game, evaluation=game.evaluation.with_learned(model))
    return GreedyBot(learned, 1, 1) if variant == "one decision ahead" else PlanBot(learned, *plan)


def play(study: Study, variant: str, model: dict[str, Any], index: int) -> float:
    """The win share of one game against `greedy` with the frozen weights of the benchmark."""
    game = load_game(study.game)
    seats = game.meta.fewest_seats
    bots: list[Any] = [make_bot("greedy", pool_game(study.game)) for _ in range(seats)]
    bots[index % seats] = contender(study, variant, model)
    match = Match(game, seats, {}, DEALS + index // seats)
    play_out(match, bots)
    return win_shares(match.state.ranking())[index % seats]


class Report:
    """What was measured so far, in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.data: dict[str, Any] = (
            json.loads(path.read_text("utf-8")) if path.exists() else {"games": {}}
        )

    def write(self) -> None:
        self.data["tampu"] = __version__
        self.path.write_text(json.dumps(self.data, indent=1) + "\n", "utf-8")

    def measure(
        self, study: Study, row: dict[str, Any], variant: str, model: dict[str, Any], games: int
    ) -> None:
        """Play the games that a row lacks."""
        for index in range(row.setdefault("games", 0), games):
            row["won"] = row.get("won", 0.0) + play(study, variant, model, index)
            row["games"] = index + 1
            if row["games"] % CHUNK == 0 or row["games"] == games:
                self.write()


def study_game(report: Report, study: Study, models: Path) -> None:
    """Learn and play everything that the report lacks of a game."""
    rows = report.data["games"].setdefault(study.game, {"seeds": {}, "variants": {}})
    rows["seats"] = load_game(study.game).meta.fewest_seats
    for seed in study.seeds:
        path = models / f"{study.game}-{seed}.json"
        if not path.exists():
            path.write_text(json.dumps(train(study, seed, path.with_suffix(""))), "utf-8")
        learned = json.loads(path.read_text("utf-8"))
        last = learned["models"][-1]
        own = rows["seeds"].setdefault(str(seed), {"rounds": []})
        own |= {"cpu_seconds": learned["cpu_seconds"], "decisions": last["decisions"]}
        rounds = own["rounds"]
        base = rows["variants"].setdefault("base", {}).setdefault(str(seed), {})
        report.measure(study, base, "base", last, study.games)
        if seed != study.seeds[0]:
            continue
        for variant in VARIANTS[1:]:
            row = rows["variants"].setdefault(variant, {}).setdefault(str(seed), {})
            report.measure(study, row, variant, last, study.fewer_games)
        for number, model in enumerate(learned["models"][:-1]):
            if number == len(rounds):
                rounds.append({"decisions": model["decisions"]})
            report.measure(study, rounds[number], "base", model, study.fewer_games)
    report.write()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compare forms of the learned search.")
    parser.add_argument("--only", nargs="*", default=list(STUDIES))
    parser.add_argument("--tiny", action="store_true", help="little of everything, for a trial")
    parser.add_argument("--models", type=Path, default=Path("build/search-study"))
    parser.add_argument("--out", type=Path, metavar="FILE", required=True)
    options = parser.parse_args(arguments)
    options.models.mkdir(parents=True, exist_ok=True)
    report = Report(options.out)
    for name in options.only:
        study = STUDIES[name]
        if options.tiny:
            study = replace(study, selfplay=2, rounds=2, seeds=(1,), games=2, fewer_games=2)
        study_game(report, study, options.models)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
