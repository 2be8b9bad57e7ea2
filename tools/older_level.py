"""Plays a level against the same level of an older checkout, both compiled.

The older program follows the game in its own engine and answers with a line of notation, so its
views may differ in form; the games use the newest rules version of the older checkout.
Each finished game is stored under build/levels, by bot and learned weights, so a later run goes on
where one was interrupted.

python tools/older_level.py OLDER_BUILD [--level 4] [--most 40] [--game cuzco] [--seats 2]
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tampu.bots.contract import Bot
from tampu.bots.registry import level_spec, make_bot
from tampu.core.contract import CHANCE, Game
from tampu.core.data import read_json
from tampu.core.model import fingerprint
from tampu.core.play import Match
from tampu.core.ranking import win_shares
from tampu.core.registry import bundled_game_ids, load_game
from tampu.core.rng import Rng

STORE = Path(__file__).parents[1] / "build" / "levels"
SEATS = {"inca_empire": 3}
"""The number of seats of games that two cannot play."""
COUNTED = {
    "cuzco": ("pond", "propose"),
    "inca_empire": ("pilgrimage",),
    "tawantinsuyu": ("place", "train"),
}
"""Kinds of actions whose number per game is reported."""
SEED = 2_000_001
"""No model was learned from deals with this or a higher seed."""

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


def learned(name: str) -> str:
    """A hash of the weights of our bots."""
    return fingerprint(read_json(f"tampu.games.{name}", "weights.json"))


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


class Pairing(NamedTuple):
    """A bot of ours against a level of the older program at all other seats."""

    game: str
    spec: str
    level: int
    seats: int

    @property
    def path(self) -> Path:
        """The file of the games played so far."""
        words = ("older", self.game, self.seats, self.level, self.spec.replace(":", "-"))
        return STORE / f"{'-'.join(map(str, words))}-{learned(self.game)}.jsonl"


def play(pairing: Pairing, index: int, older: Older) -> dict[str, Any]:
    """Play one game; ours changes the seat from game to game."""
    game, seats = load_game(pairing.game), pairing.seats
    ours, seed = index % seats, SEED + index // seats
    others = [seat for seat in range(seats) if seat != ours]
    version, _ = older.ask(
        {
            "game": game.id,
            "seats": seats,
            "spec": f"level:{pairing.level}",
            "older": others,
            "seed": seed,
        }
    )
    match = Match(game, seats, {}, seed, int(version))
    bot: Bot = make_bot(pairing.spec, game)
    stream, passed_on = Rng(seed, f"bot {ours}"), 0
    seconds, slowest, decisions = [0.0, 0.0], [0.0, 0.0], [0, 0]
    kinds: list[Counter[str]] = [Counter(), Counter()]
    while not match.over:
        seat, state = match.state.actor(), match.state
        side = int(seat != ours)
        if seat == ours:
            before = time.process_time()
            action = bot.choose(state.view(seat), state.candidates(), stream)
            spent = time.process_time() - before
        else:
            entries = [notation(game, *entry) for entry in match.log[passed_on:]]
            passed_on = len(match.log)
            answer, spent = older.ask({"entries": entries})
            action = next(each for each in game.actions.find(answer) if state.is_legal(each))
        decisions[side] += 1
        seconds[side] += spent
        slowest[side] = max(slowest[side], spent)
        kinds[side][game.actions.kind_of(action)] += 1
        match.play(action)
    return {
        "index": index,
        "seed": seed,
        "ours": ours,
        "scores": match.state.scores(),
        "share": win_shares(match.state.ranking())[ours],
        "seconds": seconds,
        "slowest": slowest,
        "decisions": decisions,
        "kinds": [dict(kind) for kind in kinds],
    }


def stored(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def measure(pairing: Pairing, most: int, build: Path) -> Iterator[dict[str, Any]]:
    """Continue the series up to so many games, and yield each new game."""
    pairing.path.parent.mkdir(parents=True, exist_ok=True)
    older = Older(build)
    try:
        for index in range(len(stored(pairing.path)), most):
            played = play(pairing, index, older)
            with pairing.path.open("a") as file:
                file.write(json.dumps(played) + "\n")
            yield played
    finally:
        older.close()


def summary(game: str, games: list[dict[str, Any]]) -> str:
    """Win share, mean points, CPU time of a decision, and actions per game; ours first."""
    count, seats = len(games), len(games[0]["scores"])
    share = sum(played["share"] for played in games) / count
    ours = sum(played["scores"][played["ours"]] for played in games) / count
    others = (sum(sum(played["scores"]) for played in games) / count - ours) / (seats - 1)
    parts = [f"{count} games, win share {share:.2f}, points {ours:.1f} to {others:.1f}"]
    for name, seconds in (("mean", mean_seconds(games)), ("slowest", slowest_seconds(games))):
        parts.append(f"{name} decision {1000 * seconds[0]:.0f} to {1000 * seconds[1]:.0f} ms")
    for kind in COUNTED.get(game, ()):
        numbers = [sum(played["kinds"][side].get(kind, 0) for played in games) for side in (0, 1)]
        parts.append(f"{kind} {numbers[0] / count:.1f} to {numbers[1] / count / (seats - 1):.1f}")
    return ", ".join(parts)


def mean_seconds(games: list[dict[str, Any]]) -> list[float]:
    """The mean CPU time of a decision, ours and the older program's."""
    return [
        sum(played["seconds"][side] for played in games)
        / sum(played["decisions"][side] for played in games)
        for side in (0, 1)
    ]


def slowest_seconds(games: list[dict[str, Any]]) -> list[float]:
    """The CPU time of the slowest decision, ours and the older program's."""
    return [max(played["slowest"][side] for played in games) for side in (0, 1)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("build", type=Path, help="the compiled build of the older checkout")
    parser.add_argument("--level", type=int, default=4)
    parser.add_argument("--most", type=int, default=40)
    parser.add_argument("--game", action="append")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--bot", help="another bot than the level, to try it")
    arguments = parser.parse_args()
    if not (arguments.build / "tampu").is_dir():
        parser.error(
            f"{arguments.build} holds no package tampu; give the build/compiled of a checkout"
        )
    for name in arguments.game or bundled_game_ids():
        seats = arguments.seats or SEATS.get(name, 2)
        spec = arguments.bot or level_spec(arguments.level, name)
        pairing = Pairing(name, spec, arguments.level, seats)
        for game in measure(pairing, arguments.most, arguments.build.resolve()):
            print(name, game["index"], game["ours"], game["scores"], game["share"], flush=True)
        print(name, spec, summary(name, stored(pairing.path)), flush=True)


if __name__ == "__main__":
    main()
