"""Random play in games of other libraries; runs by itself in an environment that has them.

Prints JSON: for each game its row of the comparison, or why there is none.
"""

from __future__ import annotations

import json
import random
import sys
import time
from importlib import import_module
from typing import Any

PETTINGZOO = {
    "chess": ("chess_v6", "nothing"),
    "go 9x9": ("go_v5", "nothing"),
    "connect four": ("connect_four_v3", "nothing"),
    "Texas hold'em": ("texas_holdem_v4", "hands"),
}


def pettingzoo(name: str, module: str, hidden: str, seconds: float) -> dict[str, Any]:
    made: Any = import_module(f"pettingzoo.classic.{module}")
    env = made.raw_env(board_size=9) if module == "go_v5" else made.raw_env()
    rng = random.Random(1)
    decisions = games = choices = 0
    start = time.process_time()
    while time.process_time() - start < seconds or not games:
        env.reset(seed=games)
        while env.agents:
            observation, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = info.get("action_mask")
            mask = observation["action_mask"] if mask is None else mask
            offered = mask.nonzero()[0]
            choices += len(offered)
            decisions += 1
            env.step(int(offered[rng.randrange(len(offered))]))
        games += 1
    spent = time.process_time() - start
    return {
        "game": name,
        "library": "PettingZoo",
        "players": len(env.possible_agents),
        "decisions": decisions / games,
        "branching": choices / decisions,
        "hidden": hidden,
        "speed": decisions / spent,
    }


def catanatron(name: str, seconds: float) -> dict[str, Any]:
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    random.seed(1)
    decisions = games = choices = 0
    start = time.process_time()
    while time.process_time() - start < seconds or not games:
        game = Game([RandomPlayer(color) for color in list(Color)[:4]])
        while game.winning_color() is None and game.state.num_turns < 1000:
            offered = getattr(game, "playable_actions", None) or game.state.playable_actions
            choices += len(offered)
            decisions += 1
            game.execute(offered[random.randrange(len(offered))])
        games += 1
    spent = time.process_time() - start
    return {
        "game": name,
        "library": "catanatron",
        "players": 4,
        "decisions": decisions / games,
        "branching": choices / decisions,
        "hidden": "hands",
        "speed": decisions / spent,
    }


def main(seconds: float) -> None:
    rows: list[dict[str, Any]] = []
    for name, (module, hidden) in PETTINGZOO.items():
        rows.append(_tried(pettingzoo, name, "PettingZoo", module, hidden, seconds))
    rows.append(_tried(catanatron, "Catan", "catanatron", seconds))
    print(json.dumps(rows))


def _tried(measure: Any, name: str, library: str, *settings: Any) -> dict[str, Any]:
    """A measured row, or what is missing for it: a peer that fails must not hide the others."""
    try:
        told: dict[str, Any] = measure(name, *settings)
    except Exception as error:
        return {"game": name, "library": library, "missing": f"{type(error).__name__}: {error}"}
    return told


if __name__ == "__main__":
    main(float(sys.argv[1]))
