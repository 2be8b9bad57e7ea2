"""The table of decisions and draws: what is due, what is legal, what follows automatically."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tampu.core.decisions import Decision, Draw, Odds, refuse_nothing
from tampu.core.rng import Rng
from tampu.games.imhotep.actions import ACTIONS, LEVER
from tampu.games.imhotep.rules import (
    cards,
    frames,
    market,
    pyramids,
    rounds,
    temple,
    turn,
    unloading,
)

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State


DECISIONS: Final[list[Decision]] = [
    Decision("get", turn.list_get, turn.refuse_get, turn.do_get),
    Decision("load", turn.list_load, turn.refuse_load, turn.do_load),
    Decision("sail", turn.list_sail, turn.refuse_sail, turn.do_sail),
    Decision("lever", cards.list_lever, cards.refuse_lever, cards.do_lever),
    Decision("hammer", cards.list_hammer, cards.refuse_hammer, cards.do_hammer),
    Decision("sail_card", cards.list_sail_card, cards.refuse_sail_card, cards.do_sail_card),
    Decision("chisel", cards.list_chisel, cards.refuse_chisel, cards.do_chisel),
    Decision("pick", market.list_pick, market.refuse_pick, market.do_pick),
    Decision("keep", market.list_keep, refuse_nothing, market.do_keep),
    Decision("pyramid", pyramids.list_pyramid, pyramids.refuse_pyramid, pyramids.do_pyramid),
    Decision("bonus_card", pyramids.list_bonus_card, refuse_nothing, pyramids.do_bonus_card),
    Decision("bonus_stones", pyramids.list_bonus_stones, refuse_nothing, pyramids.do_bonus_stones),
    Decision(
        "bonus_load", pyramids.list_bonus_load, pyramids.refuse_bonus_load, pyramids.do_bonus_load
    ),
    Decision("temple", temple.list_temple, refuse_nothing, temple.do_temple),
]
"""One row per kind of decision, in the order of the action space. The kinds of D1 come first, then
one kind for each of D2 to D8, in the order of their frames."""

DRAWS: Final[list[Draw]] = [
    Draw(rounds.list_start, rounds.do_start, "start"),
    Draw(rounds.list_side, rounds.do_side, "sides"),
    Draw(rounds.list_round, rounds.do_round, "rounds"),
    Draw(market.list_deal, market.do_deal, "market"),
    Draw(market.list_look, market.do_look, "market"),
    Draw(cards.list_draw, cards.do_draw, "market"),
    Draw(market.list_reveal, market.do_reveal, "market"),
]
"""One row per kind of chance, by frame."""

AUTOMATIC: Final[list[Callable[[State, tuple[int, ...]], None]]] = [
    unloading.unload,
    cards.discard_red,
    rounds.after_sailing,
    temple.assess_temple,
    rounds.clean_up,
    unloading.deliver,
]
"""What continues without a question, by frame from UNLOAD on."""

# The rows unpacked for speed.
_TURN_KINDS: Final[int] = len(DECISIONS) - (frames.UNLOAD - frames.PICK)
_LISTS: Final[list[Callable[[State], list[int]]]] = [row.list_actions for row in DECISIONS]
_REFUSALS: Final[list[Callable[[State, int], str]]] = [row.refuse for row in DECISIONS]
_EFFECTS: Final[list[Callable[[State, int], None]]] = [row.do for row in DECISIONS]
_OUTCOMES: Final[list[Callable[[State], Odds]]] = [row.list_outcomes for row in DRAWS]
_RESULTS: Final[list[Callable[[State, int], None]]] = [row.do for row in DRAWS]
_KINDS: Final[bytes] = bytes([ACTIONS.kind_index(action) for action in range(ACTIONS.size)])
"""The kind of each action."""
_FRAMES: Final[list[int]] = [*[frames.TURN] * _TURN_KINDS, *range(frames.PICK, frames.UNLOAD)]
"""The frame that asks for each kind of decision."""
_TURN_LISTS: Final[list[Callable[[State], list[int]]]] = _LISTS[:_TURN_KINDS]
_PLAIN_LISTS: Final[list[Callable[[State], list[int]]]] = _LISTS[: ACTIONS.kind_index(LEVER)]
"""The lists of a turn without a blue card to play."""


def _list_turn(s: State) -> list[list[int]]:
    """The legal actions of the player to move, one list for each kind that has any."""
    lists: list[list[int]] = []
    for list_actions in _TURN_LISTS if cards.owns_blue(s) else _PLAIN_LISTS:
        ids = list_actions(s)
        if ids:
            lists.append(ids)
    return lists


def legal(s: State) -> list[int]:
    """All legal decisions, ascending; none while chance is due or the game is over."""
    if s.ended:
        return []
    frame = s.frames[-1][0]
    if frame != frames.TURN:
        return _LISTS[_TURN_KINDS + frame - frames.PICK](s) if frame > frames.TURN else []
    all_ids: list[int] = []
    for ids in _list_turn(s):
        all_ids.extend(ids)
    return all_ids


def sample(s: State, rng: Rng) -> int:
    """One legal decision: a kind uniformly, then uniformly inside the kind."""
    frame = s.frames[-1][0]
    if frame == frames.TURN:
        lists = _list_turn(s)
        ids = lists[rng.below(len(lists))]
    else:
        ids = _LISTS[_TURN_KINDS + frame - frames.PICK](s)
    return ids[rng.below(len(ids))]


def refuse(s: State, action: int) -> str:
    """The rule that forbids the decision or outcome, or "" if it is allowed."""
    if not s.ended:
        frame = s.frames[-1][0]
        if frame < frames.TURN:
            return _refuse_outcome(s, action)
        if 0 <= action < ACTIONS.size:
            kind = _KINDS[action]
            if _FRAMES[kind] == frame:
                return _REFUSALS[kind](s, action)
    return "IM-D08"


def _refuse_outcome(s: State, action: int) -> str:
    for outcome, _ in chance(s):
        if outcome == action:
            return ""
    return "IM-D10"


def chance(s: State) -> Odds:
    """The possible outcomes with their weights, ascending; none while no chance is due."""
    if s.ended or s.frames[-1][0] >= frames.TURN:
        return []
    return _OUTCOMES[s.frames[-1][0]](s)


def do(s: State, action: int) -> None:
    """Carry out an allowed decision or outcome and everything automatic after it."""
    frame = s.frames[-1][0]
    if frame < frames.TURN:
        _RESULTS[frame](s, action)
    else:
        _EFFECTS[_KINDS[action]](s, action)
    advance(s)


def advance(s: State) -> None:
    """Continue up to the next decision or draw, or the end of the game."""
    while not s.ended:
        frame = s.frames[-1]
        kind = frame[0]
        if kind >= frames.UNLOAD:
            AUTOMATIC[kind - frames.UNLOAD](s, frame)
        elif kind != frames.TURN or rounds.begin_turn(s):
            return
