"""Statistics of a person: victories, points, streaks and categories, game by game."""

from __future__ import annotations

import time
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any, Final

import sqlalchemy as sa

from tampu.server.messages.profile_bodies import CategoryMean, GameStatistics, Tally
from tampu.server.storage.models import RESULTS
from tampu.server.storage.storage import Storage

MOST_GAMES: Final = 5000
"""Statistics count the newest games up to this number."""
MOST_SHEETS: Final = 200
"""The means of a person's categories are of the newest games of each game."""
SAMPLE: Final = 2000
"""The average of everybody is that of the newest results of this number of seats."""
AVERAGE_SECONDS: Final = 600.0
MOST_CACHED: Final = 500
"""The number of people whose statistics stay in memory."""
LEAST_SHEETS: Final = 5
"""With fewer games no category is called the favourite."""


def opponent_key(row: Any) -> str:
    """The kind of opponents of a result."""
    if row.people:
        return "people"
    if row.seats == 1:
        return "solo"
    return f"level-{row.level}" if row.level is not None else "bots"


def tallies(rows: Sequence[Any], key_of: Callable[[Any], str]) -> list[Tally]:
    """The games in groups, ordered by their keys."""
    groups: dict[str, list[Any]] = defaultdict(list)
    for row in rows:
        groups[key_of(row)].append(row)
    return [Tally(key, *_numbers(groups[key])) for key in sorted(groups)]


def _numbers(rows: Sequence[Any]) -> tuple[int, float, float | None]:
    """The number of games, the victories and the mean score."""
    victories = sum(row.share for row in rows)
    scores = [row.score for row in rows if row.complete]
    mean = round(sum(scores) / len(scores), 2) if scores else None
    return len(rows), round(victories, 3), mean


def streaks(shares: Iterable[float]) -> tuple[int, int]:
    """The last and the longest row of victories, from the oldest game to the newest."""
    lengths = [
        (won, sum(1 for _ in group)) for won, group in groupby(shares, key=lambda share: share > 0)
    ]
    longest = max((length for won, length in lengths if won), default=0)
    return (lengths[-1][1] if lengths and lengths[-1][0] else 0), longest


def category_means(sheets: Sequence[dict[str, int]]) -> dict[str, float]:
    """The mean points of each category."""
    totals: dict[str, int] = defaultdict(int)
    for sheet in sheets:
        for category, points in sheet.items():
            totals[category] += points
    return {category: total / len(sheets) for category, total in totals.items()}


class StatisticsReader:
    """Reads statistics; the averages of everybody are computed again every few minutes."""

    def __init__(self, database: Storage, now: Callable[[], float] = time.monotonic) -> None:
        self._database = database
        self._now = now
        self._averages: dict[str, tuple[float, dict[str, float]]] = {}
        self._statistics: OrderedDict[
            tuple[str, bool], tuple[float, tuple[Any, ...], list[GameStatistics]]
        ] = OrderedDict()
        """By person until when they hold, of how many games up to when, and the statistics."""

    async def of(self, person: str, *, with_tables: bool) -> list[GameStatistics]:
        """The statistics of a person, the most played game first.

        `with_tables` also names the tables of the best scores. They are computed again after
        another game, and every few minutes for the averages.
        """
        about = sa.select(sa.func.count(), sa.func.max(RESULTS.c.ended))
        counted = tuple(await self._database.first(about.where(RESULTS.c.person == person)))
        key = (person, with_tables)
        until, counted_before, statistics = self._statistics.get(key, (0.0, (), []))
        if self._now() >= until or counted_before != counted:
            statistics = await self._read(person, with_tables=with_tables)
            self._statistics[key] = (self._now() + AVERAGE_SECONDS, counted, statistics)
        self._statistics.move_to_end(key)
        if len(self._statistics) > MOST_CACHED:
            self._statistics.popitem(last=False)
        return statistics

    async def _read(self, person: str, *, with_tables: bool) -> list[GameStatistics]:
        columns = (
            *("table_id", "game", "seat", "seats", "score"),
            *("share", "people", "level", "complete"),
        )
        query = (
            sa.select(*(RESULTS.c[name] for name in columns))
            .where(RESULTS.c.person == person)
            .order_by(RESULTS.c.ended.desc())
            .limit(MOST_GAMES)
        )
        by_game: dict[str, list[Any]] = defaultdict(list)
        for row in reversed(await self._database.rows(query)):
            by_game[row.game].append(row)
        ordered = sorted(by_game.items(), key=lambda item: (-len(item[1]), item[0]))
        return [await self._game(person, game, rows, with_tables) for game, rows in ordered]

    async def _game(
        self, person: str, game: str, rows: list[Any], with_tables: bool
    ) -> GameStatistics:
        games, victories, mean_score = _numbers(rows)
        complete = [row for row in rows if row.complete]
        best = max(complete, key=lambda row: row.score, default=None)
        streak, longest = streaks(row.share for row in rows)
        categories, favourite = await self._categories(person, game)
        return GameStatistics(
            game=game,
            games=games,
            victories=victories,
            mean_score=mean_score,
            best_score=best.score if best else None,
            best_table=best.table_id if best and with_tables else None,
            streak=streak,
            longest_streak=longest,
            by_seats=tallies(rows, lambda row: str(row.seats)),
            by_place=tallies(rows, lambda row: str(row.seat + 1)),
            by_opponent=tallies(rows, opponent_key),
            categories=categories,
            favourite=favourite,
        )

    async def _categories(self, person: str, game: str) -> tuple[list[CategoryMean], str | None]:
        """The categories of the newest games, and the favourite one."""
        sheets = await self._sheets(game, MOST_SHEETS, RESULTS.c.person == person)
        averages = await self._average(game)
        means = [
            CategoryMean(category, round(mean, 2), _rounded(averages.get(category)))
            for category, mean in category_means(sheets).items()
        ]
        above = {one.category: one.mean - one.average for one in means if one.average is not None}
        favourite = max(above, key=lambda category: above[category], default=None)
        if len(sheets) < LEAST_SHEETS or favourite is None or above[favourite] <= 0:
            favourite = None
        return means, favourite

    async def _average(self, game: str) -> dict[str, float]:
        """The mean points of everybody's categories."""
        until, means = self._averages.get(game, (0.0, {}))
        if self._now() >= until:
            means = category_means(await self._sheets(game, SAMPLE))
            self._averages[game] = (self._now() + AVERAGE_SECONDS, means)
        return means

    async def _sheets(self, game: str, most: int, *where: Any) -> list[dict[str, int]]:
        query = (
            sa.select(RESULTS.c.sheet)
            .where(RESULTS.c.game == game, RESULTS.c.complete, *where)
            .order_by(RESULTS.c.ended.desc())
            .limit(most)
        )
        return [row.sheet for row in await self._database.rows(query)]


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 2)
