"""Measures games of other libraries; runs alone, in the Python environment of the peers.

`python peer_programs.py PEER SECONDS` prints one JSON object per game. The module imports only the
standard library and the peer. Random play lists all legal actions and draws one uniformly; searches
use a fixed number of simulations. All times are CPU times.
"""

import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from importlib import import_module
from typing import Any

SIMULATIONS = 200
MOST_ENTRIES = 3000
"""Longer games are abandoned."""
CHANCE = 0
"""Yielded by a player in place of a number of choices when chance decided."""


@dataclass
class RandomPlay:
    """The counts of random games of one kind, played for some CPU seconds."""

    name: str
    language: str
    kind: str
    library: str
    game: str
    players: int
    hidden: str = ""
    """What the players do not know."""
    games: int = 0
    decisions: int = 0
    choices: int = 0
    """The sum of the numbers of choices of all decisions; 0 if they were not listed."""
    most_choices: int = 0
    chances: int = 0
    seconds: float = 0.0
    clones_per_s: int = 0

    def row(self) -> dict[str, Any]:
        """The row of `tampu bench --json`."""
        return {
            "name": self.name,
            "language": self.language,
            "kind": self.kind,
            "decisions_per_s": round(self.decisions / self.seconds),
            "games_per_s": round(self.games / self.seconds, 2),
            "clones_per_s": self.clones_per_s,
            "branching": round(self.choices / self.decisions, 2),
        }

    def facts(self) -> dict[str, Any]:
        """Properties of the game itself that random play shows."""
        return {
            "name": self.name,
            "library": self.library,
            "game": self.game,
            "players": self.players,
            "hidden": self.hidden,
            "decisions": round(self.decisions / self.games, 1),
            "chances": round(self.chances / self.games, 1),
            "most_choices": self.most_choices,
        }


Player = Callable[[random.Random], Iterator[int]]
"""Plays one game; yields the number of choices of each decision, or CHANCE."""
Measure = Callable[[float], dict[str, Any]]
"""Measures for so many CPU seconds and returns a row."""


def random_play(player: Player, facts: dict[str, Any], seconds: float) -> dict[str, Any]:
    """Play games for a while and count."""
    result = RandomPlay(kind="peer", **facts)
    while result.seconds < seconds:
        before = time.process_time()
        for number in player(random.Random(result.games)):
            if number == CHANCE:
                result.chances += 1
                continue
            result.decisions += 1
            result.choices += number
            result.most_choices = max(result.most_choices, number)
        result.seconds += time.process_time() - before
        result.games += 1
    return asdict(result)


def measured(
    player: Player, library: str, game: str, players: int, hidden: str, **others: str
) -> tuple[str, Measure]:
    """The name of a row, and the function that measures it."""
    facts: dict[str, Any] = {
        "name": f"{library}, {game}",
        "language": "Python",
        "library": library,
        "game": game,
        "players": players,
        "hidden": hidden,
        **others,
    }
    return facts["name"], partial(random_play, player, facts)


def catanatron() -> Iterator[tuple[str, Measure]]:
    module = import_module("catanatron")
    colours = list(module.Color)

    def player(rng: random.Random) -> Iterator[int]:
        random.seed(rng.random())
        game = module.Game([module.RandomPlayer(colour) for colour in colours[:4]])
        for _ in range(MOST_ENTRIES):
            if game.winning_color() is not None:
                return
            # The list moved from the state to the game in newer versions.
            actions = getattr(game, "playable_actions", None) or game.state.playable_actions
            number = len(actions)
            game.play_tick()
            yield number

    yield measured(player, "catanatron", "Catan", 4, "hands", name="catanatron, 4 players")


def chess() -> Iterator[tuple[str, Measure]]:
    module = import_module("chess")

    def player(rng: random.Random) -> Iterator[int]:
        board = module.Board()
        while True:
            moves = list(board.legal_moves)
            if not moves or board.is_insufficient_material() or board.is_seventyfive_moves():
                return
            board.push(rng.choice(moves))
            yield len(moves)

    yield measured(player, "python-chess", "chess", 2, "nothing")


OPENSPIEL_GAMES = (
    *("chess", "go(board_size=9)", "backgammon", "gin_rummy", "hearts", "skat", "euchre"),
    *("spades", "dou_dizhu", "python_tic_tac_toe", "python_block_dominoes"),
)


def open_spiel() -> Iterator[tuple[str, Measure]]:
    spiel = import_module("pyspiel")
    import_module("open_spiel.python.games")

    def player(game: Any, rng: random.Random) -> Iterator[int]:
        state = game.new_initial_state()
        for _ in range(MOST_ENTRIES):
            if state.is_terminal():
                return
            if state.is_chance_node():
                state.apply_action(_draw(state.chance_outcomes(), rng))
                yield CHANCE
                continue
            actions = state.legal_actions()
            state.apply_action(rng.choice(actions))
            yield len(actions)

    perfect = spiel.GameType.Information.PERFECT_INFORMATION
    for name in OPENSPIEL_GAMES:
        game = spiel.load_game(name)
        hidden = "nothing" if game.get_type().information == perfect else "hands"
        language = "Python" if name.startswith("python_") else "C++"
        yield measured(
            partial(player, game),
            "OpenSpiel",
            game.get_type().long_name,
            game.num_players(),
            hidden,
            name=f"OpenSpiel, {name}",
            language=language,
        )
    yield from _open_spiel_searches(spiel)


def _draw(outcomes: list[tuple[int, float]], rng: random.Random) -> int:
    """Draw one of the outcomes with its probability."""
    threshold = rng.random()
    for outcome, probability in outcomes:
        threshold -= probability
        if threshold < 0:
            return outcome
    return outcomes[-1][0]


def _open_spiel_searches(spiel: Any) -> Iterator[tuple[str, Measure]]:
    """OpenSpiel's Monte Carlo tree search in C++ and in Python."""
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
            facts = {"name": f"OpenSpiel MCTS, {name}", "language": language, "kind": "peer"}
            yield facts["name"], partial(_search, game, bot, facts)


def _search(game: Any, bot: Any, facts: dict[str, Any], seconds: float) -> dict[str, Any]:
    """Search from positions of random games for a while."""
    rng = random.Random(1)
    searches, used = 0, 0.0
    while used < seconds:
        state = _random_position(game, rng)
        if state.is_terminal():
            continue
        before = time.process_time()
        bot.step(state)
        used += time.process_time() - before
        searches += 1
    return {**facts, "simulations_per_s": round(searches * SIMULATIONS / used)}


def _random_position(game: Any, rng: random.Random) -> Any:
    """A position a few random entries into a game, at a decision or at the end."""
    state, entries = game.new_initial_state(), rng.randrange(2, 12)
    while not state.is_terminal() and (entries > 0 or state.is_chance_node()):
        if state.is_chance_node():
            actions = [action for action, _ in state.chance_outcomes()]
        else:
            actions = state.legal_actions()
        state.apply_action(rng.choice(actions))
        entries -= 1
    return state


PETTINGZOO_GAMES = {
    "chess": ("chess_v6", "nothing"),
    "go 9x9": ("go_v5", "nothing"),
    "connect four": ("connect_four_v3", "nothing"),
    "Texas hold'em": ("texas_holdem_v4", "hands"),
}


def pettingzoo() -> Iterator[tuple[str, Measure]]:
    numpy = import_module("numpy")

    def player(env: Any, rng: random.Random) -> Iterator[int]:
        env.reset(seed=rng.randrange(2**31))
        while env.agents:
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                return
            mask = info.get("action_mask")
            moves = numpy.flatnonzero(observation["action_mask"] if mask is None else mask)
            env.step(int(rng.choice(moves)))
            yield len(moves)

    for name, (module, hidden) in PETTINGZOO_GAMES.items():
        settings = {"board_size": 9} if module == "go_v5" else {}
        env = import_module(f"pettingzoo.classic.{module}").raw_env(**settings)
        players = len(env.possible_agents)
        yield measured(partial(player, env), "PettingZoo", name, players, hidden)


def rlcard() -> Iterator[tuple[str, Measure]]:
    module = import_module("rlcard")

    def player(env: Any, rng: random.Random) -> Iterator[int]:
        env.seed(rng.randrange(2**31))
        state, _ = env.reset()
        while not env.is_over():
            moves = list(state["legal_actions"])
            state, _ = env.step(rng.choice(moves))
            yield len(moves)

    for name in ("gin-rummy", "uno"):
        env = module.make(name)
        yield measured(partial(player, env), "RLCard", name, env.num_players, "hands")


PEERS: dict[str, Callable[[], Iterator[tuple[str, Measure]]]] = {
    "catanatron": catanatron,
    "chess": chess,
    "open_spiel": open_spiel,
    "pettingzoo": pettingzoo,
    "rlcard": rlcard,
}


def main(peer: str, seconds: float) -> None:
    """Print the rows of a peer; a game that fails does not stop the others."""
    for name, measure in PEERS[peer]():
        try:
            row = measure(seconds)
        except Exception as error:
            row = {"name": name, "missing": f"{type(error).__name__}: {error}"}
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
