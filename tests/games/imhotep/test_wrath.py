"""Chapter 14: Wrath of the Pharaoh."""

from typing import Any

import pytest

from tests.games.imhotep.support import do, finish, last_ship, position, sheet

EVERYWHERE: dict[str, Any] = {"pyramids": "K", "temple": "K", "burial": "K", "obelisks": {"K": 1}}


@pytest.mark.rule("IM-W01", "IM-W02")
@pytest.mark.parametrize(
    ("missing", "loss"),
    [
        ([], 0),
        *((([site]), -5) for site in EVERYWHERE),
        (["pyramids", "burial"], -5),
        (list(EVERYWHERE), -5),
    ],
)
def test_five_points_are_lost_once_for_any_missing_site(missing: list[str], loss: int) -> None:
    sites = {site: stones for site, stones in EVERYWHERE.items() if site not in missing}
    state = finish(seats=2, wrath=True, **sites)
    assert sheet(state, "wrath") == [loss, -5]
    without = finish(seats=2, wrath=False, **sites)
    assert sheet(without, "wrath") == [0, 0]


@pytest.mark.rule("IM-W03")
@pytest.mark.parametrize(
    ("sides", "sites"),
    [
        ("AAAAA", {"temple": "KWWWW"}),  # covered
        ("AAAAA", {"pyramids": "W" * 14 + "K"}),  # overflow
        ("ABAAA", {"pyramids": {"L": "W" * 5, "M": "W" * 5, "R": "W" * 5, "+": "K"}}),
        ("ABAAA", {"pyramids": {"R": "K"}}),
        ("AAAAB", {"obelisks": {"K": 1}}),  # waiting
        ("AAAAB", {"obelisks": {}, "towers": "K"}),
    ],
)
def test_every_stone_on_a_site_counts(sides: str, sites: dict[str, object]) -> None:
    everywhere: dict[str, object] = dict(EVERYWHERE)
    if sides[1] == "B":
        everywhere["pyramids"] = {}
    state = finish(seats=2, sides=sides, wrath=True, **(everywhere | sites))
    assert sheet(state, "wrath")[0] == 0


@pytest.mark.rule("IM-W03")
def test_a_stone_placed_by_a_red_card_counts() -> None:
    sites = {site: stones for site, stones in EVERYWHERE.items() if site != "obelisks"}
    state = position(
        2,
        wrath=True,
        round_number=6,
        ships=last_ship("M"),
        market=["PAV", None, None, None],
        **sites,
    )
    do(state, "S4>M", "K/m1")
    assert sheet(state, "wrath") == [0, -5]


@pytest.mark.rule("IM-W04")
def test_a_visit_to_the_market_does_not_help() -> None:
    state = finish(seats=2, wrath=True)
    assert sheet(state, "wrath") == [-5, -5]


@pytest.mark.rule("IM-W05")
def test_a_total_may_be_negative() -> None:
    state = finish(seats=2, wrath=True, temple="K")
    assert state.scores() == [-4, -5]
