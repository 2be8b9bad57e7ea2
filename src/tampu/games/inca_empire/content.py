"""The numbers of the box, read once from content.json."""

from __future__ import annotations

from typing import Any, Final

from tampu.core.data import read_json

DATA: Final[dict[str, Any]] = read_json("tampu.games.inca_empire", "content.json")

COLORS: Final[tuple[str, ...]] = tuple(color["code"] for color in DATA["colors"])
"""Colour codes; everywhere else a colour is its index here."""

# Culture markers (IE-M15), by type.
MARKERS: Final[tuple[str, ...]] = tuple(kind["id"] for kind in DATA["culture_markers"])
RESISTANCE: Final[tuple[int, ...]] = tuple(kind["resistance"] for kind in DATA["culture_markers"])
LABOR: Final[tuple[int, ...]] = tuple(kind["labor"] for kind in DATA["culture_markers"])
MARKER_VP: Final[tuple[int, ...]] = tuple(kind["vp"] for kind in DATA["culture_markers"])
UNKNOWN: Final = len(MARKERS)
"""In place of a marker type: no marker, or one still face down."""

# Prices and points.
_costs: dict[str, Any] = DATA["costs"]
_labor: dict[str, int] = _costs["labor"]
_build: dict[str, int] = _costs["build_vp"]
_sapa: dict[str, int] = _costs["sapa_inca_vp"]
CITY_COST: Final = _labor["city"]
GARRISON_COST: Final = _labor["garrison"]
TEMPLE_COST: Final = _labor["temple"]
TERRACE_COST: Final = _labor["terrace"]
KEY_COST: Final = _labor["key_outpost"]
ROAD_COST: Final = _labor["additional_road"]
EXTRA_COST: Final = _labor["rapid_expansion_surcharge"]
CITY_VP: Final = _build["city"]
GARRISON_VP: Final = _build["garrison"]
TEMPLE_VP: Final = _build["temple"]
TERRACE_VP: Final = _build["terrace"]
KEY_VP: Final = _build["key_outpost"]
SAPA_CITY: Final = _sapa["city"]
SAPA_GARRISON: Final = _sapa["garrison"]
SAPA_TEMPLE: Final = _sapa["temple"]
SAPA_TERRACE: Final = _sapa["terrace"]
TERRACE_INCOME: Final[int] = _costs["terrace_income"]
ALLOWANCE: Final[int] = _costs["roads_per_road_building"]
LEAST_ALLOWANCE: Final[int] = _costs["minimum_roads_allowance"]
HAND: Final[int] = _costs["hand_size"]

# Sun Event cards; a card is its index in CARDS.
_cards: list[dict[str, Any]] = DATA["sun_cards"]
CARDS: Final[tuple[str, ...]] = tuple(card["code"] for card in _cards)
KINDS_OF_CARD: Final = len(CARDS)
RU: Final = CARDS.index("RU")
ES: Final = CARDS.index("ES")
WP: Final = CARDS.index("WP")
WR: Final = CARDS.index("WR")
XC: Final = CARDS.index("XC")
EN: Final = CARDS.index("EN")
EP: Final = CARDS.index("EP")
KO: Final = CARDS.index("KO")
UR: Final = CARDS.index("UR")
BP: Final = CARDS.index("BP")
HW: Final = CARDS.index("HW")
SF: Final = CARDS.index("SF")
MS: Final = CARDS.index("MS")
PS: Final = CARDS.index("PS")
RX: Final = CARDS.index("RX")
RS: Final = CARDS.index("RS")
RF: Final = CARDS.index("RF")
SE: Final = CARDS.index("SE")
EPIDEMIC: Final[int] = _cards[EP]["per_copy"]
RENEWAL: Final[int] = _cards[UR]["per_copy"]
WEATHER: Final[int] = _cards[HW]["per_copy"]
STORES: Final[int] = _cards[SF]["per_copy"]
SUPERIORITY: Final[int] = _cards[MS]["per_copy"]
UPRISING: Final[int] = _cards[RS]["per_copy"]
SUPPORT: Final[int] = _cards[PS]["per_copy"]
SUPPORTERS: Final[int] = _cards[PS]["resistance_at_most"]
PILGRIMAGES: Final[tuple[int, ...]] = tuple(i for i, card in enumerate(_cards) if "vp" in card)
"""The cards that allow a pilgrimage."""
PILGRIMAGE_VP: Final[tuple[int, ...]] = tuple(_cards[card]["vp"] for card in PILGRIMAGES)

FIELDS: Final[tuple[str, ...]] = tuple(
    dict.fromkeys(DATA["sun_fields"]["4"] + DATA["sun_fields"]["3"])
)
"""The fields of both Sun boards; a table's own are `Board.fields`."""

INVASIONS: Final[tuple[str, ...]] = ("arrival", "blank")
INVASION_COPIES: Final[tuple[int, ...]] = tuple(
    DATA["invasion_markers"][kind] for kind in INVASIONS
)

# The score sheet (IE-E06), by index.
SHEET: Final[tuple[str, ...]] = tuple(DATA["score_sheet"])
CONQUEST: Final = SHEET.index("conquest")
CITY: Final = SHEET.index("city")
GARRISON: Final = SHEET.index("garrison")
TEMPLE: Final = SHEET.index("temple")
BONUS: Final = SHEET.index("temple_bonus")
TERRACE: Final = SHEET.index("terrace")
KEY: Final = SHEET.index("key_outpost")
EXTRA: Final = SHEET.index("event_extra")
PILGRIMAGE: Final = SHEET.index("pilgrimage")
SAPA: Final = SHEET.index("sapa_terrace")
"""The first of four categories of the Sapa Inca phases: terraces, garrisons, cities, temples."""

# Phases of the era track.
PHASES: Final[tuple[str, ...]] = ("inca", "sun", "people", "sapa_inca")
INCA: Final = 0
SUN: Final = 1
PEOPLE: Final = 2
SAPA_INCA: Final = 3
ERAS: Final[list[dict[str, Any]]] = DATA["eras"]
COLUMNS: Final[list[dict[str, Any]]] = DATA["columns"]
MINI_COLUMNS: Final[tuple[str, ...]] = tuple(DATA["mini"]["columns"])

# Names of the map, the same numbers on both sides; a side uses those it has.
REGIONS: Final[tuple[str, ...]] = tuple(region["id"] for region in DATA["sides"]["4"]["regions"])
SITES: Final[tuple[str, ...]] = tuple(
    dict.fromkeys(site["id"] for side in ("4", "3") for site in DATA["sides"][side]["sites"])
)
LINE_NAMES: Final[tuple[str, ...]] = tuple(
    dict.fromkeys(
        line["id"]
        for part in ("roads", "wilderness")
        for side in ("4", "3")
        for line in DATA["sides"][side][part]
    )
)
"""The names of printed connections, then of new links; each side has its own lines by them. Names
that a later release adds come last."""
ROADS: Final = sum(1 for name in LINE_NAMES if name.startswith("r"))
"""Names of printed connections; the numbers from here on are new links."""
LINES: Final = len(LINE_NAMES)
FIRST_LINES: Final = len(
    {
        line["id"]
        for side in DATA["sides"].values()
        for line in side["roads"] + side["wilderness"]
        if not line.get("long")
    }
)
"""Names of the first release; the actions of all others have their ids after all other actions."""
