"""The comparison and the speed of the environments can be measured anywhere."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tampu.core.rng import Rng
from tampu.envs.compare import drawn, openspiel, ours, page, peers
from tampu.envs.speed import WAYS, batch, rate


@pytest.mark.parametrize("name", WAYS)
def test_every_way_counts_decisions(name: str) -> None:
    assert rate(WAYS[name], "imhotep", 0.0) == 0
    play = WAYS[name]("imhotep")
    assert sum(next(play) for _ in range(200)) >= 200


def test_batches_are_measured() -> None:
    wall, cpu = batch("imhotep", 1, 3)
    assert wall > 0
    assert cpu > 0


def test_the_page_tells_what_is_missing() -> None:
    rows = [ours("imhotep", 2, 0), openspiel("hearts", 0)]
    told = peers(Path(sys.executable), 0)
    text = page(rows + told, 0)
    assert "| Imhotep | Tampu | 2 |" in text
    assert "| Hearts | OpenSpiel | 4 |" in text
    missing = [row for row in told if "missing" in row]
    assert len(text.splitlines()) > 10
    for row in missing:
        assert f"- {row['game']} ({row['library']}): ModuleNotFoundError" in text
    assert {row["library"] for row in told} == {"PettingZoo", "catanatron"}


def test_chance_is_drawn_by_its_shares() -> None:
    rng, counts = Rng(3), [0, 0, 0]
    for _ in range(2000):
        counts[drawn([(0, 0.5), (1, 0.25), (2, 0.25)], rng)] += 1
    assert 900 < counts[0] < 1100
    assert 400 < counts[1] < 600
