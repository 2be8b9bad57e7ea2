"""Bots in worker processes: a hard limit of time, and a legal answer whatever happens."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sys
from contextlib import suppress
from typing import Any, Final

from tampu.bots.explain import Candidate, from_json
from tampu.core.contract import Game, Json
from tampu.core.rng import Rng

PROGRAM: Final = "from tampu.bots.worker import work; work()"
OUTPUT_LIMIT: Final = 1024 * 1024
"""The most that a worker may write for one question, in bytes."""
TAIL: Final = 600
"""How much of what a worker complains is kept for the log."""
GRACE: Final = 1.0
"""How long ending a process may take, in seconds."""

log: Final = logging.getLogger("tampu.bots")


class Fault(Exception):
    """A worker that gave no usable answer; the text says what happened."""


class Worker:
    """One process that thinks."""

    def __init__(self, program: str) -> None:
        self._program = program
        self._process: Any = None
        self._listener: Any = None
        self._asked = 0
        self._tail = b""

    async def ask(self, asked: Json, seconds: float) -> Any:
        """The answer of the process; it is ended if it takes longer, or fails otherwise."""
        try:
            return await asyncio.wait_for(self._exchange(asked), seconds)
        except TimeoutError:
            await self.end()
            raise Fault(f"no answer within {seconds:g} s") from None
        except (OSError, EOFError):
            await self._hear_out()
            await self.end()
            raise Fault("its process ended" + self._complaint()) from None
        except (ValueError, RecursionError):
            await self.end()
            raise Fault("what its process wrote is no answer") from None
        except BaseException:
            await self.end()
            raise

    async def _exchange(self, asked: Json) -> Any:
        process = self._process
        if process is None or process.returncode is not None:
            process = await self._start()
        self._asked += 1
        question = json.dumps({**asked, "id": self._asked}).encode() + b"\n"
        process.stdin.write(question)
        await process.stdin.drain()
        written = 0
        while written <= OUTPUT_LIMIT:
            line = await process.stdout.readline()
            if not line:
                raise EOFError
            written += len(line)
            found = json.loads(line)
            if type(found) is dict and found.get("id") == self._asked:
                return found.get("answer")
        raise Fault("its process floods its output")

    async def _start(self) -> Any:
        await self.end()
        self._tail = b""
        process = self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            self._program,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            limit=OUTPUT_LIMIT,
            start_new_session=True,
        )
        self._listener = asyncio.create_task(self._listen(process))
        return process

    async def _listen(self, process: Any) -> None:
        """Read all complaints, so that the process never waits, and remember the last ones."""
        while True:
            heard = await process.stderr.read(65536)
            if not heard:
                return
            self._tail = (self._tail + heard)[-TAIL:]

    async def _hear_out(self) -> None:
        """A process that has closed its output may still be about to say why."""
        if self._listener is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(self._listener), GRACE / 2)

    def _complaint(self) -> str:
        lines = self._tail.decode(errors="replace").split("\n")
        last = [line for line in lines if line.strip()][-1:]
        return f": {last[0][:200]}" if last else ""

    async def end(self) -> None:
        """Kill the process and whatever it has started."""
        process, self._process = self._process, None
        listener, self._listener = self._listener, None
        if process is None:
            return
        with suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        # A child that escaped may hold the pipes; that must not hold us.
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), GRACE)
        if listener is not None:
            listener.cancel()
            with suppress(asyncio.CancelledError):
                await listener


class BotPool:
    """A few workers that share the thinking of all tables."""

    def __init__(self, workers: int = 0, seconds: float = 20.0, program: str = PROGRAM) -> None:
        self.seconds = seconds
        """No answer takes longer than this."""
        self.fallbacks = 0
        """How often a legal answer by lot had to stand in."""
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._workers = [Worker(program) for _ in range(count)]
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def choose(
        self, game: Game, spec: str, view: Json, candidates: list[int], seed: int
    ) -> int:
        """One of the candidates: the bot's answer, or one by lot if it gives none in time."""
        if len(candidates) == 1:
            return candidates[0]
        asked = {"kind": "choose", "spec": spec}
        try:
            action = await self._ask(game, asked, view, candidates, seed)
            if type(action) is int and action in candidates:
                return action
            raise Fault(f"{str(action)[:40]} is no choice")
        except Fault as fault:
            self.fallbacks += 1
            log.warning("%s, bot %s: %s; a move by lot stands in", game.id, spec, fault)
            return game.actions.sample(candidates, Rng(seed, "fallback"))

    async def explain(
        self, game: Game, view: Json, candidates: list[int], nodes: int, seed: int, top: int = 3
    ) -> list[Candidate]:
        """The best candidates with their reasons, or none if they cannot be had in time."""
        asked = {"kind": "explain", "nodes": nodes, "top": top}
        try:
            found = await self._ask(game, asked, view, candidates, seed)
            return [from_json(candidate) for candidate in found or []]
        except (Fault, KeyError, TypeError, ValueError) as fault:
            log.warning("%s, explanation: %s", game.id, fault)
            return []

    async def _ask(
        self, game: Game, asked: Json, view: Json, candidates: list[int], seed: int
    ) -> Any:
        """What a worker answers; raises Fault where it does not."""
        asked |= {"game": game.id, "view": view, "candidates": candidates, "seed": seed}
        worker = await self._free.get()
        try:
            return await worker.ask(asked, self.seconds)
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        """End all workers."""
        for worker in self._workers:
            await worker.end()
