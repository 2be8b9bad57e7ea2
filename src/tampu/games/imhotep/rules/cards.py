"""Cards (IM-K): gaining a card, red cards, and playing a blue card."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final

from tampu.games.imhotep import actions, content
from tampu.games.imhotep.actions import PAIRS, PLACES, SEQUENCE_IDS, SEQUENCES
from tampu.games.imhotep.content import CARD_CODES, CARDS, MINIMUM, RED_SITE, SHIPS, SPACES
from tampu.games.imhotep.rules import frames, piles
from tampu.games.imhotep.rules.turn import (
    BIT,
    DOCKS,
    NOTHING,
    SHIP_SPACES,
    cargo_of,
    end_turn,
    get_stones,
    list_places,
    load_stone,
    refuse_place,
    refuse_voyage,
    set_sail,
    stones_to_get,
)

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State

_ORDERS: Final[dict[tuple[int, ...], list[int]]] = {}
"""The ids of the different colour sequences of a cargo, computed when first needed."""
_SAIL_CARDS: Final[dict[int, list[int]]] = {}
_CHISELS: Final[dict[int, list[int]]] = {}


# Gaining cards


def gain(s: State, seat: int, card: int) -> None:
    """Lay a card before its owner, or resolve it at once if it is red (IM-M04, M05)."""
    site = RED_SITE[card]
    s.tell("gain", seat=seat + 1, card=CARD_CODES[card])
    if site < 0:
        s.owned[seat * CARDS + card] += 1
    elif s.quarry[seat] == 0:
        s.discard[card] += 1  # IM-K04
        s.tell("effect_void", seat=seat + 1, card=CARD_CODES[card])
    else:
        s.quarry[seat] -= 1
        s.frames.append((frames.RED, card))
        s.frames.append((frames.DELIVER, seat, site))


def discard_red(s: State, frame: tuple[int, ...]) -> None:
    """Discard a red card whose effect is resolved (IM-K05)."""
    s.frames.pop()
    s.discard[frame[1]] += 1
    s.tell("discard", card=CARD_CODES[frame[1]])


def draw_card(s: State, seat: int) -> None:
    """Let the seat draw a market card, if there is one (IM-X07)."""
    if piles.cards_left(s):
        piles.prepare(s)
        s.frames.append((frames.DRAW, seat))


def list_draw(s: State) -> list[tuple[int, int]]:
    return piles.list_cards(s, actions.DRAW)


def do_draw(s: State, outcome: int) -> None:
    seat = s.frames.pop()[1]
    card = outcome - actions.DRAW
    piles.take_card(s, card)
    gain(s, seat, card)


# Blue cards


def owns(s: State, card: int) -> bool:
    """Whether the player to move owns the card."""
    return s.owned[s.mover * CARDS + card] > 0


def owns_blue(s: State) -> bool:
    """Whether the player to move owns a blue card."""
    return (
        owns(s, content.LEVER)
        or owns(s, content.HAMMER)
        or owns(s, content.SAIL_CARD)
        or owns(s, content.CHISEL)
    )


def refuse_card(s: State, card: int) -> str:
    """Refuse a blue card that the player to move does not own."""
    return "" if owns(s, card) else "IM-T15"


def discard_blue(s: State, card: int) -> None:
    """Move a played blue card from its owner to the discard pile (IM-K19)."""
    s.owned[s.mover * CARDS + card] -= 1
    s.discard[card] += 1


def list_lever(s: State) -> list[int]:
    """One id for each ready ship, open dock and different order of its colours (IM-K11)."""
    if not s.ready or not owns(s, content.LEVER):
        return NOTHING
    ids: list[int] = []
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
                first = actions.LEVER + (ship * DOCKS + site) * len(SEQUENCES)
                for order in orders:
                    ids.append(first + order)
    return ids


def refuse_lever(s: State, action: int) -> str:
    voyage, order = divmod(action - actions.LEVER, len(SEQUENCES))
    ship, site = divmod(voyage, DOCKS)
    rule = refuse_card(s, content.LEVER) or refuse_voyage(s, ship, site, 0)
    if rule:
        return rule
    return "" if sorted(SEQUENCES[order]) == sorted(cargo_of(s, ship)) else "IM-K11"


def do_lever(s: State, action: int) -> None:
    voyage, order = divmod(action - actions.LEVER, len(SEQUENCES))
    ship, site = divmod(voyage, DOCKS)
    s.owned[s.mover * CARDS + content.LEVER] -= 1
    set_sail(s, ship, site, SEQUENCES[order], content.LEVER)


def list_hammer(s: State) -> list[int]:
    if not owns(s, content.HAMMER) or not stones_to_get(s, s.mover, content.GET):
        return NOTHING
    return list_places(actions.HAMMER, s.empty)


def refuse_hammer(s: State, action: int) -> str:
    rule = refuse_card(s, content.HAMMER)
    if rule:
        return rule
    if not stones_to_get(s, s.mover, content.GET):
        return "IM-K14"
    return refuse_place(s, action - actions.HAMMER)


def do_hammer(s: State, action: int) -> None:
    get_stones(s, s.mover, content.GET)
    load_stone(s, s.mover, action - actions.HAMMER)
    discard_blue(s, content.HAMMER)
    end_turn(s)


def list_sail_card(s: State) -> list[int]:
    """Each space that brings its ship to the minimum, with each open dock (IM-K15)."""
    if not owns(s, content.SAIL_CARD) or not s.sled[s.mover]:
        return NOTHING
    spaces = 0
    for ship in range(SHIPS):
        if s.loads[ship] + 1 >= MINIMUM[s.ships[ship]]:
            spaces |= s.empty & SHIP_SPACES[ship]
    key = (spaces << DOCKS) + s.docks
    ids = _SAIL_CARDS.get(key)
    if ids is None:
        ids = [
            actions.SAIL_CARD + place * DOCKS + site
            for place in range(PLACES)
            if spaces & BIT[place]
            for site in range(DOCKS)
            if s.docks & BIT[site]
        ]
        _SAIL_CARDS[key] = ids
    return ids


def refuse_sail_card(s: State, action: int) -> str:
    rule = refuse_card(s, content.SAIL_CARD)
    if rule:
        return rule
    place, site = divmod(action - actions.SAIL_CARD, DOCKS)
    ship = place // SPACES
    if not s.sled[s.mover] or not (s.empty & BIT[place] or s.sailed & BIT[ship]):
        return "IM-K16"
    return refuse_place(s, place) or refuse_voyage(s, ship, site, 1)


def do_sail_card(s: State, action: int) -> None:
    place, site = divmod(action - actions.SAIL_CARD, DOCKS)
    ship = place // SPACES
    load_stone(s, s.mover, place)
    s.owned[s.mover * CARDS + content.SAIL_CARD] -= 1
    set_sail(s, ship, site, cargo_of(s, ship), content.SAIL_CARD)


def list_chisel(s: State) -> list[int]:
    if not owns(s, content.CHISEL) or s.sled[s.mover] < 2:
        return NOTHING
    ids = _CHISELS.get(s.empty)
    if ids is None:
        ids = [
            actions.CHISEL + index
            for index, (first, second) in enumerate(PAIRS)
            if s.empty & BIT[first] and s.empty & BIT[second]
        ]
        _CHISELS[s.empty] = ids
    return ids


def refuse_chisel(s: State, action: int) -> str:
    rule = refuse_card(s, content.CHISEL)
    if rule:
        return rule
    if s.sled[s.mover] < 2:
        return "IM-K18"
    first, second = PAIRS[action - actions.CHISEL]
    return refuse_place(s, first) or refuse_place(s, second)


def do_chisel(s: State, action: int) -> None:
    first, second = PAIRS[action - actions.CHISEL]
    load_stone(s, s.mover, first)
    load_stone(s, s.mover, second)
    discard_blue(s, content.CHISEL)
    end_turn(s)
