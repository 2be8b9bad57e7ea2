"""Chapter 19: Axomamma's board action: the space she takes and the tokens of her three loops."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tampu.games.tawantinsuyu import actions as A
from tampu.games.tawantinsuyu import effects as E
from tampu.games.tawantinsuyu import frames as F
from tampu.games.tawantinsuyu.content import (
    ALL_SPACES,
    C_AX_STATUE_MATCH,
    C_GOD_CARDS,
    C_STEPS_USED,
    CARD_GOD,
    GOD_CARDS,
    GOD_MASK,
    GODS,
    GOLD,
    KINDS,
    LARGE,
    LATER_WEAVING_MAIZE,
    MAIZE,
    MARKET,
    PATTERN,
    SECTIONS,
    SMALL,
    SPACES,
    STATUE_COST,
    STATUES,
    STEP_USE_VP,
    STEPS_STONE,
    TERRACE_MASK,
    TERRACES,
    WEAVING_DRAW,
    WEAVING_MAIZE,
    WEAVINGS,
    bits,
)
from tampu.games.tawantinsuyu.frames import Frame
from tampu.games.tawantinsuyu.rules import axomamma, builds, placement, weavings
from tampu.games.tawantinsuyu.rules.axomamma import can_spend, spend
from tampu.games.tawantinsuyu.rules.piles import (
    Odds,
    add_to_offer,
    even,
    put_on_hill,
    shuffle_into_deck,
    tiles_left,
)
from tampu.games.tawantinsuyu.rules.village import take_from_village
from tampu.games.tawantinsuyu.solo import (
    AX,
    BOTTOM,
    CARD_SLOTS,
    EASY_BUILDING_COST,
    LOOP,
    LOOPS,
    M_PASSIVE,
    M_PRODUCTION,
    M_STATUE,
    M_STEPS,
    M_WEAVINGS,
    PERSONALITY_SPACE,
    STATUE_MATCH_VP,
    TOKEN_LOOP,
    TOKEN_VALUE,
)

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

TERRACE_ORDER: Final = ((0, 1, 2), (1, 0, 2), (2, 1, 0))
"""By Festivals resolved (TW-X42)."""


# The space (TW-X41 to TW-X47, TW-X60)


def empty_of(s: State, card: int) -> int:
    """Empty spaces of the god of a card."""
    return GOD_MASK[CARD_GOD[card]] & ~s.filled & ALL_SPACES


def _drawable_fits(s: State) -> bool:
    cards = [*bits(s.deck), *s.bottom, *s.offer]
    return any(empty_of(s, card) for card in cards)


def search(s: State, frame: Frame) -> None:
    """AX_SEARCH: a slot whose god has an empty space; cards that have none are replaced."""
    fits = [card != F.NONE and empty_of(s, card) != 0 for card in s.slots]
    drawable = _drawable_fits(s)
    if not any(fits) and not drawable:
        s.tell("ax-no-space")  # TW-X60
        return
    slot = frame[2]
    # Cards that can come but never fit would be replaced for ever
    endless = not drawable and (s.deck != 0 or len(s.bottom) + len(s.offer) > 0)
    while s.slots[slot] == F.NONE or (endless and not fits[slot]):
        slot = (slot + 1) % CARD_SLOTS
        if slot == frame[2]:
            return
    card = s.slots[slot]
    if fits[slot]:
        s.stack.append((F.AX_SPACE, AX, slot, best_spaces(s, card)))
        return
    if s.events is not None:
        s.tell("ax-replaced", slot=slot + 1, god=GODS[CARD_GOD[card]])
    s.stack.append((F.AX_SEARCH, AX, slot))
    discard_slot(s, slot)


def discard_slot(s: State, slot: int) -> None:
    """The card of a slot goes to the offer, the slot is refilled (TW-X45, TW-X47)."""
    card = s.slots[slot]
    s.slots[slot] = F.NONE
    if s.events is not None:
        s.tell("ax-card", slot=slot + 1, card=GOD_CARDS[card])
    add_to_offer(s, card)
    if not s.deck and not s.bottom:
        others = sum([1 << other for other in s.offer if other != card])
        s.offer = [card]
        shuffle_into_deck(s, others)
    s.stack.append((F.DRAW_GOD, AX, F.TO_SLOT, slot))


def best_spaces(s: State, card: int) -> int:
    """The cheapest spaces of the first terrace in her order that has one (TW-X42, TW-X43)."""
    empty = empty_of(s, card)
    for terrace in TERRACE_ORDER[s.festivals]:
        here = empty & TERRACE_MASK[terrace]
        if here:
            costs = [
                (placement.segment_food(s, AX, placement.segment_of(space)), space)
                for space in bits(here)
            ]
            least = min(costs)[0]
            if s.events is not None:
                god = GODS[CARD_GOD[card]]
                s.tell("ax-look", god=god, terrace=TERRACES[terrace], food=least)
            return sum([1 << space for cost, space in costs if cost == least])
    raise AssertionError("an empty space was found before")


def space_due(s: State, frame: Frame) -> bool:
    spaces = bits(frame[3])
    if len(spaces) > 1:
        return True
    s.stack.pop()
    space_came(s, frame, A.O_AX_SPACE + spaces[0])
    return False


def space_odds(s: State, frame: Frame) -> Odds:
    return even(frame[3], A.O_AX_SPACE)


def space_came(s: State, frame: Frame, outcome: int) -> None:
    s.stack.append((F.AX_WORKER, AX, frame[2], outcome - A.O_AX_SPACE))


def worker_due(s: State, frame: Frame) -> bool:
    """Her oldest worker; for the first placement of the game a random one (TW-X41)."""
    if not s.ax_placed and len(s.ax_workers) > 1:
        return True
    s.stack.pop()
    worker_came(s, frame, A.O_AX_WORKER)
    return False


def worker_odds(s: State, frame: Frame) -> Odds:
    return [(A.O_AX_WORKER + age, 1) for age in range(len(s.ax_workers))]


def worker_came(s: State, frame: Frame, outcome: int) -> None:
    """She pays nothing, the human's steps score, a statue of the god pays (TW-X43 to TW-X47)."""
    _, _, slot, space = frame
    kind = s.ax_workers.pop(outcome - A.O_AX_WORKER)
    s.ax_placed = 1
    if s.events is not None:
        s.tell("ax-placed", worker=KINDS[kind], space=SPACES[space])
    for owner in placement.steps_on_the_way(s, placement.segment_of(space)):
        if owner != AX:
            s.add_points(owner, C_STEPS_USED, STEP_USE_VP)
    put_on_hill(s, space, kind)
    if placement.owns_statue_of(s, AX, CARD_GOD[s.slots[slot]]):
        s.add_points(AX, C_AX_STATUE_MATCH, STATUE_MATCH_VP)
    discard_slot(s, slot)


# The tokens (TW-X48 to TW-X61)


def use_tokens(s: State, frame: Frame) -> None:
    """AX_TOKENS: all tokens of the die's value act from the top loop down, then they move."""
    _, _, value, token = frame
    while token < len(TOKEN_VALUE) and TOKEN_VALUE[token] != value:
        token += 1
    if token == len(TOKEN_VALUE):
        for other in range(len(TOKEN_VALUE)):
            if TOKEN_VALUE[other] == value:
                s.tokens[other] = (s.tokens[other] + value) % LOOP
        return
    s.stack.append((F.AX_TOKENS, AX, value, token + 1))
    if s.events is not None:
        s.tell("ax-token", loop=LOOPS[TOKEN_LOOP[token]], index=s.tokens[token])
    _LOOP_ACTIONS[TOKEN_LOOP[token]](s, s.tokens[token])


def _top_loop(s: State, index: int) -> None:
    """TW-X50, TW-X59."""
    effects = E.TOP_LOOP_EFFECTS[index]
    if index == PERSONALITY_SPACE and s.personality >= 0:
        effects = E.PERSONALITY_EFFECTS[s.personality]
    s.stack.append((F.EFFECTS, AX, effects, 0, C_GOD_CARDS))


def _middle_loop(s: State, index: int) -> None:
    """What cannot be done in full gives 1 gold instead (TW-X51)."""
    if not _MIDDLE_ACTIONS[index](s):
        s.tell("ax-gold")
        s.gain(AX, GOLD, 1)


def _bottom_loop(s: State, index: int) -> None:
    """TW-X58."""
    if BOTTOM[index] == "nomad_random":
        s.stack.append((F.AX_NOMAD, AX, F.NOMAD_RECRUIT))
    elif s.village:
        kind = take_from_village(s, BOTTOM[index] == "village_potato_end")
        axomamma.gain_worker(s, kind)


_LOOP_ACTIONS: Final[list[Callable[[State, int], None]]] = [_top_loop, _middle_loop, _bottom_loop]


# Weavings (TW-X52 to TW-X54)


def _buy_weavings(s: State) -> bool:
    left = tiles_left(s)
    number = 2 if left >= 2 and can_spend(s, WEAVING_MAIZE[2], 0, 0) else 1
    if not left or not can_spend(s, WEAVING_MAIZE[number], 0, 0):
        return False
    s.stack.append((F.END_WEAVINGS, AX))
    s.stack.append((F.OFFER_WEAVINGS, AX, 1))
    s.stack.append((F.AX_BUY, AX, number, int(number == 1)))
    s.stack.append((F.DRAW_TILE, AX, WEAVING_DRAW))
    return True


def buy(s: State, frame: Frame) -> None:
    """AX_BUY."""
    _, _, number, gold = frame
    spend(s, WEAVING_MAIZE[number], 0, 0)
    for _ in range(number):
        add_best_tile(s)
    s.gain(AX, GOLD, gold)


def buy_later(s: State, frame: Frame) -> None:
    """AX_BUY_LATER: from 2 maize on she buys a tile that extends a tapestry (TW-X54)."""
    maize = s.res[4 * AX + MAIZE]
    if maize < LATER_WEAVING_MAIZE - 1 or best_tile(s, s.drawn)[1] == F.NONE:
        return
    if can_spend(s, LATER_WEAVING_MAIZE, 0, 0):
        spend(s, LATER_WEAVING_MAIZE, 0, 0)
    else:
        spend(s, LATER_WEAVING_MAIZE - 1, 0, 0)
    add_best_tile(s)


def best_tile(s: State, tiles: int) -> tuple[int, int]:
    """A tile and the tapestry it extends, -1 for a new one (TW-X53)."""
    tapestries = s.tapestries[AX]
    order = sorted(range(len(tapestries)), key=lambda number: -len(tapestries[number]))
    for number in order:
        patterns = [PATTERN[tile] for tile in tapestries[number]]
        for tile in reversed(bits(tiles)):
            if PATTERN[tile] not in patterns:
                return tile, number
    return bits(tiles)[-1], F.NONE


def add_best_tile(s: State) -> None:
    tile, _ = best_tile(s, s.drawn)
    s.drawn &= ~(1 << tile)
    add_tile(s, tile)


def add_tile(s: State, tile: int) -> None:
    """At the right end; joins give her nothing."""
    number = best_tile(s, 1 << tile)[1]
    if number == F.NONE:
        s.tapestries[AX] = (*s.tapestries[AX], (tile,))
    else:
        weavings.replace_tapestry(s, AX, number, (*s.tapestries[AX][number], tile))
    if s.events is not None:
        s.tell("ax-weaving", tile=WEAVINGS[tile])


def take_top(s: State, frame: Frame) -> None:
    """AX_TAKE_TOP: a free weaving is the top tile (TW-X34)."""
    if s.top != F.NONE:
        tile = s.top
        s.top = F.NONE
        add_tile(s, tile)
        s.stack.append((F.DRAW_TOP, 0))


# Statue, steps, buildings (TW-X55 to TW-X57)


def can_pay_statue(s: State, size: int) -> bool:
    stone, gold = STATUE_COST[size]
    return can_spend(s, 0, stone, gold)


def _build_statue(s: State) -> bool:
    if not any(s.stock[at] and can_pay_statue(s, at % 2) for at in range(len(STATUES))):
        return False  # no roll (TW-X61)
    s.stack.append((F.DRAW_DIE, AX, F.DIE_STATUE))
    return True


def build_statue(s: State, frame: Frame) -> None:
    """AX_STATUE: the rolled slot's god, then the following slots, else any (TW-X55)."""
    for distance in range(CARD_SLOTS):
        card = s.slots[(frame[2] - 1 + distance) % CARD_SLOTS]
        if card == F.NONE:
            continue
        for size in (LARGE, SMALL):
            statue = 2 * CARD_GOD[card] + size
            if s.stock[statue] and can_pay_statue(s, size):
                stone, gold = STATUE_COST[statue]
                spend(s, 0, stone, gold)
                s.stack.append((F.RAISE_STATUE, AX, statue))
                return
    large = can_pay_statue(s, LARGE) and any(s.stock[LARGE::2])
    s.stack.append((F.AX_STATUE_DRAW, AX, F.STATUE_PAID, LARGE if large else SMALL, 0))


def _build_steps(s: State) -> bool:
    slot = steps_slot(s)
    if slot == F.NONE or not can_spend(s, 0, STEPS_STONE, 0):
        return False
    spend(s, 0, STEPS_STONE, 0)
    s.stack.append((F.LAY_STEPS, AX, slot))
    return True


def free_steps(s: State, frame: Frame) -> None:
    """AX_STEPS: without cost (TW-X34)."""
    slot = steps_slot(s)
    if slot != F.NONE:
        s.stack.append((F.LAY_STEPS, AX, slot))


def steps_slot(s: State) -> int:
    """Upper, then lower under her own marker, then lower, clockwise; -1 if none (TW-X56)."""
    if not builds.markers_left(s, AX):
        return F.NONE
    upper = axomamma.free_upper_slot(s)
    if upper != F.NONE:
        return upper
    around = [2 * ((s.priest[AX] + distance) % SECTIONS) + 1 for distance in range(SECTIONS)]
    lower = [slot for slot in around if s.steps[slot] == F.NONE]
    own = [slot for slot in lower if s.steps[slot - 1] == AX]
    return (own or lower or [F.NONE])[0]


def _build_production(s: State) -> bool:
    return _build_building(s, 0)


def _build_passive(s: State) -> bool:
    return _build_building(s, len(MARKET) // 2)


def _build_building(s: State, first: int) -> bool:
    stone = 2 if s.solo_flags & EASY_BUILDING_COST else 1
    if not tile_odds(s, (F.AX_TILE, AX, first)) or not can_spend(s, 0, stone, 0):
        return False
    spend(s, 0, stone, 0)
    s.stack.append((F.AX_TILE, AX, first))
    return True


def tile_odds(s: State, frame: Frame) -> Odds:
    return [
        (A.O_AX_TILE + slot, 1)
        for slot in range(frame[2], frame[2] + len(MARKET) // 2)
        if s.market[slot] != F.NONE
    ]


def tile_due(s: State, frame: Frame) -> bool:
    odds = tile_odds(s, frame)
    if len(odds) > 1:
        return True
    s.stack.pop()
    if odds:
        tile_came(s, frame, odds[0][0])
    return False


def tile_came(s: State, frame: Frame, outcome: int) -> None:
    s.stack.append((F.LAY_BUILDING, AX, outcome - A.O_AX_TILE))


def _middle_actions() -> list[Callable[[State], bool]]:
    actions = {
        M_WEAVINGS: _buy_weavings,
        M_STATUE: _build_statue,
        M_PRODUCTION: _build_production,
        M_STEPS: _build_steps,
        M_PASSIVE: _build_passive,
    }
    return [actions[index] for index in range(LOOP)]


_MIDDLE_ACTIONS: Final[list[Callable[[State], bool]]] = _middle_actions()
