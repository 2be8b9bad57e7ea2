"""Estates, registered: prices, who reads what, invariants, and how bots judge a position."""

from __future__ import annotations

from typing import Final

from tampu.core.contract import Evaluation, propose_candidates
from tampu.core.errors import Params
from tampu.kit import make_game
from tampu_estates import rules
from tampu_estates.actions import ACTIONS
from tampu_estates.content import CHEQUES, COINS, COPIES, HOUSES, LOOK_PRICE
from tampu_estates.position import Estates


def price(s: Estates, action: int) -> Params:
    """Passing costs half of the bid, and a look costs a coin."""
    kind, fields = ACTIONS.decode(action)
    coins = rules.cost_of_passing(s, s.actor()) if kind == "pass" else 0
    if kind == "look" and fields["accept"]:
        coins = LOOK_PRICE
    return {"coins": coins} if coins else {}


def readers(s: Estates, action: int) -> tuple[int, ...] | None:
    """A house that is looked at or sealed is known to its seat alone."""
    name, *rest = s.frames[-1]
    return (rest[0],) if name in ("aside", "seal") else None


def masked(s: Estates, action: int) -> str:
    return "h?" if s.frames[-1][0] == "seal" else "aside:?"


def gain_is_known(before: Estates, after: Estates, action: int) -> bool:
    """What a sealed house brings depends on the other seals."""
    return ACTIONS.kind_of(action) != "seal"


def check(s: Estates) -> None:
    """Every house and every cheque is in exactly one place, and nobody owes coins."""
    houses = [house for row in (*s.hands, *s.secret, s.gone, s.offer) for house in row]
    houses += [house for _, house in s.looked]
    houses += [frame[3] for frame in s.frames if frame[0] == "swap"]
    houses += [house for house in HOUSES if s.unknown[house - 1]]
    assert sorted(houses) == HOUSES, f"houses {sorted(houses)}"
    cheques = sum(s.cheques) + len(s.reward) + s.paid_out
    assert cheques == len(CHEQUES) * COPIES, f"{cheques} cheques"
    assert all(0 <= coins <= COINS[s.seats] for coins in s.coins), f"coins {s.coins}"


def worth(house: int) -> float:
    """About the cheque that a house brings."""
    return 1 + house * max(CHEQUES) / len(HOUSES)


def features(s: Estates) -> list[list[float]]:
    """The points, what the houses may bring, and how the auction or the sale stands."""
    return [
        [float(s.gains[seat] + s.coins[seat]), _houses(s, seat), _running(s, seat)]
        for seat in range(s.seats)
    ]


def _houses(s: Estates, seat: int) -> float:
    """Houses that will be sold later."""
    return sum(worth(house) for house in s.houses_of(seat) if house != s.sealed[seat])


def _running(s: Estates, seat: int) -> float:
    """The cheque for the sealed house, or the house of this auction without its price."""
    if s.sealed[seat] != rules.NONE:
        rank = s.sealed[seat] * len(s.reward) // (len(HOUSES) + 1)
        return float(s.reward[rank])
    if not s.bidding[seat] or not s.offer:
        return 0.0
    lowest, highest = worth(s.offer[0]), worth(s.offer[-1])
    if not s.bids[seat]:
        return lowest
    chance = 0.35 if s.bids[seat] == max(s.bids) else 0.0
    return lowest + chance * (highest - lowest) - s.bids[seat] * (1 + chance) / 2


GAME: Final = make_game(
    Estates,
    rules.begin,
    max_entries=800,
    price=price,
    readers=readers,
    masked=masked,
    gain_is_known=gain_is_known,
    invariants=check,
    evaluation=Evaluation(features, ("points", "houses", "auction"), propose_candidates),
    reveals=frozenset({"estates-event-sold"}),
)
