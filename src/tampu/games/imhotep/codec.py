"""The position as JSON, out and in, and its comparison key."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tampu.core.contract import Json
from tampu.core.options import version_mark
from tampu.games.imhotep import content
from tampu.games.imhotep.meta import META
from tampu.games.imhotep.rules import frames

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State


def to_json(s: State) -> Json:
    """The whole position, in words where the box has words."""
    return {
        "seats": s.seats,
        "rules_version": s.rules_version,
        "sides": "".join("AB"[(s.sides >> site) & 1] for site in range(len(content.SITES))),
        "wrath": s.wrath,
        "may": s.may,
        "start": s.start,
        "round": s.round,
        "rounds": s.rounds,
        "mover": s.mover,
        "passes": s.passes,
        "stalled": s.stalled,
        "ended": s.ended,
        "unseen": [
            code for i, code in enumerate(content.ROUND_CODES[s.seats]) if (s.unseen >> i) & 1
        ],
        "ships": list(s.ships),
        "cargo": list(s.cargo),
        "sailed": [(s.sailed >> ship) & 1 == 1 for ship in range(content.SHIPS)],
        "docks": [code for site, code in enumerate(content.SITES) if (s.docks >> site) & 1],
        "sled": list(s.sled),
        "quarry": list(s.quarry),
        "points": {
            "pyramids": list(s.pyramid_points),
            "temple": list(s.temple_points),
            "towers": list(s.tower_points),
        },
        "pyramids": [list(pyramid) for pyramid in s.pyramids],
        "temple": list(s.temple),
        "burial": list(s.burial),
        "obelisks": list(s.obelisks),
        "towers": list(s.towers),
        "market": [write_slot(card) for card in s.market],
        "pair": [origin if origin >= 0 else None for origin in s.pair],
        "pile": write_cards(s.pile),
        "old": [write_cards(copies) for copies in s.old],
        "draw": s.draw,
        "discard": write_cards(s.discard),
        "owned": [
            write_cards(s.owned[seat * content.CARDS : (seat + 1) * content.CARDS])
            for seat in range(s.seats)
        ],
        "frames": [write_frame(frame) for frame in s.frames],
        "scores": s.scores(),
    }


def from_json(data: Json) -> State:
    """The state that `to_json` wrote."""
    from tampu.games.imhotep.state import State

    s = State(data["seats"], META.version_of(data))
    s.sides = sum(1 << site for site, side in enumerate(data["sides"]) if side == "B")
    s.wrath, s.may, s.start = data["wrath"], data["may"], data["start"]
    s.round, s.mover, s.passes = data["round"], data["mover"], data["passes"]
    s.rounds = data.get("rounds", content.ROUNDS)
    s.stalled, s.ended = data["stalled"], data["ended"]
    s.unseen = sum(1 << content.ROUND_CODES[s.seats].index(code) for code in data["unseen"])
    s.ships = tuple(data["ships"])
    s.cargo = list(data["cargo"])
    s.sailed = sum(1 << ship for ship, sailed in enumerate(data["sailed"]) if sailed)
    s.docks = sum(1 << content.SITES.index(code) for code in data["docks"])
    s.sled, s.quarry = list(data["sled"]), list(data["quarry"])
    points = data["points"]
    s.pyramid_points, s.temple_points = list(points["pyramids"]), list(points["temple"])
    s.tower_points = list(points["towers"])
    s.pyramids = [bytes(list(stones)) for stones in data["pyramids"]]
    s.temple, s.burial, s.towers = (
        bytes(list(data[site])) for site in ("temple", "burial", "towers")
    )
    s.obelisks = list(data["obelisks"])
    s.market = [read_slot(text) for text in data["market"]]
    s.pair = tuple([-1 if origin is None else origin for origin in data["pair"]])
    s.pile = read_cards(data["pile"])
    s.old = [tuple(read_cards(copies)) for copies in data["old"]]
    s.draw = data["draw"]
    s.discard = read_cards(data["discard"])
    s.owned = [count for copies in data["owned"] for count in read_cards(copies)]
    s.frames = [read_frame(frame) for frame in data["frames"]]
    _derive_ships(s)
    return s


def _derive_ships(s: State) -> None:
    """Compute loads, ready ships and empty spaces from the cargo."""
    s.empty = s.ready = 0
    for ship, capacity in enumerate(s.ships):
        first = ship * content.SPACES
        stones = [s.cargo[place] >= 0 for place in range(first, first + content.SPACES)]
        s.loads[ship] = sum(stones)
        if (s.sailed >> ship) & 1 or s.stalled:
            continue
        for space in range(capacity):
            if not stones[space]:
                s.empty |= 1 << (first + space)
        if capacity and s.loads[ship] >= content.MINIMUM[capacity]:
            s.ready |= 1 << ship


def write_slot(card: int) -> str | None:
    return "pair" if card == -2 else _write_card(card)


def read_slot(text: str | None) -> int:
    return -2 if text == "pair" else _read_card(text)


def write_cards(copies: Sequence[int]) -> dict[str, int]:
    """The copies of each card by its code."""
    return {content.CARD_CODES[card]: count for card, count in enumerate(copies) if count}


def read_cards(copies: dict[str, int]) -> list[int]:
    return [copies.get(code, 0) for code in content.CARD_CODES]


def _write_card(card: int) -> str | None:
    return None if card < 0 else content.CARD_CODES[card]


def _read_card(code: str | None) -> int:
    return -1 if code is None else content.CARD_CODES.index(code)


def write_frame(frame: tuple[int, ...]) -> Json:
    """A frame with its kind and its values by name; places on the board count from 1."""
    data: Json = {"kind": frames.NAMES[frame[0]]}
    for index, field in enumerate(frames.FIELDS.get(frame[0], ()), 1):
        if field == "stones":
            data[field] = list(frame[index:])
        elif field == "cards":
            data[field] = [_write_card(card) for card in frame[index:]]
        elif field == "card":
            data[field] = _write_card(frame[index])
        elif field == "site":
            data[field] = content.SITES[frame[index]]
        else:
            data[field] = frame[index] + (field != "seat")
    return data


def read_frame(data: Json) -> tuple[int, ...]:
    """The frame that `write_frame` wrote."""
    kind = frames.NAMES.index(data["kind"])
    values: list[int] = [kind]
    for field in frames.FIELDS.get(kind, ()):
        value = data[field]
        if field == "stones":
            values += value
        elif field == "cards":
            values += [_read_card(code) for code in value]
        elif field == "card":
            values.append(_read_card(value))
        elif field == "site":
            values.append(content.SITES.index(value))
        else:
            values.append(value - (field != "seat"))
    return tuple(values)


def key(s: State) -> bytes:
    """The position as bytes, equal only for equal positions."""
    mini = s.rounds == content.MINI_ROUNDS
    flags = s.wrath | (s.may << 1) | (s.stalled << 2) | (mini << 3)
    end = ("", "rounds", "stall", "mini").index(s.ended)
    parts: list[int] = [
        *(s.seats, s.sides, flags, end, s.start, s.round, s.mover, s.passes, s.unseen),
        *(s.sailed, s.docks, s.draw, *s.ships, *s.cargo, *s.sled, *s.quarry),
        *(*s.pyramid_points, *s.temple_points, *s.tower_points, *s.obelisks),
        *(*s.market, *s.pile, *s.discard, *s.owned),
    ]
    loose: list[Any] = [*s.pyramids, s.temple, s.burial, s.towers, s.pair, *s.old, *s.frames]
    for part in loose:
        parts.append(len(part))
        parts.extend(part)
    return struct.pack(f"<{len(parts)}h", *parts) + version_mark(s.rules_version)
