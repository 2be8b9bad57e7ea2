"""Festival cards: the piles, the hands and drawing (CZ-C)."""

from __future__ import annotations

from tampu.games.cuzco.content import DRAW_PRICE, KINDS_OF_CARDS, MOST_DRAWS
from tampu.games.cuzco.scoring import tell
from tampu.games.cuzco.state import BLIND_CARD, REPLACE_FACE_UP, Position


def forbids_draw(position: Position, _action: int) -> str:
    """The rule that forbids the active seat to draw, blind or not (CZ-C08)."""
    if position.draws >= MOST_DRAWS:
        return "CZ-C01"
    if not any(position.draw) and not any(position.discard):
        return "CZ-C07"
    return "CZ-R05" if position.ap < DRAW_PRICE else ""


def draw_blind(position: Position, _action: int) -> None:
    """Pay for a card from the draw pile."""
    _pay(position)
    need_card(position, BLIND_CARD)


def draw_face_up(position: Position, _action: int) -> None:
    """Take the face-up card, which all see, and have it replaced (CZ-C02)."""
    _pay(position)
    place = position.active * KINDS_OF_CARDS + position.face_up
    position.hands[place] += 1
    position.known[place] += 1
    position.face_up = -1
    need_card(position, REPLACE_FACE_UP)


def _pay(position: Position) -> None:
    position.ap -= DRAW_PRICE
    position.draws += 1


def need_card(position: Position, point: int) -> None:
    """Make a card due from the draw pile, refilled first if it is empty (CZ-C06)."""
    if not any(position.draw):
        position.draw, position.discard = position.discard, position.draw
        tell(position, "reshuffle", count=sum(position.draw))
    position.point = point


def turn_up(position: Position, card: int) -> None:
    """Turn a card of the draw pile face up."""
    position.draw[card] -= 1
    position.face_up = card


def take_blind(position: Position, seat: int, card: int) -> None:
    """Give a card of the draw pile to a hand unseen by the others."""
    position.draw[card] -= 1
    position.hands[seat * KINDS_OF_CARDS + card] += 1


def lay(position: Position, seat: int, card: int) -> None:
    """Lay a card from a hand on the table, in the running festival."""
    place = seat * KINDS_OF_CARDS + card
    position.hands[place] -= 1
    if position.known[place]:
        position.known[place] -= 1
    position.played[card] += 1
