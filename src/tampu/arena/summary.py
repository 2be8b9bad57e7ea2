"""What a series of games tells, with intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from tampu.arena.matches import Played, Series
from tampu.core.ranking import win_shares


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    if games == 0:
        return 0.0, 1.0
    z = 1.959964
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = share * (1 - share) / games + z * z / (4 * games * games)
    half = z * math.sqrt(spread) / (1 + z * z / games)
    return max(0.0, centre - half), min(1.0, centre + half)


def report(series: Series, options: dict[str, Any], played: Sequence[Played]) -> dict[str, Any]:
    """The result of a series as the command line prints it in JSON."""
    return {
        "game": series.game,
        "options": options,
        "seats": list(series.entries),
        "seed": series.seed,
        "games": len(played),
        "decisions": sum(game.decisions for game in played),
        "cpu_seconds": round(sum(sum(game.seconds) for game in played), 3),
        "results": [
            {
                "seed": game.seed,
                "seats": game.seats,
                "scores": game.scores,
                "ranks": game.ranks,
                "decisions": game.decisions,
                "end": game.end,
            }
            for game in played
        ],
        "summary": [_row(series, entry, played) for entry in range(len(series.entries))],
    }


def _row(series: Series, entry: int, played: Sequence[Played]) -> dict[str, Any]:
    seats = [game.seating.index(entry) for game in played]
    games = len(played)
    wins = sum(win_shares(game.ranks)[seat] for game, seat in zip(played, seats, strict=True))
    points = sum(game.scores[seat] for game, seat in zip(played, seats, strict=True))
    moves = sum(game.moves[entry] for game in played)
    seconds = sum(game.seconds[entry] for game in played)
    share = wins / games if games else 0.0
    return {
        "seat_entry": entry,
        "spec": series.entries[entry],
        "games": games,
        "mean_score": round(points / games, 3) if games else 0.0,
        "win_share": round(share, 4),
        "win_share_ci95": [round(limit, 4) for limit in wilson(share, games)],
        "mean_ms_per_decision": round(1000 * seconds / moves, 3) if moves else 0.0,
    }
