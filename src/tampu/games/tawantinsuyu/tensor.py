"""Writes the observation of a seat straight from the state: the numbers that `layout` describes.

The layout writes the same numbers from a view, many times slower; a test compares the two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tampu.games.tawantinsuyu import content
from tampu.games.tawantinsuyu.codec import GOALS, MOMENTS
from tampu.games.tawantinsuyu.content import (
    ARMY_CARDS,
    BUILDINGS,
    CATEGORIES,
    GOD_CARDS,
    KINDS,
    SECTIONS,
    WEAVINGS,
)
from tampu.games.tawantinsuyu.rules import frames
from tampu.games.tawantinsuyu.rules.hidden_cards import deal_is_open, masked_frame, more

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

TENS: Final = 10
QUARTERS: Final = 4
VILLAGE: Final = 12
OFFER: Final = 5
TOKENS: Final = 12
SLOTS: Final = 4
DETAILS: Final = 3
"""How many numbers of the question are written, each one-hot."""
DETAIL_VALUES: Final = 64
TILES: Final = 8
"""Tapestries and places in them are written in eighths."""
GOAL_AT: Final = 2
"""The place of the goal in the frame of a draw; the field after it counts for one goal only."""


def write(s: State, seat: int, out: Any, at: int) -> None:
    """Write what a seat observes into a target of zeros, beginning at a position."""
    at = _write_game(s, seat, out, at)
    for turn in range(s.places):
        at = _write_player(s, (seat + turn) % s.places, out, at)
    at = _write_workers(s, out, at)
    at = _write_markers(s, seat, out, at)
    at = _write_supplies(s, seat, out, at)
    at = _write_hands(s, seat, out, at)
    at = _write_known(s, seat, out, at)
    _write_stack(s, seat, out, at)


def _write_set(mask: int, out: Any, at: int) -> None:
    """1 for each member of a set."""
    while mask:
        low = mask & -mask
        out[at + low.bit_length() - 1] = 1.0
        mask ^= low


def _write_counts(counts: list[int], first: int, size: int, scale: int, out: Any, at: int) -> int:
    for place in range(size):
        if counts[first + place]:
            out[at + place] = counts[first + place] / scale
    return at + size


def _write_game(s: State, me: int, out: Any, at: int) -> int:
    """Options, the stage, and who is who."""
    n = s.places
    if s.random_rotation:
        out[at] = 1.0
    at += 1
    if s.personality >= 0 and s.personality < len(content.PERSONALITIES):
        out[at + s.personality] = 1.0
    at += len(content.PERSONALITIES)
    out[at + (1 if s.solo_flags & content.ON_ARRIVAL else 0)] = 1.0
    at += len(MOMENTS)
    out[at] = (s.solo_flags & ~content.ON_ARRIVAL) / QUARTERS
    out[at + 1 + s.rotation] = 1.0
    at += 1 + SECTIONS
    out[at] = s.stage / TENS
    at += 1
    for who in (s.active, s.first, s.holder):
        if who >= 0:
            out[at + (who - me) % n] = 1.0
        at += n
    out[at] = s.festivals / 3
    out[at + 1] = s.second_known / 16
    out[at + 2] = (s.ax_placed == 1) / QUARTERS
    out[at + 3] = s.given / QUARTERS
    out[at + 4] = s.received / QUARTERS
    out[at + 5] = s.up_used / QUARTERS
    return at + 6


def _write_player(s: State, place: int, out: Any, at: int) -> int:
    """What lies before one place at the table."""
    out[at] = s.score[place] / 50
    width = len(CATEGORIES)
    at = _write_counts(s.sheet_points, place * width, width, TENS, out, at + 1)
    out[at] = s.turns[place] / TENS
    at = _write_counts(s.res, 4 * place, 4, 5, out, at + 1)
    out[at] = s.temple[place] / TENS
    at += 1
    if s.priest[place] >= 0:
        out[at + s.priest[place]] = 1.0
    at += SECTIONS
    kinds = len(KINDS)
    if s.is_ax(place):
        for kind in s.ax_workers:
            out[at + kind] += 1.0
        at += kinds
    else:
        at = _write_counts(s.workers, place * kinds, kinds, 1, out, at)
    _write_set(s.army_up[place], out, at)
    _write_set(s.army_down[place], out, at + len(ARMY_CARDS))
    at += 2 * len(ARMY_CARDS)
    _write_set(s.prod_up[place], out, at)
    _write_set(s.prod_down[place], out, at + len(BUILDINGS))
    _write_set(s.passive[place] << content.PRODUCTION, out, at + 2 * len(BUILDINGS))
    at += 3 * len(BUILDINGS)
    statues = len(content.STATUES)
    at = _write_counts(s.statues, place * statues, statues, 1, out, at)
    for number, tapestry in enumerate(s.tapestries[place], 1):
        for spot, tile in enumerate(tapestry, 1):
            out[at + tile] = number / TILES
            out[at + len(WEAVINGS) + tile] = spot / TILES
    return at + 2 * len(WEAVINGS)


def _write_workers(s: State, out: Any, at: int) -> int:
    """The workers that nobody owns."""
    kinds = len(KINDS)
    at = _write_counts(s.bag, 0, kinds, 5, out, at)
    at = _write_counts(s.removed, 0, kinds, 5, out, at)
    at = _write_counts(s.nomads, 0, kinds, 1, out, at)
    at = _write_counts(s.casualties, 0, kinds, 1, out, at)
    for place in range(min(VILLAGE, len(s.village))):
        out[at + place * kinds + s.village[place]] = 1.0
    at += VILLAGE * kinds
    for space in range(len(content.SPACES)):
        if s.hill[space] >= 0:
            out[at + space * kinds + s.hill[space]] = 1.0
    return at + len(content.SPACES) * kinds


def _write_markers(s: State, me: int, out: Any, at: int) -> int:
    n = s.places
    for owners in (s.steps, s.regions):
        for owner in owners:
            if owner >= 0:
                out[at + (owner - me) % n] = 1.0
            at += n
    return at


def _write_supplies(s: State, me: int, out: Any, at: int) -> int:
    """Statues, cards, buildings and weavings that lie open or in stacks."""
    at = _write_counts(s.stock, 0, len(content.STATUES), 1, out, at)
    for card in s.offer[:OFFER]:
        out[at + card] = 1.0
        at += len(GOD_CARDS)
    at += len(GOD_CARDS) * max(0, OFFER - len(s.offer))
    if s.aside >= 0:
        out[at + s.aside] = 1.0
    _write_set(s.played, out, at + len(GOD_CARDS))
    at += 2 * len(GOD_CARDS)
    _write_set(s.discard, out, at)
    at += len(ARMY_CARDS)
    for building in s.market:
        if building >= 0:
            out[at + building] = 1.0
        at += len(BUILDINGS)
    for stack in s.stacks:
        _write_set(stack, out, at)
    at += len(BUILDINGS)
    return _write_weavings(s, me, out, at)


def _write_weavings(s: State, me: int, out: Any, at: int) -> int:
    tiles = len(WEAVINGS)
    _write_set(s.starting, out, at)
    if s.top >= 0:
        out[at + tiles + s.top] = 1.0
    for tile in s.under_pile:
        out[at + 2 * tiles + tile] += 1.0
    _write_set(s.drawn, out, at + 3 * tiles)
    _write_set(s.pile, out, at + 4 * tiles)
    if s.second >= 0:
        has_seen = (s.second_known >> me) & 1
        out[at + (5 if has_seen else 4) * tiles + s.second] = 1.0
    at += 6 * tiles
    _write_counts(s.tokens, 0, min(TOKENS, len(s.tokens)), 8, out, at)
    return at + TOKENS


def _write_hands(s: State, me: int, out: Any, at: int) -> int:
    """The cards in hands that the seat knows, then how many it does not know."""
    n, gods, army = s.places, len(GOD_CARDS), len(ARMY_CARDS)
    known, open_deal = s.known[me], deal_is_open(s)
    armies, dealt = at + n * gods, at + n * (gods + army)
    hidden = dealt + n * gods
    for turn in range(n):
        place = (me + turn) % n
        own = place == me
        known_gods = s.gods[place] if own else s.gods[place] & known
        known_dealt = s.dealt[place] if own or open_deal else 0
        _write_set(known_gods, out, at + turn * gods)
        _write_set(known_dealt, out, dealt + turn * gods)
        if own:
            _write_set(s.armies[place], out, armies + turn * army)
        else:
            out[hidden + n + turn] = s.armies[place].bit_count() / TENS
        out[hidden + turn] = more(s.gods[place], known_gods) / TENS
        out[hidden + 2 * n + turn] = more(s.dealt[place], known_dealt) / TENS
    out[hidden + 3 * n] = s.deck.bit_count() / TENS
    out[hidden + 3 * n + 1] = s.army_deck.bit_count() / TENS
    return hidden + 3 * n + 2


def _write_known(s: State, me: int, out: Any, at: int) -> int:
    """What the seat knows of the decks."""
    gods = len(GOD_CARDS)
    for place in range(len(s.bottom)):
        if (s.bottom_known[place] >> me) & 1:
            out[at + s.bottom[place]] += 1.0
    at += gods
    for place in range(min(SLOTS, len(s.slots))):
        if s.slots[place] >= 0:
            out[at + place * len(content.GODS) + content.CARD_GOD[s.slots[place]]] = 1.0
    at += SLOTS * len(content.GODS)
    _write_set(s.known[me], out, at)
    _write_set(s.deck_known[me], out, at + gods)
    _write_set(s.army_deck_known[me], out, at + 2 * gods)
    return at + 2 * gods + len(ARMY_CARDS)


def _write_stack(s: State, me: int, out: Any, at: int) -> None:
    """The question, its details, whom it concerns, and what waits below it."""
    details = at + frames.FRAMES
    owner = details + DETAILS * DETAIL_VALUES
    waiting = owner + s.places
    for place in range(len(s.stack) - 1):
        out[waiting + s.stack[place][0]] = 1.0
    if not s.stack:
        return
    frame = masked_frame(s.stack[-1], me)
    kind = frame[0]
    out[at + kind] = 1.0
    out[owner + (frame[1] - me) % s.places] = 1.0
    has_goal = kind in GOALS
    for detail in range(min(DETAILS, len(frame) - 2)):
        value = frame[detail + 2]
        if has_goal and detail + 2 > GOAL_AT and frame[GOAL_AT] != GOALS[kind]:
            value = 0
        if 0 <= value < DETAIL_VALUES:
            out[details + detail * DETAIL_VALUES + value] = 1.0
