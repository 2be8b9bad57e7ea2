"""Passing time between two decisions of interest, without anything happening on the map."""

from __future__ import annotations

from tampu.core.contract import CHANCE
from tampu.games.inca_empire.state import State

from .support import deal_out, legal, play, seat


def pass_turn(s: State) -> State:
    """End the turn of the player who decides, with nothing more done."""
    actor = s.actor()
    while s.actor() == actor and not legal(s)[0].startswith("S "):
        play(s, "R." if "R." in legal(s) else "C.")
    return s


def to_turn(s: State, colour: str, avoid: str = "RU PS") -> State:
    """Go on to the next People turn of a player; all pass and place cards but those avoided."""
    placed = False
    while s.actor() == CHANCE or s.actor() != seat(s, colour) or not placed or _placing(s):
        if s.actor() == CHANCE:
            deal_out(s)
        elif _placing(s):
            placed = True
            play(s, next(token for token in legal(s) if token[2:4] not in avoid.split()))
        else:
            pass_turn(s)
    return s


def _placing(s: State) -> bool:
    return legal(s)[0].startswith("S ")
