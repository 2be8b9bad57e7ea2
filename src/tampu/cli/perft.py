"""`tampu perft`: counting legal action sequences, to compare engines."""

import argparse
from collections import Counter
from typing import Any

from tampu.cli.arguments import add_command, read_options, whole_number
from tampu.cli.output import Output
from tampu.core.contract import CHANCE, Game, State
from tampu.core.play import Dealer, Match
from tampu.core.registry import load_game


def add_commands(commands: Any) -> None:
    perft = add_command(commands, "perft", "count legal action sequences")
    perft.add_game()
    perft.add_number("--seats", None, "number of seats", required=True)
    perft.add_argument("--seed", type=whole_number, required=True, help="the seed of all chance")
    perft.add_argument("--depth", type=whole_number, required=True, help="length of the sequences")
    perft.add_json()
    perft.add_options()
    perft.set_defaults(run=run)


def count(state: State, dealer: Dealer, depth: int) -> int:
    """Count the sequences of `depth` decisions; chance outcomes come from the dealer."""
    if depth == 0:
        return 1
    legal = state.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after, chance = state.clone(), dealer.copy()
        after.apply(action)
        while after.actor() == CHANCE:
            after.apply(chance.deal(after))
        total += count(after, chance, depth - 1)
    return total


def by_kind(game: Game, state: State) -> dict[str, int]:
    """Count the legal actions of each kind, by the kind's code."""
    return dict(Counter(game.actions.code_of(action) for action in state.legal()))


def run(options: argparse.Namespace, out: Output) -> int:
    game = load_game(options.game)
    chosen = read_options(options.options, game.meta, options.seats)
    match = Match(game, options.seats, chosen, options.seed)
    nodes = count(match.state, match.dealer, options.depth)
    kinds = by_kind(game, match.state)
    if options.json:
        request = {name: getattr(options, name) for name in ("game", "seats", "seed", "depth")}
        out.json({**request, "nodes": nodes, "by_kind": kinds})
        return 0
    out.say("cli-perft", depth=options.depth, nodes=nodes)
    table = out.table("cli-kind", "cli-choices")
    for kind, number in kinds.items():
        table.add_row(kind, str(number))
    out.show(table)
    return 0
