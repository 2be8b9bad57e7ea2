"""The computed counts of the ledger (chapter 12)."""

from bisect import bisect_left
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from tampu.core.play import Match
from tampu.games.cuzco.game import GAME
from tests.games.cuzco.desk import Desk, fixture
from tests.games.cuzco.reference_board import BORDER

OPTION_TOTALS: dict[str, tuple[Any, list[int]]] = {
    "gates": ("bare", [1569, 1168, 848, 652, 990, 2237, 2216, 2155, 482, 628, 823, 794]),
    "pond_on_perimeter": (
        *(True, [1618, 1204, 879, 676, 1028, 2294, 2273, 2212, 515, 655, 852, 794]),
    ),
    "tile_wholly_outside_on_overhang": (
        *(True, [1569, 1168, 849, 654, 991, 2237, 2216, 2155, 501, 650, 834, 796]),
    ),
    "temple_value_rule": (
        *("exact_even_size", [1569, 1167, 849, 654, 991, 2235, 2215, 2155, 501, 640, 828, 794]),
    ),
}
GATES = ("along", "bare")
POSITIONS = fixture("positions")


def head(token: str) -> str:
    return token.partition(":")[0]


def named(head: str, price: int, rows: dict[str, int]) -> str:
    """The row of the ledger's count: by kind, and by price where it has rows for prices."""
    return head if head in rows else f"{head}_price{price}"


@pytest.mark.rule("CZ-R15", "CZ-R05")
@pytest.mark.parametrize("gates", GATES)
@pytest.mark.parametrize("case", POSITIONS, ids=[case["id"] for case in POSITIONS])
def test_counting_positions_by_action_and_price(case: dict[str, Any], gates: str) -> None:
    desk = Desk(case["given"], {"gates": gates})
    rows, total = case["legal_actions"], case["total"]
    if gates == "bare":
        rows, total = {**rows, **case.get("gates_bare", {})}, case["total_gates_bare"]
    counts: Counter[str] = Counter()
    for action in desk.state.legal():
        price = GAME.price(desk.state, action).get("ap", 0)
        assert isinstance(price, int)
        counts[named(head(GAME.actions.notation(action)), price, rows)] += 1
    assert counts == rows
    assert counts.total() == total


@pytest.mark.rule("CZ-R15")
@pytest.mark.parametrize("option", OPTION_TOTALS)
def test_counting_positions_with_options(option: str) -> None:
    value, expected = OPTION_TOTALS[option]
    totals = [len(Desk(case["given"], {option: value}).legal) for case in POSITIONS]
    assert totals == expected


@pytest.mark.rule("CZ-R15", "EN05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_first_decision(seats: int) -> None:
    state = Match(GAME, seats, {}, seed=1).state
    tokens = [GAME.actions.notation(action) for action in state.legal()]
    assert Counter(map(head, tokens)) == fixture("checks")["perft"]["depth_1_by_kind"]
    outside = Counter(
        (head(token), sum(cell in BORDER for cell in token[3:].split(","))) for token in tokens
    )
    first = fixture("checks")["first_placement"]
    assert [outside["T3", n] for n in range(3)] == [
        first["T3"][name] for name in ("inside", "outside_1", "outside_2")
    ]
    assert [outside["T2", n] for n in range(2)] == [
        first["T2"]["inside"],
        first["T2"]["overhanging"],
    ]


@pytest.mark.rule("CZ-R15", "CZ-M03")
@pytest.mark.parametrize("gates", GATES)
def test_second_decisions_by_kind(gates: str) -> None:
    """The sums over all first placements; chance adds no node."""
    checks = fixture("checks")
    depth_2, perft = checks["depth_2"], checks["perft"]
    rows, expected = depth_2["by_second_action"], depth_2["by_first_tile"]
    if gates == "bare":
        rows = {**rows, **depth_2["gates_bare"]["by_second_action"]}
        expected = {**expected, **depth_2["gates_bare"]["by_first_tile"]}
        perft = {**perft, **perft["gates_bare"]}
    start = Match(GAME, 2, {"gates": gates}, seed=1).state
    seconds: Counter[str] = Counter()
    by_first: Counter[str] = Counter()
    for action in start.legal():
        state = start.clone()
        state.apply(action)
        legal = state.legal()
        first = head(GAME.actions.notation(action))
        by_first[first] += len(legal)
        if first != "A+":
            seconds.update(counted_by_kind(legal))
    assert {kind: by_first[kind] for kind in expected} == expected
    assert by_first["A+"] == perft["depth_2_after_token"]
    assert by_first.total() == perft["depth_2"]
    assert seconds == {
        "triple": sum(rows[name] for name in rows if name.startswith("T3")),
        "double": sum(rows[name] for name in rows if name.startswith("T2")),
        "single_crop": rows["TC"],
        "single_village": rows["TV"],
        "pond": rows["pond"],
        "enter": rows["enter_price_1"] + rows["enter_price_2"],
        "draw_blind": rows["draw_blind"],
        "draw_face_up": rows["draw_face_up"],
        "token": rows["token"],
        "end_actions": rows["end"],
    }


def counted_by_kind(legal: list[int]) -> dict[str, int]:
    """How many of the ascending actions are of each kind."""
    starts = [*GAME.actions.first, GAME.actions.size]
    places = [bisect_left(legal, start) for start in starts]
    counts = [after - before for before, after in pairwise(places)]
    return {kind.name: n for kind, n in zip(GAME.actions.kinds, counts, strict=True) if n}


@pytest.mark.rule("EN02")
def test_the_action_index_has_the_sizes_of_the_ledger() -> None:
    sizes = fixture("checks")["static_actions"]
    counted = {
        kind.token(*kind.rows[0]).partition(":")[0]: len(kind.rows) for kind in GAME.actions.kinds
    }
    for name in ("T3", "T2", "TC", "TV", "W", "I+", "I-", "B", "X", "F", "F+"):
        assert counted[name] == sizes[name]
    assert counted["M"] == sizes["M_from_to"]
    assert GAME.actions.size == sizes["total"]
    assert list(counted) == fixture("content")["action_kinds"]
    assert [len(kind.rows) for kind in GAME.outcomes.kinds] == [4, 6, 24, 6]


@pytest.mark.rule("EN02")
@pytest.mark.parametrize(
    "options",
    [{"left_pond": "F7"}, {"pond_on_perimeter": True}, {"tile_wholly_outside_on_overhang": True}],
)
def test_one_index_serves_all_options(options: dict[str, Any]) -> None:
    """The same token has the same number whatever the options are; first placements stay 2349."""
    state = Match(GAME, 2, options, seed=1).state
    tokens = {GAME.actions.notation(action): action for action in state.legal()}
    assert len(tokens) == 2350
    plain = Match(GAME, 2, {}, seed=1).state
    shared = [action for action in plain.legal() if GAME.actions.notation(action) in tokens]
    assert shared == [tokens[GAME.actions.notation(action)] for action in shared]


@pytest.mark.rule("CZ-P03")
@pytest.mark.parametrize(
    ("options", "ponds"), [({}, 93), ({"left_pond": "F7"}, 93), ({"pond_on_perimeter": True}, 150)]
)
def test_cells_that_can_take_a_pond(options: dict[str, Any], ponds: int) -> None:
    assert sum(token.startswith("W:") for token in Desk({}, options).legal) == ponds
