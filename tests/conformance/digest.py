"""The records that seeds lead to, hashed, so that another process can be compared with this one.

python -m tests.conformance.digest GAME
"""

import hashlib
import sys

from tampu.core.play import Match
from tampu.core.record import record
from tampu.core.rng import Rng
from tampu.testing.settings import GameSetup
from tests.conformance.settings import older_settings_of, settings_of

PER_SEATS = 2
"""Settings of each number of seats: the defaults and this many less one."""


def record_text(setting: GameSetup, seed: int) -> str:
    """The record of a random game that follows from its seed alone."""
    match = Match(setting.game, setting.seats, setting.options, seed, setting.rules_version)
    rng = Rng(seed, "digest")
    while not match.over:
        match.play(match.state.sample(rng))
    labels = ["random"] * setting.seats
    return record(match, labels, salt=str(seed)).write()


def chosen_settings(name: str) -> list[GameSetup]:
    """A few settings for every number of seats, and those of older rules."""
    chosen: list[GameSetup] = []
    for setting in settings_of(name):
        if sum(other.seats == setting.seats for other in chosen) < PER_SEATS:
            chosen.append(setting)
    return chosen + older_settings_of(name)


def digest(name: str) -> list[str]:
    """A line for each chosen setting: its id and the hash of a record."""
    return [
        f"{setting.id} {hashlib.sha256(record_text(setting, 11).encode()).hexdigest()}"
        for setting in chosen_settings(name)
    ]


if __name__ == "__main__":
    print("\n".join(digest(sys.argv[1])))
