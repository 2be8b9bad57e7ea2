"""Chapter 21: what holds after every action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.tawantinsuyu import frames as F
from tampu.games.tawantinsuyu.content import (
    ALL_ARMY,
    ALL_GODS,
    CATEGORIES,
    CONQUEST_MARKERS,
    FESTIVALS,
    KINDS,
    OFFER_SIZE,
    PASSIVE,
    PATTERN,
    PILE,
    PRODUCTION,
    STATUE_COUNT,
    STATUES,
    STEP_MARKERS,
    TOP,
    TRIGGER_VP,
    WORKER_LIMIT,
    WORKERS_PER_KIND,
    bits,
)

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


def check(s: State) -> None:
    """Raises AssertionError when the state breaks an invariant of the ledger."""
    _workers(s)
    _god_cards(s)
    _army_cards(s)
    _weavings(s)
    _buildings(s)
    _markers(s)
    _scores(s)
    if s.stack and s.stack[-1][0] == F.MAIN:
        _between_turns(s)
    if s.stage == F.CLOSING and s.stack and s.stack[-1][0] == F.DRAW_BUILDING:
        _limit(s)


def _once(parts: list[int], whole: int, what: str) -> None:
    """Every piece of `whole` lies in exactly one of the parts."""
    seen = 0
    for part in parts:
        assert not seen & part, f"{what} twice: {bits(seen & part)}"
        seen |= part
    assert seen == whole, f"{what} differ: {bits(seen ^ whole)}"


def _mask(pieces: list[int]) -> int:
    mask = 0
    for piece in pieces:
        if piece != F.NONE:
            assert not (mask >> piece) & 1, f"piece {piece} twice"
            mask |= 1 << piece
    return mask


def _in_setup_bag(s: State) -> bool:
    """The rest of the workers joins the bag after the start workers (TW-S05)."""
    return any(frame[0] == F.SETUP and frame[2] <= 2 for frame in s.stack)


def _workers(s: State) -> None:
    """TW-I01, TW-I09."""
    if _in_setup_bag(s):
        return
    for kind in range(len(KINDS)):
        found = s.bag[kind] + s.nomads[kind] + s.casualties[kind] + s.removed[kind]
        found += s.village.count(kind) + s.hill.count(kind) + s.ax_workers.count(kind)
        found += sum(s.workers[kind :: len(KINDS)])
        assert found == WORKERS_PER_KIND, f"{found} workers {KINDS[kind]}"
    assert s.filled == _mask([at for at, kind in enumerate(s.hill) if kind != F.NONE])


def _god_cards(s: State) -> None:
    """TW-I02."""
    open_cards = [_mask(s.offer), _mask([s.aside]), _mask(list(s.bottom)), _mask(s.slots)]
    _once([s.deck, s.played, *s.gods, *s.dealt, *open_cards], ALL_GODS, "god cards")
    assert len(s.offer) <= OFFER_SIZE[s.seats]
    held = 0
    for hand in s.gods:
        held |= hand
    assert all(not known & ~held for known in s.known), "a known card is in no hand"
    assert all(not known & ~s.deck for known in s.deck_known), "a known card is not in the deck"


def _army_cards(s: State) -> None:
    """TW-I03."""
    looked = 0
    for frame in s.stack:
        if frame[0] == F.KEEP_ARMY:
            looked |= (1 << frame[2]) | (1 << frame[3])
        elif frame[0] == F.DRAW_ARMY and frame[3] != F.NONE:
            looked |= 1 << frame[3]
    parts = [s.army_deck, s.discard, looked, *s.armies, *s.army_up, *s.army_down]
    _once(parts, ALL_ARMY, "army cards")


def _weavings(s: State) -> None:
    """TW-I04: the pool lies in pile, tapestries or is being bought."""
    parts = [s.pile, s.drawn, _mask([s.top, s.second]), _mask(list(s.under_pile))]
    parts += [frame[2] for frame in s.stack if frame[0] == F.PUT]
    started = 0
    for tapestries in s.tapestries:
        for tapestry in tapestries:
            patterns = [PATTERN[tile] for tile in tapestry]
            assert len(patterns) == len(set(patterns)), "a tapestry repeats a pattern"
            own = _mask(list(tapestry))
            started |= own & ~PILE[s.seats]
            parts.append(own & PILE[s.seats])
    _once(parts, PILE[s.seats], "weavings")
    assert not started & s.starting
    assert s.second == F.NONE or s.second_known


def _buildings(s: State) -> None:
    """TW-I05, TW-I13."""
    for kind in range(2):
        owned = [
            (s.prod_up[p] | s.prod_down[p]) if kind == 0 else s.passive[p] << PRODUCTION
            for p in range(s.places)
        ]
        if kind == 0:
            assert all(not s.prod_up[p] & s.prod_down[p] for p in range(s.places))
        shown = _mask(s.market[2 * kind : 2 * kind + 2])
        whole = ((1 << PASSIVE) - 1) << PRODUCTION if kind else (1 << PRODUCTION) - 1
        _once([s.stacks[kind], _mask(list(s.under[kind])), shown, *owned], whole, "buildings")


def _markers(s: State) -> None:
    """TW-I06 to TW-I08."""
    for statue in range(len(STATUES)):
        owned = sum(s.statues[statue :: len(STATUES)])
        assert 0 <= s.stock[statue] <= STATUE_COUNT[statue] - owned
    for place in range(s.places):
        assert s.steps.count(place) <= STEP_MARKERS
        assert s.regions.count(place) <= CONQUEST_MARKERS
    for upper in range(0, len(s.steps), 2):
        assert s.steps[upper] != F.NONE or s.steps[upper + 1] == F.NONE


def _scores(s: State) -> None:
    """TW-I09, TW-I12, TW-I13."""
    assert min(s.res) >= 0
    assert all(0 <= space <= TOP for space in s.temple)
    assert 0 <= s.festivals <= FESTIVALS
    width = len(CATEGORIES)
    for place in range(s.places):
        sheet = s.sheet_points[place * width : (place + 1) * width]
        assert s.score[place] == sum(sheet) >= 0
    triggered = s.festivals + (s.holder != F.NONE and bool(s.stack))
    paid = sum(s.sheet_points[CATEGORIES.index("trigger") :: width])
    if s.stack and s.stack[-1][0] == F.MAIN:
        assert paid == sum(TRIGGER_VP[:triggered])


def _between_turns(s: State) -> None:
    """TW-I05, TW-I11 at the main choice of a turn."""
    for slot, tile in enumerate(s.market):
        assert tile != F.NONE or not (s.stacks[slot >> 1] or s.under[slot >> 1])
    assert (len(s.village) == 0) == (s.holder != F.NONE)
    assert len(s.ax_workers) <= WORKER_LIMIT


def _limit(s: State) -> None:
    """TW-I10, while the market is refilled after a turn."""
    at = s.active * len(KINDS)
    assert sum(s.workers[at : at + len(KINDS)]) <= WORKER_LIMIT
