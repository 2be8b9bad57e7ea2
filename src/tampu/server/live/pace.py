"""The pace of bots: a forced answer takes as long as a free one to the same question.

Otherwise the time of an answer would show whether a hand leaves a choice (protocol, rule 4). Both
kinds come after whole steps of time, set by a timer, so that the few milliseconds in which a timer
is late or a worker's answer is read tell nothing.
"""

from __future__ import annotations

import math
import secrets
from collections import OrderedDict, deque
from typing import Final

REMEMBERED: Final = 32
"""How many of the latest times are remembered for each question."""
MOST_QUESTIONS: Final = 2_000
FIRST_SECONDS: Final = 0.1
"""The time of a forced answer before any free one was seen."""
STEP_SECONDS: Final = 0.04


def whole_steps(seconds: float) -> float:
    """The time after which an answer comes that took, or pretends to have taken, so long."""
    return max(1, math.ceil(seconds / STEP_SECONDS - 1e-9)) * STEP_SECONDS


class Pace:
    """The times that free answers took lately, by game, bot and question."""

    def __init__(self) -> None:
        self._times: OrderedDict[tuple[str, ...], deque[float]] = OrderedDict()

    def add(self, game: str, bot: str, question: str, seconds: float) -> None:
        """Remember how long a free answer took."""
        for key in ((game, bot, question), (game, bot)):
            self._times.setdefault(key, deque(maxlen=REMEMBERED)).append(seconds)
            self._times.move_to_end(key)
        while len(self._times) > MOST_QUESTIONS:
            self._times.popitem(last=False)

    def known(self, game: str, bot: str) -> int:
        """How many times of free answers are remembered."""
        return len(self._times.get((game, bot), ()))

    def delay(self, game: str, bot: str, question: str) -> float:
        """How long a forced answer waits: one of the latest times of free ones."""
        times = self._times.get((game, bot, question)) or self._times.get((game, bot))
        return secrets.choice(times) if times else FIRST_SECONDS
