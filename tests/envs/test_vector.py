"""The vector environment: Gymnasium's autoreset modes, workers, and rewards of the seats."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv

import tampu.envs  # noqa: F401  registers the ids
from tampu.envs.config import env_config
from tampu.envs.episode import Episode
from tampu.envs.opponents import Opponents
from tampu.envs.rows import following_seed
from tampu.envs.seat import SeatEnv
from tampu.envs.vector import SeatVectorEnv


def first_offered(envs: SeatVectorEnv) -> Any:
    return envs.action_masks().argmax(1)


def reference(seed: int, seats: int = 2) -> tuple[list[Any], float, list[int]]:
    """The learner's observations, its reward and the scores of one game, played by an episode."""
    episode, seat = Episode(env_config("imhotep", seats), seed), seed % seats
    opponents = Opponents(episode.config, "random")
    opponents.reset(seed)
    opponents.play(episode, seat)
    seen = [episode.observation(seat)]
    while not episode.over:
        episode.play(episode.choices()[0])
        opponents.play(episode, seat)
        seen.append(episode.observation(seat))
    return seen, episode.rewards()[seat], episode.state.scores()


def test_next_step_shows_the_end_and_then_ignores_an_action() -> None:
    envs = SeatVectorEnv("imhotep", 2, autoreset_mode=AutoresetMode.NEXT_STEP)
    observations, infos = envs.reset(seed=[4, 5])
    expected = {0: reference(4), 1: reference(5)}
    for row, (seen, reward, scores) in expected.items():
        observations, infos = envs.reset(seed=[4, 5])
        for step, observation in enumerate(seen):
            assert np.array_equal(observations[row], observation)
            if step < len(seen) - 1:
                observations, rewards, terminated, _, infos = envs.step(first_offered(envs))
        assert terminated[row]
        assert rewards[row] == reward
        assert infos["scores"][row].tolist() == scores
        assert infos["_scores"][row]
        assert not infos["action_mask"][row].any()
        observations, rewards, terminated, _, infos = envs.step(first_offered(envs))
        assert (rewards[row], terminated[row], infos["illegal"][row]) == (0, False, False)
        assert np.array_equal(observations[row], reference(following_seed((4, 5)[row]))[0][0])


def test_same_step_returns_the_next_game_and_the_last_observation() -> None:
    envs = SeatVectorEnv("imhotep", 2, autoreset_mode="SameStep")
    envs.reset(seed=[4, 9])
    seen, reward, scores = reference(4)
    for _ in range(len(seen) - 1):
        observations, rewards, terminated, _, infos = envs.step(first_offered(envs))
    assert terminated[0]
    assert rewards[0] == reward
    assert np.array_equal(infos["final_obs"][0], seen[-1])
    assert infos["final_info"]["scores"][0].tolist() == scores
    assert infos["_final_obs"].tolist() == terminated.tolist()
    assert np.array_equal(observations[0], reference(following_seed(4))[0][0])
    assert infos["action_mask"][0].any()


def test_disabled_waits_for_a_reset_of_the_ended_games() -> None:
    envs = SeatVectorEnv("imhotep", 2, autoreset_mode=AutoresetMode.DISABLED)
    envs.reset(seed=[4, 5])
    terminated = np.zeros(2, bool)
    while not terminated.any():
        observations, _, terminated, _, _ = envs.step(first_offered(envs))
    other = observations[~terminated].copy()
    with pytest.raises(ValueError, match="reset them"):
        envs.step(first_offered(envs))
    observations, _ = envs.reset(seed=[7, 7], options={"reset_mask": terminated})
    assert np.array_equal(observations[terminated][0], reference(7)[0][0])
    assert np.array_equal(observations[~terminated], other)
    envs.step(first_offered(envs))


def test_workers_compute_the_same_in_shared_memory() -> None:
    seen = []
    for workers in (0, 2):
        envs = SeatVectorEnv("imhotep", 3, workers=workers, opponents="greedy", copy=False)
        observations, _ = envs.reset(seed=1)
        assert observations is envs.batch.buffers.observation
        for _ in range(40):
            observations, rewards, *_ = envs.step(first_offered(envs))
        seen.append((observations.tobytes(), rewards.tolist()))
        envs.close()
    assert seen[0] == seen[1]


@pytest.mark.parametrize("workers", [0, 2])
def test_without_copies_the_arrays_stay_where_they_are(workers: int) -> None:
    """What torch, or anything that reads DLPack, shares once, shows every later step."""
    envs = SeatVectorEnv("imhotep", 4, workers=workers, copy=False)
    observations, infos = envs.reset(seed=3)
    shared = np.from_dlpack(observations)
    mask = infos["action_mask"]
    for _ in range(10):
        before = shared.copy()
        following, *_, infos = envs.step(first_offered(envs))
        assert np.shares_memory(following, shared)
        assert np.shares_memory(infos["action_mask"], mask)
        assert np.array_equal(shared, following)
        assert not np.array_equal(before, shared)
    envs.close()
    copying = SeatVectorEnv("imhotep", 4, workers=workers)
    observations, _ = copying.reset(seed=3)
    following, *_ = copying.step(first_offered(copying))
    assert not np.shares_memory(following, observations)
    copying.close()


def test_an_action_that_is_not_offered_ends_the_game() -> None:
    envs = SeatVectorEnv("imhotep", 2)
    _, infos = envs.reset(seed=3)
    actions = first_offered(envs)
    actions[1] = int(np.argmin(infos["action_mask"][1]))
    _, rewards, terminated, _, infos = envs.step(actions)
    assert (rewards.tolist(), terminated.tolist()) == ([0, -1], [False, True])
    assert infos["illegal"].tolist() == [False, True]
    _, rewards, terminated, _, infos = envs.step(first_offered(envs))
    assert not rewards.any()
    assert not terminated.any()
    assert not infos["illegal"].any()


@pytest.mark.parametrize("name", ["Tampu/Imhotep-v1", "Tampu/Cuzco-v1"])
def test_gymnasium_makes_it_and_its_wrappers_accept_it(name: str) -> None:
    envs = gymnasium.make_vec(name, 2, vectorization_mode="vector_entry_point", steps=True)
    inner: Any = envs.unwrapped
    assert isinstance(inner, VectorEnv)
    wrapped = gymnasium.wrappers.vector.RecordEpisodeStatistics(envs)
    observations, _ = wrapped.reset(seed=2)
    for _ in range(12):
        assert envs.observation_space.contains(observations)
        actions = first_offered(inner)
        assert envs.action_space.contains(actions)
        observations, *_ = wrapped.step(actions)
    envs.close()


def test_shaping_adds_up_to_the_potential_of_the_start() -> None:
    """The rewards of a game are its reward less the first potential, whatever was played."""
    totals = set()
    for offset in range(3):
        env = SeatEnv("imhotep", seat=1, opponents="random", shaping=2.0, reward="zero_sum")
        _, info = env.reset(seed=6)
        assert env.episode
        start = env.episode._potentials[1]
        total, ended, steps_with_reward = 0.0, False, 0
        while not ended:
            offered = np.flatnonzero(info["action_mask"])
            _, reward, ended, _, info = env.step(int(offered[offset % len(offered)]))
            total += float(reward)
            steps_with_reward += reward != 0
        assert steps_with_reward > 5
        assert total == pytest.approx(env.episode.rewards()[1] - 2 * start)
        totals.add(round(start, 6))
    assert len(totals) == 1


def test_shaped_vectors_and_seats_agree() -> None:
    envs = SeatVectorEnv("imhotep", 1, shaping=1.0, autoreset_mode="Disabled")
    envs.reset(seed=[8])
    total, terminated = 0.0, np.zeros(1, bool)
    while not terminated.any():
        _, rewards, terminated, _, _ = envs.step(first_offered(envs))
        total += float(rewards[0])
    episode = Episode(env_config("imhotep", shaping=1.0), 8)
    opponents = Opponents(episode.config, "random")
    opponents.reset(8)
    opponents.play(episode, 0)
    episode.collect_rewards()
    start = episode._potentials[0]
    assert total == pytest.approx(reference(8)[1] - start)
