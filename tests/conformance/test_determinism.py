"""Same seed, same game: here, in another process, compiled or not, and as far as play allows."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tampu.core.contract import CHANCE
from tampu.core.play import Dealer
from tampu.core.rng import Rng
from tampu.testing.settings import GameSetup
from tampu.testing.walks import Walk
from tests.conformance.digest import chosen_settings, digest, record_text
from tests.conformance.settings import all_games

ROOT = Path(__file__).parents[2]
SETTINGS = [setting for name in all_games() for setting in chosen_settings(name)]

Draw = tuple[str, int, tuple[tuple[int, int], ...]]


@pytest.mark.parametrize("game", all_games())
@pytest.mark.parametrize("elsewhere", [{"PYTHONHASHSEED": "271"}, {"TAMPU_PURE": "1"}], ids=str)
def test_another_process_plays_the_same_games(game: str, elsewhere: dict[str, str]) -> None:
    process = subprocess.run(
        [sys.executable, "-m", "tests.conformance.digest", game],
        cwd=ROOT,
        env={**os.environ, **elsewhere},
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    assert process.stdout.splitlines() == digest(game)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.id)
def test_the_same_seed_gives_the_same_record(setting: GameSetup) -> None:
    assert record_text(setting, 5) == record_text(setting, 5)
    assert record_text(setting, 5) != record_text(setting, 6)


def draws(setting: GameSetup, seed: int, way: int) -> dict[Draw, int]:
    """The chance outcomes of a game: by source, number of the draw, and what was possible."""
    walk = Walk(setting, way)
    walk.dealer = Dealer(seed)
    counts: dict[Draw, int] = {}
    for state in walk.positions():
        if state.actor() == CHANCE:
            source = state.source()
            number = walk.dealer.drawn.get(source, 0)
            outcome = Dealer.expected(walk.dealer, state)
            counts[source, number, tuple(state.chance())] = outcome
    return counts


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.id)
def test_the_same_seed_gives_the_same_deal_under_different_play(setting: GameSetup) -> None:
    first, second = draws(setting, 9, 0), draws(setting, 9, 1)
    common = first.keys() & second.keys()
    assert common
    assert {draw: first[draw] for draw in common} == {draw: second[draw] for draw in common}
    assert draws(setting, 10, 0) != first


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.id)
def test_what_is_taken_back_can_be_played_again(setting: GameSetup) -> None:
    walk = Walk(setting, 1)
    for _ in walk.positions():
        pass
    log = walk.log
    match = walk.match()
    decisions = [place for place, entry in enumerate(log, 1) if entry.actor >= 0]
    for place in decisions[:: max(1, len(decisions) // 6)]:
        match.restore(log[:place])
        seat = log[place - 1].actor
        limit = match.undo_limit(seat)
        assert all(actor == seat for actor, _ in match.log[limit:])
        match.restore(match.log[:limit])
        for actor, action in log[len(match.log) :]:
            if actor != CHANCE:
                match.play(action)
        assert match.log == log
        assert match.state.key() == walk.state.key()


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.id)
def test_a_source_is_counted_once_for_each_draw(setting: GameSetup) -> None:
    rng = Rng(3, setting.id)
    walk = Walk(setting, 2)
    for state in walk.positions():
        if state.actor() == CHANCE and not rng.below(4):
            drawn = dict(walk.dealer.drawn)
            assert walk.dealer.expected(state) == walk.dealer.expected(state)
            assert walk.dealer.drawn == drawn
    assert sum(walk.dealer.drawn.values()) == sum(actor == CHANCE for actor, _ in walk.log)
