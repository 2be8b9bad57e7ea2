"""`python -m tampu.tuning.ppo GAME`: trains a policy and draws its progress."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from tampu.core.registry import game_ids, lightest_game, load_game
from tampu.tuning.ppo.chart import Point, learning_chart
from tampu.tuning.ppo.network import Network
from tampu.tuning.ppo.training import (
    TrainingConfig,
    measure_win_share,
    suitable_config,
    train,
)

PROGRESS_SEED = 900_000
FINAL_SEED = 5_000_000


class ProgressReporter:
    """Measures the policy at intervals, prints the win shares and collects the chart's points."""

    def __init__(
        self, config: TrainingConfig, interval: int, games: int, opponents: Sequence[str]
    ) -> None:
        self.config, self.interval, self.games = config, interval, games
        self.opponents = tuple(opponents)
        self.points: list[Point] = []
        self._next = 0

    def __call__(self, network: Network, steps: int) -> None:
        if steps < self._next:
            return
        shares = self.win_shares(network, self.games, PROGRESS_SEED)
        self.points.append(Point(steps, shares))
        self._next = steps + self.interval
        text = ", ".join(f"{opponent} {share:.3f}" for opponent, share in shares.items())
        print(f"{steps:9d} steps: {text}", flush=True)

    def win_shares(self, network: Network, games: int, seed: int) -> dict[str, float]:
        """The win share against each opponent."""
        return {
            name: measure_win_share(network, self.config, name, games, seed)
            for name in self.opponents
        }


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tampu.tuning.ppo", description="Train a policy for the fewest seats."
    )
    parser.add_argument("game", nargs="?", default=lightest_game(), choices=game_ids())
    parser.add_argument("--steps", type=int, default=400_000, help="choices of the policy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=100, help="games of each measurement")
    parser.add_argument("--final", type=int, default=1000, help="games of the last measurement")
    parser.add_argument("--every", type=int, default=40_000, help="steps between measurements")
    parser.add_argument("--curve", type=Path, help="file for the learning curve (SVG)")
    parser.add_argument("--points", type=Path, help="file for the points of the curve (JSON)")
    parser.add_argument("--weights", type=Path, help="file for the trained network (npz)")
    return parser


def main(arguments: list[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    config = suitable_config(options.game, options.seed)
    reporter = ProgressReporter(config, options.every, options.games, ("random", "greedy"))
    network = train(config, options.steps, reporter)
    final = reporter.win_shares(network, options.final, FINAL_SEED)
    reporter.points.append(Point(options.steps, final))
    result = {"game": options.game, "seed": options.seed, "steps": options.steps}
    print(json.dumps({**result, "games": options.final, "win_share": final}))
    if options.weights:
        np.savez_compressed(options.weights, allow_pickle=False, **network.weights)
    if options.points:
        points = [{"steps": point.steps, **point.shares} for point in reporter.points]
        options.points.write_text(json.dumps(points, indent=1) + "\n", "utf-8")
    if options.curve:
        title = f"{load_game(options.game).meta.title}: win share while learning"
        title += f" (seed {options.seed})"
        options.curve.write_text(learning_chart(reporter.points, title), "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
