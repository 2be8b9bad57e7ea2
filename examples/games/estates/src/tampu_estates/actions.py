"""Estates: decisions and chance outcomes. An id is a position in these tables and never changes."""

from __future__ import annotations

from typing import Final

from tampu.core.errors import Value
from tampu.core.space import ActionSpace, Kind
from tampu_estates.content import CHEQUES, HOUSES, MOST_COINS
from tampu_estates.meta import META

_HOUSES: Final[list[tuple[Value, ...]]] = [(house,) for house in HOUSES]
_YES_NO: Final[list[tuple[Value, ...]]] = [(True,), (False,)]
_SEATS: Final = range(1, max(META.seats) + 1)

ACTIONS: Final = ActionSpace(
    [
        Kind("bid", ("coins",), [(n,) for n in range(1, MOST_COINS + 1)], lambda n: f"b{n}"),
        Kind("pass", (), [()], lambda: "-"),
        Kind("look", ("accept",), _YES_NO, lambda yes: "l+" if yes else "l-"),
        Kind("swap", ("accept",), _YES_NO, lambda yes: "s+" if yes else "s-"),
        Kind("seal", ("house",), _HOUSES, lambda house: f"h{house}"),
    ]
)
OUTCOMES: Final = ActionSpace(
    [
        Kind("start", ("seat",), [(seat,) for seat in _SEATS], lambda seat: f"start:{seat}"),
        Kind("house", ("house",), _HOUSES, lambda house: f"house:{house}"),
        Kind("aside", ("house",), _HOUSES, lambda house: f"aside:{house}"),
        Kind("cheque", ("cheque",), [(c,) for c in CHEQUES], lambda cheque: f"cheque:{cheque}"),
    ]
)
