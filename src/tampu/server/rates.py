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
    """Counts in this process, in fixed windows of time."""

    def __init__(self, factor: float, now: Callable[[], float] = time.monotonic) -> None:
        self._factor = factor
        self._now = now
        self._counts: dict[tuple[str, str, str], int] = {}
        self._windows: dict[str, int] = {}
        """For each name the window that the counts are of."""

    def check(self, what: str, address: str, person: str | None = None) -> None:
        """Raise if it is asked too often."""
        most, seconds = LIMITS[what]
        window = int(self._now() / seconds)
        if self._windows.get(what) != window:
            self._windows[what] = window
            self._counts = {key: count for key, count in self._counts.items() if key[0] != what}
        shared = most if what in ALONE else most * BY_ADDRESS
        allowed = self._hit(what, "address", address, shared)
        if person is not None and allowed:
            allowed = self._hit(what, "person", person, most)
        if not allowed:
            raise Denied(429, "error-too-often")

    def _hit(self, what: str, kind: str, who: str, most: int) -> bool:
        key = (what, kind, who)
        count = self._counts[key] = self._counts.get(key, 0) + 1
        return count <= max(1, int(most * self._factor))
