"""What holds after every entry (TW-I)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.tawantinsuyu import content
from tampu.games.tawantinsuyu.content import KINDS
from tampu.games.tawantinsuyu.rules import frames

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


def check(s: State) -> None:
    """Raise AssertionError where an invariant of the rule index is broken."""
    _workers(s)
    _god_cards(s)
    _army_cards(s)
    _weavings(s)
    _buildings(s)
    _markers(s)
    _scores(s)
    if s.stack and s.stack[-1][0] == frames.MAIN:
        _between_turns(s)
    if s.stage == frames.CLOSING and s.stack and s.stack[-1][0] == frames.DRAW_BUILDING:
        _limit(s)


def _once(parts: list[int], whole: int, what: str) -> None:
    """Every piece of `whole` lies in exactly one of the parts."""
    seen = 0
    for part in parts:
        assert not seen & part, f"{what} twice: {content.bits(seen & part)}"
        seen |= part
    assert seen == whole, f"{what} differ: {content.bits(seen ^ whole)}"


def _mask(pieces: list[int]) -> int:
    mask = 0
    for piece in pieces:
        if piece != frames.NONE:
            assert not (mask >> piece) & 1, f"piece {piece} twice"
            mask |= 1 << piece
    return mask


def _in_setup_bag(s: State) -> bool:
    """The rest of the workers joins the bag after the start workers (TW-S05)."""
    return any(frame[0] == frames.SETUP and frame[2] <= 2 for frame in s.stack)


def _workers(s: State) -> None:
    """TW-I01, TW-I09."""
    if _in_setup_bag(s):
        return
    for kind in range(len(KINDS)):
        count = s.bag[kind] + s.nomads[kind] + s.casualties[kind] + s.removed[kind]
        count += s.village.count(kind) + s.hill.count(kind) + s.ax_workers.count(kind)
        count += sum(s.workers[kind :: len(KINDS)])
        assert count == content.WORKERS_PER_KIND, f"{count} workers {KINDS[kind]}"
    assert s.filled == _mask([at for at, kind in enumerate(s.hill) if kind != frames.NONE])


def _god_cards(s: State) -> None:
    """TW-I02."""
    open_cards = [_mask(s.offer), _mask([s.aside]), _mask(list(s.bottom)), _mask(s.slots)]
    _once([s.deck, s.played, *s.gods, *s.dealt, *open_cards], content.ALL_GODS, "god cards")
    assert len(s.offer) <= content.OFFER_SIZE[s.seats]
    in_hands = 0
    for hand in s.gods:
        in_hands |= hand
    assert all(not known & ~in_hands for known in s.known), "a known card is in no hand"
    assert all(not known & ~s.deck for known in s.deck_known), "a known card is not in the deck"


def _army_cards(s: State) -> None:
    """TW-I03."""
    looked = 0
    for frame in s.stack:
        if frame[0] == frames.KEEP_ARMY:
            looked |= (1 << frame[2]) | (1 << frame[3])
        elif frame[0] == frames.DRAW_ARMY and frame[3] != frames.NONE:
            looked |= 1 << frame[3]
    parts = [s.army_deck, s.discard, looked, *s.armies, *s.army_up, *s.army_down]
    _once(parts, content.ALL_ARMY, "army cards")


def _weavings(s: State) -> None:
    """TW-I04: the pool lies in pile, tapestries or is being bought."""
    parts = [s.pile, s.drawn, _mask([s.top, s.second]), _mask(list(s.under_pile))]
    parts += [frame[2] for frame in s.stack if frame[0] == frames.PUT]
    started = 0
    for tapestries in s.tapestries:
        for tapestry in tapestries:
            patterns = [content.PATTERN[tile] for tile in tapestry]
            assert len(patterns) == len(set(patterns)), "a tapestry repeats a pattern"
            own = _mask(list(tapestry))
            started |= own & ~content.PILE[s.seats]
            parts.append(own & content.PILE[s.seats])
    _once(parts, content.PILE[s.seats], "weavings")
    assert not started & s.starting
    assert s.second == frames.NONE or s.second_known


def _buildings(s: State) -> None:
    """TW-I05, TW-I13."""
    for kind in range(2):
        owned = [
            (s.prod_up[p] | s.prod_down[p]) if kind == 0 else s.passive[p] << content.PRODUCTION
            for p in range(s.places)
        ]
        if kind == 0:
            assert all(not s.prod_up[p] & s.prod_down[p] for p in range(s.places))
        shown = _mask(s.market[2 * kind : 2 * kind + 2])
        lying = [s.stacks[kind], _mask(list(s.under[kind])), shown]
        _once([*lying, *owned], content.STACKS[kind], "buildings")


def _markers(s: State) -> None:
    """TW-I06 to TW-I08."""
    for statue in range(len(content.STATUES)):
        owned = sum(s.statues[statue :: len(content.STATUES)])
        assert 0 <= s.stock[statue] <= content.STATUE_COUNT[statue] - owned
    for place in range(s.places):
        assert s.steps.count(place) <= content.STEP_MARKERS
        assert s.regions.count(place) <= content.CONQUEST_MARKERS
    for upper in range(0, len(s.steps), 2):
        assert s.steps[upper] != frames.NONE or s.steps[upper + 1] == frames.NONE


def _scores(s: State) -> None:
    """TW-I09, TW-I12, TW-I13."""
    assert min(s.res) >= 0
    assert all(0 <= space <= content.TOP for space in s.temple)
    assert 0 <= s.festivals <= s.last_festival
    width = len(content.CATEGORIES)
    for place in range(s.places):
        sheet = s.sheet_points[place * width : (place + 1) * width]
        assert s.score[place] == sum(sheet) >= 0
    triggered = s.festivals + (s.holder != frames.NONE and bool(s.stack))
    paid = sum(s.sheet_points[content.CATEGORIES.index("trigger") :: width])
    if s.stack and s.stack[-1][0] == frames.MAIN:
        assert paid == sum(content.TRIGGER_VP[:triggered])


def _between_turns(s: State) -> None:
    """TW-I05, TW-I11 at the main choice of a turn."""
    for slot, tile in enumerate(s.market):
        assert tile != frames.NONE or not (s.stacks[slot >> 1] or s.under[slot >> 1])
    assert (len(s.village) == 0) == (s.holder != frames.NONE)
    assert len(s.ax_workers) <= content.WORKER_LIMIT


def _limit(s: State) -> None:
    """TW-I10, while the market is refilled after a turn."""
    at = s.active * len(KINDS)
    assert sum(s.workers[at : at + len(KINDS)]) <= content.WORKER_LIMIT
