"""Many games at once: the same games whoever computes them."""

from __future__ import annotations

import numpy as np
import pytest

from tampu.core.contract import OVER
from tampu.envs.batch import BatchEnv, Buffers, following_seed
from tampu.envs.table import Table, set_up
from tests.envs.games import SMALLEST

NAMES = ("observation", "mask", "rewards", "done", "cut", "player", "seeds", "lengths")


def answers(buffers: Buffers, step: int) -> list[int]:
    """Some offered answer for each game, the same for the same buffers."""
    chosen = []
    for row, mask in enumerate(buffers.mask):
        offered = np.flatnonzero(mask)
        chosen.append(int(offered[(step * 7 + row * 3) % len(offered)]))
    return chosen


def image(buffers: Buffers) -> list[bytes]:
    return [getattr(buffers, name).tobytes() for name in NAMES]


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_rows_are_tables(game: str, seats: int) -> None:
    with BatchEnv(game, 2, seats=seats) as env:
        buffers = env.reset([5, 6])
        tables = [Table(set_up(game, seats), seed) for seed in (5, 6)]
        for step in range(40):
            for row, table in enumerate(tables):
                assert buffers.player[row] == table.actor
                assert np.array_equal(buffers.observation[row], table.observation(table.actor))
                assert np.array_equal(buffers.mask[row], table.mask(table.actor))
            chosen = answers(buffers, step)
            for table, answer in zip(tables, chosen, strict=True):
                table.play(answer)
            buffers = env.step(chosen)


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("rivals", [(), ("greedy",)])
def test_workers_compute_the_same(workers: int, rivals: tuple[str, ...]) -> None:
    with (
        BatchEnv("imhotep", 3, rivals=rivals) as alone,
        BatchEnv("imhotep", 3, workers=workers, rivals=rivals) as spread,
    ):
        ours, theirs = alone.reset(9), spread.reset(9)
        ended = 0
        for step in range(150):
            assert image(ours) == image(theirs)
            chosen = answers(ours, step)
            ours, theirs = alone.step(chosen), spread.step(chosen)
            ended += int(ours.done.sum())
        assert ended >= 3


def test_games_begin_anew_with_the_seed_that_follows() -> None:
    with BatchEnv("imhotep", 1) as env:
        buffers = env.reset([77])
        step = 0
        while not buffers.done[0]:
            assert not buffers.rewards.any()
            buffers = env.step(answers(buffers, step))
            step += 1
        assert buffers.rewards[0].sum() == pytest.approx(1)
        assert buffers.lengths[0] == step
        assert buffers.seeds[0] == following_seed(77)
        fresh = Table(set_up("imhotep", 2), following_seed(77))
        assert np.array_equal(buffers.observation[0], fresh.observation(fresh.actor))
        buffers = env.step(answers(buffers, 0))
        assert not buffers.rewards.any()
        assert (buffers.done[0], buffers.lengths[0]) == (0, 1)


def test_with_rivals_one_seat_asks() -> None:
    with BatchEnv("imhotep", 4, rivals=("random",), seats=3) as env:
        buffers = env.reset([0, 1, 2, 3])
        assert buffers.player.tolist() == [0, 1, 2, 0]
        for step in range(60):
            seeds = buffers.seeds.copy()
            assert buffers.player.tolist() == (seeds % 3).tolist()
            buffers = env.step(answers(buffers, step))
        assert OVER not in buffers.player


def test_an_answer_that_is_not_offered_changes_nothing() -> None:
    with BatchEnv("imhotep", 2) as env:
        buffers = env.reset(1)
        before = image(buffers)
        wrong = [answers(buffers, 0)[0], int(np.argmin(buffers.mask[1]))]
        with pytest.raises(ValueError, match="in game 1"):
            env.step(wrong)
        assert image(env.buffers) == before


def test_buffers_outlive_their_workers() -> None:
    env = BatchEnv("imhotep", 2, workers=1)
    buffers = env.reset(3)
    player, mask = buffers.player, buffers.mask
    before = mask.tobytes()
    env.close()
    env.close()
    del env, buffers
    assert mask.tobytes() == before
    assert set(player.tolist()) <= {0, 1}
