"""Measures the levels of the bots against each other and writes docs/levels.md.

Each finished game is stored under build/levels, so a later run continues an interrupted one. Games
are stored by the bots that play and by their learned weights: other weights begin a new series. A
row without stored games stays as it is on the page, as long as its bot is the same.

python tools/levels_page.py [--jobs 2] [--most 40] [--game cuzco] [--level 4] [--page]
"""

import argparse
import re
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from tampu.arena.matches import Played, Series
from tampu.arena.plan import Plan
from tampu.arena.results import ResultsFolder, describe, read_game
from tampu.arena.running import run
from tampu.arena.stopping import Until, verdict
from tampu.bots import search
from tampu.bots.garbage import collect_rarely
from tampu.bots.registry import LEVELS, level_spec, make_bot
from tampu.bots.script import script_names
from tampu.bots.search import SearchBot
from tampu.core.contract import Game
from tampu.core.data import read_json
from tampu.core.model import fingerprint
from tampu.core.play import Match
from tampu.core.registry import bundled_game_ids, load_game
from tampu.core.rng import Rng
from tampu.locale import catalogue

ROOT = Path(__file__).parents[1]
STORE = ROOT / "build" / "levels"
GAMES, LEAST, SEED = 200, 40, 1
UNSEEN_SEED = 1_000_001
"""No weights were learned from deals with this or a higher seed."""
SEATS = {"inca_empire": 3}
"""The number of seats of games that two cannot play."""
REQUIRED = {2: 0.65, 3: 0.45}
"""The win share that a level needs against the level below, by number of seats."""
REQUIRED_OF_THE_HIGHEST = {2: 0.60, 3: 0.43}
"""The same for the highest level."""
SOLO_REQUIRED = {3: 0.5, 4: 0.75, 5: 0.85}
"""The share of solo games that a level should win with the preset `normal`."""
SOLO_SERIES = [(3, "normal"), (4, "normal"), (5, "normal"), (4, "gentle"), (4, "hard")]
SIMULATIONS = 100
SEARCHING = (3, 4, 5)
TIMED = 6
"""The number of positions at which decisions of the levels `SEARCHING` are timed."""
SPEED = "## Speed of the search"
ADDED = "## Other measurements"
"""Sections from here on come from other tools; this one leaves them as they are."""
LEARNED_BOT = {"imhotep": "ismcts:nodes=60"}
"""The bot that tries the learned model, where it is not `TURN_BOT`."""
TURN_BOT = "plan:width=2"
YARDSTICK_LEVEL = 3
"""The level that has to beat every script."""

NOT_MEASURED = "| – | – | 0 | not measured | – |"

HEAD = """# Levels

`make levels` writes this page. It plays the games, stores each one under `build/levels`, and
continues where it was stopped. A level is a bot with a fixed budget, so the same seed gives the
same game on every machine; live tables may add a time limit (`level:4:ms=1000`).

Each level plays against the level below, equally often in every seat and with every deal in all
seats (in Inca Empire one against two). A series ends when its win share is clearly above or below
the required one (sequential test, error 5 %), after at least 40 and at most 200 games. The verdict
of a series that was stopped earlier, or that shows neither, is "open". The interval stays valid
under repeated checking. Time is the mean CPU time of a decision on one core, compiled; a decision
that follows a plan takes hardly any. Learned models play deals that they were not learned from.

Scripts are fixed yardsticks that nobody tuned (in the `bots.json` of each game). The script
`beginner` looks one decision ahead and counts points only; `newcomer` looks ahead to the end of its
turn and counts points only. Level 1 is weak enough that a newcomer wins some of the games.
"""


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


def plans(name: str) -> list[Plan]:
    """All series of a game."""
    series = [pairing(name, level) for level in LEVELS[1:]]
    series += [yardstick(name, level, script) for level, script in yardsticks(name)]
    if name == "tawantinsuyu":
        series += [solo(level, preset) for level, preset in SOLO_SERIES]
    return [*series, learning(name)] if has_learned_weights(name) else series


def folder(plan: Plan) -> Path:
    series = plan.series[0]
    words = (series.game, *series.entries, *series.options, learned(series.game))
    return STORE / re.sub(r"[^a-z0-9=_]+", "-", " ".join(words))


def learned(name: str) -> str:
    """A hash of the weights of a game's bots."""
    return fingerprint(read_json(f"tampu.games.{name}", "weights.json"))


def played_games(plan: Plan) -> list[Played]:
    """The games played so far, up to the first gap."""
    results = ResultsFolder(folder(plan), describe(plan), read_game)
    results.close()
    games: list[Played] = []
    while (0, len(games)) in results.finished:
        games.append(results.finished[0, len(games)])
    return games


def play(plan: Plan, jobs: int, most: int) -> None:
    """Continue a series, up to so many games."""
    for number, game in enumerate(run(plan, jobs=jobs, folder=folder(plan)), 1):
        print(
            f"{' '.join(plan.series[0].entries)} {number}: {game.scores} {game.share(0)}",
            flush=True,
        )
        if number >= most:
            break


def row(plan: Plan) -> str:
    """The cells of a result: win share, interval, games, verdict, time."""
    games = played_games(plan)
    if not games:
        return NOT_MEASURED
    assert plan.until
    result = verdict(plan.series[0], plan.until, games)
    share = sum(game.share(0) for game in games) / len(games)
    low, high = result.interval
    answer = {"above": "reached", "below": "missed", "open": "open"}[result.decision]
    spent = sum(game.seconds[0] for game in games) / sum(game.moves[0] for game in games)
    required = f"{answer} ({plan.until.threshold:.2f})"
    cells = (
        f"{share:.2f}",
        f"{low:.2f} to {high:.2f}",
        len(games),
        required,
        f"{1000 * spent:.1f} ms",
    )
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def game_page(name: str) -> list[str]:
    words = catalogue("en")
    lines = [f"## {load_game(name).meta.title}", ""]
    lines += ["| level | bot | win share | interval | games | required | time |"]
    lines += ["|---|---|---|---|---|---|---|"]
    for level in LEVELS:
        cells = row(pairing(name, level)) if level > 1 else "| | | | | |"
        lines.append(
            f"| {level} {words.text(f'level-{level}')} | `{level_spec(level, name)}` {cells}"
        )
    if name == "tawantinsuyu":
        for level, preset in SOLO_SERIES:
            cells = row(solo(level, preset))
            lines.append(f"| {level} against Axomamma | alone, preset `{preset}` {cells}")
    for level, script in yardsticks(name):
        cells = row(yardstick(name, level, script))
        lines.append(f"| {level} against the script | `script:{script}` {cells}")
    if has_learned_weights(name):
        bot = LEARNED_BOT.get(name, TURN_BOT)
        lines.append(f"| learned model against none | `{bot}` {row(learning(name))}")
        command = read_json(f"tampu.games.{name}", "weights.json")["command"]
        lines += ["", f"Model: `{command}`."]
    else:
        lines += ["", "Model: none; learned models have not proved better."]
    return [*lines, ""]


def with_earlier_rows(lines: list[str], earlier: str) -> list[str]:
    """The lines of a game, where rows that are not measured stay as they were on the page.

    They do not stay if the game has learned another model since.
    """
    if next(line for line in lines if line.startswith("Model: ")) not in earlier:
        return lines
    rows = {name_of(row): row for row in earlier.splitlines() if row.startswith("| ")}
    return [rows.get(name_of(row), row) if row.endswith(NOT_MEASURED) else row for row in lines]


def name_of(row: str) -> str:
    """The first two cells of a row: who plays."""
    return " | ".join(row.split(" | ")[:2])


def section(written: str, title: str) -> str:
    """The text under a heading of the page."""
    return written.partition(f"## {title}\n")[2].partition("\n## ")[0]


def speed_page() -> list[str]:
    """Simulations of the search per second, and how the time divides."""
    lines = [SPEED, ""]
    build = "Python" if (search.__file__ or "").endswith(".py") else "compiled"
    lines += [
        f"`ismcts:nodes={SIMULATIONS}` ({build}) at positions of one game, on one core, and the"
        " share of the time that each part takes.",
        "",
    ]
    lines += [
        "| game | simulations per second | features | proposals | determinizing | rules and tree |"
    ]
    lines += ["|---|---|---|---|---|---|"]
    for name in bundled_game_ids():
        simulations, parts = speed(load_game(name), SEATS.get(name, 2))
        cells = " | ".join(f"{100 * part:.0f} %" for part in (*parts, 1 - sum(parts)))
        lines.append(f"| {name} | {simulations:,.0f} | {cells} |")
    return [*lines, "", *times_page()]


def times_page() -> list[str]:
    """The CPU time of decisions that need a new search, by level."""
    lines = [
        f"CPU seconds of a decision that needs a new plan or search, at {TIMED} positions of the"
        " same game: mean and slowest.",
        "",
        f"| game | {' | '.join(f'level {level}' for level in SEARCHING)} |",
        f"|---|{'---|' * len(SEARCHING)}",
    ]
    for name in bundled_game_ids():
        game = load_game(name)
        views = _views(game, SEATS.get(name, 2), TIMED)
        cells: list[str] = []
        for level in SEARCHING:
            seconds = [decision_time(game, level_spec(level, name), *view) for view in views]
            cells.append(f"{sum(seconds) / len(seconds):.2f}, {max(seconds):.2f}")
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return [*lines, ""]


def decision_time(game: Game, spec: str, view: dict[str, Any], candidates: list[int]) -> float:
    """The CPU seconds of a decision of a bot that has no plan yet."""
    before = time.process_time()
    make_bot(spec, game).choose(view, candidates, Rng(SEED))
    return time.process_time() - before


def speed(game: Game, seats: int) -> tuple[float, list[float]]:
    """Simulations per second, and the shares of features, proposals and determinizing."""
    spent: dict[str, float] = {"features": 0.0, "proposals": 0.0, "imagine": 0.0}

    def timed(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            before = time.perf_counter()
            result = function(*arguments)
            spent[name] += time.perf_counter() - before
            return result

        return call

    evaluation = game.evaluation
    timed_game = replace(
        game,
        imagine=timed("imagine", game.imagine),
        evaluation=replace(
            evaluation,
            features=timed("features", evaluation.features),
            propose=timed("proposals", evaluation.propose),
        ),
    )
    views = [view for view, _ in _views(game, seats)]
    before = time.process_time()
    for view in views:
        SearchBot(game, SIMULATIONS).consider(view, Rng(1))
    untimed = time.process_time() - before
    before = time.perf_counter()
    for view in views:
        SearchBot(timed_game, SIMULATIONS).consider(view, Rng(1))
    total = time.perf_counter() - before
    return SIMULATIONS * len(views) / untimed, [part / total for part in spent.values()]


def _views(game: Game, seats: int, count: int = 10) -> list[tuple[dict[str, Any], list[int]]]:
    """Views and candidates of the deciding seat at positions spread over a game of `greedy`."""
    match, rng, bot = Match(game, seats, {}, SEED), Rng(SEED), make_bot("greedy", game)
    views: list[tuple[dict[str, Any], list[int]]] = []
    while not match.over:
        state = match.state
        view, candidates = state.view(state.actor()), state.candidates()
        if len(candidates) > 1:
            views.append((view, candidates))
        match.play(bot.choose(view, candidates, rng))
    return views[:: max(1, len(views) // count)][:count]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--most", type=int, default=GAMES, help="the largest number of games of a series"
    )
    parser.add_argument("--game", action="append", help="measure only this game")
    parser.add_argument("--level", type=int, help="measure only this level against the one below")
    parser.add_argument("--page", action="store_true", help="write the page without playing")
    parser.add_argument(
        "--speed", action="store_true", help="measure the speed of the search again"
    )
    arguments = parser.parse_args()
    collect_rarely()
    for name in [] if arguments.page else arguments.game or bundled_game_ids():
        for plan in plans(name) if arguments.level is None else [pairing(name, arguments.level)]:
            play(plan, arguments.jobs, arguments.most)
    page = ROOT / "docs" / "levels.md"
    written = page.read_text("utf-8") if page.exists() else ""
    lines = [HEAD]
    for name in bundled_game_ids():
        lines += with_earlier_rows(game_page(name), section(written, load_game(name).meta.title))
    before, _, added = written.partition(ADDED)
    if arguments.speed or SPEED not in before:
        lines += speed_page()
    else:
        lines.append(before[before.index(SPEED) :])
    text = "\n".join(lines)
    page.write_text(f"{text.rstrip()}\n\n{ADDED}{added}" if added else text, "utf-8")


if __name__ == "__main__":
    main()
