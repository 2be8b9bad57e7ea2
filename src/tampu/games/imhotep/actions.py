"""The action space of Imhotep: every decision and every chance outcome with its notation."""

from __future__ import annotations

from itertools import combinations, product
from typing import Final

from tampu.core.errors import Value
from tampu.core.space import ActionSpace, Kind, combined
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
_SLOTS: Final[list[Value]] = list(range(1, content.SLOTS + 1))
_PAIR_PLACES: Final[list[Value]] = list(range(1, content.PAIR_CARDS + 1))
_CODES: Final = content.CARD_CODES
_STONES: Final = ["".join(content.COLOURS[seat] for seat in sequence) for sequence in SEQUENCES]


def _bonus_token(accept: bool) -> str:
    return "b+" if accept else "b-"


ACTIONS: Final = ActionSpace(
    [
        combined("get", "G"),
        Kind("load", ("ship", "space"), _SPACES, "L{}.{}".format),
        combined("sail", "S{}>{}", ship=_SHIPS, site=SITES),
        combined("lever", "XL{}>{}:{}", ship=_SHIPS, site=SITES, sequence=_STONES),
        Kind("hammer", ("ship", "space"), _SPACES, "XH{}.{}".format),
        Kind(
            "sail_card",
            ("ship", "space", "site"),
            [(*place, site) for place in _SPACES for site in SITES],
            "XS{}.{}>{}".format,
        ),
        Kind(
            "chisel",
            ("ship", "space", "ship2", "space2"),
            [(*_SPACES[first], *_SPACES[second]) for first, second in PAIRS],
            "XC{}.{}+{}.{}".format,
        ),
        Kind("pick", ("slot",), list(product([*_SLOTS, None])), lambda slot: f"m{slot or '-'}"),
        combined("keep", "k{}", card=_PAIR_PLACES),
        combined("pyramid", "p{}", pyramid=content.PYRAMID_CODES),
        Kind("bonus_card", ("accept",), _ACCEPT, _bonus_token),
        Kind("bonus_stones", ("accept",), _ACCEPT, _bonus_token),
        Kind(
            "bonus_load",
            ("ship", "space"),
            [*_SPACES, (None, None)],
            lambda ship, space: f"b{ship}.{space}" if ship else "b-",
        ),
        combined("temple", "t{:.1}", reward=(POINTS, STONES)),
    ]
)

OUTCOMES: Final = ActionSpace(
    [
        combined("start", "start:{}", seat=range(1, len(content.COLOURS) + 1)),
        combined("side", "side:{}={}", site=SITES, side="AB"),
        combined("round", "round:{}", ships=[content.ships_code(s) for s in content.SHIP_SETS]),
        combined("deal", "deal:m{}={}", slot=_SLOTS, card=_CODES),
        combined("look", "look:{}={}", place=_PAIR_PLACES, card=_CODES),
        combined("draw", "draw:{}", card=_CODES),
        combined("reveal", "reveal:{}={}", place=_PAIR_PLACES, card=_CODES),
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
