"""What ships would bring at the sites, as the board shows it."""

import json
from typing import Any

import pytest

from tampu.games.imhotep.game import GAME
from tests.games.imhotep.support import do, position


def brought(**setting: Any) -> dict[tuple[int, str], list[int]]:
    """By ship and site what each seat would gain, read from the view of the second seat."""
    setting["ships"] = [*setting["ships"], "..", "..", ".."][:4]
    view = json.loads(json.dumps(position(**setting).view(1)))
    derived: Any = GAME.derive(view)
    return {(row["ship"], row["site"]): row["points"] for row in derived["voyages"]}


def test_the_pyramids_bring_what_sailing_there_scores() -> None:
    ships = ["KW.N", "..", "..", ".."]
    foreseen = brought(pyramids="KKK", ships=ships)[1, "P"]
    state = position(pyramids="KKK", ships=ships)
    do(state, "S1>P")
    assert foreseen == state.scores()
    assert sum(foreseen) > 0


@pytest.mark.parametrize(
    ("site", "setting", "points"),
    [
        # Five spaces: the ship fills the last two and covers the stone of K.
        ("T", {"temple": "KWW", "ships": ["GGN."]}, [-1, 0, 1, 2]),
        # On side B the spaces pay 1 (or stones), 2, 1 (or stones), a card.
        ("T", {"sides": "AABAA", "ships": ["KWNG"]}, [1, 2, 1, 0]),
        # Groups of one and two grow together into one of five: 15 instead of 1 and 3.
        ("B", {"burial": "KWKK", "ships": ["KK"]}, [11, 0, 0, 0]),
        # On side B, G ties with K in the first row: 12 points for both places, 6 each.
        (
            "B",
            {"sides": "AAABA", "burial": "KWN", "ships": ["G."]},
            [-2, 0, 0, 6],
        ),
        # W passes K: first and second place change.
        ("O", {"obelisks": {"K": 2, "W": 1}, "ships": ["WW."]}, [-5, 5, 0, 0]),
        # A tower is complete: its points, and two stones wait no longer.
        (
            "O",
            {"sides": "AAAAB", "obelisks": {"K": 2}, "ships": ["K."]},
            [8, 0, 0, 0],
        ),
    ],
)
def test_a_site_brings_what_scoring_it_now_would_change(
    site: str, setting: dict[str, Any], points: list[int]
) -> None:
    assert brought(**setting)[1, site] == points


def test_only_ready_ships_and_open_docks_are_listed() -> None:
    rows = brought(ships=["KWKN", "3>T", ".W", "G..."])
    assert set(rows) == {(1, "P"), (1, "B"), (1, "O"), (3, "P"), (3, "B"), (3, "O")}


def test_pyramids_where_owners_choose_are_left_out() -> None:
    assert (1, "P") not in brought(sides="ABAAA", ships=["KWKN"])
