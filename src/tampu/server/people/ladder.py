"""The bot ladder: climb from the weakest level to the strongest, alone against bots."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from tampu.bots.opponents import OPPONENTS
from tampu.bots.registry import LEVELS
from tampu.core.options import Meta
from tampu.server.storage.models import RESULTS
from tampu.server.storage.storage import Storage

NEEDED: Final = 2
"""The victories that lead to the next step."""
OF: Final = 3
"""The number of the last games among which they must be."""


class Climb(NamedTuple):
    """How far a person has climbed in one game."""

    step: int
    """The level to beat; one more than the strongest after the top."""
    recent: list[bool]
    """Victories and defeats of the last games on this step, the newest last."""
    games: int


def climb(results: Iterable[tuple[int, float]]) -> Climb:
    """The climb that follows from steps and shares of victory, from the oldest game on."""
    step, recent, games = LEVELS[0], list[bool](), 0
    for level, share in results:
        games += 1
        if level != step:
            continue
        recent = [*recent, share > 0][-OF:]
        if sum(recent) >= NEEDED:
            step, recent = step + 1, []
    return Climb(step, recent, games)


async def climbs(database: Storage, person: str) -> dict[str, Climb]:
    """By game how far a person has climbed."""
    query = (
        sa.select(RESULTS.c.game, RESULTS.c.ladder, RESULTS.c.share)
        .where(RESULTS.c.person == person, RESULTS.c.ladder.is_not(None))
        .order_by(RESULTS.c.ended)
    )
    by_game: dict[str, list[tuple[int, float]]] = {}
    for row in await database.rows(query):
        by_game.setdefault(row.game, []).append((row.ladder, row.share))
    return {game: climb(results) for game, results in by_game.items()}


def ladder_bots(meta: Meta, state: Climb) -> tuple[int, list[str]]:
    """The person's seat, which rotates from game to game, and the bots of the other seats."""
    seats, step = meta.fewest_seats, min(state.step, LEVELS[-1])
    named = [one.spec for one in OPPONENTS if one.level == step] or [f"level:{step}"]
    bots: list[Any] = [named[(state.games + place) % len(named)] for place in range(seats - 1)]
    return state.games % seats, bots
