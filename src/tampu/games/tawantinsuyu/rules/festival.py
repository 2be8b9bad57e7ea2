"""The Festival (TW-F), step by step in turn order from the holder of the token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.tawantinsuyu import actions, content
from tampu.games.tawantinsuyu.content import AX
from tampu.games.tawantinsuyu.rules import effects, frames, vocabulary, weavings
from tampu.games.tawantinsuyu.rules.frames import Frame
from tampu.games.tawantinsuyu.rules.piles import leave_hand, put_under_stack, shuffle_into_deck
from tampu.games.tawantinsuyu.rules.village import trigger_festival

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
        s.stack.append((frames.FESTIVAL, holder, step + 1))
    _STEPS[step](s, holder)


def _before(s: State, holder: int) -> None:
    """Step 0a (TW-F05)."""
    s.stage = frames.IN_FESTIVAL
    if s.events is not None:
        s.tell("festival", festival=s.festivals + 1)
    owner = s.owner_of(content.Z12)
    if owner != frames.NONE:
        s.stack.append((frames.GOLD_FOR_TEMPLE, owner))


def _at_the_start(s: State, holder: int) -> None:
    """Step 0b."""
    for place in from_holder(s, holder):
        if s.owns(place, content.Z06):
            effects.resolve(
                s, (frames.EFFECTS, place, vocabulary.Z06_EFFECTS, 0, content.C_PASSIVE)
            )
        if s.owns(place, content.Z09):
            s.add_points(place, content.C_PASSIVE, weavings.largest_tapestry(s, place))
        if s.owns(place, content.Z10):
            effects.resolve(
                s, (frames.EFFECTS, place, vocabulary.Z10_EFFECTS, 0, content.C_PASSIVE)
            )


def _merchants(s: State, holder: int) -> None:
    _push_all(s, holder, frames.FESTIVAL_MERCHANT)


def merchant(s: State, frame: Frame) -> None:
    """TW-F06; Axomamma scores her weavings instead (TW-X71)."""
    if s.is_ax(frame[1]):
        each = content.HARD_WEAVING_VP if s.solo_flags & content.HARD_WEAVINGS else 1
        s.add_points(AX, content.C_AX_WEAVINGS, each * weavings.weavings_owned(s, AX))
    else:
        s.stack.append((frames.MERCHANT, frame[1]))


def _temples(s: State, holder: int) -> None:
    _push_all(s, holder, frames.FESTIVAL_TEMPLE)


def temple(s: State, frame: Frame) -> None:
    """TW-F07."""
    place = frame[1]
    space = s.temple[place]
    s.add_points(place, content.C_TEMPLE, content.TEMPLE_FESTIVAL_VP[space])
    s.stack.append((frames.EFFECTS, place, vocabulary.TEMPLE_EFFECTS[space], 0, content.C_TEMPLE))


def leader(s: State, region: int) -> int:
    """Most markers, then the marker furthest to the right; -1 in an empty region (TW-F09)."""
    counts = [0] * s.places
    right = [0] * s.places
    first = region * content.REGION_SIZE
    for target in range(first, first + content.REGION_SIZE):
        owner = s.regions[target]
        if owner != frames.NONE:
            counts[owner] = counts[owner] + 1
            right[owner] = target
    best = frames.NONE
    for place, count in enumerate(counts):
        if count and (
            best == frames.NONE
            or count > counts[best]
            or (count == counts[best] and right[place] > right[best])
        ):
            best = place
    return best


def _majorities(s: State, holder: int) -> None:
    """Step 3 (TW-F08), then step 4."""
    casualties = sum(s.casualties)
    for region in range(len(content.REGIONS)):
        place = leader(s, region)
        if place != frames.NONE:
            if s.events is not None:
                s.tell("majority", seat=place + 1, region=content.REGIONS[region])
            s.add_points(place, content.C_MAJORITIES, casualties)
    _push_all(s, holder, frames.FESTIVAL_POTATOES)


def potatoes(s: State, frame: Frame) -> None:
    """TW-F11; Axomamma pays none (TW-X71)."""
    place = frame[1]
    if s.is_ax(place):
        return
    due = s.gods[place].bit_count()
    paid = min(due, s.res[4 * place + content.POTATO])
    s.res[4 * place + content.POTATO] -= paid
    if s.events is not None:
        s.tell("potatoes", seat=place + 1, paid=paid, missing=due - paid)
    if due > paid:
        s.stack.append((frames.POTATOES, place, due - paid))


def list_potatoes(s: State, frame: Frame) -> list[int]:
    most = min(frame[2], s.res[4 * frame[1] + content.GOLD])
    return [actions.POTATOES + gold for gold in range(most + 1)]


def do_potatoes(s: State, frame: Frame, action: int) -> None:
    place, gold = frame[1], action - actions.POTATOES
    s.res[4 * place + content.GOLD] -= gold
    s.add_points(place, content.C_POTATOES, -content.MISSING_POTATO_VP * (frame[2] - gold))


def _close(s: State, holder: int) -> None:
    """The end of the game (TW-F14), or steps 5 and 6 and the card phase."""
    s.festivals += 1
    if s.festivals == s.last_festival:
        s.stack.clear()
        s.stack.append((frames.FINAL, holder, 0))
        return
    if s.festivals == 1 and s.places == 2:
        s.stack.append((frames.FILL_MARKS, 0, 1))
    if sum(s.bag):
        s.holder = frames.NONE
        s.stack.append((frames.FILL_VILLAGE, 0, content.VILLAGE_SIZE[s.seats]))
    else:
        trigger_festival(s, holder)  # TW-F16


# Card phase (TW-F18 to TW-F21)


def _cards(s: State, holder: int) -> None:
    s.stage = frames.IN_CARD_PHASE
    s.stack.append((frames.END_CARDS, holder))
    for place in reversed(from_holder(s, holder)):
        if not s.is_ax(place):
            s.stack.append((frames.FESTIVAL_PLAY, place, content.FESTIVAL_PLAYS))
    draws = content.FESTIVAL_DRAWS[s.places]
    order = from_holder(s, holder)
    order.reverse()  # among equals the one nearer to the holder counts as having more
    order.sort(key=s.score.__getitem__)
    for number, place in reversed(list(enumerate(order))):
        if not s.is_ax(place):
            for _ in range(draws[number]):
                s.stack.append((frames.DRAW_GOD, place, frames.TO_HAND, 0))
    if s.solo and s.score[AX] < s.score[0]:
        s.add_points(AX, content.C_AX_BEHIND, content.BEHIND_VP)  # TW-X72


def list_festival_play(s: State, frame: Frame) -> list[int]:
    hand = s.gods[frame[1]]
    if not hand:
        return []
    row = [actions.PLAY + card for card in content.bits(hand)]
    row.append(actions.PLAY_NONE)
    return row


def do_festival_play(s: State, frame: Frame, action: int) -> None:
    if action == actions.PLAY_NONE:
        return
    place, card = frame[1], action - actions.PLAY
    leave_hand(s, place, card)
    s.played |= 1 << card
    if frame[2] > 1:
        s.stack.append((frames.FESTIVAL_PLAY, place, frame[2] - 1))
    s.stack.append((frames.EFFECTS, place, vocabulary.GOD_EFFECTS[card], 0, content.C_GOD_CARDS))


def end_cards(s: State, frame: Frame) -> None:
    """END_CARDS: played cards into the deck, a new market (TW-F20, TW-F21)."""
    shuffle_into_deck(s, s.played)
    s.played = 0
    for slot in range(len(content.MARKET)):
        if s.market[slot] != frames.NONE:
            put_under_stack(s, slot)
    s.stack.append((frames.REFILL_MARKET, 0))


_STEPS = (_before, _at_the_start, _merchants, _temples, _majorities, _close, _cards)
