"""Festival cards: the piles, the hands and drawing (CZ-C)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.core.decisions import Odds
from tampu.core.deck import weighted
from tampu.games.cuzco.actions import DRAW_BLIND, DRAW_FACE_UP, DRAWN, FACE_UP
from tampu.games.cuzco.content import DRAW_PRICE, KINDS_OF_CARDS, MOST_DRAWS
from tampu.games.cuzco.rules.codes import BLIND_CARD, NEXT_ACTION, REPLACE_FACE_UP

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State


def refuse_draw(s: State, _action: int) -> str:
    """Return the rule that forbids the active seat to draw, blind or not (CZ-C08)."""
    if s.draws >= MOST_DRAWS:
        return "CZ-C01"
    if not any(s.draw) and not any(s.discard):
        return "CZ-C07"
    return "CZ-R05" if s.ap < DRAW_PRICE else ""


def list_blind_draws(s: State) -> list[int]:
    return [] if refuse_draw(s, DRAW_BLIND) else [DRAW_BLIND]


def list_face_up_draws(s: State) -> list[int]:
    return [] if refuse_draw(s, DRAW_FACE_UP) else [DRAW_FACE_UP]


def do_draw_blind(s: State, _action: int) -> None:
    """Pay for a card from the draw pile."""
    _pay(s)
    need_card(s, BLIND_CARD)


def do_draw_face_up(s: State, _action: int) -> None:
    """Take the face-up card, which all see, and have it replaced (CZ-C02)."""
    _pay(s)
    place = s.active * KINDS_OF_CARDS + s.face_up
    s.hands[place] += 1
    s.known[place] += 1
    s.face_up = -1
    need_card(s, REPLACE_FACE_UP)


def _pay(s: State) -> None:
    s.ap -= DRAW_PRICE
    s.draws += 1


def need_card(s: State, point: int) -> None:
    """Make a card due from the draw pile, refilled first if it is empty (CZ-C06)."""
    if not any(s.draw):
        s.draw, s.discard = s.discard, s.draw
        s.tell("reshuffle", count=sum(s.draw))
    s.point = point


# The cards that chance decides.


def list_blind_cards(s: State) -> Odds:
    return weighted(s.draw, DRAWN)


def do_blind_card(s: State, outcome: int) -> None:
    """Give the active seat the card that it drew blind."""
    take_blind(s, s.active, outcome - DRAWN)
    s.point = NEXT_ACTION


def list_face_up_cards(s: State) -> Odds:
    return weighted(s.draw, FACE_UP)


def do_replace_face_up(s: State, outcome: int) -> None:
    """Replace the face-up card that the active seat took."""
    turn_up(s, outcome - FACE_UP)
    s.point = NEXT_ACTION


def turn_up(s: State, card: int) -> None:
    """Turn a card of the draw pile face up."""
    s.draw[card] -= 1
    s.face_up = card


def take_blind(s: State, seat: int, card: int) -> None:
    """Give a card of the draw pile to a hand, unseen by the others."""
    s.draw[card] -= 1
    s.hands[seat * KINDS_OF_CARDS + card] += 1
