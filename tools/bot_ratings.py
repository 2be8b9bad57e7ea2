"""Measures the ratings of the levels that rated tables and the ladder use.

Each level plays the level below in every seat (`tampu arena`); the results of all games of a game
are rated together. The games are stored in build/bot_ratings, so that a stopped run goes on.
`python -m tools.bot_ratings --games 40` writes src/tampu/server/people/bot_ratings.json.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from tampu.arena.ratings import rate, victories
from tampu.bots.registry import LEVELS
from tampu.core.registry import load_game, metas

CHUNK = 8
"""Games that are played and stored at a time."""
VISITOR = 1200
"""The rating of the weakest level; a new player begins with 1500."""
STORED = Path("build") / "bot_ratings"
TARGET = Path("src/tampu/server/people/bot_ratings.json")


def play(game: str, seats: int, level: int, chunk: int) -> list[dict[str, Any]]:
    """The results of one level against others of the level below."""
    file = STORED / f"{game}-{level}-{chunk}.json"
    if not file.exists():
        specs = [f"level:{level}", *[f"level:{level - 1}"] * (seats - 1)]
        command = [sys.executable, "-m", "tampu.cli.main", "arena", game, "--seats"]
        command += [",".join(specs), "--games", str(CHUNK), "--seed", str(1 + chunk * CHUNK)]
        answer = subprocess.run([*command, "--rotate", "--json"], capture_output=True, check=True)
        STORED.mkdir(parents=True, exist_ok=True)
        file.write_bytes(answer.stdout)
    results: list[dict[str, Any]] = json.loads(file.read_text("utf-8"))["results"]
    return results


def stored_chunks(game: str, level: int) -> set[int]:
    """The chunks of games between a level and the one below that an earlier run has played."""
    return {int(file.stem.rpartition("-")[2]) for file in STORED.glob(f"{game}-{level}-*.json")}


def measured(results: list[dict[str, Any]]) -> dict[str, Any]:
    """By level the rating, the ends of its interval and the number of games."""
    played_specs = {spec for one in results for spec in one["seats"]}
    levels = [level for level in LEVELS if f"level:{level}" in played_specs]
    specs = [f"level:{level}" for level in levels]
    played = [SimpleNamespace(seats=one["seats"], ranks=one["ranks"]) for one in results]
    ratings = rate(specs, victories(specs, played))  # type: ignore[arg-type]
    base = ratings[0].rating
    return {
        str(level): {
            "rating": round(VISITOR + one.rating - base),
            "interval": [round(VISITOR + end - base) for end in (one.low, one.high)],
            "games": sum(one.spec in result["seats"] for result in results),
        }
        for level, one in zip(levels, ratings, strict=True)
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.bot_ratings")
    parser.add_argument("--games", type=int, default=40, help="games between two levels")
    parser.add_argument("--game", action="append", help="only this game")
    parser.add_argument(
        "--up-to", type=int, default=LEVELS[-1], help="the highest level that plays"
    )
    wanted = parser.parse_args()
    table = json.loads(TARGET.read_text("utf-8"))
    games = wanted.game or [meta.id for meta in metas()]
    results: dict[str, list[dict[str, Any]]] = {game: [] for game in games}
    for level in LEVELS[1:]:
        for game in games:
            seats = load_game(game).meta.fewest_seats
            chunks = range(-(-wanted.games // CHUNK)) if level <= wanted.up_to else ()
            for chunk in sorted({*chunks, *stored_chunks(game, level)}):
                results[game] += play(game, seats, level, chunk)
            table[game] = measured(results[game])
            TARGET.write_text(json.dumps(table, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main()
