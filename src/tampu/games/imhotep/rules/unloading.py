"""Unloading a ship (IM-U): stones that need no decision of their owner are placed at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tampu.games.imhotep import content
from tampu.games.imhotep.content import SITES, STONE, TOWER_SIZE, TOWERS
from tampu.games.imhotep.rules import frames
from tampu.games.imhotep.rules.market import deliver_to_market
from tampu.games.imhotep.rules.pyramids import deliver_to_pyramids

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State


def unload(s: State, frame: tuple[int, ...]) -> None:
    """Deliver the next stone; after the last one discard a played blue card (IM-U01, K19)."""
    _, site, blue = frame[:3]
    if len(frame) == 3:
        s.frames.pop()
        if blue >= 0:
            s.discard[blue] += 1
        return
    s.frames[-1] = (frames.UNLOAD, site, blue, *frame[4:])
    DELIVERIES[site](s, frame[3])


def deliver(s: State, frame: tuple[int, ...]) -> None:
    """Deliver the stone of a red card, by the rules of its site (IM-K02)."""
    s.frames.pop()
    DELIVERIES[frame[2]](s, frame[1])


def deliver_to_temple(s: State, seat: int) -> None:
    s.temple += STONE[seat]
    s.tell("placed", seat=seat + 1, site=SITES[content.TEMPLE])


def deliver_to_burial(s: State, seat: int) -> None:
    s.burial += STONE[seat]
    s.tell("placed", seat=seat + 1, site=SITES[content.BURIAL])


def deliver_to_obelisks(s: State, seat: int) -> None:
    """Stack the stone on side A; on side B let it wait, or complete a tower (IM-L06, X14)."""
    s.obelisks[seat] += 1
    s.tell("placed", seat=seat + 1, site=SITES[content.OBELISKS])
    if not s.side_b(content.OBELISKS):
        return
    built = len(s.towers)
    if s.obelisks[seat] >= TOWER_SIZE and built < len(TOWERS):
        points = TOWERS[built]
        s.obelisks[seat] -= TOWER_SIZE
        s.towers += STONE[seat]
        s.tower_points[seat] += points
        s.tell("tower", seat=seat + 1, points=points)
        s.tell("points", seat=seat + 1, points=points, category="obelisk_towers")


DELIVERIES: Final[list[Callable[[State, int], None]]] = [
    deliver_to_market,
    deliver_to_pyramids,
    deliver_to_temple,
    deliver_to_burial,
    deliver_to_obelisks,
]
