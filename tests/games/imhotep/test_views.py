"""Hidden information of chapter 16: what a view tells, and what it must not."""

import json
from typing import Any

import pytest

from tampu.core.contract import CHANCE
from tampu.core.rng import Rng
from tampu.games.imhotep.game import GAME
from tests.games.imhotep.support import do, outcomes, play, position, refused_by, tokens

EVERYBODY = (0, 1, 2, 3, None)


def looking(first: str, second: str) -> Any:
    """W looks at the face-down pair."""
    state = position(sides="BAAAA", ships=["W", "...", "..", ".."])
    do(state, "K/S1>M", "W/m4", f"look:1={first}", f"look:2={second}")
    return state


@pytest.mark.rule("IM-I12", "IM-I14")
def test_only_the_picker_sees_the_pair() -> None:
    one, two = looking("HAM", "STA"), looking("ENT", "DEB")
    for seat in EVERYBODY:
        assert (one.view(seat) == two.view(seat)) == (seat != 1)
        assert tokens(one) == tokens(two) == ["k1", "k2"]
    assert one.actor() == two.actor() == 1


@pytest.mark.rule("IM-I12")
def test_while_the_first_card_is_looked_at_the_others_know_nothing() -> None:
    states = []
    for card in ("LEV", "STA"):
        state = position(sides="BAAAA", ships=["W", "...", "..", ".."])
        do(state, "K/S1>M", "W/m4", f"look:1={card}")
        states.append(state)
    one, two = states
    for seat in (0, 2, 3, None):
        assert one.view(seat) == two.view(seat)


@pytest.mark.rule("IM-I14", "IM-M08")
@pytest.mark.parametrize(
    ("answer", "kept_card", "thrown"), [("k1", "HAM", "STA"), ("k2", "STA", "HAM")]
)
def test_after_the_answer_both_cards_are_public(answer: str, kept_card: str, thrown: str) -> None:
    state = looking("HAM", "STA")
    do(state, answer)
    for seat in EVERYBODY:
        view = state.view(seat)
        assert view["owned"][1] == {kept_card: 1}
        assert view["discard"] == {thrown: 1}


@pytest.mark.rule("IM-I12", "IM-I14")
def test_an_untouched_pair_is_known_to_nobody() -> None:
    state = position(sides="BAAAA", discard=["LEV"])
    for seat in EVERYBODY:
        view = state.view(seat)
        assert view["market"] == ["STA", "STA", "STA", "pair"]
        assert sum(view["pile"].values()) == view["draw"] + 2 == 30
    reshuffled = position(sides="BABAA", ships=["2>M", "2>P", "2>T", "K"], draw=0, temple="WWNK")
    do(reshuffled, "S4>O", "W/tp", "N/tp")
    assert reshuffled.source() == "market"
    views = [reshuffled.view(seat) for seat in EVERYBODY]
    assert all(view == views[0] for view in views)


@pytest.mark.rule("IM-I12")
@pytest.mark.parametrize("sides", ["AAAAA", "BBBBB"])
def test_no_view_and_no_state_holds_a_future(sides: str) -> None:
    """Games that are equal so far have equal states, whatever their seeds deal later."""
    match = play(3, {"sides": sides, "start_player": 1}, 5)
    state = GAME.new(3, match.options)
    for actor, action in match.log:
        if actor == CHANCE:
            data = state.to_json()
            for outcome, _ in state.chance():
                later = GAME.load(data)
                later.apply(outcome)
            assert state.to_json() == data
            assert sum(weight for _, weight in state.chance()) >= len(state.chance()) > 0
        state.apply(action)
        # a pile is a number of copies for each card: it has no order
        assert all(isinstance(copies, int) for copies in state.to_json()["pile"].values())


@pytest.mark.rule("IM-I12")
def test_coming_round_cards_are_a_set_that_all_know() -> None:
    state = position(3, round_number=4)
    for seat in (0, 1, 2, None):
        view = state.view(seat)
        assert len(view["unseen"]) == 3
        assert "removed" not in json.dumps(view)


@pytest.mark.rule("IM-I12", "IM-D02")
def test_a_determinization_keeps_every_view_of_its_seat() -> None:
    state = looking("HAM", "STA")
    seen = set()
    for seed in range(40):
        imagined = state.determinize(0, Rng(seed))
        GAME.invariants(imagined)
        assert imagined.view(0) == state.view(0)
        assert tokens(imagined) == tokens(state)
        assert refused_by(imagined, "m1") == refused_by(state, "m1")
        seen.add(json.dumps(imagined.view(1)["frames"]))
    assert len(seen) > 5
    for seed in range(5):
        assert state.determinize(1, Rng(seed)).view(1) == state.view(1)


@pytest.mark.rule("IM-I12", "IM-D10")
def test_an_imagined_pair_comes_from_its_own_pile() -> None:
    # after a reshuffle the old pile holds exactly the two Chisels of the pair
    state = position(3, sides="BBAAA", ships=["KW", "N", "...", ".."], pyramids={"L": "N"}, draw=0)
    do(state, "K/S1>P", "K/pL", "K/b+", "draw:STA", "W/pR", "W/S2>M", "N/m4")
    assert outcomes(state) == {"look:1=CHI": 2}
    do(state, "look:1=CHI", "look:2=CHI")
    for seed in range(10):
        imagined = state.determinize(0, Rng(seed))
        assert imagined.view(2) == state.view(2)


@pytest.mark.rule("IM-I14", "IM-K01")
@pytest.mark.parametrize("sides", ["AAAAA", "BBBBB"])
def test_views_differ_only_while_a_pair_is_looked_at(sides: str) -> None:
    match = play(4, {"sides": sides}, 12)
    state = GAME.new(4, match.options)
    private = 0
    for actor, action in match.log:
        views = [json.dumps(state.view(seat), sort_keys=True) for seat in EVERYBODY]
        if len(set(views)) > 1:
            private += 1
            kinds = {"look", "keep"}
            space = GAME.outcomes if actor == CHANCE else GAME.actions
            assert space.kind_of(action) in kinds
            assert len(set(views)) == 2
        state.apply(action)
    assert (private > 0) == (sides == "BBBBB")
