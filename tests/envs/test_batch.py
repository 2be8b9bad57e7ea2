"""Many simultaneous games: the same games with any number of workers."""

import numpy as np
import pytest

from tampu.core.contract import OVER
from tampu.envs.batch import BatchEnv, Buffers, following_seed
from tampu.envs.config import env_config
from tampu.envs.episode import Episode
from tests.envs.games import SMALLEST

NAMES = ("observation", "mask", "rewards", "terminated", "truncated", "player", "seeds", "lengths")


def some_actions(buffers: Buffers, step: int) -> list[int]:
    """An offered action for each game, the same for the same buffers."""
    chosen = []
    for row, mask in enumerate(buffers.mask):
        offered = np.flatnonzero(mask)
        chosen.append(int(offered[(step * 7 + row * 3) % len(offered)]))
    return chosen


def contents(buffers: Buffers) -> list[bytes]:
    return [getattr(buffers, name).tobytes() for name in NAMES]


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_each_row_is_an_episode(game: str, seats: int) -> None:
    with BatchEnv(game, 2, seats=seats) as env:
        buffers = env.reset([5, 6])
        episodes = [Episode(env_config(game, seats), seed) for seed in (5, 6)]
        for step in range(40):
            for row, episode in enumerate(episodes):
                assert buffers.player[row] == episode.actor
                assert np.array_equal(buffers.observation[row], episode.observation(episode.actor))
                assert np.array_equal(buffers.mask[row], episode.mask(episode.actor))
            chosen = some_actions(buffers, step)
            for episode, action in zip(episodes, chosen, strict=True):
                episode.play(action)
            buffers = env.step(chosen)


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("opponents", [(), ("greedy",)])
def test_workers_compute_the_same(workers: int, opponents: tuple[str, ...]) -> None:
    with (
        BatchEnv("imhotep", 3, opponents=opponents) as alone,
        BatchEnv("imhotep", 3, workers=workers, opponents=opponents) as spread,
    ):
        ours, theirs = alone.reset(9), spread.reset(9)
        ended = 0
        for step in range(150):
            assert contents(ours) == contents(theirs)
            chosen = some_actions(ours, step)
            ours, theirs = alone.step(chosen), spread.step(chosen)
            ended += int(ours.terminated.sum())
        assert ended >= 3


def test_ended_games_restart_with_the_following_seed() -> None:
    with BatchEnv("imhotep", 1) as env:
        buffers = env.reset([77])
        step = 0
        while not buffers.terminated[0]:
            assert not buffers.rewards.any()
            buffers = env.step(some_actions(buffers, step))
            step += 1
        assert buffers.rewards[0].sum() == pytest.approx(1)
        assert buffers.lengths[0] == step
        assert buffers.seeds[0] == following_seed(77)
        fresh = Episode(env_config("imhotep", 2), following_seed(77))
        assert np.array_equal(buffers.observation[0], fresh.observation(fresh.actor))
        buffers = env.step(some_actions(buffers, 0))
        assert not buffers.rewards.any()
        assert (buffers.terminated[0], buffers.lengths[0]) == (0, 1)


def test_with_opponents_one_seat_decides() -> None:
    with BatchEnv("imhotep", 4, opponents=("random",), seats=3) as env:
        buffers = env.reset([0, 1, 2, 3])
        assert buffers.player.tolist() == [0, 1, 2, 0]
        for step in range(60):
            seeds = buffers.seeds.copy()
            assert buffers.player.tolist() == (seeds % 3).tolist()
            buffers = env.step(some_actions(buffers, step))
        assert OVER not in buffers.player


def test_an_action_that_is_not_offered_changes_nothing() -> None:
    with BatchEnv("imhotep", 2) as env:
        buffers = env.reset(1)
        before = contents(buffers)
        wrong = [some_actions(buffers, 0)[0], int(np.argmin(buffers.mask[1]))]
        with pytest.raises(ValueError, match="in game 1"):
            env.step(wrong)
        assert contents(env.buffers) == before


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
