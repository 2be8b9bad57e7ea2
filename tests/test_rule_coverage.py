"""Every rule of every registered game has a test that names it: @pytest.mark.rule("IM-T04").

The marks are read from the sources, so that the answer does not depend on which tests are run.
"""

import ast
from functools import cache
from pathlib import Path

import pytest

from tests.conformance.settings import all_games, the_game

TESTS = Path(__file__).parent
HERE = Path(__file__)
MOST_IDS = 2
"""A mark names the rules that its test would notice being broken, so it names few."""


def marks(source: str, name: str) -> dict[str, list[str]]:
    """The rule ids that a test file names, each with the places; other arguments are errors."""
    places: dict[str, list[str]] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and _is_rule_mark(node.func):
            place = f"{name}:{node.lineno}"
            assert node.args, f"{place}: a rule mark without ids"
            for argument in node.args:
                rule = argument.value if isinstance(argument, ast.Constant) else None
                assert isinstance(rule, str), f"{place}: rule ids are written out as texts"
                places.setdefault(rule, []).append(place)
    return places


def wide_marks(source: str, name: str) -> list[str]:
    """The places of marks with more ids than a test can prove."""
    return [
        f"{name}:{node.lineno}"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and _is_rule_mark(node.func) and len(node.args) > MOST_IDS
    ]


def _is_rule_mark(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "rule"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )


@cache
def all_marks() -> dict[str, list[str]]:
    places_by_rule: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        if path != HERE:
            name = str(path.relative_to(TESTS))
            for rule, places in marks(path.read_text("utf-8"), name).items():
                places_by_rule.setdefault(rule, []).extend(places)
    return places_by_rule


@pytest.mark.parametrize("name", all_games())
def test_every_rule_has_a_test(name: str) -> None:
    rules = [rule.id for rule in the_game(name).rules.rules if rule.needs_test]
    missing = [rule for rule in rules if rule not in all_marks()]
    assert not missing, f"{len(missing)} of {len(rules)} rules without a test: {' '.join(missing)}"


def test_tests_name_only_known_rules() -> None:
    known = {rule for name in all_games() for rule in the_game(name).rules.ids()}
    prefixes = {rule.split("-")[0] for rule in known}
    unknown = {
        rule: places
        for rule, places in all_marks().items()
        if rule not in known and rule.split("-")[0] in prefixes
    }
    assert unknown == {}


def test_a_mark_names_at_most_two_rules() -> None:
    wide = [
        place
        for path in sorted(TESTS.rglob("test_*.py"))
        if path != HERE
        for place in wide_marks(path.read_text("utf-8"), str(path.relative_to(TESTS)))
    ]
    assert wide == []
    three = 'import pytest\n@pytest.mark.rule("XX-A01", "XX-A02", "XX-A03")\ndef test(): ...'
    assert wide_marks(three, "f") == ["f:2"]


def test_marks_are_found_wherever_they_stand() -> None:
    source = """
import pytest

@pytest.mark.rule("XX-A01", "XX-A02")
def test_one(): ...

CASES = [pytest.param(1, marks=pytest.mark.rule("XX-B01"))]
"""
    assert sorted(marks(source, "f")) == ["XX-A01", "XX-A02", "XX-B01"]
    with pytest.raises(AssertionError, match="written out"):
        marks("import pytest\n@pytest.mark.rule(*IDS)\ndef test(): ...", "f")
    with pytest.raises(AssertionError, match="without ids"):
        marks("import pytest\n@pytest.mark.rule()\ndef test(): ...", "f")
