"""What players read about entries: questions, prices, descriptions, and who may read them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from tampu.core.errors import Params, Refusal, refusal
from tampu.games.inca_empire import actions
from tampu.games.inca_empire.actions import ACTIONS, FIRST, KIND_OF, OUTCOMES
from tampu.games.inca_empire.content import COLORS, DATA, HAND
from tampu.games.inca_empire.rules import construction, stages
from tampu.games.inca_empire.rules.conquest import conquest_price
from tampu.games.inca_empire.rules.roads import allowance

if TYPE_CHECKING:
    from tampu.games.inca_empire.state import State


def question(s: State) -> tuple[str, Params]:
    """The question of the decision that is due, with the numbers that matter for it."""
    if s.stage == stages.COLOR:
        return "inca_empire-ask-color", {"seat": s.cursor + 1}
    seat = s.active()
    if s.stage == stages.PLACE:
        return "inca_empire-ask-card", {"seat": seat + 1}
    params: Params = {"seat": seat + 1, "labor": s.labor[seat]}
    if s.progress == stages.ROAD_BUILDING or not s.construction_open:
        return "inca_empire-ask-roads", {**params, "left": allowance(s, seat) - s.built}
    if s.progress == stages.CONSTRUCTION or not s.roads_open:
        return "inca_empire-ask-construction", params
    return "inca_empire-ask-turn", params


PRICES: Final[dict[int, Callable[[Any, int], int]]] = {
    actions.CITY: construction.city_price,
    actions.GARRISON: construction.garrison_price,
    actions.TEMPLE: construction.temple_price,
    actions.KEY_OUTPOST: construction.key_price,
    actions.TERRACE: construction.terrace_price,
    actions.ADDITIONAL_ROAD: construction.road_price,
}


def _labor(s: State, action: int) -> int:
    """The labor that a step costs the seat whose turn it is; 0 for what is free."""
    kind, seat = KIND_OF[action], s.active()
    if kind in (actions.CONQUEST, actions.EXTRA_CONQUEST):
        marker = s.marker[action - FIRST[kind]]
        return conquest_price(s, seat, marker, kind == actions.EXTRA_CONQUEST)
    price_of = PRICES.get(kind)
    return price_of(s, seat) if price_of is not None else 0


def price(s: State, action: int) -> Params:
    """The labor that a legal action costs."""
    labor = _labor(s, action) if s.stage == stages.TURN else 0
    return {"labor": labor} if labor else {}


def explain(s: State, action: int, rule: str) -> Refusal:
    """The refusal of an action by a rule; one for want of labor names the price."""
    if rule != construction.TOO_LITTLE_LABOR:
        return refusal(rule)
    labor = s.labor[s.active()]
    return refusal(rule, "inca_empire-why-labor", price=_labor(s, action), labor=labor)


def readers(s: State, action: int) -> tuple[int, ...] | None:
    """One seat alone reads cards dealt, drawn or placed (IE-H05 and the chance table)."""
    if s.stage == stages.DEAL:
        return (s.cursor // HAND,)
    return (s.active(),) if s.stage in (stages.DRAW, stages.PLACE) else None


def outcome_fields(s: State, action: int) -> Params:
    """The fields of a chance outcome; the owner of a card or tile is a seat, counted from 1."""
    fields = OUTCOMES.decode(action).fields
    if "seat" in fields or "color" not in fields:
        return fields
    color = str(fields.pop("color"))
    return {"seat": s.colors.index(COLORS.index(color)) + 1, **fields}


def masked(s: State, action: int) -> str:
    """The token as the others read it: without the card."""
    if s.stage == stages.PLACE:
        return f"S ?@{ACTIONS.notation(action).partition('@')[2]}"
    return OUTCOMES.notation(action).partition("=")[0]


_ends: dict[tuple[int, str], tuple[str, str]] = {
    (int(seats), line["id"]): (line["a"], line["b"])
    for seats, side in DATA["sides"].items()
    for line in side["roads"] + side["wilderness"]
}
_names: dict[str, str] = {
    site["id"]: site["name"] for side in DATA["sides"].values() for site in side["sites"]
}
WAYS: Final = {"r": "printed", "w": "wilderness", "=": "parallel"}
"""What a road is by the first or last letter of its id."""


def describe(s: State, kind: str, fields: Params) -> Params:
    """Name roads by their ends and players by their seats.

    The ids of roads mean different lines on the two sides of the board (IE-M21).
    """
    if kind in ("road", "additional_road"):
        road = str(fields["road"])
        ends = _ends[(s.seats, road.removesuffix("="))]
        name = f"{_names[ends[0]]} – {_names[ends[1]]}"
        return {"road": name, "way": WAYS["=" if road.endswith("=") else road[0]]}
    if kind in ("deal", "tile", "draw"):
        return {**fields, "seat": s.colors.index(COLORS.index(str(fields["color"]))) + 1}
    return fields
