"""Gymnasium's checker and vector environments on all ids."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import tampu.envs  # noqa: F401  registers the ids
from tampu.core.errors import TampuError
from tampu.core.registry import bundled_game_ids
from tampu.envs.ids import gymnasium_id
from tampu.envs.seat import SeatEnv, TextSeat

NAMES = [gymnasium_id(game) for game in bundled_game_ids()]


def random_choice(mask: Any, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_the_checker_warns_of_nothing(name: str, mode: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # The checker ignores the mask; an action that is not offered ends its game, as documented.
        check_env(gymnasium.make(name, render_mode=mode).unwrapped)


@pytest.mark.parametrize("name", NAMES)
def test_games_end_with_the_reward_of_the_seat(name: str) -> None:
    env = gymnasium.make(name, opponents="random", disable_env_checker=True)
    inner: Any = env.unwrapped
    rng = np.random.default_rng(1)
    observation, info = env.reset(seed=4)
    seats_seen = set()
    for _ in range(2):
        seats_seen.add(info["seat"])
        total, ended, truncated = 0.0, False, False
        while not ended:
            assert env.observation_space.contains(observation)
            assert np.array_equal(inner.action_masks(), info["action_mask"].astype(bool))
            assert inner.episode.actor == inner.seat
            assert "scores" not in info
            observation, reward, ended, truncated, info = env.step(
                random_choice(info["action_mask"], rng)
            )
            total += float(reward)
        assert not truncated
        assert total == inner.episode.rewards()[inner.seat]
        assert info["scores"].tolist() == inner.episode.state.scores()
        assert info["ranks"].tolist() == inner.episode.state.ranking()
        assert not info["action_mask"].any()
        observation, info = env.reset()


def test_the_learner_changes_seats_unless_the_seat_is_fixed() -> None:
    env = SeatEnv("imhotep", seats=3)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2}
    fixed = SeatEnv("imhotep", seats=3, seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}
    with pytest.raises(TampuError):
        SeatEnv("imhotep", seats=3, seat=3)


def test_an_action_that_is_not_offered_ends_the_game_or_raises() -> None:
    env = SeatEnv("imhotep")
    _, info = env.reset(seed=1)
    outside = int(np.argmin(info["action_mask"]))
    _, reward, ended, _, info = env.step(outside)
    assert (reward, ended, info["illegal"]) == (-1.0, True, True)
    offered = int(np.argmax(info["action_mask"]))
    with pytest.raises(ResetNeeded):
        env.step(offered)
    assert not env.reset(seed=1)[1]["illegal"]
    env.step(offered)
    strict = SeatEnv("imhotep", illegal_reward=None)
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="not offered"):
        strict.step(outside)


def test_the_same_seed_gives_the_same_game() -> None:
    def game() -> list[float]:
        env, rng = (
            SeatEnv("imhotep", seats=3, opponents=("greedy", "random")),
            np.random.default_rng(7),
        )
        observation, info = env.reset(seed=11)
        seen, ended = [float(observation.sum())], False
        while not ended:
            observation, _, ended, _, info = env.step(random_choice(info["action_mask"], rng))
            seen.append(float(observation.sum()))
        return seen

    assert game() == game()


@pytest.mark.parametrize("mode", ["sync", "async"])
@pytest.mark.parametrize("autoreset", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_vector_environments(mode: str, autoreset: AutoresetMode) -> None:
    envs = gymnasium.make_vec(
        "Tampu/Imhotep-v1",
        num_envs=3,
        vectorization_mode=mode,
        vector_kwargs={"autoreset_mode": autoreset},
        opponents="random",
    )
    try:
        assert envs.metadata["autoreset_mode"] is autoreset
        rng = np.random.default_rng(2)
        observations, infos = envs.reset(seed=8)
        ends, rewards = 0, 0.0
        over = np.zeros(3, bool)
        for _ in range(150):
            masks = np.stack(envs.call("action_masks"))
            free = over & (autoreset is AutoresetMode.NEXT_STEP)
            answers = [0 if free[row] else random_choice(masks[row], rng) for row in range(3)]
            observations, reward, terminated, truncated, infos = envs.step(np.array(answers))
            assert envs.observation_space.contains(observations)
            assert not infos["illegal"][~free].any()
            over = terminated | truncated
            ends += int(over.sum())
            rewards += float(reward.sum())
        assert ends >= 3
        assert 0 <= rewards <= ends
    finally:
        envs.close()


def test_both_vector_modes_give_the_same_observations() -> None:
    seen = []
    for mode in ("sync", "async"):
        envs = gymnasium.make_vec("Tampu/Cuzco-v1", num_envs=2, vectorization_mode=mode)
        seen.append(envs.reset(seed=3)[0])
        envs.close()
    assert np.array_equal(seen[0], seen[1])


def test_a_language_agent_plays_by_text() -> None:
    env = TextSeat(SeatEnv("imhotep", opponents="random"))
    text, info = env.reset(seed=2)
    assert "You decide." in text
    refused, _, ended, _, info = env.step("fly to the moon")
    assert info["refused"]
    assert not ended
    assert refused.startswith("'fly to the moon'")
    refused, _, _, _, info = env.step("S1>M")
    assert info["refused"]
    assert "not allowed by rule IM-" in refused
    ended = False
    while not ended:
        token = text.rsplit("brackets):\n", 1)[1].splitlines()[0]
        text, reward, ended, _, info = env.step(token)
        assert not info["refused"]
        assert env.observation_space.contains(text)
    assert "The game is over." in text
    assert reward in (0.0, 0.5, 1.0)
