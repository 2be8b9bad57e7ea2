"""The market cards that nobody knows yet, in the draw pile and the pair (IM-D10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.core.deck import weighted
from tampu.games.imhotep.content import CARDS

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


def list_cards(s: State, first: int) -> list[tuple[int, int]]:
    """The cards that the draw pile may give, counted from the outcome id `first`."""
    return weighted(s.pile, first)


def take_card(s: State, card: int) -> None:
    """Take a drawn card from the draw pile."""
    s.pile[card] -= 1
    s.draw -= 1


def deal_pair_card(s: State) -> None:
    """Lay one more card of the draw pile face down, if there is one."""
    if cards_left(s):
        prepare(s)
        s.draw -= 1
        s.pair = (*s.pair, -1)


def list_pair_cards(s: State, place: int, first: int) -> list[tuple[int, int]]:
    """The cards that the pair may hold at `place`, counted from the outcome id `first`."""
    origin = s.pair[place]
    return weighted(s.pile if origin < 0 else s.old[origin], first + CARDS * place)


def take_pair_card(s: State, place: int, card: int) -> None:
    """Take the pair's card at `place`, now known, from the unknown cards of its pile."""
    origin = s.pair[place]
    if origin < 0:
        s.pile[card] -= 1
    else:
        copies = list(s.old[origin])
        copies[card] -= 1
        s.old[origin] = tuple(copies)
