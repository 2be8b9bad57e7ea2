"""The frames of the resolution stack: tuples that begin with one of these kinds.

Frames below TURN wait for chance. Frames from TURN on wait for a decision of the seat in their
second place (TURN itself: the player to move). Frames from UNLOAD on continue automatically.
"""

from __future__ import annotations

from typing import Final

# chance is due
START: Final = 0
"""(START,): which seat starts."""
SIDE: Final = 1
"""(SIDE, site): which side of the site is up."""
ROUND: Final = 2
"""(ROUND,): which round card is shown."""
DEAL: Final = 3
"""(DEAL, slot): which card is dealt to the slot."""
LOOK: Final = 4
"""(LOOK, owner, cards…): which is the next card of the pair, after those already looked at."""
DRAW: Final = 5
"""(DRAW, owner): which card the owner draws."""
REVEAL: Final = 6
"""(REVEAL, place): which card of the untouched pair is turned up."""

# a decision is due
TURN: Final = 7
"""(TURN,): D1, the action of the player to move."""
PICK: Final = 8
"""(PICK, owner): D2."""
KEEP: Final = 9
"""(KEEP, owner, first, second): D3."""
PYRAMID: Final = 10
"""(PYRAMID, owner): D4."""
BONUS_CARD: Final = 11
"""(BONUS_CARD, owner): D5."""
BONUS_STONES: Final = 12
"""(BONUS_STONES, owner): D6."""
BONUS_LOAD: Final = 13
"""(BONUS_LOAD, owner): D7."""
REWARD: Final = 14
"""(REWARD, owner, space): D8."""

# continues automatically
UNLOAD: Final = 15
"""(UNLOAD, site, blue card or -1, seats…): the stones still to be delivered."""
RED: Final = 16
"""(RED, card): the card goes to the discard pile when its effect is resolved."""
END_TURN: Final = 17
"""(END_TURN,): the turn of the player to move ends."""
ASSESS: Final = 18
"""(ASSESS, space): the temple is assessed from this space on."""
CLEAN_UP: Final = 19
"""(CLEAN_UP,): the round is cleared away."""
DELIVER: Final = 20
"""(DELIVER, owner, site): one stone is delivered; this frame never waits in a position."""

NAMES: Final[list[str]] = [
    *("start", "side", "round", "deal", "look", "draw", "reveal"),
    *("turn", "pick", "keep", "pyramid", "bonus_card", "bonus_stones", "bonus_load", "temple"),
    *("unload", "red", "end_turn", "assess", "clean_up"),
]
"""The name of each kind of frame that can wait in a position."""
FIELDS: Final[dict[int, tuple[str, ...]]] = {
    SIDE: ("site",),
    DEAL: ("slot",),
    LOOK: ("seat", "cards"),
    DRAW: ("seat",),
    REVEAL: ("place",),
    PICK: ("seat",),
    KEEP: ("seat", "cards"),
    PYRAMID: ("seat",),
    BONUS_CARD: ("seat",),
    BONUS_STONES: ("seat",),
    BONUS_LOAD: ("seat",),
    REWARD: ("seat", "space"),
    UNLOAD: ("site", "card", "stones"),
    RED: ("card",),
    ASSESS: ("space",),
}
"""The names of the values after the kind; `cards` and `stones` name all values that are left."""
