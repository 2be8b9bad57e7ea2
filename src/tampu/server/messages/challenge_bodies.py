"""The bodies of challenges: deals that everybody plays once."""

from __future__ import annotations

from typing import Literal

from tampu.server.messages.parts import FromServer, PersonInfo


class TryInfo(FromServer):
    """A try at a challenge."""

    person: PersonInfo
    place: int | None
    """The place among the accounts; None for guests and for tries that do not count."""
    over: bool
    counted: bool
    """Whether it was played to its end before the deal became known."""
    score: int | None
    rank: int | None
    """The place at the table; 1 for a victory."""
    seconds: float | None
    table: str | None
    """The game, for those who may watch it: whoever has finished a try, or everybody later."""


class ChallengeInfo(FromServer):
    """A deal that everybody may play once in a period."""

    id: str
    game: str
    period: Literal["day", "week"]
    form: Literal["solo", "bots"]
    begins: float
    ends: float
    seat: int
    """The seat of the person."""
    bots: list[str]
    """The bots of the other seats."""
    options: dict[str, str | int | bool]
    commitment: str
    """The hash of seed and salt."""
    seed: str | None
    """None until the period is over."""
    salt: str | None
    tries: int
    """The number of tries that count."""
    mine: TryInfo | None


class Challenges(FromServer):
    challenges: list[ChallengeInfo]
    older: str | None
    """The `before` of the next page; None if there is none."""


class ChallengeResults(FromServer):
    """The table of results; guests, who can begin again under another name, have no places."""

    challenge: ChallengeInfo
    ranked: list[TryInfo]
    guests: list[TryInfo]
