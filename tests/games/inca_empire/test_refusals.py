"""The rules named in refusals and the sets of legal actions are two ways to say the same."""

from __future__ import annotations

import pytest

from tampu.games.inca_empire.actions import KIND_OF, PLACE_CARD, ROAD
from tampu.games.inca_empire.game import GAME
from tampu.games.inca_empire.position import PLACE, TURN
from tampu.games.inca_empire.rules.people import turn_refused
from tampu.games.inca_empire.rules.sun import card_refused

from .support import position, random_games, why


@pytest.mark.parametrize("seats", [3, 4])
def test_every_action_is_legal_or_has_a_rule_against_it(seats: int) -> None:
    known = {*GAME.rules.ids(), ""}
    for s, number in random_games(seats, {"temple_bars_pilgrimage": "always"}, 2, first=40):
        if number % 11 or s.stage not in (TURN, PLACE):
            continue
        legal = set(s.legal())
        for action in range(GAME.actions.size):
            kind, row = KIND_OF[action], action - GAME.actions.first[KIND_OF[action]]
            if s.stage == TURN and kind >= ROAD:
                rule = turn_refused(s, kind, row)
            elif s.stage == PLACE and kind == PLACE_CARD:
                rule = card_refused(s, s.actor(), row)
            else:
                continue
            assert (rule == "") == (action in legal), GAME.actions.notation(action)
            assert rule in known


def test_a_refusal_for_want_of_labor_names_the_price() -> None:
    s = position(roads={"O": "r048"}, owned={"O": "chanka:m4"}, labor={"O": 3})
    assert why(s, "C garr:sondor") == "IE-B04"
    refusal = s.why_not(GAME.actions.encode("garrison", site="sondor"))
    assert refusal is not None
    assert refusal.params == {"price": 4, "labor": 3}
