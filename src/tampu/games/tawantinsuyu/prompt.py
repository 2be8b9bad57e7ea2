"""What players read about entries: questions, prices, descriptions, and who may read them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from tampu.core.errors import Params, Refusal, refusal
from tampu.games.tawantinsuyu import actions, content, decisions
from tampu.games.tawantinsuyu.rules import frames, payment, priest, vocabulary
from tampu.games.tawantinsuyu.rules.costs import Cost, cost

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


def question(s: State) -> tuple[str, Params]:
    """The message that asks the seat that decides."""
    frame = s.stack[-1]
    name = frames.NAMES[frame[0]].replace("_", "-")
    params: Params = {"seat": frame[1] + 1}
    if frame[0] == frames.SPACE:
        params["worker"] = content.KINDS[frame[2]]
    elif frame[0] == frames.TASK:
        params["left"] = frame[3]
    return f"tawantinsuyu-ask-{name}", params


# Prices and refusals


def price(s: State, action: int) -> Params:
    """The cost by resource; god cards, army cards and statues that are given up by name."""
    params: Params = {
        name: number
        for name, number in zip((*content.RESOURCES, "food"), cost(s, action), strict=True)
        if number
    }
    kind, fields = actions.ACTIONS.decode(action)
    if kind in ("price", "swap_card", "army_for_resource") and fields["card"] != "g1":
        params["card"] = fields["card"]
    elif kind == "worship" and fields["god"] is not None:
        params["statue"] = f"{fields['god']}_{fields['size']}"
    return params


def amounts(costs: Cost) -> str:
    """A cost or stock as amounts that the messages put into words, such as `potato 2, gold 1`."""
    named = zip((*content.RESOURCES, "food"), costs, strict=True)
    return ", ".join([f"{name} {number}" for name, number in named if number])


def why_not(s: State, action: int) -> Refusal | None:
    """The rule that forbids an action, with a message of its own where values say more."""
    rule = decisions.refuse(s, action)
    if not rule:
        return None
    if not s.row:
        return refusal(rule)
    place = s.stack[-1][1]
    if _is_too_dear(s, place, action, rule):
        own = s.res[4 * place : 4 * place + 4]
        stock = amounts((own[0], own[1], own[2], own[3], 0))
        needed = amounts(cost(s, action))
        return refusal(rule, "tawantinsuyu-refuse-cost", cost=needed, held=stock)
    if s.stack[-1][0] == frames.MAIN and actions.PLACE <= action < actions.MOVE_PRIEST:
        worker = (action - actions.PLACE) % len(content.KINDS)
        if not s.workers[place * len(content.KINDS) + worker]:
            return refusal(rule, "tawantinsuyu-refuse-worker", worker=content.KINDS[worker])
    return refusal(rule)


def _answers(s: State, action: int) -> bool:
    """Whether the action is of the kind that is asked, or a free action."""
    kind = decisions.DECISIONS[s.stack[-1][0]].name
    return action >= actions.ARMY_FOR_RESOURCE or actions.ACTIONS.kind_of(action) == kind


def _is_too_dear(s: State, place: int, action: int, rule: str) -> bool:
    """Whether the cost cannot be paid, and with plenty of resources the rule would not refuse."""
    if not _answers(s, action):
        return False
    potato, maize, stone, gold, food = cost(s, action)
    if food and payment.can_pay_food(s, place, food + gold):
        return False
    if not food and payment.can_pay(s, place, potato, maize, stone, gold):
        return False
    resources = decisions.give_plenty(s, place)
    other = decisions.refuse(s, action)
    s.res[4 * place : 4 * place + 4] = resources
    return other != rule


# Descriptions


def describe(s: State, kind: str, fields: Params) -> Params:
    """Name what a token points at: the action of a section, the tile in a slot, who draws."""
    describe_kind = _DESCRIPTIONS.get(kind)
    return fields if describe_kind is None else describe_kind(s, fields)


def _action_of(s: State, section: int) -> str:
    return content.ACTIVATIONS[priest.action_at(s, section % content.SECTIONS)]


def _section(s: State, fields: Params) -> Params:
    return {**fields, "action": _action_of(s, int(str(fields["section"])))}


def _sides(s: State, fields: Params) -> Params:
    section = s.priest[s.stack[-1][1]] + int(str(fields["sides"]))
    return {**fields, "action": _action_of(s, section)}


def _worker(s: State, fields: Params) -> Params:
    """`role` is the ability of another worker; none where the worker uses its own."""
    ability = fields["ability"]
    return {**fields, "role": None if ability == "own" else ability}


def _payment(s: State, fields: Params) -> Params:
    potato, stone, maize, gold = [int(str(fields[name])) for name in _PAID]
    return {**fields, "cost": amounts((potato, maize, stone, gold, 0))}


def _statue(s: State, fields: Params) -> Params:
    god = fields["god"]
    return {**fields, "statue": None if god is None else f"{god}_{fields['size']}"}


def _step_slot(s: State, fields: Params) -> Params:
    return {**fields, "action": _action_of(s, content.SLOTS.index(str(fields["slot"])) // 2)}


def _market_slot(s: State, fields: Params) -> Params:
    slot = fields["slot"]
    building = (
        None if slot is None else content.BUILDINGS[s.market[content.MARKET.index(str(slot))]]
    )
    return {**fields, "building": building}


def _output(s: State, fields: Params) -> Params:
    """The gains of one choice; the box has choices between single gains and a Nomad only."""
    frame = s.stack[-1]
    op = vocabulary.EFFECTS[frame[2 + int(str(fields["number"]))]][0]
    if op[0] == vocabulary.TAKE_NOMAD:
        return {**fields, "gives": "nomad 1"}
    return {**fields, "gives": amounts((op[1], op[2], op[3], op[4], 0))}


def _soldiers(s: State, fields: Params) -> Params:
    return {
        name: None if value == "-" else str(value).replace(",", " + ")
        for name, value in fields.items()
    }


def _bag(s: State, fields: Params) -> Params:
    frame = s.stack[-1]
    return {**fields, "seat": frame[1] + 1, "goal": _WORKER_GOALS[frame[2]]}


def _card(s: State, fields: Params) -> Params:
    frame = s.stack[-1]
    if frame[0] < frames.FIRST_DRAW:  # the decision `army` plays an army card
        return fields
    return {**fields, "seat": frame[1] + 1, "goal": _CARD_GOALS[frame[2]]}


def _tile(s: State, fields: Params) -> Params:
    frame = s.stack[-1]
    beneath = frame[0] == frames.DRAW_BENEATH
    return {**fields, "seat": frame[1] + 1, "goal": "look" if beneath else "sale"}


def _first(s: State, fields: Params) -> Params:
    return {**fields, "seat": fields["place"]}


_PAID: Final = ("potato", "stone", "maize", "gold")
_WORKER_GOALS: Final = ("supply", "village", "nomads", "space")
_CARD_GOALS: Final = ("hand", "deal", "slot", "look")
_DESCRIPTIONS: Final[dict[str, Callable[[Any, Params], Params]]] = {
    "priest_start": _section,
    "place": _worker,
    "payment": _payment,
    "statue": _statue,
    "worship": _statue,
    "move_priest": _sides,
    "steps": _step_slot,
    "building": _market_slot,
    "swap_tile": _market_slot,
    "axtile": _market_slot,
    "choice": _output,
    "conquest_payment": _soldiers,
    "bag": _bag,
    "god": _card,
    "army": _card,
    "weave": _tile,
    "first": _first,
}


# Who reads an entry (TW-A)

_SECRET: Final = (
    frames.KEEP,
    frames.SWAP_CARD,
    frames.KEEP_ARMY,
    frames.DRAW_GOD,
    frames.DRAW_ARMY,
    frames.DRAW_BENEATH,
)


def readers(s: State, action: int) -> tuple[int, ...] | None:
    """The seats that may read the entry in full; None for everybody (TW-A11, TW-A15)."""
    frame = s.stack[-1]
    free = frame[0] < frames.FIRST_DRAW and action >= actions.ARMY_FOR_RESOURCE
    if free or frame[0] not in _SECRET:
        return None
    return () if s.is_ax(frame[1]) else (frame[1],)


def masked(s: State, action: int) -> str:
    """The token without what only its readers may know."""
    frame = s.stack[-1]
    if frame[0] == frames.KEEP_ARMY:
        discarded = frame[2] + frame[3] - (action - actions.KEEP_ARMY)
        return f"KA ? not {content.ARMY_CARDS[discarded]}"
    if frame[0] == frames.DRAW_GOD and frame[2] == frames.TO_SLOT:
        return f"god={content.GODS[content.CARD_GOD[action - actions.O_GOD]]}"
    return _MASKS[frame[0]]


_MASKS: Final = {
    frames.KEEP: "KEEP ?",
    frames.SWAP_CARD: "BC ?",
    frames.DRAW_GOD: "god=?",
    frames.DRAW_ARMY: "army=?",
    frames.DRAW_BENEATH: "weave=?",
}
