"""Turn structure (chapter 4)."""

import pytest

from tests.games.cuzco.desk import Desk

CITY = {"tiles": ["TV:G5", "TV:G6", "TV:G7"], "temples": {"G6": 2}}


@pytest.mark.rule("CZ-R01", "CZ-R08")
def test_tile_actions_end_festival_and_then_the_next_turn() -> None:
    desk = Desk({**CITY, "must": True, "incas": {0: ["G5"]}, "hands": {0: ["M"], 1: ["K"]}})
    assert all(token[0] == "T" or token == "A+" for token in desk.legal)
    desk.play("TC:K8")
    assert "/" in desk.legal
    assert not any(token.startswith("F") for token in desk.legal)
    desk.play("/")
    assert desk.legal == {"F0", "F:G6=M"}
    assert desk.refusal("TC:K10") == "CZ-R08"
    assert desk.refusal("A+") == "CZ-R08"
    desk.play("F:G6=M", "F.", "!U=K")
    assert desk.asked == 1


@pytest.mark.rule("CZ-R02")
def test_a_turn_starts_with_six_points_and_loses_the_rest() -> None:
    desk = Desk({"must": True}).play("TC:K8")
    assert desk.ap == 5
    desk.play("/")
    assert (desk.asked, desk.ap) == (1, 6)
    desk.play("TC:K10", "/")
    assert (desk.asked, desk.ap) == (0, 6)


@pytest.mark.rule("CZ-R03")
@pytest.mark.parametrize(
    "token", ["M:G5>G7", "W:I8", "DB", "DU", "X:G6=4", "I+:J2", "I-:E1", "/", "F0"]
)
def test_nothing_comes_before_the_mandatory_tile(token: str) -> None:
    tiles = [*CITY["tiles"], "TV:G8", "TC:J2", "TC:E1"]
    desk = Desk({"tiles": tiles, "temples": {"G6": 2}, "must": True, "incas": {0: ["G5", "E1"]}})
    assert token not in desk.legal
    if token != "F0":
        assert desk.refusal(token) == "CZ-R03"


@pytest.mark.rule("CZ-R03", "CZ-R06")
def test_the_token_may_come_before_the_mandatory_tile() -> None:
    desk = Desk({"must": True}).play("A+")
    assert desk.ap == 7
    assert desk.asked == 0
    assert all(token[0] == "T" for token in desk.legal)
    desk.play("TC:K8")
    assert desk.ap == 6


@pytest.mark.rule("CZ-R04")
def test_actions_repeat_and_mix() -> None:
    desk = Desk({"must": True}).play("TC:J2", "I+:J2", "TC:J3", "M:J2>J3", "TC:K3", "W:I8", "W:I7")
    assert desk.ap == 0


@pytest.mark.rule("CZ-R05")
def test_without_points_only_free_things_remain() -> None:
    given = {"ap": 0, "tiles": ["TC:J2", "TC:J3", "TV:K3", "TV:K4"], "incas": {0: ["J2"]}}
    assert Desk(given).legal == {"M:J2>J3", "A+", "/"}
    assert Desk(given).refusal("M:J2>K3") == "CZ-R05"
    assert Desk(given).refusal("DB") == "CZ-R05"


@pytest.mark.rule("CZ-R06", "CZ-R10")
def test_one_token_each_turn_as_long_as_they_last() -> None:
    desk = Desk({"must": True, "own": {0: {"tokens": 2}}}).play("TC:K8", "A+")
    assert (desk.ap, desk.state.tokens[0]) == (6, 1)
    assert desk.refusal("A+") == "CZ-R06"
    desk.play("/", "TC:K10", "/", "A+")
    assert desk.state.tokens[0] == 0
    desk.play("TC:G8", "/", "TC:G10", "/")
    assert desk.refusal("A+") == "CZ-R06"


@pytest.mark.rule("CZ-R06")
def test_the_token_pays_for_what_was_too_dear() -> None:
    desk = Desk({"ap": 1, "tiles": ["TC:E1"]})
    assert desk.forbids("I+:E1")
    desk.play("A+")
    assert desk.allows("I+:E1")


@pytest.mark.rule("CZ-R07")
def test_the_end_of_actions_is_declared_even_without_points() -> None:
    desk = Desk({"ap": 1, "own": {0: {"tokens": 0}}}).play("W:I8")
    assert desk.asked == 0
    assert desk.legal == {"/"}


@pytest.mark.rule("CZ-R09", "CZ-S08")
def test_play_passes_clockwise() -> None:
    desk = Desk({"players": 4, "active": 2})
    order = []
    for cell in ("K4", "K6", "K8", "K10", "K12"):
        order.append(desk.asked)
        if "/" not in desk.legal:
            desk.play(f"TC:{cell}")
        desk.play("/")
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.rule("CZ-R10", "CZ-C01")
def test_the_counters_of_a_turn_start_at_zero() -> None:
    desk = Desk({"draws_used": 2, "token_used": True})
    assert desk.forbids("DB", "DU", "A+")
    desk.play("/")
    assert desk.allows("A+")
    desk.play("TC:K8")
    assert desk.allows("DB", "DU", "A+")


@pytest.mark.rule("CZ-R12", "CZ-E03")
def test_a_last_turn_opens_with_free_actions() -> None:
    desk = Desk({"end": "last_triple", "tiles": ["TC:J2"]}).play("/")
    assert desk.asked == 1
    assert desk.ap == 6
    assert desk.allows("/", "I+:J2", "TC:K8", "DB", "A+", "W:I8")


@pytest.mark.rule("CZ-R13")
def test_the_phase_ends_by_itself_when_only_the_end_is_left() -> None:
    given = {"ap": 1, "own": {0: {"tokens": 0}}}
    auto = {"auto_end_turn": True}
    assert Desk(given, auto).play("W:I8").asked == 1
    assert Desk({"ap": 1}, auto).play("W:I8").legal == {"A+", "/"}
    free_move = {**given, "tiles": ["TC:G4", "TC:G5"], "incas": {0: ["G4"]}}
    assert Desk(free_move, auto).play("W:I8").legal == {"M:G4>G5", "/"}


@pytest.mark.rule("CZ-R13", "CZ-R11")
def test_the_automatic_end_leads_to_the_festival_question() -> None:
    given = {**CITY, "incas": {0: ["G5"], 1: ["G7"]}, "own": {0: {"tokens": 0}}}
    desk = Desk({**given, "ap": 1, "hands": {0: ["K"]}}, {"auto_end_turn": True}).play("W:I8")
    assert desk.asked == 0
    assert desk.legal == {"F0"}


@pytest.mark.rule("CZ-R13", "CZ-Z02")
def test_the_automatic_end_can_follow_a_draw() -> None:
    desk = Desk({"ap": 1, "own": {0: {"tokens": 0}}}, {"auto_end_turn": True})
    desk.play("DU", "!U=K")
    assert desk.asked == 1


@pytest.mark.rule("CZ-R11")
@pytest.mark.parametrize("hand", ["M", "L", "ML", "K"])
def test_the_question_is_put_whatever_the_cards_are(hand: str) -> None:
    desk = Desk({**CITY, "incas": {0: ["G5"]}, "hands": {0: [hand]}}).play("/")
    assert desk.asked == 0
    assert "F0" in desk.legal
    assert desk.legal == ({"F0", f"F:G6={hand}"} if "M" in hand else {"F0"})


@pytest.mark.rule("CZ-R15")
def test_each_action_is_listed_once() -> None:
    tiles = ["TV:G5", "TV:G6", "TV:G7", "TV:G8", "TC:J2"]
    desk = Desk({"tiles": tiles, "incas": {0: ["G5", "G6"]}, "hands": {0: ["M", "M", "ML"]}})
    legal = desk.state.legal()
    assert legal == sorted(set(legal))
    assert {t for t in desk.legal if t.startswith("B:")} == {
        f"B:{cell}={value}" for cell in ("G7", "G8") for value in (2, 4)
    }


@pytest.mark.rule("CZ-R13")
def test_with_nothing_left_to_do_the_game_ends_by_itself() -> None:
    """Every turn that opens with an action and only its end is skipped, to the standstill."""
    dry = {"T2": 0, "TC": 0, "TV": 0, "tokens": 0}
    given = {"players": 3, "triples_left": 0, "ponds_left": 0, "cards_available": False}
    own = dict.fromkeys(range(3), dry)
    desk = Desk({**given, "own": own}, {"auto_end_turn": True}).play("/")
    assert desk.asked is None
    assert desk.state.end() == "standstill"


@pytest.mark.rule("CZ-R13")
def test_without_the_option_each_end_is_declared() -> None:
    dry = {"T2": 0, "TC": 0, "TV": 0, "tokens": 0}
    given = {"triples_left": 0, "ponds_left": 0, "cards_available": False}
    desk = Desk({**given, "own": {0: dry, 1: dry}}).play("/")
    assert (desk.asked, desk.legal) == (1, {"/"})
