"""Chapter 18: bag, decks, stacks and the weaving pile; what is drawn is decided when it is drawn.

A pile is a set of unknown pieces and, under it, pieces in a known order (TW-A13). For each draw of
the stack there are three functions: `..._due` tells whether chance must speak, and otherwise does
what needs no chance; `..._odds` lists the outcomes; `..._came` carries one out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.tawantinsuyu import actions as A
from tampu.games.tawantinsuyu import frames as F
from tampu.games.tawantinsuyu.content import (
    BUILDINGS,
    CARD_GOD,
    CARDS_OF_GOD,
    GOD_CARDS,
    GODS,
    KINDS,
    MARKET,
    OFFER_SIZE,
    SECTIONS,
    STARTING,
    WEAVINGS,
    bits,
)
from tampu.games.tawantinsuyu.frames import Frame

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

Odds = list[tuple[int, int]]


def even(mask: int, first: int) -> Odds:
    """Every piece of the set as likely as the others."""
    return [(first + piece, 1) for piece in bits(mask)]


def weighted(counts: list[int], first: int) -> Odds:
    return [(first + piece, count) for piece, count in enumerate(counts) if count]


# The bag


def worker_due(s: State, frame: Frame) -> bool:
    if sum(s.bag):
        return True
    s.stack.pop()  # TW-N05
    return False


def worker_odds(s: State, frame: Frame) -> Odds:
    return weighted(s.bag, A.O_BAG)


def worker_came(s: State, frame: Frame, outcome: int) -> None:
    kind = outcome - A.O_BAG
    s.bag[kind] -= 1
    goal = frame[2]
    if goal == F.TO_VILLAGE:
        s.village.append(kind)
    elif goal == F.TO_NOMADS:
        s.nomads[kind] += 1
    elif goal == F.TO_SPACE:
        put_on_hill(s, frame[3], kind)
    elif s.is_ax(frame[1]):
        s.ax_workers.append(kind)
    else:
        s.workers[frame[1] * len(KINDS) + kind] += 1


def put_on_hill(s: State, space: int, kind: int) -> None:
    s.hill[space] = kind
    s.filled |= 1 << space


def fill_village(s: State, frame: Frame) -> None:
    """TW-S06, TW-F15: first drawn at the potato end."""
    for _ in range(frame[2]):
        s.stack.append((F.DRAW_WORKER, 0, F.TO_VILLAGE, 0))


def refill_nomads(s: State) -> None:
    """TW-R07."""
    s.stack.append((F.DRAW_WORKER, 0, F.TO_NOMADS, 0))


# God cards


def god_due(s: State, frame: Frame) -> bool:
    if s.deck:
        return True
    s.stack.pop()
    if s.bottom:
        card, known = s.bottom[0], s.bottom_known[0]
        s.bottom, s.bottom_known = s.bottom[1:], s.bottom_known[1:]
        if frame[2] == F.TO_SLOT:
            s.tell("slot-from-bottom", slot=frame[3] + 1)
        receive_god(s, frame, card, known)
    elif frame[2] == F.TO_SLOT and s.events is not None:
        s.tell("slot-empty", slot=frame[3] + 1)
    return False


def god_odds(s: State, frame: Frame) -> Odds:
    return even(s.deck, A.O_GOD)


def god_came(s: State, frame: Frame, outcome: int) -> None:
    card = outcome - A.O_GOD
    s.deck &= ~(1 << card)
    if frame[2] == F.TO_SLOT:
        for seat in range(s.seats + 1):
            s.deck_known[seat] &= ~CARDS_OF_GOD[CARD_GOD[card]]
    else:
        _drawn_unseen(s, s.deck_known, frame[1], card)
    receive_god(s, frame, card, 0)


def _drawn_unseen(s: State, known: list[int], place: int, card: int) -> None:
    """Whoever does not see the card no longer knows what is still in the deck."""
    for seat in range(s.seats + 1):
        known[seat] = known[seat] & ~(1 << card) if seat == place and not s.is_ax(place) else 0


def receive_god(s: State, frame: Frame, card: int, known: int) -> None:
    """A card from the deck, known to some seats before."""
    goal = frame[2]
    if goal == F.TO_SLOT:
        s.slots[frame[3]] = card
        if s.events is not None:
            s.tell("slot", slot=frame[3] + 1, god=GODS[CARD_GOD[card]])
    elif goal == F.TO_DEAL:
        s.dealt[frame[1]] |= 1 << card
    else:
        add_to_hand(s, frame[1], card, known)


def add_to_hand(s: State, place: int, card: int, known: int) -> None:
    """A god card goes to hand; `known` are the seats that know which one it is."""
    s.gods[place] |= 1 << card
    for seat in range(s.seats + 1):
        if (known >> seat) & 1:
            s.known[seat] |= 1 << card


def leave_hand(s: State, place: int, card: int) -> None:
    """A god card is played openly."""
    keep = ~(1 << card)
    s.gods[place] &= keep
    for seat in range(s.seats + 1):
        s.known[seat] &= keep


def all_seats(s: State) -> int:
    """Everybody, spectators included."""
    return (1 << (s.seats + 1)) - 1


def put_under_deck(s: State, card: int, known: int) -> None:
    s.bottom = (*s.bottom, card)
    s.bottom_known = (*s.bottom_known, known)


def shuffle_into_deck(s: State, cards: int) -> None:
    """TW-A14: the known cards under the deck are lost in it too."""
    for seat in range(s.seats + 1):
        s.deck_known[seat] |= cards
    for card, known in zip(s.bottom, s.bottom_known, strict=True):
        cards |= 1 << card
        for seat in range(s.seats + 1):
            s.deck_known[seat] |= ((known >> seat) & 1) << card
    s.bottom = ()
    s.bottom_known = ()
    s.deck |= cards


def add_to_offer(s: State, card: int) -> None:
    """TW-C04, TW-C05."""
    if len(s.offer) >= OFFER_SIZE[s.seats]:
        shuffle_offer(s)
    s.offer.append(card)
    if s.events is not None:
        s.tell("offer", card=GOD_CARDS[card])


def shuffle_offer(s: State) -> None:
    cards = 0
    for card in s.offer:
        cards |= 1 << card
    s.offer = []
    shuffle_into_deck(s, cards)
    s.tell("offer-shuffled")


def gods_at_hand(s: State) -> int:
    """How many god cards can be drawn from deck and offer."""
    return s.deck.bit_count() + len(s.bottom) + len(s.offer)


# Army cards


def army_due(s: State, frame: Frame) -> bool:
    if not s.army_deck:  # TW-K21
        s.army_deck, s.discard = s.discard, 0
        s.army_deck_known = [s.army_deck] * (s.seats + 1)
        if s.army_deck:
            s.tell("army-shuffled")
    if s.army_deck:
        return True
    s.stack.pop()
    if frame[2] == F.TO_LOOK and frame[3] != F.NONE:
        s.armies[frame[1]] |= 1 << frame[3]
    return False


def army_odds(s: State, frame: Frame) -> Odds:
    return even(s.army_deck, A.O_ARMY)


def army_came(s: State, frame: Frame, outcome: int) -> None:
    card = outcome - A.O_ARMY
    s.army_deck &= ~(1 << card)
    place = frame[1]
    _drawn_unseen(s, s.army_deck_known, place, card)
    if frame[2] == F.TO_HAND:
        s.armies[place] |= 1 << card
    elif frame[3] == F.NONE:
        s.stack.append((F.DRAW_ARMY, place, F.TO_LOOK, card))
    else:
        s.stack.append((F.KEEP_ARMY, place, frame[3], card))


def army_left(s: State) -> bool:
    return (s.army_deck | s.discard) != 0


# Buildings


def building_due(s: State, frame: Frame) -> bool:
    slot = frame[2]
    stack = slot >> 1
    if s.stacks[stack]:
        return True
    s.stack.pop()
    if s.under[stack]:
        show_building(s, slot, s.under[stack][0])
        s.under[stack] = s.under[stack][1:]
    return False


def building_odds(s: State, frame: Frame) -> Odds:
    return even(s.stacks[frame[2] >> 1], A.O_BUILDING)


def building_came(s: State, frame: Frame, outcome: int) -> None:
    building = outcome - A.O_BUILDING
    s.stacks[frame[2] >> 1] &= ~(1 << building)
    show_building(s, frame[2], building)


def show_building(s: State, slot: int, building: int) -> None:
    s.market[slot] = building
    if s.events is not None:
        s.tell("market", slot=MARKET[slot], building=BUILDINGS[building])


def put_under_stack(s: State, slot: int) -> None:
    """The tile of a market slot goes face down under its stack."""
    stack = slot >> 1
    s.under[stack] = (*s.under[stack], s.market[slot])
    s.market[slot] = F.NONE


def refill_market(s: State, frame: Frame) -> None:
    """TW-R06: slots in the order P1, P2, V1, V2, as far as the stacks reach."""
    for slot in range(len(MARKET) - 1, -1, -1):
        if s.market[slot] == F.NONE:
            s.stack.append((F.DRAW_BUILDING, 0, slot))


# Weavings


def top_due(s: State, frame: Frame) -> bool:
    """The new top tile is turned face up (TW-L06)."""
    if s.top == F.NONE and s.second != F.NONE:
        show_second(s)
        s.top, s.second, s.second_known = s.second, F.NONE, 0
    if s.top == F.NONE and s.pile:
        return True
    s.stack.pop()
    if s.top == F.NONE and s.under_pile:
        s.top, s.under_pile = s.under_pile[0], s.under_pile[1:]
    return False


def tile_odds(s: State, frame: Frame) -> Odds:
    return even(s.pile, A.O_WEAVE)


def top_came(s: State, frame: Frame, outcome: int) -> None:
    s.top = outcome - A.O_WEAVE
    s.pile &= ~(1 << s.top)


def tile_due(s: State, frame: Frame) -> bool:
    """Draw `frame[2]` tiles; the known ones come first and without chance."""
    left = frame[2]
    if left and s.top != F.NONE:
        s.drawn |= 1 << s.top
        s.top = F.NONE
        left -= 1
    if left and s.second != F.NONE:
        show_second(s)
        s.drawn |= 1 << s.second
        s.second, s.second_known = F.NONE, 0
        left -= 1
    s.stack[-1] = (F.DRAW_TILE, frame[1], left)
    if left and s.pile:
        return True
    s.stack.pop()
    for tile in s.under_pile[:left]:
        s.drawn |= 1 << tile
    s.under_pile = s.under_pile[left:]
    return False


def tile_came(s: State, frame: Frame, outcome: int) -> None:
    tile = outcome - A.O_WEAVE
    s.pile &= ~(1 << tile)
    s.drawn |= 1 << tile
    s.stack.append((F.DRAW_TILE, frame[1], frame[2] - 1))


def show_second(s: State) -> None:
    """The tile that some have seen is seen by all."""
    if s.events is not None:
        s.tell("tile-shown", tile=WEAVINGS[s.second])


def beneath_due(s: State, frame: Frame) -> bool:
    """The receiver of a free weaving is shown the tile beneath the top (TW-L07)."""
    if s.second == F.NONE and s.pile:
        return True
    s.stack.pop()
    if s.second == F.NONE:
        s.second, s.under_pile = s.under_pile[0], s.under_pile[1:]
        s.second_known = all_seats(s)
    s.second_known |= 1 << frame[1]
    return False


def beneath_came(s: State, frame: Frame, outcome: int) -> None:
    s.second = outcome - A.O_WEAVE
    s.pile &= ~(1 << s.second)
    s.second_known = 1 << frame[1]


def tiles_left(s: State) -> int:
    """Tiles in the pile, the face-up one included."""
    known = (s.top != F.NONE) + (s.second != F.NONE) + len(s.under_pile)
    return s.pile.bit_count() + known


# Set-up


def rotation_odds(s: State, frame: Frame) -> Odds:
    return [(A.O_ROTATION + rotation, 1) for rotation in range(SECTIONS)]


def rotation_came(s: State, frame: Frame, outcome: int) -> None:
    s.rotation = outcome - A.O_ROTATION


def first_odds(s: State, frame: Frame) -> Odds:
    return [(A.O_FIRST + seat, 1) for seat in range(s.seats)]


def first_came(s: State, frame: Frame, outcome: int) -> None:
    s.first = outcome - A.O_FIRST


def start_odds(s: State, frame: Frame) -> Odds:
    return even(STARTING, A.O_START)


def start_came(s: State, frame: Frame, outcome: int) -> None:
    """TW-X02."""
    tile = outcome - A.O_START
    s.starting &= ~(1 << tile)
    s.tapestries[frame[1]] = ((tile,),)


def always_due(s: State, frame: Frame) -> bool:
    return True
