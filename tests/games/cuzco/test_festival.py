"""The festival (chapter 7.4, second part)."""

from typing import Any

import pytest

from tests.games.cuzco.desk import Desk


def city(
    hands: dict[int, list[str]],
    *,
    value: int = 4,
    face_up: str = "M",
    order: tuple[int, ...] = (0, 1),
    options: dict[str, Any] | None = None,
    **more: Any,
) -> Desk:
    """The seats of `order` stand in the city of J6, and the first has ended its actions."""
    given = {
        "players": max(2, *(seat + 1 for seat in order)),
        "active": order[0],
        "tiles": [f"TV:J{column}" for column in range(6, 11)],
        "temples": {"J6": value},
        "incas": {seat: [f"J{7 + place}"] for place, seat in enumerate(order)},
        "hands": hands,
        "face_up": face_up,
    }
    return Desk({**given, **more}, options).play("/")


@pytest.mark.rule("CZ-F01", "CZ-Z21")
def test_one_proposal_at_the_end_of_the_turn_for_nothing() -> None:
    two = {
        "tiles": ["TV:J6", "TV:J7", "TV:G5", "TV:G6"],
        "temples": {"J6": 4, "G6": 2},
        "incas": {0: ["J7", "G5"]},
    }
    desk = city({0: ["M", "MK"], 1: ["M"]}, **two)
    assert desk.legal == {"F0", "F:J6=M", "F:J6=MK", "F:G6=M", "F:G6=MK"}
    desk.play("F:G6=M", "F.", "!U=M")
    assert desk.asked == 1
    assert desk.state.hand_size(0) == 1
    assert desk.pp == [1, 0]


@pytest.mark.rule("CZ-F02")
def test_a_temple_of_this_turn_qualifies() -> None:
    tiles = ["TV:J6", "TV:J7", "TV:J8", "TV:J9"]
    base = {"tiles": tiles, "incas": {0: ["J7"]}, "hands": {0: ["M"]}}
    built = Desk(base).play("B:J6=2", "/")
    assert built.legal == {"F0", "F:J6=M"}
    grown = Desk({**base, "temples": {"J6": 2}, "discs": ["J6"]}).play("X:J6=4", "/")
    assert grown.legal == {"F0", "F:J6=M"}
    with_disc = Desk({**base, "temples": {"J6": 2}, "discs": ["J6"]}).play("/")
    assert with_disc.asked == 1


@pytest.mark.rule("CZ-F03", "CZ-V09")
def test_the_proposer_needs_an_inca_in_the_city_in_any_position() -> None:
    low = city({0: ["M"]}, incas={0: ["J7"], 1: ["J8", "J9", "J10"]})
    assert low.legal == {"F0", "F:J6=M"}
    beside = city({0: ["M"]}, tiles=["TV:J6", "TV:J7", "TC:K7"], incas={0: ["K7"], 1: ["J7"]})
    assert beside.asked == 1
    assert not any(token.startswith("F") for token in beside.legal)


@pytest.mark.rule("CZ-F04", "CZ-F06")
@pytest.mark.parametrize(
    ("hand", "face_up", "matching"),
    [
        (["M", "L", "K"], "M", ["M"]),
        (["ML", "LK", "MK"], "M", ["ML", "MK"]),
        (["L", "L", "LK"], "M", []),
        (["M", "L", "K", "ML", "LK", "MK"], "ML", ["M", "L", "ML", "LK", "MK"]),
    ],
)
def test_the_first_card_matches(hand: list[str], face_up: str, matching: list[str]) -> None:
    desk = city({0: hand}, face_up=face_up)
    assert desk.legal == {"F0", *(f"F:J6={kind}" for kind in matching)}
    for kind in set(hand) - set(matching):
        assert desk.refusal(f"F:J6={kind}") == "CZ-F06"


@pytest.mark.rule("CZ-F04")
def test_a_card_that_is_not_in_hand_cannot_be_laid() -> None:
    desk = city({0: ["M"], 1: ["MK"]})
    assert desk.forbids("F:J6=MK")
    desk.play("F:J6=M")
    assert desk.forbids("F+:M", "F+:MK")


@pytest.mark.rule("CZ-F05", "CZ-F11")
@pytest.mark.parametrize(
    ("face_up", "card", "points"),
    [
        ("M", "M", 1),
        ("M", "ML", 1),
        ("ML", "M", 1),
        ("ML", "ML", 2),
        ("ML", "MK", 1),
        ("LK", "LK", 2),
    ],
)
def test_a_card_is_worth_the_relics_it_shares(face_up: str, card: str, points: int) -> None:
    """The rival with one matching single card can answer a total of 1 but not of 2."""
    desk = city({0: [card], 1: [face_up[0]]}, face_up=face_up).play(f"F:J6={card}", "F.")
    assert desk.legal == ({"F-", f"F+:{face_up[0]}"} if points == 1 else {"F-"})


@pytest.mark.rule("CZ-F07", "CZ-F08")
def test_bids_go_clockwise_among_those_in_the_city() -> None:
    hands = {seat: ["ML", "M"] for seat in range(4)}
    desk = city(hands, order=(2, 3, 1), players=4)
    asked = []
    for token in ("F:J6=ML", "F.", "F+:M", "F.", "F+:M", "F.", "F-", "F-", "F-"):
        asked.append(desk.asked)
        desk.play(token)
    assert asked == [2, 2, 3, 3, 1, 1, 2, 3, 1]
    assert desk.pp == [0, 1, 1, 1]


@pytest.mark.rule("CZ-F09")
def test_who_is_below_reaches_the_highest_or_is_out_for_good() -> None:
    hands = {0: ["M", "M", "M"], 1: ["M"], 2: ["M", "MK"]}
    desk = city(hands, order=(0, 1, 2)).play("F:J6=M", "F+:M", "F.")
    assert (desk.asked, desk.legal) == (1, {"F-"})
    assert desk.refusal("F+:M") == "CZ-F09"
    desk.play("F-")
    assert desk.legal == {"F-", "F+:M", "F+:MK"}
    desk.play("F+:M")
    assert desk.legal == {"F+:MK"}
    assert desk.refusal("F.") == "CZ-F24"
    desk.play("F+:MK", "F.")
    assert desk.asked == 0
    desk.play("F+:M", "F.")
    assert desk.asked == "chance"
    assert desk.pp == [2, 0, 0]


@pytest.mark.rule("CZ-F10")
def test_who_is_level_must_raise_above_or_pass_for_good() -> None:
    desk = city({0: ["M", "M"], 1: ["MK", "MK"]}).play("F:J6=M", "F.", "F+:MK", "F.")
    assert (desk.asked, desk.legal) == (0, {"F-", "F+:M"})
    desk.play("F-")
    assert (desk.asked, desk.legal) == (1, {"F-", "F+:MK"})
    desk.play("F-")
    assert desk.pp == [1, 1]


@pytest.mark.rule("CZ-F10")
def test_who_passed_level_is_not_asked_again_when_overtaken() -> None:
    desk = city({0: ["M", "M"], 1: ["MK", "MK"]})
    desk.play("F:J6=M", "F.", "F+:MK", "F.", "F-", "F+:MK", "F.")
    assert desk.asked == "chance"
    assert desk.pp == [0, 2]


@pytest.mark.rule("CZ-F11")
def test_totals_add_up_over_the_bids() -> None:
    hands = {0: ["M", "M", "K"], 1: ["M", "ML", "K"]}
    desk = city(hands).play("F:J6=M", "F.", "F+:M", "F.", "F+:M", "F.")
    assert list(desk.state.totals) == [2, 1]
    assert desk.legal == {"F-", "F+:ML"}
    desk.play("F+:ML", "F.")
    assert list(desk.state.totals) == [2, 2]


@pytest.mark.rule("CZ-F12", "CZ-R11")
def test_an_empty_hand_passes_by_itself_and_any_other_is_asked() -> None:
    empty = city({0: ["M"], 1: []}).play("F:J6=M", "F.")
    assert empty.asked == "chance"
    useless = city({0: ["M"], 1: ["LK"]}).play("F:J6=M", "F.")
    assert (useless.asked, useless.legal) == (1, {"F-"})
    proposer = city({0: ["M"], 1: ["M", "K"]}).play("F:J6=M", "F.", "F+:M", "F.")
    assert proposer.asked == 1
    assert proposer.legal == {"F-"}
    proposer.play("F-")
    assert proposer.pp == [1, 1]


@pytest.mark.rule("CZ-F13")
def test_the_bidding_stops_when_one_is_left_alone_ahead() -> None:
    hands = {0: ["M", "M", "M"], 1: ["K"], 2: ["K"]}
    desk = city(hands, order=(0, 1, 2)).play("F:J6=M", "F.", "F-", "F-")
    assert desk.asked == "chance"
    assert desk.state.hand_size(0) == 2


@pytest.mark.rule("CZ-F14", "CZ-F15")
@pytest.mark.parametrize(
    ("value", "alone", "shared"), [(2, 1, 0), (4, 2, 1), (6, 3, 2), (8, 4, 2), (10, 5, 3)]
)
def test_the_table_of_the_festival(value: int, alone: int, shared: int) -> None:
    sole = city({0: ["M"], 1: ["K"]}, value=value).play("F:J6=M", "F.", "F-")
    assert sole.pp == [alone, 0]
    assert sole.sheet(0) == {"festivals_alone": alone}
    tied = city({0: ["M"], 1: ["MK"]}, value=value).play("F:J6=M", "F.", "F+:MK", "F.")
    assert tied.pp == [shared, shared]
    assert tied.sheet(1) == ({"festivals_shared": shared} if shared else {})


@pytest.mark.rule("CZ-F15")
def test_the_option_pays_a_shared_festival_at_two() -> None:
    desk = city({0: ["M"], 1: ["M"]}, value=2, options={"festival_tied_value_2": 1})
    assert desk.play("F:J6=M", "F.", "F+:M", "F.").pp == [1, 1]


@pytest.mark.rule("CZ-F16", "CZ-R14")
def test_points_disc_and_discards_come_before_the_new_card() -> None:
    hands = {0: ["M", "ML", "K"], 1: ["MK", "L"]}
    desk = city(hands).play("F:J6=M", "F.", "F+:MK", "F.", "F+:ML", "F.", "F-")
    assert desk.asked == "chance"
    assert desk.pp == [2, 0]
    assert desk.disc("J6")
    gone = {kind: desk.reference.discard_pile[kind] for kind in ("M", "ML", "MK", "K", "L")}
    assert gone == {"M": 2, "ML": 1, "MK": 1, "K": 0, "L": 0}
    assert list(desk.state.discard) == [2, 0, 0, 1, 0, 1]
    desk.play("!U=LK")
    assert list(desk.state.discard) == [2, 0, 0, 1, 0, 1]
    assert desk.asked == 1


@pytest.mark.rule("CZ-F17")
def test_the_disc_is_placed_even_when_nobody_was_paid() -> None:
    desk = city({0: ["M"], 1: ["M"]}, value=2).play("F:J6=M", "F.", "F+:M", "F.")
    assert desk.pp == [0, 0]
    assert desk.disc("J6")


@pytest.mark.rule("CZ-F19", "CZ-E11")
def test_a_player_who_has_scored_may_still_take_part() -> None:
    more = {"end": "last_triple", "finished": [1]}
    desk = city({0: ["M"], 1: ["MK", "M"]}, **more).play("F:J6=M", "F.")
    assert desk.asked == 1
    desk.play("F+:MK", "F+:M", "F.")
    assert desk.pp == [0, 2]


@pytest.mark.rule("CZ-F20", "CZ-F24")
def test_more_cards_than_needed_until_the_bid_is_complete() -> None:
    desk = city({0: ["M", "M", "MK"]}, incas={0: ["J7"]}).play("F:J6=M")
    assert desk.legal == {"F+:M", "F+:MK", "F."}
    desk.play("F+:M", "F+:MK")
    assert desk.legal == {"F."}
    desk.play("F.")
    assert desk.asked == "chance"
    assert desk.pp == [2, 0]


@pytest.mark.rule("CZ-F21")
def test_value_city_and_participants_are_fixed() -> None:
    desk = city({0: ["M"], 1: ["M"], 2: ["M"]}, order=(0, 2), players=3)
    desk.play("F:J6=M", "F.")
    assert desk.asked == 2
    desk.play("F-")
    assert desk.pp == [2, 0, 0]
    assert desk.forbids("TC:K8", "W:K8", "/")


@pytest.mark.rule("CZ-F23", "CZ-R14")
def test_the_last_festival_also_turns_a_new_card_before_the_final_scoring() -> None:
    more = {"end": "last_triple", "finished": [1]}
    desk = city({0: ["M"], 1: ["K"]}, **more).play("F:J6=M", "F.", "F-")
    assert desk.asked == "chance"
    assert desk.pp == [2, 0]
    desk.play("!U=LK")
    assert desk.asked is None
    assert desk.pp == [2 + 4, 0]


@pytest.mark.rule("CZ-F24", "CZ-F08")
def test_no_way_back_after_the_first_card() -> None:
    desk = city({0: ["M", "M"], 1: ["M", "M", "M"]}).play("F:J6=M")
    assert desk.forbids("F0", "F-")
    desk.play("F+:M", "F.", "F+:M")
    assert desk.legal == {"F+:M"}
    assert desk.forbids("F-", "F.", "F0")


@pytest.mark.rule("CZ-F24", "CZ-Z21")
def test_declining_costs_nothing_and_ends_the_turn() -> None:
    desk = city({0: ["M"], 1: ["M"]}).play("F0")
    assert desk.asked == 1
    assert not desk.disc("J6")
    assert desk.state.hand_size(0) == 1
    assert sum(desk.state.discard) == 0


@pytest.mark.rule("CZ-Z17", "CZ-Z25")
@pytest.mark.parametrize(
    "more",
    [
        {"discs": ["J6"]},
        {"temples": {}},
        {"incas": {1: ["J8"]}},
        {"hands": {}},
        {"value": 10, "discs": ["J6"]},
    ],
)
def test_the_question_is_not_put_without_a_city_or_a_card(more: dict[str, Any]) -> None:
    hands = more.pop("hands", {0: ["M"]})
    desk = city(hands, **more)
    assert desk.asked == 1
    assert not any(token.startswith("F") for token in desk.legal)


@pytest.mark.rule("CZ-Z25")
def test_a_temple_of_ten_with_a_disc_can_never_host_again() -> None:
    desk = Desk(
        {
            "tiles": [f"TV:G{column}" for column in range(3, 15)],
            "temples": {"G3": 10},
            "discs": ["G3"],
            "incas": {0: ["G4"]},
            "hands": {0: ["M"]},
        }
    )
    assert not any(token.startswith("X:") for token in desk.legal)
    desk.play("/")
    assert desk.asked == 1
