"""Calibration: shares that people are shown come true, and the file stays what tuning wrote."""

import json
import math
import shutil
from pathlib import Path

import pytest
from tools.calibration import Seen, collect, fit, reliability, write

from tampu.core.calibration import Calibration, read_calibration
from tampu.core.registry import load_game
from tampu.core.rng import Rng

WEIGHTS = Path(__file__).parents[2] / "src" / "tampu" / "games" / "imhotep" / "weights.json"


def boastful(positions: int, seats: int) -> list[Seen]:
    """Positions in which the odds are claimed to be the square of the true ones."""
    rng = Rng(7)
    rows = []
    for _ in range(positions):
        true = 0.05 + 0.9 * rng.unit()
        even = math.log(1.0 / (seats - 1))
        odds = 2.0 * (math.log(true / (1.0 - true)) - even) + even
        claimed = 1.0 / (1.0 + math.exp(-odds))
        rows.append(Seen(claimed, rng.unit(), seats, float(rng.unit() < true), 0.0))
    return rows


@pytest.mark.parametrize("seats", [2, 3])
def test_a_fit_repairs_shares_that_are_too_sure(seats: int) -> None:
    slopes = fit(boastful(20_000, seats))
    assert slopes == pytest.approx([0.5, 0.5, 0.5], abs=0.05)
    unseen = boastful(5000, seats)
    assert reliability(unseen, read_calibration({})).error > 0.08
    shown = reliability(unseen, Calibration(slopes))
    assert shown.error < 0.03
    assert sum(count for count, _, _ in shown.bins) == len(unseen)
    for tenth, (_, expected, won) in enumerate(shown.bins):
        assert tenth / 10 <= expected <= (tenth + 1) / 10
        assert won == pytest.approx(expected, abs=0.1)


def test_slopes_change_during_a_game_and_keep_what_is_even() -> None:
    calibration = Calibration([0.5, 1.0, 2.0])
    assert [calibration.slope(time) for time in (-1.0, 0.0, 0.25, 0.5, 1.0, 2.0)] == [
        *(0.5, 0.5, 0.75, 1.0, 2.0, 2.0)
    ]
    for seats in (1, 2, 3, 4):
        even = 1.0 / max(2, seats)
        assert calibration.true_share(even, seats, 0.0) == pytest.approx(even)
    assert 0.5 < calibration.true_share(0.8, 2, 0.0) < 0.8
    assert calibration.true_share(0.8, 2, 1.0) > 0.8
    assert calibration.true_share(1.0, 2, 1.0) > 0.99
    assert read_calibration({}).true_share(0.3, 2, 0.5) == pytest.approx(0.3)


def test_the_file_keeps_its_model_and_says_where_the_calibration_comes_from(
    tmp_path: Path,
) -> None:
    file = tmp_path / "weights.json"
    shutil.copy(WEIGHTS, file)
    for slopes in ([0.5, 0.7, 0.9], [0.6, 0.8, 1.0]):
        write(file, "imhotep", ["level:3"], 100, slopes)
    data = json.loads(file.read_text("utf-8"))
    assert data["calibration"]["slopes"] == [0.6, 0.8, 1.0]
    assert data["calibration"]["games"] == 100
    assert "--game imhotep --games 100 --bot level:3" in data["calibration"]["command"]
    evaluation = load_game("imhotep").evaluation.with_learned(data)
    assert evaluation.calibration is not None
    assert evaluation.calibration.slope(1.0) == 1.0
    assert evaluation.model is not None


def test_positions_of_a_game_are_seen_from_every_seat() -> None:
    game = load_game("imhotep")
    rows = collect(game, "greedy", 1, 5)
    assert rows == collect(game, "greedy", 1, 5)
    assert len(rows) % 2 == 0
    for first, second in zip(rows[::2], rows[1::2], strict=True):
        assert first.share + second.share == pytest.approx(1.0)
        assert first.won + second.won == 1.0
        assert first.error == pytest.approx(-second.error)
        assert 0.0 <= first.progress <= 1.0
