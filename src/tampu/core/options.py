"""The metadata of a game: its seats and options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tampu.core.errors import BadOption, MalformedPosition

OptionValue = str | int | bool


@dataclass(frozen=True)
class Option:
    """One option: its values, its default, and the seats that some values need."""

    id: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    only_seats: Mapping[OptionValue, tuple[int, ...]] = field(default_factory=dict)
    since: int = 1
    """The first rules version that has this option."""
    only_if_chosen: bool = False
    """Completed options name it only with another value than its default, so that games without it
    keep their records, keys and observations."""

    def allows(self, value: Any, seats: int) -> bool:
        """Whether `value` may be chosen at a table of `seats`; true and 1 are different values."""
        if not any(value == other and type(value) is type(other) for other in self.values):
            return False
        return seats in self.only_seats.get(value, (seats,))


def start_player(most: int) -> Option:
    """The option of the starting player, which every game has."""
    places: tuple[OptionValue, ...] = tuple(range(1, most + 1))
    limits = {place: tuple(range(int(place), most + 1)) for place in places}
    return Option("start_player", ("random", *places), "random", limits)


def mini_game(since: int, seats: tuple[int, ...]) -> Option:
    """The option of a game that ends early by the same rules, for fast research."""
    return Option("mini", (False, True), False, {True: seats}, since, only_if_chosen=True)


@dataclass(frozen=True)
class Preset:
    """A named choice of options; its words are `<game>-preset-<id>` and `-line` after it."""

    id: str
    options: Mapping[str, OptionValue]
    """Options that it does not name have their defaults."""
    seats: tuple[int, ...] = ()
    """The numbers of seats that it is meant for; empty for all."""


@dataclass(frozen=True)
class Meta:
    """The metadata of a game, importable without its rules."""

    id: str
    title: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    rules_version: int
    """The rules version of new games."""
    minutes: int
    older_rules_versions: tuple[int, ...] = ()
    """The older rules versions that running games, records and positions may still have."""
    weight: int = 3
    """How much there is to think about, from 1 (light) to 5 (expert)."""
    presets: tuple[Preset, ...] = ()
    """Choices of options that a new table offers by name."""

    @property
    def rules_versions(self) -> tuple[int, ...]:
        """All rules versions that can be played and replayed, the newest last."""
        return (*self.older_rules_versions, self.rules_version)

    def plays(self, rules_version: int) -> bool:
        """Whether games of this rules version can be played and replayed."""
        return rules_version in self.rules_versions

    def options_of(self, rules_version: int) -> tuple[Option, ...]:
        """The options that games of a rules version have."""
        return tuple([option for option in self.options if option.since <= rules_version])

    def observed_options(self) -> dict[str, tuple[OptionValue, ...]]:
        """The options that an observation states, with their values.

        A position shows who started; an option that is only stated if chosen stays the same in all
        games of an environment.
        """
        return {
            option.id: option.values
            for option in self.options
            if option.id != "start_player" and not option.only_if_chosen
        }

    def _or_newest(self, rules_version: int | None) -> int:
        return self.rules_version if rules_version is None else rules_version

    def option(self, name: str, rules_version: int | None = None) -> Option:
        """The option called `name`, in the newest rules version unless another is given."""
        options = self.options_of(self._or_newest(rules_version))
        for option in options:
            if option.id == name:
                return option
        known = ", ".join(option.id for option in options)
        raise BadOption("error-unknown-option", game=self.id, option=name, known=known)

    def version_of(self, data: Mapping[str, Any]) -> int:
        """The rules version of a position or view as JSON; without the field it is 1."""
        version = data.get("rules_version", 1)
        if not isinstance(version, int) or isinstance(version, bool) or not self.plays(version):
            raise MalformedPosition("error-position", game=self.id)
        return version

    @property
    def fewest_seats(self) -> int:
        """The smallest number of seats with opponents."""
        return min(number for number in self.seats if number > 1)

    def complete(
        self, seats: Any, given: Mapping[str, Any], rules_version: int | None = None
    ) -> dict[str, OptionValue]:
        """Check the given options and add the defaults of all others.

        Options are those of the newest rules version unless another is given.
        """
        version = self._or_newest(rules_version)
        if seats not in self.seats or isinstance(seats, bool):
            known = ", ".join(str(number) for number in self.seats)
            raise BadOption("error-seats", game=self.id, seats=str(seats), known=known)
        chosen: dict[str, OptionValue] = {
            option.id: option.default
            for option in self.options_of(version)
            if not option.only_if_chosen
        }
        for name, value in given.items():
            option = self.option(name, version)
            if not option.allows(value, seats):
                allowed = [str(value) for value in option.values if option.allows(value, seats)]
                raise BadOption(
                    "error-option-value",
                    option=name,
                    value=option_text(value),
                    known=_shortened(allowed),
                    seats=seats,
                )
            if value != option.default or not option.only_if_chosen:
                chosen[name] = value
        return chosen

    def parse(
        self, texts: Mapping[str, str], rules_version: int | None = None
    ) -> dict[str, OptionValue]:
        """Read option values from text; a text that is no value of its option stays text."""
        parsed: dict[str, OptionValue] = {}
        for name, text in texts.items():
            option = self.option(name, rules_version)
            by_text = {option_text(value): value for value in option.values}
            parsed[name] = by_text.get(text, text)
        return parsed


def version_mark(rules_version: int) -> bytes:
    """The part of a position's key that differs between rules versions; version 1 has none."""
    return b"" if rules_version == 1 else b"rules %d" % rules_version


def option_text(value: Any) -> str:
    """The text of an option's value, as people write it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _shortened(values: list[str]) -> str:
    texts = [value.lower() if value in ("True", "False") else value for value in values]
    return ", ".join(texts if len(texts) <= 8 else [*texts[:4], "…", texts[-1]])
