"""Every environment can be copied, pickled, saved and restored, in the middle of a game."""

import copy
import pickle
from importlib import import_module
from typing import Any

import numpy as np
import pyspiel
import pytest

import tampu.envs.spiel  # noqa: F401  registers the games
from tampu.core.rng import Rng
from tampu.envs.batch import BatchEnv
from tampu.envs.seat import SeatEnv, TextSeat
from tampu.envs.vector import SeatVectorEnv
from tests.envs.games import SMALLEST, episode_after

COPIES = {"deepcopy": copy.deepcopy, "pickle": lambda env: pickle.loads(pickle.dumps(env))}
BOTS = ("casual", "greedy:slip=30")


def seat_steps(env: Any, count: int, seed: int) -> list[Any]:
    """Play some random choices; returns everything that was seen."""
    rng, seen = Rng(seed), []
    for _ in range(count):
        offered = np.flatnonzero(env.unwrapped.action_masks())
        observation, reward, terminated, truncated, _ = env.step(
            int(offered[rng.below(len(offered))])
        )
        seen.append((observation.tobytes(), reward, terminated))
        if terminated or truncated:
            seen.append(env.reset()[0].tobytes())
    return seen


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize(("game", "seats"), SMALLEST)
@pytest.mark.parametrize("steps", [False, True])
def test_an_episode(game: str, seats: int, way: str, steps: bool) -> None:
    episode = episode_after(game, seats, 31, steps=steps)
    other = COPIES[way](episode)
    rng = Rng(2)
    for _ in range(25):
        assert other.choices() == episode.choices()
        assert np.array_equal(other.observation(0), episode.observation(0))
        choice = episode.choices()[rng.below(len(episode.choices()))]
        assert other.play(choice) == episode.play(choice)
        assert other.actor == episode.actor
        assert (other.entries, other.decisions) == (episode.entries, episode.decisions)


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_gymnasium(game: str, seats: int, way: str) -> None:
    opponents = BOTS if game == "imhotep" else ("random", "random")
    env = SeatEnv(game, seats, opponents=opponents)
    env.reset(seed=3)
    seat_steps(env, 9, 1)
    other = COPIES[way](env)
    count = 60 if game == "imhotep" else 10
    assert seat_steps(other, count, 5) == seat_steps(env, count, 5)


def test_a_text_environment() -> None:
    env = TextSeat(SeatEnv("imhotep"))
    env.reset(seed=1)
    for way in COPIES.values():
        assert way(env).env.text() == env.env.text()  # type: ignore[attr-defined]


def test_gymnasium_restores_a_saved_state() -> None:
    env = SeatEnv("imhotep", 3, opponents=BOTS)
    env.reset(seed=8)
    seat_steps(env, 7, 1)
    saved = pickle.loads(pickle.dumps(env.clone_state()))
    first = seat_steps(env, 50, 4)
    for _ in range(2):
        env.set_state(saved)
        assert seat_steps(env, 50, 4) == first
    other = SeatEnv("imhotep", 3, opponents=BOTS)
    other.set_state(saved)
    assert seat_steps(other, 50, 4) == first


def agent_steps(env: Any, count: int) -> list[Any]:
    rng, seen = Rng(6), []
    for _ in range(count):
        observation, reward, terminated, truncated, _ = env.last()
        over = terminated or truncated
        offered = np.flatnonzero(observation["action_mask"])
        env.step(None if over else int(offered[rng.below(len(offered))]))
        seen.append((env.agent_selection, observation["observation"].tobytes(), reward))
        if not env.agents:
            env.reset()
    return seen


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_pettingzoo(game: str, seats: int, way: str) -> None:
    env = import_module(f"tampu.envs.{game}_v1").env(seats=seats)
    env.reset(seed=4)
    agent_steps(env, 12)
    other = COPIES[way](env)
    saved = env.unwrapped.clone_state()
    count = 150 if game == "imhotep" else 30
    seen = agent_steps(env, count)
    assert agent_steps(other, count) == seen
    env.unwrapped.set_state(saved)
    assert agent_steps(env, count) == seen


@pytest.mark.parametrize("way", COPIES)
def test_a_batch(way: str) -> None:
    def play(env: BatchEnv, steps: int) -> bytes:
        for step in range(steps):
            offered = [np.flatnonzero(mask) for mask in env.buffers.mask]
            env.step([int(row[(step * 5) % len(row)]) for row in offered])
        return env.buffers.observation.tobytes() + env.buffers.seeds.tobytes()

    with BatchEnv("imhotep", 3, opponents="casual") as env:
        env.reset(5)
        play(env, 20)
        other = COPIES[way](env)
        assert play(other, 60) == play(env, 60)
        assert other.buffers is not env.buffers


def test_a_batch_with_workers_says_that_it_cannot_be_copied() -> None:
    with BatchEnv("imhotep", 2, workers=1) as env:
        for way in (copy.deepcopy, BatchEnv.clone_state):
            with pytest.raises(TypeError, match="workers"):
                way(env)


def vector_steps(env: SeatVectorEnv, count: int) -> list[Any]:
    """Play in every game; returns everything that was seen."""
    seen = []
    for step in range(count):
        offered = [np.flatnonzero(mask) for mask in env.action_masks()]
        observation, rewards, terminated, *_ = env.step(
            np.array([row[(step * 5) % len(row)] if len(row) else 0 for row in offered])
        )
        seen.append((observation.tobytes(), rewards.tobytes(), terminated.tobytes()))
    return seen


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_many_seats_at_once(game: str, seats: int) -> None:
    """Copies and saved states of a `VectorEnv`, across the ends of games."""
    opponents = BOTS[:1] if game == "imhotep" else ("random",)
    env = SeatVectorEnv(game, 3, seats=seats, opponents=opponents, options={"mini": True})
    env.reset(seed=5)
    vector_steps(env, 10)
    copies = [way(env) for way in COPIES.values()]
    saved = pickle.loads(pickle.dumps(env.clone_state()))
    count = 60 if game == "imhotep" else 25
    seen = vector_steps(env, count)
    assert [vector_steps(other, count) for other in copies] == [seen, seen]
    memory = env.batch.buffers.observation
    for _ in range(2):
        env.set_state(saved)
        assert vector_steps(env, count) == seen
    assert env.batch.buffers.observation is memory
    if game == "imhotep":
        assert any(np.frombuffer(ended, bool).any() for _, _, ended in seen)


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize(
    "name",
    [
        "tampu_imhotep(players=3,sides=BBBBB)",
        "tampu_cuzco",
        "tampu_inca_empire(steps=True)",
        "tampu_tawantinsuyu",
    ],
)
def test_openspiel(name: str, way: str) -> None:
    game = pyspiel.load_game(name)
    other = COPIES[way](game)
    assert str(other) == str(game)
    assert other.num_players() == game.num_players()
    state, rng = game.new_initial_state(), Rng(1)
    for _ in range(30):
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    copied = COPIES[way](state)
    assert str(copied) == str(state)
    assert copied.legal_actions() == state.legal_actions()
