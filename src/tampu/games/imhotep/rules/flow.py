"""Chapter 16: which decision or chance is due, what may answer it, and what goes on by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tampu.core.rng import Rng
from tampu.games.imhotep import actions
from tampu.games.imhotep.actions import ACTIONS
from tampu.games.imhotep.content import CARDS
from tampu.games.imhotep.rules import frames, rounds, turn, unloading

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State

_OUTCOMES: Final[list[Callable[[State], list[tuple[int, int]]]]] = [
    rounds.start_outcomes,
    rounds.side_outcomes,
    rounds.round_outcomes,
    rounds.deal_outcomes,
    rounds.look_outcomes,
    rounds.draw_outcomes,
    rounds.reveal_outcomes,
]


def _looked(s: State, outcome: int) -> None:
    unloading.looked(s, (outcome - actions.LOOK) % CARDS)


def _drawn(s: State, outcome: int) -> None:
    unloading.drawn(s, outcome - actions.DRAW)


_RESOLVE: Final[list[Callable[[State, int], None]]] = [
    rounds.start_drawn,
    rounds.side_drawn,
    rounds.round_drawn,
    rounds.dealt,
    _looked,
    _drawn,
    rounds.revealed,
]

# D2 to D8, by frame from PICK on: the choices, the rule against one of them, its effect. A choice
# is counted from the first id of its kind.
_CHOICES: Final[list[Callable[[State], list[int]]]] = [
    unloading.pick_choices,
    unloading.keep_choices,
    unloading.pyramid_choices,
    unloading.bonus_card_choices,
    unloading.bonus_stones_choices,
    unloading.bonus_load_choices,
    rounds.reward_choices,
]
_REASONS: Final[list[Callable[[State, int], str]]] = [
    unloading.pick_reason,
    unloading.free_reason,
    unloading.pyramid_reason,
    unloading.free_reason,
    unloading.free_reason,
    unloading.bonus_load_reason,
    unloading.free_reason,
]
_EFFECTS: Final[list[Callable[[State, int], None]]] = [
    unloading.pick,
    unloading.keep,
    unloading.pyramid,
    unloading.bonus_card,
    unloading.bonus_stones,
    unloading.bonus_load,
    rounds.reward,
]
_BASES: Final[list[int]] = [
    actions.PICK,
    actions.KEEP,
    actions.PYRAMID,
    actions.BONUS_CARD,
    actions.BONUS_STONES,
    actions.BONUS_LOAD,
    actions.TEMPLE,
    ACTIONS.size,
]

# What goes on by itself, by frame from UNLOAD on.
_CONTINUE: Final[list[Callable[[State, tuple[int, ...]], None]]] = [
    unloading.unload,
    unloading.discard_red,
    rounds.after_sailing,
    rounds.assess_temple,
    rounds.clean_up,
]


def legal(s: State) -> list[int]:
    kind = s.frames[-1][0]
    if kind == frames.TURN:
        return turn.legal(s)
    return _CHOICES[kind - frames.PICK](s) if kind > frames.TURN else []


def sample(s: State, rng: Rng) -> int:
    kind = s.frames[-1][0]
    if kind == frames.TURN:
        return turn.sample(s, rng)
    found = _CHOICES[kind - frames.PICK](s)
    return found[rng.below(len(found))]


def reason(s: State, action: int) -> str:
    """The rule that forbids the decision or outcome, or "" if it is allowed."""
    if s.ended or action < 0:
        return "IM-D08"
    kind = s.frames[-1][0]
    if kind == frames.TURN:
        return turn.reason(s, action)
    if kind < frames.TURN:
        for outcome, _ in _OUTCOMES[kind](s):
            if outcome == action:
                return ""
        return "IM-D10"
    point = kind - frames.PICK
    if not _BASES[point] <= action < _BASES[point + 1]:
        return "IM-D08"
    return _REASONS[point](s, action - _BASES[point])


def chance(s: State) -> list[tuple[int, int]]:
    if s.ended:
        return []
    kind = s.frames[-1][0]
    return _OUTCOMES[kind](s) if kind < frames.TURN else []


def carry_out(s: State, action: int) -> None:
    """Apply an allowed decision or outcome and all that follows by itself."""
    kind = s.frames[-1][0]
    if kind == frames.TURN:
        turn.carry_out(s, action)
    elif kind < frames.TURN:
        _RESOLVE[kind](s, action)
    else:
        _EFFECTS[kind - frames.PICK](s, action - _BASES[kind - frames.PICK])
    while not s.ended:
        frame = s.frames[-1]
        kind = frame[0]
        if kind >= frames.UNLOAD:
            _CONTINUE[kind - frames.UNLOAD](s, frame)
        elif kind != frames.TURN or rounds.begin_turn(s):
            return
