"""How often things may be asked, by address and by person."""

from __future__ import annotations

from typing import Final

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from tampu.server.errors import Denied

LIMITS: Final = {
    "sign_up": "10/hour",
    "log_in": "20/5minute",
    "create": "60/10minute",
    "move": "200/10second",
    "chat": "20/30second",
    "hint": "30/minute",
    "analysis": "20/hour",
    "request": "600/10second",
    "connect": "60/minute",
}
BY_ADDRESS: Final = 20
"""An address may be shared: it gets this many times what one person gets, log-in excepted."""
ALONE: Final = ("sign_up", "log_in")


class Rates:
    """Counts in this process."""

    def __init__(self, factor: float) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._items = {name: _scaled(text, factor) for name, text in LIMITS.items()}
        self._wide = {
            name: _scaled(text, factor * (1 if name in ALONE else BY_ADDRESS))
            for name, text in LIMITS.items()
        }

    def check(self, what: str, address: str, person: str | None = None) -> None:
        """Raise if it is asked too often."""
        allowed = self._limiter.hit(self._wide[what], what, "address", address)
        if person is not None and allowed:
            allowed = self._limiter.hit(self._items[what], what, "person", person)
        if not allowed:
            raise Denied(429, "error-too-often")


def _scaled(text: str, factor: float) -> RateLimitItem:
    item = parse(text)
    return type(item)(max(1, int(item.amount * factor)), item.multiples)
