"""What a game declares about itself: seats and options, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tampu.core.errors import BadOption

OptionValue = str | int | bool


@dataclass(frozen=True)
class Option:
    """One option: its values, its default, and the values that need certain numbers of seats."""

    id: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    only_seats: Mapping[OptionValue, tuple[int, ...]] = field(default_factory=dict)

    def allows(self, value: Any, seats: int) -> bool:
        """Whether `value` may be chosen at a table of `seats`; true and 1 are different values."""
        if not any(value == known and type(value) is type(known) for known in self.values):
            return False
        return seats in self.only_seats.get(value, (seats,))


def start_player(most: int) -> Option:
    """The option that every game has: who starts."""
    places: tuple[OptionValue, ...] = tuple(range(1, most + 1))
    limits = {place: tuple(range(int(place), most + 1)) for place in places}
    return Option("start_player", ("random", *places), "random", limits)


@dataclass(frozen=True)
class Meta:
    """A game's card of introduction, importable without its rules."""

    id: str
    title: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules_version: int
    minutes: int

    def option(self, name: str) -> Option:
        """The option called `name`."""
        for option in self.options:
            if option.id == name:
                return option
        known = ", ".join(option.id for option in self.options)
        raise BadOption("error-unknown-option", game=self.id, option=name, known=known)

    def complete(self, seats: Any, given: Mapping[str, Any]) -> dict[str, OptionValue]:
        """All options, the given ones checked and the others at their default."""
        if seats not in self.seats or isinstance(seats, bool):
            known = ", ".join(str(number) for number in self.seats)
            raise BadOption("error-seats", game=self.id, seats=str(seats), known=known)
        chosen: dict[str, OptionValue] = {option.id: option.default for option in self.options}
        for name, value in given.items():
            option = self.option(name)
            if not option.allows(value, seats):
                allowed = [str(known) for known in option.values if option.allows(known, seats)]
                raise BadOption(
                    "error-option-value",
                    option=name,
                    value=_spoken(value),
                    known=_shortened(allowed),
                    seats=seats,
                )
            chosen[name] = value
        return chosen

    def parse(self, texts: Mapping[str, str]) -> dict[str, OptionValue]:
        """Option values from text, as typed on a command line; unknown texts stay text."""
        parsed: dict[str, OptionValue] = {}
        for name, text in texts.items():
            option = self.option(name)
            spoken = {_spoken(value): value for value in option.values}
            parsed[name] = spoken.get(text, text)
        return parsed


def _spoken(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _shortened(values: list[str]) -> str:
    texts = [value.lower() if value in ("True", "False") else value for value in values]
    return ", ".join(texts if len(texts) <= 8 else [*texts[:4], "…", texts[-1]])
