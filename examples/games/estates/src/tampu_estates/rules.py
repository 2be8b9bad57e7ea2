"""Estates: the rules. Houses are auctioned, then sold for cheques by sealed choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tampu_estates.content import LOOK_PRICE

if TYPE_CHECKING:
    from tampu_estates.position import Estates

NONE = 0
"""No house is sealed."""


def begin(s: Estates, options: Mapping[str, Any]) -> None:
    s.rounds_up = options["refund"] == "up"
    s.insider = options["insider"]
    if options["start_player"] == "random":
        s.frames.append(["start"])
    else:
        s.first = options["start_player"] - 1
        begin_round(s)


def do_start(s: Estates, seat: int) -> None:
    s.frames.pop()
    s.first = seat - 1
    begin_round(s)


def begin_round(s: Estates) -> None:
    """ES-A01, ES-C01: lay out the next auction or the next sale, or end the game."""
    if s.auctions:
        s.auctions -= 1
        s.bidding = [True] * s.seats
        s.frames.append(["bid", s.first])
        s.frames += [["house"] for _ in range(s.seats)]
    elif s.sales:
        s.sales -= 1
        s.frames.append(["seal", s.first])
        s.frames += [["cheque"] for _ in range(s.seats)]
    else:
        s.ended = "sold"


def do_house(s: Estates, house: int) -> None:
    s.frames.pop()
    s.unknown[house - 1] -= 1
    s.offer = sorted([*s.offer, house])


def do_cheque(s: Estates, cheque: int) -> None:
    s.frames.pop()
    s.cheques[s.cheque_index(cheque)] -= 1
    s.reward = sorted([*s.reward, cheque])


# The auction


def refuse_bid(s: Estates, seat: int, coins: int) -> str:
    """ES-A02, ES-A03: more than every bid, and no more than the seat has."""
    if coins <= max(s.bids):
        return "ES-A02"
    return "ES-A03" if coins > s.coins[seat] else ""


def do_bid(s: Estates, seat: int, coins: int) -> None:
    s.frames.pop()
    s.bids[seat] = coins
    s.frames.append(["bid", next_bidder(s, seat)])


def do_pass(s: Estates, seat: int) -> None:
    s.frames.pop()
    take_house(s, seat, cost_of_passing(s, seat))
    following = next_bidder(s, seat)
    if sum(s.bidding) > 1:
        s.frames.append(["bid", following])
        return
    house = s.offer[0]
    take_house(s, following, s.bids[following])
    s.first = following
    begin_round(s)
    if s.insider and s.aside and s.coins[following] >= LOOK_PRICE:
        s.frames.append(["look", following, house])


def cost_of_passing(s: Estates, seat: int) -> int:
    """ES-A04: half of the bid; the option says which way the refund is rounded."""
    return (s.bids[seat] + (0 if s.rounds_up else 1)) // 2


def next_bidder(s: Estates, seat: int) -> int:
    """The next seat clockwise that has not passed."""
    order = [(seat + step) % s.seats for step in range(1, s.seats + 1)]
    return next(other for other in order if s.bidding[other])


def take_house(s: Estates, seat: int, coins: int) -> None:
    """ES-A04, ES-A05: the seat leaves the auction with the lowest house."""
    s.bidding[seat] = False
    s.coins[seat] -= coins
    s.bids[seat] = 0
    house = s.offer.pop(0)
    s.hands[seat] = sorted([*s.hands[seat], house])
    s.tell("took", seat=seat + 1, house=house, coins=coins)


# The insider


def do_look(s: Estates, seat: int, accept: bool) -> None:
    """ES-I01: pay, and look at a house that was set aside."""
    _, _, bought = s.frames.pop()
    if accept:
        s.coins[seat] -= LOOK_PRICE
        s.tell("paid", seat=seat + 1, coins=LOOK_PRICE)
        s.frames.append(["aside", seat, bought])


def do_aside(s: Estates, house: int) -> None:
    _, seat, bought = s.frames.pop()
    s.unknown[house - 1] -= 1
    s.aside -= 1
    s.tell("looked", seat, house=house)
    s.frames.append(["swap", seat, bought, house])


def do_swap(s: Estates, seat: int, accept: bool) -> None:
    """ES-I02: give the house just bought for the one looked at, or leave it."""
    _, _, bought, house = s.frames.pop()
    if accept:
        s.hands[seat].remove(bought)
        s.gone = sorted([*s.gone, bought])
        s.secret[seat] = sorted([*s.secret[seat], house])
    else:
        s.looked.append([seat, house])


# The sale


def refuse_seal(s: Estates, seat: int, house: int) -> str:
    return "" if house in s.houses_of(seat) else "ES-C02"


def do_seal(s: Estates, seat: int, house: int) -> None:
    s.frames.pop()
    s.sealed[seat] = house
    following = (seat + 1) % s.seats
    if s.sealed[following] == NONE:
        s.frames.append(["seal", following])
    else:
        sell(s)


def sell(s: Estates) -> None:
    """ES-C03: all sealed houses are shown; the highest gets the highest cheque, and so on."""
    order = sorted(range(s.seats), key=lambda seat: s.sealed[seat])
    for seat, cheque in zip(order, s.reward, strict=True):
        house = s.sealed[seat]
        owned = s.hands[seat] if house in s.hands[seat] else s.secret[seat]
        owned.remove(house)
        s.gains[seat] += cheque
        s.tell("sold", seat=seat + 1, house=house, cheque=cheque)
    s.gone = sorted(s.gone + s.sealed)
    s.paid_out += len(s.reward)
    s.reward, s.sealed = [], [NONE] * s.seats
    begin_round(s)
