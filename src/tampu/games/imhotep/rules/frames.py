"""The frames of the resolution stack: what is being resolved, as tuples that begin with these.

Frames below TURN wait for chance, those from TURN on for a decision of the seat in their second
place (TURN itself: the player to move), those from UNLOAD on continue by themselves.
"""

from __future__ import annotations

from typing import Final

# chance is due
START: Final = 0
"""(START,): who starts."""
SIDE: Final = 1
"""(SIDE, site): which side of the site is up."""
ROUND: Final = 2
"""(ROUND,): which round card is shown."""
DEAL: Final = 3
"""(DEAL, slot): which card is dealt to the slot."""
LOOK: Final = 4
"""(LOOK, owner, known…): which is the next card of the pair; those before it are known."""
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
"""(REWARD, owner): D8."""

# continues by itself
UNLOAD: Final = 15
"""(UNLOAD, site, blue card or -1, seats…): the stones still to be delivered."""
RED: Final = 16
"""(RED, card): goes to the discard pile when its effect is resolved."""
AFTER: Final = 17
"""(AFTER,): the turn of the player to move is over."""
TEMPLE: Final = 18
"""(TEMPLE, space): the temple is assessed from this space on."""
CLEANUP: Final = 19
"""(CLEANUP,): the round is cleared away."""

NAMES: Final[list[str]] = [
    *("start", "side", "round", "deal", "look", "draw", "reveal"),
    *("turn", "pick", "keep", "pyramid", "bonus_card", "bonus_stones", "bonus_load", "temple"),
    *("unload", "red", "after", "temple", "cleanup"),
]
SOURCES: Final[list[str]] = ["start", "sides", "rounds", "market", "market", "market", "market"]
