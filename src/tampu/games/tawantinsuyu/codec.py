"""The position as JSON, out and in, and its comparison key.

Full JSON and views have the same shape; `view.py` builds views from the public part of this.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

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


# How a field is written


class Form(NamedTuple):
    """How one field of the position is written as JSON, and read again."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def _same(value: Any) -> Any:
    return value


PLAIN: Final = Form(_same, _same)
FLAG: Final = Form(bool, int)


def coded(words: Mapping[int, Any]) -> Form:
    """A number that stands for a word."""
    return Form(words.__getitem__, {word: number for number, word in words.items()}.__getitem__)


def one(names: Sequence[Any]) -> Form:
    """A piece by name; None for none, "?" for one that the viewer does not see."""
    return coded({HIDDEN: "?", frames.NONE: None, **dict(enumerate(names))})


def some(names: Sequence[str]) -> Form:
    """A set of pieces, as a list of names."""
    bit_of = bit_by_name(names)
    return Form(lambda mask: names_of(names, mask), lambda data: mask_of(bit_of, data))


def several(each: Form, kind: Callable[[Iterable[Any]], Any] = list) -> Form:
    """A list, or a tuple, of values of the same form."""
    write, read = each
    return Form(
        lambda values: [write(value) for value in values],
        lambda data: kind([read(value) for value in data]),
    )


def by_name(names: Sequence[str], each: Form = PLAIN, missing: int = frames.NONE) -> Form:
    """A value for each name, without those that are missing."""
    write, read = each
    return Form(
        lambda values: {
            name: write(value)
            for name, value in zip(names, values, strict=True)
            if value != missing
        },
        lambda data: [read(data[name]) if name in data else missing for name in names],
    )


def counts(names: Sequence[str]) -> Form:
    """How many there are of each piece, without those of which there are none."""
    return by_name(names, missing=0)


def names_of(names: Sequence[str], mask: int) -> list[str]:
    return [names[piece] for piece in content.bits(mask)]


def bit_by_name(names: Sequence[str]) -> dict[str, int]:
    return {name: 1 << piece for piece, name in enumerate(names)}


def mask_of(bit_of: Mapping[str, int], data: Iterable[str]) -> int:
    """The bit set of pieces by name."""
    mask = 0
    for name in data:
        mask |= bit_of[name]
    return mask


def viewers(s: State, mask: int) -> list[int | None]:
    """The seats of a bit set, None for spectators."""
    return [None if seat == s.seats else seat for seat in content.bits(mask)]


def viewer_mask(seats: int, viewers: Iterable[int | None]) -> int:
    return sum([1 << (seats if seat is None else seat) for seat in viewers])


GODS: Final = some(GOD_CARDS)
ARMIES: Final = some(ARMY_CARDS)
TILES: Final = some(WEAVINGS)
_WORKERS: Final = several(one(KINDS))
_BUILDING_SET: Final = some(BUILDINGS)
_RESOURCE_SET: Final = some(content.RESOURCES)
_SOLO_OPTIONS: Final = some(SOLO_OPTIONS)
_STATUES: Final = counts(content.STATUES)

_PUBLIC: Final[dict[str, Form]] = {
    **dict.fromkeys(("seats", "rotation", "active", "first", "holder", "festivals"), PLAIN),
    "random_rotation": PLAIN,
    "stage": coded(dict(enumerate(STAGES))),
    "ax_placed": FLAG,
    "given": _RESOURCE_SET,
    "received": _RESOURCE_SET,
    "personality": coded(PERSONALITY_NAMES),
    **dict.fromkeys(("bag", "removed", "nomads", "casualties"), counts(KINDS)),
    "village": _WORKERS,
    "hill": by_name(content.SPACES, one(KINDS)),
    "steps": by_name(content.SLOTS),
    "regions": by_name(content.TARGETS),
    "stock": _STATUES,
    "offer": several(one(GOD_CARDS)),
    "aside": one(GOD_CARDS),
    "played": GODS,
    "discard": ARMIES,
    "market": several(one(BUILDINGS)),
    "stacks": several(_BUILDING_SET),
    "under": several(several(one(BUILDINGS), tuple)),
    "starting": TILES,
    "top": one(WEAVINGS),
    "under_pile": several(one(WEAVINGS), tuple),
    "drawn": TILES,
    "tokens": several(PLAIN),
}
"""Fields that everybody sees."""
_OF_PLAYER: Final[dict[str, tuple[str, Form]]] = {
    "score": ("score", PLAIN),
    "turns": ("turns", PLAIN),
    "temple": ("temple", PLAIN),
    "priest": ("priest", one(range(content.SECTIONS))),
    "army_up": ("army_up", ARMIES),
    "army_down": ("army_down", ARMIES),
    "production_up": ("prod_up", _BUILDING_SET),
    "production_down": ("prod_down", _BUILDING_SET),
    "passive": ("passive", some(BUILDINGS[content.PRODUCTION :])),
    "tapestries": ("tapestries", several(several(one(WEAVINGS), tuple), tuple)),
}
"""What lies before a place: the field of the position, which has a value for each place."""
HIDDEN_PARTS: Final[dict[str, Form]] = {
    "gods": several(GODS),
    "armies": several(ARMIES),
    "dealt": several(GODS),
    "bottom": several(one(GOD_CARDS), tuple),
    "pile": TILES,
    "second": one(WEAVINGS),
    "known": several(GODS),
    "deck_known": several(GODS),
    "army_deck_known": several(ARMIES),
}
"""Fields of which a view holds what its viewer knows."""
_DECKS: Final[dict[str, Form]] = {
    "deck": GODS,
    "army_deck": ARMIES,
    "slots": several(one(GOD_CARDS)),
}
"""Fields that no view holds in this form."""
_OF_FRAME: Final[dict[str, Form]] = {
    **dict.fromkeys(("worker", "ability"), one(KINDS)),
    "space": one(content.SPACES),
    "terrace": one(content.TERRACES),
    "target": one(content.TARGETS),
    "card": one(GOD_CARDS),
    **dict.fromkeys(("army_card", "other_army_card"), one(ARMY_CARDS)),
    "step_slot": one(content.SLOTS),
    "market_slot": one(content.MARKET),
    "statue": one(content.STATUES),
    "size": one(content.SIZES),
    "category": one(content.CATEGORIES),
    "action": one(content.ACTIVATIONS),
    "first_action": Form(ACTIONS.kind_of, ACTIONS.base),
    "effect": one(NAMES),
    "effects": one(EFFECT_NAMES),
    "choices": several(one(EFFECT_NAMES)),
    "setup_step": one(
        (
            *("coricancha", "workers", "village", "market", "first_player", "starting_weavings"),
            *("god_cards", "keep", "play", "begin"),
        )
    ),
    "festival_step": one(("before", "start", "merchant", "temple", "regions", "village", "cards")),
    "conquest_step": one(("army_cards", "markers", "second_marker")),
    "ax_step": one(("priest", "her_priest", "cards", "steps")),
    "goal": one(("supply", "village", "nomads", "space")),
    "card_goal": one(("hand", "deal", "slot", "look")),
    "die_goal": one(("priest", "board", "statue")),
    "statue_goal": one(("worship", "free", "paid")),
    "nomad_goal": one(("recruit", "casualty")),
    "tiles": TILES,
    **dict.fromkeys(("buildings", "turned_down"), _BUILDING_SET),
    "spaces": some(content.SPACES),
    "targets": some(content.TARGETS),
    **dict.fromkeys(("flipped", "discarded"), ARMIES),
    "sizes": some(content.SIZES),
    "flips": some(FLIPS),
    "market_slots": some(content.MARKET),
    "used": some(("first", "second", "third")),
    **dict.fromkeys(("festival_done", "potato_end", "free", "gold_taken", "worshipped"), FLAG),
    **dict.fromkeys(("active", "swapped", "free_action", "production_only"), FLAG),
    **dict.fromkeys(("optional", "cards_done", "moving"), FLAG),
}
"""Fields of frames by their names in `rules/frames.py`; all others are plain numbers."""
_KINDS: Final[dict[str, int]] = {name: kind for kind, name in enumerate(frames.NAMES)}
GOALS: Final = {frames.DRAW_WORKER: frames.TO_SPACE, frames.DRAW_GOD: frames.TO_SLOT}
"""Draws whose last field counts for one goal only."""


# What everybody sees


def public(s: State) -> Json:
    """The public part of the position."""
    shown: Json = {name: form.write(getattr(s, name)) for name, form in _PUBLIC.items()}
    shown["rules_version"] = s.rules_version
    shown["start_player"] = s.start_option or "random"
    shown["solo_options"] = _SOLO_OPTIONS.write(s.solo_flags & ~content.ON_ARRIVAL)
    shown["personality_moment"] = MOMENTS[int(s.solo_flags & content.ON_ARRIVAL != 0)]
    shown["last_festival"] = s.last_festival
    shown["flips_used"] = names_of(FLIPS, s.up_used)
    shown["players"] = [_player(s, place, sheet) for place, sheet in enumerate(s.sheet())]
    shown["second_known"] = viewers(s, s.second_known)
    shown["bottom_known"] = [viewers(s, known) for known in s.bottom_known]
    return shown


def _player(s: State, place: int, sheet: dict[str, int]) -> Json:
    kinds, statues = len(KINDS), len(content.STATUES)
    workers = s.workers[place * kinds : (place + 1) * kinds]
    owned = s.statues[place * statues : (place + 1) * statues]
    return {
        **{name: form.write(getattr(s, of)[place]) for name, (of, form) in _OF_PLAYER.items()},
        "sheet": sheet,
        "resources": dict(zip(content.RESOURCES, s.res[4 * place : 4 * place + 4], strict=True)),
        "workers": _WORKERS.write(s.ax_workers)
        if s.is_ax(place)
        else [KINDS[kind] for kind in range(kinds) for _ in range(workers[kind])],
        "statues": _STATUES.write(owned),
    }


def read_public(data: Json) -> State:
    """A state with everything that all see; hands, decks and frames are still to come."""
    from tampu.games.tawantinsuyu.state import State

    s = State(data["seats"], META.version_of(data))
    for name, form in _PUBLIC.items():
        setattr(s, name, form.read(data[name]))
    for space, kind in enumerate(s.hill):
        if kind != frames.NONE:
            s.filled |= 1 << space
    s.start_option = 0 if data["start_player"] == "random" else data["start_player"]
    s.solo_flags = _SOLO_OPTIONS.read(data["solo_options"])
    if data.get("personality_moment") == "arrival":
        s.solo_flags |= content.ON_ARRIVAL
    s.last_festival = data.get("last_festival", content.FESTIVALS)
    s.up_used = mask_of(bit_by_name(FLIPS), data["flips_used"])
    for place, player in enumerate(data["players"]):
        _read_player(s, place, player)
    s.second_known = viewer_mask(s.seats, data["second_known"])
    s.bottom_known = tuple(viewer_mask(s.seats, known) for known in data["bottom_known"])
    return s


def _read_player(s: State, place: int, player: Json) -> None:
    for name, (of, form) in _OF_PLAYER.items():
        getattr(s, of)[place] = form.read(player[name])
    width, statues = len(content.CATEGORIES), len(content.STATUES)
    s.sheet_points[place * width : (place + 1) * width] = [
        player["sheet"][category] for category in content.CATEGORIES
    ]
    s.res[4 * place : 4 * place + 4] = [player["resources"][name] for name in content.RESOURCES]
    workers = _WORKERS.read(player["workers"])
    if s.is_ax(place):
        s.ax_workers = workers
    else:
        for kind in workers:
            s.workers[place * len(KINDS) + kind] += 1
    s.statues[place * statues : (place + 1) * statues] = _STATUES.read(player["statues"])


# Frames


def write_frame(frame: Frame) -> Json:
    """A frame by name: `{"kind": "space", "seat": 0, "worker": "priest", ...}`."""
    kind = frame[0]
    fields = frames.FIELDS.get(kind, ())
    data: Json = {"kind": frames.NAMES[kind], "seat": frame[1]}
    for field, value in zip(fields, frame[2:], strict=False):
        written = frame[3:] if field == "choices" else value
        data[field] = _OF_FRAME.get(field, PLAIN).write(written)
    if kind in GOALS and frame[2] != GOALS[kind]:
        del data[fields[-1]]
    return data


def frame_kind(data: Json) -> int:
    return _KINDS[data["kind"]]


def read_frame(data: Json) -> Frame:
    """The frame that `write_frame` wrote."""
    kind = frame_kind(data)
    values: list[int] = [kind, data["seat"]]
    for field in frames.FIELDS.get(kind, ()):
        if field not in data:
            values += [0] if kind in GOALS else []
            continue
        value = _OF_FRAME.get(field, PLAIN).read(data[field])
        values += value if field == "choices" else [value]
    return tuple(values)


# Full JSON


def to_json(s: State) -> Json:
    """The whole position."""
    data = public(s)
    for name, form in (*HIDDEN_PARTS.items(), *_DECKS.items()):
        data[name] = form.write(getattr(s, name))
    data["frames"] = [write_frame(frame) for frame in s.stack]
    return data


def from_json(data: Json) -> State:
    """The state that `to_json` wrote."""
    s = read_public(data)
    for name, form in (*HIDDEN_PARTS.items(), *_DECKS.items()):
        setattr(s, name, form.read(data[name]))
    s.stack = [read_frame(frame) for frame in data["frames"]]
    decisions.list_again(s)
    return s


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
