"""Chapter 20: what holds after every entry of every game."""

from functools import cache
from typing import Any

import pytest

from tampu.games.imhotep.game import GAME
from tests.games.imhotep.support import at_random, load_first, one_loader, position
from tests.games.imhotep.test_reference import GAMES
from tests.games.imhotep.walk import CHECKS, Walk


@cache
def walks() -> list[Walk]:
    """Random games with all sides, and games with passes and a stall."""
    games = [
        Walk(seats, {"sides": sides, "gains": gains, "wrath": seats == 3}, seed, at_random)
        for seats in (2, 3, 4)
        for sides, gains in (("AAAAA", "may"), ("BBBBB", "may"), ("BBBBB", "forced"))
        for seed in range(max(1, GAMES // 3))
    ]
    games += [
        Walk(seats, {"sides": "random"}, 7, policy)
        for seats in (2, 3, 4)
        for policy in (load_first, one_loader)
    ]
    games.append(Walk(2, {}, 29, load_first))
    games.append(Walk(2, {}, 42, one_loader))
    return games


@pytest.mark.parametrize(
    "rule",
    [
        pytest.param("IM-I01", marks=pytest.mark.rule("IM-I01", "IM-S04")),
        pytest.param("IM-I02", marks=pytest.mark.rule("IM-I02", "IM-C05")),
        pytest.param("IM-I03", marks=pytest.mark.rule("IM-I03")),
        pytest.param("IM-I04", marks=pytest.mark.rule("IM-I04")),
        pytest.param("IM-I05", marks=pytest.mark.rule("IM-I05")),
        pytest.param("IM-I06", marks=pytest.mark.rule("IM-I06")),
        pytest.param("IM-I07", marks=pytest.mark.rule("IM-I07")),
        pytest.param("IM-I08", marks=pytest.mark.rule("IM-I08")),
        pytest.param("IM-I09", marks=pytest.mark.rule("IM-I09")),
        pytest.param("IM-I10", marks=pytest.mark.rule("IM-I10")),
        pytest.param("IM-I11", marks=pytest.mark.rule("IM-I11", "IM-M06")),
        pytest.param("IM-I13", marks=pytest.mark.rule("IM-I13")),
        pytest.param("IM-I14", marks=pytest.mark.rule("IM-I14")),
        pytest.param("IM-I15", marks=pytest.mark.rule("IM-I15")),
    ],
)
def test_an_invariant_holds_after_every_entry(rule: str) -> None:
    broken = [walk.broken[rule] for walk in walks() if rule in walk.broken]
    assert broken == []
    assert all(walk.checked[rule] > 80 for walk in walks())


@pytest.mark.rule("IM-I10")
def test_24_ships_sail_unless_a_round_stalls() -> None:
    stalls = 0
    for walk in walks():
        stalled = walk.state.end() == "stall"
        stalls += stalled
        assert len(walk.sailings) == 6
        assert (sum(walk.sailings) == 24) == (not stalled)
    assert stalls == 1


@pytest.mark.rule("IM-X08")
def test_the_walks_meet_reshuffles_only_with_market_b_and_temple_b() -> None:
    for walk in walks():
        sides = walk.state.to_json()["sides"]
        assert walk.reshuffles == 0 or sides[0] + sides[2] == "BB"
    assert sum(walk.reshuffles for walk in walks()) > 0


BROKEN: list[tuple[dict[str, Any], str]] = [
    ({"quarry": [26, 27]}, "IM-I01"),
    ({"sled": [-1, 2], "quarry": [30, 27]}, "IM-I02"),
    ({"sled": [6, 2], "quarry": [23, 27]}, "IM-I02"),
    ({"sled": [2, 2], "quarry": [27, 27], "discard": {"STA": 1}}, "IM-I03"),
    ({"owned": [{"ENT": 1}, {}], "pile": {"ENT": 1}}, "IM-I04"),
    ({"cargo": [-1] * 7 + [0] + [-1] * 8, "quarry": [26, 27]}, "IM-I05"),
    ({"docks": ["M"]}, "IM-I06"),
    ({"obelisks": [3, 0], "quarry": [24, 27]}, "IM-I07"),
    ({"towers": [0] * 9, "quarry": [0, 27]}, "IM-I07"),
    ({"pyramids": [[0] * 6, [], [], []], "quarry": [21, 27]}, "IM-I08"),
    ({"pyramids": [[], [], [], [0]], "quarry": [26, 27]}, "IM-I08"),
    ({"draw": 20}, "IM-I14"),
    ({"pair": [None], "draw": 30}, "IM-R04"),
]


@pytest.mark.parametrize(("changes", "rule"), BROKEN)
def test_the_check_names_the_broken_invariant(changes: dict[str, Any], rule: str) -> None:
    data = position(2, sides="BBBBB").to_json()
    GAME.invariants(GAME.load(data))
    pile = data["pile"] | changes.get("pile", {})
    with pytest.raises(AssertionError, match=rule):
        GAME.invariants(GAME.load(data | changes | {"pile": pile}))


def test_every_checked_invariant_is_in_the_table() -> None:
    assert set(CHECKS) == {f"IM-I{number:02}" for number in range(1, 16)} - {"IM-I12"}
