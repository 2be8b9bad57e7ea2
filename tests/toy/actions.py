"""Llamas: decisions and chance outcomes."""

from typing import Final

from tampu.core.errors import Value
from tampu.core.space import ActionSpace, Kind
from tests.toy.meta import META

CARDS: Final = 4
"""Cards are worth 1 to 4; index 0 is the llama worth 1, which raids."""
SIDES: Final = ("L", "R")
MOST: Final = max(META.seats)

_CARDS: Final[list[tuple[Value, ...]]] = [(card,) for card in range(1, CARDS + 1)]
_SEATS: Final[list[tuple[Value, ...]]] = [(seat,) for seat in range(1, MOST + 1)]
_PLAYS: Final[list[tuple[Value, ...]]] = [
    (card, side) for card in range(1, CARDS + 1) for side in SIDES
]

ACTIONS: Final = ActionSpace(
    [
        Kind("take", (), [()], lambda: "t"),
        Kind("play", ("card", "side"), _PLAYS, lambda card, side: f"p{card}{side}"),
        Kind("vow", (), [()], lambda: "v"),
        Kind("stop", (), [()], lambda: "-"),
        Kind("raid", ("seat",), _SEATS, lambda seat: f"r{seat}"),
        Kind("give", ("card",), _CARDS, lambda card: f"g{card}"),
        Kind("refuse", (), [()], lambda: "-"),
    ]
)
TAKE, PLAY, VOW, STOP, RAID, GIVE, REFUSE = ACTIONS.first

OUTCOMES: Final = ActionSpace(
    [
        Kind("start", ("seat",), _SEATS, lambda seat: f"start:{seat}"),
        Kind("card", ("card",), _CARDS, lambda card: f"card:{card}"),
    ]
)
START, CARD = OUTCOMES.first
