"""Fair scheduling of bot workers: by address and person, people's tables before all others.

Questions of tables at which people play, and hints, are answered by the foreground workers.
Everything that nobody waits for (tables without people, analyses) goes to one background worker
of the lowest priority. So does a person or an address that has used the foreground workers much
longer than others in the last minute. In each lane addresses take turns, and people within an
address.
"""

from __future__ import annotations

import asyncio
import math
import os
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, NamedTuple

from tampu.bots.explain import ExplainedMove
from tampu.bots.pool import BotPool
from tampu.core.contract import Game, Json

BACKGROUND_PROGRAM: Final = (
    "from tampu.server.play_aids.background_worker import work_in_background as w; w()"
)
PERSON_SECONDS: Final = 15.0
"""The worker time that a person may use per minute before their questions go to the background."""
ADDRESS_SECONDS: Final = 45.0
"""The same for an address, which several people may share."""
USAGE_SECONDS: Final = 60.0
"""Use of the workers is forgotten by half in about two thirds of this time."""
MOST_REMEMBERED: Final = 10_000


class Owner(NamedTuple):
    """The person for whom a question is asked, and the address that they were last seen at."""

    person: str
    address: str


class Usage:
    """The worker time that people and addresses used lately; it decays exponentially."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """By person or address the seconds, and when they were counted."""

    def add(self, name: str, seconds: float) -> None:
        self._used[name] = (self.of(name) + seconds, self._now())
        self._used.move_to_end(name)
        while len(self._used) > MOST_REMEMBERED:
            self._used.popitem(last=False)

    def of(self, name: str) -> float:
        """The seconds that still count."""
        seconds, at = self._used.get(name, (0.0, 0.0))
        return seconds * math.exp((at - self._now()) / USAGE_SECONDS)


class Lane:
    """Workers of one priority; whoever waits is served in turn by address, then by person."""

    def __init__(self, pool: BotPool, workers: int) -> None:
        self.pool = pool
        self._free = workers
        self._waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]]
        self._waiting = OrderedDict()

    @asynccontextmanager
    async def worker(self, owner: Owner) -> AsyncIterator[BotPool]:
        """Wait for a free worker."""
        if self._free and not self._waiting:
            self._free -= 1
        else:
            await self._wait(owner)
        try:
            yield self.pool
        finally:
            self._free += 1
            self._admit()

    async def _wait(self, owner: Owner) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        people = self._waiting.setdefault(owner.address, OrderedDict())
        people.setdefault(owner.person, deque()).append(future)
        try:
            await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self._free += 1
                self._admit()
            raise

    def _admit(self) -> None:
        """Give the free workers to those whose turn it is."""
        while self._free and self._waiting:
            future = self._next()
            if not future.done():
                self._free -= 1
                future.set_result(None)

    def _next(self) -> asyncio.Future[None]:
        address, people = self._waiting.popitem(last=False)
        person, futures = people.popitem(last=False)
        future = futures.popleft()
        if futures:
            people[person] = futures
        if people:
            self._waiting[address] = people
        return future


class BotScheduler:
    """All bot workers of a process."""

    def __init__(
        self, workers: int, seconds: float, address_of: Callable[[str], str] = lambda _person: ""
    ) -> None:
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._foreground = Lane(BotPool(count, seconds), count)
        self._background = Lane(BotPool(1, seconds, BACKGROUND_PROGRAM), 1)
        self.address_of = address_of
        self.usage = Usage()

    def foreground(self, person: str) -> Asker:
        """Ask for a person who waits for the answer."""
        owner = Owner(person, self.address_of(person))
        exceeds = (
            self.usage.of(f"person {owner.person}") > PERSON_SECONDS
            or self.usage.of(f"address {owner.address}") > ADDRESS_SECONDS
        )
        return Asker(self, self._background if exceeds else self._foreground, owner)

    def background(self, person: str) -> Asker:
        """Ask for what nobody waits for, at the expense of a person."""
        return Asker(self, self._background, Owner(person, self.address_of(person)))

    async def close(self) -> None:
        """End all worker processes."""
        await self._foreground.pool.close()
        await self._background.pool.close()


class Asker:
    """Asks the workers of a lane for one owner; the interface is that of BotPool."""

    def __init__(self, scheduler: BotScheduler, lane: Lane, owner: Owner) -> None:
        self._scheduler = scheduler
        self._lane = lane
        self._owner = owner

    async def choose(
        self,
        game: Game,
        spec: str,
        view: Json,
        candidates: list[int],
        seed: int,
        player: str = "",
    ) -> int:
        """Return the bot's move, as BotPool does."""
        async with self.worker() as pool:
            return await pool.choose(game, spec, view, candidates, seed, player)

    async def explain(
        self,
        game: Game,
        view: Json,
        candidates: list[int],
        spec: str,
        seed: int,
        top: int = 3,
        player: str = "",
    ) -> list[ExplainedMove]:
        """Return the best moves with their reasons, as BotPool does."""
        async with self.worker() as pool:
            return await pool.explain(game, view, candidates, spec, seed, top, player)

    @asynccontextmanager
    async def worker(self) -> AsyncIterator[BotPool]:
        """Wait for a worker in turn, and count its time."""
        async with self._lane.worker(self._owner) as pool:
            start = time.monotonic()
            try:
                yield pool
            finally:
                seconds = time.monotonic() - start
                self._scheduler.usage.add(f"person {self._owner.person}", seconds)
                self._scheduler.usage.add(f"address {self._owner.address}", seconds)
