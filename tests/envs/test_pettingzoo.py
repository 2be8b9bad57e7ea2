"""PettingZoo's own test suites on all games, and the sums of the rewards."""

from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

from tampu.core.rng import Rng
from tampu.envs.agent_cycle import LIMIT
from tampu.envs.config import env_config
from tampu.envs.episode import Episode
from tampu.envs.rewards import margin, rank, win_share
from tests.envs.games import SETTINGS, SMALLEST, label

# Observations with a mask are dictionaries, which the suite mentions but allows.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
]
CYCLES = {"imhotep": 120, "cuzco": 40, "inca_empire": 40, "tawantinsuyu": 60}


def module(game: str) -> Any:
    return import_module(f"tampu.envs.{game}_v1")


def play(env: Any, seed: int) -> tuple[dict[str, float], int]:
    """Play a whole random game; returns the sum of each agent's rewards, and the decisions."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    decisions = 0
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        totals[agent] += reward
        assert ("scores" in info) == (terminated or truncated)
        if terminated or truncated:
            state = env.unwrapped.episode.state
            assert info["scores"].tolist() == state.scores()
            assert info["ranks"].tolist() == state.ranking()
            assert not observation["action_mask"].any()
            env.step(None)
            continue
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        assert np.abs(observation["observation"]).max() < LIMIT
        env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        decisions += 1
    return totals, decisions


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=label)
def test_api(game: str, seats: int, options: Any) -> None:
    api_test(module(game).env(seats=seats, options=options), num_cycles=CYCLES[game])


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_api_with_every_extra(game: str, seats: int) -> None:
    env = module(game).env(seats=seats, perfect=True, literal=True, steps=True, reward="margin")
    api_test(env, num_cycles=CYCLES[game])


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=label)
def test_seed(game: str, seats: int, options: Any) -> None:
    seed_test(
        lambda **kwargs: module(game).env(seats=seats, options=options, **kwargs), num_cycles=20
    )


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_render(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    def drawn(result: str) -> bool:
        return result.startswith("<svg") and result.endswith("</svg>")

    render_test(
        lambda **kwargs: module(game).env(seats=seats, **kwargs), custom_tests={"svg": drawn}
    )
    assert "Answer with one of these" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=label)
def test_rewards_add_up(game: str, seats: int, options: Any) -> None:
    """The sum of an agent's rewards is the reward of the finished game, for every reward."""
    sums = {}
    for name, reward_of in (("win_share", win_share), ("rank", rank), ("margin", margin)):
        env = module(game).raw_env(seats=seats, options=options, reward=name)
        totals, decisions = play(env, 3)
        assert decisions > 20
        assert list(totals.values()) == pytest.approx(reward_of(env.episode.state)[:seats])
        sums[name] = list(totals.values())
    assert all(0 <= share <= 1 for share in sums["win_share"])
    if seats > 1:
        assert sum(sums["win_share"]) == pytest.approx(1)
        assert sum(sums["rank"]) == pytest.approx(seats / 2)
        best = int(np.argmax(sums["win_share"]))
        assert sums["margin"][best] == max(sums["margin"])


class Ranked:
    """A state with ranks and scores only."""

    def __init__(self, ranks: list[int], scores: list[int]) -> None:
        self._ranks, self._scores = ranks, scores

    def ranking(self) -> list[int]:
        return self._ranks

    def scores(self) -> list[int]:
        return self._scores


def test_ties_are_split() -> None:
    tied: Any = Ranked([1, 3, 1, 4], [30, 12, 30, 7])
    assert win_share(tied) == [0.5, 0, 0.5, 0]
    assert rank(tied) == pytest.approx([5 / 6, 1 / 3, 5 / 6, 0])
    assert margin(tied) == [0, -18, 0, -23]


def test_an_action_that_is_not_offered_is_refused() -> None:
    env = module("imhotep").raw_env()
    env.reset(seed=1)
    before = env.episode.state.key()
    outside = int(np.argmin(env.infos[env.agent_selection]["action_mask"]))
    with pytest.raises(ValueError, match="not offered"):
        env.step(outside)
    assert env.episode.state.key() == before


def test_an_action_that_is_not_offered_can_end_the_game() -> None:
    env = module("imhotep").env(seats=3, illegal_reward=-2.0)
    api_test(env, num_cycles=20)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.argmin(env.observe(agent)["action_mask"])))
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for each in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        assert terminated or truncated
        totals[each] += reward
        env.step(None)
    assert totals == {each: -2.0 if each == agent else 0.0 for each in env.possible_agents}


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_the_privileged_state_shows_what_no_seat_may_know(game: str, seats: int) -> None:
    """It is the same whoever decides, and changes with hidden information."""
    env = module(game).raw_env(seats=seats)
    env.reset(seed=2)
    rng, changed = np.random.default_rng(2), 0
    for _ in range(60):
        if not env.agents or env.terminations[env.agent_selection]:
            break
        episode = env.episode
        assert env.state_space.contains(env.state())
        perfect = Episode(env_config(game, seats, perfect=True), 0)
        perfect.state, perfect.actor = episode.state, episode.actor
        assert np.array_equal(env.state(), perfect.observation(0))
        other = episode.clone()
        other.state = episode.state.determinize(0, Rng(3))
        changed += not np.array_equal(other.privileged_state(), env.state())
        env.step(int(rng.choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"]))))
    assert changed or game == "imhotep"


def test_a_game_at_its_maximal_length_is_truncated(monkeypatch: pytest.MonkeyPatch) -> None:
    env = module("imhotep").raw_env()
    object.__setattr__(env.config, "game", _Bounded(env.config.game, 40))
    totals, _ = play(env, 2)
    assert set(totals.values()) == {0.0}
    assert env.episode.truncated


class _Bounded:
    """A game that ends earlier than its rules say."""

    def __init__(self, game: Any, max_entries: int) -> None:
        self._game, self.max_entries = game, max_entries

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)
