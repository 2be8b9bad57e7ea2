"""The speed of the environments can be measured."""

import pytest
from tools.environment_speed import PLAYERS, batch, rate


@pytest.mark.parametrize("name", PLAYERS)
def test_every_player_counts_decisions(name: str) -> None:
    assert rate(PLAYERS[name], "imhotep", 0.0) == 0
    play = PLAYERS[name]("imhotep")
    assert sum(next(play) for _ in range(200)) >= 200


def test_batches_are_measured() -> None:
    wall, cpu = batch("imhotep", 1, 3)
    assert wall > 0
    assert cpu > 0
