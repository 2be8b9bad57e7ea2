"""What a drawn board shows beyond the view: what each ship would bring at each site."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict, cast

from tampu.core.contract import Json
from tampu.games.imhotep import content
from tampu.games.imhotep.codec import from_json
from tampu.games.imhotep.rules.temple import visible_stone
from tampu.games.imhotep.rules.unloading import DELIVERIES
from tampu.games.imhotep.scoring import burial_points, obelisk_points
from tampu.games.imhotep.view import View

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State

_SCORED: Final = (content.PYRAMIDS, content.TEMPLE, content.BURIAL, content.OBELISKS)
"""The sites where stones bring points; at the market they bring cards."""


class Voyage(TypedDict):
    """A ship that may sail, at a site with an open dock."""

    ship: int
    site: str
    points: list[int]
    """What each seat would gain if the ship was unloaded there, and the site scored now."""


class Derived(TypedDict):
    """What ships would bring; sites where the owners of the stones choose are left out."""

    voyages: list[Voyage]


def derive(view: View) -> Derived:
    """Derive what the board shows from a view."""
    return derive_for_all(from_json(cast(Json, view)))


def derive_for_all(s: State) -> Derived:
    """Derive the same from a position; nothing hidden is read."""
    voyages: list[Voyage] = []
    for ship in range(len(s.ships)):
        if not (s.ready >> ship) & 1:
            continue
        first = ship * content.SPACES
        stones = [seat for seat in s.cargo[first : first + content.SPACES] if seat >= 0]
        for site in _SCORED:
            chosen = site == content.PYRAMIDS and s.side_b(site)
            if (s.docks >> site) & 1 and not chosen:
                points = _points_brought(s, stones, site)
                voyages.append({"ship": ship + 1, "site": content.SITES[site], "points": points})
    return {"voyages": voyages}


def _points_brought(s: State, stones: list[int], site: int) -> list[int]:
    unloaded = s.clone()
    for seat in stones:
        DELIVERIES[site](unloaded, seat)
    before, after = _points_at(s, site), _points_at(unloaded, site)
    return [after[seat] - before[seat] for seat in range(s.seats)]


def _points_at(s: State, site: int) -> list[int]:
    """The points of each seat at a site, as if it was scored now."""
    if site == content.PYRAMIDS:
        return s.pyramid_points
    if site == content.BURIAL:
        return burial_points(s)
    if site == content.OBELISKS:
        waiting = obelisk_points(s)
        return [s.tower_points[seat] + waiting[seat] for seat in range(s.seats)]
    points = [0] * s.seats
    rewards = content.TEMPLE_B_POINTS if s.side_b(site) else content.TEMPLE_A
    for space in range(s.width):
        owner = visible_stone(s, space)
        if owner >= 0:
            points[owner] += rewards[space]
    return points
