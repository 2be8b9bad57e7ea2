"""The position as JSON, out and in, and its comparison key."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, TypedDict

from tampu.core.contract import Json
from tampu.core.options import OptionValue, version_mark
from tampu.games.cuzco.content import CARDS, KINDS_OF_CARDS, VALUES
from tampu.games.cuzco.meta import META
from tampu.games.cuzco.rules import codes
from tampu.games.cuzco.rules.board import CELL, CELLS, FOOTPRINTS, SIZE
from tampu.games.cuzco.rules.placements import survey

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State

_FOOTPRINT: Final = {cells: footprint for footprint, cells in enumerate(FOOTPRINTS)}

Cards = dict[str, int]
"""The number of cards by kind, without the kinds that are missing."""


class Terrain(TypedDict):
    """A cell that is covered by terrain."""

    cell: str
    level: int
    kind: Literal["crop", "village"]
    tile: list[str]
    """The cells of the topmost tile."""


class Temple(TypedDict):
    """A temple on the board."""

    cell: str
    value: int
    disc: bool
    changed: bool


class Stock(TypedDict):
    """The tiles that a seat owns."""

    doubles: int
    crops: int
    villages: int


class Festival(TypedDict):
    """The festival that is being held."""

    cell: str
    bidder: int
    need: int
    totals: list[int]
    standing: list[codes.Standing]
    played: Cards


class Public(TypedDict):
    """What everybody sees."""

    seats: int
    rules_version: int
    """The rules version that the game began with."""
    options: dict[str, OptionValue]
    point: str
    active: int
    ap: int
    draws: int
    token_used: bool
    placed: bool
    moved: list[str]
    idle: int
    ending: str
    finished: list[bool]
    terrain: list[Terrain]
    water: list[str]
    incas: list[list[str]]
    temples: list[Temple]
    triples: int
    stock: list[Stock]
    tokens: list[int]
    ponds: int
    floors: dict[str, int]
    discard: Cards
    draw_size: int
    face_up: str | None
    hand_sizes: list[int]
    known: list[Cards]
    dealt: int
    festival: Festival | None
    sheets: list[dict[str, int]]


def key(s: State) -> bytes:
    """Return bytes that are equal for equal positions and only for them."""
    numbers = [
        *(s.seats, s.point, s.active, s.ap, s.draws, s.token_used, s.placed, s.idle, s.ending),
        *(s.triples, s.ponds, s.face_up, s.dealt, s.city, s.bidder, s.need),
        *(*s.finished, *s.stock, *s.tokens, *s.floors, *s.draw, *s.discard, *s.hands, *s.known),
        *(*s.totals, *s.standing, *s.played, *s.sheets, *s.top),
        *(len(s.moved), *s.moved, *s.values, *s.discs, *s.changed),
    ]
    options = ",".join(f"{name}={s.options[name]}" for name in sorted(s.options))
    return b"".join(
        (
            s.level,
            s.kind,
            s.piece,
            struct.pack(f"<{len(numbers)}h", *numbers),
            options.encode(),
            version_mark(s.rules_version),
        )
    )


# Writing.


def to_json(s: State) -> Json:
    """Write the whole position."""
    hands = [write_hand(s, seat) for seat in range(s.seats)]
    return {**write_public(s), "draw": _write_cards(s.draw), "hands": hands}


def _write_cards(counts: list[int], place: int = 0) -> Cards:
    """Write a multiset of cards, or one among several."""
    part = counts[place * KINDS_OF_CARDS : (place + 1) * KINDS_OF_CARDS]
    return {CARDS[card]: count for card, count in enumerate(part) if count}


def write_hand(s: State, seat: int) -> Cards:
    """Write the cards of a hand."""
    return _write_cards(s.hands, seat)


def write_public(s: State) -> Public:
    """Write what everybody sees."""
    seats = range(s.seats)
    return {
        "seats": s.seats,
        "rules_version": s.rules_version,
        "options": dict(s.options),
        "point": codes.POINTS[s.point],
        "active": s.active,
        "ap": s.ap,
        "draws": s.draws,
        "token_used": s.token_used,
        "placed": s.placed,
        "moved": [CELLS[cell] for cell in s.moved],
        "idle": s.idle,
        "ending": codes.REASONS[s.ending],
        "finished": list(s.finished),
        "terrain": [_write_terrain(s, cell) for cell in range(SIZE) if s.level[cell]],
        "water": [CELLS[cell] for cell in range(SIZE) if s.kind[cell] == codes.WATER],
        "incas": [[CELLS[cell] for cell in s.incas[seat]] for seat in seats],
        "temples": [
            {"cell": CELLS[cell], "value": value, "disc": disc, "changed": changed}
            for cell, value, disc, changed in zip(
                s.temples, s.values, s.discs, s.changed, strict=True
            )
        ],
        "triples": s.triples,
        "stock": [_write_stock(s, seat) for seat in seats],
        "tokens": list(s.tokens),
        "ponds": s.ponds,
        "floors": {str(v): number for v, number in zip(VALUES, s.floors, strict=True)},
        "discard": _write_cards(s.discard),
        "draw_size": sum(s.draw),
        "face_up": CARDS[s.face_up] if s.face_up >= 0 else None,
        "hand_sizes": [s.hand_size(seat) for seat in seats],
        "known": [_write_cards(s.known, seat) for seat in seats],
        "dealt": s.dealt,
        "festival": _write_festival(s),
        "sheets": [
            {name: s.sheets[seat * codes.CATEGORIES + i] for i, name in enumerate(codes.SHEET)}
            for seat in seats
        ],
    }


def _write_terrain(s: State, cell: int) -> Terrain:
    return {
        "cell": CELLS[cell],
        "level": s.level[cell],
        "kind": "village" if s.kind[cell] == codes.VILLAGE else "crop",
        "tile": [CELLS[part] for part in FOOTPRINTS[s.top[cell]]],
    }


def _write_stock(s: State, seat: int) -> Stock:
    doubles, crops, villages = s.stock[seat * 3 : seat * 3 + 3]
    return {"doubles": doubles, "crops": crops, "villages": villages}


def _write_festival(s: State) -> Festival | None:
    if s.city < 0:
        return None
    return {
        "cell": CELLS[s.city],
        "bidder": s.bidder,
        "need": s.need,
        "totals": list(s.totals),
        "standing": [codes.STANDINGS[standing] for standing in s.standing],
        "played": _write_cards(s.played),
    }


# Reading.


def from_json(data: Json) -> State:
    """Read the position that `to_json` wrote."""
    s = read_public(data)
    s.draw = read_cards(data["draw"])
    s.hands = [count for cards in data["hands"] for count in read_cards(cards)]
    return s


def read_cards(cards: Cards) -> list[int]:
    """Read the number of cards of every kind."""
    return [cards.get(card, 0) for card in CARDS]


def read_public(data: Mapping[str, Any]) -> State:
    """Read what everybody sees; hands and draw pile are left as they are at set-up."""
    from tampu.games.cuzco.state import State

    s = State(data["seats"], dict(data["options"]), META.version_of(data))
    s.point = codes.POINTS.index(data["point"])
    s.active = data["active"]
    s.ap = data["ap"]
    s.draws = data["draws"]
    s.token_used = data["token_used"]
    s.placed = data["placed"]
    s.moved = [CELL[name] for name in data["moved"]]
    s.idle = data["idle"]
    s.ending = codes.REASONS.index(data["ending"])
    s.finished = list(data["finished"])
    _read_board(s, data)
    s.triples = data["triples"]
    s.stock = [own[name] for own in data["stock"] for name in ("doubles", "crops", "villages")]
    s.tokens = list(data["tokens"])
    s.ponds = data["ponds"]
    s.floors = list(data["floors"].values())
    s.discard = read_cards(data["discard"])
    s.face_up = -1 if data["face_up"] is None else CARDS.index(data["face_up"])
    s.known = [count for cards in data["known"] for count in read_cards(cards)]
    s.dealt = data["dealt"]
    festival = data["festival"]
    if festival is not None:
        s.city = CELL[festival["cell"]]
        s.bidder = festival["bidder"]
        s.need = festival["need"]
        s.totals = list(festival["totals"])
        s.standing = [codes.STANDINGS.index(standing) for standing in festival["standing"]]
        s.played = read_cards(festival["played"])
    s.sheets = [own[name] for own in data["sheets"] for name in codes.SHEET]
    survey(s)
    return s


def _read_board(s: State, data: Mapping[str, Any]) -> None:
    level, kind, piece = bytearray(s.level), bytearray(s.kind), bytearray(s.piece)
    for name in data["water"]:
        kind[CELL[name]] = codes.WATER
    for ground in data["terrain"]:
        cell = CELL[ground["cell"]]
        level[cell] = ground["level"]
        kind[cell] = codes.VILLAGE if ground["kind"] == "village" else codes.CROP
        s.top[cell] = _FOOTPRINT[tuple(CELL[part] for part in ground["tile"])]
    for seat, names in enumerate(data["incas"]):
        s.incas[seat] = [CELL[name] for name in names]
        for cell in s.incas[seat]:
            piece[cell] = seat + 1
    for temple in data["temples"]:
        cell = CELL[temple["cell"]]
        piece[cell] = codes.TEMPLE
        s.temples.append(cell)
        s.values.append(temple["value"])
        s.discs.append(temple["disc"])
        s.changed.append(temple["changed"])
    s.level, s.kind, s.piece = bytes(level), bytes(kind), bytes(piece)
