"""The pyramids (IM-P): building on them, and the three bonuses of side B."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tampu.games.imhotep import actions, content
from tampu.games.imhotep.content import (
    PYRAMID_A,
    PYRAMID_B,
    PYRAMID_BONUS,
    PYRAMID_CODES,
    PYRAMID_OVERFLOW,
    STONE,
)
from tampu.games.imhotep.rules import frames, piles
from tampu.games.imhotep.rules.cards import draw_card
from tampu.games.imhotep.rules.turn import (
    get_stones,
    list_places,
    load_stone,
    refuse_place,
    stones_to_get,
)

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State

OVERFLOW: Final[int] = len(PYRAMID_B)
"""The place of the overflow beside the pyramids of side B."""


def deliver_to_pyramids(s: State, seat: int) -> None:
    """Build on the next space of side A, or ask for a pyramid of side B (IM-P01, P06)."""
    if not s.side_b(content.PYRAMIDS):
        built = len(s.pyramids[0])
        s.pyramids[0] += STONE[seat]
        score(s, seat, PYRAMID_A[built] if built < len(PYRAMID_A) else PYRAMID_OVERFLOW)
        return
    choices = [pyramid for pyramid in range(OVERFLOW) if is_incomplete(s, pyramid)]
    if len(choices) > 1:
        s.frames.append((frames.PYRAMID, seat))
    elif choices:
        s.tell("auto_pyramid", seat=seat + 1, pyramid=PYRAMID_CODES[choices[0]])
        build(s, seat, choices[0])
    else:
        s.pyramids[OVERFLOW] += STONE[seat]
        score(s, seat, PYRAMID_OVERFLOW)


def score(s: State, seat: int, points: int) -> None:
    s.pyramid_points[seat] += points
    s.tell("points", seat=seat + 1, points=points, category="pyramids")


def is_incomplete(s: State, pyramid: int) -> bool:
    return len(s.pyramids[pyramid]) < len(PYRAMID_B[pyramid])


def build(s: State, seat: int, pyramid: int) -> None:
    """Build on a pyramid of side B: points first, then the bonus of the space (IM-P17)."""
    built = len(s.pyramids[pyramid])
    s.pyramids[pyramid] += STONE[seat]
    score(s, seat, PYRAMID_B[pyramid][built])
    bonus = PYRAMID_BONUS[pyramid][built]
    if bonus:
        _OFFERS[bonus](s, seat)


def list_pyramid(s: State) -> list[int]:
    return [actions.PYRAMID + pyramid for pyramid in range(OVERFLOW) if is_incomplete(s, pyramid)]


def refuse_pyramid(s: State, action: int) -> str:
    return "" if is_incomplete(s, action - actions.PYRAMID) else "IM-P12"


def do_pyramid(s: State, action: int) -> None:
    seat = s.frames.pop()[1]
    build(s, seat, action - actions.PYRAMID)


# Bonuses: a card, three stones, a load. One that can do nothing is lost (IM-P18).


def lose_bonus(s: State, seat: int, bonus: str) -> None:
    s.tell("bonus_lost", seat=seat + 1, bonus=bonus)


def offer_card(s: State, seat: int) -> None:
    if not piles.cards_left(s):
        lose_bonus(s, seat, "card")
    elif s.may:
        s.frames.append((frames.BONUS_CARD, seat))
    else:
        draw_card(s, seat)


def list_bonus_card(s: State) -> list[int]:
    return [actions.BONUS_CARD, actions.BONUS_CARD + 1]


def do_bonus_card(s: State, action: int) -> None:
    seat = s.frames.pop()[1]
    if action == actions.BONUS_CARD:
        draw_card(s, seat)


def offer_stones(s: State, seat: int) -> None:
    if not stones_to_get(s, seat, content.BONUS_STONES):
        lose_bonus(s, seat, "stones")
    elif s.may:
        s.frames.append((frames.BONUS_STONES, seat))
    else:
        get_stones(s, seat, content.BONUS_STONES)


def list_bonus_stones(s: State) -> list[int]:
    return [actions.BONUS_STONES, actions.BONUS_STONES + 1]


def do_bonus_stones(s: State, action: int) -> None:
    seat = s.frames.pop()[1]
    if action == actions.BONUS_STONES:
        get_stones(s, seat, content.BONUS_STONES)


def offer_load(s: State, seat: int) -> None:
    if s.sled[seat] and s.empty:
        s.frames.append((frames.BONUS_LOAD, seat))
    else:
        lose_bonus(s, seat, "load")


def list_bonus_load(s: State) -> list[int]:
    return [*list_places(actions.BONUS_LOAD, s.empty), actions.BONUS_LOAD + actions.PLACES]


def refuse_bonus_load(s: State, action: int) -> str:
    place = action - actions.BONUS_LOAD
    return refuse_place(s, place) if place < actions.PLACES else ""


def do_bonus_load(s: State, action: int) -> None:
    seat = s.frames.pop()[1]
    place = action - actions.BONUS_LOAD
    if place < actions.PLACES:
        load_stone(s, seat, place)


_OFFERS: Final[dict[str, Callable[[State, int], None]]] = {
    "card": offer_card,
    "stones": offer_stones,
    "load": offer_load,
}
