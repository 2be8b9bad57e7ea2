"""PettingZoo's own suites on all games, and that rewards are accounted for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

from tampu.envs.aec import LIMIT
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
    """A whole game by random answers; the sum of the rewards that `last` told each agent."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    told = dict.fromkeys(env.possible_agents, 0.0)
    decisions = 0
    for agent in env.agent_iter():
        observation, reward, ended, cut, info = env.last()
        told[agent] += reward
        if ended or cut:
            assert not observation["action_mask"].any()
            env.step(None)
            continue
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        assert np.abs(observation["observation"]).max() < LIMIT
        env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        decisions += 1
    return told, decisions


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=label)
def test_api(game: str, seats: int, options: Any) -> None:
    api_test(module(game).env(seats=seats, options=options), num_cycles=CYCLES[game])


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_api_with_every_extra(game: str, seats: int) -> None:
    env = module(game).env(seats=seats, perfect=True, literal=True, steps=True, reward="margin")
    api_test(env, num_cycles=CYCLES[game])


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=label)
def test_seed(game: str, seats: int, options: Any) -> None:
    seed_test(lambda **told: module(game).env(seats=seats, options=options, **told), num_cycles=20)


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_render(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    def drawn(result: str) -> bool:
        return result.startswith("<svg") and result.endswith("</svg>")

    render_test(lambda **told: module(game).env(seats=seats, **told), custom_tests={"svg": drawn})
    assert "Answer with one of these" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=label)
def test_rewards_add_up(game: str, seats: int, options: Any) -> None:
    """What agents were told in sum is what the end of the game is worth, in every currency."""
    seen = {}
    for name, worth in (("win_share", win_share), ("rank", rank), ("margin", margin)):
        env = module(game).raw_env(seats=seats, options=options, reward=name)
        told, decisions = play(env, 3)
        assert decisions > 20
        assert list(told.values()) == pytest.approx(worth(env.table.state)[:seats])
        seen[name] = list(told.values())
    assert all(0 <= share <= 1 for share in seen["win_share"])
    if seats > 1:
        assert sum(seen["win_share"]) == pytest.approx(1)
        assert sum(seen["rank"]) == pytest.approx(seats / 2)
        best = int(np.argmax(seen["win_share"]))
        assert seen["margin"][best] == max(seen["margin"])


class Ranked:
    """Just enough of a state to be rewarded."""

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


def test_an_answer_that_is_not_offered_is_refused() -> None:
    env = module("imhotep").raw_env()
    env.reset(seed=1)
    before = env.table.state.key()
    outside = int(np.argmin(env.infos[env.agent_selection]["action_mask"]))
    with pytest.raises(ValueError, match="not offered"):
        env.step(outside)
    assert env.table.state.key() == before


def test_a_game_at_its_bound_is_cut_short(monkeypatch: pytest.MonkeyPatch) -> None:
    env = module("imhotep").raw_env()
    object.__setattr__(env.setup, "game", _Bounded(env.setup.game, 40))
    told, _ = play(env, 2)
    assert set(told.values()) == {0.0}
    assert env.table.cut


class _Bounded:
    """A game that ends earlier than its rules say."""

    def __init__(self, game: Any, bound: int) -> None:
        self._game, self.bound = game, bound

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)
