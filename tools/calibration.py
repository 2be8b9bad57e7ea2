"""Measures how true the bots' estimates are: shares of victory and final points on unseen games.

python tools/calibration.py [--game cuzco] [--games 100] [--bot plan:width=4]
"""

import argparse

from tampu.bots.garbage import collect_rarely
from tampu.bots.play_out import play_out
from tampu.bots.registry import make_bot
from tampu.bots.utility import judge
from tampu.core.contract import Game, State
from tampu.core.play import Match
from tampu.core.ranking import win_shares
from tampu.core.registry import bundled_game_ids, load_game
from tampu.core.rng import Rng

SEATS = {"inca_empire": 3}
BOTS = {"imhotep": "ismcts:nodes=60"}
UNSEEN_SEED = 2_000_001
SPACING = 10
BINS = 10


def collect(game: Game, spec: str, games: int) -> list[tuple[float, float, float]]:
    """Expected share, share won, and error in the lead, for positions of unseen games."""
    seats = SEATS.get(game.id, 2)
    rows: list[tuple[float, float, float]] = []
    for seed in range(UNSEEN_SEED, UNSEEN_SEED + games):
        rng = Rng(seed, "calibration")
        seen: list[tuple[list[float], list[float]]] = []

        def sample(
            state: State, rng: Rng = rng, seen: list[tuple[list[float], list[float]]] = seen
        ) -> None:
            if rng.below(SPACING) == 0:
                seen.append((judge(game.evaluation, state), game.evaluation.evaluate(state)))

        match = Match(game, seats, {}, seed)
        play_out(match, [make_bot(spec, game) for _ in range(seats)], before_decision=sample)
        won, scores = win_shares(match.state.ranking()), match.state.scores()
        for shares, points in seen:
            for seat in range(seats):
                others = [other for other in range(seats) if other != seat]
                lead = points[seat] - sum(points[other] for other in others) / len(others)
                final = scores[seat] - sum(scores[other] for other in others) / len(others)
                rows.append((shares[seat], won[seat], final - lead))
    return rows


def table(rows: list[tuple[float, float, float]]) -> list[str]:
    """The reliability table, the expected calibration error and the error of the lead."""
    lines = ["| expected share | positions | mean expected | share won |", "|---|---|---|---|"]
    error = 0.0
    for number in range(BINS):
        here = [row for row in rows if min(BINS - 1, int(row[0] * BINS)) == number]
        if here:
            expected = sum(row[0] for row in here) / len(here)
            won = sum(row[1] for row in here) / len(here)
            error += abs(expected - won) * len(here) / len(rows)
            span = f"{number / BINS:.1f} to {(number + 1) / BINS:.1f}"
            lines.append(f"| {span} | {len(here)} | {expected:.3f} | {won:.3f} |")
    spread = (sum(row[2] ** 2 for row in rows) / len(rows)) ** 0.5
    lines += ["", f"Expected calibration error {error:.3f}; error of the lead {spread:.1f} points."]
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot")
    arguments = parser.parse_args()
    collect_rarely()
    for name in arguments.game or bundled_game_ids():
        spec = arguments.bot or BOTS.get(name, "plan:width=4")
        rows = collect(load_game(name), spec, arguments.games)
        print(f"## {name}, {arguments.games} games of `{spec}`\n", *table(rows), "", sep="\n")


if __name__ == "__main__":
    main()
