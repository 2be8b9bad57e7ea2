"""The desk at which the rule tests are played: a position, tokens, what must hold.

    d = desk(p0={"gold": 1, "workers": "A"})
    d.play("PL A", "SP U06", "BY g1", "TK Ut06")
    assert d.goods(0) == "p3"

Chance that no token names takes the first outcome in the order of the alphabet.
"""

from __future__ import annotations

from typing import Any

from .board import Board
from .plan import plan


class Desk(Board):
    """A board with a memory for tokens."""

    def play(self, *tokens: str, hold: bool = False) -> Desk:
        """Enter tokens; `hold` leaves the chance that is due afterwards undecided."""
        for token in tokens:
            while self.is_chance() and token not in self.tokens():
                self.enter(min(self.tokens()))
            assert token in self.tokens(), f"{token} is not among {sorted(self.tokens())}"
            self.enter(token)
        while self.is_chance() and not hold:
            self.enter(min(self.tokens()))
        return self

    def legal(self, *kinds: str) -> list[str]:
        """The answers of the moment in order, all or those of some kinds."""
        if self.is_chance() or self.is_over():
            return []
        tokens = sorted(self.tokens())
        return [token for token in tokens if not kinds or token.split()[0] in kinds]

    def asked(self) -> str:
        """Who is asked for which kinds: `0: TK`; free actions are left out."""
        if self.is_over():
            return "over"
        if self.is_chance():
            return min(self.tokens()).split("=")[0]
        kinds = sorted({token.split()[0] for token in self.tokens()} - {"XA", "XC", "XZ"})
        return f"{self.actor()}: {' '.join(kinds)}"

    def answer_null(self, until: str) -> Desk:
        """Answer with the null answer, or the first one, until `asked` is this."""
        for _ in range(200):
            if self.asked() == until:
                return self
            tokens = sorted(self.tokens())
            null = [token for token in tokens if token.endswith(" -")]
            self.enter((null or tokens)[0])
        raise AssertionError(f"{until} was never asked")


def desk(seats: int = 2, *, hold: bool = False, **pieces: Any) -> Desk:
    """A desk with a position at the beginning of a turn, see `plan`; `hold` as in `play`."""
    return Desk(plan(seats, **pieces)).play(hold=hold)


def new_game(seats: int = 2, **options: Any) -> Desk:
    """A desk with a game before its first entry; printed rotation unless an option changes it."""
    return Desk.start(seats, {"coricancha": "printed", **options})
