"""The action space of Imhotep: every decision and every chance outcome with its notation."""

from __future__ import annotations

from itertools import combinations, product
from typing import Final

from tampu.core.errors import Value
from tampu.core.space import ActionSpace, Kind
from tampu.games.imhotep import content
from tampu.games.imhotep.content import SITES

PLACES: Final[int] = content.SHIPS * content.SPACES
"""Spaces of all ships; place = ship * SPACES + space, both from 0."""
PAIRS: Final[list[tuple[int, int]]] = list(combinations(range(PLACES), 2))
SEQUENCES: Final[list[tuple[int, ...]]] = [
    letters
    for length in range(1, content.SPACES + 1)
    for letters in product(range(len(content.COLOURS)), repeat=length)
]
SEQUENCE_IDS: Final[dict[tuple[int, ...], int]] = {row: i for i, row in enumerate(SEQUENCES)}
POINTS: Final = "points"
STONES: Final = "stones"

_SHIPS: Final[list[int]] = list(range(1, content.SHIPS + 1))
_SPACES: Final[list[tuple[Value, ...]]] = [
    (ship, space) for ship in _SHIPS for space in range(1, content.SPACES + 1)
]
_ACCEPT: Final[list[tuple[Value, ...]]] = [(True,), (False,)]
_PAIR_PLACES: Final[list[Value]] = list(range(1, content.PAIR_CARDS + 1))
_CODES: Final[list[Value]] = list(content.CARD_CODES)


def _bonus_token(accept: bool) -> str:
    return "b+" if accept else "b-"


ACTIONS: Final = ActionSpace(
    [
        Kind("get", (), [()], lambda: "G"),
        Kind("load", ("ship", "space"), _SPACES, lambda ship, space: f"L{ship}.{space}"),
        Kind(
            "sail",
            ("ship", "site"),
            list(product(_SHIPS, SITES)),
            lambda ship, site: f"S{ship}>{site}",
        ),
        Kind(
            "lever",
            ("ship", "site", "sequence"),
            [
                (ship, site, "".join(content.COLOURS[seat] for seat in sequence))
                for ship in _SHIPS
                for site in SITES
                for sequence in SEQUENCES
            ],
            lambda ship, site, sequence: f"XL{ship}>{site}:{sequence}",
        ),
        Kind("hammer", ("ship", "space"), _SPACES, lambda ship, space: f"XH{ship}.{space}"),
        Kind(
            "sail_card",
            ("ship", "space", "site"),
            [(*place, site) for place in _SPACES for site in SITES],
            lambda ship, space, site: f"XS{ship}.{space}>{site}",
        ),
        Kind(
            "chisel",
            ("ship", "space", "ship2", "space2"),
            [(*_SPACES[first], *_SPACES[second]) for first, second in PAIRS],
            lambda ship, space, ship2, space2: f"XC{ship}.{space}+{ship2}.{space2}",
        ),
        Kind(
            "pick",
            ("slot",),
            [*((slot,) for slot in range(1, content.SLOTS + 1)), (None,)],
            lambda slot: f"m{slot or '-'}",
        ),
        Kind("keep", ("card",), [(place,) for place in _PAIR_PLACES], lambda card: f"k{card}"),
        Kind(
            "pyramid",
            ("pyramid",),
            [(code,) for code in content.PYRAMID_CODES],
            lambda pyramid: f"p{pyramid}",
        ),
        Kind("bonus_card", ("accept",), _ACCEPT, _bonus_token),
        Kind("bonus_stones", ("accept",), _ACCEPT, _bonus_token),
        Kind(
            "bonus_load",
            ("ship", "space"),
            [*_SPACES, (None, None)],
            lambda ship, space: f"b{ship}.{space}" if ship else "b-",
        ),
        Kind("temple", ("reward",), [(POINTS,), (STONES,)], lambda reward: f"t{reward[0]}"),
    ]
)

OUTCOMES: Final = ActionSpace(
    [
        Kind(
            "start",
            ("seat",),
            [(seat + 1,) for seat in range(len(content.COLOURS))],
            lambda s: f"start:{s}",
        ),
        Kind(
            "side",
            ("site", "side"),
            list(product(SITES, "AB")),
            lambda site, side: f"side:{site}={side}",
        ),
        Kind(
            "round",
            ("ships",),
            [(content.ships_code(ships),) for ships in content.SHIP_SETS],
            lambda ships: f"round:{ships}",
        ),
        Kind(
            "deal",
            ("slot", "card"),
            list(product(range(1, content.SLOTS + 1), _CODES)),
            lambda slot, card: f"deal:m{slot}={card}",
        ),
        Kind(
            "look",
            ("place", "card"),
            list(product(_PAIR_PLACES, _CODES)),
            lambda place, card: f"look:{place}={card}",
        ),
        Kind("draw", ("card",), [(code,) for code in _CODES], lambda card: f"draw:{card}"),
        Kind(
            "reveal",
            ("place", "card"),
            list(product(_PAIR_PLACES, _CODES)),
            lambda place, card: f"reveal:{place}={card}",
        ),
    ]
)

GET: Final[int] = ACTIONS.base("get")
LOAD: Final[int] = ACTIONS.base("load")
SAIL: Final[int] = ACTIONS.base("sail")
LEVER: Final[int] = ACTIONS.base("lever")
HAMMER: Final[int] = ACTIONS.base("hammer")
SAIL_CARD: Final[int] = ACTIONS.base("sail_card")
CHISEL: Final[int] = ACTIONS.base("chisel")
PICK: Final[int] = ACTIONS.base("pick")
KEEP: Final[int] = ACTIONS.base("keep")
PYRAMID: Final[int] = ACTIONS.base("pyramid")
BONUS_CARD: Final[int] = ACTIONS.base("bonus_card")
BONUS_STONES: Final[int] = ACTIONS.base("bonus_stones")
BONUS_LOAD: Final[int] = ACTIONS.base("bonus_load")
TEMPLE: Final[int] = ACTIONS.base("temple")

START: Final[int] = OUTCOMES.base("start")
SIDE: Final[int] = OUTCOMES.base("side")
ROUND: Final[int] = OUTCOMES.base("round")
DEAL: Final[int] = OUTCOMES.base("deal")
LOOK: Final[int] = OUTCOMES.base("look")
DRAW: Final[int] = OUTCOMES.base("draw")
REVEAL: Final[int] = OUTCOMES.base("reveal")
