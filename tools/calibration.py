"""Measures how true the bots' estimates are: shares of victory and final points on unseen games.

python -m tools.calibration [--game imhotep] [--games 100] [--bot level:3] [--fit weights.json]

`--fit` first fits the calibration on other games and writes it into a file of weights. It counts
the positions of each `--bot`; all games follow from the seeds, so the same command gives the same
file. `--store` stores the result for the page that tools/levels_page.py writes.
"""

import argparse
import json
from pathlib import Path
from typing import NamedTuple

from tools.level_store import SEATS, store_calibration

from tampu.bots.garbage import collect_rarely
from tampu.bots.play_out import play_out
from tampu.bots.registry import make_bot
from tampu.bots.utility import judge
from tampu.core.calibration import Calibration, log_odds, read_calibration
from tampu.core.contract import Game, State
from tampu.core.play import Match
from tampu.core.ranking import win_shares
from tampu.core.registry import bundled_game_ids, load_game
from tampu.core.rng import Rng
from tampu.tuning.regression import fit_slopes

BOTS = ("level:3",)
FITTED_SEED, UNSEEN_SEED = 3_000_001, 2_500_001
"""The first deals to fit the calibration on, and to measure it on."""
SPACING = 10
BINS = 10
KNOTS = 3
"""The slopes are fitted at so many times of a game."""


class Seen(NamedTuple):
    """A position of an unseen game from one seat."""

    share: float
    """The share of victory that search expects, not calibrated."""
    progress: float
    seats: int
    won: float
    error: float
    """The final lead less the expected one, in points."""


def collect(game: Game, spec: str, games: int, first_seed: int) -> list[Seen]:
    """Positions of games between copies of a bot, from every seat."""
    seats = SEATS.get(game.id, 2)
    rows: list[Seen] = []
    for seed in range(first_seed, first_seed + games):
        rng = Rng(seed, "calibration")
        seen: list[tuple[float, list[float], list[float]]] = []

        def sample(
            state: State, rng: Rng = rng, seen: list[tuple[float, list[float], list[float]]] = seen
        ) -> None:
            if rng.below(SPACING) == 0:
                evaluation = game.evaluation
                progress = evaluation.progress(state)
                seen.append((progress, judge(evaluation, state), evaluation.evaluate(state)))

        match = Match(game, seats, {}, seed)
        play_out(match, [make_bot(spec, game) for _ in range(seats)], before_decision=sample)
        won, scores = win_shares(match.state.ranking()), match.state.scores()
        for progress, shares, points in seen:
            for seat in range(seats):
                lead = _lead(points, seat)
                error = _lead([float(score) for score in scores], seat) - lead
                rows.append(Seen(shares[seat], progress, seats, won[seat], error))
    return rows


def _lead(points: list[float], seat: int) -> float:
    """The distance of a seat from the mean of the others."""
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def fit(rows: list[Seen]) -> list[float]:
    """The slopes that make the shares of these positions most likely."""
    odds = []
    for row in rows:
        even = log_odds(1.0 / row.seats)
        odds.append((log_odds(row.share) - even, even))
    return fit_slopes(odds, [row.progress for row in rows], [row.won for row in rows], KNOTS)


class Reliability(NamedTuple):
    """How often shares came true."""

    bins: list[tuple[int, float, float]]
    """For each tenth the positions, the mean expected share and the share won."""
    error: float
    """The expected calibration error."""


def reliability(rows: list[Seen], calibration: Calibration) -> Reliability:
    expected = [calibration.true_share(row.share, row.seats, row.progress) for row in rows]
    bins, error = [], 0.0
    for number in range(BINS):
        here = [at for at, share in enumerate(expected) if bin_of(share) == number]
        mean = sum(expected[at] for at in here) / max(1, len(here))
        won = sum(rows[at].won for at in here) / max(1, len(here))
        error += abs(mean - won) * len(here) / len(rows)
        bins.append((len(here), round(mean, 3), round(won, 3)))
    return Reliability(bins, error)


def lead_error(rows: list[Seen]) -> float:
    """The root mean square error of the expected lead, in points."""
    return float((sum(row.error**2 for row in rows) / len(rows)) ** 0.5)


def bin_of(share: float) -> int:
    return min(BINS - 1, int(share * BINS))


def write(path: Path, name: str, bots: list[str], games: int, slopes: list[float]) -> None:
    """Write the calibration into a file of weights, which stays the same otherwise."""
    words = " ".join(f"--bot {bot}" for bot in bots)
    calibration = {
        "command": f"python -m tools.calibration --game {name} --games {games} {words} --fit FILE",
        "seed": FITTED_SEED,
        "games": games * len(bots),
        "slopes": [round(slope, 3) for slope in slopes],
    }
    text = path.read_text("utf-8")
    data = json.loads(text)
    lines = [line for line in text.splitlines() if not line.startswith('  "calibration": ')]
    row = f'  "calibration": {json.dumps(calibration)},'
    place = next(number for number, line in enumerate(lines) if line.startswith('  "weights": '))
    lines.insert(place, row)
    path.write_text("\n".join(lines) + "\n", "utf-8")
    written = json.loads(path.read_text("utf-8"))
    assert {**written, "calibration": None} == {**data, "calibration": None}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.calibration", description=__doc__)
    parser.add_argument("--game", action="append")
    parser.add_argument("--games", type=int, default=100, help="games of each bot")
    parser.add_argument("--bot", action="append")
    parser.add_argument("--fit", type=Path)
    parser.add_argument("--store", action="store_true", help="store the result in docs/levels")
    arguments = parser.parse_args()
    bots = arguments.bot or list(BOTS)
    collect_rarely()
    for name in arguments.game or bundled_game_ids():
        game = load_game(name)
        calibration = game.evaluation.calibration or read_calibration({})
        if arguments.fit:
            seen = [row for bot in bots for row in collect(game, bot, arguments.games, FITTED_SEED)]
            slopes = fit(seen)
            write(arguments.fit, name, bots, arguments.games, slopes)
            calibration = Calibration(slopes)
            print(f"{name}: slopes {slopes} from {arguments.games} games of {', '.join(bots)}")
        for bot in bots:
            rows = collect(game, bot, arguments.games, UNSEEN_SEED)
            searched, shown = (
                reliability(rows, read_calibration({})),
                reliability(rows, calibration),
            )
            row = {
                "bot": bot,
                "games": arguments.games,
                "searched": round(searched.error, 3),
                "shown": round(shown.error, 3),
                "lead": round(lead_error(rows), 1),
                "bins": shown.bins,
            }
            print(name, row, flush=True)
            if arguments.store:
                store_calibration(name, row)


if __name__ == "__main__":
    main()
