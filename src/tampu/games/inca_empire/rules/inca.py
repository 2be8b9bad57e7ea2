"""The Inca phase (IE-I): income and support."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tampu.games.inca_empire.content import ERAS, LABOR, TERRACE_INCOME

if TYPE_CHECKING:
    from tampu.games.inca_empire.state import State


def income(s: State, seat: int) -> int:
    """The labor that own markers and terraces give (IE-I02)."""
    owned = s.owned[seat]
    labor = TERRACE_INCOME * s.terraces[seat].bit_count()
    for kind, regions in enumerate(s.types):
        here = owned & regions
        if here:
            labor += LABOR[kind] * here.bit_count()
    return labor


def play_inca(s: State) -> None:
    """Carry out the whole phase; nobody decides in it."""
    era: dict[str, Any] = ERAS[s.setting.track[s.place].era]
    basis: int = era["labor"]
    for seat in range(s.seats):
        gained = basis + income(s, seat)
        s.labor[seat] += gained
        if s.events is not None:
            s.tell("income", seat=seat + 1, labor=gained)
    _support(s, era["support"])


def _support(s: State, gifts: list[dict[str, Any]]) -> None:
    """Leaders give to those behind (IE-I03 to I10)."""
    ranked = s.ranked()
    for gift in gifts:
        if gift.get("only_players", s.seats) != s.seats:
            continue
        giver = ranked[gift["from_rank"] - 1]
        taker = ranked[-1 if gift["to_rank"] == "last" else gift["to_rank"] - 1]
        # IE-I09: one gives at most what one has.
        labor = min(gift["labor"], s.labor[giver])
        s.labor[giver] -= labor
        s.labor[taker] += labor
        s.tell("support", seat=giver + 1, other=taker + 1, labor=labor)
