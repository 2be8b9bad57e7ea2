"""Runs a whole benchmark: our games, and on request other libraries in the same run."""

import os
import platform
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tampu.benchmarks import peers
from tampu.benchmarks.engine import hidden_share, measure_play, measure_search
from tampu.benchmarks.peer_programs import RandomPlay
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
        for seats in (game.meta.fewest_seats, max(game.meta.seats)):
            listed = measure_play(game, seats, seconds, listing=True)
            if peers_folder is not None:
                listed.hidden = f"{hidden_share(game, seats):.0%} of decisions"
            played.append(listed)
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


def machine() -> dict[str, Any]:
    """A description of the machine that measures."""
    return {
        "python": platform.python_version(),
        "system": platform.system(),
        "processor": platform.machine(),
        "cores": os.cpu_count(),
    }
