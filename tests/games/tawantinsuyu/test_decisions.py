"""Chapters 23 and 25: the form of decisions where a rule hangs on it."""

import pytest

from tampu.core.contract import CHANCE, OVER
from tampu.core.rng import Rng
from tampu.games.tawantinsuyu.actions import ACTIONS
from tampu.games.tawantinsuyu.codec import read_frame, write_frame
from tampu.games.tawantinsuyu.decisions import DECISIONS
from tampu.games.tawantinsuyu.game import GAME
from tampu.games.tawantinsuyu.meta import META
from tampu.games.tawantinsuyu.rules import frames
from tampu.games.tawantinsuyu.state import new_state

from .desk import desk

SECONDARY = {"move_priest", "pray", "train", "recruit"}
SEVERAL = {"place": {"place", *SECONDARY}, "move_priest": SECONDARY, "act": {"act", "gold"}}
"""Questions that more than one kind of action answers."""


@pytest.mark.rule("TW-A02", "TW-G15")
def test_space_and_price_are_always_asked() -> None:
    hill = {"U01": "K", "U09": "K", "U10": "K"}
    d = desk(p0={"workers": "A", "gods": ["G22"]}, hill=hill).play("PL A")
    assert d.legal() == ["SP U02"]
    assert d.play("SP U02").legal() == ["BY G22"]


@pytest.mark.rule("TW-A02", "TW-G15")
def test_act_or_gold_and_the_main_choice_are_always_asked() -> None:
    d = desk(p0={}, village="", nomads="").play("MH 1")
    assert d.legal() == ["ACT", "GOLD"]


@pytest.mark.rule("TW-A03", "TW-H12")
def test_things_chosen_are_not_listed_again_and_done_ends_it() -> None:
    p0 = {"priest": 1, "turned": ["Y01", "Y03"], "potato": 3}
    d = desk(p0=p0).play("MH 1", "ACT", "RJ Y01")
    assert d.legal() == ["RJ -", "RJ Y03"]
    assert d.play("RJ -").asked() == "0: PRAY RECRUIT TRAIN"
    assert d.turned(0) == ["Y03"]


@pytest.mark.rule("TW-A03", "TW-S16")
def test_where_the_number_is_fixed_there_is_no_done() -> None:
    p0 = {"passive": ["Z08"], "priest": 2, "gold": 1, "workers": "A"}
    d = desk(p0=p0).play("PL A", "SP U06", "BY g1", "TK Ut05")
    assert d.asked() == "0: WZ"
    assert "WZ -" not in d.legal()


@pytest.mark.rule("TW-B08", "TW-L05")
def test_leftover_weavings_go_under_by_number_whatever_the_order_drawn() -> None:
    p0 = {"priest": 2, "gold": 1, "workers": "A"}
    d = desk(p0=p0, top="W19", pile=["W05", "W22", "W11"])
    d.play("PL A", "SP U06", "BY g1", "TK Ut05", "weave=W22", "weave=W05")
    assert d.under_pile == ["W05", "W19", "W22"]


@pytest.mark.rule("TW-B10", "TW-B19")
def test_payments_of_a_conquest_are_named_by_soldiers() -> None:
    up = ["R03", "R05", "R07", "R22", "R24"]
    d = desk(p0={"priest": 2, "up": up}, village="", nomads="").play("MH 1", "ACT", "CQ K3")
    assert d.legal() == ["CP f:1 d:1", "CP f:1 d:2", "CP f:2 d:1", "CP f:2 d:2"]
    d.play("CP f:1 d:1")
    assert (d.discard, d.down(0)) == (["R03"], ["R05"]), "the lowest id off, the next flipped"


@pytest.mark.rule("TW-B03", "TW-Z15")
def test_every_single_exchange_must_leave_a_compulsory_answer_payable() -> None:
    p0 = {"passive": ["Z15"], "gold": 1, "stone": 3, "maize": 2, "workers": "A", "priest": 3}
    d = desk(p0=p0, market=(None,) * 4).play("PL A", "SP U08", "BY g1", "TK Ut08")
    assert d.legal("XZ") == ["XZ m2>g1", "XZ m2>s2"]
    d.play("XZ m2>g1")
    assert d.legal("XZ") == ["XZ s2>g1"], "now the gold stands for a stone"


@pytest.mark.rule("TW-B20", "TW-A05")
def test_equal_workers_are_one_entry() -> None:
    d = desk(nomads="AA").play("RECRUIT")
    assert d.legal() == ["NM -", "NM A"]
    d = desk(p0={"workers": "AA", "gold": 1})
    assert d.legal("PL") == ["PL A"]


@pytest.mark.rule("TW-A01")
def test_the_first_word_is_the_kind_and_no_token_stands_for_two_actions() -> None:
    for space in (GAME.actions, GAME.outcomes):
        words: dict[str, str] = {}
        for action in range(space.size):
            token = space.notation(action)
            assert space.find(token) == [action]
            word = token.split()[0].split("=")[0]
            assert words.setdefault(word, space.kind_of(action)) == space.kind_of(action)
        assert len(set(words.values())) == len(words)


def test_every_frame_is_written_by_the_name_of_its_constant() -> None:
    assert len(frames.NAMES) == frames.FRAMES
    for kind, name in enumerate(frames.NAMES):
        assert getattr(frames, name.upper()) == kind


@pytest.mark.parametrize("seats", [1, 3])
def test_rows_and_named_frames_fit_a_whole_game(seats: int) -> None:
    """Each question lists its own kind of answer, and each frame is read back as it was."""
    state = new_state(seats, META.complete(seats, {}), META.rules_version)
    rng = Rng(seats, "rows")
    while state.actor() != OVER:
        for frame in state.stack:
            assert read_frame(write_frame(frame)) == frame
        if state.actor() == CHANCE:
            outcomes = state.chance()
            state.apply(outcomes[rng.below(len(outcomes))][0])
            continue
        row = DECISIONS[state.stack[-1][0]]
        kinds = {ACTIONS.kind_of(action) for action in state.row}
        several = row.name in ("place", "move_priest", "act")
        assert kinds <= SEVERAL[row.name] if several else kinds == {row.name}
        state.apply(state.sample(rng))
