"""The plan of an arena run: a series, a round robin or a gauntlet, and when it may stop."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations, combinations_with_replacement

from tampu.arena.matches import Series
from tampu.arena.stopping import Until
from tampu.core.errors import TampuError

Task = tuple[int, int]
"""A game: the index of its series in the plan, and its index in the series."""


class BadPlan(TampuError):
    """The arguments describe no valid tournament."""


@dataclass(frozen=True)
class Plan:
    """Series of one game that are played side by side."""

    series: tuple[Series, ...]
    until: Until | None = None
    form: str = "series"
    """series, round-robin or gauntlet"""

    def tasks(self) -> list[Task]:
        """All games in the order of the results: the first of every series, then the second."""
        most = max(series.games for series in self.series)
        return [
            (place, index)
            for index in range(most)
            for place, series in enumerate(self.series)
            if index < series.games
        ]

    def specs(self) -> list[str]:
        """The bots that take part, each once."""
        return list(dict.fromkeys(spec for series in self.series for spec in series.entries))


def round_robin(model: Series, specs: Sequence[str], seats: int) -> tuple[Series, ...]:
    """Every combination of different bots; with fewer bots than seats, those with all bots."""
    _check(specs, 2)
    if len(specs) >= seats:
        tables = list(combinations(specs, seats))
    else:
        tables = [
            table
            for table in combinations_with_replacement(specs, seats)
            if len(set(table)) == len(specs)
        ]
    return tuple(replace(model, entries=table) for table in tables)


def gauntlet(model: Series, champion: str, specs: Sequence[str], seats: int) -> tuple[Series, ...]:
    """One series per opponent, which takes all seats except the champion's."""
    _check([champion, *specs], 2)
    return tuple(replace(model, entries=(champion, *[spec] * (seats - 1))) for spec in specs)


def _check(specs: Sequence[str], least: int) -> None:
    if len(set(specs)) < max(least, len(specs)):
        raise BadPlan("error-arena-bots", least=least)
