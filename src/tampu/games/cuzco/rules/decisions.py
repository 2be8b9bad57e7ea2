"""The tables of the game: for each kind of action what forbids it and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tampu.core.contract import CHANCE, OVER
from tampu.core.deck import weighted
from tampu.core.errors import IllegalAction, MalformedAction, Refusal, refusal
from tampu.games.cuzco.actions import (
    ACTIONS,
    DEAL,
    DRAWN,
    FACE_UP,
    OUTCOMES,
    START_PLAYER,
)
from tampu.games.cuzco.content import KINDS_OF_CARDS
from tampu.games.cuzco.rules import cards, festival, incas, ponds, temples, turn
from tampu.games.cuzco.rules.choices import can_use_token
from tampu.games.cuzco.rules.fitting import forbids_tile
from tampu.games.cuzco.state import (
    ACTION,
    BID,
    BLIND_CARD,
    CHOOSE_START,
    DEAL_HANDS,
    FIRST_FACE_UP,
    FURTHER_CARD,
    GAME_OVER,
    MANDATORY_TILE,
    NEXT_FACE_UP,
    PROPOSAL,
    REPLACE_FACE_UP,
    Position,
)

Forbids = Callable[[Position, int], str]
Effect = Callable[[Position, int], None]


def _nothing(_position: Position, _action: int) -> str:
    return ""


def _forbids_token(position: Position, _action: int) -> str:
    return "" if can_use_token(position) else "CZ-R06"


_TILE: Final[tuple[Forbids, Effect]] = (forbids_tile, turn.place_tile)
_KINDS: Final[dict[str, tuple[Forbids, Effect]]] = {
    "triple": _TILE,
    "double": _TILE,
    "single_crop": _TILE,
    "single_village": _TILE,
    "pond": (ponds.forbids_pond, ponds.lay_pond),
    "enter": (incas.forbids_enter, incas.enter),
    "leave": (incas.forbids_leave, incas.leave),
    "move": (incas.forbids_move, incas.move),
    "build": (temples.forbids_build, temples.build),
    "expand": (temples.forbids_expansion, temples.expand),
    "draw_blind": (cards.forbids_draw, cards.draw_blind),
    "draw_face_up": (cards.forbids_draw, cards.draw_face_up),
    "token": (_forbids_token, turn.use_token),
    "end_actions": (_nothing, turn.end_actions),
    "propose": (festival.forbids_proposal, festival.propose),
    "no_festival": (_nothing, turn.decline_festival),
    "lay_card": (festival.forbids_card, festival.lay_card),
    "pass_bid": (_nothing, festival.pass_bid),
    "end_bid": (festival.forbids_end_bid, festival.end_bid),
}
_FORBIDS: Final[tuple[Forbids, ...]] = tuple(_KINDS[kind.name][0] for kind in ACTIONS.kinds)
_EFFECTS: Final[tuple[Effect, ...]] = tuple(_KINDS[kind.name][1] for kind in ACTIONS.kinds)

_TILES: Final = ("triple", "double", "single_crop", "single_village")
_IN_TURN: Final = (*_TILES, "pond", "enter", "leave", "move", "build", "expand")
_IN_ACTIONS: Final = (*_IN_TURN, "draw_blind", "draw_face_up", "token", "end_actions")
_ASKED: Final[dict[int, tuple[str, ...]]] = {
    MANDATORY_TILE: (*_TILES, "token"),
    ACTION: _IN_ACTIONS,
    PROPOSAL: ("propose", "no_festival"),
    BID: ("lay_card", "pass_bid"),
    FURTHER_CARD: ("lay_card", "end_bid"),
    GAME_OVER: (),
}
"""The kinds that answer each decision point."""


def _out_of_place(point: int, kind: str) -> str:
    """The rule by which a kind does not answer a decision point, or nothing if it does."""
    if kind in _ASKED[point]:
        return ""
    if point == GAME_OVER:
        return "CZ-E12"
    if kind in _IN_ACTIONS:
        return "CZ-R03" if point == MANDATORY_TILE else "CZ-R08"
    if point in (MANDATORY_TILE, ACTION) or kind == "propose":
        return "CZ-F01"
    return "CZ-F04" if point == PROPOSAL else "CZ-F24"


_MISPLACED: Final[dict[int, tuple[str, ...]]] = {
    point: tuple(_out_of_place(point, kind.name) for kind in ACTIONS.kinds) for point in _ASKED
}
_CHANCE_DUE: Final = "CZ-R14"


def forbids(position: Position, action: int) -> str:
    """The rule that forbids an action now, or nothing."""
    kind = ACTIONS.kind_index(action)
    misplaced = _MISPLACED.get(position.point)
    if misplaced is None:
        return _CHANCE_DUE
    return misplaced[kind] or _FORBIDS[kind](position, action)


# Chance.


def _start_player(position: Position, outcome: int) -> None:
    turn.begin(position, outcome - START_PLAYER)


def _first_face_up(position: Position, outcome: int) -> None:
    turn.turn_up_first(position, outcome - FACE_UP)


def _deal(position: Position, outcome: int) -> None:
    turn.deal(position, (outcome - DEAL) % KINDS_OF_CARDS)


def _blind_card(position: Position, outcome: int) -> None:
    cards.take_blind(position, position.active, outcome - DRAWN)
    turn.ask_action(position)


def _replace_face_up(position: Position, outcome: int) -> None:
    cards.turn_up(position, outcome - FACE_UP)
    turn.ask_action(position)


def _next_face_up(position: Position, outcome: int) -> None:
    cards.turn_up(position, outcome - FACE_UP)
    turn.end_turn(position)


_CHANCE: Final[dict[int, Effect]] = {
    CHOOSE_START: _start_player,
    FIRST_FACE_UP: _first_face_up,
    DEAL_HANDS: _deal,
    BLIND_CARD: _blind_card,
    REPLACE_FACE_UP: _replace_face_up,
    NEXT_FACE_UP: _next_face_up,
}


def chance(position: Position) -> list[tuple[int, int]]:
    """The outcomes of the chance that is due with their weights (chapter 4.2)."""
    point = position.point
    if point not in _CHANCE:
        return []
    if point == CHOOSE_START:
        return [(START_PLAYER + seat, 1) for seat in range(position.seats)]
    first = FACE_UP
    if point == DEAL_HANDS:
        first = DEAL + turn.next_dealt(position) * KINDS_OF_CARDS
    elif point == BLIND_CARD:
        first = DRAWN
    return weighted(position.draw, first)


def actor(position: Position) -> int:
    """Who answers what is due."""
    point = position.point
    if point in (MANDATORY_TILE, ACTION, PROPOSAL):
        return position.active
    if point in (BID, FURTHER_CARD):
        return position.speaker
    return OVER if point == GAME_OVER else CHANCE


def is_legal(position: Position, action: int) -> bool:
    """Whether an action, or an outcome when chance is due, is possible now."""
    if position.point in _CHANCE:
        return any(action == outcome for outcome, _ in chance(position))
    return 0 <= action < ACTIONS.size and not forbids(position, action)


def why_not(position: Position, action: int) -> Refusal | None:
    """The rule that forbids an action, or None."""
    if position.point in _CHANCE:
        return None if is_legal(position, action) else refusal(_CHANCE_DUE)
    forbidding = forbids(position, action)
    return refusal(forbidding) if forbidding else None


def apply(position: Position, action: int) -> None:
    """Carry out a decision or a chance outcome and all that follows by itself."""
    effect = _CHANCE.get(position.point)
    if effect is not None:
        if not 0 <= action < OUTCOMES.size:
            raise MalformedAction("error-action-number", action=action, most=OUTCOMES.size - 1)
        if not is_legal(position, action):
            raise IllegalAction(refusal(_CHANCE_DUE))
        effect(position, action)
        return
    if not 0 <= action < ACTIONS.size:
        raise MalformedAction("error-action-number", action=action, most=ACTIONS.size - 1)
    forbidding = forbids(position, action)
    if forbidding:
        raise IllegalAction(refusal(forbidding))
    point = position.point
    kind = ACTIONS.kind_index(action)
    _EFFECTS[kind](position, action)
    if point in (MANDATORY_TILE, ACTION):
        _after_action(position, point, ACTIONS.kinds[kind].name)


def _after_action(position: Position, point: int, kind: str) -> None:
    """The point after an action that brought no other: the tile is still due after a token."""
    if kind == "end_actions":
        return
    if kind != "move":
        position.moved.clear()
    if position.point == point and not (point == MANDATORY_TILE and kind == "token"):
        turn.ask_action(position)
