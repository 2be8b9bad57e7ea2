"""The observation tensor of Inca Empire: which part of a view stands where."""

from __future__ import annotations

from collections.abc import Sequence

from tampu.envs.layout import (
    Node,
    Part,
    Target,
    Writer,
    by_place,
    by_seat,
    counts,
    flag,
    inside,
    number,
    one_of,
    options_of,
    repeated,
    seat,
    some_of,
    special,
)
from tampu.games.inca_empire.actions import ACTIONS, ROAD_NAMES
from tampu.games.inca_empire.content import (
    CARDS,
    COLORS,
    INVASIONS,
    MARKERS,
    PHASES,
    REGIONS,
    SHEET,
    SITES,
)
from tampu.games.inca_empire.meta import META
from tampu.games.inca_empire.rules.stages import PROGRESS, STAGES

TENS = 10
KINDS = [kind.name for kind in ACTIONS.kinds]
_CARD = {card: place for place, card in enumerate(CARDS)}


def parts(seats: int) -> Sequence[Part]:
    roads = "normal roads and new links, then parallels"
    return [
        options_of("options", META.observed_options()),
        one_of("stage", STAGES),
        number("cursor", TENS),
        number("place", 40),
        one_of("phase", PHASES),
        one_of("era", (1, 2, 3, 4)),
        special("order", seats * seats, "for each place in turn order which seat", _order(seats)),
        number("clock", 40),
        by_seat("players", seats, [
            one_of("color", COLORS),
            number("vp", 50),
            number("arrival", 40),
            number("labor", 20),
            number("income", 20),
            some_of("regions", REGIONS, "1 for each region conquered"),
            some_of("terraces", REGIONS, "1 for each region with its terraces"),
            some_of("roads", ROAD_NAMES, roads),
            some_of("network", SITES, "1 for each site that the roads reach"),
            number("cards", 4),
            counts("sheet", SHEET, TENS),
        ]),
        by_place("markers", REGIONS, MARKERS, "for each region its marker, one-hot, if face up"),
        counts("face_down", MARKERS, TENS),
        some_of("pending", REGIONS, "1 for each region whose marker is turned up next"),
        some_of("cities", SITES, "1 for each site with a city"),
        some_of("garrisons", SITES, "1 for each site with a garrison"),
        some_of("temples", SITES, "1 for each site with a temple"),
        repeated("fields", seats, [
            some_of("cards", CARDS),
            seat("new_by", seats, "who laid the face-down card"),
            one_of("new", CARDS, "the face-down card, if it is one's own"),
        ]),
        number("pile", 40),
        some_of("discard", CARDS),
        inside("history", [
            special("placed", seats * len(CARDS), "by seat the cards it is known to have placed",
                    _placed(seats), CARDS),
            some_of("drawn", CARDS, "the cards that one has drawn oneself"),
            special("refills", 1, "how often the pile was made again", _refills),
        ]),
        counts("invasions", INVASIONS),
        flag("arrived"),
        inside("turn", [
            one_of("progress", PROGRESS),
            one_of("main", KINDS),
            *(number(name, 4) for name in ("built", "count", "extras", "wild")),
            *(flag(name) for name in ("roads_open", "construction_open", "pilgrim", "templed")),
            some_of("roads", ROAD_NAMES, f"the roads that may be built now: {roads}"),
        ]),
        some_of("hand", CARDS, "own cards"),
    ]  # fmt: skip


def all_parts(seats: int) -> Sequence[Part]:
    return [
        by_seat("hands", seats, [_cards()]),
        some_of("pile_cards", CARDS),
        repeated("fields", seats, [one_of("new", CARDS, "the face-down card, whose ever it is")]),
    ]


def _cards() -> Part:
    def write(out: Target, at: int, node: Node, me: int) -> None:
        for card in node:
            out[at + _CARD[card]] += 1.0

    return special("cards", len(CARDS), "how many of each", write, CARDS)


def _order(seats: int) -> Writer:
    def write(out: Target, at: int, view: Node, me: int) -> None:
        for who in view["order"]:
            if who >= 0:
                out[at + (who - me) % seats] = 1.0
            at += seats

    return write


def _placed(seats: int) -> Writer:
    def write(out: Target, at: int, node: Node, me: int) -> None:
        for placing in node["placed"]:
            if placing["card"] is not None:
                who = (placing["seat"] - me) % seats
                out[at + who * len(CARDS) + _CARD[placing["card"]]] += 1.0

    return write


def _refills(out: Target, at: int, node: Node, me: int) -> None:
    out[at] = float(len(node["refills"]))
