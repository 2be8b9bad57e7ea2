"""Checks of what a game declares: options, action spaces, rule index, and their words."""

import json
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points

from tampu.core.contract import Game
from tampu.core.errors import BadOption
from tampu.core.options import option_text
from tampu.core.space import ActionSpace
from tampu.testing.settings import settings_of
from tampu.testing.words import flaws, languages_of, words

MOST_TOKENS = 100_000


def check_entry_point(game: Game) -> None:
    """The entry point of an installed game has the game's id as its name."""
    for point in entry_points(group="tampu.games"):
        declared = import_module(f"{point.value}.meta").META.id
        assert point.name == declared or game.id not in (point.name, declared), (
            f"the entry point is called {point.name}, the game's id is {declared}"
        )


def check_options(game: Game) -> None:
    """Options have distinct names, legal defaults, and values that a record can hold."""
    meta = game.meta
    assert list(meta.seats) == sorted(set(meta.seats)), "Meta.seats is not ascending"
    names = [option.id for option in meta.options]
    assert len(names) == len(set(names)), "two options have the same id"
    assert "start_player" in names, "the option start_player is missing"
    for option in meta.options:
        assert option.id == option.id.lower(), f"the option {option.id} is not lower case"
        assert option.id.isidentifier(), f"the option {option.id} is no identifier"
        texts = {repr(value) for value in option.values}
        assert len(option.values) == len(texts), f"the option {option.id} repeats a value"
        for seats in meta.seats:
            assert option.allows(option.default, seats), (
                f"the default of {option.id} is not allowed with {seats} seats"
            )
        for value in option.values:
            able = [seats for seats in meta.seats if option.allows(value, seats)]
            assert able, f"{option.id}={value} is allowed with no number of seats"
            text = option_text(value)
            assert meta.parse({option.id: text}) == {option.id: value}, f"{option.id}={text}"
            assert not set(text) & set(" =\n"), f"a record cannot hold {option.id}={text}"


def check_impossible_requests(game: Game) -> None:
    """Unknown seats, options and values raise BadOption."""
    seats = game.meta.seats[0]
    for wrong in (-1, 0, max(game.meta.seats) + 1, True):
        _expect_bad_option(lambda wrong=wrong: game.new(wrong, {}), f"{wrong} seats")  # type: ignore[misc]
    most = max(game.meta.seats)
    requests = [("no_such_option", 1)]
    requests += [("start_player", value) for value in (most + 1, 0, True, "1")]  # type: ignore[misc]
    for name, value in requests:
        _expect_bad_option(
            lambda name=name, value=value: game.new(seats, {name: value}),  # type: ignore[misc]
            f"{name}={value!r}",
        )
    for option in game.meta.options:
        for choice in option.values:
            for number in game.meta.seats:
                if not option.allows(choice, number):
                    _expect_bad_option(
                        lambda n=number, o=option.id, c=choice: game.new(n, {o: c}),  # type: ignore[misc]
                        f"{option.id}={choice} with {number} seats",
                    )


def _expect_bad_option(request: Callable[[], object], name: str) -> None:
    try:
        request()
    except BadOption:
        return
    raise AssertionError(f"Game.new accepts {name}")


def check_settings(game: Game) -> None:
    """The suite's own settings cover every number of seats and every value of every option."""
    settings = settings_of(game)
    assert {setting.seats for setting in settings} == set(game.meta.seats), "seats not covered"
    for option in game.meta.options:
        met = {repr(setting.options.get(option.id, option.default)) for setting in settings}
        assert met == {repr(value) for value in option.values}, f"{option.id} is not covered"


def check_spaces(game: Game) -> None:
    """Actions and outcomes have distinct kinds, notations that lead back, and plain fields."""
    for space in (game.actions, game.outcomes):
        _check_space(space)
    kinds = {kind.name for kind in game.actions.kinds}
    assert game.irrevocable <= kinds, f"Game.irrevocable names {game.irrevocable - kinds}"
    assert game.max_entries > 0, "Game.max_entries is not positive"


def _check_space(space: ActionSpace) -> None:
    kinds = [kind.name for kind in space.kinds]
    assert len(kinds) == len(set(kinds)), "two kinds have the same name"
    blocks = (*space.kinds, *space.later)
    assert {kind.name for kind in space.later} <= set(kinds), "ActionSpace.later has a new kind"
    assert space.size == sum(len(kind.rows) for kind in blocks), "ActionSpace.size"
    for kind in blocks:
        assert kind.name.isidentifier(), f"the kind {kind.name} is no identifier"
        assert len(kind.rows), f"the kind {kind.name} has no actions"
    assert len(space.table()) == len(blocks), "ActionSpace.table"
    for action in range(0, space.size, max(1, space.size // MOST_TOKENS)):
        token = space.notation(action)
        assert token, f"action {action} has no notation"
        assert token == token.strip(), f"the notation {token!r} begins or ends with a space"
        assert "~" not in token.split(), f"the notation {token!r} contains ~"
        assert "\n" not in token, f"the notation {token!r} has several lines"
        assert action in space.find(token), f"the notation {token!r} does not lead back"
    some = range(0, space.size, max(1, space.size // 2000))
    for action in (*some, *range(space.later_from, space.size)):
        name, fields = space.decode(action)
        assert space.kind_of(action) == name, f"kind_of({action})"
        assert space.encode(name, **fields) == action, f"encode(decode({action})) differs"
        assert json.loads(json.dumps(fields)) == fields, f"fields of {name} are not plain JSON"


def check_rule_index(game: Game) -> None:
    """Every rule stands in the index once."""
    ids = game.rules.ids()
    assert ids, "the rule index is empty"
    assert len(ids) == len(set(ids)), "a rule stands in the index twice"


def check_declared_words(game: Game) -> None:
    """Title, options, presets, rules, chapters, reasons, actions and outcomes have words."""
    keys = [f"{game.id}-title", f"{game.id}-about"]
    for option in game.meta.options:
        keys.append(f"{game.id}-option-{option.id}")
        if option.id != "start_player":
            keys.append(f"{game.id}-option-{option.id}-name")
    for preset in game.meta.presets:
        keys += [f"{game.id}-preset-{preset.id}", f"{game.id}-preset-{preset.id}-line"]
    keys += [f"rule-{rule}" for rule in game.rules.ids()]
    keys += sorted({f"{game.id}-chapter-{rule.chapter}" for rule in game.rules.rules})
    keys += [f"{game.id}-reason-{name}" for name in game.evaluation.names]
    problems = [problem for key in keys for problem in flaws(game.id, key, {})]
    families = (("do", game.actions), ("did", game.actions), ("chance", game.outcomes))
    sentences = [
        f"{game.id}-{family}-{kind.name}" for family, space in families for kind in space.kinds
    ]
    problems += [
        f"no message {key} in {language}"
        for language in languages_of(game.id)
        for key in sentences
        if key not in words(game.id, language)
    ]
    assert not problems, "; ".join(problems[:8])
