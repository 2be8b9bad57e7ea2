"""Learning: weights that follow the games, the same for the same seed, and used once written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tampu.cli.fitting import fit
from tampu.cli.main import main
from tampu.core.data import read_json
from tampu.core.registry import game_ids, load_game
from tampu.core.rng import Rng


def test_a_fit_finds_the_weights_behind_the_scores() -> None:
    rng = Rng(1)
    tables, scores, shares = [], [], []
    for _ in range(3000):
        table = [[20 * rng.unit(), 20 * rng.unit(), 20 * rng.unit()] for _ in range(2)]
        result = [round(a + 0.5 * b + 1.5 * c) for a, b, c in table]
        tables.append(table)
        scores.append(result)
        shares.append([float(result[0] > result[1]), float(result[1] > result[0])])
    weights, spread = fit(tables, scores, shares, 3000)
    assert weights == pytest.approx([1.0, 0.5, 1.5], abs=0.02)
    assert spread < 2.0


def test_few_games_change_little() -> None:
    tables = [[[3.0, 2.0], [1.0, 4.0]], [[2.0, 1.0], [2.0, 0.0]]]
    weights, _ = fit(tables, [[30, 20], [25, 26]], [[1.0, 0.0], [0.0, 1.0]], 2)
    assert weights == pytest.approx([1.0, 1.0], abs=0.2)


def test_tuning_writes_what_a_judgement_reads(tmp_path: Path) -> None:
    files = [tmp_path / "first.json", tmp_path / "second.json"]
    for file in files:
        words = f"tune imhotep --games 6 --rounds 2 --seed 3 --json --out {file}"
        assert main(words.split()) == 0
    assert files[0].read_text() == files[1].read_text()
    data = json.loads(files[0].read_text())
    expected = "tampu tune imhotep --games 6 --rounds 2 --seats 2 --seed 3 --bot greedy:slip=10"
    assert data["command"] == expected
    judgement = load_game("imhotep").judgement.learned(data)
    assert dict(zip(judgement.names, judgement.weights, strict=True)) == data["weights"]
    assert judgement.spread == data["spread"]


@pytest.mark.parametrize("name", game_ids())
def test_a_game_uses_its_weights_and_can_do_without(name: str) -> None:
    data = read_json(f"tampu.games.{name}", "weights.json")
    judgement = load_game(name).judgement
    assert dict(zip(judgement.names, judgement.weights, strict=False)) == data["weights"]
    assert judgement.by_hand().weights == ()
    if data["weights"]:
        assert data["command"].startswith(f"tampu tune {name} ")
        assert judgement.spread == data["spread"]
