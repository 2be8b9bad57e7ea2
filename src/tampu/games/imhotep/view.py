"""What each seat may know, a full state imagined from it, and the position as JSON and bytes."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from tampu.core.contract import Json
from tampu.core.deck import draw_cards
from tampu.core.rng import Rng
from tampu.games.imhotep.content import CARD_CODES, CARDS, MINIMUM, SITES, SPACES
from tampu.games.imhotep.rules import frames

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State

HIDDEN: Final = -1
"""A looked-at card of the pair in the view of somebody who does not see it."""
PUBLIC: Final = (
    *("seats", "sides", "wrath", "may", "start", "round", "mover", "passes", "stalled", "ended"),
    *("unseen", "ships", "cargo", "sailed", "docks", "sled", "quarry", "points"),
    *("pyramids", "temple", "burial", "obelisks", "towers", "market", "pair", "draw"),
    *("discard", "owned", "scores"),
)
"""The parts of a position that everybody sees; beside them stand `pile`, `old` and `frames`,
in which looked-at cards are masked."""


def to_json(s: State) -> Json:
    """Everything, in words where the box has words."""
    return {
        "seats": s.seats,
        "sides": "".join("AB"[(s.sides >> site) & 1] for site in range(len(SITES))),
        "wrath": s.wrath,
        "may": s.may,
        "start": s.start,
        "round": s.round,
        "mover": s.mover,
        "passes": s.passes,
        "stalled": s.stalled,
        "ended": s.ended,
        "unseen": s.unseen,
        "ships": list(s.ships),
        "cargo": list(s.cargo),
        "sailed": s.sailed,
        "docks": s.docks,
        "sled": list(s.sled),
        "quarry": list(s.quarry),
        "points": [list(s.pyramid_points), list(s.temple_points), list(s.tower_points)],
        "pyramids": [list(pyramid) for pyramid in s.pyramids],
        "temple": list(s.temple),
        "burial": list(s.burial),
        "obelisks": list(s.obelisks),
        "towers": list(s.towers),
        "market": [_slot_text(card) for card in s.market],
        "pair": list(s.pair),
        "pile": _named(s.pile),
        "old": [_named(copies) for copies in s.old],
        "draw": s.draw,
        "discard": _named(s.discard),
        "owned": [_named(s.owned[seat * CARDS : (seat + 1) * CARDS]) for seat in range(s.seats)],
        "frames": [list(frame) for frame in s.frames],
        "scores": s.scores(),
    }


def _slot_text(card: int) -> str | None:
    if card == -1:
        return None
    return "pair" if card < 0 else CARD_CODES[card]


def _slot(text: str | None) -> int:
    if text is None:
        return -1
    return -2 if text == "pair" else CARD_CODES.index(text)


def _named(copies: Sequence[int]) -> dict[str, int]:
    return {CARD_CODES[card]: count for card, count in enumerate(copies) if count}


def _copies(named: dict[str, int]) -> list[int]:
    return [named.get(code, 0) for code in CARD_CODES]


def from_json(data: Json) -> State:
    """The state that `to_json` wrote."""
    from tampu.games.imhotep.state import new_state

    s = new_state(data["seats"])
    s.sides = sum(1 << site for site, side in enumerate(data["sides"]) if side == "B")
    s.wrath, s.may, s.start = data["wrath"], data["may"], data["start"]
    s.round, s.mover, s.passes = data["round"], data["mover"], data["passes"]
    s.stalled, s.ended, s.unseen = data["stalled"], data["ended"], data["unseen"]
    s.ships = tuple(data["ships"])
    s.cargo = list(data["cargo"])
    s.sailed, s.docks = data["sailed"], data["docks"]
    s.sled, s.quarry = list(data["sled"]), list(data["quarry"])
    pyramid_points, temple_points, tower_points = data["points"]
    s.pyramid_points, s.temple_points = list(pyramid_points), list(temple_points)
    s.tower_points = list(tower_points)
    s.pyramids = [bytes(stones) for stones in data["pyramids"]]
    s.temple, s.burial, s.towers = (bytes(data[site]) for site in ("temple", "burial", "towers"))
    s.obelisks = list(data["obelisks"])
    s.market = [_slot(text) for text in data["market"]]
    s.pair = tuple(data["pair"])
    s.pile = _copies(data["pile"])
    s.old = [tuple(_copies(named)) for named in data["old"]]
    s.draw = data["draw"]
    s.discard = _copies(data["discard"])
    s.owned = [count for named in data["owned"] for count in _copies(named)]
    s.frames = [tuple(frame) for frame in data["frames"]]
    _derive_ships(s)
    return s


def _derive_ships(s: State) -> None:
    """Loads, ready ships and empty spaces follow from the cargo."""
    s.empty = s.ready = 0
    for ship, capacity in enumerate(s.ships):
        first = ship * SPACES
        stones = [s.cargo[place] >= 0 for place in range(first, first + SPACES)]
        s.loads[ship] = sum(stones)
        if (s.sailed >> ship) & 1 or s.stalled:
            continue
        for space in range(capacity):
            if not stones[space]:
                s.empty |= 1 << (first + space)
        if capacity and s.loads[ship] >= MINIMUM[capacity]:
            s.ready |= 1 << ship


def seen_by(s: State, seat: int | None) -> Json:
    """The view of a seat, or of a spectator."""
    everything = to_json(s)
    seen: Json = {name: everything[name] for name in PUBLIC}
    pile, old = list(s.pile), [list(copies) for copies in s.old]
    masked: list[list[int]] = []
    for frame in s.frames:
        if frame[0] in (frames.LOOK, frames.KEEP) and frame[1] != seat:
            known = frame[2:]
            for place, card in enumerate(known):
                origin = s.pair[place]
                (pile if origin < 0 else old[origin])[card] += 1
            masked.append([*frame[:2], *([HIDDEN] * len(known))])
        else:
            masked.append(list(frame))
    seen["pile"], seen["old"] = _named(pile), [_named(copies) for copies in old]
    seen["frames"] = masked
    return seen


def imagine(seen: Json, rng: Rng) -> State:
    """A full state that agrees with a view: looked-at cards are drawn where they are masked."""
    s = from_json(seen)
    for index, frame in enumerate(s.frames):
        if frame[0] in (frames.LOOK, frames.KEEP) and HIDDEN in frame[2:]:
            s.frames[index] = (*frame[:2], *_imagined_pair(s, len(frame) - 2, rng))
    return s


def _imagined_pair(s: State, known: int, rng: Rng) -> list[int]:
    cards: list[int] = []
    for place in range(known):
        origin = s.pair[place]
        copies = s.pile if origin < 0 else list(s.old[origin])
        cards += draw_cards(copies, 1, rng)
        if origin >= 0:
            s.old[origin] = tuple(copies)
    return cards


def pack(s: State) -> bytes:
    """The position as bytes, equal only for equal positions."""
    flags = s.wrath | (s.may << 1) | (s.stalled << 2)
    end = ("", "rounds", "stall").index(s.ended)
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
    return struct.pack(f"<{len(parts)}h", *parts)
