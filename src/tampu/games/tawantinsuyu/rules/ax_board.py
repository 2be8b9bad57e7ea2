"""Axomamma's board action (TW-X): the space she takes and the tokens of her three loops."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tampu.core.decisions import Odds
from tampu.games.tawantinsuyu import actions, content
from tampu.games.tawantinsuyu.content import AX, CARD_GOD, LARGE, TOKEN_VALUE, bits
from tampu.games.tawantinsuyu.rules import axomamma, builds, frames, placement, vocabulary, weavings
from tampu.games.tawantinsuyu.rules.axomamma import can_spend, spend
from tampu.games.tawantinsuyu.rules.frames import Frame
from tampu.games.tawantinsuyu.rules.piles import (
    add_to_offer,
    even,
    put_on_hill,
    shuffle_into_deck,
    tiles_left,
)
from tampu.games.tawantinsuyu.rules.village import take_from_village

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

TERRACE_ORDER: Final = ((0, 1, 2), (1, 0, 2), (2, 1, 0))
"""By Festivals resolved (TW-X42)."""


# The space (TW-X41 to TW-X47, TW-X60)


def empty_of(s: State, card: int) -> int:
    """Empty spaces of the god of a card."""
    return content.GOD_MASK[CARD_GOD[card]] & ~s.filled & content.ALL_SPACES


def _drawable_fits(s: State) -> bool:
    cards = [*bits(s.deck), *s.bottom, *s.offer]
    return any(empty_of(s, card) for card in cards)


def search(s: State, frame: Frame) -> None:
    """AX_SEARCH: a slot whose god has an empty space; cards that have none are replaced."""
    fits = [card != frames.NONE and empty_of(s, card) != 0 for card in s.slots]
    drawable = _drawable_fits(s)
    if not any(fits) and not drawable:
        s.tell("ax-no-space")  # TW-X60
        return
    slot = frame[2]
    # Cards that can come but never fit would be replaced for ever
    endless = not drawable and (s.deck != 0 or len(s.bottom) + len(s.offer) > 0)
    while s.slots[slot] == frames.NONE or (endless and not fits[slot]):
        slot = (slot + 1) % content.CARD_SLOTS
        if slot == frame[2]:
            return
    card = s.slots[slot]
    if fits[slot]:
        s.stack.append((frames.AX_SPACE, AX, slot, best_spaces(s, card)))
        return
    if s.events is not None:
        s.tell("ax-replaced", slot=slot + 1, god=content.GODS[CARD_GOD[card]])
    s.stack.append((frames.AX_SEARCH, AX, slot))
    discard_slot(s, slot)


def discard_slot(s: State, slot: int) -> None:
    """The card of a slot goes to the offer, the slot is refilled (TW-X45, TW-X47)."""
    card = s.slots[slot]
    s.slots[slot] = frames.NONE
    if s.events is not None:
        s.tell("ax-card", slot=slot + 1, card=content.GOD_CARDS[card])
    add_to_offer(s, card)
    if not s.deck and not s.bottom:
        others = sum([1 << other for other in s.offer if other != card])
        s.offer = [card]
        shuffle_into_deck(s, others)
    s.stack.append((frames.DRAW_GOD, AX, frames.TO_SLOT, slot))


def best_spaces(s: State, card: int) -> int:
    """The cheapest spaces of the first terrace in her order that has one (TW-X42, TW-X43)."""
    empty = empty_of(s, card)
    for terrace in TERRACE_ORDER[s.festivals]:
        here = empty & content.TERRACE_MASK[terrace]
        if here:
            costs = [
                (placement.segment_food(s, AX, placement.segment_of(space)), space)
                for space in bits(here)
            ]
            least = min(costs)[0]
            if s.events is not None:
                god = content.GODS[CARD_GOD[card]]
                s.tell("ax-look", god=god, terrace=content.TERRACES[terrace], food=least)
            return sum([1 << space for cost, space in costs if cost == least])
    raise AssertionError("an empty space was found before")


def list_space(s: State, frame: Frame) -> Odds:
    return even(frame[3], actions.O_AX_SPACE)


def do_space(s: State, frame: Frame, outcome: int) -> None:
    s.stack.append((frames.AX_WORKER, AX, frame[2], outcome - actions.O_AX_SPACE))


def list_worker(s: State, frame: Frame) -> Odds:
    """Her oldest worker; for the first placement of the game any of hers (TW-X41)."""
    ages = 1 if s.ax_placed else len(s.ax_workers)
    return [(actions.O_AX_WORKER + age, 1) for age in range(ages)]


def do_worker(s: State, frame: Frame, outcome: int) -> None:
    """She pays nothing, the human's steps score, a statue of the god pays (TW-X43 to TW-X47)."""
    _, _, slot, space = frame
    kind = s.ax_workers.pop(outcome - actions.O_AX_WORKER)
    s.ax_placed = 1
    if s.events is not None:
        s.tell("ax-placed", worker=content.KINDS[kind], space=content.SPACES[space])
    for owner in placement.steps_on_the_way(s, placement.segment_of(space)):
        if owner != AX:
            s.add_points(owner, content.C_STEPS_USED, content.STEP_USE_VP)
    put_on_hill(s, space, kind)
    if placement.owns_statue_of(s, AX, CARD_GOD[s.slots[slot]]):
        s.add_points(AX, content.C_AX_STATUE_MATCH, content.STATUE_MATCH_VP)
    discard_slot(s, slot)


# The tokens (TW-X48 to TW-X61)


def use_tokens(s: State, frame: Frame) -> None:
    """AX_TOKENS: all tokens of the die's value act from the top loop down, then they move."""
    value, token = frame[2], frame[3]
    if len(frame) == 5:
        _move_tokens(s, value, token)
        return
    while token < len(TOKEN_VALUE) and TOKEN_VALUE[token] != value:
        token += 1
    if token == len(TOKEN_VALUE):
        _move_tokens(s, value, 0)
        return
    s.stack.append((frames.AX_TOKENS, AX, value, token + 1))
    if s.events is not None:
        s.tell("ax-token", loop=content.LOOPS[content.TOKEN_LOOP[token]], index=s.tokens[token])
    _LOOP_ACTIONS[content.TOKEN_LOOP[token]](s, s.tokens[token])


def _move_tokens(s: State, value: int, first: int) -> None:
    """The tokens from `first` on move; where one meets the personality, the others wait for it."""
    for token in range(first, len(TOKEN_VALUE)):
        if TOKEN_VALUE[token] != value:
            continue
        s.tokens[token] = (s.tokens[token] + value) % content.LOOP
        if s.solo_flags & content.ON_ARRIVAL and _on_personality(s, token):
            s.stack.append((frames.AX_TOKENS, AX, value, token + 1, 1))
            s.tell("ax-arrival")
            _do_personality(s)
            return


def _on_personality(s: State, token: int) -> bool:
    """Whether the token stands on the space that a personality covers."""
    top = content.TOKEN_LOOP[token] == content.TOP_LOOP
    return top and s.tokens[token] == content.PERSONALITY_SPACE and s.personality >= 0


def _do_personality(s: State) -> None:
    """TW-X50, TW-X59."""
    effects = vocabulary.PERSONALITY_EFFECTS[s.personality]
    s.stack.append((frames.EFFECTS, AX, effects, 0, content.C_GOD_CARDS))


def _top_loop(s: State, index: int) -> None:
    """TW-X50: gain what is shown; the personality acts now unless it acted on arrival (TW-X59)."""
    if index != content.PERSONALITY_SPACE or s.personality < 0:
        s.stack.append(
            (frames.EFFECTS, AX, vocabulary.TOP_LOOP_EFFECTS[index], 0, content.C_GOD_CARDS)
        )
    elif s.solo_flags & content.ON_ARRIVAL:
        s.tell("ax-rest")
    else:
        _do_personality(s)


def _middle_loop(s: State, index: int) -> None:
    """What cannot be done in full gives 1 gold instead (TW-X51)."""
    if not _MIDDLE_ACTIONS[index](s):
        s.tell("ax-gold")
        s.gain(AX, content.GOLD, 1)


def _bottom_loop(s: State, index: int) -> None:
    """TW-X58."""
    if content.BOTTOM[index] == "nomad_random":
        s.stack.append((frames.AX_NOMAD, AX, frames.NOMAD_RECRUIT))
    elif s.village:
        kind = take_from_village(s, content.BOTTOM[index] == "village_potato_end")
        axomamma.gain_worker(s, kind)


_LOOP_ACTIONS: Final[list[Callable[[State, int], None]]] = [_top_loop, _middle_loop, _bottom_loop]


# Weavings (TW-X52 to TW-X54)


def _buy_weavings(s: State) -> bool:
    left = tiles_left(s)
    number = 2 if left >= 2 and can_spend(s, content.WEAVING_MAIZE[2], 0, 0) else 1
    if not left or not can_spend(s, content.WEAVING_MAIZE[number], 0, 0):
        return False
    s.stack.append((frames.END_WEAVINGS, AX))
    s.stack.append((frames.OFFER_WEAVINGS, AX, 1))
    s.stack.append((frames.AX_BUY, AX, number, int(number == 1)))
    s.stack.append((frames.DRAW_TILE, AX, content.WEAVING_DRAW))
    return True


def buy(s: State, frame: Frame) -> None:
    """AX_BUY."""
    _, _, number, gold = frame
    spend(s, content.WEAVING_MAIZE[number], 0, 0)
    for _ in range(number):
        add_best_tile(s)
    s.gain(AX, content.GOLD, gold)


def buy_later(s: State, frame: Frame) -> None:
    """AX_BUY_LATER: from 2 maize on she buys a tile that extends a tapestry (TW-X54)."""
    maize = s.res[4 * AX + content.MAIZE]
    if maize < content.LATER_WEAVING_MAIZE - 1 or best_tile(s, s.drawn)[1] == frames.NONE:
        return
    if can_spend(s, content.LATER_WEAVING_MAIZE, 0, 0):
        spend(s, content.LATER_WEAVING_MAIZE, 0, 0)
    else:
        spend(s, content.LATER_WEAVING_MAIZE - 1, 0, 0)
    add_best_tile(s)


def best_tile(s: State, tiles: int) -> tuple[int, int]:
    """A tile and the tapestry it extends, -1 for a new one (TW-X53)."""
    tapestries = s.tapestries[AX]
    order = sorted(range(len(tapestries)), key=lambda number: -len(tapestries[number]))
    for number in order:
        patterns = [content.PATTERN[tile] for tile in tapestries[number]]
        for tile in reversed(bits(tiles)):
            if content.PATTERN[tile] not in patterns:
                return tile, number
    return bits(tiles)[-1], frames.NONE


def add_best_tile(s: State) -> None:
    tile, _ = best_tile(s, s.drawn)
    s.drawn &= ~(1 << tile)
    add_tile(s, tile)


def add_tile(s: State, tile: int) -> None:
    """At the right end; joins give her nothing."""
    number = best_tile(s, 1 << tile)[1]
    if number == frames.NONE:
        s.tapestries[AX] = (*s.tapestries[AX], (tile,))
    else:
        weavings.replace_tapestry(s, AX, number, (*s.tapestries[AX][number], tile))
    if s.events is not None:
        s.tell("ax-weaving", tile=content.WEAVINGS[tile])


def take_top(s: State, frame: Frame) -> None:
    """AX_TAKE_TOP: a free weaving is the top tile (TW-X34)."""
    if s.top != frames.NONE:
        tile = s.top
        s.top = frames.NONE
        add_tile(s, tile)
        s.stack.append((frames.DRAW_TOP, 0))


# Statue, steps, buildings (TW-X55 to TW-X57)


def can_pay_statue(s: State, size: int) -> bool:
    stone, gold = content.STATUE_COST[size]
    return can_spend(s, 0, stone, gold)


def _build_statue(s: State) -> bool:
    if not any(s.stock[at] and can_pay_statue(s, at % 2) for at in range(len(content.STATUES))):
        return False  # no roll (TW-X61)
    s.stack.append((frames.DRAW_DIE, AX, frames.DIE_STATUE))
    return True


def build_statue(s: State, frame: Frame) -> None:
    """AX_STATUE: the rolled slot's god, then the following slots, else any (TW-X55)."""
    for distance in range(content.CARD_SLOTS):
        card = s.slots[(frame[2] - 1 + distance) % content.CARD_SLOTS]
        if card == frames.NONE:
            continue
        for size in (LARGE, content.SMALL):
            statue = 2 * CARD_GOD[card] + size
            if s.stock[statue] and can_pay_statue(s, size):
                stone, gold = content.STATUE_COST[statue]
                spend(s, 0, stone, gold)
                s.stack.append((frames.RAISE_STATUE, AX, statue))
                return
    large = can_pay_statue(s, LARGE) and any(s.stock[LARGE::2])
    s.stack.append(
        (frames.AX_STATUE_DRAW, AX, frames.STATUE_PAID, LARGE if large else content.SMALL, 0)
    )


def _build_steps(s: State) -> bool:
    slot = steps_slot(s)
    if slot == frames.NONE or not can_spend(s, 0, content.STEPS_STONE, 0):
        return False
    spend(s, 0, content.STEPS_STONE, 0)
    s.stack.append((frames.LAY_STEPS, AX, slot))
    return True


def free_steps(s: State, frame: Frame) -> None:
    """AX_STEPS: without cost (TW-X34)."""
    slot = steps_slot(s)
    if slot != frames.NONE:
        s.stack.append((frames.LAY_STEPS, AX, slot))


def steps_slot(s: State) -> int:
    """Upper, then lower under her own marker, then lower, clockwise; -1 if none (TW-X56)."""
    if not builds.markers_left(s, AX):
        return frames.NONE
    upper = axomamma.free_upper_slot(s)
    if upper != frames.NONE:
        return upper
    around = [
        2 * ((s.priest[AX] + distance) % content.SECTIONS) + 1
        for distance in range(content.SECTIONS)
    ]
    lower = [slot for slot in around if s.steps[slot] == frames.NONE]
    own = [slot for slot in lower if s.steps[slot - 1] == AX]
    return (own or lower or [frames.NONE])[0]


def _build_production(s: State) -> bool:
    return _build_building(s, 0)


def _build_passive(s: State) -> bool:
    return _build_building(s, len(content.MARKET) // 2)


def _build_building(s: State, first: int) -> bool:
    stone = 2 if s.solo_flags & content.EASY_BUILDING_COST else 1
    if not list_tile(s, (frames.AX_TILE, AX, first)) or not can_spend(s, 0, stone, 0):
        return False
    spend(s, 0, stone, 0)
    s.stack.append((frames.AX_TILE, AX, first))
    return True


def list_tile(s: State, frame: Frame) -> Odds:
    return [
        (actions.O_AX_TILE + slot, 1)
        for slot in range(frame[2], frame[2] + len(content.MARKET) // 2)
        if s.market[slot] != frames.NONE
    ]


def do_tile(s: State, frame: Frame, outcome: int) -> None:
    s.stack.append((frames.LAY_BUILDING, AX, outcome - actions.O_AX_TILE))


def _middle_actions() -> list[Callable[[State], bool]]:
    actions = {
        content.M_WEAVINGS: _buy_weavings,
        content.M_STATUE: _build_statue,
        content.M_PRODUCTION: _build_production,
        content.M_STEPS: _build_steps,
        content.M_PASSIVE: _build_passive,
    }
    return [actions[index] for index in range(content.LOOP)]


_MIDDLE_ACTIONS: Final[list[Callable[[State], bool]]] = _middle_actions()
