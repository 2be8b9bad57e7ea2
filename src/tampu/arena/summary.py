"""Summaries of games with intervals: the data of all reports."""

import math
from collections.abc import Sequence
from typing import Any

from tampu.arena.matches import Played, Series
from tampu.arena.plan import Plan
from tampu.arena.ratings import rate, victories
from tampu.arena.stopping import Until, verdict


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    if games == 0:
        return 0.0, 1.0
    z = 1.959964
    centre = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = share * (1 - share) / games + z * z / (4 * games * games)
    half = z * math.sqrt(spread) / (1 + z * z / games)
    return max(0.0, centre - half), min(1.0, centre + half)


def report(
    series: Series, options: dict[str, Any], played: Sequence[Played], until: Until | None = None
) -> dict[str, Any]:
    """The result of a series as JSON."""
    return {"game": series.game, "options": options, **_series(series, played, until)}


def tournament(plan: Plan, options: dict[str, Any], played: Sequence[Played]) -> dict[str, Any]:
    """The result of a round robin or gauntlet as JSON."""
    first = plan.series[0]
    return {
        "game": first.game,
        "options": options,
        "form": plan.form,
        "bots": plan.specs(),
        "seed": first.seed,
        **_totals(played),
        "ratings": ratings(plan, played),
        "pairings": [
            _series(series, [game for game in played if game.series == place], plan.until)
            for place, series in enumerate(plan.series)
        ],
    }


def ratings(plan: Plan, played: Sequence[Played]) -> list[dict[str, Any]]:
    """One row per bot, the strongest first."""
    specs = plan.specs()
    ranked = sorted(rate(specs, victories(specs, played)), key=lambda rating: -rating.rating)
    rows = []
    for rating in ranked:
        games = [game for game in played if rating.spec in game.seats]
        scores = [
            score
            for game in games
            for spec, score in zip(game.seats, game.scores, strict=False)
            if spec == rating.spec
        ]
        shares = [
            game.share(entry)
            for game in games
            for entry, spec in zip(game.seating, game.seats, strict=True)
            if spec == rating.spec
        ]
        rows.append(
            {
                "spec": rating.spec,
                "rating": round(rating.rating, 1),
                "rating_ci95": [round(rating.low, 1), round(rating.high, 1)],
                "games": len(games),
                "mean_score": _mean(scores),
                "win_share": round(sum(shares) / len(shares), 4) if shares else 0.0,
            }
        )
    return rows


def verdict_message(pairing: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The message, and its values, that says why a series stopped."""
    verdict = pairing["until"]
    low, high = (f"{limit:.3f}" for limit in verdict["interval"])
    threshold = f"{verdict['threshold']:g}"
    params = {"bot": pairing["seats"][0], "threshold": threshold, "games": verdict["games"]}
    return f"cli-arena-until-{verdict['decision']}", {**params, "low": low, "high": high}


def _totals(played: Sequence[Played]) -> dict[str, Any]:
    return {
        "games": len(played),
        "decisions": sum(game.decisions for game in played),
        "cpu_seconds": round(sum(sum(game.seconds) for game in played), 3),
    }


def _series(series: Series, played: Sequence[Played], until: Until | None) -> dict[str, Any]:
    data: dict[str, Any] = {
        "seats": list(series.entries),
        "seed": series.seed,
        **_totals(played),
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
    if until:
        data["until"] = verdict(series, until, played).to_json()
    return data


def _row(series: Series, entry: int, played: Sequence[Played]) -> dict[str, Any]:
    games = len(played)
    share = sum(game.share(entry) for game in played) / games if games else 0.0
    moves = sum(game.moves[entry] for game in played)
    seconds = sum(game.seconds[entry] for game in played)
    row = {
        "seat_entry": entry,
        "spec": series.entries[entry],
        "games": games,
        "mean_score": _mean([game.scores[game.seating.index(entry)] for game in played]),
        "win_share": round(share, 4),
        "win_share_ci95": [round(limit, 4) for limit in wilson(share, games)],
        "mean_ms_per_decision": round(1000 * seconds / moves, 3) if moves else 0.0,
    }
    fallbacks = sum(game.fallbacks[entry] for game in played)
    return {**row, "fallbacks": fallbacks} if fallbacks else row


def _mean(scores: Sequence[int]) -> float:
    return round(sum(scores) / len(scores), 3) if scores else 0.0
