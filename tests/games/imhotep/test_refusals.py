"""Every refusal: a position, the moves before, a token, and the one rule that forbids it."""

from typing import Any

import pytest

from tampu.core.contract import CHANCE
from tampu.core.errors import IllegalAction
from tampu.games.imhotep.game import GAME
from tests.games.imhotep.support import do, last_ship, position

ONE = {"ships": ["K", "...", "..", ".."]}
LOADS = {"ships": ["K.W.", "...", "2>T", "N"]}
SAILS = {"ships": ["KK..", "KW.", "2>P", "N"]}
LEVER = {"ships": ["KWN", "2>P", "K...", ".."], "owned": {"K": ["LEV"]}}
HAMMER = {"seats": 2, "ships": ["KW.", "2>P", "2>T", "KK"], "owned": {"K": ["HAM"]}}
SAIL_CARD = {"ships": ["K...", ".W.", "KW", "3>P"], "owned": {"K": ["SAI"]}}
CHISEL = {"ships": ["K.K.", "2>P", "KW", "."], "owned": {"K": ["CHI"]}}
BONUS = {"sides": "ABAAA", "pyramids": {"R": "NNN"}, "ships": ["K", "W..", "2>T", ".."]}
PAIR = {"sides": "BAAAA", **ONE}
OVER = {"round_number": 6, "ships": last_ship("O")}

Case = tuple[dict[str, Any], str, str, str]
CASES: list[Case] = [
    # get stones
    ({"seats": 2, "sled": [5, 2]}, "", "G", "IM-T04"),
    ({"seats": 2, "quarry": [0, 20]}, "", "G", "IM-T04"),
    # load
    (LOADS | {"sled": [0, 2, 2, 2]}, "", "L2.1", "IM-T06"),
    (LOADS, "", "L1.1", "IM-T07"),
    (LOADS, "", "L2.4", "IM-T07"),
    (LOADS, "", "L3.1", "IM-T14"),
    # sail
    (SAILS, "", "S3>T", "IM-T09"),
    (SAILS, "", "S1>T", "IM-T10"),
    (SAILS, "", "S2>P", "IM-T11"),
    # blue cards of another player
    (LEVER | {"owned": {"W": ["LEV"]}}, "", "XL1>T:KWN", "IM-T15"),
    (HAMMER | {"owned": {"W": ["HAM"]}}, "", "XH1.3", "IM-T15"),
    (SAIL_CARD | {"owned": {"W": ["SAI"]}}, "", "XS2.1>T", "IM-T15"),
    (CHISEL | {"owned": {"W": ["CHI"]}}, "", "XC1.2+1.4", "IM-T15"),
    # lever
    (LEVER, "", "XL1>T:KW", "IM-K11"),
    (LEVER, "", "XL1>T:KWG", "IM-K11"),
    (LEVER, "", "XL1>T:KKW", "IM-K11"),
    (LEVER, "", "XL1>T:KWNN", "IM-K11"),
    (LEVER, "", "XL1>P:KWN", "IM-T11"),
    (LEVER, "", "XL3>T:K", "IM-T10"),
    (LEVER, "", "XL2>T:K", "IM-T09"),
    # hammer
    (HAMMER | {"sled": [5, 2]}, "", "XH1.3", "IM-K14"),
    (HAMMER | {"quarry": [0, 20]}, "", "XH1.3", "IM-K14"),
    (HAMMER, "", "XH1.1", "IM-T07"),
    (HAMMER, "", "XH2.1", "IM-T14"),
    # sail card
    (SAIL_CARD | {"sled": [0, 2, 2, 2]}, "", "XS2.1>T", "IM-K16"),
    (SAIL_CARD, "", "XS3.1>T", "IM-K16"),
    (SAIL_CARD, "", "XS2.2>T", "IM-K16"),
    (SAIL_CARD, "", "XS1.2>T", "IM-T10"),
    (SAIL_CARD, "", "XS2.1>P", "IM-T11"),
    (SAIL_CARD, "", "XS4.1>T", "IM-T14"),
    # chisel
    (CHISEL | {"sled": [1, 2, 2, 2]}, "", "XC1.2+1.4", "IM-K18"),
    (CHISEL, "", "XC1.1+1.2", "IM-T07"),
    (CHISEL, "", "XC1.2+3.1", "IM-T07"),
    (CHISEL, "", "XC1.2+2.1", "IM-T14"),
    # pick
    (ONE | {"market": [None, "STA", "STA", "STA"]}, "S1>M", "m1", "IM-M01"),
    (ONE | {"gains": "forced"}, "S1>M", "m-", "IM-O06"),
    # pyramid
    (ONE | {"sides": "ABAAA", "pyramids": {"L": "NNNNN"}}, "S1>P", "pL", "IM-P12"),
    # load bonus
    (BONUS, "S1>P pR", "b1.1", "IM-T14"),
    (BONUS, "S1>P pR", "b2.1", "IM-T07"),
    # an answer to another question
    (ONE, "", "m1", "IM-D08"),
    (ONE, "", "tp", "IM-D08"),
    (ONE, "S1>M", "G", "IM-D08"),
    (ONE, "S1>M", "k1", "IM-D08"),
    (PAIR, "S1>M m4 look:1=HAM look:2=STA", "m-", "IM-D08"),
    (BONUS, "S1>P", "b+", "IM-D08"),
    (OVER, "S4>O", "G", "IM-D08"),
    # an outcome that chance cannot bring
    (PAIR, "S1>M m4", "look:2=HAM", "IM-D10"),
    (PAIR | {"owned": {"K": ["HAM", "HAM"]}}, "S1>M m4", "look:1=HAM", "IM-D10"),
]


def label(case: Case) -> str:
    return f"{case[2]} {case[3]}"


@pytest.mark.rule("IM-D08")
@pytest.mark.parametrize("case", CASES, ids=label)
def test_a_refusal_names_its_rule_and_changes_nothing(case: Case) -> None:
    parts, moves, token, rule = case
    state = position(**parts)
    do(state, *moves.split())
    space = GAME.outcomes if state.actor() == CHANCE else GAME.actions
    before = state.key()
    actions = space.find(token)
    assert actions
    for action in actions:
        with pytest.raises(IllegalAction) as refused:
            state.apply(action)
        assert refused.value.rule == rule
    assert state.key() == before
