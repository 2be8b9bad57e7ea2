"""Chapter 4: set-up."""

from collections import Counter

import pytest

from tampu.games.imhotep.game import GAME
from tests.games.imhotep import reference
from tests.games.imhotep.support import COPIES, do, outcomes, play, position, settle, tokens, who


@pytest.mark.rule("IM-S06", "IM-S07")
@pytest.mark.parametrize(
    ("seats", "start", "sled", "quarry"),
    [
        (2, 1, [2, 3], [27, 26]),
        (2, 2, [3, 2], [26, 27]),
        (3, 2, [4, 2, 3], [25, 27, 26]),
        (4, 1, [2, 3, 4, 5], [27, 26, 25, 24]),
        (4, 3, [4, 5, 2, 3], [25, 24, 27, 26]),
    ],
)
def test_sleds_and_quarries_follow_the_turn_position(
    seats: int, start: int, sled: list[int], quarry: list[int]
) -> None:
    state = GAME.new(seats, {"start_player": start})
    assert (state.sled, state.quarry) == (sled, quarry)
    settle(state)
    assert state.actor() == start - 1


@pytest.mark.rule("IM-S01")
def test_chance_names_the_start_player() -> None:
    state = GAME.new(4, {})
    assert state.source() == "start"
    assert outcomes(state) == {"start:1": 1, "start:2": 1, "start:3": 1, "start:4": 1}
    do(state, "start:4")
    assert state.sled == [3, 4, 5, 2]
    settle(state)
    assert who(state) == "G"


@pytest.mark.rule("IM-S02")
def test_seats_have_the_letters_k_w_n_g() -> None:
    state = position(ships=["KWNG", "...", "..", ".."], owned={"K": ["LEV"]})
    sequences = {token.split(":")[1] for token in tokens(state, "XL1>P")}
    assert "KWNG" in sequences
    assert len(sequences) == 24


@pytest.mark.rule("IM-S04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_29_stones_are_playable(seats: int) -> None:
    state = GAME.new(seats, {"start_player": 1})
    assert [s + q for s, q in zip(state.sled, state.quarry, strict=True)] == [29] * seats


@pytest.mark.rule("IM-S05", "IM-S11")
@pytest.mark.parametrize("sides", ["AAAAA", "BBBBB"])
def test_scores_sites_and_cards_start_at_nothing(sides: str) -> None:
    state = GAME.new(4, {"sides": sides, "start_player": 1})
    settle(state)
    assert state.scores() == [0, 0, 0, 0]
    assert all(points == 0 for row in state.sheet() for points in row.values())
    data = state.to_json()
    assert data["pyramids"] == [[], [], [], []]
    assert data["temple"] == data["burial"] == data["towers"] == []
    assert data["obelisks"] == [0, 0, 0, 0]
    assert data["owned"] == [{}, {}, {}, {}]
    assert data["discard"] == {}


@pytest.mark.rule("IM-S08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_round_shows_one_of_the_cards_not_yet_shown(seats: int) -> None:
    match = play(seats, {}, 11)
    state = GAME.new(seats, match.options)
    left = list(reference.ROUND_CARDS[seats])
    for _, action in match.log:
        if state.actor() == -1 and state.source() == "rounds":
            assert outcomes(state) == {f"round:{card}": 1 for card in sorted(left)}
            left.remove(GAME.outcomes.notation(action).split(":")[1])
        state.apply(action)
    assert len(left) == 1


@pytest.mark.rule("IM-S08")
def test_the_card_never_shown_is_named_at_the_end() -> None:
    state = position(2, round_number=6, ships=["2>P", "2>T", "2>B", "K"])
    events = do(state, "S4>M", "m-")
    removed = [event.params["ships"] for event in events if event.key == "imhotep-event-removed"]
    assert removed == ["4, 3, 3, 1"]


@pytest.mark.rule("IM-S10")
def test_every_unseen_market_card_is_equally_likely() -> None:
    state = GAME.new(2, {"start_player": 1})
    do(state, "round:3221")
    assert outcomes(state) == {f"deal:m1={card}": copies for card, copies in COPIES.items()}
    do(state, "deal:m1=STA", "deal:m2=STA", "deal:m3=LEV")
    left = COPIES - Counter(["STA", "STA", "LEV"])
    assert outcomes(state) == {f"deal:m4={card}": copies for card, copies in left.items()}
    assert state.to_json()["discard"] == {}
    assert state.to_json()["draw"] == 31


@pytest.mark.rule("IM-S12", "IM-E11")
@pytest.mark.parametrize(("seats", "width"), [(2, 4), (3, 5), (4, 5)])
def test_the_width_of_the_temple(seats: int, width: int) -> None:
    state = position(seats, temple="K" * 7, ships=["2>P", "2>B", "2>O", "K"])
    do(state, "S4>M", "m-")
    assert state.scores()[0] == width


@pytest.mark.rule("IM-S13")
def test_a_player_takes_own_stones_only() -> None:
    state = position(3, sled=[0, 0, 0])
    do(state, "K/G")
    assert state.sled == [3, 0, 0]
    assert state.quarry == [26, 29, 29]
