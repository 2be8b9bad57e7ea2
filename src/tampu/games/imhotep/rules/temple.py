"""The temple (IM-E): stones are placed in play and assessed at each round's end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.imhotep import actions, content
from tampu.games.imhotep.content import TEMPLE_A, TEMPLE_B, TEMPLE_B_POINTS, TEMPLE_STONES
from tampu.games.imhotep.rules import frames
from tampu.games.imhotep.rules.cards import draw_card
from tampu.games.imhotep.rules.turn import get_stones, stones_to_get

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State


def visible_stone(s: State, space: int) -> int:
    """The owner of the top stone of a temple space, -1 where there is none (IM-E02, E03)."""
    delivered = len(s.temple)
    if delivered <= space:
        return -1
    return s.temple[space + (delivered - 1 - space) // s.width * s.width]


def assess_temple(s: State, frame: tuple[int, ...]) -> None:
    """Reward the visible stones from left to right, each completely (IM-E04, E10)."""
    s.frames.pop()
    for space in range(frame[1], s.width):
        owner = visible_stone(s, space)
        if owner < 0:
            return
        if not s.side_b(content.TEMPLE):
            score(s, owner, TEMPLE_A[space])
        elif TEMPLE_B[space] == "points":
            score(s, owner, TEMPLE_B_POINTS[space])
        elif TEMPLE_B[space] == "choice" and not stones_to_get(s, owner, TEMPLE_STONES):
            score(s, owner, TEMPLE_B_POINTS[space])  # IM-E07
        else:
            s.frames.append((frames.ASSESS, space + 1))
            if TEMPLE_B[space] == "card":
                draw_card(s, owner)
            else:
                s.frames.append((frames.REWARD, owner, space))
            return


def score(s: State, seat: int, points: int) -> None:
    s.temple_points[seat] += points
    s.tell("points", seat=seat + 1, points=points, category="temple")


def list_temple(s: State) -> list[int]:
    return [actions.TEMPLE, actions.TEMPLE + 1]


def do_temple(s: State, action: int) -> None:
    """Take the points or the stones of a temple space (IM-E06)."""
    _, owner, space = s.frames.pop()
    if action == actions.TEMPLE:
        score(s, owner, TEMPLE_B_POINTS[space])
    else:
        get_stones(s, owner, TEMPLE_STONES)
