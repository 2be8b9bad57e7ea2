"""What the suite runs on: every registered game and the toy, their seats and sampled options."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

import tampu.core.play
from tampu.core.contract import Game
from tampu.core.options import Meta, Option, OptionValue
from tampu.core.registry import game_ids, load_game, metas
from tampu.core.rng import Rng
from tests.toy.game import GAME as TOY

COMPILED: Final = not str(tampu.core.play.__file__).endswith(".py")
GAMES_PER_SETTING: Final = int(os.environ.get("TAMPU_SOAK_GAMES", "30" if COMPILED else "5"))
SOAK: Final = "TAMPU_SOAK_GAMES" in os.environ
FEW: Final = 5
"""An option with more values than this has them spread over the seat counts."""
LEAST_ROWS: Final = 4

REVEALS: Final[dict[str, frozenset[str]]] = {
    "imhotep": frozenset({"imhotep-event-kept"}),  # both cards of the pair, once D3 is answered
    "cuzco": frozenset(),
    "inca_empire": frozenset({"inca_empire-event-reveal"}),  # cards on the board, IE-U08
    "tawantinsuyu": frozenset(
        {
            "keep_army",  # the other card is discarded face up, TW-A15
            "tawantinsuyu-event-ax-army",  # she plays army cards from her hand
            "tawantinsuyu-event-ax-card",  # her card goes to the offer, TW-X45 and X47
            "tawantinsuyu-event-tile-shown",  # a tile that some have seen is turned up, TW-L07
            "tawantinsuyu-event-setup-cards",  # the five cards that are not kept, TW-S16
            "tawantinsuyu-event-slot-from-bottom",  # the god of a card put under the deck
            # her hand is played, TW-X29
            "tawantinsuyu-event-ax-soldiers",  # her strength decides what she does, TW-X21
        }
    ),
    "toy": frozenset(),
}
"""Events, or kinds of entries, by which a rule makes hidden things public.

What follows them may differ. Without them, the same action on two positions that look alike to a
seat leads to two positions that look alike to it."""


@dataclass(frozen=True)
class Setting:
    """A game, a number of seats and complete options."""

    game: str
    seats: int
    options: dict[str, OptionValue] = field(hash=False)
    id: str

    def new(self) -> Any:
        return the_game(self.game).new(self.seats, self.options)


@cache
def the_game(name: str) -> Game:
    """A registered game, or the toy."""
    return TOY if name == TOY.id else load_game(name)


def all_games() -> list[str]:
    """The toy and the registered games, or those of them that TAMPU_GAMES lists."""
    only = os.environ.get("TAMPU_GAMES", "")
    names = [TOY.id, *game_ids()]
    return [name for name in names if not only or name in only.split(",")]


def the_meta(name: str) -> Meta:
    """What a game says of itself, without loading its rules."""
    return TOY.meta if name == TOY.id else next(meta for meta in metas() if meta.id == name)


def settings_of(name: str) -> list[Setting]:
    """For every number of seats the defaults and rows that cover each value of each option."""
    meta = the_meta(name)
    found = []
    for seats in meta.seats:
        for chosen in _rows(meta, seats):
            told = [
                f"{option.id}={str(chosen[option.id]).lower()}"
                for option in meta.options
                if chosen[option.id] != option.default
            ]
            label = f"{name}-{seats}-{','.join(told) or 'default'}"
            found.append(Setting(name, seats, chosen, label))
    return found


def all_settings() -> list[Setting]:
    return [setting for name in all_games() for setting in settings_of(name)]


def _rows(meta: Meta, seats: int) -> list[dict[str, OptionValue]]:
    rng = Rng(seats, f"options of {meta.id}")
    wanted = [_wanted(meta, option, seats) for option in meta.options]
    number = max(LEAST_ROWS, 1 + max(len(values) for values in wanted))
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
    found = []
    spread = len(option.values) > FEW
    for index, value in enumerate(option.values):
        able = [number for number in meta.seats if option.allows(value, number)]
        if value is option.default or seats not in able:
            continue
        if not spread or able[index % len(able)] == seats:
            found.append(value)
    return found
