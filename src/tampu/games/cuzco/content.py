"""The numbers of the box, read once from content.json."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tampu.core.data import read_json
from tampu.core.options import OptionValue

CONTENT: Final[dict[str, Any]] = read_json("tampu.games.cuzco", "content.json")

_TURN: Final[dict[str, int]] = CONTENT["turn"]
_PRICES: Final[dict[str, int]] = CONTENT["prices"]
_SUPPLIES: Final[dict[str, int]] = CONTENT["supplies"]

ACTION_POINTS: Final[int] = _TURN["action_points"]
TOKEN_POINTS: Final[int] = _TURN["token"]
MOST_DRAWS: Final[int] = _TURN["draws"]

TERRAIN_PRICE: Final[int] = _PRICES["terrain"]
OVERHANG_PRICE: Final[int] = _PRICES["overhang"]
POND_PRICE: Final[int] = _PRICES["pond"]
TEMPLE_PRICE: Final[int] = _PRICES["temple"]
DRAW_PRICE: Final[int] = _PRICES["draw"]
GATE_PRICE: Final[dict[str, int]] = {name: _PRICES[name] for name in ("forest", "mountain")}

PONDS: Final[int] = _SUPPLIES["ponds"]
INCAS: Final[int] = _SUPPLIES["incas"]
TOKENS: Final[int] = _SUPPLIES["tokens"]
DEALT_CARDS: Final[int] = _SUPPLIES["cards"]
OWN_TILES: Final[tuple[int, ...]] = tuple(
    CONTENT["tiles"][kind]["each"] for kind in ("T2", "TC", "TV")
)
"""What each player gets of doubles, single crops and single villages."""

MINI_TRIPLES: Final[int] = CONTENT["mini"]["triples"]

VALUES: Final[tuple[int, ...]] = tuple(int(value) for value in CONTENT["floors"])
"""The temple values; floor i of a temple has VALUES[i]."""
FLOORS: Final[tuple[int, ...]] = tuple(CONTENT["floors"].values())
ALONE: Final[tuple[int, ...]] = tuple(row["alone"] for row in CONTENT["festival"])
"""Points of a festival's only organiser, by the place of the temple's value in VALUES."""
SHARED: Final[tuple[int, ...]] = tuple(row["shared"] for row in CONTENT["festival"])
POND_POINTS: Final[int] = CONTENT["points"]["pond"]

CARDS: Final[tuple[str, ...]] = tuple(card["kind"] for card in CONTENT["cards"])
COPIES: Final[tuple[int, ...]] = tuple(card["count"] for card in CONTENT["cards"])
KINDS_OF_CARDS: Final[int] = len(CARDS)
_RELICS: Final[tuple[frozenset[str], ...]] = tuple(
    frozenset(card["relics"]) for card in CONTENT["cards"]
)
MATCH: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(len(face_up & card) for card in _RELICS) for face_up in _RELICS
)
"""MATCH[face-up][card]: the festival points of a card (CZ-F05)."""


def triples_in_play(options: Mapping[str, OptionValue]) -> int:
    """How many triples the supply holds at first; the mini game has its own number."""
    return MINI_TRIPLES if options.get("mini") else int(options["triples_in_play"])
