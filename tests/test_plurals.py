"""Numbers before nouns: a message that counts something says it in the singular for one of it."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from tampu.locale import LANGUAGES
from tests.test_catalogues import messages

COUNTED = {
    "en": r"points?|cards?|stones|potatoes|tasks?|triples?|ponds?|tokens?|games?|players?|roads?"
    r"|spaces?|soldiers?|workers?|weavings?|joins?|moves?|tables?|messages?|seats?|days?",
    "pt": r"pontos?|cartas?|pedras?|batatas?|tarefas?|terrenos?|lagoas?|fichas?|partidas?|jogadores"
    r"|estradas?|espaços?|soldados?|trabalhadores|tecidos?|conexões|jogadas?|mesas?|lugares|dias?",
    "fr": r"points?|cartes?|pierres?|pommes?|tâches?|terrains?|bassins?|jetons?|parties?|joueurs?"
    r"|routes?|cases?|soldats?|ouvriers?|tissages?|jonctions?|coups?|tables?|messages?|places?|jours?",
}
"""The nouns that stand after numbers."""
NEVER_ONE = {
    "web-imhotep-stones-of": "the stones that a site holds",
    "imhotep-event-removed": "the sizes of four ships",
    "web-tawantinsuyu-win": "120 points",
    "people-ladder-now": "the games that are counted",
    "people-challenge-points": "the points of a whole game",
    "mail-title": "several calls",
    "puzzles-seats": "puzzles have rivals",
    "match-waiting": "a match has at least two seats",
}
COMMANDS = ("error-", "cli-", "doctor-", "rule-", "report-")
"""Words of the command line and of the rules, which count fixed numbers or long lists."""


def plain_counts(pattern: ast.Pattern, nouns: str, chosen: frozenset[str]) -> Iterator[str]:
    """Numbers that stand before a noun without a choice of its form."""
    for one, after in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(one, ast.Placeable):
            continue
        expression = one.expression
        if isinstance(expression, ast.SelectExpression):
            selector = expression.selector
            name = selector.id.name if isinstance(selector, ast.VariableReference) else ""
            for variant in expression.variants:
                yield from plain_counts(variant.value, nouns, chosen | {name})
        elif isinstance(expression, ast.VariableReference) and isinstance(after, ast.TextElement):
            counts = re.match(rf" (?:de )?(?:{nouns})\b", after.value)
            if counts and expression.id.name not in chosen:
                yield expression.id.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_nouns_agree(language: str) -> None:
    plain = {
        key: list(plain_counts(message.value, COUNTED[language], frozenset()))
        for key, message in messages(language).items()
        if message.value and not key.startswith(COMMANDS) and key not in NEVER_ONE
    }
    assert {key: names for key, names in plain.items() if names} == {}


def test_every_exception_is_still_one() -> None:
    for key in NEVER_ONE:
        counts = [
            name
            for language in LANGUAGES
            if (value := messages(language)[key].value)
            for name in plain_counts(value, COUNTED[language], frozenset())
        ]
        assert counts, key
