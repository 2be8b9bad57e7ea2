"""The position as a value: its text form, its key, its copies."""

import json
from typing import Any

import pytest

from tampu.games.imhotep.game import GAME
from tests.games.imhotep.support import do, position, tokens


def some_position() -> Any:
    return position(
        3,
        sides="BBBBB",
        ships=["KW..", "K..", "2>T", ".."],
        pyramids={"L": "KW", "R": "N"},
        temple="KNW",
        burial="WK",
        obelisks={"K": 1, "N": 2},
        towers="W",
        owned={"K": ["LEV", "STA"], "N": ["CHI"]},
        discard=["HAM", "ENT"],
        points={"K": [3, 1, 0], "W": [1, 0, 10]},
    )


CHANGES: list[tuple[str, Any]] = [
    *(("sides", "BBBBA"), ("wrath", True), ("may", False), ("start", 2), ("round", 2)),
    ("rounds", 2),
    *(("mover", 1), ("passes", 1), ("stalled", True), ("ended", "stall")),
    *(("unseen", ["4421", "4221"]), ("ships", [4, 3, 2, 3]), ("cargo", [0] + [-1] * 15)),
    *(("sailed", [False, False, True, True]), ("docks", ["M", "P"])),
    *(("sled", [2, 2, 3]), ("quarry", [1, 2, 3])),
    ("points", {"pyramids": [3, 1, 0], "temple": [0, 0, 0], "towers": [0, 10, 0]}),
    *(("pyramids", [[0, 1], [2], [], []]), ("temple", [0, 2]), ("burial", [0, 1])),
    *(("obelisks", [1, 0, 1]), ("towers", [0]), ("market", ["STA", None, "STA", "pair"])),
    *(("pair", []), ("pile", {"STA": 1}), ("old", [{"CHI": 2}]), ("draw", 5)),
    *(("discard", {"HAM": 1}), ("owned", [{}, {}, {}])),
    ("frames", [{"kind": "pick", "seat": 1}]),
]


@pytest.mark.parametrize(("part", "value"), CHANGES, ids=[part for part, _ in CHANGES])
def test_every_part_of_a_position_is_in_its_key(part: str, value: Any) -> None:
    state = some_position()
    data = state.to_json()
    assert data[part] != value
    assert GAME.load(data).key() == state.key()
    assert GAME.load(data | {part: value}).key() != state.key()


def test_the_changes_cover_the_whole_text_form() -> None:
    not_changed = {"seats", "scores", "rules_version"}  # there is one version of these rules
    assert {part for part, _ in CHANGES} | not_changed == set(some_position().to_json())


def test_a_position_survives_its_text_form() -> None:
    state = some_position()
    again = GAME.load(json.loads(json.dumps(state.to_json())))
    assert again.to_json() == state.to_json()
    assert tokens(again) == tokens(state)
    do(again, "L1.3")
    assert again.key() != state.key()


def test_a_copy_shares_nothing() -> None:
    state = some_position()
    before = state.to_json()
    copy = state.clone()
    do(copy, "K/L1.3", "W/L1.4", "N/S1>P", "K/pM", "W/pM")
    assert copy.key() != state.key()
    assert state.to_json() == before
