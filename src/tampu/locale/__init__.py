"""Fluent catalogues in English, Portuguese and French: messages of the site and the games."""

from __future__ import annotations

import logging
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from tampu.core.errors import Params, TampuError, Value
from tampu.core.registry import game_ids, package_of
from tampu.locale.typography import set_spaces

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "pt", "fr")
SEAT_FIELDS = ("seat", "other", "order")
"""Fields whose values are seats, counted from 1 and separated by spaces."""
LIST_FIELDS = {"cards": "card"}
"""Fields whose values are several values of another field, separated by commas."""
AMOUNT_FIELDS = ("cost", "held", "gives")
"""Fields whose values are amounts, such as `potato 2, gold 1`, in the words of prices."""
SAME_WORDS = {"kept": "card", "discarded": "card", "receive": "give"}
"""Fields whose values have the words of another field."""
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message or a term."""
_REFERENCE = re.compile(r"{\s*(-?[A-Za-z][\w-]*)")
"""The name of a message or a term inside another one."""


class Catalogue:
    """All messages in one language; a missing message falls back to English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._messages = [_messages(language)]
        if language != "en":
            self._messages.append(_messages("en"))

    def has(self, key: str) -> bool:
        """Whether the message exists."""
        return any(key in messages.names for messages in self._messages)

    def text(self, key: str, **params: Value) -> str:
        """Format the message `key`; a missing message gives the key itself."""
        for messages in self._messages:
            bundle = messages.bundle_with(key)
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                values = {name: _fluent_value(value) for name, value in params.items()}
                if pattern is not None:
                    return str(bundle.format_pattern(pattern, values)[0])
        return key

    def value(self, game: str, field: str, value: Value, you: int | None = None) -> Value:
        """Put a field's value into words by the message `game-field-value`, if it exists."""
        if value is None or isinstance(value, bool):
            return "none" if value is None else str(value).lower()
        if field in SEAT_FIELDS:
            return ", ".join(self._person(int(seat), you) for seat in str(value).split())
        if field in LIST_FIELDS and isinstance(value, str):
            one = LIST_FIELDS[field]
            return ", ".join(str(self.value(game, one, part)) for part in value.split(", "))
        if field in AMOUNT_FIELDS and isinstance(value, str):
            return self._amounts(game, value)
        key = f"{game}-{SAME_WORDS.get(field, field)}-{value}"
        return self.text(key) if self.has(key) else value

    def _amounts(self, game: str, value: str) -> str:
        amounts = [part.rsplit(" ", 1) for part in value.split(", ") if part]
        words = [self.text(f"{game}-price-{name}", value=int(n)) for name, n in amounts]
        return ", ".join(words) or self.text("amount-none")

    def spoken(self, game: str, params: Params, you: int | None = None) -> Params:
        """Put the values of a message into words; `you` is the seat of the reader, from 0.

        A message about a seat also gets `who`, the subject of a past sentence with the auxiliary
        verb where the language needs one ("Seat 2", "Vous avez"), and `whom`, the same person as
        an object ("you").
        """
        words = {name: self.value(game, name, value, you) for name, value in params.items()}
        seat = params.get("seat")
        if isinstance(seat, int):
            name = self.text("seat-name", seat=seat)
            is_you = "yes" if you is not None and seat == you + 1 else "no"
            words["who"] = self.text("seat-did", name=name, you=is_you)
            words["whom"] = self._person(seat, you)
        return words

    def _person(self, seat: int, you: int | None) -> str:
        if you is not None and seat == you + 1:
            return self.text("seat-you")
        return self.text("seat-name", seat=seat)

    def game_text(self, game: str, key: str, params: Params, you: int | None = None) -> str:
        """Format a message of a game after putting its values into words."""
        return self.text(key, **self.spoken(game, params, you))

    def error(self, error: TampuError) -> str:
        """Format the message of an error."""
        return self.text(error.key, **error.params)


def _fluent_value(value: Value) -> int | str:
    if isinstance(value, bool):
        return str(value).lower()
    return "none" if value is None else value


class _Messages:
    """The messages and terms of one language; each is parsed when it is first used."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self.bundle = FluentBundle([language], use_isolating=False)
        self.unparsed: dict[str, str] = {}
        for source in sources(language):
            text = read_source(source, language)
            starts = list(_ENTRY.finditer(text))
            ends = [start.start() for start in starts[1:]] + [len(text)]
            for start, end in zip(starts, ends, strict=True):
                self.unparsed[start[1]] = text[start.start() : end]
        self.names = frozenset(self.unparsed)

    def bundle_with(self, key: str) -> FluentBundle:
        """The bundle, after `key` and everything that it refers to has been parsed."""
        unread = [key] if key in self.unparsed else []
        if unread:
            from fluent.runtime import FluentResource

            needed: dict[str, str] = {}
            while unread:
                name = unread.pop()
                text = self.unparsed.get(name)
                if text is not None and name not in needed:
                    needed[name] = text
                    unread += _REFERENCE.findall(text)
            self.bundle.add_resource(FluentResource("".join(needed.values())))
            # Only now: until then another thread parses the same messages instead of missing them.
            for name in needed:
                self.unparsed.pop(name, None)
        return self.bundle


@cache
def _messages(language: str) -> _Messages:
    return _Messages(language)


def read_source(source: Traversable, language: str) -> str:
    """The messages in a file, with the spaces of their language."""
    return set_spaces(language, source.read_text("utf-8"))


def site_sources(language: str) -> list[Traversable]:
    """The files of the site in a language."""
    folder = files("tampu.locale") / language
    return sorted(folder.iterdir(), key=lambda path: path.name)


def sources(language: str) -> list[Traversable]:
    """The files of a language: those of the site, then those of the games."""
    own = [source for game in game_ids() if (source := _game_source(game, language)) is not None]
    return [*site_sources(language), *own]


@cache
def _game_source(game: str, language: str) -> Traversable | None:
    """A game's file in a language; without one there is a warning, and the game is in English."""
    source = files(package_of(game)) / "locale" / f"{language}.ftl"
    if source.is_file():
        return source
    logging.getLogger(__name__).warning(
        "The game %s has no file locale/%s.ftl; it is shown in English.", game, language
    )
    return None


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue of a language."""
    return Catalogue(language)
