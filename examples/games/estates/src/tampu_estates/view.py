"""Estates: the fields of a view. Boards and observations are made from their shapes."""

from __future__ import annotations

from typing import Annotated, Final, TypedDict

from tampu.core.shapes import BySeat, Card, Cards, Counts, Flag, Number, Seat
from tampu_estates.content import CHEQUES, COPIES, HOUSES, MOST_COINS, ROUNDS

DUE: Final = ("bid", "look", "swap", "seal")
"""The questions that a seat can be asked."""
_MOST_ROUNDS: Final = max(ROUNDS.values())


class View(TypedDict):
    auctions: Annotated[int, Number(_MOST_ROUNDS)]
    sales: Annotated[int, Number(_MOST_ROUNDS)]
    offer: Annotated[list[int], Cards("house", HOUSES)]
    reward: Annotated[list[int], Cards("cheque", CHEQUES)]
    first: Annotated[int, Seat()]
    coins: Annotated[list[int], BySeat(Number(MOST_COINS))]
    bids: Annotated[list[int], BySeat(Number(MOST_COINS))]
    bidding: Annotated[list[bool], BySeat(Flag())]
    hands: Annotated[list[list[int]], BySeat(Cards("house", HOUSES))]
    secret: Annotated[list[list[int]], BySeat(Cards("house", HOUSES))]
    sealed: Annotated[list[int], BySeat(Card("house", HOUSES))]
    gains: Annotated[list[int], BySeat(Number(60))]
    aside: Annotated[int, Number(6)]
    unknown: Annotated[list[int], Counts("house", HOUSES)]
    cheques: Annotated[list[int], Counts("cheque", CHEQUES, COPIES)]
    rounds_up: bool
    insider: bool
    due: Annotated[str, Card("due", DUE)]
