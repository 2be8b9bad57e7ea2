"""The machine-readable part of the ledger as the tests read it, apart from the engine's content."""

import json
from collections.abc import Generator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

DATA: dict[str, Any] = json.loads((Path(__file__).parent / "data.json").read_text("utf-8"))
COLOURS = {colour["id"]: colour["code"] for colour in DATA["colors"]["list"]}
CARD_CODES = {card["id"]: card["code"] for card in DATA["sun_cards"]["types"]}
MARKERS = {marker["id"]: marker for marker in DATA["culture_markers"]["types"]}
PILGRIMAGES = {CARD_CODES[row["card"]]: row for row in DATA["pilgrimages"]["list"]}
ERAS = {era["era"]: era for era in DATA["era_track"]["eras"]}
SHEET = [category["id"] for category in DATA["score_sheet"]["categories"]]


@dataclass
class Decision:
    """A seat is asked and may answer with any of these tokens."""

    seat: int
    tokens: list[str]


@dataclass
class Draw:
    """Chance is due: each token with its weight, from one source."""

    source: str
    weights: dict[str, int]


Play = Generator[Decision | Draw, str, Any]
