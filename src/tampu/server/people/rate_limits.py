"""Rate limits by address and by person."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol

from tampu.server.errors import Denied
from tampu.server.storage.storage import StorageUnavailable

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
    "profile": (120, MINUTE),
    "share": (60, MINUTE),
    "preview": (60, MINUTE),
    "study": (240, MINUTE),
    "puzzle": (120, MINUTE),
    "puzzle_answer": (60, MINUTE),
    "export": (4, HOUR),
    "calls": (120, MINUTE),
    "people": (120, MINUTE),
    "friend": (30, HOUR),
    "block": (60, HOUR),
    "report": (10, HOUR),
    "answers": (60, MINUTE),
    "seek": (30, MINUTE),
    "site_invite": (20, HOUR),
    "push": (30, HOUR),
    "mail": (6, HOUR),
    "mail_target": (3, 24 * HOUR),
    "mail_token": (30, MINUTE),
    "request": (600, 10),
    "write": (60, MINUTE),
    "connect": (60, MINUTE),
}
"""By name the largest number of requests, and the seconds of the window in which they count."""
ADDRESS_FACTOR: Final = 20
"""Several people may share an address, so its limit is this many times that of a person."""
ADDRESS_FACTORS: Final = {
    "sign_up": 1,
    "log_in": 1,
    "log_in_name": 1,
    "mail": 2,
    "mail_target": 1,
    "create": 3,
    "request": 2,
    "write": 10,
    "open_table": 2,
    "join": 5,
}
"""The factors of what a guest could repeat under ever new names."""
PARTS: Final = 20
"""Processes that share a limit reserve it in this many parts."""
SWEEP_SECONDS: Final = 30.0
"""How often expired counts are removed."""


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


Key = tuple[str, str, str]
"""The name of a limit, `address` or `person`, and the address or the person."""


class CountStore(Protocol):
    """Counts that several processes share."""

    async def add(self, key: Key, number: int, seconds: int) -> tuple[int, float]:
        """Add a number; the count before it, and the seconds that the window still lasts."""


class Allowance:
    """How many more requests this process admits in the current window of one limit."""

    __slots__ = ("left", "lock", "may_grow", "until")

    def __init__(self) -> None:
        self.until = 0.0
        self.left = 0
        self.may_grow = False
        """Whether the shared count may have room for more."""
        self.lock = asyncio.Lock()


class RateLimits:
    """Limits requests by address and by person; a window begins with its first request.

    Alone, a process may admit the whole limit. Processes that share counts reserve a small part of
    the limit at a time, so that together they never admit more than one process would.
    """

    def __init__(
        self,
        factor: float,
        now: Callable[[], float] = time.monotonic,
        counts: CountStore | None = None,
    ) -> None:
        self._factor = factor
        self._now = now
        self._counts = counts
        self._allowances: dict[Key, Allowance] = {}
        """By name and person or address."""
        self._swept = now()

    async def check(self, name: str, address: str, person: str | None = None) -> None:
        """Count a request; raises if there were too many."""
        self._forget_expired()
        most, seconds = LIMITS[name]
        shared = most * ADDRESS_FACTORS.get(name, ADDRESS_FACTOR)
        allowed = await self._admit((name, "address", address), shared, seconds)
        if person is not None and allowed:
            allowed = await self._admit((name, "person", person), most, seconds)
        if not allowed:
            raise Denied(429, "error-too-often")

    async def _admit(self, key: Key, limit: int, seconds: int) -> bool:
        allowance = self._allowances.get(key)
        if allowance is None:
            allowance = self._allowances[key] = Allowance()
        async with allowance.lock:
            if self._now() >= allowance.until or (not allowance.left and allowance.may_grow):
                most = max(1, int(limit * self._factor))
                await self._reserve(allowance, key, most, seconds)
            if not allowance.left:
                return False
            allowance.left -= 1
            return True

    async def _reserve(self, allowance: Allowance, key: Key, most: int, seconds: int) -> None:
        """Reserve requests for this process: the whole limit, or a part of the shared one."""
        part, before, seconds_left = most, 0, float(seconds)
        if self._counts is not None:
            share = max(1, most // PARTS)
            # While the database does not answer, each process counts alone.
            with suppress(StorageUnavailable):
                before, seconds_left = await self._counts.add(key, share, seconds)
                part = share
        allowance.left = max(0, min(part, most - before))
        allowance.may_grow = before + part < most
        allowance.until = self._now() + seconds_left

    def _forget_expired(self) -> None:
        now = self._now()
        if now >= self._swept + SWEEP_SECONDS:
            self._swept = now
            self._allowances = {
                key: allowance
                for key, allowance in self._allowances.items()
                if now < allowance.until or allowance.lock.locked()
            }
