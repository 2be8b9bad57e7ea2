"""The worked examples of the ledger, from its machine-readable data."""

from typing import Any

import pytest

from tampu.games.cuzco.actions import ACTIONS
from tampu.games.cuzco.rules.areas import area_strengths, find_areas, sole_leader
from tampu.games.cuzco.rules.board import CELL
from tests.games.cuzco.desk import Desk, fixture
from tests.games.cuzco.reference_board import INSIDE

PROVES = {
    "X01": pytest.mark.rule("CZ-O01", "CZ-O02"),
    "X02": pytest.mark.rule("CZ-O04", "CZ-T15"),
    "X03": pytest.mark.rule("CZ-R01", "CZ-B09"),
    "X04": pytest.mark.rule("CZ-V05", "CZ-V08"),
    "X05": pytest.mark.rule("CZ-V05", "CZ-B05"),
    "X06": pytest.mark.rule("CZ-V08", "CZ-B01"),
    "X07": pytest.mark.rule("CZ-T12", "CZ-B09"),
    "X08": pytest.mark.rule("CZ-T13", "CZ-B14"),
    "X09": pytest.mark.rule("CZ-T10", "CZ-T11"),
    "X10": pytest.mark.rule("CZ-P05", "CZ-P07"),
    "X11": pytest.mark.rule("CZ-P09"),
    "X12": pytest.mark.rule("CZ-P08"),
    "X13": pytest.mark.rule("CZ-M03", "CZ-M04"),
    "X14": pytest.mark.rule("CZ-M04", "CZ-Z20"),
    "X14b": pytest.mark.rule("CZ-M04", "CZ-Z20"),
    "X15": pytest.mark.rule("CZ-M09", "CZ-M11"),
    "X16": pytest.mark.rule("CZ-M11", "CZ-B12"),
    "X17": pytest.mark.rule("CZ-T05", "CZ-T08"),
    "X18": pytest.mark.rule("CZ-T06", "CZ-T07"),
    "X19": pytest.mark.rule("CZ-V06", "CZ-E06"),
    "X20": pytest.mark.rule("CZ-B05", "CZ-B08"),
    "X21": pytest.mark.rule("CZ-P02", "CZ-P03"),
    "X22": pytest.mark.rule("CZ-T18", "CZ-Z03"),
    "X23": pytest.mark.rule("CZ-P04", "CZ-P06"),
    "X24": pytest.mark.rule("CZ-E06", "CZ-E08"),
    "X25": pytest.mark.rule("CZ-P10"),
    "X26": pytest.mark.rule("CZ-T11", "CZ-T14"),
    "X27": pytest.mark.rule("CZ-R06", "CZ-M07"),
    "X28": pytest.mark.rule("CZ-B10"),
    "X29": pytest.mark.rule("CZ-B07", "CZ-B09"),
    "X30": pytest.mark.rule("CZ-M03", "CZ-Z20"),
    "X30b": pytest.mark.rule("CZ-M03", "CZ-Z20"),
    "X31": pytest.mark.rule("CZ-O07", "CZ-B15"),
    "X32": pytest.mark.rule("CZ-V02", "CZ-B12"),
    "X33": pytest.mark.rule("CZ-R05", "CZ-O04"),
    "X34": pytest.mark.rule("CZ-T13", "CZ-Z11"),
    "F01": pytest.mark.rule("CZ-F10", "CZ-F14"),
    "F02": pytest.mark.rule("CZ-F10", "CZ-F13"),
    "F03": pytest.mark.rule("CZ-F10", "CZ-F14"),
    "F04": pytest.mark.rule("CZ-R11", "CZ-F12"),
    "F05": pytest.mark.rule("CZ-F15", "CZ-F17"),
    "F06": pytest.mark.rule("CZ-F11", "CZ-F24"),
    "F07": pytest.mark.rule("CZ-R11", "CZ-Z17"),
    "F08": pytest.mark.rule("CZ-F24", "CZ-Z21"),
    "F09": pytest.mark.rule("CZ-Z17"),
    "F10": pytest.mark.rule("CZ-F12"),
    "F11": pytest.mark.rule("CZ-F02", "CZ-Z17"),
}


def cases(name: str) -> list[Any]:
    return [pytest.param(case, id=case["id"], marks=PROVES[case["id"]]) for case in fixture(name)]


def gate_price(desk: Desk, cell: str) -> int:
    """What entering or leaving on a cell costs, 0 where it is not possible."""
    rich = desk.state.clone()
    rich.ap = 6
    tokens = (f"I+:{cell}", f"I-:{cell}")
    for action in [action for token in tokens for action in ACTIONS.find(token)]:
        if rich.is_legal(action):
            rich.apply(action)
            break
    return 6 - int(rich.ap)


def seen(desk: Desk, name: str, where: str) -> Any:
    """What the engine says about one line of an example's `then`."""
    if name == "level":
        return desk.level(where)
    if name == "gate":
        return gate_price(desk, where)
    if name == "size":
        areas = find_areas(desk.state)
        return len(areas.cells[areas.of[CELL[where]]])
    if name == "leader":
        area = find_areas(desk.state).of[CELL[where]]
        leader = sole_leader(area_strengths(desk.state)[area])
        return None if leader < 0 else leader
    if name == "floors_left":
        return desk.state.floors[int(where) // 2 - 1]
    token = f"M:{where}"
    return desk.price(token) if token in desk.legal else -1


@pytest.mark.parametrize("case", cases("board"))
def test_board_example(case: dict[str, Any]) -> None:
    desk = Desk(case["given"], case.get("options")).play(*case.get("when", []))
    then = case["then"]
    assert desk.allows(*case.get("legal", []))
    assert desk.forbids(*case.get("illegal", []))
    assert desk.ap == then.get("ap", desk.ap)
    points = {str(seat): n for seat, n in enumerate(desk.pp) if n}
    assert points == then.get("pp", {})
    assert (desk.state.ending != 0) == then.get("end", False)
    for name in ("level", "gate", "size", "leader", "floors_left", "move_cost"):
        answers = {where: seen(desk, name, where) for where in then.get(name, {})}
        assert answers == then.get(name, {})


@pytest.mark.parametrize("case", [c for c in cases("board") if "final" in c.values[0]["then"]])
def test_final_scoring_example(case: dict[str, Any]) -> None:
    """The grand final scoring of every seat on the board as it stands in the example."""
    desk = Desk({**case["given"], "end": "last_triple", "must": False})
    desk.play(*case.get("when", []))
    while desk.asked is not None:
        desk.play("/")
    expected = {int(seat): sum(rows.values()) for seat, rows in case["then"]["final"].items()}
    assert dict(enumerate(desk.pp)) == expected


def festival_given(given: dict[str, Any]) -> dict[str, Any]:
    """The seats of the example stand in the city of J6."""
    order = given["order"]
    return {
        "players": max(2, *(seat + 1 for seat in order)),
        "active": order[0],
        "tiles": [f"TV:J{column}" for column in range(6, 11)],
        "temples": {"J6": given["value"]},
        "discs": ["J6"] if given.get("disc") else [],
        "incas": {seat: [f"J{7 + place}"] for place, seat in enumerate(order)},
        "hands": given["hands"],
        "face_up": given["face_up"],
    }


@pytest.mark.parametrize("case", cases("festival"))
def test_festival_example(case: dict[str, Any]) -> None:
    desk = Desk(festival_given(case["given"])).play("/")
    then = case["then"]
    total = [0] * desk.state.seats
    for seat, token, *whole in case["when"]:
        assert desk.asked == seat
        assert whole in ([], [sorted(desk.legal)]) or desk.legal == set(whole[0])
        total = list(desk.state.totals)
        desk.play(token)
    if then.get("festival", True):
        assert {str(seat): total[seat] for seat in case["given"]["order"]} == then["fp"]
        assert desk.disc("J6")
        assert desk.asked == "chance"
        desk.play(next(iter(desk.chance)))
    else:
        assert desk.asked == then["next"]
        assert desk.disc("J6") == case["given"].get("disc", False)
        assert desk.state.hand_size(0) == len(case["given"]["hands"]["0"])
    assert {str(seat): n for seat, n in enumerate(desk.pp) if n} == then["pp"]


@pytest.mark.rule("CZ-E02", "CZ-E03")
def test_n1_last_turns_go_round_from_the_player_who_laid_the_last_triple() -> None:
    desk = Desk({"players": 3, "active": 1, "must": True, "triples_left": 1})
    desk.play("T3:E5,D4,D5")
    assert desk.asked == 1
    order = []
    while desk.asked is not None:
        order.append(desk.asked)
        desk.play("/")
    assert order == [1, 2, 0]
    assert desk.state.end() == "last_triple"


@pytest.mark.rule("CZ-E11", "CZ-P08")
def test_n2_a_player_who_has_scored_still_gets_the_points_of_a_pond() -> None:
    shores = ["T3:H8,G8,G9", "T3:H9,G10,H10", "T3:J8,I8,J7", "T3:J9,K9,K10"]
    given = {"players": 3, "active": 2, "tiles": shores, "incas": {1: ["H8"]}}
    desk = Desk({**given, "end": "last_triple", "finished": [1]})
    desk.play("T2:I10,I11")
    assert desk.pp == [0, 3, 0]


@pytest.mark.rule("CZ-C06", "CZ-Z15")
def test_n3_the_face_up_card_is_replaced_from_the_discards_when_the_pile_is_empty() -> None:
    desk = Desk({"draw": {}, "discard": {"M": 2, "K": 1, "LK": 1}, "face_up": "L"})
    desk.play("DU")
    assert desk.chance == {"!U=M": 2, "!U=K": 1, "!U=LK": 1}
    desk.play("!U=LK")
    assert (sum(desk.state.draw), sum(desk.state.discard)) == (3, 0)
    assert desk.state.hand_size(0) == 1
    assert desk.reference.face_up == "LK"


@pytest.mark.rule("CZ-C07", "CZ-C08")
def test_n4_without_piles_nothing_can_be_drawn() -> None:
    desk = Desk({"draw": {}, "discard": {}, "hands": {0: ["M"], 1: ["K"]}})
    assert desk.forbids("DB", "DU")
    assert desk.refusal("DU") == "CZ-C07"
    assert desk.refusal("DB") == "CZ-C07"


@pytest.mark.rule("CZ-F16", "CZ-Z16")
def test_n5_played_cards_and_the_old_face_up_card_become_the_draw_pile() -> None:
    given = {"value": 4, "face_up": "M", "order": [0, 1], "hands": {"0": ["M", "ML"], "1": []}}
    desk = Desk({**festival_given(given), "draw": {}, "discard": {}})
    desk.play("/", "F:J6=M", "F+:ML", "F.")
    assert desk.chance == {"!U=M": 2, "!U=ML": 1}
    desk.play("!U=M")
    assert (sum(desk.state.draw), sum(desk.state.discard)) == (2, 0)


@pytest.mark.rule("CZ-Z02", "CZ-Z23")
def test_n6_two_turns_without_terrain_end_a_game_of_two() -> None:
    flooded = {"ponds": sorted(INSIDE)}
    desk = Desk(flooded, {"pond_on_perimeter": True})
    assert desk.legal == {"A+", "DB", "DU", "/"}
    desk.play("/")
    assert desk.asked == 1
    assert "/" in desk.legal
    desk.play("/")
    assert desk.state.end() is None
    assert desk.asked == 0
    desk.play("/")
    assert desk.asked is None
    assert desk.state.end() == "standstill"


@pytest.mark.rule("CZ-C06", "CZ-C08")
def test_n7_a_blind_draw_from_an_empty_pile_takes_the_discards() -> None:
    desk = Desk({"draw": {}, "discard": {"M": 1, "ML": 2}, "face_up": "K"})
    desk.play("DB")
    assert desk.chance == {"!D=M": 1, "!D=ML": 2}
    desk.play("!D=ML")
    assert (sum(desk.state.draw), sum(desk.state.discard)) == (2, 0)
    assert desk.reference.face_up == "K"
    assert desk.state.hand_size(0) == 1


@pytest.mark.rule("CZ-R01")
def test_x03_a_full_turn_with_its_festival() -> None:
    tiles = ["T3:J5,I5,I6", "T3:J6,I7,J7", "T2:K5,K4"]
    desk = Desk({"must": True, "tiles": tiles, "hands": {0: ["M", "K", "L"], 1: ["M"]}})
    left = []
    turn = "T3:L5,L4,M5 I+:M5 M:M5>L5 B:J6=4 M:L5>K5 W:K6 T2:L6,K7"
    for token in turn.split():
        desk.play(token)
        left.append((desk.ap, desk.pp[0]))
    assert left == [(5, 0), (4, 0), (3, 0), (2, 2), (2, 2), (1, 2), (0, 5)]
    desk.play("/", "F:J6=M", "F.", "!U=LK")
    assert desk.pp == [7, 0]
    assert desk.disc("J6")
    assert desk.sheet(0) == {"temples_built": 2, "ponds": 3, "festivals_alone": 2}
    assert desk.asked == 1


@pytest.mark.rule("CZ-E04")
def test_x19_a_player_may_still_gain_the_top_list_in_his_last_turn() -> None:
    given = next(case["given"] for case in fixture("board") if case["id"] == "X19")
    given = {**given, "end": "last_triple", "tiles": [*given["tiles"], "TC:L13"]}
    unchanged = Desk(given).play("/", "/", "/")
    assert unchanged.pp == [5, 10, 5]
    waiting = {**given["incas"], "2": ["K9", "K10", "L13"]}
    late = Desk({**given, "incas": waiting}).play("/", "/")
    assert late.pp == [5, 10, 0]
    late.play("M:L13>K13", "TC:J2", "/")
    assert late.pp == [5, 10, 10]
