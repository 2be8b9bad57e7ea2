"""The catalogues: the same messages with the same values in every language, all of them used."""

import ast as python
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from tampu.core.play import Match
from tampu.core.rng import Rng
from tampu.locale import LANGUAGES, catalogue, site_sources
from tampu.locale.typography import set_spaces
from tampu.testing.words import entries, variables
from tests.conformance.settings import all_games, the_game

ROOT = Path(__file__).parents[1]
SOURCES = sorted((ROOT / "src" / "tampu").rglob("*.py"))
CLIENT = sorted(
    path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")
)
LOOKS = sorted((ROOT / "src" / "tampu" / "games").glob("*/web/look.json"))
GAMES = [name for name in all_games() if name != "toy"]


def files(language: str) -> list[Path]:
    """The files of a language: those of the site and of the project's games."""
    ours = [ROOT / "src" / "tampu" / "games" / name / "locale" for name in GAMES]
    return [
        *(Path(str(source)) for source in site_sources(language)),
        *(folder / f"{language}.ftl" for folder in ours),
    ]


@cache
def messages(language: str) -> dict[str, ast.Message]:
    """All messages of a language, in the order of its files."""
    return {
        entry.id.name: entry
        for path in files(language)
        for entry in entries(path)
        if isinstance(entry, ast.Message)
    }


class Sources:
    """What the program says in code: texts, f-strings as patterns, and names of arguments."""

    def __init__(self) -> None:
        self.texts: set[str] = set()
        self.names: set[str] = set()
        self.patterns: set[str] = set()
        for path in SOURCES:
            for node in python.walk(python.parse(path.read_text("utf-8"))):
                self._read(node)
        for path in (*CLIENT, *LOOKS):
            self.texts.update(re.findall(r"[a-zA-Z][\w-]+", path.read_text("utf-8")))

    def _read(self, node: python.AST) -> None:
        if isinstance(node, python.Constant) and isinstance(node.value, str):
            self.texts.add(node.value)
        elif isinstance(node, python.keyword) and node.arg:
            self.names.add(node.arg)
        elif isinstance(node, python.JoinedStr):
            parts = [
                re.escape(str(part.value)) if isinstance(part, python.Constant) else ".+"
                for part in node.values
            ]
            if parts[0] != ".+":
                self.patterns.add("".join(parts))

    def say(self, key: str) -> bool:
        """Whether a key is written out, or made by an f-string that begins like it."""
        return key in self.texts or any(
            re.fullmatch(pattern, key) for pattern in self.patterns if len(pattern) > 6
        )


@cache
def sources() -> Sources:
    return Sources()


@cache
def first_words() -> set[str]:
    """The first word of each text: frames with values are named so, and their questions too."""
    return {text.split()[0].replace("_", "-") for text in sources().texts if text.split()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_read(language: str) -> None:
    junk = [
        f"{path.name}: {entry.content}"
        for path in files(language)
        for entry in entries(path)
        if isinstance(entry, ast.Junk)
    ]
    assert junk == []
    assert [key for key, message in messages(language).items() if message.value is None] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_given_twice(language: str) -> None:
    keys = [
        entry.id.name
        for path in files(language)
        for entry in entries(path)
        if isinstance(entry, ast.Message | ast.Term)
    ]
    assert sorted({key for key in keys if keys.count(key) > 1}) == []


def test_languages_have_the_same_files_and_keys() -> None:
    english = messages("en")
    for language in LANGUAGES:
        assert len(files(language)) == len(files("en"))
        here = messages(language)
        assert sorted(set(english) - set(here)) == [], f"missing in {language}"
        assert sorted(set(here) - set(english)) == [], f"only in {language}"


def test_languages_use_the_same_values() -> None:
    for language in LANGUAGES:
        other = messages(language)
        differing = {
            key: (sorted(variables(message)), sorted(variables(other[key])))
            for key, message in messages("en").items()
            if key in other and variables(message) != variables(other[key])
        }
        assert differing == {}, language


def test_keys_stand_in_the_file_of_their_game() -> None:
    for language in LANGUAGES:
        for path in files(language):
            game = path.parents[1].name
            if game in GAMES:
                own = ("", "learn-", "web-", "older-rules-")
                prefixes = (*(f"{kind}{game}-" for kind in own), "rule-")
                for entry in entries(path):
                    if isinstance(entry, ast.Message):
                        assert entry.id.name.startswith(prefixes)


def test_rules_and_their_words_belong_together() -> None:
    known = {f"rule-{rule}" for name in GAMES for rule in the_game(name).rules.ids()}
    prefixes = {key.split("-")[1] for key in known}
    keys = {
        key for key in messages("en") if key.startswith("rule-") and key.split("-")[1] in prefixes
    }
    assert keys == known


@pytest.mark.parametrize("name", GAMES)
def test_a_game_uses_all_its_messages(name: str) -> None:
    """Families whose members the game declares hold nothing else; other keys stand in code."""
    game = the_game(name)
    families: dict[str, set[str]] = {
        "option": {f"{option.id}{part}" for option in game.meta.options for part in ("", "-name")},
        "chapter": {rule.chapter for rule in game.rules.rules},
        "do": {kind.name for kind in game.actions.kinds},
        "did": {kind.name for kind in game.actions.kinds},
        "hidden": {kind.name for kind in (*game.actions.kinds, *game.outcomes.kinds)},
        "chance": {kind.name for kind in game.outcomes.kinds},
        "sheet": set(game.new(game.meta.seats[-1]).sheet()[0]),
        "reason": {*game.evaluation.names, "rivals", *named_places(game)},
        "preset": {f"{preset.id}{line}" for preset in game.meta.presets for line in ("", "-line")},
    }
    alone = [f"{name}-{key}" for key in ("title", "about", "opponent", "solo")]
    spoken = field_values(game)
    unused = []
    for key in messages("en"):
        if not key.startswith(f"{name}-") or key in alone:
            continue
        family, _, member = key.removeprefix(f"{name}-").partition("-")
        if family in families:
            used = member in families[family]
        elif family in ("event", "ask", "end"):
            used = member in sources().texts or key in sources().texts
            used = used or (family == "ask" and member in first_words())
        else:
            used = sources().say(key) or is_value(family, member, spoken)
        if not used:
            unused.append(key)
    assert not unused, " ".join(unused)


def named_places(game: Any) -> set[str]:
    """The features whose places hints name, in a random game."""
    match, rng, names = Match(game, game.meta.seats[-1], {}, 1), Rng(1), set()
    while not match.over:
        match.play(match.state.sample(rng))
        for seat in range(game.meta.seats[-1]):
            names |= {feature for feature, _, _ in game.evaluation.stakes(match.state, seat)}
    return {f"{name}-at" for name in names}


def field_values(game: Any) -> dict[str, set[str]]:
    """The values that fields of actions and outcomes, options and the sheet can have."""
    values: dict[str, set[str]] = {
        option.id: {str(value) for value in option.values} for option in game.meta.options
    }
    values[""] = set(game.new(game.meta.seats[-1]).sheet()[0])
    for space in (game.actions, game.outcomes):
        for kind in (*space.kinds, *space.later):
            for place, field in enumerate(kind.fields):
                values.setdefault(field, set()).update({str(row[place]) for row in kind.rows})
    return values


def is_value(field: str, value: str, spoken: dict[str, set[str]]) -> bool:
    """Whether a message puts a value in words: of a field or an option, or of an event's."""
    if value in spoken.get(field, set()):
        return True
    anywhere = {text for texts in spoken.values() for text in texts}
    known = field in sources().names or field in sources().texts
    return known and (value in sources().texts or value in anywhere)


def test_keys_of_no_game_are_used() -> None:
    own = ("rule-", *(f"{name}-" for name in (*GAMES, *(path.stem for path in files("en")))))
    unused = [key for key in messages("en") if not key.startswith(own) and not sources().say(key)]
    assert not unused, " ".join(unused)


def raised() -> dict[str, list[tuple[str, set[str]]]]:
    """Error keys raised in the sources, with the places and the values they carry."""
    messages: dict[str, list[tuple[str, set[str]]]] = {}
    for path in SOURCES:
        for node in python.walk(python.parse(path.read_text("utf-8"))):
            if isinstance(node, python.Call):
                keys = [
                    argument.value
                    for argument in node.args
                    if isinstance(argument, python.Constant)
                    and isinstance(argument.value, str)
                    and re.fullmatch(r"error-[a-z0-9-]+", argument.value)
                ]
                given = {keyword.arg or "" for keyword in node.keywords}
                if isinstance(node.func, python.Name) and node.func.id == "Diverged":
                    given.add("line")
                for key in keys:
                    messages.setdefault(key, []).append((f"{path.name}:{node.lineno}", given))
    return messages


def test_every_error_has_words_for_the_values_it_carries() -> None:
    english = messages("en")
    errors = raised()
    assert len(errors) > 20
    wordless = sorted(set(errors) - set(english))
    assert not wordless, f"errors without words: {' '.join(wordless)}"
    for key, calls in errors.items():
        for place, given in calls:
            assert variables(english[key]) <= given, f"{key}, raised in {place}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_older_rules_are_described(language: str) -> None:
    for name in GAMES:
        for version in the_game(name).meta.older_rules_versions:
            assert f"older-rules-{name}-{version}" in messages(language)


def test_french_has_narrow_spaces_that_do_not_break() -> None:
    assert set_spaces("fr", "Fini ? « Oui », 95 % : 2 ; 3 !") == (
        "Fini\u202f? «\u202fOui\u202f», 95\u202f%\u202f: 2\u202f; 3\u202f!"
    )
    assert set_spaces("pt", "Pronto ? 95 %") == "Pronto ? 95 %"
    assert catalogue("fr").text("web-confirm-turn").startswith("Fini\u202f?")
