"""Measures which settings of the numpy baseline matter, each with several seeds.

`python -m tools.ablations --out docs/ablations.json` trains every variant that the file lacks, so a
run that was stopped goes on; the same seed gives the same curve. tools/ablations_page.py makes a
page of it.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from tampu import __version__
from tampu.core.registry import load_game
from tampu.tuning.ppo.network import Network
from tampu.tuning.ppo.training import TrainingConfig, measure_win_share, suitable_config, train

CURVE_SEED: Final = 900_000
FINAL_SEED: Final = 1_000_000_000
SEEDS: Final = (1, 2, 3)
POINTS: Final = 5
"""Measurements along a curve, with the one after the last choice."""


@dataclass(frozen=True)
class Study:
    """One game with a budget, and the settings that are compared."""

    game: str
    steps: int
    games: int
    """Games of the measurement at the end, against `greedy`."""
    curve_games: int
    """Games of each measurement on the way, against the bot of the training."""
    base: dict[str, Any]
    variants: dict[str, dict[str, Any]]
    """The changes of the base by name."""


SELF_PLAY: Final = {"opponents": ()}
STUDIES: Final = (
    Study(
        "imhotep",
        steps=30_000,
        games=100,
        curve_games=40,
        base={},
        variants={
            "base": {},
            "steps": {"action_steps": True},
            "victory alone": {"margin_share": 0.0},
            "shaping": {"shaping": 1.0},
            "self-play alone": SELF_PLAY,
        },
    ),
    Study(
        "inca_empire",
        steps=16_000,
        games=45,
        curve_games=15,
        base={"shaping": 1.0},
        variants={
            "base": {},
            "half victory, half margin": {"shaping": 0.0},
            "self-play alone": SELF_PLAY,
        },
    ),
)


def run(study: Study, variant: str, seed: int) -> dict[str, Any]:
    """Train one variant with one seed; returns its curve and its last measurement."""
    usual = suitable_config(study.game, seed)
    (rival,) = usual.opponents
    config: TrainingConfig = replace(
        usual, options=(("mini", True),), **{**study.base, **study.variants[variant]}
    )
    curve: list[list[float]] = []
    measuring = 0.0

    def measure(network: Network, choices: int) -> None:
        nonlocal measuring
        if choices >= len(curve) * study.steps / (POINTS - 1):
            began = time.process_time()
            share = measure_win_share(network, config, rival, study.curve_games, CURVE_SEED)
            curve.append([choices, round(share, 3)])
            measuring += time.process_time() - began

    began = time.process_time()
    network = train(config, study.steps, measure)
    seconds = time.process_time() - began - measuring
    share = measure_win_share(network, config, "greedy", study.games, FINAL_SEED)
    return {"curve": curve, "win_share": round(share, 4), "cpu_seconds": round(seconds, 1)}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compare settings of the numpy baseline.")
    parser.add_argument("--only", nargs="*", default=[study.game for study in STUDIES])
    parser.add_argument("--variants", nargs="*", help="only these variants")
    parser.add_argument("--seeds", type=int, nargs="*", default=list(SEEDS))
    parser.add_argument("--steps", type=int, help="another budget, for a trial")
    parser.add_argument("--out", type=Path, metavar="FILE", required=True)
    options = parser.parse_args(arguments)
    data = json.loads(options.out.read_text("utf-8")) if options.out.exists() else {"games": {}}
    data["tampu"] = __version__
    for study in STUDIES:
        if study.game not in options.only:
            continue
        if options.steps:
            study = replace(study, steps=options.steps, games=8, curve_games=4)
        rows = data["games"].setdefault(study.game, {})
        rows |= {
            "seats": load_game(study.game).meta.fewest_seats,
            "steps": study.steps,
            "games": study.games,
            "curve_games": study.curve_games,
            "rival": suitable_config(study.game).opponents[0],
        }
        variants = rows.setdefault("variants", {})
        for seed in options.seeds:
            for name in options.variants or study.variants:
                runs = variants.setdefault(name, {})
                if str(seed) not in runs:
                    runs[str(seed)] = run(study, name, seed)
                    options.out.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
