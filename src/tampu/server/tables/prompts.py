"""Prompts: the question to a seat with its legal choices, and why an action is not legal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tampu.core.contract import Game, State
from tampu.core.errors import MalformedAction, Params, Value
from tampu.core.rng import Rng
from tampu.server.messages import Why, WhyAnswer
from tampu.server.parts import Choice, Group, Prompt, Text
from tampu.server.tables.known_points import Foresight, Gains

MOST_GAINS: Final = 600
"""Gains are computed for prompts up to this many choices."""


def prompt_for(game: Game, state: State, seat: int) -> Prompt:
    """The question to the seat that decides, with all legal choices."""
    key, params = state.question()
    legal = state.legal()
    gains = Gains(game, state, seat) if len(legal) <= MOST_GAINS else None
    groups = []
    for kind, actions in game.actions.by_kind(legal):
        described = [(action, game.choice_text(state, action)[1]) for action in actions]
        choices = [choice(game, state, action, values, gains) for action, values in described]
        groups.append(Group(kind=kind, fields=list(described[0][1]), choices=choices))
    return Prompt(seat=seat, question=Text(key, params), groups=groups)


def choice(game: Game, state: State, action: int, values: Params, gains: Gains | None) -> Choice:
    foreseen = Foresight(None, draws=False) if gains is None else gains.foresee(action)
    return Choice(
        action=action,
        notation=game.actions.notation(action),
        fields=game.actions.decode(action).fields,
        values=list(values.values()),
        price=game.price(state, action),
        gain=foreseen.gain,
        ends_undo=foreseen.draws,
    )


def encode(game: Game, kind: str, fields: Mapping[str, Value]) -> int:
    """The id of an action that a client names by kind and fields."""
    if "kind" in fields or "self" in fields:  # parameters of `encode`, not fields of any action
        raise MalformedAction("error-action-values", kind=kind, given=", ".join(fields))
    return game.actions.encode(kind, **fields)


def reason_for(game: Game, state: State, question: Why) -> WhyAnswer:
    """Whether an action is legal now, and else the rule against it; changes nothing.

    The answer comes from a position imagined from the seat's own view, so that it cannot depend
    on what other seats hide.
    """
    action = encode(game, question.kind, question.fields)
    refusal = game.imagine(state.view(question.seat), Rng(1, "why")).why_not(action)
    if refusal is None:
        return WhyAnswer(ref=question.ref, legal=True, action=action, rule=None, text=None)
    text = Text(refusal.key, refusal.params)
    return WhyAnswer(ref=question.ref, legal=False, action=None, rule=refusal.rule, text=text)
