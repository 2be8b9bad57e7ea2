"""Audits proposals: how often the best move of a full search is not among the proposed ones.

At positions of games between strong bots, all candidates are rated by one step. The best of those
that are not proposed, and all that are, are then rated by the best turn that follows them. Where
one that is not proposed is clearly better, it and the best proposed one are played on until the
seat decides again, with several draws of chance: it is missed if it is still clearly better. All
proposals count that a bot with `wide` considers.

python tools/proposal_audit.py [--game cuzco] [--positions 100] [--bot plan:width=4] [--seed 1]

`--wide` audits what bots with the setting `wide=1` are offered.
"""

import argparse
from collections import Counter
from collections.abc import Iterator

from tampu.bots.chance import settle
from tampu.bots.garbage import collect_rarely
from tampu.bots.plan import PlanBot
from tampu.bots.registry import make_bot, with_settings
from tampu.bots.utility import judge
from tampu.core.contract import Game, State
from tampu.core.play import Match
from tampu.core.registry import bundled_game_ids, load_game
from tampu.core.rng import Rng

SEATS = {"inca_empire": 3}
LOOKED_AT = 30
"""How many moves that are not proposed are rated by the turn that follows them."""
CLEARLY = 0.01
"""A move is missed if it is better by at least this share of victory."""
LUCKS = 4
"""How often the rivals' replies are played."""
SPACING = 9
"""On average one decision in so many is audited."""


def positions(game: Game, bot: str, seed: int) -> Iterator[State]:
    """Positions with a choice from games between copies of a bot."""
    seats = SEATS.get(game.id, 2)
    while True:
        match, rng = Match(game, seats, {}, seed), Rng(seed, "audit")
        bots = [make_bot(bot, game) for _ in range(seats)]
        while not match.over:
            state: State = match.state
            seat, candidates = state.actor(), state.candidates()
            if len(candidates) > 1 and rng.below(SPACING) == 0:
                yield state.clone()
            match.play(bots[seat].choose(state.view(seat), candidates, rng))
        seed += 1


def turn_of(game: Game, state: State, action: int, luck: int) -> tuple[float, State]:
    """The value of a move for the seat that decides after the best turn with it, and that end."""
    seat, rng = state.actor(), Rng(luck)
    after = state.clone()
    after.apply(action)
    settle(after, rng)
    if after.actor() == seat and after.seats > 1:
        line = PlanBot(game, 1, 0, 1).turns(after, rng)[0]
        return line.value, line.state
    return judge(game.evaluation, after)[seat], after


def answered(game: Game, state: State, seat: int, luck: int) -> float:
    """The mean value of a position after the replies of the rivals."""
    if state.seats == 1:
        return judge(game.evaluation, state)[seat]
    bot = PlanBot(game, 1, 1, 1, beam=1)
    values = [bot.after_replies(state.clone(), seat, Rng(luck + 1 + n)) for n in range(LUCKS)]
    return sum(values) / LUCKS


def missed(game: Game, state: State, luck: int) -> int | None:
    """A move that is not proposed and clearly better than all proposed ones, or None."""
    seat, evaluation = state.actor(), game.evaluation
    proposed = set((evaluation.propose_widely or evaluation.propose)(state))
    rated = []
    for action in state.candidates():
        if action not in proposed:
            after = state.clone()
            after.apply(action)
            settle(after, Rng(luck))
            rated.append((judge(evaluation, after)[seat], action))
    rated.sort(reverse=True)
    best, end = max(
        (turn_of(game, state, action, luck) for action in proposed), key=lambda turn: turn[0]
    )
    best_answered: float | None = None
    for _, action in rated[:LOOKED_AT]:
        value, other_end = turn_of(game, state, action, luck)
        if value >= best + CLEARLY:
            if best_answered is None:
                best_answered = answered(game, end, seat, luck)
            if answered(game, other_end, seat, luck) >= best_answered + CLEARLY:
                return action
    return None


def audit(game: Game, count: int, bot: str, seed: int) -> tuple[int, Counter[str]]:
    """The number of audited positions, and of missed moves by kind."""
    kinds: Counter[str] = Counter()
    for number, state in enumerate(positions(game, bot, seed)):
        if number == count:
            break
        action = missed(game, state, number)
        if action is not None:
            kinds[game.actions.kind_of(action)] += 1
    return count, kinds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--bot", default="plan:width=4")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--wide", action="store_true")
    arguments = parser.parse_args()
    collect_rarely()
    for name in arguments.game or bundled_game_ids():
        game = load_game(name)
        if arguments.wide:
            game = with_settings(game, {"wide": 1})
        count, kinds = audit(game, arguments.positions, arguments.bot, arguments.seed)
        share = 100 * sum(kinds.values()) / count
        print(f"{name}: {share:.1f} % of {count} positions, {dict(kinds)}", flush=True)


if __name__ == "__main__":
    main()
