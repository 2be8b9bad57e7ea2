"""A stranger takes part in the benchmark, by the commands of docs/benchmark.md alone."""

import json
import os
import subprocess
import sys
from pathlib import Path

PROGRAM = """
import numpy as np
from tampu.envs.opponents import PolicyBot

def make(game):
    weights = np.load("weights.npy")

    def policy(observation, mask):
        offered = np.flatnonzero(mask)
        return int(offered[(observation[: len(weights)] @ weights)[offered].argmax()])

    return PolicyBot(game, policy, steps=True)
"""
TRAINING = """
import numpy as np
from tampu.envs.seat import SeatEnv

env = SeatEnv("imhotep", options={"mini": True}, steps=True)
weights = np.random.default_rng(1).standard_normal((env.observation_space.shape[0],
                                                    env.action_space.n))
np.save("weights.npy", weights.astype(np.float32))
"""


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the stranger's folder, which is not on the path by itself."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONSAFEPATH": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_policy_gets_a_verified_result_on_the_leaderboard(tmp_path: Path) -> None:
    (tmp_path / "my_entry.py").write_text(PROGRAM, "utf-8")
    (tmp_path / "train.py").write_text(TRAINING, "utf-8")
    trained = run(tmp_path, "train.py")
    assert trained.returncode == 0, trained.stderr
    benchmark = ("-m", "tampu.cli.main", "benchmark")
    entry = ("--entry", "python:my_entry:make", "--name", "My network", "--training-steps", "1")
    (tmp_path / "results").mkdir()
    file = "results/my-network.json"
    played = run(
        tmp_path, *benchmark, "run", "imhotep-2-mini", *entry, "--games", "2", "--out", file,
        "--json",
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    shares = {row["opponent"]: row["games"] for row in json.loads(played.stdout)["opponents"]}
    assert shares == {"random": 2, "greedy": 2, "ismcts:nodes=60": 2}

    verified = run(tmp_path, *benchmark, "verify", file, "--json")
    assert verified.returncode == 0, verified.stderr
    (verdict,) = json.loads(verified.stdout)
    assert (verdict["ok"], verdict["games"], verdict["opponents"]) == (True, 6, 6)

    board = run(
        tmp_path, *benchmark, "leaderboard", "--results", "results", "--out", "leaderboard.md"
    )
    assert board.returncode == 0, board.stderr
    score = json.loads((tmp_path / file).read_text("utf-8"))["metrics"]["score"]
    page = (tmp_path / "leaderboard.md").read_text("utf-8")
    section = page.split("## imhotep-2-mini")[1]
    assert f"| My network | {score:.3f} |" in section
    assert "6 (incomplete)" in section

    text = (tmp_path / file).read_text("utf-8")
    (tmp_path / file).write_text(text.replace('"ranks": [1, 2]', '"ranks": [2, 1]'), "utf-8")
    assert run(tmp_path, *benchmark, "verify", file).returncode == 1
