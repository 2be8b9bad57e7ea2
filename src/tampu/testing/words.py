"""Checks of a game's messages: each exists and can be formatted in each of the game's languages."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tampu.core.errors import Params
from tampu.core.registry import package_of
from tampu.locale import LANGUAGES, catalogue, site_sources

_folders: dict[str, Traversable] = {}


def use_locale(game: str, folder: Traversable) -> None:
    """Read a game's messages from `folder`: for a game that is not installed."""
    _folders[game] = folder


def locale_folder(game: str) -> Traversable:
    """The folder with the messages of a game."""
    return _folders.get(game) or files(package_of(game)) / "locale"


@cache
def languages_of(game: str) -> list[str]:
    """English, and every other language that a game has a file for."""
    folder = locale_folder(game)
    return [lang for lang in LANGUAGES if lang == "en" or (folder / f"{lang}.ftl").is_file()]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def entries(source: Traversable) -> list[ast.EntryType]:
    """The entries of a file, junk included."""
    return FluentParser().parse(source.read_text("utf-8")).body


def variables(message: ast.Message | ast.Term) -> frozenset[str]:
    """The variables that a message uses."""
    visitor = _Variables()
    visitor.visit(message)
    return frozenset(visitor.names)


class Words:
    """The messages of the site and of one game in one language."""

    def __init__(self, game: str, language: str) -> None:
        self.language = language
        self.variables: dict[str, frozenset[str]] = {}
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in [*site_sources(language), locale_folder(game) / f"{language}.ftl"]:
            if not source.is_file():
                continue
            self._bundle.add_resource(FluentResource(source.read_text("utf-8")))
            for entry in entries(source):
                if isinstance(entry, ast.Message):
                    self.variables[entry.id.name] = variables(entry)

    def __contains__(self, key: str) -> bool:
        return key in self.variables

    def flaw(self, key: str, params: Params) -> str:
        """Empty if the message can be formatted with these values, else the problem."""
        if key not in self.variables:
            return f"no message {key} in {self.language}"
        values = catalogue(self.language).spoken("", params)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return f"message {key} in {self.language} has no text"
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors or not str(text).strip():
            return f"message {key} in {self.language} with {params}: {errors or 'is empty'}"
        return ""


@cache
def words(game: str, language: str) -> Words:
    """The messages of a game in a language."""
    return Words(game, language)


def flaws(game: str, key: str, params: Params) -> list[str]:
    """The problems of a message in every language of the game."""
    problems = [words(game, language).flaw(key, params) for language in languages_of(game)]
    return [problem for problem in problems if problem]
