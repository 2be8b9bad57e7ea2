"""Learning: weights that follow the games, the same for the same seed, and used once written."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tampu.cli import varying
from tampu.cli.fitting import REACH, fit, peak
from tampu.cli.main import main
from tampu.cli.varying import Order, improved, trials, weights
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


def test_the_peak_is_where_games_of_all_weights_say() -> None:
    rng = Rng(1)
    tables = [[[2 * rng.unit() - 1 for _ in range(3)] for _ in range(3)] for _ in range(2000)]
    scores = [
        [round(20 * rng.unit() - 9 * (a - 0.3) ** 2 - 15 * (b + 0.2) ** 2) for a, b, _ in table]
        for table in tables
    ]
    found = peak(tables, scores, [0.0, 0.0, 0.0])
    assert found == pytest.approx([0.3, -0.2, 0.0], abs=0.1)
    near = peak(tables, scores, [-0.3, 0.4, 0.0])
    assert near[:2] == pytest.approx([0.1, 0.0], abs=1e-9), "no further than a round may go"


def test_every_seat_has_weights_of_its_own_and_every_deal_all_rotations() -> None:
    first, second, third, other = trials(Order("inca_empire", "greedy", 3, 4, 2, 1), 0, [0.0, 0.5])
    assert first.seed == second.seed == third.seed != other.seed
    a, b, c = first.logs
    assert [second.logs, third.logs] == [[b, c, a], [c, a, b]]
    assert len({tuple(row) for row in first.logs + other.logs}) == 6
    assert weights(a)[0] == 1.0


def test_play_finds_a_weight_that_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("imhotep")
    names = game.judgement.names
    ships = names.index("ships")

    def misjudged(state: Any) -> list[list[float]]:
        table = game.judgement.features(state)
        for row in table:
            row[ships] *= 0.2
        return table

    wrong = replace(game, judgement=replace(game.judgement, features=misjudged))
    monkeypatch.setattr(varying, "load_game", lambda _: wrong)
    told: list[int] = []
    order = Order("imhotep", "beam:depth=1:width=1", seats=2, games=40, rounds=1, seed=1)
    found = improved(order, [0.0] * (len(names) - 1), 1, lambda: told.append(1))
    assert found[ships - 1] == pytest.approx(REACH), "as far up as a round may go"
    assert len(told) == 40


@pytest.mark.parametrize(
    ("how", "others"), [("", ["", ""]), (" --vary", [" --jobs 2", " --jobs 1"])]
)
def test_tuning_writes_what_a_judgement_reads(how: str, others: list[str], tmp_path: Path) -> None:
    files = [tmp_path / "first.json", tmp_path / "second.json"]
    for file, other in zip(files, others, strict=True):
        words = f"tune imhotep{how} --games 6 --rounds 2 --seed 3 --json --out {file}{other}"
        assert main(words.split()) == 0
    assert files[0].read_text() == files[1].read_text()
    data = json.loads(files[0].read_text())
    expected = (
        f"tampu tune imhotep{how} --games 6 --rounds 2 --seats 2 --seed 3 --bot greedy:slip=10"
    )
    assert data["command"] == expected
    judgement = load_game("imhotep").judgement.learned(data)
    assert dict(zip(judgement.names, judgement.weights, strict=True)) == data["weights"]
    assert judgement.spread == data["spread"]
    assert any(weight != 1.0 for weight in judgement.weights)


@pytest.mark.parametrize(
    "words",
    [
        "chess",
        "imhotep --bot sleepy",
        "imhotep --seats 7",
        "tawantinsuyu --seats 1",
        "imhotep --out no/such/folder/weights.json",
    ],
)
def test_a_wrong_order_is_one_line(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", *words.split()]) != 0
    assert capsys.readouterr().err.startswith("tampu: ")


@pytest.mark.parametrize("name", game_ids())
def test_a_game_uses_its_weights_and_can_do_without(name: str) -> None:
    data = read_json(f"tampu.games.{name}", "weights.json")
    judgement = load_game(name).judgement
    assert dict(zip(judgement.names, judgement.weights, strict=False)) == data["weights"]
    assert judgement.by_hand().weights == ()
    if data["weights"]:
        assert data["command"].startswith(f"tampu tune {name} ")
        assert judgement.spread == data["spread"]
