"""Rate limits by address and by person."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from typing import Final

from tampu.server.errors import Denied

MINUTE: Final = 60
HOUR: Final = 3600
LIMITS: Final = {
    "sign_up": (10, HOUR),
    "log_in": (20, 5 * MINUTE),
    "log_in_name": (100, 5 * MINUTE),
    "create": (40, 10 * MINUTE),
    "open_table": (10, 10 * MINUTE),
    "join": (60, 10 * MINUTE),
    "watch": (240, MINUTE),
    "mute": (60, MINUTE),
    "frame": (600, 10),
    "move": (200, 10),
    "chat": (20, 30),
    "hint": (30, MINUTE),
    "why": (100, 10),
    "foresee": (100, 10),
    "analysis": (20, HOUR),
    "request": (600, 10),
    "connect": (60, MINUTE),
}
"""By name the largest number of requests, and the seconds of the window in which they count."""
ADDRESS_FACTOR: Final = 20
"""Several people may share an address, so its limit is this many times that of a person."""
ADDRESS_FACTORS: Final = {
    "sign_up": 1,
    "log_in": 1,
    "log_in_name": 1,
    "create": 3,
    "request": 2,
    "open_table": 2,
    "join": 5,
}
"""The factors of what a guest could repeat under ever new names."""


def network_of(address: str) -> str:
    """The address that limits count: of IPv6 the network of 64 bits that one household has."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return address
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.IPv6Network((ip, 64), strict=False))


class RateLimits:
    """Counts requests in this process; a window begins with its first request."""

    def __init__(self, factor: float, now: Callable[[], float] = time.monotonic) -> None:
        self._factor = factor
        self._now = now
        self._counts: dict[tuple[str, str, str], tuple[float, int]] = {}
        """By name and person or address the start of the window and the number of requests."""
        self._swept: dict[str, float] = {}
        """By name the time at which expired counts were last removed."""

    def check(self, name: str, address: str, person: str | None = None) -> None:
        """Count a request; raises if there were too many."""
        most, seconds = LIMITS[name]
        now = self._now()
        if now >= self._swept.setdefault(name, now) + seconds:
            self._swept[name] = now
            self._counts = {
                key: count
                for key, count in self._counts.items()
                if key[0] != name or now < count[0] + seconds
            }
        shared = most * ADDRESS_FACTORS.get(name, ADDRESS_FACTOR)
        allowed = self._hit((name, "address", address), shared, now, seconds)
        if person is not None and allowed:
            allowed = self._hit((name, "person", person), most, now, seconds)
        if not allowed:
            raise Denied(429, "error-too-often")

    def _hit(self, key: tuple[str, str, str], most: int, now: float, seconds: int) -> bool:
        since, count = self._counts.get(key, (now, 0))
        if now >= since + seconds:
            since, count = now, 0
        self._counts[key] = (since, count + 1)
        return count < max(1, int(most * self._factor))
