"""Measures the levels of the bots against each other and writes docs/levels.md.

The results are stored in docs/levels after each game: a series goes on from there, on any machine.

python -m tools.levels_page [--jobs 2] [--most 40] [--minutes 14] [--game cuzco] [--only "4 Sapa"]
python -m tools.levels_page --game cuzco --pair plan:width=24 plan:width=12:replies=8:worlds=2
"""

import argparse
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tools.level_series import (
    COUNTED,
    GAMES,
    OLDER,
    PAIR_SEED,
    SEED,
    has_learned_weights,
    older,
    pair,
    play,
    rows,
)  # fmt: skip
from tools.level_store import ROOT, SEATS, Results, calibrations, results_of, stored

from tampu.arena.plan import Plan
from tampu.arena.stopping import verdict
from tampu.bots import search
from tampu.bots.garbage import collect_rarely
from tampu.bots.registry import LEVELS, level_spec, make_bot
from tampu.bots.search import SearchBot
from tampu.core.contract import Game
from tampu.core.data import read_json
from tampu.core.play import Match
from tampu.core.registry import bundled_game_ids, load_game
from tampu.core.rng import Rng
from tampu.locale import catalogue

SIMULATIONS = 100
SEARCHING = (3, 4, 5)
TIMED = 6
"""The number of positions at which decisions of the levels `SEARCHING` are timed."""
SPEED = "## Speed of the search"
ADDED = "## Other measurements"
"""The sections from here on are written by hand."""

NOT_MEASURED = "| – | – | 0 | not measured | – |"

HEAD = """# Levels

`make levels` writes this page. It plays the games, stores their results in `docs/levels`, and goes
on from there on any machine. A series begins anew when its bots play otherwise. A level is a bot
with a fixed budget, so the same seed gives the same game on every machine; live tables may add a
time limit (`level:4:ms=1000`).

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


def row(plan: Plan) -> str:
    """The cells of a result: win share, interval, games, verdict, time."""
    results = results_of(plan.series[0])
    if not results:
        return NOT_MEASURED
    return line(*judged(plan, results), f"{1000 * results.mean_seconds(0):.1f} ms")


def judged(plan: Plan, results: Results) -> tuple[str, str, str, str]:
    """Win share, interval, games and verdict."""
    assert plan.until
    games = results.played(plan.series[0])
    result = verdict(plan.series[0], plan.until, games)
    share = sum(game.share(0) for game in games) / len(games)
    low, high = result.interval
    answer = {"above": "reached", "below": "missed", "open": "open"}[result.decision]
    return (
        f"{share:.2f}",
        f"{low:.2f} to {high:.2f}",
        str(len(games)),
        f"{answer} ({plan.until.threshold:.2f})",
    )


def table(*columns: str) -> list[str]:
    """The first two lines of a table."""
    return [line(*columns), "|" + "---|" * len(columns)]


def line(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def game_page(name: str) -> list[str]:
    """The section of a game: its levels, and other pairs of bots."""
    lines = [f"## {load_game(name).meta.title}", ""]
    lines += table("level", "bot", "win share", "interval", "games", "required", "time")
    words = catalogue("en").text("level-1")
    lines.append(f"| 1 {words} | `{level_spec(1, name)}` | | | | | |")
    lines += [f"| {each.name} | {each.bot} {row(each.plan)}" for each in rows(name)]
    lines += ["", *other_pairs(name)]
    if has_learned_weights(name):
        command = read_json(f"tampu.games.{name}", "weights.json")["command"]
        shown = ", then ".join(f"`{one}`" for one in command.split("; "))
        return [*lines, f"Model: {shown}.", ""]
    return [*lines, "Model: none; learned models have not proved better.", ""]


def other_pairs(name: str) -> list[str]:
    """The table of the pairs that `--pair` played."""
    lines = []
    for results in stored(name):
        if results.seed == PAIR_SEED:
            plan = pair(name, *results.entries[:2])
            share, span, games, _ = judged(plan, results)
            bots = [called(name, spec) for spec in results.entries[:2]]
            lines.append(line(*bots, share, span, games, points(results), times(results)))
    if not lines:
        return []
    head = table("bot", "against", "win share", "interval", "games", "mean points", "time")
    return [f"Other pairs, on deals from seed {PAIR_SEED:,} on:", "", *head, *lines, ""]


def called(name: str, spec: str) -> str:
    """A bot in words: a level, or its spec."""
    for level in LEVELS:
        if level_spec(level, name) == spec:
            return f"level {level}"
    return f"`{spec}`"


def points(results: Results) -> str:
    """The mean points of the first bot, and of the others."""
    others = range(1, len(results.entries))
    mean = sum(results.points(entry) for entry in others) / len(others)
    return f"{results.points(0):.1f}, {mean:.1f}"


def times(results: Results) -> str:
    """The mean CPU time of a decision of the first bot, and of the second."""
    return f"{1000 * results.mean_seconds(0):.1f}, {1000 * results.mean_seconds(1):.1f} ms"


def older_page() -> list[str]:
    """The levels against the same levels of an older version."""
    lines = [
        "## Against an older version",
        "",
        "`python -m tools.older_level OLDER_BUILD` plays a bot against a level of commit"
        f" `{OLDER}`, both compiled, under the rules version of that commit (in Inca Empire one"
        " against two). In each cell ours comes first.",
        "",
        *table(
            "game", "bot", "against", "win share", "interval", "games", "required", "mean points",
            "mean time", "slowest", "actions per game and seat",
        ),
    ]  # fmt: skip
    for name in bundled_game_ids():
        for results in stored(name):
            if not results.entries[-1].startswith(OLDER):
                continue
            first, second, *_ = results.entries
            plan = older(name, first, int(second[-1]), len(results.entries))
            slowest = f"{results.slowest[0]:.2f}, {max(results.slowest[1:]):.2f} s"
            lines.append(
                line(
                    load_game(name).meta.title,
                    called(name, first),
                    f"level {second[-1]}",
                    *judged(plan, results),
                    points(results),
                    times(results),
                    slowest,
                    counted(name, results),
                )
            )
    return [*lines, ""]


def counted(name: str, results: Results) -> str:
    """How often a seat chose some kinds of actions in a game, on average."""
    parts = []
    for kind in COUNTED.get(name, ()):
        ours, *others = [kinds.get(kind, 0) / len(results.games) for kinds in results.kinds]
        parts.append(f"{kind} {ours:.1f}, {sum(others) / len(others):.1f}")
    return "; ".join(parts)


def calibration_page() -> list[str]:
    """How true the shares are that people see."""
    lines = [
        "## Calibration",
        "",
        "`python -m tools.calibration --store`, on unseen games: of the positions with an expected"
        " share in each tenth, the mean expected share and the share won. The expected calibration"
        " error should be at most 0.03; a small sample makes it larger than it is.",
        "",
    ]
    head = ("game", "bot", "games", "error as searched", "error as shown", "error of the lead")
    shares = [f"{at / 10:.1f} to {(at + 1) / 10:.1f}" for at in range(10)]
    summary, details = table(*head), table("game", "bot", *shares)
    for name in bundled_game_ids():
        for each in calibrations(name):
            who = (load_game(name).meta.title, f"`{each['bot']}`")
            errors = (f"{each['searched']:.3f}", f"{each['shown']:.3f}", f"{each['lead']:.1f}")
            summary.append(line(*who, str(each["games"]), *errors))
            cells = [
                f"{mean:.2f}: {won:.2f}" if count else "–" for count, mean, won in each["bins"]
            ]
            details.append(line(*who, *cells))
    return [*lines, *summary, "", "Mean expected share: share won.", "", *details, ""]


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


def page(written: str, speed: bool = False) -> str:
    """The text of the page; what is written by hand stays as it is, and so does the speed."""
    before, _, added = written.partition(ADDED)
    lines = [HEAD]
    for name in bundled_game_ids():
        lines += game_page(name)
    lines += [*older_page(), *calibration_page()]
    if speed:
        lines += speed_page()
    elif SPEED in before:
        lines.append(before[before.index(SPEED) :])
    text = "\n".join(lines)
    return f"{text.rstrip()}\n\n{ADDED}{added}" if added else text


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.levels_page", description=__doc__)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument(
        "--most", type=int, default=GAMES, help="the largest number of games of a series"
    )
    parser.add_argument("--minutes", type=float, default=1e6, help="begin no game after this time")
    parser.add_argument("--game", action="append", help="measure only this game")
    parser.add_argument("--only", default="", help="measure only rows that contain this text")
    parser.add_argument("--pair", nargs=2, help="measure two bots instead")
    parser.add_argument("--page", action="store_true", help="write the page without playing")
    parser.add_argument(
        "--speed", action="store_true", help="measure the speed of the search again"
    )
    arguments = parser.parse_args()
    collect_rarely()
    deadline = time.monotonic() + 60 * arguments.minutes
    for name in [] if arguments.page else arguments.game or bundled_game_ids():
        plans = [each.plan for each in rows(name) if arguments.only in f"{each.name} {each.bot}"]
        for plan in [pair(name, *arguments.pair)] if arguments.pair else plans:
            play(plan, arguments.jobs, arguments.most, deadline - time.monotonic())
    path = ROOT / "docs" / "levels.md"
    written = path.read_text("utf-8") if path.exists() else ""
    path.write_text(page(written, arguments.speed), "utf-8")


if __name__ == "__main__":
    main()
