"""How often things may be asked, by address and by person."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from tampu.server.errors import Denied

MINUTE: Final = 60
HOUR: Final = 3600
LIMITS: Final = {
    "sign_up": (10, HOUR),
    "log_in": (20, 5 * MINUTE),
    "create": (60, 10 * MINUTE),
    "move": (200, 10),
    "chat": (20, 30),
    "hint": (30, MINUTE),
    "analysis": (20, HOUR),
    "request": (600, 10),
    "connect": (60, MINUTE),
}
"""So many times in so many seconds."""
BY_ADDRESS: Final = 20
"""An address may be shared: it gets this many times what one person gets, log-in excepted."""
ALONE: Final = ("sign_up", "log_in")


class Rates:
    """Counts in this process; a window of time begins with the first thing that is counted."""

    def __init__(self, factor: float, now: Callable[[], float] = time.monotonic) -> None:
        self._factor = factor
        self._now = now
        self._counts: dict[tuple[str, str, str], tuple[float, int]] = {}
        """Since when, and how often."""
        self._swept: dict[str, float] = {}
        """For each name when its old counts were forgotten last."""

    def check(self, what: str, address: str, person: str | None = None) -> None:
        """Raise if it is asked too often."""
        most, seconds = LIMITS[what]
        now = self._now()
        if now >= self._swept.setdefault(what, now) + seconds:
            self._swept[what] = now
            self._counts = {
                key: kept
                for key, kept in self._counts.items()
                if key[0] != what or now < kept[0] + seconds
            }
        shared = most if what in ALONE else most * BY_ADDRESS
        allowed = self._hit((what, "address", address), shared, now, seconds)
        if person is not None and allowed:
            allowed = self._hit((what, "person", person), most, now, seconds)
        if not allowed:
            raise Denied(429, "error-too-often")

    def _hit(self, key: tuple[str, str, str], most: int, now: float, seconds: int) -> bool:
        since, count = self._counts.get(key, (now, 0))
        if now >= since + seconds:
            since, count = now, 0
        self._counts[key] = (since, count + 1)
        return count < max(1, int(most * self._factor))
