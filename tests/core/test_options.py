"""Options and seats: what is declared is allowed, nothing else."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from tampu.core.errors import BadOption, MalformedPosition
from tampu.core.options import Meta, Option, start_player, version_mark

META = Meta(
    id="demo",
    title="Demo",
    seats=(2, 3, 4),
    options=(
        start_player(4),
        Option("wrath", (False, True), False),
        Option("rounds", (1, 2, 6), 6),
        Option("map", ("north", "south"), "north", {"south": (4,)}),
    ),
    rules_version=3,
    minutes=10,
    older_rules_versions=(2,),
)
DEFAULTS = {"start_player": "random", "wrath": False, "rounds": 6, "map": "north"}


def test_what_is_left_out_takes_its_default() -> None:
    assert META.complete(2, {}) == DEFAULTS
    assert META.complete(4, {"map": "south", "start_player": 4, "wrath": True}) == {
        **DEFAULTS,
        "map": "south",
        "start_player": 4,
        "wrath": True,
    }


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, True])
def test_seats_are_checked(seats: int) -> None:
    with pytest.raises(BadOption) as error:
        META.complete(seats, {})
    assert error.value.key == "error-seats"
    told_seats = error.value.params.pop("seats")
    assert told_seats == str(int(seats)) or seats is True
    assert error.value.params == {"game": "demo", "known": "2, 3, 4"}


@pytest.mark.parametrize(
    ("seats", "name", "value", "known"),
    [
        (2, "wrath", 1, "false, true"),
        (2, "wrath", "true", "false, true"),
        (2, "rounds", True, "1, 2, 6"),
        (2, "rounds", 3, "1, 2, 6"),
        (2, "rounds", "6", "1, 2, 6"),
        (2, "rounds", None, "1, 2, 6"),
        (2, "rounds", 6.0, "1, 2, 6"),
        (3, "map", "south", "north"),
        (4, "map", "west", "north, south"),
        (2, "start_player", 3, "random, 1, 2"),
        (3, "start_player", 0, "random, 1, 2, 3"),
        (4, "start_player", "1", "random, 1, 2, 3, 4"),
    ],
)
def test_values_are_checked_with_their_types(seats: int, name: str, value: Any, known: str) -> None:
    with pytest.raises(BadOption) as error:
        META.complete(seats, {name: value})
    assert error.value.key == "error-option-value"
    spoken = str(value).lower() if isinstance(value, bool) else str(value)
    assert error.value.params == {"option": name, "value": spoken, "known": known, "seats": seats}


def test_unknown_options_are_refused() -> None:
    for ask in (partial(META.complete, 2, {"speed": 1}), partial(META.parse, {"speed": "1"})):
        with pytest.raises(BadOption) as error:
            ask()
        assert error.value.key == "error-unknown-option"
        known = "start_player, wrath, rounds, map"
        assert error.value.params == {"game": "demo", "option": "speed", "known": known}


def test_texts_become_values() -> None:
    texts = {"wrath": "true", "rounds": "2", "map": "south", "start_player": "3"}
    parsed = META.parse(texts)
    assert parsed == {"wrath": True, "rounds": 2, "map": "south", "start_player": 3}
    assert [type(value) for value in parsed.values()] == [bool, int, str, int]
    assert META.parse({"start_player": "random"}) == {"start_player": "random"}
    assert META.parse({"rounds": "many"}) == {"rounds": "many"}


def test_long_lists_are_shortened_in_messages() -> None:
    meta = Meta("demo", "Demo", (2,), (Option("n", tuple(range(20)), 0),), 1, 1)
    with pytest.raises(BadOption) as error:
        meta.complete(2, {"n": 99})
    assert error.value.params["known"] == "0, 1, 2, 3, …, 19"


def test_who_starts_sits_at_the_table() -> None:
    option = start_player(3)
    assert option.values == ("random", 1, 2, 3)
    assert option.default == "random"
    assert [option.allows(3, seats) for seats in (1, 2, 3)] == [False, False, True]
    assert option.allows(1, 1)
    assert option.allows("random", 1)
    assert not option.allows(True, 3)


def test_a_game_plays_its_newest_rules_and_the_older_ones_it_names() -> None:
    assert META.rules_versions == (2, 3)
    assert [META.plays(version) for version in (0, 1, 2, 3, 4)] == [False, False, True, True, False]


def test_an_option_exists_since_its_rules_version() -> None:
    meta = replace(META, options=(*META.options, Option("wind", (0, 1), 0, since=3)))
    assert meta.complete(2, {}) == {**DEFAULTS, "wind": 0}
    assert meta.complete(2, {}, 2) == DEFAULTS
    assert meta.complete(2, {"wind": 1}, 3)["wind"] == 1
    assert meta.parse({"wind": "1"}) == {"wind": 1}
    unknown: list[partial[Any]] = [
        partial(meta.complete, 2, {"wind": 1}, 2),
        partial(meta.parse, {"wind": "1"}, 2),
    ]
    for call in unknown:
        with pytest.raises(BadOption) as refused:
            call()
        assert refused.value.key == "error-unknown-option"
        assert refused.value.params["known"] == "start_player, wrath, rounds, map"


def test_a_position_without_a_rules_version_has_the_first() -> None:
    meta = replace(META, older_rules_versions=(1, 2))
    assert meta.version_of({}) == 1
    assert meta.version_of({"rules_version": 2}) == 2
    for version in (0, 4, True, "2", None, 2.0):
        with pytest.raises(MalformedPosition) as refused:
            meta.version_of({"rules_version": version})
        assert refused.value.key == "error-position"


def test_keys_of_the_first_rules_have_no_mark() -> None:
    assert [version_mark(version) for version in (1, 2, 3)] == [b"", b"rules 2", b"rules 3"]
