"""Rates the levels that rated tables and the ladder use, by the series of `make levels`.

The results of all games between a level and the one below are rated together; games that the
series lack are played and stored there. `python -m tools.bot_ratings --games 40` writes
src/tampu/server/people/bot_ratings.json.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from tools.level_series import pairing, play
from tools.level_store import results_of

from tampu.arena.matches import Played
from tampu.arena.ratings import rate, victories
from tampu.bots.garbage import collect_rarely
from tampu.bots.registry import LEVELS, level_spec
from tampu.core.registry import bundled_game_ids

VISITOR = 1200
"""The rating of the weakest level; a new player begins with 1500."""
TARGET = Path("src/tampu/server/people/bot_ratings.json")


def measured(name: str, played: list[Played]) -> dict[str, Any]:
    """By level the rating, the ends of its interval and the number of games."""
    levels = {level_spec(level, name): level for level in LEVELS}
    specs = [spec for spec in levels if any(spec in game.seats for game in played)]
    ratings = rate(specs, victories(specs, played))
    base = ratings[0].rating
    return {
        str(levels[one.spec]): {
            "rating": round(VISITOR + one.rating - base),
            "interval": [round(VISITOR + end - base) for end in (one.low, one.high)],
            "games": sum(one.spec in game.seats for game in played),
        }
        for one in ratings
    }


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.bot_ratings")
    parser.add_argument("--games", type=int, default=40, help="games between two levels")
    parser.add_argument("--game", action="append", help="only this game")
    parser.add_argument(
        "--up-to", type=int, default=LEVELS[-1], help="the highest level that plays"
    )
    wanted = parser.parse_args()
    collect_rarely()
    table = json.loads(TARGET.read_text("utf-8"))
    for name in wanted.game or bundled_game_ids():
        played: list[Played] = []
        for level in LEVELS[1 : wanted.up_to]:
            plan = pairing(name, level)
            play(plan, 1, wanted.games)
            results = results_of(plan.series[0])
            played += results.played(plan.series[0]) if results else []
        table[name] = measured(name, played)
        TARGET.write_text(json.dumps(table, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    main()
