"""Who may read an entry when it is made, and what the others read instead (chapter 18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.tawantinsuyu import actions as A
from tampu.games.tawantinsuyu import frames as F
from tampu.games.tawantinsuyu.content import ARMY_CARDS, CARD_GOD, GODS

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State

_SECRET = (F.KEEP, F.SWAP_CARD, F.KEEP_ARMY, F.DRAW_GOD, F.DRAW_ARMY, F.DRAW_BENEATH)


def readers(s: State, action: int) -> tuple[int, ...] | None:
    """The seats that may read the entry in full; None for everybody (TW-A11, TW-A15)."""
    frame = s.stack[-1]
    free = frame[0] < F.FIRST_DRAW and action >= A.ARMY_FOR_RESOURCE
    if free or frame[0] not in _SECRET:
        return None
    return () if s.is_ax(frame[1]) else (frame[1],)


def masked(s: State, action: int) -> str:
    """The token without what only its readers may know."""
    frame = s.stack[-1]
    if frame[0] == F.KEEP_ARMY:
        discarded = frame[2] + frame[3] - (action - A.KEEP_ARMY)
        return f"KA ? not {ARMY_CARDS[discarded]}"
    if frame[0] == F.DRAW_GOD and frame[2] == F.TO_SLOT:
        return f"god={GODS[CARD_GOD[action - A.O_GOD]]}"
    return _MASKS[frame[0]]


_MASKS = {
    F.KEEP: "KEEP ?",
    F.SWAP_CARD: "BC ?",
    F.DRAW_GOD: "god=?",
    F.DRAW_ARMY: "army=?",
    F.DRAW_BENEATH: "weave=?",
}
