"""What a seat has at the sites and on the ships, so that the reasons of a hint can name them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.core.contract import Stakes
from tampu.games.imhotep import content
from tampu.games.imhotep.rules.temple import visible_stone
from tampu.games.imhotep.scoring import burial_groups, burial_points, obelisk_points

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State

FIRST: Final = 4
"""The standing of the highest obelisk; each higher one of others takes one off."""


def stakes(s: State, seat: int) -> Stakes:
    """The seat's largest group, its rank at the obelisks, its visible stones, its cargo."""
    places: Stakes = {}
    if not s.side_b(content.BURIAL):
        sizes = [size for owner, size in burial_groups(s.burial) if owner == seat]
        if sizes:
            places["burial", "site", "B"] = max(sizes), float(burial_points(s)[seat])
    if not s.side_b(content.OBELISKS) and s.obelisks[seat]:
        taller = sum([height > s.obelisks[seat] for height in s.obelisks])
        places["obelisks", "site", "O"] = FIRST - taller, float(obelisk_points(s)[seat])
    visible = sum([visible_stone(s, space) == seat for space in range(s.width)])
    if visible:
        places["temple", "site", "T"] = visible, float(visible)
    for ship in range(content.SHIPS):
        first = ship * content.SPACES
        stones = s.cargo[first : first + content.SPACES].count(seat)
        if stones and not (s.sailed >> ship) & 1:
            places["ships", "ship", str(ship + 1)] = stones, float(stones)
    return places
