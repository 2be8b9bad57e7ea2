"""Points at the end, the score sheet and the ranking (TW-E)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.core.ranking import ranks
from tampu.games.tawantinsuyu import content
from tampu.games.tawantinsuyu.content import AX, C_FINAL_TAPESTRIES
from tampu.games.tawantinsuyu.rules import frames
from tampu.games.tawantinsuyu.rules.frames import Frame

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


def final(s: State, frame: Frame) -> None:
    """FINAL: Axomamma worships once more (TW-X73), then all is scored."""
    if s.solo and not frame[2]:
        s.stack.append((frames.FINAL, frame[1], 1))
        s.prod_up[AX] |= s.prod_down[AX]
        s.prod_down[AX] = 0
        s.army_up[AX] |= s.army_down[AX]
        s.army_down[AX] = 0
        s.stack.append((frames.AX_WORSHIP, AX, 3, 1))
        return
    s.stage = frames.ENDED
    for place in range(s.places):
        if s.owns(place, content.Z15):  # TW-E11
            for resource in (content.STONE, content.MAIZE):
                pairs = s.res[4 * place + resource] // 2
                s.res[4 * place + resource] -= 2 * pairs
                s.res[4 * place + content.GOLD] += pairs
        for category, points in enumerate(final_points(s, place)):
            s.add_points(place, C_FINAL_TAPESTRIES + category, points)
    if s.solo and s.solo_flags & content.HARD_RESOURCE_VP:
        # Gold is worth 2 in all: TW-E08 has paid 1 of them
        s.add_points(AX, content.C_AX_DIFFICULTY, sum(s.res[4 * AX : 4 * AX + 4]))


def final_points(s: State, place: int) -> list[int]:
    """TW-E02 to TW-E08 in the order of the sheet."""
    gods = 0 if s.is_ax(place) else s.gods[place].bit_count()
    each = content.FINAL_GOD + (1 if s.owns(place, content.Z06) else 0)
    at = place * len(content.KINDS)
    workers = len(s.ax_workers) if s.is_ax(place) else sum(s.workers[at : at + len(content.KINDS)])
    buildings = s.prod_up[place].bit_count() + s.passive[place].bit_count()
    points = [0] * (content.C_FINAL_GOLD - C_FINAL_TAPESTRIES + 1)
    for tapestry in s.tapestries[place]:
        points[0] += content.TAPESTRY_VP[len(tapestry)]
    points[content.C_FINAL_TEMPLE - C_FINAL_TAPESTRIES] = content.TEMPLE_FINAL_VP[s.temple[place]]
    points[content.C_FINAL_BUILDINGS - C_FINAL_TAPESTRIES] = content.FINAL_BUILDING * buildings
    points[content.C_FINAL_GOD_CARDS - C_FINAL_TAPESTRIES] = each * gods
    points[content.C_FINAL_ARMY - C_FINAL_TAPESTRIES] = (
        content.FINAL_ARMY * s.army_up[place].bit_count()
    )
    points[content.C_FINAL_WORKERS - C_FINAL_TAPESTRIES] = content.FINAL_WORKER * workers
    points[content.C_FINAL_GOLD - C_FINAL_TAPESTRIES] = (
        content.FINAL_GOLD * s.res[4 * place + content.GOLD]
    )
    return points


def scores(s: State) -> list[int]:
    return s.score[:]


def sheet(s: State) -> list[dict[str, int]]:
    """Points by place and category."""
    width = len(content.CATEGORIES)
    rows = [s.sheet_points[place * width : (place + 1) * width] for place in range(s.places)]
    return [dict(zip(content.CATEGORIES, row, strict=True)) for row in rows]


def ranking(s: State) -> list[int]:
    """Points, then resources in total (TW-E09); solo by TW-X75."""
    if s.solo:
        won = s.score[0] >= content.WIN_VP and s.score[0] > s.score[AX]
        return [1, 2] if won else [2, 1]
    return ranks([(s.score[p], sum(s.res[4 * p : 4 * p + 4])) for p in range(s.places)])
