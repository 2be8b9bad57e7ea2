"""Hidden information: what a seat sees, is asked and can infer (4.2, protocol 4)."""

from itertools import pairwise
from typing import Any

import pytest

from tampu.core.contract import CHANCE, OVER
from tampu.core.play import Dealer, collect_events, read_action
from tampu.core.rng import Rng
from tampu.games.cuzco.content import CARDS
from tampu.games.cuzco.game import GAME
from tests.games.cuzco.support import position, tokens
from tests.games.cuzco.test_replay import eager_choice

CITY: dict[str, Any] = {
    "players": 3,
    "tiles": [f"TV:J{column}" for column in range(6, 11)],
    "temples": {"J6": 4},
    "incas": {0: ["J7"], 1: ["J8"], 2: ["J9"]},
    "face_up": "M",
}


def at(hands: dict[int, list[str]], *played: str, **more: Any) -> Any:
    state = position(**{**CITY, **more}, hands=hands)
    for token in played:
        state.apply(read_action(GAME, state, token))
    return state


def hand_of(state: Any, seat: int) -> dict[str, int]:
    counts = state.hands[seat * 6 : seat * 6 + 6]
    return {kind: n for kind, n in zip(CARDS, counts, strict=True) if n}


@pytest.mark.rule("CZ-C04", "EN13")
@pytest.mark.parametrize("played", [(), ("/",), ("/", "F:J6=M", "F.")])
def test_what_others_hold_changes_nothing_that_a_seat_sees(played: tuple[str, ...]) -> None:
    """Two states that differ only in hidden cards look the same to seats 1, 2 and a spectator."""
    first = at({0: ["M", "M"], 1: ["K", "ML"], 2: ["L"]}, *played)
    second = at({0: ["M", "LK"], 1: ["K", "ML"], 2: ["L"]}, *played)
    for seat in (1, 2, None):
        assert first.view(seat) == second.view(seat)
    assert first.view(0) != second.view(0)
    assert first.actor() == second.actor()
    if first.actor() == 1:
        assert first.legal() == second.legal()
        assert first.question() == second.question()


@pytest.mark.rule("CZ-C04")
def test_a_view_shows_the_own_hand_and_only_the_size_of_the_others() -> None:
    state = at({0: ["M", "MK"], 1: ["K"], 2: []})
    view = state.view(0)
    assert view["hand"] == {"M": 1, "MK": 1}
    assert view["hand_sizes"] == [2, 1, 0]
    assert state.view(None)["hand"] is None
    assert state.view(2)["hand"] == {}
    assert state.view(2)["known"] == [{}, {}, {}]
    assert "draw" not in state.view(2) or state.view(2)["draw"] == sum(state.draw)


@pytest.mark.rule("CZ-R11", "EN13")
@pytest.mark.parametrize("hand", [["M", "M"], ["K", "L"], ["ML", "K"], ["LK", "LK"]])
def test_a_forced_answer_looks_like_a_free_one(hand: list[str]) -> None:
    """Same entries, same events, same views, whatever the hand of the seat that passes holds."""
    plain = at({0: ["M"], 1: ["K", "K"], 2: []}, "/", "F:J6=M", "F.")
    state = at({0: ["M"], 1: hand, 2: []}, "/", "F:J6=M", "F.")
    assert plain.actor() == state.actor() == 1
    assert "F-" in tokens(state)
    assert plain.question() == state.question()
    events = [collect_events(s, read_action(GAME, s, "F-")) for s in (plain, state)]
    assert events[0] == events[1]
    assert plain.view(0) == state.view(0)
    assert plain.view(None) == state.view(None)


@pytest.mark.rule("CZ-R11", "EN13")
@pytest.mark.parametrize("hand", [["M", "M"], ["K", "L"], ["ML", "K"]])
def test_declining_looks_the_same_for_every_hand(hand: list[str]) -> None:
    plain = at({0: ["K", "K"], 1: ["K"], 2: []}, "/")
    state = at({0: hand, 1: ["K"], 2: []}, "/")
    assert plain.actor() == state.actor() == 0
    assert "F0" in tokens(state)
    events = [collect_events(s, read_action(GAME, s, "F0")) for s in (plain, state)]
    assert events[0] == events[1]
    assert plain.view(1) == state.view(1)


@pytest.mark.rule("CZ-R11", "EN10")
def test_a_single_answer_is_asked_for_and_not_played_by_the_rules() -> None:
    state = at({0: ["K"], 1: [], 2: []}, "/")
    assert state.actor() == 0
    assert tokens(state) == ["F0"]
    last = at({0: ["M"], 1: [], 2: []}, "/", "F:J6=M")
    assert last.actor() == 0
    assert tokens(last) == ["F."]


@pytest.mark.rule("CZ-R11", "CZ-F12")
def test_whether_a_bidder_is_asked_follows_from_the_number_of_his_cards() -> None:
    asked = [
        at({0: ["M"], 1: hand, 2: []}, "/", "F:J6=M", "F.").actor()
        for hand in (["M"], ["K"], ["LK"], ["MK"])
    ]
    assert asked == [1, 1, 1, 1]
    assert at({0: ["M"], 1: [], 2: ["K"]}, "/", "F:J6=M", "F.").actor() == 2


@pytest.mark.rule("CZ-C04", "CZ-C02")
def test_a_card_taken_face_up_is_known_to_all_until_it_is_played() -> None:
    state = at({0: ["K"], 1: ["L"], 2: []}, "DU", "!U=M", "/")
    assert state.view(1)["known"][0] == {"M": 1}
    for seed in range(12):
        assert hand_of(state.determinize(1, Rng(seed)), 0).get("M", 0) >= 1
    for token in ("F:J6=M", "F."):
        state.apply(read_action(GAME, state, token))
    assert state.view(1)["known"][0] == {}


@pytest.mark.rule("CZ-C04")
def test_a_known_card_may_be_the_one_that_was_played() -> None:
    """With two of a kind, one of them seen, playing one leaves nothing known."""
    state = at({0: ["M"], 1: ["L"], 2: []}, "DU", "!U=M", "/", "F:J6=M")
    assert state.view(1)["known"][0] == {}


@pytest.mark.rule("CZ-C03", "CZ-C04")
def test_a_blind_draw_is_seen_only_by_its_owner() -> None:
    state = at({0: [], 1: ["L"], 2: []}, "DB")
    states = []
    for card in ("M", "LK"):
        imagined = state.clone()
        outcome = read_action(GAME, imagined, f"!D={card}")
        assert GAME.readers(imagined, outcome) == (0,)
        assert GAME.masked(imagined, outcome) == "!D"
        imagined.apply(outcome)
        states.append(imagined)
    assert states[0].view(1) == states[1].view(1)
    assert states[0].view(None) == states[1].view(None)
    assert states[0].view(0)["hand"] == {"M": 1}


@pytest.mark.rule("CZ-S04", "CZ-C04")
def test_a_dealt_card_is_seen_only_by_its_owner() -> None:
    state = GAME.new(2, {"start_player": 2})
    face_up = read_action(GAME, state, "!U=L")
    assert GAME.readers(state, face_up) is None
    state.apply(face_up)
    other = state.clone()
    for imagined, card in ((state, "K"), (other, "MK")):
        outcome = read_action(GAME, imagined, f"!H2={card}")
        assert GAME.readers(imagined, outcome) == (1,)
        assert GAME.masked(imagined, outcome) == "!H2"
        imagined.apply(outcome)
    assert state.view(0) == other.view(0)
    assert state.view(1) != other.view(1)


@pytest.mark.rule("CZ-F24", "CZ-C04")
def test_an_imagined_bidder_can_complete_his_bid() -> None:
    """After the first card of a bid that needs two more points they are known to be there."""
    hands = {0: ["M", "M", "M"], 1: ["M", "MK", "ML", "K"], 2: []}
    state = at(hands, "/", "F:J6=M", "F+:M", "F+:M", "F.", "F+:MK")
    assert state.actor() == 1
    for seed in range(25):
        imagined = state.determinize(0, Rng(seed))
        mine = hand_of(imagined, 1)
        assert sum(n for kind, n in mine.items() if "M" in kind) >= 2
        while imagined.actor() == 1:
            imagined.apply(imagined.legal()[-1])
        assert imagined.actor() in (0, CHANCE)


@pytest.mark.rule("CZ-C04", "EN13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imagined_worlds_agree_with_the_view_in_whole_games(seats: int) -> None:
    state = GAME.new(seats, {"triples_in_play": 28})
    dealer = Dealer(seats)
    rng = Rng(seats, "hidden")
    step = 0
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(dealer.deal(state))
            continue
        step += 1
        if step % 5 == 0:
            seat = rng.below(seats)
            imagined = state.determinize(seat, rng)
            GAME.invariants(imagined)
            assert imagined.view(seat) == state.view(seat)
            assert imagined.view(None) == state.view(None)
            if state.actor() == seat:
                assert imagined.legal() == state.legal()
        action = eager_choice(state, rng) if rng.below(2) else None
        state.apply(state.sample(rng) if action is None else action)


@pytest.mark.rule("CZ-C04")
def test_what_is_imagined_varies() -> None:
    state = at({0: ["M", "L", "K"], 1: ["ML", "LK", "MK"], 2: []})
    hands = [hand_of(state.determinize(0, Rng(seed)), 1) for seed in range(9)]
    assert any(before != after for before, after in pairwise(hands))
