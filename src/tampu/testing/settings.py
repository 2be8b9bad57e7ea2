"""The settings that the conformance suite tries: every seat count with sampled options."""

from dataclasses import dataclass, field
from typing import Any, Final

from tampu.core.contract import Game
from tampu.core.options import Meta, Option, OptionValue
from tampu.core.rng import Rng

FEW: Final = 5
"""An option with more values than this has them spread over the seat counts."""
LEAST_ROWS: Final = 4


@dataclass(frozen=True)
class GameSetup:
    """A game, a number of seats, complete options and a rules version, None for the newest."""

    game: Game = field(compare=False, repr=False)
    seats: int
    options: dict[str, OptionValue] = field(hash=False)
    id: str
    rules_version: int | None = None

    def new(self) -> Any:
        """Start a game with this setting."""
        return self.game.new(self.seats, self.options, self.rules_version)


def settings_of(game: Game) -> list[GameSetup]:
    """For every number of seats the defaults and rows that cover each value of each option."""
    settings = []
    for seats in game.meta.seats:
        for chosen in _rows(game.meta, seats):
            parts = [
                f"{option.id}={str(chosen[option.id]).lower()}"
                for option in game.meta.options
                if chosen[option.id] != option.default
            ]
            label = f"{game.id}-{seats}-{','.join(parts) or 'default'}"
            options = game.meta.complete(seats, chosen)
            settings.append(GameSetup(game, seats, options, label))
    return settings


def older_settings_of(game: Game) -> list[GameSetup]:
    """For every older rules version and number of seats the default options."""
    return [
        GameSetup(
            game,
            seats,
            game.meta.complete(seats, {}, version),
            f"{game.id}-{seats}-v{version}",
            version,
        )
        for version in game.meta.older_rules_versions
        for seats in game.meta.seats
    ]


def _rows(meta: Meta, seats: int) -> list[dict[str, OptionValue]]:
    rng = Rng(seats, f"options of {meta.id}")
    wanted = [_wanted(meta, option, seats) for option in meta.options]
    number = max(LEAST_ROWS, 1 + max((len(values) for values in wanted), default=0))
    rows = [{option.id: option.default for option in meta.options}]
    for _ in range(number - 1):
        row: dict[str, OptionValue] = {}
        for option in meta.options:
            allowed = [value for value in option.values if option.allows(value, seats)]
            row[option.id] = allowed[rng.below(len(allowed))] if rng.below(2) else option.default
        rows.append(row)
    place = 0
    for option, values in zip(meta.options, wanted, strict=True):
        for value in values:
            rows[1 + place % (number - 1)][option.id] = value
            place += 1
    distinct = []
    for row in rows:
        if row not in distinct:
            distinct.append(row)
    return distinct


def _wanted(meta: Meta, option: Option, seats: int) -> list[OptionValue]:
    """The values besides the default that this number of seats has to cover."""
    wanted = []
    spread = len(option.values) > FEW
    for index, value in enumerate(option.values):
        able = [number for number in meta.seats if option.allows(value, number)]
        if value is option.default or seats not in able:
            continue
        if not spread or able[index % len(able)] == seats:
            wanted.append(value)
    return wanted
