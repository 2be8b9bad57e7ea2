"""What a game declares: options, action spaces, rule index and the words for all of them."""

from __future__ import annotations

import json

import pytest

from tampu.core.errors import BadOption
from tampu.core.space import ActionSpace
from tests.conformance.settings import all_games, settings_of, the_game, the_meta
from tests.words import flaws

pytestmark = pytest.mark.parametrize("name", all_games())

MOST_TOKENS = 100_000


def test_options_are_sound(name: str) -> None:
    meta = the_meta(name)
    assert meta.id == name
    assert list(meta.seats) == sorted(set(meta.seats))
    names = [option.id for option in meta.options]
    assert len(names) == len(set(names))
    assert "start_player" in names
    for option in meta.options:
        assert option.id == option.id.lower()
        assert option.id.isidentifier()
        assert len(option.values) == len({repr(value) for value in option.values})
        for seats in meta.seats:
            assert option.allows(option.default, seats), f"{option.id} at {seats} seats"
        for value in option.values:
            able = [seats for seats in meta.seats if option.allows(value, seats)]
            assert able, f"{option.id}={value} is allowed nowhere"
            told = str(value).lower() if isinstance(value, bool) else str(value)
            assert meta.parse({option.id: told}) == {option.id: value}
            assert not set(told) & set(" =\n"), "a value that a record cannot hold"


def test_impossible_requests_are_refused(name: str) -> None:
    game = the_game(name)
    seats = game.meta.seats[0]
    for wrong in (-1, 0, max(game.meta.seats) + 1, True):
        with pytest.raises(BadOption):
            game.new(wrong, {})
    for option, value in (
        ("no_such_option", 1),
        ("start_player", max(game.meta.seats) + 1),
        ("start_player", 0),
        ("start_player", True),
        ("start_player", "1"),
    ):
        with pytest.raises(BadOption):
            game.new(seats, {option: value})
    for option_here in game.meta.options:
        for value in option_here.values:
            for number in game.meta.seats:
                if not option_here.allows(value, number):
                    with pytest.raises(BadOption):
                        game.new(number, {option_here.id: value})


def test_settings_cover_every_value_at_every_chance(name: str) -> None:
    meta = the_meta(name)
    settings = settings_of(name)
    assert len({setting.id for setting in settings}) == len(settings)
    assert {setting.seats for setting in settings} == set(meta.seats)
    for option in meta.options:
        met = {repr(setting.options[option.id]) for setting in settings}
        assert met == {repr(value) for value in option.values}


@pytest.mark.parametrize("part", ["actions", "outcomes"])
def test_the_space_is_sound(name: str, part: str) -> None:
    game = the_game(name)
    space: ActionSpace = game.actions if part == "actions" else game.outcomes
    kinds = [kind.name for kind in space.kinds]
    assert len(kinds) == len(set(kinds))
    assert space.size == sum(len(kind.rows) for kind in space.kinds)
    assert all(kind.name.isidentifier() and len(kind.rows) for kind in space.kinds)
    assert len(space.table()) == len(kinds)
    step = max(1, space.size // MOST_TOKENS)
    for action in range(0, space.size, step):
        kind, fields = space.decode(action)
        token = space.notation(action)
        assert token == token.strip()
        assert token
        assert "~" not in token.split()
        assert "\n" not in token
        assert action in space.find(token)
    for action in range(0, space.size, max(1, space.size // 2000)):
        kind, fields = space.decode(action)
        assert space.kind_of(action) == kind
        assert space.encode(kind, **fields) == action
        assert json.loads(json.dumps(fields)) == fields


def test_irrevocable_kinds_exist(name: str) -> None:
    game = the_game(name)
    assert game.irrevocable <= {kind.name for kind in game.actions.kinds}
    assert game.bound > 0


def test_rules_are_listed_once(name: str) -> None:
    ids = the_game(name).rules.ids()
    assert ids
    assert len(ids) == len(set(ids))


def test_the_game_has_its_words(name: str) -> None:
    game = the_game(name)
    wanted = [f"{name}-title"]
    wanted += [f"{name}-option-{option.id}" for option in game.meta.options]
    wanted += [f"rule-{rule}" for rule in game.rules.ids()]
    wanted += sorted({f"{name}-chapter-{rule.chapter}" for rule in game.rules.rules})
    assert [flaw for key in wanted for flaw in flaws(key, {})] == []


def test_actions_and_outcomes_have_their_words(name: str) -> None:
    game = the_game(name)
    found = []
    for family, space in (("do", game.actions), ("chance", game.outcomes)):
        for first, kind in zip(space.first, space.kinds, strict=True):
            for action in {first, first + len(kind.rows) // 2, first + len(kind.rows) - 1}:
                fields = space.decode(action).fields
                found += flaws(f"{name}-{family}-{kind.name}", fields)
    assert found == []
