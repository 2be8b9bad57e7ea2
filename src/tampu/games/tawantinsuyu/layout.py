"""The observation tensor of Tawantinsuyu: which part of a view stands where."""

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
from tampu.games.tawantinsuyu import content
from tampu.games.tawantinsuyu.codec import (
    FLIPS,
    MOMENTS,
    STAGES,
    bit_by_name,
    frame_kind,
    mask_of,
    read_frame,
    viewer_mask,
)
from tampu.games.tawantinsuyu.content import (
    ARMY_CARDS,
    BUILDINGS,
    GOD_CARDS,
    KINDS,
    SECTIONS,
    WEAVINGS,
)
from tampu.games.tawantinsuyu.meta import SOLO_OPTIONS
from tampu.games.tawantinsuyu.rules import frames
from tampu.games.tawantinsuyu.tensor import (
    DETAIL_VALUES,
    DETAILS,
    OFFER,
    QUARTERS,
    SLOTS,
    TENS,
    TILES,
    TOKENS,
    VILLAGE,
)

_TILE = {tile: place for place, tile in enumerate(WEAVINGS)}
_GOD_CARD = {card: place for place, card in enumerate(GOD_CARDS)}
_ARMY_CARD = {card: place for place, card in enumerate(ARMY_CARDS)}


def parts(seats: int) -> Sequence[Part]:
    places = max(seats, 2)
    return [
        flag("random_rotation"),
        one_of("personality", content.PERSONALITIES),
        one_of("personality_moment", MOMENTS, "when Axomamma's personality acts"),
        bit_set("solo_flags", "solo_options", SOLO_OPTIONS, QUARTERS),
        one_of("rotation", range(content.SECTIONS), "how the Coricancha is turned"),
        special("stage", 1, f"divided by {TENS}", _stage),
        seat("active", places, "whose turn it is"),
        seat("first", places),
        seat("holder", places),
        number("festivals", 3),
        special("second_known", 1, "divided by 16", _second_known),
        number("ax_placed", QUARTERS),
        bit_set("given", "given", content.RESOURCES, QUARTERS),
        bit_set("received", "received", content.RESOURCES, QUARTERS),
        bit_set("up_used", "flips_used", FLIPS, QUARTERS),
        by_seat("players", places, [
            number("score", 50),
            counts("sheet", content.CATEGORIES, TENS),
            number("turns", TENS),
            counts("resources", content.RESOURCES, 5),
            number("temple", TENS),
            one_of("priest", range(SECTIONS), "at which side of the Coricancha the priest stands"),
            some_of("workers", KINDS),
            some_of("army_up", ARMY_CARDS),
            some_of("army_down", ARMY_CARDS),
            some_of("production_up", BUILDINGS),
            some_of("production_down", BUILDINGS),
            some_of("passive", BUILDINGS),
            counts("statues", content.STATUES),
            special("tapestries", 2 * len(WEAVINGS), "for each weaving its tapestry, then its "
                    "place in it, both from 1, divided by 8", _tapestries, WEAVINGS),
        ]),
        counts("bag", KINDS, 5),
        counts("removed", KINDS, 5),
        counts("nomads", KINDS),
        counts("casualties", KINDS),
        each_of("village", VILLAGE, KINDS, "the kind of worker"),
        by_place("hill", content.SPACES, KINDS, "for each space the kind of worker on it"),
        owned_places("steps", content.SLOTS, places, "for each slot of steps whose marker"),
        owned_places("regions", content.TARGETS, places, "for each conquest space whose marker"),
        counts("stock", content.STATUES),
        each_of("offer", OFFER, GOD_CARDS, "the god card"),
        one_of("aside", GOD_CARDS),
        some_of("played", GOD_CARDS),
        some_of("discard", ARMY_CARDS),
        each_of("market", len(content.MARKET), BUILDINGS, "the building"),
        special("stacks", len(BUILDINGS), "the buildings still to come", _stacks, BUILDINGS),
        some_of("starting", WEAVINGS),
        one_of("top", WEAVINGS, "the weaving on top of the pile"),
        some_of("under_pile", WEAVINGS),
        some_of("drawn", WEAVINGS),
        some_of("pile", WEAVINGS, "the weavings that are not known to have left the pile"),
        one_of("second", WEAVINGS, "the weaving below the top one, if known"),
        numbers("tokens", TOKENS, 8),
        by_seat("gods", places, [_cards(_GOD_CARD)]),
        by_seat("armies", places, [_cards(_ARMY_CARD)]),
        by_seat("dealt", places, [_cards(_GOD_CARD)]),
        special("hidden", 3 * places + 2, "unknown god, army and dealt cards by seat, then the two "
                "decks, in tens", _hidden(places)),
        some_of("bottom", GOD_CARDS, "the cards known at the bottom of the deck"),
        each_of("slots", SLOTS, content.GODS, "the god of the card"),
        special("known", 2 * len(GOD_CARDS) + len(ARMY_CARDS), "god cards known in hands, god "
                "cards known in the deck, army cards known in the deck", _known,
                (*GOD_CARDS, *GOD_CARDS, *ARMY_CARDS)),
        special("question", frames.FRAMES, "what is being resolved, one-hot", _question,
                frames.NAMES),
        special("details", DETAILS * DETAIL_VALUES, "the numbers of the question from 0 to 63, "
                "one-hot each", _details),
        special("owner", places, "which seat it concerns", _owner(places)),
        special("waiting", frames.FRAMES, "what is waiting below it", _waiting, frames.NAMES),
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
        each_of("slots", SLOTS, GOD_CARDS, "the god card"),
        some_of("bottom", GOD_CARDS),
    ]


def _cards(places: dict[str, int]) -> Part:
    def write(out: Target, at: int, node: Node, me: int) -> None:
        for card in node:
            out[at + places[card]] = 1.0

    return special("cards", len(places), "1 for each card known", write, tuple(places))


def _tapestries(out: Target, at: int, node: Node, me: int) -> None:
    for number_, tapestry in enumerate(node["tapestries"], 1):
        for place, tile in enumerate(tapestry, 1):
            out[at + _TILE[tile]] = number_ / TILES
            out[at + len(WEAVINGS) + _TILE[tile]] = place / TILES


def _stacks(out: Target, at: int, view: Node, me: int) -> None:
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


def _known(out: Target, at: int, view: Node, me: int) -> None:
    for card in view["known"][0]:
        out[at + _GOD_CARD[card]] = 1.0
    at += len(GOD_CARDS)
    for card in view["deck_known"][0]:
        out[at + _GOD_CARD[card]] = 1.0
    at += len(GOD_CARDS)
    for card in view["army_deck_known"][0]:
        out[at + _ARMY_CARD[card]] = 1.0


def bit_set(name: str, field: str, names: Sequence[str], scale: int) -> Part:
    """A set of names as one number: the sum of their bits, divided by a scale."""
    bit_of = bit_by_name(names)

    def write(out: Target, at: int, view: Node, me: int) -> None:
        out[at] = mask_of(bit_of, view[field]) / scale

    return special(name, 1, f"divided by {scale}", write)


def _stage(out: Target, at: int, view: Node, me: int) -> None:
    out[at] = STAGES.index(view["stage"]) / TENS


def _second_known(out: Target, at: int, view: Node, me: int) -> None:
    out[at] = viewer_mask(view["seats"], view["second_known"]) / 16


def _question(out: Target, at: int, view: Node, me: int) -> None:
    if view["frames"]:
        out[at + read_frame(view["frames"][-1])[0]] = 1.0


def _details(out: Target, at: int, view: Node, me: int) -> None:
    if view["frames"]:
        for value in read_frame(view["frames"][-1])[2 : 2 + DETAILS]:
            if 0 <= value < DETAIL_VALUES:
                out[at + value] = 1.0
            at += DETAIL_VALUES


def _owner(places: int) -> Writer:
    def write(out: Target, at: int, view: Node, me: int) -> None:
        if view["frames"]:
            out[at + (view["frames"][-1]["seat"] - me) % places] = 1.0

    return write


def _waiting(out: Target, at: int, view: Node, me: int) -> None:
    for frame in view["frames"][:-1]:
        out[at + frame_kind(frame)] = 1.0
