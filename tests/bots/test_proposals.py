"""Proposals: legal candidates, and wide ones that have free actions and other payments too."""

import pytest

from tampu.bots.registry import make_bot, with_settings
from tampu.core.contract import CHANCE
from tampu.core.registry import bundled_game_ids, load_game
from tampu.core.rng import Rng
from tests.bots.test_search import midgame


@pytest.mark.parametrize("name", bundled_game_ids())
def test_wide_proposals_are_legal_and_contain_the_usual_ones(name: str) -> None:
    match = midgame(name, 0)
    usual = match.game.evaluation.propose
    wide = with_settings(match.game, {"wide": 1}).evaluation.propose
    rng = Rng(8)
    more: set[str] = set()
    for _ in range(250):
        if match.over:
            break
        state = match.state
        assert state.actor() != CHANCE
        few, many = set(usual(state)), set(wide(state))
        assert few
        assert few <= many <= set(state.legal())
        more |= {match.game.actions.kind_of(action) for action in many - few}
        match.play(state.sample(rng))
    if name == "tawantinsuyu":
        assert {"army_for_resource", "payment", "space"} <= more


def test_a_wide_plan_is_the_same_whatever_is_hidden() -> None:
    match = midgame("tawantinsuyu", 40)
    seat = match.state.actor()
    moves = set()
    for seed in range(3):
        other = match.state.determinize(seat, Rng(seed))
        bot = make_bot("plan:width=2:replies=2:worlds=2:wide=1", load_game("tawantinsuyu"))
        moves.add(bot.choose(other.view(seat), other.candidates(), Rng(9)))
    assert len(moves) == 1
