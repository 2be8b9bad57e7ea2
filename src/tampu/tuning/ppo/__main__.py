"""`python -m tampu.tuning.ppo`: trains a policy for two players and draws its progress."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from tampu.core.registry import load_game
from tampu.tuning.ppo.chart import Point, learning_chart
from tampu.tuning.ppo.network import Network
from tampu.tuning.ppo.training import GAME, TrainingConfig, measure_win_share, train

PROGRESS_SEED = 900_000
FINAL_SEED = 5_000_000


class ProgressReporter:
    """Measures the policy at intervals, prints the win shares and collects the chart's points."""

    def __init__(self, interval: float, games: int, opponents: Sequence[str]) -> None:
        self.interval, self.games, self.opponents = interval, games, tuple(opponents)
        self.points: list[Point] = []
        self._next = 0.0

    def __call__(self, network: Network, updates: int, seconds: float) -> None:
        if seconds < self._next:
            return
        shares = self.win_shares(network, self.games, PROGRESS_SEED)
        self.points.append(Point(seconds / 60, shares))
        self._next = seconds + self.interval
        text = ", ".join(f"{opponent} {share:.3f}" for opponent, share in shares.items())
        print(f"{seconds / 60:6.1f} min, {updates:5d} updates: {text}", flush=True)

    def win_shares(self, network: Network, games: int, seed: int) -> dict[str, float]:
        """The win share against each opponent."""
        return {name: measure_win_share(network, name, games, seed) for name in self.opponents}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tampu.tuning.ppo", description=f"Train a policy for two players of {GAME}."
    )
    parser.add_argument("--minutes", type=float, default=2, help="CPU time of the training")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=100, help="games of each measurement")
    parser.add_argument("--final", type=int, default=1000, help="games of the last measurement")
    parser.add_argument("--every", type=float, default=0.2, help="minutes between measurements")
    parser.add_argument("--curve", type=Path, help="file for the learning curve (SVG)")
    parser.add_argument("--points", type=Path, help="file for the points of the curve (JSON)")
    parser.add_argument("--weights", type=Path, help="file for the trained network (npz)")
    return parser


def main(arguments: list[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    reporter = ProgressReporter(options.every * 60, options.games, ("random", "greedy"))
    config = TrainingConfig(seed=options.seed)
    network = train(config, lambda _, seconds: seconds / (options.minutes * 60), reporter)
    final = reporter.win_shares(network, options.final, FINAL_SEED)
    reporter.points.append(Point(options.minutes, final))
    print(json.dumps({"minutes": options.minutes, "games": options.final, "win_share": final}))
    if options.weights:
        np.savez_compressed(options.weights, allow_pickle=False, **network.weights)
    if options.points:
        points = [{"minutes": round(p.minutes, 2), **p.shares} for p in reporter.points]
        options.points.write_text(json.dumps(points, indent=1) + "\n", "utf-8")
    if options.curve:
        title = load_game(GAME).meta.title
        title += f", two seats: win share while learning (seed {options.seed})"
        options.curve.write_text(learning_chart(reporter.points, title), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
