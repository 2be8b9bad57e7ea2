"""Chapters 6 and 13: the action of a turn, blue cards included."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import TYPE_CHECKING, Final

from tampu.core.rng import Rng
from tampu.games.imhotep import actions, content
from tampu.games.imhotep.actions import ACTIONS, PAIRS, PLACES, SEQUENCE_IDS, SEQUENCES
from tampu.games.imhotep.content import CARDS, MINIMUM, SHIPS, SITES, SLED, SPACES
from tampu.games.imhotep.rules import frames

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State

DOCKS: Final[int] = len(SITES)
BIT: Final[list[int]] = [1 << place for place in range(PLACES)]
SHIP_SPACES: Final[list[int]] = [((1 << SPACES) - 1) << (ship * SPACES) for ship in range(SHIPS)]
_PLACE_LISTS: Final[list[dict[int, list[int]]]] = [{}, {}, {}]
"""For load, hammer and the bonus load: the ids for a set of empty spaces, written when met."""
_PLACE_BASES: Final[list[int]] = [actions.LOAD, actions.HAMMER, actions.BONUS_LOAD]
_CHISELS: Final[dict[int, list[int]]] = {}
_SAIL_CARDS: Final[dict[int, list[int]]] = {}
_ORDERS: Final[dict[tuple[int, ...], list[int]]] = {}
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


def stones_to_get(s: State, seat: int, most: int) -> int:
    """How many stones fit from the quarry on the sled (IM-T03)."""
    return min(most, SLED - s.sled[seat], s.quarry[seat])


def owns(s: State, seat: int, card: int) -> bool:
    return s.owned[seat * CARDS + card] > 0


def place_ids(which: int, empty: int) -> list[int]:
    """The ids of loading each empty space: 0 by load, 1 by Hammer, 2 by the bonus."""
    known = _PLACE_LISTS[which].get(empty)
    if known is None:
        base = _PLACE_BASES[which]
        known = [base + place for place in range(PLACES) if empty & BIT[place]]
        _PLACE_LISTS[which][empty] = known
    return known


def has_action(s: State, seat: int) -> bool:
    """Whether the player can act at all (IM-X01)."""
    return s.sled[seat] > 0 or s.quarry[seat] > 0 or s.ready > 0


def choices(s: State) -> list[list[int]]:
    """The legal actions of the player to move, one ascending list for each kind there is."""
    seat = s.mover
    sled = s.sled[seat]
    takes = stones_to_get(s, seat, content.GET)
    lists: list[list[int]] = []
    if takes:
        lists.append([actions.GET])
    if sled and s.empty:
        lists.append(place_ids(0, s.empty))
    if s.ready:
        lists.append(_SAILS[(s.ready << DOCKS) + s.docks])
        if owns(s, seat, content.LEVER):
            lists.append(_levers(s))
    if s.empty:
        if takes and owns(s, seat, content.HAMMER):
            lists.append(place_ids(1, s.empty))
        if sled and owns(s, seat, content.SAIL_CARD):
            sail_cards = _sail_cards(s)
            if sail_cards:
                lists.append(sail_cards)
        if sled > 1 and s.empty & (s.empty - 1) and owns(s, seat, content.CHISEL):
            lists.append(_chisels(s.empty))
    return lists


def legal(s: State) -> list[int]:
    found: list[int] = []
    for ids in choices(s):
        found.extend(ids)
    return found


def sample(s: State, rng: Rng) -> int:
    lists = choices(s)
    ids = lists[rng.below(len(lists))]
    return ids[rng.below(len(ids))]


def _levers(s: State) -> list[int]:
    """One for each ready ship, open dock and different order of its colours (IM-K11)."""
    found: list[int] = []
    for ship in range(SHIPS):
        if not s.ready & BIT[ship]:
            continue
        stones = cargo_of(s, ship)
        orders = _ORDERS.get(stones)
        if orders is None:
            orders = sorted({SEQUENCE_IDS[order] for order in permutations(stones)})
            _ORDERS[stones] = orders
        for site in range(DOCKS):
            if s.docks & BIT[site]:
                base = actions.LEVER + (ship * DOCKS + site) * len(SEQUENCES)
                for order in orders:
                    found.append(base + order)
    return found


def cargo_of(s: State, ship: int) -> tuple[int, ...]:
    """The stones of a ship from the bow on."""
    first = ship * SPACES
    return tuple([seat for seat in s.cargo[first : first + SPACES] if seat >= 0])


def _sail_cards(s: State) -> list[int]:
    """Loading that brings a ship to its minimum, with each open dock (IM-K15)."""
    spaces = 0
    for ship in range(SHIPS):
        if s.loads[ship] + 1 >= MINIMUM[s.ships[ship]]:
            spaces |= s.empty & SHIP_SPACES[ship]
    key = (spaces << DOCKS) + s.docks
    known = _SAIL_CARDS.get(key)
    if known is None:
        known = [
            actions.SAIL_CARD + place * DOCKS + site
            for place in range(PLACES)
            if spaces & BIT[place]
            for site in range(DOCKS)
            if s.docks & BIT[site]
        ]
        _SAIL_CARDS[key] = known
    return known


def _chisels(empty: int) -> list[int]:
    known = _CHISELS.get(empty)
    if known is None:
        known = [
            actions.CHISEL + index
            for index, (first, second) in enumerate(PAIRS)
            if empty & BIT[first] and empty & BIT[second]
        ]
        _CHISELS[empty] = known
    return known


# Each kind of action: the rule that forbids it (or ""), beside what it does.


def get_reason(s: State, action: int) -> str:
    return "" if stones_to_get(s, s.mover, content.GET) else "IM-T04"


def get(s: State, action: int) -> None:
    get_stones(s, s.mover, content.GET)
    end_turn(s)


def get_stones(s: State, seat: int, most: int) -> None:
    """Move stones from the quarry to the sled, as many as fit."""
    stones = stones_to_get(s, seat, most)
    s.sled[seat] += stones
    s.quarry[seat] -= stones
    s.tell("stones", seat=seat + 1, stones=stones)


def space_reason(s: State, place: int) -> str:
    """Whether a stone may be loaded there."""
    if s.empty & BIT[place]:
        return ""
    return "IM-T14" if s.sailed & BIT[place // SPACES] else "IM-T07"


def load_reason(s: State, action: int) -> str:
    if not s.sled[s.mover]:
        return "IM-T06"
    return space_reason(s, action - actions.LOAD)


def load(s: State, action: int) -> None:
    load_stone(s, s.mover, action - actions.LOAD)
    end_turn(s)


def load_stone(s: State, seat: int, place: int) -> None:
    """Put a stone of the seat's sled on a ship."""
    ship = place // SPACES
    s.sled[seat] -= 1
    s.cargo[place] = seat
    s.empty ^= BIT[place]
    s.loads[ship] += 1
    if s.loads[ship] >= MINIMUM[s.ships[ship]]:
        s.ready |= BIT[ship]


def sailing_reason(s: State, ship: int, site: int, extra: int) -> str:
    """Whether the ship, with `extra` stones more, may sail to the site."""
    if s.sailed & BIT[ship]:
        return "IM-T09"
    if s.loads[ship] + extra < MINIMUM[s.ships[ship]]:
        return "IM-T10"
    return "" if s.docks & BIT[site] else "IM-T11"


def sail_reason(s: State, action: int) -> str:
    ship, site = divmod(action - actions.SAIL, DOCKS)
    return sailing_reason(s, ship, site, 0)


def sail(s: State, action: int) -> None:
    ship, site = divmod(action - actions.SAIL, DOCKS)
    set_sail(s, ship, site, cargo_of(s, ship), -1)


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
    s.frames[-1] = (frames.AFTER,)
    s.frames.append((frames.UNLOAD, site, blue, *order))


def lever_reason(s: State, action: int) -> str:
    if not owns(s, s.mover, content.LEVER):
        return "IM-T15"
    voyage, order = divmod(action - actions.LEVER, len(SEQUENCES))
    ship, site = divmod(voyage, DOCKS)
    why = sailing_reason(s, ship, site, 0)
    if why:
        return why
    return "" if sorted(SEQUENCES[order]) == sorted(cargo_of(s, ship)) else "IM-K11"


def lever(s: State, action: int) -> None:
    voyage, order = divmod(action - actions.LEVER, len(SEQUENCES))
    ship, site = divmod(voyage, DOCKS)
    s.owned[s.mover * CARDS + content.LEVER] -= 1
    set_sail(s, ship, site, SEQUENCES[order], content.LEVER)


def hammer_reason(s: State, action: int) -> str:
    if not owns(s, s.mover, content.HAMMER):
        return "IM-T15"
    if not stones_to_get(s, s.mover, content.GET):
        return "IM-K14"
    return space_reason(s, action - actions.HAMMER)


def hammer(s: State, action: int) -> None:
    seat = s.mover
    get_stones(s, seat, content.GET)
    load_stone(s, seat, action - actions.HAMMER)
    play_blue(s, seat, content.HAMMER)
    end_turn(s)


def play_blue(s: State, seat: int, card: int) -> None:
    """A blue card that is done goes from its owner to the discard pile (IM-K19)."""
    s.owned[seat * CARDS + card] -= 1
    s.discard[card] += 1


def sail_card_reason(s: State, action: int) -> str:
    if not owns(s, s.mover, content.SAIL_CARD):
        return "IM-T15"
    if not s.sled[s.mover]:
        return "IM-K16"
    place, site = divmod(action - actions.SAIL_CARD, DOCKS)
    why = space_reason(s, place)
    if why:
        return why if why == "IM-T14" else "IM-K16"
    return sailing_reason(s, place // SPACES, site, 1)


def sail_card(s: State, action: int) -> None:
    place, site = divmod(action - actions.SAIL_CARD, DOCKS)
    ship = place // SPACES
    load_stone(s, s.mover, place)
    s.owned[s.mover * CARDS + content.SAIL_CARD] -= 1
    set_sail(s, ship, site, cargo_of(s, ship), content.SAIL_CARD)


def chisel_reason(s: State, action: int) -> str:
    if not owns(s, s.mover, content.CHISEL):
        return "IM-T15"
    if s.sled[s.mover] < 2:
        return "IM-K18"
    first, second = PAIRS[action - actions.CHISEL]
    return space_reason(s, first) or space_reason(s, second)


def chisel(s: State, action: int) -> None:
    first, second = PAIRS[action - actions.CHISEL]
    load_stone(s, s.mover, first)
    load_stone(s, s.mover, second)
    play_blue(s, s.mover, content.CHISEL)
    end_turn(s)


def end_turn(s: State) -> None:
    """Pass the turn to the left neighbour (IM-R07)."""
    s.mover = (s.mover + 1) % s.seats
    s.passes = 0


_REASONS: Final[list[Callable[[State, int], str]]] = [
    get_reason,
    load_reason,
    sail_reason,
    lever_reason,
    hammer_reason,
    sail_card_reason,
    chisel_reason,
]
_EFFECTS: Final[list[Callable[[State, int], None]]] = [
    get,
    load,
    sail,
    lever,
    hammer,
    sail_card,
    chisel,
]


def reason(s: State, action: int) -> str:
    """The rule that forbids the action of the player to move, or ""."""
    if action >= actions.PICK:
        return "IM-D08"
    return _REASONS[ACTIONS.kind_index(action)](s, action)


def carry_out(s: State, action: int) -> None:
    _EFFECTS[ACTIONS.kind_index(action)](s, action)
