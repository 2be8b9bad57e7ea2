"""The position as JSON, out and in, and its comparison key.

Full JSON and views have the same shape; `view.py` builds views from the public part of this.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from tampu.core.contract import Json
from tampu.core.options import version_mark
from tampu.games.tawantinsuyu import content, decisions
from tampu.games.tawantinsuyu.actions import ACTIONS
from tampu.games.tawantinsuyu.content import ARMY_CARDS, BUILDINGS, GOD_CARDS, KINDS, WEAVINGS
from tampu.games.tawantinsuyu.meta import META, SOLO_OPTIONS
from tampu.games.tawantinsuyu.rules import frames
from tampu.games.tawantinsuyu.rules.frames import Frame
from tampu.games.tawantinsuyu.rules.vocabulary import EFFECT_NAMES, NAMES

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

HIDDEN: Final = -9
"""A card in a frame that the viewer does not see."""
STAGES: Final = ("setup", "turn", "closing", "festival", "cards", "ended")
"""By stage of `rules/frames.py`."""
MOMENTS: Final = ("use", "arrival")
"""When the personality acts (TW-X59)."""
FLIPS: Final = ("own", "reaction")
"""The extra flips of Produce, by bit."""
PERSONALITY_NAMES: Final[dict[int, str]] = {
    **dict(enumerate(content.PERSONALITIES)),
    frames.NONE: "none",
    frames.RANDOM: "random",
}
_PERSONALITY: Final = {name: number for number, name in PERSONALITY_NAMES.items()}

_PUBLIC: Final = ("seats", "rotation", "active", "first", "holder", "festivals")
"""Numbers that everybody sees, written as they are."""
_ONE: Final[dict[str, Sequence[str]]] = {
    "worker": KINDS,
    "ability": KINDS,
    "space": content.SPACES,
    "terrace": content.TERRACES,
    "target": content.TARGETS,
    "card": GOD_CARDS,
    "army_card": ARMY_CARDS,
    "other_army_card": ARMY_CARDS,
    "step_slot": content.SLOTS,
    "market_slot": content.MARKET,
    "statue": content.STATUES,
    "size": content.SIZES,
    "category": content.CATEGORIES,
    "action": content.ACTIVATIONS,
    "effect": NAMES,
    "effects": EFFECT_NAMES,
    "setup_step": (
        *("coricancha", "workers", "village", "market", "first_player", "starting_weavings"),
        *("god_cards", "keep", "play", "begin"),
    ),
    "festival_step": ("before", "start", "merchant", "temple", "regions", "village", "cards"),
    "conquest_step": ("army_cards", "markers", "second_marker"),
    "ax_step": ("priest", "her_priest", "cards", "steps"),
    "goal": ("supply", "village", "nomads", "space"),
    "card_goal": ("hand", "deal", "slot", "look"),
    "die_goal": ("priest", "board", "statue"),
    "statue_goal": ("worship", "free", "paid"),
    "nomad_goal": ("recruit", "casualty"),
}
"""Fields of frames that hold one thing."""
_SOME: Final[dict[str, Sequence[str]]] = {
    "tiles": WEAVINGS,
    "buildings": BUILDINGS,
    "turned_down": BUILDINGS,
    "spaces": content.SPACES,
    "targets": content.TARGETS,
    "flipped": ARMY_CARDS,
    "discarded": ARMY_CARDS,
    "sizes": content.SIZES,
    "flips": FLIPS,
    "market_slots": content.MARKET,
    "used": ("first", "second", "third"),
}
"""Fields of frames that hold a set."""
_FLAGS: Final = (
    *("festival_done", "potato_end", "free", "gold_taken", "worshipped", "active", "swapped"),
    *("free_action", "production_only", "optional", "cards_done", "moving"),
)
_SHAPES: Final[list[list[str]]] = [shape.split() for shape in frames.SHAPES]
_KINDS: Final[dict[str, int]] = {shape[0]: kind for kind, shape in enumerate(_SHAPES)}
GOALS: Final = {frames.DRAW_WORKER: frames.TO_SPACE, frames.DRAW_GOD: frames.TO_SLOT}
"""Draws whose last field counts for one goal only."""


def names_of(names: Sequence[str], mask: int) -> list[str]:
    return [names[piece] for piece in content.bits(mask)]


def bit_by_name(names: Sequence[str]) -> dict[str, int]:
    return {name: 1 << piece for piece, name in enumerate(names)}


GOD_BITS: Final = bit_by_name(GOD_CARDS)
ARMY_BITS: Final = bit_by_name(ARMY_CARDS)
WEAVING_BITS: Final = bit_by_name(WEAVINGS)
_BUILDING_BITS: Final = bit_by_name(BUILDINGS)
_RESOURCE_BITS: Final = bit_by_name(content.RESOURCES)
_SOLO_BITS: Final = bit_by_name(SOLO_OPTIONS)
_FLIP_BITS: Final = bit_by_name(FLIPS)
_SOME_BITS: Final = {field: bit_by_name(names) for field, names in _SOME.items()}


def mask_of(bit_of: Mapping[str, int], data: Iterable[str]) -> int:
    """The bit set of pieces by name."""
    mask = 0
    for name in data:
        mask |= bit_of[name]
    return mask


def name_of(names: Sequence[str], piece: int) -> str | None:
    return None if piece == frames.NONE else names[piece]


def index_of(names: Sequence[str], name: str | None) -> int:
    """The index of a piece by name, -1 for none."""
    return frames.NONE if name is None else names.index(name)


def _counts(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _counted(names: Sequence[str], data: dict[str, int]) -> list[int]:
    return [data.get(name, 0) for name in names]


def _placed(names: Sequence[str], owners: Sequence[int]) -> dict[str, int]:
    return {name: owner for name, owner in zip(names, owners, strict=True) if owner != frames.NONE}


def viewers(s: State, mask: int) -> list[int | None]:
    """The seats of a bit set, None for spectators."""
    return [None if seat == s.seats else seat for seat in content.bits(mask)]


def viewer_mask(seats: int, viewers: Iterable[int | None]) -> int:
    return sum([1 << (seats if seat is None else seat) for seat in viewers])


# What everybody sees


def _player(s: State, place: int, sheet: dict[str, int]) -> Json:
    kinds, statues = len(KINDS), len(content.STATUES)
    workers = s.workers[place * kinds : (place + 1) * kinds]
    return {
        "score": s.score[place],
        "sheet": sheet,
        "turns": s.turns[place],
        "resources": dict(zip(content.RESOURCES, s.res[4 * place : 4 * place + 4], strict=True)),
        "temple": s.temple[place],
        "priest": None if s.priest[place] == frames.NONE else s.priest[place],
        "workers": [KINDS[kind] for kind in s.ax_workers]
        if s.is_ax(place)
        else [KINDS[kind] for kind in range(kinds) for _ in range(workers[kind])],
        "army_up": names_of(ARMY_CARDS, s.army_up[place]),
        "army_down": names_of(ARMY_CARDS, s.army_down[place]),
        "production_up": names_of(BUILDINGS, s.prod_up[place]),
        "production_down": names_of(BUILDINGS, s.prod_down[place]),
        "passive": names_of(BUILDINGS, s.passive[place] << content.PRODUCTION),
        "statues": _counts(content.STATUES, s.statues[place * statues : (place + 1) * statues]),
        "tapestries": [[WEAVINGS[tile] for tile in tapestry] for tapestry in s.tapestries[place]],
    }


def public(s: State) -> Json:
    shown: Json = {name: getattr(s, name) for name in _PUBLIC}
    shown["rules_version"] = s.rules_version
    shown["start_player"] = s.start_option or "random"
    shown["solo_options"] = names_of(SOLO_OPTIONS, s.solo_flags & ~content.ON_ARRIVAL)
    shown["personality_moment"] = MOMENTS[int(s.solo_flags & content.ON_ARRIVAL != 0)]
    shown["last_festival"] = s.last_festival
    shown["stage"] = STAGES[s.stage]
    shown["second_known"] = viewers(s, s.second_known)
    shown["ax_placed"] = s.ax_placed == 1
    shown["given"] = names_of(content.RESOURCES, s.given)
    shown["received"] = names_of(content.RESOURCES, s.received)
    shown["flips_used"] = names_of(FLIPS, s.up_used)
    shown["personality"] = PERSONALITY_NAMES[s.personality]
    shown["random_rotation"] = s.random_rotation
    shown["players"] = [_player(s, place, sheet) for place, sheet in enumerate(s.sheet())]
    shown["bag"] = _counts(KINDS, s.bag)
    shown["removed"] = _counts(KINDS, s.removed)
    shown["nomads"] = _counts(KINDS, s.nomads)
    shown["casualties"] = _counts(KINDS, s.casualties)
    shown["village"] = [KINDS[kind] for kind in s.village]
    shown["hill"] = {
        content.SPACES[at]: KINDS[kind] for at, kind in enumerate(s.hill) if kind != frames.NONE
    }
    shown["steps"] = _placed(content.SLOTS, s.steps)
    shown["regions"] = _placed(content.TARGETS, s.regions)
    shown["stock"] = _counts(content.STATUES, s.stock)
    shown["offer"] = [GOD_CARDS[card] for card in s.offer]
    shown["aside"] = name_of(GOD_CARDS, s.aside)
    shown["played"] = names_of(GOD_CARDS, s.played)
    shown["discard"] = names_of(ARMY_CARDS, s.discard)
    shown["market"] = [name_of(BUILDINGS, building) for building in s.market]
    shown["stacks"] = [names_of(BUILDINGS, stack) for stack in s.stacks]
    shown["under"] = [[BUILDINGS[building] for building in under] for under in s.under]
    shown["starting"] = names_of(WEAVINGS, s.starting)
    shown["top"] = name_of(WEAVINGS, s.top)
    shown["under_pile"] = [WEAVINGS[tile] for tile in s.under_pile]
    shown["drawn"] = names_of(WEAVINGS, s.drawn)
    shown["tokens"] = list(s.tokens)
    shown["bottom_known"] = [viewers(s, known) for known in s.bottom_known]
    return shown


# Frames


def write_frame(frame: Frame) -> Json:
    """A frame by name: `{"kind": "space", "seat": 0, "worker": "priest", ...}`."""
    shape = _SHAPES[frame[0]]
    data: Json = {"kind": shape[0], "seat": frame[1]}
    for field, value in zip(shape[1:], frame[2:], strict=False):
        if field == "choices":
            data[field] = [EFFECT_NAMES[effects] for effects in frame[3:]]
        elif field == "first_action":
            data[field] = ACTIONS.kind_of(value)
        elif field in _ONE:
            data[field] = "?" if value == HIDDEN else name_of(_ONE[field], value)
        elif field in _SOME:
            data[field] = names_of(_SOME[field], value)
        elif field in _FLAGS:
            data[field] = value == 1
        else:
            data[field] = value
    if frame[0] in GOALS and frame[2] != GOALS[frame[0]]:
        del data[shape[-1]]
    return data


def frame_kind(data: Json) -> int:
    return _KINDS[data["kind"]]


def read_frame(data: Json) -> Frame:
    kind = frame_kind(data)
    values: list[int] = [kind, data["seat"]]
    for field in _SHAPES[kind][1:]:
        value = data.get(field, 0)
        if field == "choices":
            values += [EFFECT_NAMES.index(name) for name in value]
        elif field == "first_action":
            values.append(ACTIONS.base(value))
        elif field not in data:
            values += [0] if kind in GOALS else []
        elif field in _ONE:
            values.append(HIDDEN if value == "?" else index_of(_ONE[field], value))
        elif field in _SOME:
            values.append(mask_of(_SOME_BITS[field], value))
        else:
            values.append(int(value))
    return tuple(values)


# Full JSON


def to_json(s: State) -> Json:
    data = public(s)
    data["gods"] = [names_of(GOD_CARDS, hand) for hand in s.gods]
    data["armies"] = [names_of(ARMY_CARDS, hand) for hand in s.armies]
    data["dealt"] = [names_of(GOD_CARDS, hand) for hand in s.dealt]
    data["deck"] = names_of(GOD_CARDS, s.deck)
    data["army_deck"] = names_of(ARMY_CARDS, s.army_deck)
    data["bottom"] = [GOD_CARDS[card] for card in s.bottom]
    data["pile"] = names_of(WEAVINGS, s.pile)
    data["second"] = name_of(WEAVINGS, s.second)
    data["slots"] = [name_of(GOD_CARDS, card) for card in s.slots]
    data["known"] = [names_of(GOD_CARDS, known) for known in s.known]
    data["deck_known"] = [names_of(GOD_CARDS, known) for known in s.deck_known]
    data["army_deck_known"] = [names_of(ARMY_CARDS, known) for known in s.army_deck_known]
    data["frames"] = [write_frame(frame) for frame in s.stack]
    return data


def from_json(data: Json) -> State:
    s = read_public(data)
    s.gods = [mask_of(GOD_BITS, hand) for hand in data["gods"]]
    s.armies = [mask_of(ARMY_BITS, hand) for hand in data["armies"]]
    s.dealt = [mask_of(GOD_BITS, hand) for hand in data["dealt"]]
    s.deck = mask_of(GOD_BITS, data["deck"])
    s.army_deck = mask_of(ARMY_BITS, data["army_deck"])
    s.bottom = tuple(GOD_CARDS.index(card) for card in data["bottom"])
    s.pile = mask_of(WEAVING_BITS, data["pile"])
    s.second = index_of(WEAVINGS, data["second"])
    s.slots = [index_of(GOD_CARDS, card) for card in data["slots"]]
    s.known = [mask_of(GOD_BITS, known) for known in data["known"]]
    s.deck_known = [mask_of(GOD_BITS, known) for known in data["deck_known"]]
    s.army_deck_known = [mask_of(ARMY_BITS, known) for known in data["army_deck_known"]]
    s.stack = [read_frame(frame) for frame in data["frames"]]
    decisions.list_again(s)
    return s


def read_public(data: Json) -> State:
    """A state with everything that all see; hands, decks and frames are still to come."""
    from tampu.games.tawantinsuyu.state import State

    s = State(data["seats"], META.version_of(data))
    for name in _PUBLIC:
        setattr(s, name, data[name])
    s.start_option = 0 if data["start_player"] == "random" else data["start_player"]
    s.solo_flags = mask_of(_SOLO_BITS, data["solo_options"])
    if data.get("personality_moment") == "arrival":
        s.solo_flags |= content.ON_ARRIVAL
    s.last_festival = data.get("last_festival", content.FESTIVALS)
    s.stage = STAGES.index(data["stage"])
    s.second_known = viewer_mask(s.seats, data["second_known"])
    s.ax_placed = int(data["ax_placed"])
    s.given = mask_of(_RESOURCE_BITS, data["given"])
    s.received = mask_of(_RESOURCE_BITS, data["received"])
    s.up_used = mask_of(_FLIP_BITS, data["flips_used"])
    s.personality = _PERSONALITY[data["personality"]]
    s.random_rotation = data["random_rotation"]
    for place, player in enumerate(data["players"]):
        _read_player(s, place, player)
    s.bag = _counted(KINDS, data["bag"])
    s.removed = _counted(KINDS, data["removed"])
    s.nomads = _counted(KINDS, data["nomads"])
    s.casualties = _counted(KINDS, data["casualties"])
    s.village = [KINDS.index(kind) for kind in data["village"]]
    for space, kind in data["hill"].items():
        s.hill[content.SPACES.index(space)] = KINDS.index(kind)
        s.filled |= 1 << content.SPACES.index(space)
    for slot, owner in data["steps"].items():
        s.steps[content.SLOTS.index(slot)] = owner
    for target, owner in data["regions"].items():
        s.regions[content.TARGETS.index(target)] = owner
    s.stock = _counted(content.STATUES, data["stock"])
    s.offer = [GOD_CARDS.index(card) for card in data["offer"]]
    s.aside = index_of(GOD_CARDS, data["aside"])
    s.played = mask_of(GOD_BITS, data["played"])
    s.discard = mask_of(ARMY_BITS, data["discard"])
    s.market = [index_of(BUILDINGS, building) for building in data["market"]]
    s.stacks = [mask_of(_BUILDING_BITS, stack) for stack in data["stacks"]]
    s.under = [tuple(BUILDINGS.index(building) for building in u) for u in data["under"]]
    s.starting = mask_of(WEAVING_BITS, data["starting"])
    s.top = index_of(WEAVINGS, data["top"])
    s.under_pile = tuple(WEAVINGS.index(tile) for tile in data["under_pile"])
    s.drawn = mask_of(WEAVING_BITS, data["drawn"])
    s.tokens = list(data["tokens"])
    s.bottom_known = tuple(viewer_mask(s.seats, known) for known in data["bottom_known"])
    return s


def _read_player(s: State, place: int, player: Json) -> None:
    s.score[place] = player["score"]
    s.turns[place] = player["turns"]
    width = len(content.CATEGORIES)
    s.sheet_points[place * width : (place + 1) * width] = [
        player["sheet"][category] for category in content.CATEGORIES
    ]
    s.res[4 * place : 4 * place + 4] = [player["resources"][name] for name in content.RESOURCES]
    s.temple[place] = player["temple"]
    s.priest[place] = frames.NONE if player["priest"] is None else player["priest"]
    workers = [KINDS.index(kind) for kind in player["workers"]]
    if s.is_ax(place):
        s.ax_workers = workers
    else:
        for kind in workers:
            s.workers[place * len(KINDS) + kind] += 1
    s.army_up[place] = mask_of(ARMY_BITS, player["army_up"])
    s.army_down[place] = mask_of(ARMY_BITS, player["army_down"])
    s.prod_up[place] = mask_of(_BUILDING_BITS, player["production_up"])
    s.prod_down[place] = mask_of(_BUILDING_BITS, player["production_down"])
    s.passive[place] = mask_of(_BUILDING_BITS, player["passive"]) >> content.PRODUCTION
    at = place * len(content.STATUES)
    s.statues[at : at + len(content.STATUES)] = _counted(content.STATUES, player["statues"])
    s.tapestries[place] = tuple(
        tuple(WEAVINGS.index(tile) for tile in tapestry) for tapestry in player["tapestries"]
    )


# Bytes


def key(s: State) -> bytes:
    """Everything that makes the position what it is."""
    values: list[int] = [getattr(s, name) for name in _FIRST]
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
    mini = b"mini" if s.last_festival < content.FESTIVALS else b""
    return struct.pack(f"<{len(values)}q", *values) + mini + version_mark(s.rules_version)


_FIRST: Final = (
    *("seats", "start_option", "solo_flags", "personality", "rotation", "stage", "active"),
    *("first", "holder", "festivals", "second_known", "ax_placed", "given", "received", "up_used"),
)
_FLAT: Final = (
    *("turns", "sheet_points", "res", "temple", "priest", "workers", "gods", "armies"),
    *("army_up", "army_down", "prod_up", "prod_down", "passive", "statues", "dealt", "known"),
    *("deck_known", "army_deck_known"),
    *("bag", "removed", "nomads", "casualties", "hill", "steps", "regions", "stock", "market"),
    *("stacks", "slots", "tokens"),
)
"""Lists whose length the number of seats fixes; scores follow from the sheets."""
