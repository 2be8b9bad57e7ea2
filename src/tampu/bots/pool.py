"""Bots in worker processes: a hard limit of time, and a legal answer whatever happens."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from typing import Any, Final

from tampu.bots.explain import Candidate, explain, from_json
from tampu.bots.registry import make_bot
from tampu.core.contract import Game, Json
from tampu.core.registry import load_game
from tampu.core.rng import Rng

LINE_LIMIT: Final = 8 * 1024 * 1024
PROGRAM: Final = "from tampu.bots.pool import work; work()"


def work() -> None:
    """Answer questions, one on each line of standard input, until it ends."""
    games: dict[str, Game] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        name = asked["game"]
        if name not in games:
            games[name] = load_game(name)
        sys.stdout.write(json.dumps(answer(games[name], asked)) + "\n")
        sys.stdout.flush()


def answer(game: Game, asked: Json) -> Any:
    """The answer to one question: an action, or for `explain` candidates with their reasons."""
    rng = Rng(asked["seed"], "bot")
    view, candidates = asked["view"], asked["candidates"]
    if asked["kind"] == "explain":
        found = explain(game, view, candidates, asked["nodes"], rng, asked["top"])
        return [candidate.to_json() for candidate in found]
    return make_bot(asked["spec"], game).choose(view, candidates, rng)


class Worker:
    """One process that thinks."""

    def __init__(self, program: str) -> None:
        self._program = program
        self._process: Any = None

    async def ask(self, question: bytes, seconds: float) -> Any:
        """The answer of the process; it is ended if it takes longer."""
        process = self._process
        if process is None or process.returncode is not None:
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                self._program,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LINE_LIMIT,
                start_new_session=True,
            )
        try:
            process.stdin.write(question)
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), seconds)
            return json.loads(line)
        except BaseException:
            await self.end()
            raise

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


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
        action = await self._ask(game, asked, view, candidates, seed)
        if type(action) is int and action in candidates:
            return action
        self.fallbacks += 1
        return game.actions.sample(candidates, Rng(seed, "fallback"))

    async def explain(
        self, game: Game, view: Json, candidates: list[int], nodes: int, seed: int, top: int = 3
    ) -> list[Candidate]:
        """The best candidates with their reasons, or none if they cannot be had in time."""
        asked = {"kind": "explain", "nodes": nodes, "top": top}
        found = await self._ask(game, asked, view, candidates, seed)
        try:
            return [from_json(candidate) for candidate in found or []]
        except (KeyError, TypeError, ValueError):
            return []

    async def _ask(
        self, game: Game, asked: Json, view: Json, candidates: list[int], seed: int
    ) -> Any:
        """What a worker answers, or None."""
        asked |= {"game": game.id, "view": view, "candidates": candidates, "seed": seed}
        question = json.dumps(asked).encode() + b"\n"
        worker = await self._free.get()
        try:
            return await worker.ask(question, self.seconds)
        except (OSError, ValueError, TimeoutError):
            return None
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        """End all workers."""
        for worker in self._workers:
            await worker.end()
