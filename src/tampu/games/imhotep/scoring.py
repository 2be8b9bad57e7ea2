"""Points at the end, the score sheet and the ranking (IM-F)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tampu.core.ranking import ranks
from tampu.games.imhotep import content
from tampu.games.imhotep.content import BURIAL_ROWS

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State


_MOST_SEATS: Final = 4
_MOST_KEPT: Final = 20_000
"""Rows of stones of one kind; then all of them are forgotten."""
_groups: Final[dict[bytes, list[tuple[int, int]]]] = {}
_counts: Final[dict[bytes, list[int]]] = {}


def scores(s: State) -> list[int]:
    """The total points of each seat, now."""
    totals = [0] * s.seats
    for column in _columns(s):
        for seat in range(s.seats):
            totals[seat] += column[seat]
    return totals


def ranking(s: State) -> list[int]:
    """Rank by total points, then by stones on the sled (IM-F04, F06)."""
    return ranks(list(zip(scores(s), s.sled, strict=True)))


def sheet(s: State) -> list[dict[str, int]]:
    """Points by category for each seat; the final ones count only when the game is over."""
    columns = _columns(s)
    columns += [[0] * s.seats] * (len(content.SHEET) - len(columns))
    return [
        {category: column[seat] for category, column in zip(content.SHEET, columns, strict=True)}
        for seat in range(s.seats)
    ]


def _columns(s: State) -> list[list[int]]:
    """The categories that count now, in the order of the sheet, each by seat."""
    columns = [s.pyramid_points, s.temple_points, s.tower_points]
    if s.ended:
        columns += final_columns(s)
    return columns


def final_columns(s: State) -> list[list[int]]:
    """Burial chamber, obelisks, decorations, statues, unused blue cards, wrath (IM-F01)."""
    return [
        burial_points(s),
        obelisk_points(s),
        decoration_points(s),
        [content.SERIES[s.owned[seat * content.CARDS + content.STATUE]] for seat in range(s.seats)],
        [
            content.UNUSED_BLUE
            * sum([s.owned[seat * content.CARDS + card] for card in content.BLUE])
            for seat in range(s.seats)
        ],
        [content.WRATH if s.wrath and not is_everywhere(s, seat) else 0 for seat in range(s.seats)],
    ]


def share_places(counts: Sequence[int], places: Sequence[int]) -> list[int]:
    """Points by rank of the counts; ties add their places, divide and round down.

    Whoever has nothing takes no place (IM-H06, H08, L03, L04, X16, X17).
    """
    points = [0] * len(counts)
    for seat, count in enumerate(counts):
        if count:
            first = sum([other > count for other in counts])
            tied = counts.count(count)
            points[seat] = sum(places[first : first + tied]) // tied
    return points


def burial_points(s: State) -> list[int]:
    return _row_majorities(s) if s.side_b(content.BURIAL) else _group_points(s)


def _row_majorities(s: State) -> list[int]:
    totals = [0] * s.seats
    for row in range(BURIAL_ROWS):
        stones = s.burial[row::BURIAL_ROWS]
        counts = [stones.count(seat) for seat in range(s.seats)]
        for seat, points in enumerate(share_places(counts, content.BURIAL_B)):
            totals[seat] += points
    return totals


def _group_points(s: State) -> list[int]:
    totals = [0] * s.seats
    for seat, size in burial_groups(s.burial):
        totals[seat] += content.SERIES[size]
    return totals


def burial_groups(burial: bytes) -> list[tuple[int, int]]:
    """Owner and size of each orthogonally connected group of one colour (IM-H03, H04).

    Positions of one search share most burial chambers, so groups are cached; do not change them.
    """
    groups = _groups.get(burial)
    if groups is None:
        groups = find_groups(burial)
        if len(_groups) >= _MOST_KEPT:
            _groups.clear()
        _groups[burial] = groups
    return groups


def find_groups(burial: bytes) -> list[tuple[int, int]]:
    """Find the groups of `burial_groups` again."""
    groups: list[tuple[int, int]] = []
    count = len(burial)
    seen = bytearray(count)
    for first in range(count):
        if seen[first]:
            continue
        seen[first] = 1
        group = [first]
        for place in group:
            row = place % BURIAL_ROWS
            neighbours = [place - BURIAL_ROWS, place + BURIAL_ROWS]
            if row > 0:
                neighbours.append(place - 1)
            if row < BURIAL_ROWS - 1:
                neighbours.append(place + 1)
            for other in neighbours:
                if 0 <= other < count and not seen[other] and burial[other] == burial[first]:
                    seen[other] = 1
                    group.append(other)
        groups.append((burial[first], len(group)))
    return groups


def obelisk_points(s: State) -> list[int]:
    if s.side_b(content.OBELISKS):
        return [content.WAITING_POINTS * waiting for waiting in s.obelisks]
    return share_places(s.obelisks, content.OBELISKS_A[s.seats])


def decoration_points(s: State) -> list[int]:
    points = [0] * s.seats
    for card, site in content.DECORATION:
        each = sum(stones_at(s, site)) // content.DECORATION_PER
        for seat in range(s.seats):
            points[seat] += each * s.owned[seat * content.CARDS + card]
    return points


def stones_at(s: State, site: int) -> list[int]:
    """Stones by seat at one of the four building sites, covered and waiting ones too (IM-K07)."""
    if site == content.TEMPLE:
        return _count_stones(s.temple)[: s.seats]
    if site == content.BURIAL:
        return _count_stones(s.burial)[: s.seats]
    stones = [0] * s.seats
    if site == content.PYRAMIDS:
        for pyramid in s.pyramids:
            if pyramid:
                for seat, count in enumerate(_count_stones(pyramid)[: s.seats]):
                    stones[seat] += count
        return stones
    towers = _count_stones(s.towers)
    for seat in range(s.seats):
        stones[seat] = s.obelisks[seat] + content.TOWER_SIZE * towers[seat]
    return stones


def _count_stones(stones: bytes) -> list[int]:
    """Count the stones of each seat in a row of stones; cached like groups, do not change it."""
    counts = _counts.get(stones)
    if counts is None:
        counts = [stones.count(seat) for seat in range(_MOST_SEATS)]
        if len(_counts) >= _MOST_KEPT:
            _counts.clear()
        _counts[stones] = counts
    return counts


def is_everywhere(s: State, seat: int) -> bool:
    """Whether the player has a stone on each of the four building sites (IM-W01, W03, W04)."""
    return all([stones_at(s, site)[seat] for site in range(content.PYRAMIDS, len(content.SITES))])
