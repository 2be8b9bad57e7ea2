"""Opponents: specs, bots, policies, and bots of other packages, in environments and the arena."""

import json
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tampu.bots import plugins
from tampu.bots.registry import UnknownBot, make_bot
from tampu.core.contract import Game
from tampu.core.registry import load_game
from tampu.core.rng import Rng
from tampu.envs.batch import BatchEnv
from tampu.envs.opponents import PolicyBot
from tampu.envs.seat import SeatEnv
from tests.cli.terminal import tampu

HERE = "python:tests.envs.test_opponents"


class First:
    """A bot that plays the first candidate and counts its decisions."""

    sees = False

    def __init__(self, game: Game) -> None:
        self.game, self.decisions = game, 0

    def choose(self, view: Any, candidates: list[int], rng: Rng) -> int:
        self.decisions += 1
        return candidates[0]


def last_offered(observation: Any, mask: Any) -> int:
    """A policy: the last offered action."""
    assert observation.dtype == np.float32
    return int(np.flatnonzero(mask)[-1])


def last_offered_bot(game: Game) -> PolicyBot:
    return PolicyBot(game, last_offered)


def last_step_bot(game: Game) -> PolicyBot:
    return PolicyBot(game, last_offered, steps=True)


def final_scores(opponents: Any) -> list[int]:
    env = SeatEnv("imhotep", 3, opponents=opponents, seat=0)
    _, info = env.reset(seed=6)
    ended = False
    while not ended:
        _, _, ended, _, info = env.step(int(np.argmax(info["action_mask"])))
    scores: list[int] = info["scores"].tolist()
    return scores


def test_a_bot_and_its_spec_play_the_same() -> None:
    bot = First(load_game("imhotep"))
    assert final_scores(bot) == final_scores(f"{HERE}:First")
    assert bot.decisions > 10


def test_a_policy_sees_its_seat_and_plays_it() -> None:
    assert final_scores(last_offered) == final_scores([last_offered, f"{HERE}:last_offered_bot"])
    assert final_scores([last_offered, "random"]) != final_scores("random")


def test_a_policy_that_chooses_what_is_not_offered_is_named() -> None:
    def wrong(observation: Any, mask: Any) -> int:
        return int(np.argmin(mask))

    with pytest.raises(ValueError, match="the policy of seat"):
        final_scores(wrong)


def test_the_same_seed_gives_the_same_game_whatever_was_played_before() -> None:
    """A casual bot draws its temperament again in every game."""
    env = SeatEnv("imhotep", opponents="casual", seat=0)

    def scores(seed: int) -> list[int]:
        _, info = env.reset(seed=seed)
        while "scores" not in info:
            info = env.step(int(np.argmax(info["action_mask"])))[4]
        result: list[int] = info["scores"].tolist()
        return result

    first = [scores(seed) for seed in range(4)]
    assert [scores(seed) for seed in (3, 2, 1, 0)] == first[::-1]


def test_policies_play_in_batches_too() -> None:
    with BatchEnv("imhotep", 2, opponents=last_offered) as alone:
        ours = alone.reset(3)
        with BatchEnv("imhotep", 2, workers=1, opponents=last_offered) as spread:
            theirs = spread.reset(3)
            for _ in range(30):
                actions = [int(np.argmax(mask)) for mask in ours.mask]
                ours, theirs = alone.step(actions), spread.step(actions)
                assert np.array_equal(ours.observation, theirs.observation)


def test_the_arena_plays_policies(tmp_path: Path) -> None:
    seats = f"{HERE}:last_offered_bot,{HERE}:First,{HERE}:last_step_bot"
    done = tampu("arena", "imhotep", "--seats", seats, "--games", 2, "--json")
    assert done.status == 0, done.err
    assert [row["spec"] for row in json.loads(done.out)["summary"]] == seats.split(",")


@pytest.mark.parametrize("spec", ["python:no_such:Bot", f"{HERE}:Nobody", "python:", f"{HERE}:str"])
def test_a_spec_that_names_no_bot_is_one_line(spec: str) -> None:
    done = tampu("arena", "imhotep", "--seats", f"{spec},random", "--games", 1, "--lang", "en")
    assert done.status == 2
    assert "names no bot" in done.err
    assert done.err.count("\n") == 1


def test_installed_packages_offer_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("first", "tests.envs.test_opponents:First", plugins.GROUP)
    plugins.installed_bots.cache_clear()
    monkeypatch.setitem(plugins.installed_bots(), "first", point)
    assert final_scores("first") == final_scores(f"{HERE}:First")
    with pytest.raises(UnknownBot):
        make_bot("first", load_game("imhotep"))
