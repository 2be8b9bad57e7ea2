"""Weavings and tapestries (TW-L)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.games.tawantinsuyu import actions, content
from tampu.games.tawantinsuyu.content import bits
from tampu.games.tawantinsuyu.rules import frames, payment, vocabulary
from tampu.games.tawantinsuyu.rules.frames import Frame
from tampu.games.tawantinsuyu.rules.piles import show_second, tiles_left

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

Z08_DRAW: Final[int] = next(
    int(item["ability"][0]["draw_tiles"])
    for item in content.DATA["passive_buildings"]["items"]
    if item["id"] == "Z08"
)


# Buying (TW-L01 to TW-L06)


def buy_weavings(s: State, frame: Frame) -> None:
    """BUY_WEAVINGS: tiles are drawn and shown, then offered round the table."""
    place = frame[1]
    s.stack.append((frames.END_WEAVINGS, place))
    s.stack.append((frames.OFFER_WEAVINGS, place, 0))
    if s.owns(place, content.Z08):
        s.stack.append((frames.PUT_AWAY, place))
        s.stack.append((frames.DRAW_TILE, place, Z08_DRAW))
    else:
        s.stack.append((frames.DRAW_TILE, place, content.WEAVING_DRAW))


def list_put_away(s: State, frame: Frame) -> list[int]:
    """TW-Z08."""
    tiles = bits(s.drawn)
    if len(tiles) <= content.WEAVING_DRAW:
        return []
    return [actions.PUT_AWAY + tile for tile in tiles]


def do_put_away(s: State, frame: Frame, action: int) -> None:
    tile = action - actions.PUT_AWAY
    s.drawn &= ~(1 << tile)
    s.under_pile = (*s.under_pile, tile)
    s.stack.append(frame)


def offer_weavings(s: State, frame: Frame) -> None:
    """OFFER_WEAVINGS: the active player first, then the others in turn order (TW-L04)."""
    active, after = frame[1], frame[2]
    if not s.drawn:
        return
    if after + 1 < s.places:
        s.stack.append((frames.OFFER_WEAVINGS, active, after + 1))
    place = (active + after) % s.places
    if s.is_ax(place):
        s.stack.append((frames.AX_BUY_LATER, place))
    elif after:
        s.stack.append((frames.BUY_LATER, place))
    else:
        s.stack.append((frames.BUY, place, 0))


def list_buy(s: State, frame: Frame) -> list[int]:
    """TW-L02: one more tile while the total can be paid."""
    named = frame[2]
    row: list[int] = []
    left = s.drawn & ~named
    price = named.bit_count() + 1
    if left and payment.can_pay(s, frame[1], 0, content.WEAVING_MAIZE[price], 0, 0):
        row = [actions.WEAVING + tile for tile in bits(left)]
    row.append(actions.WEAVING_NONE)
    return row


def do_buy(s: State, frame: Frame, action: int) -> None:
    place, named = frame[1], frame[2]
    if action != actions.WEAVING_NONE:
        named |= 1 << (action - actions.WEAVING)
        if s.drawn & ~named:
            s.stack.append((frames.BUY, place, named))
            return
    if named:
        s.drawn &= ~named
        s.stack.append((frames.PUT, place, named))
        payment.pay(s, place, 0, content.WEAVING_MAIZE[named.bit_count()], 0, 0)


def list_buy_later(s: State, frame: Frame) -> list[int]:
    row: list[int] = []
    if payment.can_pay(s, frame[1], 0, content.LATER_WEAVING_MAIZE, 0, 0):
        row = [actions.WEAVING + tile for tile in bits(s.drawn)]
    row.append(actions.WEAVING_NONE)
    return row


def do_buy_later(s: State, frame: Frame, action: int) -> None:
    if action == actions.WEAVING_NONE:
        return
    tile = action - actions.WEAVING
    s.drawn &= ~(1 << tile)
    s.stack.append((frames.PUT, frame[1], 1 << tile))
    payment.pay(s, frame[1], 0, content.LATER_WEAVING_MAIZE, 0, 0)


def end_weavings(s: State, frame: Frame) -> None:
    """TW-L05, TW-L06."""
    s.under_pile = (*s.under_pile, *bits(s.drawn))
    s.drawn = 0
    s.stack.append((frames.DRAW_TOP, 0))


# Free weaving (TW-L07, TW-L08)


def take_weaving(s: State, frame: Frame) -> None:
    place = frame[1]
    left = tiles_left(s)
    if left == 1:
        take_top(s, place)
    elif left:
        s.stack.append((frames.FREE_WEAVING, place))
        s.stack.append((frames.DRAW_BENEATH, place))


def take_top(s: State, place: int) -> None:
    s.stack.append((frames.PUT, place, 1 << s.top))
    s.top = frames.NONE
    s.stack.append((frames.DRAW_TOP, 0))


def list_free_weaving(s: State, frame: Frame) -> list[int]:
    return [actions.FREE_WEAVING, actions.FREE_WEAVING + 1]


def do_free_weaving(s: State, frame: Frame, action: int) -> None:
    if action == actions.FREE_WEAVING:
        take_top(s, frame[1])
        return
    show_second(s)
    s.stack.append((frames.PUT, frame[1], 1 << s.second))
    s.second, s.second_known = frames.NONE, 0


# Tapestries (TW-L09 to TW-L12)


def has_pattern(tapestry: tuple[int, ...], tile: int) -> bool:
    return any(content.PATTERN[other] == content.PATTERN[tile] for other in tapestry)


def list_put(s: State, frame: Frame) -> list[int]:
    row: list[int] = []
    for tile in bits(frame[2]):
        base = actions.PUT + tile * actions.PUT_PLACES
        row.append(base)
        number = 1
        for tapestry in s.tapestries[frame[1]]:
            if not has_pattern(tapestry, tile):
                row.append(base + number)
                row.append(base + number + 1)
            number += 2
    return row


def refuse_put(s: State, frame: Frame, action: int) -> str:
    tile, where = divmod(action - actions.PUT, actions.PUT_PLACES)
    exists = 0 < where <= 2 * len(s.tapestries[frame[1]])
    return "TW-L10" if exists and tile >= 0 and (frame[2] >> tile) & 1 else "TW-L09"


def do_put(s: State, frame: Frame, action: int) -> None:
    place = frame[1]
    code = action - actions.PUT
    tile, where = code // actions.PUT_PLACES, code % actions.PUT_PLACES
    left = frame[2] & ~(1 << tile)
    if left:
        s.stack.append((frames.PUT, place, left))
    if not where:
        s.tapestries[place] = (*s.tapestries[place], (tile,))
        return
    number, at_right = (where - 1) // 2, (where - 1) % 2
    old = s.tapestries[place][number]
    new = (*old, tile) if at_right else (tile, *old)
    replace_tapestry(s, place, number, new)
    join = joined(old[-1], tile) if at_right else joined(tile, old[0])
    if join != frames.NONE and s.owns(place, content.Z04):
        if s.events is not None:
            s.tell("join", seat=place + 1, join=content.JOINS[join])
        s.stack.append((frames.EFFECTS, place, vocabulary.JOIN_EFFECTS[join], 0, content.C_JOINS))


def replace_tapestry(s: State, place: int, number: int, tapestry: tuple[int, ...]) -> None:
    all_of_them = s.tapestries[place]
    s.tapestries[place] = (*all_of_them[:number], tapestry, *all_of_them[number + 1 :])


def joined(left: int, right: int) -> int:
    """The reward where two neighbours match, or -1 (TW-L12)."""
    return (
        content.RIGHT_EDGE[left]
        if content.RIGHT_EDGE[left] == content.LEFT_EDGE[right]
        else frames.NONE
    )


def matching_joins(s: State, place: int) -> int:
    return sum(join_counts(s, place))


def join_counts(s: State, place: int) -> list[int]:
    """How many joins of each reward match."""
    counts = [0] * len(content.JOINS)
    for tapestry in s.tapestries[place]:
        for at in range(1, len(tapestry)):
            join = joined(tapestry[at - 1], tapestry[at])
            if join != frames.NONE:
                counts[join] += 1
    return counts


def merchant(s: State, frame: Frame) -> None:
    """MERCHANT: every matching join pays once, in the order of TW-L14."""
    place = frame[1]
    counts = join_counts(s, place)
    for join in reversed(vocabulary.JOIN_ORDER):
        for _ in range(counts[join]):
            s.stack.append(
                (frames.EFFECTS, place, vocabulary.JOIN_EFFECTS[join], 0, content.C_JOINS)
            )
    if s.events is not None:
        s.tell("merchant", seat=place + 1, joins=sum(counts))


def weavings_owned(s: State, place: int) -> int:
    return sum([len(tapestry) for tapestry in s.tapestries[place]])


def largest_tapestry(s: State, place: int) -> int:
    return max([len(tapestry) for tapestry in s.tapestries[place]], default=0)
