"""The position as JSON and bytes, and what each seat may know of it.

Full JSON and views have the same shape. In a view hidden cards are missing: hands of others hold
only what the seat knows, `hidden` tells how many cards each place holds besides.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from tampu.core.contract import Json
from tampu.games.tawantinsuyu import frames as F
from tampu.games.tawantinsuyu.content import (
    ARMY_CARDS,
    BUILDINGS,
    CARD_GOD,
    CATEGORIES,
    GOD_CARDS,
    GODS,
    KINDS,
    PRODUCTION,
    RESOURCES,
    SLOTS,
    SPACES,
    STATUES,
    TARGETS,
    WEAVINGS,
    bits,
)
from tampu.games.tawantinsuyu.rules import flow
from tampu.games.tawantinsuyu.rules.setup import LAST_STEP
from tampu.games.tawantinsuyu.solo import PERSONALITIES

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

_NUMBERS: Final = (
    *("seats", "start_option", "solo_flags", "personality", "rotation", "stage", "active"),
    *("first", "holder", "festivals", "second_known", "ax_placed", "given", "received", "up_used"),
)
"""Slots that everybody sees, written as they are; `random_rotation` stands beside them."""


def _hand(names: Sequence[str], mask: int) -> list[str]:
    return [names[piece] for piece in bits(mask)]


def mask_of(names: Sequence[str], told: Iterable[str]) -> int:
    """The bit set of pieces told by name."""
    mask = 0
    for name in told:
        mask |= 1 << names.index(name)
    return mask


def _name(names: Sequence[str], piece: int) -> str | None:
    return None if piece == F.NONE else names[piece]


def index_of(names: Sequence[str], name: str | None) -> int:
    """A piece told by name, -1 for none."""
    return F.NONE if name is None else names.index(name)


def _counts(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _counted(names: Sequence[str], told: dict[str, int]) -> list[int]:
    return [told.get(name, 0) for name in names]


def _placed(names: Sequence[str], owners: Sequence[int]) -> dict[str, int]:
    return {name: owner for name, owner in zip(names, owners, strict=True) if owner != F.NONE}


# What everybody sees


def _player(s: State, place: int) -> Json:
    kinds, statues = len(KINDS), len(STATUES)
    workers = s.workers[place * kinds : (place + 1) * kinds]
    return {
        "score": s.score[place],
        "sheet": s.sheet()[place],
        "turns": s.turns[place],
        "resources": dict(zip(RESOURCES, s.res[4 * place : 4 * place + 4], strict=True)),
        "temple": s.temple[place],
        "priest": None if s.priest[place] == F.NONE else s.priest[place],
        "workers": [KINDS[kind] for kind in s.ax_workers]
        if s.is_ax(place)
        else [KINDS[kind] for kind in range(kinds) for _ in range(workers[kind])],
        "army_up": _hand(ARMY_CARDS, s.army_up[place]),
        "army_down": _hand(ARMY_CARDS, s.army_down[place]),
        "production_up": _hand(BUILDINGS, s.prod_up[place]),
        "production_down": _hand(BUILDINGS, s.prod_down[place]),
        "passive": _hand(BUILDINGS, s.passive[place] << PRODUCTION),
        "statues": _counts(STATUES, s.statues[place * statues : (place + 1) * statues]),
        "tapestries": [[WEAVINGS[tile] for tile in tapestry] for tapestry in s.tapestries[place]],
    }


def _public(s: State) -> Json:
    shown: Json = {name: getattr(s, name) for name in _NUMBERS}
    shown["personality"] = _personality_name(s.personality)
    shown["random_rotation"] = s.random_rotation
    shown["players"] = [_player(s, place) for place in range(s.places)]
    shown["bag"] = _counts(KINDS, s.bag)
    shown["removed"] = _counts(KINDS, s.removed)
    shown["nomads"] = _counts(KINDS, s.nomads)
    shown["casualties"] = _counts(KINDS, s.casualties)
    shown["village"] = [KINDS[kind] for kind in s.village]
    shown["hill"] = {SPACES[at]: KINDS[kind] for at, kind in enumerate(s.hill) if kind != F.NONE}
    shown["steps"] = _placed(SLOTS, s.steps)
    shown["regions"] = _placed(TARGETS, s.regions)
    shown["stock"] = _counts(STATUES, s.stock)
    shown["offer"] = [GOD_CARDS[card] for card in s.offer]
    shown["aside"] = _name(GOD_CARDS, s.aside)
    shown["played"] = _hand(GOD_CARDS, s.played)
    shown["discard"] = _hand(ARMY_CARDS, s.discard)
    shown["market"] = [_name(BUILDINGS, building) for building in s.market]
    shown["stacks"] = [_hand(BUILDINGS, stack) for stack in s.stacks]
    shown["under"] = [[BUILDINGS[building] for building in under] for under in s.under]
    shown["starting"] = _hand(WEAVINGS, s.starting)
    shown["top"] = _name(WEAVINGS, s.top)
    shown["under_pile"] = [WEAVINGS[tile] for tile in s.under_pile]
    shown["drawn"] = _hand(WEAVINGS, s.drawn)
    shown["tokens"] = list(s.tokens)
    shown["bottom_known"] = list(s.bottom_known)
    return shown


def _personality_name(personality: int) -> str:
    return {F.NONE: "none", F.RANDOM: "random"}.get(personality) or PERSONALITIES[personality]


def _revealed(s: State) -> bool:
    """Whether the set-up cards that are not kept lie open (TW-S16)."""
    return not any(frame[0] in (F.SETUP, F.KEEP) and frame[2:] != (LAST_STEP,) for frame in s.stack)


# Full JSON


def to_json(s: State) -> Json:
    told = _public(s)
    told["gods"] = [_hand(GOD_CARDS, hand) for hand in s.gods]
    told["armies"] = [_hand(ARMY_CARDS, hand) for hand in s.armies]
    told["dealt"] = [_hand(GOD_CARDS, hand) for hand in s.dealt]
    told["deck"] = _hand(GOD_CARDS, s.deck)
    told["army_deck"] = _hand(ARMY_CARDS, s.army_deck)
    told["bottom"] = [GOD_CARDS[card] for card in s.bottom]
    told["pile"] = _hand(WEAVINGS, s.pile)
    told["second"] = _name(WEAVINGS, s.second)
    told["slots"] = [_name(GOD_CARDS, card) for card in s.slots]
    told["known"] = [_hand(GOD_CARDS, known) for known in s.known]
    told["deck_known"] = [_hand(GOD_CARDS, known) for known in s.deck_known]
    told["army_deck_known"] = [_hand(ARMY_CARDS, known) for known in s.army_deck_known]
    told["frames"] = [list(frame) for frame in s.stack]
    return told


def from_json(told: Json) -> State:
    s = read_public(told)
    s.gods = [mask_of(GOD_CARDS, hand) for hand in told["gods"]]
    s.armies = [mask_of(ARMY_CARDS, hand) for hand in told["armies"]]
    s.dealt = [mask_of(GOD_CARDS, hand) for hand in told["dealt"]]
    s.deck = mask_of(GOD_CARDS, told["deck"])
    s.army_deck = mask_of(ARMY_CARDS, told["army_deck"])
    s.bottom = tuple(GOD_CARDS.index(card) for card in told["bottom"])
    s.pile = mask_of(WEAVINGS, told["pile"])
    s.second = index_of(WEAVINGS, told["second"])
    s.slots = [index_of(GOD_CARDS, card) for card in told["slots"]]
    s.known = [mask_of(GOD_CARDS, known) for known in told["known"]]
    s.deck_known = [mask_of(GOD_CARDS, known) for known in told["deck_known"]]
    s.army_deck_known = [mask_of(ARMY_CARDS, known) for known in told["army_deck_known"]]
    s.stack = [tuple(frame) for frame in told["frames"]]
    flow.recall(s)
    return s


def read_public(told: Json) -> State:
    """A state with everything that all see; hands, decks and frames are still to come."""
    from tampu.games.tawantinsuyu.start import new_state

    s = new_state(told["seats"])
    for name in _NUMBERS:
        if name != "personality":
            setattr(s, name, told[name])
    fixed = {"none": F.NONE, "random": F.RANDOM}
    personality = told["personality"]
    s.personality = fixed[personality] if personality in fixed else PERSONALITIES.index(personality)
    s.random_rotation = told["random_rotation"]
    for place, player in enumerate(told["players"]):
        _read_player(s, place, player)
    s.bag = _counted(KINDS, told["bag"])
    s.removed = _counted(KINDS, told["removed"])
    s.nomads = _counted(KINDS, told["nomads"])
    s.casualties = _counted(KINDS, told["casualties"])
    s.village = [KINDS.index(kind) for kind in told["village"]]
    for space, kind in told["hill"].items():
        s.hill[SPACES.index(space)] = KINDS.index(kind)
        s.filled |= 1 << SPACES.index(space)
    for slot, owner in told["steps"].items():
        s.steps[SLOTS.index(slot)] = owner
    for target, owner in told["regions"].items():
        s.regions[TARGETS.index(target)] = owner
    s.stock = _counted(STATUES, told["stock"])
    s.offer = [GOD_CARDS.index(card) for card in told["offer"]]
    s.aside = index_of(GOD_CARDS, told["aside"])
    s.played = mask_of(GOD_CARDS, told["played"])
    s.discard = mask_of(ARMY_CARDS, told["discard"])
    s.market = [index_of(BUILDINGS, building) for building in told["market"]]
    s.stacks = [mask_of(BUILDINGS, stack) for stack in told["stacks"]]
    s.under = [tuple(BUILDINGS.index(building) for building in u) for u in told["under"]]
    s.starting = mask_of(WEAVINGS, told["starting"])
    s.top = index_of(WEAVINGS, told["top"])
    s.under_pile = tuple(WEAVINGS.index(tile) for tile in told["under_pile"])
    s.drawn = mask_of(WEAVINGS, told["drawn"])
    s.tokens = list(told["tokens"])
    s.bottom_known = tuple(told["bottom_known"])
    return s


def _read_player(s: State, place: int, player: Json) -> None:
    s.score[place] = player["score"]
    s.turns[place] = player["turns"]
    width = len(CATEGORIES)
    s.sheet_points[place * width : (place + 1) * width] = [
        player["sheet"][category] for category in CATEGORIES
    ]
    s.res[4 * place : 4 * place + 4] = [player["resources"][name] for name in RESOURCES]
    s.temple[place] = player["temple"]
    s.priest[place] = F.NONE if player["priest"] is None else player["priest"]
    workers = [KINDS.index(kind) for kind in player["workers"]]
    if s.is_ax(place):
        s.ax_workers = workers
    else:
        for kind in workers:
            s.workers[place * len(KINDS) + kind] += 1
    s.army_up[place] = mask_of(ARMY_CARDS, player["army_up"])
    s.army_down[place] = mask_of(ARMY_CARDS, player["army_down"])
    s.prod_up[place] = mask_of(BUILDINGS, player["production_up"])
    s.prod_down[place] = mask_of(BUILDINGS, player["production_down"])
    s.passive[place] = mask_of(BUILDINGS, player["passive"]) >> PRODUCTION
    at = place * len(STATUES)
    s.statues[at : at + len(STATUES)] = _counted(STATUES, player["statues"])
    s.tapestries[place] = tuple(
        tuple(WEAVINGS.index(tile) for tile in tapestry) for tapestry in player["tapestries"]
    )


# Views


def seen_by(s: State, seat: int | None) -> Json:
    """What a seat, or a spectator, may know (chapter 18)."""
    viewer = s.seats if seat is None else seat
    told = _public(s)
    known = s.known[viewer]
    open_deal = _revealed(s)
    gods = [hand if place == seat else hand & known for place, hand in enumerate(s.gods)]
    armies = [hand if place == seat else 0 for place, hand in enumerate(s.armies)]
    dealt = [hand if open_deal or place == seat else 0 for place, hand in enumerate(s.dealt)]
    told["viewer"] = seat
    told["gods"] = [_hand(GOD_CARDS, hand) for hand in gods]
    told["armies"] = [_hand(ARMY_CARDS, hand) for hand in armies]
    told["dealt"] = [_hand(GOD_CARDS, hand) for hand in dealt]
    told["hidden"] = {
        "gods": [_more(whole, part) for whole, part in zip(s.gods, gods, strict=True)],
        "armies": [_more(whole, part) for whole, part in zip(s.armies, armies, strict=True)],
        "dealt": [_more(whole, part) for whole, part in zip(s.dealt, dealt, strict=True)],
        "deck": s.deck.bit_count(),
        "army_deck": s.army_deck.bit_count(),
    }
    told["bottom"] = [
        GOD_CARDS[card] if (who >> viewer) & 1 else None
        for card, who in zip(s.bottom, s.bottom_known, strict=True)
    ]
    seen = (s.second_known >> viewer) & 1
    told["second"] = _name(WEAVINGS, s.second) if seen else None
    unseen = 0 if seen or s.second == F.NONE else 1 << s.second
    told["pile"] = _hand(WEAVINGS, s.pile | unseen)
    told["slots"] = [None if card == F.NONE else GODS[CARD_GOD[card]] for card in s.slots]
    # What the viewer knows of hands and decks, and what a spectator knows of them
    for name, names, facts in (
        ("known", GOD_CARDS, s.known),
        ("deck_known", GOD_CARDS, s.deck_known),
        ("army_deck_known", ARMY_CARDS, s.army_deck_known),
    ):
        told[name] = [_hand(names, facts[viewer]), _hand(names, facts[s.seats])]
    told["frames"] = [list(_masked(frame, seat)) for frame in s.stack]
    return told


def _more(whole: int, part: int) -> int:
    return (whole & ~part).bit_count()


def _masked(frame: F.Frame, seat: int | None) -> F.Frame:
    """A frame without the army cards that another seat looks at."""
    if frame[1] != seat:
        if frame[0] == F.KEEP_ARMY:
            return (F.KEEP_ARMY, frame[1], HIDDEN, HIDDEN)
        if frame[0] == F.DRAW_ARMY and frame[3] != F.NONE:
            return (F.DRAW_ARMY, frame[1], frame[2], HIDDEN)
    return frame


HIDDEN: Final = -9
"""A card in a frame that the viewer does not see."""


# Bytes


def pack(s: State) -> bytes:
    """Everything that makes the position what it is."""
    values: list[int] = [getattr(s, name) for name in _NUMBERS]
    values += [int(s.random_rotation), s.deck, s.aside, s.played, s.army_deck, s.discard]
    values += [s.pile, s.top, s.second, s.drawn, s.starting]
    for flat in _FLAT:
        part: list[int] = getattr(s, flat)
        values += part
    for row in (s.village, s.offer, s.ax_workers, s.under_pile, s.bottom, s.bottom_known, *s.under):
        values.append(len(row))
        values += row
    for tapestries in s.tapestries:
        values.append(len(tapestries))
        for tapestry in tapestries:
            values.append(len(tapestry))
            values += tapestry
    for frame in s.stack:
        values.append(len(frame))
        values += frame
    return struct.pack(f"<{len(values)}q", *values)


_FLAT: Final = (
    *("turns", "sheet_points", "res", "temple", "priest", "workers", "gods", "armies"),
    *("army_up", "army_down", "prod_up", "prod_down", "passive", "statues", "dealt", "known"),
    *("deck_known", "army_deck_known"),
    *("bag", "removed", "nomads", "casualties", "hill", "steps", "regions", "stock", "market"),
    *("stacks", "slots", "tokens"),
)
"""Lists whose length the number of seats fixes; scores follow from the sheets."""
