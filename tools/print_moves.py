"""Prints the notation of a game played by a bot, as material for figures and guides.

python tools/print_moves.py imhotep --seats 3 --seed 7 --decisions 40
"""

import argparse

from tampu.bots.registry import make_bot
from tampu.core.play import Match
from tampu.core.registry import load_game
from tampu.core.rng import Rng


def moves(
    name: str, seats: int, seed: int, options: dict[str, str], *, decisions: int, spec: str
) -> list[str]:
    """The notation of the first decisions, or of the whole game if it is shorter."""
    game = load_game(name)
    match = Match(game, seats, game.meta.parse(options), seed)
    bots, rng = [make_bot(spec, game) for _ in range(seats)], Rng(seed)
    tokens: list[str] = []
    while not match.over and len(tokens) < decisions:
        state = match.state
        seat = state.actor()
        action = bots[seat].choose(state.view(seat), state.candidates(), rng)
        tokens.append(game.actions.notation(action))
        match.play(action)
    return tokens


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    arguments = parser.parse_args()
    options = dict(option.split("=", 1) for option in arguments.option)
    decisions, spec = arguments.decisions, arguments.bot
    wanted = (arguments.game, arguments.seats, arguments.seed, options)
    print("; ".join(moves(*wanted, decisions=decisions, spec=spec)))


if __name__ == "__main__":
    main()
