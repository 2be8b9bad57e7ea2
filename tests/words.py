"""The catalogues as the tests read them: every message of every file, nothing forgiven."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tampu.locale
from tampu.core.errors import Params
from tampu.locale import LANGUAGES

TOY = Path(__file__).parent / "toy" / "locale"
CATALOGUES = Path(tampu.locale.__file__).parent


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def files(language: str) -> list[Path]:
    """The files of a language in the package."""
    return sorted((CATALOGUES / language).glob("*.ftl"))


def entries(path: Path) -> list[ast.EntryType]:
    """The entries of a file, junk included."""
    return FluentParser().parse(path.read_text("utf-8")).body


def variables(message: ast.Message | ast.Term) -> frozenset[str]:
    """The variables that a message uses."""
    visitor = _Variables()
    visitor.visit(message)
    return frozenset(visitor.found)


class Words:
    """All messages of one language, those of the toy game included."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.variables: dict[str, frozenset[str]] = {}
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in [*files(language), TOY / f"{language}.ftl"]:
            self._bundle.add_resource(FluentResource(path.read_text("utf-8")))
            for entry in entries(path):
                if isinstance(entry, ast.Message):
                    self.variables[entry.id.name] = variables(entry)

    def __contains__(self, key: str) -> bool:
        return key in self.variables

    def flaw(self, key: str, params: Params) -> str:
        """Empty if the message can be said with these values, else what is wrong with it."""
        if key not in self.variables:
            return f"no message {key} in {self.language}"
        told = {
            name: str(value).lower() if isinstance(value, bool) or value is None else value
            for name, value in params.items()
        }
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return f"message {key} in {self.language} says nothing"
        text, errors = self._bundle.format_pattern(pattern, told)
        if errors or not str(text).strip():
            return f"message {key} in {self.language} with {params}: {errors or 'is empty'}"
        return ""


@cache
def words(language: str) -> Words:
    """The messages of a language."""
    return Words(language)


def flaws(key: str, params: Params) -> list[str]:
    """What is wrong with saying a message, in every language."""
    found = [words(language).flaw(key, params) for language in LANGUAGES]
    return [flaw for flaw in found if flaw]
