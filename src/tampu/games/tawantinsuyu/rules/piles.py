"""Bag, decks, stacks and the weaving pile (TW-A), and the draws from them.

A pile is a set of unknown pieces and, under it, pieces in a known order (TW-A13). For each draw
`list_x` lists the possible outcomes, `do_x` carries one out, and `do_known_x` does what happens
without chance where there is no outcome: a piece of the known part is taken, or nothing is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.core.decisions import Odds
from tampu.games.tawantinsuyu import actions, content
from tampu.games.tawantinsuyu.rules import frames
from tampu.games.tawantinsuyu.rules.frames import Frame

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


def even(mask: int, first: int) -> Odds:
    """Every piece of the set as likely as the others."""
    return [(first + piece, 1) for piece in content.bits(mask)]


def weighted(counts: list[int], first: int) -> Odds:
    return [(first + piece, count) for piece, count in enumerate(counts) if count]


# The bag


def list_worker(s: State, frame: Frame) -> Odds:
    return weighted(s.bag, actions.O_BAG)


def do_worker(s: State, frame: Frame, outcome: int) -> None:
    kind = outcome - actions.O_BAG
    s.bag[kind] -= 1
    goal = frame[2]
    if goal == frames.TO_VILLAGE:
        s.village.append(kind)
    elif goal == frames.TO_NOMADS:
        s.nomads[kind] += 1
    elif goal == frames.TO_SPACE:
        put_on_hill(s, frame[3], kind)
    elif s.is_ax(frame[1]):
        s.ax_workers.append(kind)
    else:
        s.workers[frame[1] * len(content.KINDS) + kind] += 1


def put_on_hill(s: State, space: int, kind: int) -> None:
    s.hill[space] = kind
    s.filled |= 1 << space


def fill_village(s: State, frame: Frame) -> None:
    """TW-S06, TW-F15: first drawn at the potato end."""
    for _ in range(frame[2]):
        s.stack.append((frames.DRAW_WORKER, 0, frames.TO_VILLAGE, 0))


def refill_nomads(s: State) -> None:
    """TW-R07."""
    s.stack.append((frames.DRAW_WORKER, 0, frames.TO_NOMADS, 0))


# God cards


def list_god(s: State, frame: Frame) -> Odds:
    return even(s.deck, actions.O_GOD)


def do_known_god(s: State, frame: Frame) -> None:
    """The deck has only cards that were put under it, or none."""
    if s.bottom:
        card, known = s.bottom[0], s.bottom_known[0]
        s.bottom, s.bottom_known = s.bottom[1:], s.bottom_known[1:]
        if frame[2] == frames.TO_SLOT:
            s.tell("slot-from-bottom", slot=frame[3] + 1)
        else:
            s.tell("card-from-bottom", seat=frame[1] + 1)
        receive_god(s, frame, card, known)
    elif frame[2] == frames.TO_SLOT and s.events is not None:
        s.tell("slot-empty", slot=frame[3] + 1)


def do_god(s: State, frame: Frame, outcome: int) -> None:
    card = outcome - actions.O_GOD
    s.deck &= ~(1 << card)
    if frame[2] == frames.TO_SLOT:
        for seat in range(s.seats + 1):
            s.deck_known[seat] &= ~content.CARDS_OF_GOD[content.CARD_GOD[card]]
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
    if goal == frames.TO_SLOT:
        s.slots[frame[3]] = card
        if s.events is not None:
            s.tell("slot", slot=frame[3] + 1, god=content.GODS[content.CARD_GOD[card]])
    elif goal == frames.TO_DEAL:
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
    if len(s.offer) >= content.OFFER_SIZE[s.seats]:
        shuffle_offer(s)
    s.offer.append(card)
    if s.events is not None:
        s.tell("offer", card=content.GOD_CARDS[card])


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


def list_army(s: State, frame: Frame) -> Odds:
    return even(s.army_deck, actions.O_ARMY)


def do_known_army(s: State, frame: Frame) -> None:
    """The discard pile becomes the new deck (TW-K21); without one no card is drawn."""
    if s.discard:
        s.army_deck, s.discard = s.discard, 0
        s.army_deck_known = [s.army_deck] * (s.seats + 1)
        s.tell("army-shuffled")
        s.stack.append(frame)
    elif frame[2] == frames.TO_LOOK and frame[3] != frames.NONE:
        s.armies[frame[1]] |= 1 << frame[3]


def do_army(s: State, frame: Frame, outcome: int) -> None:
    card = outcome - actions.O_ARMY
    s.army_deck &= ~(1 << card)
    place = frame[1]
    _drawn_unseen(s, s.army_deck_known, place, card)
    if frame[2] == frames.TO_HAND:
        s.armies[place] |= 1 << card
    elif frame[3] == frames.NONE:
        s.stack.append((frames.DRAW_ARMY, place, frames.TO_LOOK, card))
    else:
        s.stack.append((frames.KEEP_ARMY, place, frame[3], card))


def army_left(s: State) -> bool:
    return (s.army_deck | s.discard) != 0


# Buildings


def list_building(s: State, frame: Frame) -> Odds:
    return even(s.stacks[frame[2] >> 1], actions.O_BUILDING)


def do_known_building(s: State, frame: Frame) -> None:
    slot = frame[2]
    stack = slot >> 1
    if s.under[stack]:
        show_building(s, slot, s.under[stack][0])
        s.under[stack] = s.under[stack][1:]


def do_building(s: State, frame: Frame, outcome: int) -> None:
    building = outcome - actions.O_BUILDING
    s.stacks[frame[2] >> 1] &= ~(1 << building)
    show_building(s, frame[2], building)


def show_building(s: State, slot: int, building: int) -> None:
    s.market[slot] = building
    if s.events is not None:
        s.tell("market", slot=content.MARKET[slot], building=content.BUILDINGS[building])


def put_under_stack(s: State, slot: int) -> None:
    """The tile of a market slot goes face down under its stack."""
    stack = slot >> 1
    s.under[stack] = (*s.under[stack], s.market[slot])
    s.market[slot] = frames.NONE


def refill_market(s: State, frame: Frame) -> None:
    """TW-R06: slots in the order P1, P2, V1, V2, as far as the stacks reach."""
    for slot in range(len(content.MARKET) - 1, -1, -1):
        if s.market[slot] == frames.NONE:
            s.stack.append((frames.DRAW_BUILDING, 0, slot))


# Weavings


def list_top(s: State, frame: Frame) -> Odds:
    """The new top tile is turned face up (TW-L06)."""
    return even(s.pile, actions.O_WEAVE) if s.top == frames.NONE and s.second == frames.NONE else []


def do_top(s: State, frame: Frame, outcome: int) -> None:
    s.top = outcome - actions.O_WEAVE
    s.pile &= ~(1 << s.top)


def do_known_top(s: State, frame: Frame) -> None:
    if s.top == frames.NONE:
        s.top = take_known_tile(s)


def take_known_tile(s: State) -> int:
    """The next tile of the pile if it is known: the top, the one beneath, one put under; or -1."""
    if s.top != frames.NONE:
        tile, s.top = s.top, frames.NONE
    elif s.second != frames.NONE:
        show_second(s)
        tile, s.second, s.second_known = s.second, frames.NONE, 0
    elif s.under_pile and not s.pile:
        tile, s.under_pile = s.under_pile[0], s.under_pile[1:]
    else:
        tile = frames.NONE
    return tile


def list_tile(s: State, frame: Frame) -> Odds:
    """Draw `frame[2]` tiles; the known ones come first and without chance."""
    return list_top(s, frame) if frame[2] else []


def do_known_tile(s: State, frame: Frame) -> None:
    if frame[2]:
        tile = take_known_tile(s)
        if tile != frames.NONE:
            s.drawn |= 1 << tile
            s.stack.append((frames.DRAW_TILE, frame[1], frame[2] - 1))


def do_tile(s: State, frame: Frame, outcome: int) -> None:
    tile = outcome - actions.O_WEAVE
    s.pile &= ~(1 << tile)
    s.drawn |= 1 << tile
    s.stack.append((frames.DRAW_TILE, frame[1], frame[2] - 1))


def show_second(s: State) -> None:
    """The tile that some have seen is seen by all."""
    if s.events is not None:
        s.tell("tile-shown", tile=content.WEAVINGS[s.second])


def list_beneath(s: State, frame: Frame) -> Odds:
    """The receiver of a free weaving is shown the tile beneath the top (TW-L07)."""
    return even(s.pile, actions.O_WEAVE) if s.second == frames.NONE else []


def do_known_beneath(s: State, frame: Frame) -> None:
    if s.second == frames.NONE:
        s.second, s.under_pile = s.under_pile[0], s.under_pile[1:]
        s.second_known = all_seats(s)
    s.second_known |= 1 << frame[1]


def do_beneath(s: State, frame: Frame, outcome: int) -> None:
    s.second = outcome - actions.O_WEAVE
    s.pile &= ~(1 << s.second)
    s.second_known = 1 << frame[1]


def tiles_left(s: State) -> int:
    """Tiles in the pile, the face-up one included."""
    known = (s.top != frames.NONE) + (s.second != frames.NONE) + len(s.under_pile)
    return s.pile.bit_count() + known


# Set-up


def list_rotation(s: State, frame: Frame) -> Odds:
    return [(actions.O_ROTATION + rotation, 1) for rotation in range(content.SECTIONS)]


def do_rotation(s: State, frame: Frame, outcome: int) -> None:
    s.rotation = outcome - actions.O_ROTATION


def list_first(s: State, frame: Frame) -> Odds:
    return [(actions.O_FIRST + seat, 1) for seat in range(s.seats)]


def do_first(s: State, frame: Frame, outcome: int) -> None:
    s.first = outcome - actions.O_FIRST


def list_start(s: State, frame: Frame) -> Odds:
    return even(content.STARTING, actions.O_START)


def do_start(s: State, frame: Frame, outcome: int) -> None:
    """TW-X02."""
    tile = outcome - actions.O_START
    s.starting &= ~(1 << tile)
    s.tapestries[frame[1]] = ((tile,),)
