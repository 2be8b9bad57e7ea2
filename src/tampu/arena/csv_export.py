"""Results as comma-separated values: one line per seat and game."""

import csv
import io
from collections.abc import Sequence

from tampu.arena.matches import Played
from tampu.arena.plan import Plan
from tampu.core.ranking import win_shares

HEADINGS = (
    *("game", "pairing", "index", "seed", "seat", "bot"),
    *("score", "rank", "win_share", "decisions", "cpu_ms", "end"),
)


def csv_text(plan: Plan, played: Sequence[Played]) -> str:
    """All games as CSV; seats and pairings count from 1."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(HEADINGS)
    for game in played:
        shares = win_shares(game.ranks)
        for seat, entry in enumerate(game.seating):
            writer.writerow(
                (
                    plan.series[game.series].game,
                    game.series + 1,
                    game.index,
                    game.seed,
                    seat + 1,
                    game.seats[seat],
                    game.scores[seat],
                    game.ranks[seat],
                    round(shares[seat], 4),
                    game.moves[entry],
                    round(1000 * game.seconds[entry], 2),
                    game.end,
                )
            )
    return text.getvalue()
