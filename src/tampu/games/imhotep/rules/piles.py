"""The market cards that nobody knows yet: draw pile, face-down pair, reshuffle (IM-D10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State


def cards_left(s: State) -> bool:
    """Whether a card can be drawn at all."""
    return s.draw > 0 or sum(s.discard) > 0


def prepare(s: State) -> None:
    """Make the discards the new draw pile if a card is needed and none is left (IM-X05, X28)."""
    if s.draw > 0:
        return
    if sum(s.pile):
        s.old.append(tuple(s.pile))
        s.pair = tuple([len(s.old) - 1 if origin < 0 else origin for origin in s.pair])
    s.pile = s.discard
    s.discard = [0] * len(s.pile)
    s.draw = sum(s.pile)
    s.tell("reshuffle", cards=s.draw)


def deal_pair_card(s: State) -> None:
    """Lay one more card of the draw pile face down, if there is one."""
    if cards_left(s):
        prepare(s)
        s.draw -= 1
        s.pair = (*s.pair, -1)


def pair_pile(s: State, place: int) -> list[int]:
    """The unknown cards among which the pair's card at `place` is."""
    origin = s.pair[place]
    return s.pile if origin < 0 else list(s.old[origin])


def take_pair_card(s: State, place: int, card: int) -> None:
    """The pair's card at `place` has become known."""
    origin = s.pair[place]
    if origin < 0:
        s.pile[card] -= 1
    else:
        copies = list(s.old[origin])
        copies[card] -= 1
        s.old[origin] = tuple(copies)
