"""A position as bytes to compare, and as JSON to keep: all of it, or what everybody sees."""

from __future__ import annotations

import struct
from typing import Final

from tampu.core.contract import Json
from tampu.games.cuzco.board import CELL, CELLS, FOOTPRINTS, SIZE
from tampu.games.cuzco.content import CARDS, KINDS_OF_CARDS, VALUES
from tampu.games.cuzco.rules.terrain import survey
from tampu.games.cuzco.state import (
    CATEGORIES,
    CROP,
    POINTS,
    REASONS,
    SHEET,
    TEMPLE,
    VILLAGE,
    WATER,
    Position,
)

_KINDS: Final = ("bare", "crop", "village", "water")
_STANDINGS: Final = ("away", "in", "passed", "out")
_FOOTPRINT: Final = {cells: footprint for footprint, cells in enumerate(FOOTPRINTS)}
_TILES: Final = ("doubles", "crops", "villages")


def key(position: Position) -> bytes:
    """Equal for equal positions and only for them."""
    numbers = [
        position.seats,
        position.point,
        position.active,
        position.ap,
        position.draws,
        position.token_used,
        position.placed,
        position.idle,
        position.ending,
        position.triples,
        position.ponds,
        position.face_up,
        position.dealt,
        position.city,
        position.speaker,
        position.need,
        *position.finished,
        *position.stock,
        *position.tokens,
        *position.floors,
        *position.draw,
        *position.discard,
        *position.hands,
        *position.known,
        *position.totals,
        *position.standing,
        *position.played,
        *position.sheets,
        *position.top,
        len(position.moved),
        *position.moved,
        *position.values,
        *position.discs,
        *position.changed,
    ]
    options = ",".join(f"{name}={position.options[name]}" for name in sorted(position.options))
    return b"".join(
        (
            bytes(position.level),
            bytes(position.kind),
            bytes(position.piece),
            struct.pack(f"<{len(numbers)}h", *numbers),
            options.encode(),
        )
    )


def _cards(counts: list[int]) -> dict[str, int]:
    return {CARDS[card]: count for card, count in enumerate(counts) if count}


def _counts(cards: dict[str, int]) -> list[int]:
    return [cards.get(card, 0) for card in CARDS]


def hand(position: Position, seat: int) -> dict[str, int]:
    """The cards of a hand by kind."""
    first = seat * KINDS_OF_CARDS
    return _cards(position.hands[first : first + KINDS_OF_CARDS])


def _known(position: Position, seat: int) -> dict[str, int]:
    first = seat * KINDS_OF_CARDS
    return _cards(position.known[first : first + KINDS_OF_CARDS])


def public(position: Position) -> Json:
    """What everybody sees."""
    seats = range(position.seats)
    return {
        "seats": position.seats,
        "options": dict(position.options),
        "point": POINTS[position.point],
        "active": position.active,
        "ap": position.ap,
        "draws": position.draws,
        "token_used": position.token_used,
        "placed": position.placed,
        "moved": [CELLS[cell] for cell in position.moved],
        "idle": position.idle,
        "ending": REASONS[position.ending],
        "finished": list(position.finished),
        "terrain": [_terrain(position, c) for c in range(SIZE) if position.level[c]],
        "water": [CELLS[c] for c in range(SIZE) if position.kind[c] == WATER],
        "incas": [[CELLS[cell] for cell in position.incas[seat]] for seat in seats],
        "temples": [
            {"cell": CELLS[cell], "value": value, "disc": disc, "changed": changed}
            for cell, value, disc, changed in zip(
                position.temples, position.values, position.discs, position.changed, strict=True
            )
        ],
        "triples": position.triples,
        "stock": [
            {name: position.stock[seat * 3 + i] for i, name in enumerate(_TILES)} for seat in seats
        ],
        "tokens": list(position.tokens),
        "ponds": position.ponds,
        "floors": {str(v): number for v, number in zip(VALUES, position.floors, strict=True)},
        "discard": _cards(position.discard),
        "draw_size": sum(position.draw),
        "face_up": CARDS[position.face_up] if position.face_up >= 0 else None,
        "hand_sizes": [position.hand_size(seat) for seat in seats],
        "known": [_known(position, seat) for seat in seats],
        "dealt": position.dealt,
        "festival": _festival(position),
        "sheets": [
            {name: position.sheets[seat * CATEGORIES + i] for i, name in enumerate(SHEET)}
            for seat in seats
        ],
    }


def _terrain(position: Position, cell: int) -> Json:
    return {
        "cell": CELLS[cell],
        "level": position.level[cell],
        "kind": _KINDS[position.kind[cell]],
        "tile": [CELLS[part] for part in FOOTPRINTS[position.top[cell]]],
    }


def _festival(position: Position) -> Json | None:
    if position.city < 0:
        return None
    return {
        "cell": CELLS[position.city],
        "speaker": position.speaker,
        "need": position.need,
        "totals": list(position.totals),
        "standing": [_STANDINGS[standing] for standing in position.standing],
        "played": _cards(position.played),
    }


def to_json(position: Position) -> Json:
    """Everything."""
    return {
        **public(position),
        "draw": _cards(position.draw),
        "hands": [hand(position, seat) for seat in range(position.seats)],
    }


def restore(position: Position, data: Json) -> None:
    """Make a fresh position the one that `to_json` wrote."""
    restore_public(position, data)
    position.draw = _counts(data["draw"])
    position.hands = [count for cards in data["hands"] for count in _counts(cards)]


def restore_public(position: Position, data: Json) -> None:
    """Make all but the hidden cards of a fresh position what `public` wrote."""
    position.point = POINTS.index(data["point"])
    position.active = data["active"]
    position.ap = data["ap"]
    position.draws = data["draws"]
    position.token_used = data["token_used"]
    position.placed = data["placed"]
    position.moved = [CELL[name] for name in data["moved"]]
    position.idle = data["idle"]
    position.ending = REASONS.index(data["ending"])
    position.finished = list(data["finished"])
    _restore_board(position, data)
    position.triples = data["triples"]
    position.stock = [own[name] for own in data["stock"] for name in _TILES]
    position.tokens = list(data["tokens"])
    position.ponds = data["ponds"]
    position.floors = list(data["floors"].values())
    position.discard = _counts(data["discard"])
    position.face_up = -1 if data["face_up"] is None else CARDS.index(data["face_up"])
    position.known = [count for cards in data["known"] for count in _counts(cards)]
    position.dealt = data["dealt"]
    festival = data["festival"]
    if festival is not None:
        position.city = CELL[festival["cell"]]
        position.speaker = festival["speaker"]
        position.need = festival["need"]
        position.totals = list(festival["totals"])
        position.standing = [_STANDINGS.index(standing) for standing in festival["standing"]]
        position.played = _counts(festival["played"])
    position.sheets = [own[name] for own in data["sheets"] for name in SHEET]
    survey(position)


def _restore_board(position: Position, data: Json) -> None:
    for name in data["water"]:
        position.kind[CELL[name]] = WATER
    for ground in data["terrain"]:
        cell = CELL[ground["cell"]]
        position.level[cell] = ground["level"]
        position.kind[cell] = VILLAGE if ground["kind"] == "village" else CROP
        position.top[cell] = _FOOTPRINT[tuple(CELL[part] for part in ground["tile"])]
    for seat, names in enumerate(data["incas"]):
        position.incas[seat] = [CELL[name] for name in names]
        for cell in position.incas[seat]:
            position.piece[cell] = seat + 1
    for temple in data["temples"]:
        cell = CELL[temple["cell"]]
        position.piece[cell] = TEMPLE
        position.temples.append(cell)
        position.values.append(temple["value"])
        position.discs.append(temple["disc"])
        position.changed.append(temple["changed"])
