"""Measures the levels against each other and writes docs/levels.md.

Every game is kept under build/levels as soon as it is played: run again, and it goes on.

python docs/make_levels.py [--jobs 2] [--most 40] [--game cuzco] [--page]
"""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from tampu.arena.matches import Played, Series
from tampu.arena.plan import Plan
from tampu.arena.results import Results
from tampu.arena.running import run
from tampu.arena.stopping import Until, verdict
from tampu.bots import search
from tampu.bots.registry import LEVELS, level_spec, make_bot
from tampu.bots.search import SearchBot
from tampu.core.contract import Game
from tampu.core.data import read_json
from tampu.core.play import Match
from tampu.core.registry import game_ids, load_game
from tampu.core.rng import Rng
from tampu.locale import catalogue

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "levels"
GAMES, LEAST, SEED = 200, 40, 1
UNSEEN = 1_000_001
"""Deals from this seed on were not among those that weights were learned from."""
SEATS = {"inca_empire": 3}
"""Where two cannot play."""
WANTED = {2: 0.65, 3: 0.45}
"""The share that a level must win, by seats: against one, or against two, of the level below."""
WALKS = 100
SPEED = "## Speed of the search"
ONE_STEP = "beam:depth=1:width=1"
LEARNER = {"tawantinsuyu": "plan:width=2"}
"""Who plays by learned weights against those set by hand, where it is not one step ahead."""

HEAD = """# Levels

Written by `make levels`, which plays the games, keeps each under `build/levels` and goes on where
it was stopped. A level is a bot with a fixed budget, so the same seed gives the same game on every
machine; at live tables a cap of time may be added (`level:4:ms=1000`).

Each level plays against the one below, in every seat equally often and every deal in all seats
(Inca Empire: one against two). A series ends when its share is clearly above or below the wanted
one (sequential test, error 5 %), not before 40 games and at the latest after 200. The interval
holds however often one looks. Time is CPU time of one decision on one core, mean of the series.
Learned weights are tried on deals that they were not learned from.
"""


def pairing(name: str, level: int) -> Plan:
    """A level against the one below."""
    seats = SEATS.get(name, 2)
    rivals = [level_spec(level - 1, name)] * (seats - 1)
    entries = (level_spec(level, name), *rivals)
    series = Series(name, entries, GAMES, SEED, {}, rotate=True, duplicate=True)
    return Plan((series,), Until(WANTED[seats], LEAST))


def solo(level: int) -> Plan:
    """A level alone against Axomamma; half of the victories are wanted."""
    spec = level_spec(level, "tawantinsuyu")
    return Plan((Series("tawantinsuyu", (spec,), GAMES, SEED, {}),), Until(0.5, LEAST))


def learning(name: str) -> Plan:
    """A bot by learned weights against the same by those set by hand."""
    seats, bot = SEATS.get(name, 2), LEARNER.get(name, ONE_STEP)
    entries = (bot, *[f"{bot}:hand=1"] * (seats - 1))
    series = Series(name, entries, GAMES, UNSEEN, {}, rotate=True, duplicate=True)
    return Plan((series,), Until(1 / seats, LEAST))


def learned(name: str) -> bool:
    return bool(read_json(f"tampu.games.{name}", "weights.json")["weights"])


def plans(name: str) -> list[Plan]:
    """All that is measured of a game."""
    found = [pairing(name, level) for level in LEVELS[1:]]
    if name == "tawantinsuyu":
        found += [solo(level) for level in LEVELS[2:]]
    return [*found, learning(name)] if learned(name) else found


def folder(plan: Plan) -> Path:
    series = plan.series[0]
    return KEPT / re.sub(r"[^a-z0-9=]+", "-", " ".join((series.game, *series.entries)))


def known(plan: Plan) -> list[Played]:
    """The games played so far, up to the first gap."""
    results = Results(folder(plan), plan)
    results.close()
    games: list[Played] = []
    while (0, len(games)) in results.known:
        games.append(results.known[0, len(games)])
    return games


def play(plan: Plan, jobs: int, most: int) -> None:
    """Play on, up to so many games."""
    for number, game in enumerate(run(plan, jobs=jobs, folder=folder(plan)), 1):
        print(
            f"{' '.join(plan.series[0].entries)} {number}: {game.scores} {game.share(0)}",
            flush=True,
        )
        if number >= most:
            break


def row(plan: Plan) -> str:
    """The cells of what was found: share, interval, games, answer, time."""
    games = known(plan)
    if not games:
        return "| – | – | 0 | not measured | – |"
    assert plan.until
    found = verdict(plan.series[0], plan.until, games)
    share = sum(game.share(0) for game in games) / len(games)
    low, high = found.interval
    answer = {"above": "reached", "below": "missed", "open": "open"}[found.decision]
    spent = sum(game.seconds[0] for game in games) / sum(game.moves[0] for game in games)
    wanted = f"{answer} ({plan.until.threshold:.2f})"
    cells = (
        f"{share:.2f}",
        f"{low:.2f} to {high:.2f}",
        len(games),
        wanted,
        f"{1000 * spent:.1f} ms",
    )
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def game_page(name: str) -> list[str]:
    words = catalogue("en")
    lines = [f"## {load_game(name).meta.title}", ""]
    lines += ["| level | bot | win share | interval | games | wanted | time |"]
    lines += ["|---|---|---|---|---|---|---|"]
    for level in LEVELS:
        cells = row(pairing(name, level)) if level > 1 else "| | | | | |"
        lines.append(
            f"| {level} {words.text(f'level-{level}')} | `{level_spec(level, name)}` {cells}"
        )
    if name == "tawantinsuyu":
        for level in LEVELS[2:]:
            lines.append(f"| {level} against Axomamma | alone, default options {row(solo(level))}")
    if learned(name):
        bot = LEARNER.get(name, ONE_STEP)
        lines.append(f"| weights learned, against set by hand | `{bot}` {row(learning(name))}")
        command = read_json(f"tampu.games.{name}", "weights.json")["command"]
        lines += ["", f"Weights: `{command}`."]
    else:
        lines += ["", "Weights: set by hand; learned ones have not shown to be better."]
    return [*lines, ""]


def speed_page() -> list[str]:
    """Walks of the search in a second, and where the time goes."""
    lines = [SPEED, ""]
    build = "Python" if (search.__file__ or "").endswith(".py") else "compiled"
    lines += [f"`ismcts:nodes={WALKS}` ({build}) at positions of one game, on one core.", ""]
    lines += ["| game | walks in a second | features | proposals | imagining | rules and tree |"]
    lines += ["|---|---|---|---|---|---|"]
    for name in game_ids():
        walks, parts = speed(load_game(name), SEATS.get(name, 2))
        cells = " | ".join(f"{100 * part:.0f} %" for part in (*parts, 1 - sum(parts)))
        lines.append(f"| {name} | {walks:,.0f} | {cells} |")
    return [*lines, ""]


def speed(game: Game, seats: int) -> tuple[float, list[float]]:
    spent: dict[str, float] = {"features": 0.0, "proposals": 0.0, "imagine": 0.0}

    def timed(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            before = time.perf_counter()
            found = function(*arguments)
            spent[name] += time.perf_counter() - before
            return found

        return call

    judgement = game.judgement
    watched = replace(
        game,
        imagine=timed("imagine", game.imagine),
        judgement=replace(
            judgement,
            features=timed("features", judgement.features),
            proposals=timed("proposals", judgement.proposals),
        ),
    )
    views = _views(game, seats)
    before = time.process_time()
    for view in views:
        SearchBot(game, WALKS).consider(view, Rng(1))
    plain = time.process_time() - before
    before = time.perf_counter()
    for view in views:
        SearchBot(watched, WALKS).consider(view, Rng(1))
    whole = time.perf_counter() - before
    return WALKS * len(views) / plain, [part / whole for part in spent.values()]


def _views(game: Game, seats: int, count: int = 10) -> list[dict[str, Any]]:
    """Views of the deciding seat at places all over a game of `greedy`."""
    match, rng, bot = Match(game, seats, {}, SEED), Rng(SEED), make_bot("greedy", game)
    views: list[dict[str, Any]] = []
    while not match.over:
        state = match.state
        view, candidates = state.view(state.actor()), state.candidates()
        if len(candidates) > 1:
            views.append(view)
        match.play(bot.choose(view, candidates, rng))
    return views[:: max(1, len(views) // count)][:count]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--most", type=int, default=GAMES, help="games of each series in all")
    parser.add_argument("--game", action="append", help="only this one")
    parser.add_argument("--page", action="store_true", help="write the page, play nothing")
    parser.add_argument("--speed", action="store_true", help="measure the search anew")
    wish = parser.parse_args()
    for name in [] if wish.page else wish.game or game_ids():
        for plan in plans(name):
            play(plan, wish.jobs, wish.most)
    page = ROOT / "docs" / "levels.md"
    written = page.read_text("utf-8") if page.exists() else ""
    lines = [HEAD]
    for name in game_ids():
        lines += game_page(name)
    if wish.speed or SPEED not in written:
        lines += speed_page()
    else:
        lines.append(written[written.index(SPEED) :])
    page.write_text("\n".join(lines), "utf-8")


if __name__ == "__main__":
    main()
