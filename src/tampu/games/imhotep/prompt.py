"""What players read about entries: questions, prices, descriptions, and who may read them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.core.errors import Params
from tampu.games.imhotep import actions, content
from tampu.games.imhotep.actions import ACTIONS, OUTCOMES
from tampu.games.imhotep.content import CARD_CODES, COLOURS
from tampu.games.imhotep.rules import frames
from tampu.games.imhotep.rules.market import card_in
from tampu.games.imhotep.rules.turn import stones_to_get

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State

_BLUE: Final[dict[str, int]] = {
    "lever": content.LEVER,
    "hammer": content.HAMMER,
    "sail_card": content.SAIL_CARD,
    "chisel": content.CHISEL,
}


def question(s: State) -> tuple[str, Params]:
    """The question that the seat that decides is asked."""
    return f"imhotep-ask-{frames.NAMES[s.frames[-1][0]]}", {"seat": s.actor() + 1}


def price(s: State, action: int) -> Params:
    """Stones from the sled and the card that is played."""
    if action >= actions.PICK:
        return {}
    kind = ACTIONS.kind_of(action)
    cost: Params = {}
    if kind in ("load", "sail_card"):
        cost["stones"] = 1
    elif kind == "chisel":
        cost["stones"] = 2
    if kind in _BLUE:
        cost["card"] = CARD_CODES[_BLUE[kind]]
    return cost


def describe(s: State, kind: str, fields: Params) -> Params:
    """Add the card that is meant, the order of unloading by seats, and who draws."""
    if kind == "pick":
        slot = fields["slot"]
        return {**fields, "card": None if slot is None else card_in(s, int(str(slot)) - 1)}
    if kind == "keep":
        return {**fields, "kept": CARD_CODES[s.frames[-1][1 + int(str(fields["card"]))]]}
    if kind == "get":
        return {"stones": stones_to_get(s, s.mover, content.GET)}
    if kind == "lever":
        seats = [str(COLOURS.index(colour) + 1) for colour in str(fields["sequence"])]
        return {**fields, "order": " ".join(seats)}
    if kind == "round":
        return {"ships": ", ".join(str(fields["ships"])), "round": s.round + 1}
    if kind in ("look", "draw"):
        return {**fields, "seat": s.frames[-1][1] + 1}
    return fields


def readers(s: State, action: int) -> tuple[int, ...] | None:
    """A card of the pair is shown to its picker only; all see it when D3 is answered."""
    frame = s.frames[-1]
    return (frame[1],) if frame[0] == frames.LOOK else None


def masked(s: State, action: int) -> str:
    """The token without the card."""
    return OUTCOMES.notation(action).partition("=")[0]
