"""The series of games between bots that docs/levels.md shows."""

import math
import time
from collections.abc import Iterator
from typing import NamedTuple

from tools.level_store import SEATS, add, continued

from tampu.arena.matches import Played, Series, play_one
from tampu.arena.plan import Plan
from tampu.arena.process_pool import map_in_processes
from tampu.arena.stopping import SeriesWatch, Until
from tampu.bots.registry import LEVELS, level_spec
from tampu.bots.script import script_names
from tampu.core.data import read_json
from tampu.core.registry import load_game
from tampu.locale import catalogue

GAMES, LEAST, SEED = 200, 40, 1
UNSEEN_SEED = 1_000_001
"""No weights were learned from deals with this or a higher seed."""
OLDER_SEED, PAIR_SEED = 2_000_001, 7_000_001
REQUIRED = {2: 0.65, 3: 0.45}
"""The win share that a level needs against the level below, by number of seats."""
REQUIRED_OF_THE_HIGHEST = {2: 0.60, 3: 0.43}
"""The same for the highest level."""
REQUIRED_OF_NEWER = {2: 0.70, 3: 0.50}
"""The win share that a level needs against the same level of an older version."""
OLDER = "da97aa3"
"""The commit of the older version."""
SOLO_REQUIRED = {3: 0.5, 4: 0.75, 5: 0.85}
"""The share of solo games that a level should win with the preset `normal`."""
SOLO_SERIES = [(3, "normal"), (4, "normal"), (5, "normal"), (4, "gentle"), (4, "hard")]
LEARNED_BOT = {"imhotep": "ismcts:nodes=60"}
"""The bot that tries the learned model, where it is not `TURN_BOT`."""
TURN_BOT = "plan:width=2"
YARDSTICK_LEVEL = 3
"""The level that has to beat every script."""


COUNTED = {
    "cuzco": ("pond", "propose"),
    "inca_empire": ("pilgrimage",),
    "tawantinsuyu": ("place", "train"),
}
"""Kinds of actions whose number per game is reported."""


class Row(NamedTuple):
    """A series on the page: who plays, and the bot."""

    name: str
    bot: str
    plan: Plan


def pairing(name: str, level: int) -> Plan:
    """A level against the level below."""
    seats = SEATS.get(name, 2)
    opponents = [level_spec(level - 1, name)] * (seats - 1)
    entries = (level_spec(level, name), *opponents)
    series = Series(name, entries, GAMES, SEED, {}, rotate=True, duplicate=True)
    required = REQUIRED_OF_THE_HIGHEST if level == LEVELS[-1] else REQUIRED
    return Plan((series,), Until(required[seats], LEAST))


def solo(level: int, preset: str) -> Plan:
    """A level alone against Axomamma."""
    game, spec = load_game("tawantinsuyu"), level_spec(level, "tawantinsuyu")
    options = next(each.options for each in game.meta.presets if each.id == preset)
    series = Series(game.id, (spec,), GAMES, SEED, dict(options))
    return Plan((series,), Until(SOLO_REQUIRED[level], LEAST))


def yardstick(name: str, level: int, script: str) -> Plan:
    """A level against a script."""
    seats = SEATS.get(name, 2)
    entries = (level_spec(level, name), *[f"script:{script}"] * (seats - 1))
    series = Series(name, entries, GAMES, SEED, {}, rotate=True, duplicate=True)
    threshold = REQUIRED[seats] if level == YARDSTICK_LEVEL else 1 / seats
    return Plan((series,), Until(threshold, LEAST))


def yardsticks(name: str) -> list[tuple[int, str]]:
    """The levels and scripts that play each other."""
    pairs = [(level, script) for level in LEVELS[:2] for script in ("beginner", "newcomer")]
    return pairs + [(YARDSTICK_LEVEL, script) for script in script_names(name)]


def learning(name: str) -> Plan:
    """A bot with the learned model against the same bot with features that count once."""
    seats, bot = SEATS.get(name, 2), LEARNED_BOT.get(name, TURN_BOT)
    entries = (bot, *[f"{bot}:hand=1"] * (seats - 1))
    series = Series(name, entries, GAMES, UNSEEN_SEED, {}, rotate=True, duplicate=True)
    return Plan((series,), Until(1 / seats, LEAST))


def has_learned_weights(name: str) -> bool:
    return bool(read_json(f"tampu.games.{name}", "weights.json")["weights"])


def older(name: str, spec: str, level: int, seats: int) -> Plan:
    """A bot against a level of the older version, which takes all other seats."""
    entries = (spec, *[f"{OLDER} level:{level}"] * (seats - 1))
    series = Series(name, entries, GAMES, OLDER_SEED, {}, rotate=True, duplicate=True)
    return Plan((series,), Until(REQUIRED_OF_NEWER.get(seats, 1 / seats), LEAST))


def pair(name: str, first: str, second: str) -> Plan:
    """Any two bots, the second at all seats but one."""
    seats = SEATS.get(name, 2)
    entries = (first, *[second] * (seats - 1))
    series = Series(name, entries, GAMES, PAIR_SEED, {}, rotate=True, duplicate=True)
    return Plan((series,), Until(1 / seats, LEAST))


def rows(name: str) -> list[Row]:
    """All series of a game that every version measures."""
    words = catalogue("en")
    series = [
        Row(
            f"{level} {words.text(f'level-{level}')}",
            f"`{level_spec(level, name)}`",
            pairing(name, level),
        )
        for level in LEVELS[1:]
    ]
    if name == "tawantinsuyu":
        series += [
            Row(f"{level} against Axomamma", f"alone, preset `{preset}`", solo(level, preset))
            for level, preset in SOLO_SERIES
        ]
    series += [
        Row(f"{level} against the script", f"`script:{script}`", yardstick(name, level, script))
        for level, script in yardsticks(name)
    ]
    if has_learned_weights(name):
        bot = LEARNED_BOT.get(name, TURN_BOT)
        series.append(Row("learned model against none", f"`{bot}`", learning(name)))
    return series


def play(plan: Plan, jobs: int, most: int, seconds: float = math.inf) -> None:
    """Continue a series up to so many games, or until a game ends after so many seconds."""
    series, until = plan.series[0], plan.until
    assert until
    watch, deadline = SeriesWatch(series, until), time.monotonic() + seconds
    results = continued(series)
    for game in results.played(series):
        watch.see(game)
    tasks = [(series, index) for index in range(watch.games, min(most, series.games))]
    if watch.stopped or seconds <= 0.0:
        return
    played: Iterator[Played] = map(play_task, tasks)
    if jobs > 1 and tasks:
        played = map_in_processes(play_task, tasks, jobs, "error-arena-workers")
    for game in played:
        add(series, game)
        watch.see(game)
        scores = [game.scores[game.seating.index(entry)] for entry in range(len(series.entries))]
        print(f"{' '.join(series.entries)} {watch.games}: {scores} {game.share(0)}", flush=True)
        if watch.stopped or time.monotonic() >= deadline:
            return


def play_task(task: tuple[Series, int]) -> Played:
    series, index = task
    return play_one(series, index, load_game(series.game))
