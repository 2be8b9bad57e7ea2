"""Plays a level against the same level of an older checkout, both compiled.

The older program follows the game in its own engine and answers with a line of notation, so its
views may differ in form; the games use the newest rules version of the older checkout.
The results are stored in docs/levels after each game; tools/levels_page.py shows them.

python -m tools.older_level OLDER_BUILD [--level 4] [--most 40] [--game cuzco] [--seats 2]
"""

import argparse
import json
import math
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.level_series import GAMES, OLDER, older
from tools.level_store import SEATS, Results, add, continued

from tampu.arena.matches import Played, Series
from tampu.arena.plan import Plan
from tampu.arena.stopping import SeriesWatch
from tampu.bots.contract import Bot
from tampu.bots.garbage import collect_rarely
from tampu.bots.registry import level_spec, make_bot
from tampu.core.contract import CHANCE, Game
from tampu.core.play import Match
from tampu.core.registry import bundled_game_ids, load_game
from tampu.core.rng import Rng

FOLLOWER = """
import json, sys, time
from tampu.bots.registry import make_bot
from tampu.core.play import read_action
from tampu.core.registry import load_game
from tampu.core.rng import Rng

for line in sys.stdin:
    message = json.loads(line)
    if "game" in message:
        game = load_game(message["game"])
        state = game.new(message["seats"])
        bots = {seat: make_bot(message["spec"], game) for seat in message["older"]}
        streams = {seat: Rng(message["seed"], f"bot {seat}") for seat in message["older"]}
        print(json.dumps([str(game.meta.rules_version), 0.0]), flush=True)
        continue
    for notation in message["entries"]:
        state.apply(read_action(game, state, notation))
    seat, before = state.actor(), time.process_time()
    action = bots[seat].choose(state.view(seat), state.candidates(), streams[seat])
    spent = time.process_time() - before
    print(json.dumps([game.actions.notation(action), spent]), flush=True)
"""
"""The program of the older side; it uses only names that the older checkout has."""


class Older:
    """The older program, which follows the games and decides for its seats."""

    def __init__(self, build: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(build)}
        self._process = subprocess.Popen(
            [sys.executable, "-c", FOLLOWER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def ask(self, message: dict[str, Any]) -> tuple[str, float]:
        """Send a message; returns the answer and the CPU time that it took."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps(message) + "\n")
        self._process.stdin.flush()
        answer, seconds = json.loads(self._process.stdout.readline())
        return str(answer), float(seconds)

    def close(self) -> None:
        self._process.communicate()


def notation(game: Game, actor: int, action: int) -> str:
    return (game.outcomes if actor == CHANCE else game.actions).notation(action)


def play(
    series: Series, index: int, older: Older
) -> tuple[Played, list[float], list[Counter[str]]]:
    """Play one game; also returns each entry's slowest decision and its kinds of actions."""
    game, seating, seed = load_game(series.game), series.seating(index), series.seed_of(index)
    ours = seating.index(0)
    others = [seat for seat in range(len(seating)) if seat != ours]
    spec = series.entries[1].removeprefix(f"{OLDER} ")
    version, _ = older.ask(
        {"game": game.id, "seats": len(seating), "spec": spec, "older": others, "seed": seed}
    )
    match = Match(game, len(seating), {}, seed, int(version))
    bot: Bot = make_bot(series.entries[0], game)
    stream, passed_on = Rng(seed, f"bot {ours}"), 0
    seconds, slowest, decisions = (
        [0.0 for _ in seating],
        [0.0 for _ in seating],
        [0 for _ in seating],
    )
    kinds: list[Counter[str]] = [Counter() for _ in seating]
    while not match.over:
        seat, state = match.state.actor(), match.state
        entry = seating[seat]
        if seat == ours:
            before = time.process_time()
            action = bot.choose(state.view(seat), state.candidates(), stream)
            spent = time.process_time() - before
        else:
            entries = [notation(game, *each) for each in match.log[passed_on:]]
            passed_on = len(match.log)
            answer, spent = older.ask({"entries": entries})
            action = next(each for each in game.actions.find(answer) if state.is_legal(each))
        decisions[entry] += 1
        seconds[entry] += spent
        slowest[entry] = max(slowest[entry], spent)
        kinds[entry][game.actions.kind_of(action)] += 1
        match.play(action)
    played = Played(
        index=index,
        seed=seed,
        seats=[series.entries[entry] for entry in seating],
        seating=seating,
        scores=match.state.scores(),
        ranks=match.state.ranking(),
        decisions=sum(decisions),
        end=match.state.end() or "unfinished",
        seconds=seconds,
        moves=decisions,
        fallbacks=[0 for _ in seating],
    )
    return played, slowest, kinds


def measure(plan: Plan, most: int, build: Path, seconds: float = math.inf) -> Iterator[Results]:
    """Continue the series, and yield its results after each new game."""
    series, until = plan.series[0], plan.until
    assert until
    watch, deadline = SeriesWatch(series, until), time.monotonic() + seconds
    for game in continued(series).played(series):
        watch.see(game)
    older = Older(build)
    try:
        while watch.games < most and not watch.stopped and time.monotonic() < deadline:
            game, slowest, kinds = play(series, watch.games, older)
            watch.see(game)
            yield add(series, game, slowest, kinds)
    finally:
        older.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.older_level", description=__doc__)
    parser.add_argument("build", type=Path, help="the compiled build of the older checkout")
    parser.add_argument("--level", type=int, default=4)
    parser.add_argument("--most", type=int, default=GAMES)
    parser.add_argument("--minutes", type=float, default=1e6, help="begin no game after this time")
    parser.add_argument("--game", action="append")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--bot", help="another bot than the level, to try it")
    arguments = parser.parse_args()
    if not (arguments.build / "tampu").is_dir():
        parser.error(
            f"{arguments.build} holds no package tampu; give the build/compiled of a checkout"
        )
    collect_rarely()
    deadline = time.monotonic() + 60 * arguments.minutes
    for name in arguments.game or bundled_game_ids():
        seats = arguments.seats or SEATS.get(name, 2)
        spec = arguments.bot or level_spec(arguments.level, name)
        plan = older(name, spec, arguments.level, seats)
        build, seconds = arguments.build.resolve(), deadline - time.monotonic()
        for results in measure(plan, arguments.most, build, seconds):
            print(name, len(results.games), results.games[-1], flush=True)


if __name__ == "__main__":
    main()
