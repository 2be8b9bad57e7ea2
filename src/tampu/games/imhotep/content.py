"""The numbers of the box, read once from content.json."""

from __future__ import annotations

from typing import Any, Final

from tampu.core.data import read_json

_BOX: Final[dict[str, Any]] = read_json("tampu.games.imhotep", "content.json")
_SUPPLIES: Final[dict[str, Any]] = _BOX["supplies"]
_SITES: Final[dict[str, Any]] = _BOX["sites"]
_CARDS: Final[list[dict[str, Any]]] = _BOX["marketCards"]["types"]
_TABLES: Final[dict[str, Any]] = _BOX["tables"]

ROUNDS: Final[int] = _BOX["game"]["rounds"]
MINI_ROUNDS: Final[int] = _BOX["mini"]["rounds"]
SHIPS: Final[int] = _BOX["game"]["shipsPerRound"]
SPACES: Final[int] = max(kind["capacity"] for kind in _BOX["ships"]["types"])
COLOURS: Final[str] = "".join(colour["code"] for colour in _BOX["colours"]["list"])
STONE: Final[list[bytes]] = [bytes([seat]) for seat in range(len(COLOURS))]
"""A seat's stone as it lies on a site."""

STONES: Final[int] = _SUPPLIES["playableStonesPerColour"]
SLED: Final[int] = _SUPPLIES["sledCapacity"]
GET: Final[int] = _SUPPLIES["getStonesAmount"]
START_SLED: Final[list[int]] = _SUPPLIES["startSledByTurnPosition"]

MINIMUM: Final[list[int]] = [0] * (SPACES + 1)
"""Minimum load by capacity."""
for _kind in _BOX["ships"]["types"]:
    MINIMUM[_kind["capacity"]] = _kind["minLoad"]

ROUND_CARDS: Final[dict[int, list[tuple[int, ...]]]] = {
    int(players): [tuple(card["ships"]) for card in cards]
    for players, cards in _BOX["roundCards"]["byPlayers"].items()
}


def ships_code(ships: tuple[int, ...]) -> str:
    """A round card as the capacities of its ships, for example 4322."""
    return "".join([str(capacity) for capacity in ships])


ROUND_CODES: Final[dict[int, list[str]]] = {
    players: [ships_code(ships) for ships in cards] for players, cards in ROUND_CARDS.items()
}
SHIP_SETS: Final[list[tuple[int, ...]]] = sorted(
    {ships for cards in ROUND_CARDS.values() for ships in cards}
)

SITE_IDS: Final[list[str]] = _SITES["order"]
SITES: Final[str] = "".join(_SITES[site]["code"] for site in SITE_IDS)
ALL_DOCKS: Final[int] = (1 << len(SITES)) - 1
"""Bit by site: every dock is open."""
MARKET: Final = 0
PYRAMIDS: Final = 1
TEMPLE: Final = 2
BURIAL: Final = 3
OBELISKS: Final = 4

SLOTS: Final[int] = len(_SITES["market"]["A"]["slots"])
PAIR_SLOT: Final[int] = next(
    index for index, slot in enumerate(_SITES["market"]["B"]["slots"]) if slot["cards"] > 1
)
PAIR_CARDS: Final[int] = _SITES["market"]["B"]["slots"][PAIR_SLOT]["cards"]

PYRAMID_A: Final[list[int]] = _SITES["pyramids"]["A"]["fillValues"]
PYRAMID_OVERFLOW: Final[int] = _SITES["pyramids"]["A"]["overflowPoints"]
PYRAMID_CODES: Final[str] = "".join(p["code"] for p in _SITES["pyramids"]["B"]["pyramids"])
PYRAMID_B: Final[list[list[int]]] = [
    [space["points"] for space in pyramid["fill"]]
    for pyramid in _SITES["pyramids"]["B"]["pyramids"]
]
PYRAMID_BONUS: Final[list[list[str]]] = [
    [space["bonus"] or "" for space in pyramid["fill"]]
    for pyramid in _SITES["pyramids"]["B"]["pyramids"]
]
BONUS_STONES: Final[int] = _SITES["pyramids"]["B"]["bonuses"]["stones"]["amount"]

TEMPLE_WIDTH: Final[dict[int, int]] = {
    int(players): width for players, width in _SITES["temple"]["widthByPlayers"].items()
}
TEMPLE_A: Final[list[int]] = [space["points"] for space in _SITES["temple"]["A"]["spaces"]]
TEMPLE_B: Final[list[str]] = [space["reward"] for space in _SITES["temple"]["B"]["spaces"]]
TEMPLE_B_POINTS: Final[list[int]] = [
    space.get("points", 0) for space in _SITES["temple"]["B"]["spaces"]
]
TEMPLE_STONES: Final[int] = max(space.get("stones", 0) for space in _SITES["temple"]["B"]["spaces"])

BURIAL_ROWS: Final[int] = _SITES["burial"]["rows"]
BURIAL_B: Final[list[int]] = _SITES["burial"]["B"]["rowPoints"]
OBELISKS_A: Final[dict[int, list[int]]] = {
    int(players): points for players, points in _SITES["obelisks"]["A"]["pointsByPlayers"].items()
}
TOWER_SIZE: Final[int] = _SITES["obelisks"]["B"]["towerSize"]
TOWERS: Final[list[int]] = _SITES["obelisks"]["B"]["towerPoints"]
WAITING_POINTS: Final[int] = _SITES["obelisks"]["B"]["singlePoints"]

CARD_CODES: Final[list[str]] = [card["code"] for card in _CARDS]
CARDS: Final[int] = len(CARD_CODES)
COPIES: Final[list[int]] = [card["copies"] for card in _CARDS]
ALL_CARDS: Final[int] = sum(COPIES)
RED_SITE: Final[list[int]] = [
    SITE_IDS.index(card["site"]) if card["colour"] == "red" else -1 for card in _CARDS
]
"""Where a red card places its stone; -1 for the other cards."""
DECORATION: Final[list[tuple[int, int]]] = [
    (index, SITE_IDS.index(card["site"]))
    for index, card in enumerate(_CARDS)
    if card["colour"] == "green"
]
BLUE: Final[list[int]] = [index for index, card in enumerate(_CARDS) if card["colour"] == "blue"]
_IDS: Final[list[str]] = [card["id"] for card in _CARDS]
STATUE: Final[int] = _IDS.index("statue")
LEVER: Final[int] = _IDS.index("lever")
HAMMER: Final[int] = _IDS.index("hammer")
SAIL_CARD: Final[int] = _IDS.index("sail_card")
CHISEL: Final[int] = _IDS.index("chisel")

DECORATION_PER: Final[int] = _TABLES["decoration"]["stonesPerPoint"]
UNUSED_BLUE: Final[int] = _TABLES["unusedBlue"]
WRATH: Final[int] = _TABLES["wrathPenalty"]
SHEET: Final[list[str]] = _BOX["scoreSheet"]["categories"]
SCORED_AT_ONCE: Final[int] = len(_BOX["scoreSheet"]["duringGame"])
"""The first categories of the sheet are scored during play, the others at the end."""

_SERIES: Final[list[int]] = _TABLES["series"]["first"]
SERIES: Final[list[int]] = _SERIES + [
    _SERIES[-1] + _TABLES["series"]["thenPerExtra"] * extra for extra in range(1, 120)
]
"""Points by size of a burial group or number of statues."""
