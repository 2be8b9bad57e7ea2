"""Prints the tokens of a game that a bot plays: the material of figures and first games.

python docs/make_moves.py imhotep --seats 3 --seed 7 --decisions 40
"""

from __future__ import annotations

import argparse

from tampu.bots.registry import make_bot
from tampu.core.play import Match
from tampu.core.registry import load_game
from tampu.core.rng import Rng


def moves(name: str, seats: int, seed: int, options: dict[str, str], decisions: int) -> list[str]:
    """The tokens of so many decisions, or of the whole game if it is shorter."""
    game = load_game(name)
    match = Match(game, seats, game.meta.parse(options), seed)
    bot, rng = make_bot("greedy", game), Rng(seed)
    tokens = []
    while not match.over and len(tokens) < decisions:
        state = match.state
        action = bot.choose(state.view(state.actor()), state.candidates(), rng)
        tokens.append(game.actions.notation(action))
        match.play(action)
    return tokens


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    wish = parser.parse_args()
    options = dict(option.split("=", 1) for option in wish.option)
    print("; ".join(moves(wish.game, wish.seats, wish.seed, options, wish.decisions)))


if __name__ == "__main__":
    main()
