"""Prompts: the question to a seat with its legal choices, what they bring, and refusals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from tampu.core.contract import Game, State
from tampu.core.errors import MalformedAction, Params, Value
from tampu.core.rng import Rng
from tampu.server.messages import parts
from tampu.server.messages.websocket import MOST_FORESEEN, Foresee, Foreseen, Why, WhyAnswer
from tampu.server.tables.known_points import Gains

MOST_GAINS: Final = 600
"""Gains are computed for prompts up to this many choices."""
FEW: Final = 4
"""Gains of a kind with at most so many choices are always computed: such moves, like drawing a
card, must say that they end undo even where there are hundreds of others."""


def prompt_for(game: Game, state: State, seat: int) -> parts.Prompt:
    """The question to the seat that decides, with all legal choices in full."""
    offers = offers_for(game, state, seat, MOST_GAINS)
    known = {
        action: known_action(game, action) for group in offers.groups for action in group.actions
    }
    return opened(offers, known)


def offers_for(
    game: Game, state: State, seat: int, most_gains: int = MOST_FORESEEN
) -> parts.Offers:
    """The question to the seat that decides, in the short form."""
    key, params = state.question()
    legal = state.legal()
    most = len(legal) if len(legal) <= most_gains else FEW
    gains = Gains(game, state, seat)
    groups = [
        offer_group(game, state, kind, actions, gains if len(actions) <= most else None)
        for kind, actions in game.actions.by_kind(legal)
    ]
    return parts.Offers(seat=seat, question=parts.Text(key, params), groups=groups)


def offer_group(
    game: Game, state: State, kind: str, actions: list[int], gains: Gains | None
) -> parts.OfferGroup:
    """Legal actions of one kind in columns."""
    fields = game.actions.decode(actions[0]).fields
    described = game.describe(state, kind, fields)
    values = None
    if described is not fields:
        values = [list(game.choice_text(state, action)[1].values()) for action in actions]
    prices, price_of = _distinct([game.price(state, action) for action in actions])
    foreseen = None if gains is None else [gains.foresee(action) for action in actions]
    return parts.OfferGroup(
        kind=kind,
        fields=list(fields),
        names=list(described),
        actions=actions,
        values=values,
        prices=prices,
        price_of=price_of,
        gains=None if foreseen is None else [one.gain for one in foreseen],
        ends_undo=[
            action for action, one in zip(actions, foreseen or (), strict=False) if one.draws
        ],
    )


def _distinct(prices: list[Params]) -> tuple[list[Params], list[int]]:
    """The different prices, and for each action the place of its price; none if there is one."""
    different: list[Params] = []
    places = []
    place, last = 0, None
    for price in prices:
        if price != last:  # the prices of neighbours are often the same
            if price not in different:
                different.append(price)
            place, last = different.index(price), price
        places.append(place)
    return different, places if len(different) > 1 else []


class KnownAction(NamedTuple):
    """What is the same about an action in every position."""

    notation: str
    fields: list[Value]
    """The values of its fields, in their order."""


def known_action(game: Game, action: int) -> KnownAction:
    """What is the same about an action in every position, from a cache: clients that connect
    learn hundreds of actions at once, which must not stop the other tables.
    """
    cache = _KNOWN.setdefault(game.id, {})
    known = cache.get(action)
    if known is None:
        values = list(game.actions.decode(action).fields.values())
        known = cache[action] = KnownAction(game.actions.notation(action), values)
    return known


_KNOWN: Final[dict[str, dict[int, KnownAction]]] = {}
"""By game and action."""


def opened(offers: parts.Offers, known: Mapping[int, KnownAction]) -> parts.Prompt:
    """The full form of a prompt."""
    groups = []
    for group in offers.groups:
        drawing = set(group.ends_undo)
        choices = []
        for place, action in enumerate(group.actions):
            about = known[action]
            choices.append(
                parts.Choice(
                    action=action,
                    notation=about.notation,
                    fields=dict(zip(group.fields, about.fields, strict=True)),
                    values=about.fields if group.values is None else group.values[place],
                    price=group.prices[group.price_of[place] if group.price_of else 0],
                    gain=None if group.gains is None else group.gains[place],
                    ends_undo=action in drawing,
                )
            )
        groups.append(parts.Group(kind=group.kind, fields=group.names, choices=choices))
    return parts.Prompt(seat=offers.seat, question=offers.question, groups=groups)


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
    text = parts.Text(refusal.key, refusal.params)
    return WhyAnswer(ref=question.ref, legal=False, action=None, rule=refusal.rule, text=text)


def foresee(game: Game, state: State, question: Foresee) -> Foreseen:
    """What legal actions bring at once, as far as the seat can know; raises if one is illegal."""
    gains = Gains(game, state, question.seat)
    foreseen = [gains.foresee(action) for action in question.actions]
    return Foreseen(
        ref=question.ref,
        gains=[one.gain for one in foreseen],
        ends_undo=[one.draws for one in foreseen],
    )
