"""Large actions said in steps: the same rules, another way to say them (EN03)."""

from __future__ import annotations

from copy import copy

import pytest

from tampu.core.registry import load_game
from tampu.core.rng import Rng
from tampu.envs.steps import Saying, action_steps
from tampu.envs.table import Table, set_up
from tests.envs.games import SMALLEST


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_every_action_has_a_path_of_its_own(game: str, seats: int) -> None:
    steps = action_steps(game)
    assert len(steps.paths) == load_game(game).actions.size
    assert len(set(steps.paths)) == len(steps.paths)
    assert steps.size < len(steps.paths) / 2


def test_cuzco_is_said_as_the_ledger_wants_it() -> None:
    steps, actions = action_steps("cuzco"), load_game("cuzco").actions

    def said(kind: str, **fields: object) -> list[str]:
        action = actions.encode(kind, **fields)  # type: ignore[arg-type]
        return [steps.text(symbol) for symbol in steps.paths[action]]

    assert said("triple", village="A5", crop="A4", crop2="B4") == [
        *("triple", "footprint A4+A5+B4", "village A5"),
    ]
    assert said("double", village="A4", crop="A5") == ["double", "footprint A4+A5", "village A4"]
    assert said("move", cell="A4", to="B4") == ["move", "cell A4", "to B4"]
    assert said("build", cell="A4", value=2) == ["build", "cell A4", "value 2"]
    assert said("propose", cell="A4", card="M") == ["propose", "cell A4", "card M"]
    assert dict(steps.table())["kind"] == 19


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_steps_lead_to_every_offered_action_and_to_no_other(game: str, seats: int) -> None:
    steps = action_steps(game)
    table = Table(set_up(game, seats), 2)
    rng = Rng(2)
    for _ in range(40):
        if table.over:
            break
        offered = table.choices()
        assert sorted(_leaves(Saying(steps, offered))) == offered
        table.play(offered[rng.below(len(offered))])


def _leaves(saying: Saying) -> list[int]:
    """All actions that some way of going on leads to."""
    found: list[int] = []
    for symbol in saying.choices():
        after = copy(saying)
        after.said = list(saying.said)
        action = after.say(symbol)
        found += _leaves(after) if action is None else [action]
    return found


def test_the_game_sees_only_whole_actions() -> None:
    """Played by steps, a game is the game that its whole actions make."""
    spoken, whole = Table(set_up("cuzco", 2, steps=True), 4), Table(set_up("cuzco", 2), 4)
    rng = Rng(6)
    for _ in range(120):
        if spoken.over:
            break
        choices = spoken.choices()
        symbol = choices[rng.below(len(choices))]
        saying = spoken._saying
        assert saying is not None
        before = spoken.state.key()
        if not spoken.play(symbol):
            assert spoken.state.key() == before
            continue
        (action,) = [a for a in whole.choices() if action_steps("cuzco").paths[a] == _path(saying)]
        whole.play(action)
        assert whole.state.key() == spoken.state.key()


def _path(saying: Saying) -> tuple[int, ...]:
    return action_steps("cuzco").paths[saying._left[0]]


def test_what_is_said_already_is_seen_by_the_speaker_only() -> None:
    table = Table(set_up("cuzco", 2, steps=True), 4)
    seat, other = table.actor, 1 - table.actor
    whole = table.setup.whole()
    said = whole.range_of("said")
    before = table.observation(other)
    assert not table.observation(seat)[said.start :].any()
    table.play(table.choices()[0])
    assert table.actor == seat
    assert table.observation(seat)[said.start :].sum() >= 1
    assert (table.observation(other) == before).all()
    with pytest.raises(ValueError, match="not possible"):
        table.play(0)
