"""Tawantinsuyu as a tensor."""

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
    each_of,
    flag,
    number,
    numbers,
    one_of,
    owned_places,
    seat,
    some_of,
    special,
)
from tampu.games.tawantinsuyu import frames
from tampu.games.tawantinsuyu.content import (
    ARMY_CARDS,
    BUILDINGS,
    CATEGORIES,
    GOD_CARDS,
    GODS,
    KINDS,
    MARKET,
    RESOURCES,
    SECTIONS,
    SLOTS,
    SPACES,
    STATUES,
    TARGETS,
    WEAVINGS,
)
from tampu.games.tawantinsuyu.solo import PERSONALITIES

TENS = 10
VILLAGE = 12
FESTIVAL_TURN = 4
DETAILS = 3
"""How many numbers of the question are told, each one-hot."""
DETAIL_VALUES = 64
TILES = 8
"""Tapestries and places in them are told in eighths."""
_TILE = {tile: place for place, tile in enumerate(WEAVINGS)}
_GOD_CARD = {card: place for place, card in enumerate(GOD_CARDS)}
_ARMY_CARD = {card: place for place, card in enumerate(ARMY_CARDS)}


def parts(seats: int) -> Sequence[Part]:
    places = max(seats, 2)
    return [
        flag("random_rotation"),
        one_of("personality", PERSONALITIES),
        number("solo_flags", FESTIVAL_TURN),
        one_of("rotation", range(SECTIONS), "how the Coricancha is turned"),
        number("stage", TENS),
        seat("active", places, "whose turn it is"),
        seat("first", places),
        seat("holder", places),
        number("festivals", 3),
        number("second_known", 16),
        *(number(name, FESTIVAL_TURN) for name in ("ax_placed", "given", "received", "up_used")),
        by_seat("players", places, [
            number("score", 50),
            counts("sheet", CATEGORIES, TENS),
            number("turns", TENS),
            counts("resources", RESOURCES, 5),
            number("temple", TENS),
            one_of("priest", range(SECTIONS), "at which side of the Coricancha the priest stands"),
            some_of("workers", KINDS),
            some_of("army_up", ARMY_CARDS),
            some_of("army_down", ARMY_CARDS),
            some_of("production_up", BUILDINGS),
            some_of("production_down", BUILDINGS),
            some_of("passive", BUILDINGS),
            counts("statues", STATUES),
            special("tapestries", 2 * len(WEAVINGS), "for each weaving its tapestry, then its "
                    "place in it, both from 1, divided by 8", _tapestries),
        ]),
        counts("bag", KINDS, 5),
        counts("removed", KINDS, 5),
        counts("nomads", KINDS),
        counts("casualties", KINDS),
        each_of("village", VILLAGE, KINDS, "the kind of worker"),
        by_place("hill", SPACES, KINDS, "for each space the kind of worker on it"),
        owned_places("steps", SLOTS, places, "for each slot of steps whose marker"),
        owned_places("regions", TARGETS, places, "for each conquest space whose marker"),
        counts("stock", STATUES),
        each_of("offer", 5, GOD_CARDS, "the god card"),
        one_of("aside", GOD_CARDS),
        some_of("played", GOD_CARDS),
        some_of("discard", ARMY_CARDS),
        each_of("market", len(MARKET), BUILDINGS, "the building"),
        special("stacks", len(BUILDINGS), "the buildings still to come", _stacks),
        some_of("starting", WEAVINGS),
        one_of("top", WEAVINGS, "the weaving on top of the pile"),
        some_of("under_pile", WEAVINGS),
        some_of("drawn", WEAVINGS),
        some_of("pile", WEAVINGS, "the weavings that are not known to have left the pile"),
        one_of("second", WEAVINGS, "the weaving below the top one, if known"),
        numbers("tokens", 12, 8),
        by_seat("gods", places, [_cards(_GOD_CARD)]),
        by_seat("armies", places, [_cards(_ARMY_CARD)]),
        by_seat("dealt", places, [_cards(_GOD_CARD)]),
        special("hidden", 3 * places + 2, "unknown god, army and dealt cards by seat, then the two "
                "decks, in tens", _hidden(places)),
        some_of("bottom", GOD_CARDS, "the cards known at the bottom of the deck"),
        each_of("slots", 4, GODS, "the god of the card"),
        special("known", 2 * len(GOD_CARDS) + len(ARMY_CARDS), "god cards known in hands, god "
                "cards known in the deck, army cards known in the deck", _known),
        special("question", frames.FRAMES, "what is being resolved, one-hot", _question),
        special("details", DETAILS * DETAIL_VALUES, "the numbers of the question from 0 to 63, "
                "one-hot each", _details),
        special("owner", places, "which seat it concerns", _owner(places)),
        special("waiting", frames.FRAMES, "what is waiting below it", _waiting),
    ]  # fmt: skip


def all_parts(seats: int) -> Sequence[Part]:
    places = max(seats, 2)
    return [
        by_seat("gods", places, [_cards(_GOD_CARD)]),
        by_seat("armies", places, [_cards(_ARMY_CARD)]),
        by_seat("dealt", places, [_cards(_GOD_CARD)]),
        some_of("deck", GOD_CARDS),
        some_of("army_deck", ARMY_CARDS),
        one_of("second", WEAVINGS),
        each_of("slots", 4, GOD_CARDS, "the god card"),
        some_of("bottom", GOD_CARDS),
    ]


def _cards(places: dict[str, int]) -> Part:
    def write(out: Target, at: int, node: Node, me: int) -> None:  # noqa: ARG001
        for card in node:
            out[at + places[card]] = 1.0

    return special("cards", len(places), "1 for each card known", write)


def _tapestries(out: Target, at: int, node: Node, me: int) -> None:  # noqa: ARG001
    for number_, tapestry in enumerate(node["tapestries"], 1):
        for place, tile in enumerate(tapestry, 1):
            out[at + _TILE[tile]] = number_ / TILES
            out[at + len(WEAVINGS) + _TILE[tile]] = place / TILES


def _stacks(out: Target, at: int, view: Node, me: int) -> None:  # noqa: ARG001
    for stack in view["stacks"]:
        for building in stack:
            out[at + BUILDINGS.index(building)] = 1.0


def _hidden(places: int) -> Writer:
    def write(out: Target, at: int, view: Node, me: int) -> None:
        hidden = view["hidden"]
        for name in ("gods", "armies", "dealt"):
            counted = hidden[name]
            for turn in range(len(counted)):
                out[at + turn] = counted[(me + turn) % len(counted)] / TENS
            at += places
        out[at] = hidden["deck"] / TENS
        out[at + 1] = hidden["army_deck"] / TENS

    return write


def _known(out: Target, at: int, view: Node, me: int) -> None:  # noqa: ARG001
    for card in view["known"][0]:
        out[at + _GOD_CARD[card]] = 1.0
    at += len(GOD_CARDS)
    for card in view["deck_known"][0]:
        out[at + _GOD_CARD[card]] = 1.0
    at += len(GOD_CARDS)
    for card in view["army_deck_known"][0]:
        out[at + _ARMY_CARD[card]] = 1.0


def _question(out: Target, at: int, view: Node, me: int) -> None:  # noqa: ARG001
    if view["frames"]:
        out[at + view["frames"][-1][0]] = 1.0


def _details(out: Target, at: int, view: Node, me: int) -> None:  # noqa: ARG001
    if view["frames"]:
        for value in view["frames"][-1][2 : 2 + DETAILS]:
            if 0 <= value < DETAIL_VALUES:
                out[at + value] = 1.0
            at += DETAIL_VALUES


def _owner(places: int) -> Writer:
    def write(out: Target, at: int, view: Node, me: int) -> None:
        if view["frames"] and len(view["frames"][-1]) > 1 and view["frames"][-1][1] >= 0:
            out[at + (view["frames"][-1][1] - me) % places] = 1.0

    return write


def _waiting(out: Target, at: int, view: Node, me: int) -> None:  # noqa: ARG001
    for frame in view["frames"][:-1]:
        out[at + frame[0]] = 1.0
