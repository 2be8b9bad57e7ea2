"""Runs a whole benchmark: our games, and on request other libraries in the same run."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from tampu.benchmarks import peers
from tampu.benchmarks.engine import fewest_seats, hidden_share, measure_play, measure_search
from tampu.benchmarks.peer_programs import RandomPlay
from tampu.core.contract import Game
from tampu.core.registry import load_game

Skipped = Callable[[str, str], None]
"""Reports a peer that is left out, and why."""


def run(
    game_ids: Sequence[str], seconds: float, peers_folder: Path | None, skipped: Skipped
) -> dict[str, Any]:
    """The result of `tampu bench --json`; peers are measured if their folder is given."""
    played: list[RandomPlay] = []
    searches: list[dict[str, Any]] = []
    for game in map(load_game, game_ids):
        for seats in (fewest_seats(game), max(game.meta.seats)):
            listed = measure_play(game, seats, seconds, listing=True)
            played.append(listed if peers_folder is None else _with_hidden(listed, game, seats))
            played.append(measure_play(game, seats, seconds, listing=False))
        searches.append(measure_search(game, seconds))
    if peers_folder is not None:
        peer_played, peer_searches = peers.measure_all(peers_folder, seconds, skipped)
        played += peer_played
        searches += peer_searches
    rows = [result.row() for result in played]
    report: dict[str, Any] = {"machine": machine(), "rows": rows, "searches": searches}
    if peers_folder is not None:
        report["ratios"] = peers.ratios(rows + searches)
        report["games"] = [result.facts() for result in played if result.choices]
    return report


def _with_hidden(result: RandomPlay, game: Game, seats: int) -> RandomPlay:
    return replace(result, hidden=f"{hidden_share(game, seats):.0%} of decisions")


def machine() -> dict[str, Any]:
    """A description of the machine that measures."""
    return {
        "python": platform.python_version(),
        "system": platform.system(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
    }
