"""The market (IM-M): its deal, picking a card, and the face-down pair of side B."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.imhotep import actions, content
from tampu.games.imhotep.content import CARD_CODES, CARDS, PAIR_CARDS, PAIR_SLOT, SLOTS
from tampu.games.imhotep.rules import frames, piles
from tampu.games.imhotep.rules.cards import gain

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State


# The deal


def deal_from(s: State, slot: int) -> None:
    """Deal the market from this slot on; the pair is laid down unseen (IM-R04, D09)."""
    if slot == SLOTS:
        return
    if slot == PAIR_SLOT and s.side_b(content.MARKET):
        for _ in range(PAIR_CARDS):
            piles.deal_pair_card(s)
        if s.pair:
            s.market[slot] = -2
        deal_from(s, slot + 1)
    elif piles.cards_left(s):
        piles.prepare(s)
        s.frames.append((frames.DEAL, slot))


def list_deal(s: State) -> list[tuple[int, int]]:
    return piles.list_cards(s, actions.DEAL + CARDS * s.frames[-1][1])


def do_deal(s: State, outcome: int) -> None:
    slot = s.frames.pop()[1]
    card = (outcome - actions.DEAL) % CARDS
    piles.take_card(s, card)
    s.market[slot] = card
    deal_from(s, slot + 1)


# Pick


def card_in(s: State, slot: int) -> str:
    """The code of the card in a slot; `pair` for the face-down pair."""
    card = s.market[slot]
    return CARD_CODES[card] if 0 <= card < CARDS else "pair"


def deliver_to_market(s: State, seat: int) -> None:
    """Ask the owner of the stone for a slot, or pick the last one if gains are forced (IM-M01)."""
    slots = [slot for slot, card in enumerate(s.market) if card != -1]
    if len(slots) == 1 and not s.may:
        s.tell("auto_pick", seat=seat + 1, card=card_in(s, slots[0]))
        take_slot(s, seat, slots[0])
    else:
        s.frames.append((frames.PICK, seat))


def take_slot(s: State, seat: int, slot: int) -> None:
    """Empty the slot: look at its pair, or gain its card after the stone's return (IM-M02)."""
    card = s.market[slot]
    s.market[slot] = -1
    if card < 0:
        s.frames.append((frames.LOOK, seat))
    else:
        s.quarry[seat] += 1
        gain(s, seat, card)


def list_pick(s: State) -> list[int]:
    ids = [actions.PICK + slot for slot, card in enumerate(s.market) if card != -1]
    if s.may:
        ids.append(actions.PICK + SLOTS)
    return ids


def refuse_pick(s: State, action: int) -> str:
    slot = action - actions.PICK
    if slot == SLOTS:
        return "" if s.may else "IM-O06"
    return "" if s.market[slot] != -1 else "IM-M01"


def do_pick(s: State, action: int) -> None:
    seat = s.frames.pop()[1]
    slot = action - actions.PICK
    if slot == SLOTS:
        s.quarry[seat] += 1  # IM-M03
    else:
        take_slot(s, seat, slot)


# Look at the pair and keep one card


def list_look(s: State) -> list[tuple[int, int]]:
    return piles.list_pair_cards(s, len(s.frames[-1]) - 2, actions.LOOK)


def do_look(s: State, outcome: int) -> None:
    """Show one more card of the pair to its picker (IM-M07)."""
    frame = s.frames[-1]
    place = len(frame) - 2
    card = (outcome - actions.LOOK) % CARDS
    piles.take_pair_card(s, place, card)
    kind = frames.LOOK if place + 1 < PAIR_CARDS else frames.KEEP
    s.frames[-1] = (kind, *frame[1:], card)


def list_keep(s: State) -> list[int]:
    return [actions.KEEP + place for place in range(PAIR_CARDS)]


def do_keep(s: State, action: int) -> None:
    """Keep one card; the other is discarded before the kept one takes effect (IM-M08, M11)."""
    _, seat, first, second = s.frames.pop()
    kept_card, other = (first, second) if action == actions.KEEP else (second, first)
    forget_pair(s)
    s.discard[other] += 1
    s.tell("kept", seat=seat + 1, card=CARD_CODES[kept_card], discarded=CARD_CODES[other])
    s.quarry[seat] += 1
    gain(s, seat, kept_card)


def forget_pair(s: State) -> None:
    """Both cards of the pair are known, so forget it and the piles before a reshuffle."""
    s.pair = ()
    s.old.clear()


# Clearing the market


def clear_market(s: State) -> None:
    """Discard the face-up cards; an untouched pair is turned up next (IM-R10)."""
    for slot, card in enumerate(s.market):
        if card >= 0:
            discard(s, card)
        s.market[slot] = -1
    if s.pair:
        s.frames.append((frames.REVEAL, 0))


def discard(s: State, card: int) -> None:
    s.discard[card] += 1
    s.tell("discard", card=CARD_CODES[card])


def list_reveal(s: State) -> list[tuple[int, int]]:
    return piles.list_pair_cards(s, s.frames[-1][1], actions.REVEAL)


def do_reveal(s: State, outcome: int) -> None:
    place = s.frames.pop()[1]
    card = (outcome - actions.REVEAL) % CARDS
    piles.take_pair_card(s, place, card)
    discard(s, card)
    if place + 1 < len(s.pair):
        s.frames.append((frames.REVEAL, place + 1))
    else:
        forget_pair(s)
