"""A turn (IM-T): get stones, load a stone, sail a ship."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.games.imhotep import actions, content
from tampu.games.imhotep.actions import PLACES
from tampu.games.imhotep.content import MINIMUM, SHIPS, SITES, SLED, SPACES
from tampu.games.imhotep.rules import frames

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State

DOCKS: Final[int] = len(SITES)
BIT: Final[list[int]] = [1 << place for place in range(PLACES)]
SHIP_SPACES: Final[list[int]] = [((1 << SPACES) - 1) << (ship * SPACES) for ship in range(SHIPS)]
NOTHING: Final[list[int]] = []
"""The list of a decision without a legal action; nobody may change it."""
_PLACES: Final[dict[int, list[int]]] = {}
"""The ids of `list_places` by first id and empty spaces, computed when first needed."""
_SAILS: Final[list[list[int]]] = [
    [
        actions.SAIL + ship * DOCKS + site
        for ship in range(SHIPS)
        for site in range(DOCKS)
        if (ready >> ship) & (docks >> site) & 1
    ]
    for ready in range(1 << SHIPS)
    for docks in range(1 << DOCKS)
]
"""The sail ids by ready ships and open docks."""


def has_action(s: State, seat: int) -> bool:
    """Whether the player can act at all (IM-X01)."""
    return s.sled[seat] > 0 or s.quarry[seat] > 0 or s.ready > 0


def end_turn(s: State) -> None:
    """Pass the turn to the left neighbour (IM-R07)."""
    s.mover = (s.mover + 1) % s.seats
    s.passes = 0


# Get stones


def stones_to_get(s: State, seat: int, most: int) -> int:
    """How many stones fit from the quarry on the sled (IM-T03)."""
    return min(most, SLED - s.sled[seat], s.quarry[seat])


def get_stones(s: State, seat: int, most: int) -> None:
    """Move stones from the quarry to the sled, as many as fit."""
    stones = stones_to_get(s, seat, most)
    s.sled[seat] += stones
    s.quarry[seat] -= stones
    s.tell("stones", seat=seat + 1, stones=stones)


def list_get(s: State) -> list[int]:
    return [actions.GET] if stones_to_get(s, s.mover, content.GET) else NOTHING


def refuse_get(s: State, action: int) -> str:
    return "" if stones_to_get(s, s.mover, content.GET) else "IM-T04"


def do_get(s: State, action: int) -> None:
    get_stones(s, s.mover, content.GET)
    end_turn(s)


# Load


def list_places(first: int, empty: int) -> list[int]:
    """The ids of loading each empty space, counted from the first id of their kind."""
    key = (first << PLACES) + empty
    ids = _PLACES.get(key)
    if ids is None:
        ids = [first + place for place in range(PLACES) if empty & BIT[place]]
        _PLACES[key] = ids
    return ids


def refuse_place(s: State, place: int) -> str:
    """Refuse a space that takes no stone: of a sailed ship, occupied, or not there."""
    if s.empty & BIT[place]:
        return ""
    return "IM-T14" if s.sailed & BIT[place // SPACES] else "IM-T07"


def load_stone(s: State, seat: int, place: int) -> None:
    """Put a stone of the seat's sled on a ship."""
    ship = place // SPACES
    s.sled[seat] -= 1
    s.cargo[place] = seat
    s.empty ^= BIT[place]
    s.loads[ship] += 1
    if s.loads[ship] >= MINIMUM[s.ships[ship]]:
        s.ready |= BIT[ship]


def list_load(s: State) -> list[int]:
    return list_places(actions.LOAD, s.empty) if s.sled[s.mover] else NOTHING


def refuse_load(s: State, action: int) -> str:
    return refuse_place(s, action - actions.LOAD) if s.sled[s.mover] else "IM-T06"


def do_load(s: State, action: int) -> None:
    load_stone(s, s.mover, action - actions.LOAD)
    end_turn(s)


# Sail


def cargo_of(s: State, ship: int) -> tuple[int, ...]:
    """The stones of a ship from the bow on."""
    first = ship * SPACES
    return tuple([seat for seat in s.cargo[first : first + SPACES] if seat >= 0])


def refuse_voyage(s: State, ship: int, site: int, extra: int) -> str:
    """Refuse to send the ship, with `extra` stones more, to the site."""
    if s.sailed & BIT[ship]:
        return "IM-T09"
    if s.loads[ship] + extra < MINIMUM[s.ships[ship]]:
        return "IM-T10"
    return "" if s.docks & BIT[site] else "IM-T11"


def set_sail(s: State, ship: int, site: int, order: tuple[int, ...], blue: int) -> None:
    """Close the dock, clear the ship and begin to unload (IM-U04)."""
    s.sailed |= BIT[ship]
    s.docks ^= BIT[site]
    s.ready &= ~BIT[ship]
    s.empty &= ~SHIP_SPACES[ship]
    first = ship * SPACES
    for place in range(first, first + SPACES):
        s.cargo[place] = -1
    s.loads[ship] = 0
    s.frames[-1] = (frames.END_TURN,)
    s.frames.append((frames.UNLOAD, site, blue, *order))


def list_sail(s: State) -> list[int]:
    return _SAILS[(s.ready << DOCKS) + s.docks]


def refuse_sail(s: State, action: int) -> str:
    ship, site = divmod(action - actions.SAIL, DOCKS)
    return refuse_voyage(s, ship, site, 0)


def do_sail(s: State, action: int) -> None:
    ship, site = divmod(action - actions.SAIL, DOCKS)
    set_sail(s, ship, site, cargo_of(s, ship), -1)
