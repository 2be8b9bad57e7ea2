"""Chapter 14: the Festival, step by step in turn order from the holder of the token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.tawantinsuyu import actions as A
from tampu.games.tawantinsuyu import effects as E
from tampu.games.tawantinsuyu import frames as F
from tampu.games.tawantinsuyu.content import (
    C_AX_BEHIND,
    C_AX_WEAVINGS,
    C_GOD_CARDS,
    C_MAJORITIES,
    C_PASSIVE,
    C_POTATOES,
    C_TEMPLE,
    FESTIVAL_DRAWS,
    FESTIVAL_PLAYS,
    FESTIVALS,
    GOLD,
    MARKET,
    MISSING_POTATO_VP,
    POTATO,
    REGION_SIZE,
    REGIONS,
    TEMPLE_FESTIVAL_VP,
    VILLAGE_SIZE,
    Z06,
    Z09,
    Z10,
    Z12,
    bits,
)
from tampu.games.tawantinsuyu.frames import Frame
from tampu.games.tawantinsuyu.rules import weavings
from tampu.games.tawantinsuyu.rules.piles import leave_hand, put_under_stack, shuffle_into_deck
from tampu.games.tawantinsuyu.rules.village import trigger_festival
from tampu.games.tawantinsuyu.solo import AX, BEHIND_VP, HARD_WEAVING_VP, HARD_WEAVINGS

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


def from_holder(s: State, holder: int) -> list[int]:
    """All places in turn order from the holder."""
    return [(holder + after) % s.places for after in range(s.places)]


def _push_all(s: State, holder: int, kind: int) -> None:
    for place in reversed(from_holder(s, holder)):
        s.stack.append((kind, place))


def proceed(s: State, frame: Frame) -> None:
    """FESTIVAL: one step after the other."""
    holder, step = frame[1], frame[2]
    if step < len(_STEPS) - 1:
        s.stack.append((F.FESTIVAL, holder, step + 1))
    _STEPS[step](s, holder)


def _before(s: State, holder: int) -> None:
    """Step 0a (TW-F05)."""
    s.stage = F.IN_FESTIVAL
    if s.events is not None:
        s.tell("festival", festival=s.festivals + 1)
    owner = s.owner_of(Z12)
    if owner != F.NONE:
        s.stack.append((F.GOLD_FOR_TEMPLE, owner))


def _at_the_start(s: State, holder: int) -> None:
    """Step 0b."""
    for place in reversed(from_holder(s, holder)):
        if s.owns(place, Z10):
            s.stack.append((F.EFFECTS, place, E.Z10_EFFECTS, 0, C_PASSIVE))
        if s.owns(place, Z09):
            s.add_points(place, C_PASSIVE, weavings.largest_tapestry(s, place))
        if s.owns(place, Z06):
            s.stack.append((F.EFFECTS, place, E.Z06_EFFECTS, 0, C_PASSIVE))


def _merchants(s: State, holder: int) -> None:
    _push_all(s, holder, F.FESTIVAL_MERCHANT)


def merchant(s: State, frame: Frame) -> None:
    """TW-F06; Axomamma scores her weavings instead (TW-X71)."""
    if s.is_ax(frame[1]):
        each = HARD_WEAVING_VP if s.solo_flags & HARD_WEAVINGS else 1
        s.add_points(AX, C_AX_WEAVINGS, each * weavings.weavings_owned(s, AX))
    else:
        s.stack.append((F.MERCHANT, frame[1]))


def _temples(s: State, holder: int) -> None:
    _push_all(s, holder, F.FESTIVAL_TEMPLE)


def temple(s: State, frame: Frame) -> None:
    """TW-F07."""
    place = frame[1]
    space = s.temple[place]
    s.add_points(place, C_TEMPLE, TEMPLE_FESTIVAL_VP[space])
    s.stack.append((F.EFFECTS, place, E.TEMPLE_EFFECTS[space], 0, C_TEMPLE))


def leader(s: State, region: int) -> int:
    """Most markers, then the marker furthest to the right; -1 in an empty region (TW-F09)."""
    best, best_count, best_right = F.NONE, 0, 0
    owners = s.regions[region * REGION_SIZE : (region + 1) * REGION_SIZE]
    for place in range(s.places):
        count = owners.count(place)
        right = max(
            [position for position, owner in enumerate(owners) if owner == place], default=0
        )
        if count > best_count or (count and count == best_count and right > best_right):
            best, best_count, best_right = place, count, right
    return best


def _majorities(s: State, holder: int) -> None:
    """Step 3 (TW-F08), then step 4."""
    casualties = sum(s.casualties)
    for region in range(len(REGIONS)):
        place = leader(s, region)
        if place != F.NONE:
            if s.events is not None:
                s.tell("majority", seat=place + 1, region=REGIONS[region])
            s.add_points(place, C_MAJORITIES, casualties)
    _push_all(s, holder, F.FESTIVAL_POTATOES)


def potatoes(s: State, frame: Frame) -> None:
    """TW-F11; Axomamma pays none (TW-X71)."""
    place = frame[1]
    if s.is_ax(place):
        return
    due = s.gods[place].bit_count()
    paid = min(due, s.res[4 * place + POTATO])
    s.res[4 * place + POTATO] -= paid
    if s.events is not None:
        s.tell("potatoes", seat=place + 1, paid=paid, missing=due - paid)
    if due > paid:
        s.stack.append((F.POTATOES, place, due - paid))


def potatoes_row(s: State, frame: Frame) -> list[int]:
    most = min(frame[2], s.res[4 * frame[1] + GOLD])
    return [A.POTATOES + gold for gold in range(most + 1)]


def potatoes_paid(s: State, frame: Frame, action: int) -> None:
    place, gold = frame[1], action - A.POTATOES
    s.res[4 * place + GOLD] -= gold
    s.add_points(place, C_POTATOES, -MISSING_POTATO_VP * (frame[2] - gold))


def _close(s: State, holder: int) -> None:
    """The end of the game (TW-F14), or steps 5 and 6 and the card phase."""
    s.festivals += 1
    if s.festivals == FESTIVALS:
        s.stack.clear()
        s.stack.append((F.FINAL, holder, 0))
        return
    if s.festivals == 1 and s.places == 2:
        s.stack.append((F.FILL_MARKS, 0, 1))
    if sum(s.bag):
        s.holder = F.NONE
        s.stack.append((F.FILL_VILLAGE, 0, VILLAGE_SIZE[s.seats]))
    else:
        trigger_festival(s, holder)  # TW-F16


# Card phase (TW-F18 to TW-F21)


def _cards(s: State, holder: int) -> None:
    s.stage = F.IN_CARD_PHASE
    s.stack.append((F.END_CARDS, holder))
    for place in reversed(from_holder(s, holder)):
        if not s.is_ax(place):
            s.stack.append((F.FESTIVAL_PLAY, place, FESTIVAL_PLAYS))
    draws = FESTIVAL_DRAWS[s.places]
    order = from_holder(s, holder)
    order.reverse()  # among equals the one nearer to the holder counts as having more
    order.sort(key=s.score.__getitem__)
    for number, place in reversed(list(enumerate(order))):
        if not s.is_ax(place):
            for _ in range(draws[number]):
                s.stack.append((F.DRAW_GOD, place, F.TO_HAND, 0))
    if s.solo and s.score[AX] < s.score[0]:
        s.add_points(AX, C_AX_BEHIND, BEHIND_VP)  # TW-X72


def play_row(s: State, frame: Frame) -> list[int]:
    hand = s.gods[frame[1]]
    if not hand:
        return []
    row = [A.PLAY + card for card in bits(hand)]
    row.append(A.PLAY_NONE)
    return row


def card_played(s: State, frame: Frame, action: int) -> None:
    if action == A.PLAY_NONE:
        return
    place, card = frame[1], action - A.PLAY
    leave_hand(s, place, card)
    s.played |= 1 << card
    if frame[2] > 1:
        s.stack.append((F.FESTIVAL_PLAY, place, frame[2] - 1))
    s.stack.append((F.EFFECTS, place, E.GOD_EFFECTS[card], 0, C_GOD_CARDS))


def end_cards(s: State, frame: Frame) -> None:
    """END_CARDS: played cards into the deck, a new market (TW-F20, TW-F21)."""
    shuffle_into_deck(s, s.played)
    s.played = 0
    for slot in range(len(MARKET)):
        if s.market[slot] != F.NONE:
            put_under_stack(s, slot)
    s.stack.append((F.REFILL_MARKET, 0))


_STEPS = (_before, _at_the_start, _merchants, _temples, _majorities, _close, _cards)
