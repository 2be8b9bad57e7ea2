"""Estates: the position, what a seat may know of it, and the table of decisions."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Self

from tampu.core.contract import Json
from tampu.core.deck import draw_cards
from tampu.core.errors import Params
from tampu.core.ranking import ranks
from tampu.core.rng import Rng
from tampu.kit import DecisionRow, DrawRow, Position
from tampu_estates import rules
from tampu_estates.actions import ACTIONS, OUTCOMES
from tampu_estates.content import CHEQUES, COINS, COPIES, HOUSES, ROUNDS
from tampu_estates.meta import META
from tampu_estates.rules import NONE

HIDDEN: Final = -1
"""A house that whoever reads this does not know."""


class Estates(Position):
    META = META
    ACTIONS = ACTIONS
    OUTCOMES = OUTCOMES
    CHOICES: ClassVar = {
        "bid": DecisionRow(("bid",), rules.do_bid, rules.refuse_bid),
        "pass": DecisionRow(("bid",), rules.do_pass),
        "look": DecisionRow(("look",), rules.do_look),
        "swap": DecisionRow(("swap",), rules.do_swap),
        "seal": DecisionRow(("seal",), rules.do_seal, rules.refuse_seal),
    }
    DRAWS: ClassVar = {
        "start": DrawRow("start", lambda s: [1] * s.seats, rules.do_start),
        "house": DrawRow("houses", lambda s: s.unknown, rules.do_house),
        "aside": DrawRow("houses", lambda s: s.unknown, rules.do_aside),
        "cheque": DrawRow("cheques", lambda s: s.cheques, rules.do_cheque),
    }
    FIELDS = (
        *("rounds_up", "insider", "first", "unknown", "aside", "auctions", "sales", "offer"),
        *("coins", "bids", "bidding", "hands", "secret", "looked", "gone"),
        *("cheques", "reward", "sealed", "gains", "paid_out"),
    )
    NOT_NOW, NOT_DRAWN, IS_OVER = "ES-N01", "ES-N02", "ES-E01"

    def __init__(self, seats: int, rules_version: int = 1) -> None:
        super().__init__(seats, rules_version)
        self.rounds_up = self.insider = False
        self.first = 0
        """The seat that begins the next round."""
        self.unknown = [1] * len(HOUSES)
        """Houses that nobody knows: those still to come and those set aside."""
        self.auctions = self.sales = ROUNDS[seats]
        """Auctions and sales that have not begun."""
        self.aside = len(HOUSES) - seats * self.auctions
        """Houses set aside that nobody has looked at."""
        self.offer: list[int] = []
        self.coins = [COINS[seats]] * seats
        self.bids = [0] * seats
        self.bidding = [False] * seats
        """Who has not passed in this auction."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        """Houses that everybody has seen."""
        self.secret: list[list[int]] = [[] for _ in range(seats)]
        """Houses that only their owner knows."""
        self.looked: list[list[int]] = []
        """Houses looked at and left aside: seat, house."""
        self.gone: list[int] = []
        """Houses sold or given for others."""
        self.cheques = [COPIES] * len(CHEQUES)
        self.reward: list[int] = []
        """The cheques of this sale."""
        self.sealed = [NONE] * seats
        self.gains = [0] * seats
        self.paid_out = 0
        """The number of cheques that are gone."""

    def houses_of(self, seat: int) -> list[int]:
        """All houses of a seat."""
        return self.hands[seat] + self.secret[seat]

    @staticmethod
    def cheque_index(cheque: int) -> int:
        return CHEQUES.index(cheque)

    def sheet(self) -> list[dict[str, int]]:
        pairs = zip(self.gains, self.coins, strict=True)
        return [{"cheques": gain, "coins": coins} for gain, coins in pairs]

    def ranking(self) -> list[int]:
        """ES-E02: coins break ties."""
        return ranks(list(zip(self.scores(), self.coins, strict=True)))

    def question(self) -> tuple[str, Params]:
        key, params = super().question()
        if self.frames[-1][0] == "bid":
            params = {**params, "coins": max(self.bids)}
        return key, params

    def view(self, seat: int | None) -> Json:
        """Other seats' seals and secret houses are hidden; `unknown` counts what the seat lacks."""
        data = super().view(seat)

        def hide(owner: int, house: int) -> int:
            if owner == seat:
                return house
            data["unknown"][house - 1] += 1
            return HIDDEN

        data["looked"] = [[owner, hide(owner, house)] for owner, house in self.looked]
        data["secret"] = [
            [hide(owner, house) for house in houses] for owner, houses in enumerate(self.secret)
        ]
        for frame in data["frames"]:
            if frame[0] == "swap":
                frame[3] = hide(frame[1], frame[3])
        data["sealed"] = [
            house if house == NONE or owner == seat else HIDDEN
            for owner, house in enumerate(self.sealed)
        ]
        return data

    @classmethod
    def imagine(cls, view: Json, rng: Rng) -> Self:
        """Draw the hidden houses from those that the seat does not know."""
        state = cls.from_json(view)

        def drawn(house: int) -> int:
            return HOUSES[draw_cards(state.unknown, 1, rng)[0]] if house == HIDDEN else house

        state.looked = [[owner, drawn(house)] for owner, house in state.looked]
        state.secret = [sorted(drawn(house) for house in houses) for houses in state.secret]
        frames: list[list[Any]] = state.frames
        for frame in frames:
            if frame[0] == "swap":
                frame[3] = drawn(frame[3])
        for seat, house in enumerate(state.sealed):
            if house == HIDDEN:
                own = state.houses_of(seat)
                state.sealed[seat] = own[rng.below(len(own))]
        return state
