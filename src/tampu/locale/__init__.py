"""The words: Fluent catalogues in English, Portuguese and French, one file for each chapter."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from tampu.core.errors import Params, TampuError, Value

LANGUAGES = ("en", "pt", "fr")
SEAT_FIELDS = ("seat", "other", "order")
"""Values that are seats from 1, or several of them with spaces between."""


class Catalogue:
    """All messages in one language; a message that is missing there is said in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [_bundle(language)]
        if language != "en":
            self._bundles.append(_bundle("en"))

    def has(self, key: str) -> bool:
        """Whether the message exists."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def text(self, key: str, **params: Value) -> str:
        """The message `key`; the key itself where no catalogue has it."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                told = {name: _spoken(value) for name, value in params.items()}
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, told)[0])
        return key

    def value(self, game: str, field: str, value: Value) -> Value:
        """A field's value in words where the game has them: the message `game-field-value`."""
        if value is None or isinstance(value, bool):
            return "none" if value is None else str(value).lower()
        if field in SEAT_FIELDS:
            return ", ".join(self.text("seat-name", seat=seat) for seat in str(value).split())
        key = f"{game}-{field}-{value}"
        return self.text(key) if self.has(key) else value

    def game_text(self, game: str, key: str, params: Params) -> str:
        """A message of a game whose values are put in words first."""
        return self.text(key, **{name: self.value(game, name, v) for name, v in params.items()})

    def error(self, error: TampuError) -> str:
        """What went wrong, in words."""
        return self.text(error.key, **error.params)


def _spoken(value: Value) -> int | str:
    if isinstance(value, bool):
        return str(value).lower()
    return "none" if value is None else value


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("tampu.locale") / language
    for source in sorted(folder.iterdir(), key=lambda path: path.name):
        if source.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(source.read_text("utf-8")))
    return bundle


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language."""
    return Catalogue(language)
