"""Runs inside the environment of the peers: measures one of them and prints its rows as JSON.

`python peer_programs.py PEER SECONDS`. Nothing of Tampu is imported here. Every row is random
legal play by full enumeration, or search with a fixed number of simulations, in CPU time.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

SIMULATIONS = 200
LONGEST = 3000
"""Games longer than this are left."""


def spent(play: Callable[[random.Random], Iterator[int]], seconds: float) -> dict[str, Any]:
    """Play games for a while; `play` yields the number of choices of every decision."""
    decisions = choices = games = 0
    used = 0.0
    while used < seconds:
        before = time.process_time()
        for number in play(random.Random(games)):
            decisions += 1
            choices += number
        used += time.process_time() - before
        games += 1
    return {
        "decisions_per_s": round(decisions / used),
        "games_per_s": round(games / used, 2),
        "branching": round(choices / decisions, 2),
    }


def catanatron(seconds: float) -> Iterator[dict[str, Any]]:
    module = import_module("catanatron")
    colours = list(module.Color)

    def play(rng: random.Random) -> Iterator[int]:
        random.seed(rng.random())
        game = module.Game([module.RandomPlayer(colour) for colour in colours[:4]])
        for _ in range(LONGEST):
            if game.winning_color() is not None:
                return
            number = len(game.state.playable_actions)
            game.play_tick()
            yield number

    yield {"name": "catanatron, 4 players", "language": "Python", **spent(play, seconds)}


def chess(seconds: float) -> Iterator[dict[str, Any]]:
    module = import_module("chess")

    def play(rng: random.Random) -> Iterator[int]:
        board = module.Board()
        while True:
            moves = list(board.legal_moves)
            if not moves or board.is_insufficient_material() or board.is_seventyfive_moves():
                return
            board.push(rng.choice(moves))
            yield len(moves)

    yield {"name": "python-chess, chess", "language": "Python", **spent(play, seconds)}


def open_spiel(seconds: float) -> Iterator[dict[str, Any]]:
    spiel = import_module("pyspiel")
    import_module("open_spiel.python.games")

    def player(game: Any) -> Callable[[random.Random], Iterator[int]]:
        def play(rng: random.Random) -> Iterator[int]:
            state = game.new_initial_state()
            for _ in range(LONGEST):
                if state.is_terminal():
                    return
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, weights)[0])
                    continue
                actions = state.legal_actions()
                state.apply_action(rng.choice(actions))
                yield len(actions)

        return play

    languages = {
        "chess": "C++",
        "go(board_size=9)": "C++",
        "backgammon": "C++",
        "gin_rummy": "C++",
        "python_tic_tac_toe": "Python",
        "python_block_dominoes": "Python",
    }
    for name, language in languages.items():
        game = spiel.load_game(name)
        yield {"name": f"OpenSpiel, {name}", "language": language, **spent(player(game), seconds)}
    yield from _open_spiel_search(spiel, seconds)


def _open_spiel_search(spiel: Any, seconds: float) -> Iterator[dict[str, Any]]:
    """Its own Monte Carlo tree search, in C++ and in Python, from positions of random games."""
    mcts = import_module("open_spiel.python.algorithms.mcts")
    numpy = import_module("numpy")
    for name in ("connect_four", "backgammon", "chess"):
        game = spiel.load_game(name)
        native = spiel.MCTSBot(
            game, spiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS, 256, False, 1, False
        )
        evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1))
        plain = mcts.MCTSBot(game, 2.0, SIMULATIONS, evaluator, False, numpy.random.RandomState(1))
        for bot, language in ((native, "C++"), (plain, "Python")):
            rate = _search(game, bot, seconds)
            told = f"OpenSpiel MCTS, {name}"
            yield {"name": told, "language": language, "simulations_per_s": rate}


def _search(game: Any, bot: Any, seconds: float) -> int:
    rng = random.Random(1)
    searches, used = 0, 0.0
    while used < seconds:
        state = game.new_initial_state()
        for _ in range(rng.randrange(2, 12)):
            actions = (
                [action for action, _ in state.chance_outcomes()]
                if (state.is_chance_node())
                else state.legal_actions()
            )
            state.apply_action(rng.choice(actions))
            if state.is_terminal():
                break
        while not state.is_terminal() and state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        if state.is_terminal():
            continue
        before = time.process_time()
        bot.step(state)
        used += time.process_time() - before
        searches += 1
    return round(searches * SIMULATIONS / used)


def pettingzoo(seconds: float) -> Iterator[dict[str, Any]]:
    env = import_module("pettingzoo.classic").chess_v6.env()
    numpy = import_module("numpy")

    def play(rng: random.Random) -> Iterator[int]:
        env.reset(seed=rng.randrange(2**31))
        while env.agents:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                return
            moves = numpy.flatnonzero(seen["action_mask"])
            env.step(int(rng.choice(moves)))
            yield len(moves)

    yield {"name": "PettingZoo, chess", "language": "Python", **spent(play, seconds)}


def rlcard(seconds: float) -> Iterator[dict[str, Any]]:
    module = import_module("rlcard")
    for name in ("gin-rummy", "uno"):
        env = module.make(name)

        def play(rng: random.Random, env: Any = env) -> Iterator[int]:
            env.seed(rng.randrange(2**31))
            state, _ = env.reset()
            while not env.is_over():
                moves = list(state["legal_actions"])
                state, _ = env.step(rng.choice(moves))
                yield len(moves)

        yield {"name": f"RLCard, {name}", "language": "Python", **spent(play, seconds)}


PEERS: dict[str, Callable[[float], Iterator[dict[str, Any]]]] = {
    "catanatron": catanatron,
    "chess": chess,
    "open_spiel": open_spiel,
    "pettingzoo": pettingzoo,
    "rlcard": rlcard,
}

if __name__ == "__main__":
    for row in PEERS[sys.argv[1]](float(sys.argv[2])):
        print(json.dumps(row), flush=True)
