"""Rows of a game's decision table, and the refusal that every checked `apply` raises."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, NoReturn

from tampu.core.contract import CHANCE, State
from tampu.core.errors import IllegalAction
from tampu.core.space import ActionSpace

Odds = list[tuple[int, int]]
"""The possible outcomes of a draw with their weights, ascending."""


class Decision(NamedTuple):
    """One kind of decision: list its legal actions, refuse an action, or carry one out.

    The functions get the state; in a game whose decisions are frames with values, then the frame.
    """

    name: str
    """The kind of action that answers it."""
    list_actions: Callable[..., Any]
    """The legal ids, ascending; a game may use sets of rows as ints with a bit for each instead."""
    refuse: Callable[..., str]
    """Returns the id of the rule that forbids the action, or "" where the action is legal."""
    do: Callable[..., None]


def ruled(
    name: str, list_actions: Callable[..., Any], rule: str, do: Callable[..., None]
) -> Decision:
    """A kind of decision in which one rule forbids everything that is not listed."""

    def refuse_unlisted(*_: Any) -> str:
        return rule

    return Decision(name, list_actions, refuse_unlisted, do)


class Draw(NamedTuple):
    """One kind of chance: its source, its possible outcomes, and how to carry one out."""

    list_outcomes: Callable[..., Odds]
    do: Callable[..., None]
    source: str = ""
    """The deck, bag or die; "" where it is the kind of the outcomes."""


def refuse_nothing(_state: Any, _action: int) -> str:
    """Allow every answer to a question whose answers are always the same."""
    return ""


def raise_illegal(
    state: State, action: int, actions: ActionSpace, outcomes: ActionSpace
) -> NoReturn:
    """Raise MalformedAction for a number outside the space, else IllegalAction with its rule."""
    space = outcomes if state.actor() == CHANCE else actions
    space.kind_of(action)  # raises MalformedAction where no action has this number
    refusal = state.why_not(action)
    assert refusal is not None, "only illegal actions are refused"
    raise IllegalAction(refusal)
