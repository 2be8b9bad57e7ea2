"""Bots in worker processes: a hard time limit, and a legal answer whatever happens."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from typing import Any, Final

from tampu.bots.explain import ExplainedMove, from_json
from tampu.bots.line_process import Fault, LineProcess
from tampu.bots.plan import digest
from tampu.core.contract import Game, Json
from tampu.core.rng import Rng

PROGRAM: Final = "from tampu.bots.worker import work; work()"

MOST_PLANS: Final = 2000
"""The largest number of players whose plans are stored."""

log: Final = logging.getLogger("tampu.bots")


def seed_of(view: Json) -> int:
    """The seed for a decision on the site: equal views get equal moves, hints and analyses.

    It follows from what the seat knows, so it reveals nothing.
    """
    return int(digest(view)[:15], 16)


class Worker:
    """One worker process; it is ended after every fault and started again when needed."""

    def __init__(self, program: str) -> None:
        self.process = LineProcess([sys.executable, "-c", program])
        self._questions = 0

    async def ask(self, question: Json, seconds: float) -> Any:
        """Return the answer of the process; raises Fault where none comes in time."""
        self._questions += 1
        number = self._questions

        def is_answer(message: Json) -> bool:
            return message.get("id") == number

        try:
            message = await self.process.ask({**question, "id": number}, is_answer, seconds)
        except BaseException as error:
            await self.process.end()
            raise error  # a bare raise after an await is wrong in compiled code
        return message.get("answer")


class BotPool:
    """A few worker processes that compute the moves of all tables."""

    def __init__(self, workers: int = 0, seconds: float = 20.0, program: str = PROGRAM) -> None:
        self.seconds = seconds
        """The time limit of one answer."""
        self.fallbacks = 0
        """How often a random legal move was played instead of a bot's."""
        self._plans: dict[str, list[Any]] = {}
        """By player: the rest of the turn, from the oldest to the newest."""
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        count = workers or max(1, (os.cpu_count() or 2) - 1)
        self._workers = [Worker(program) for _ in range(count)]
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def choose(
        self,
        game: Game,
        spec: str,
        view: Json,
        candidates: list[int],
        seed: int,
        player: str = "",
    ) -> int:
        """Return the bot's move, or a random candidate where the bot gives none in time.

        `player` identifies a seat of a table; the bot follows the plan that it made there.
        """
        if len(candidates) == 1:
            return candidates[0]
        question = {"kind": "choose", "spec": spec, "plan": self._plans.pop(player, [])}
        try:
            answer = await self._ask(game, question, view, candidates, seed)
            action = answer["action"] if isinstance(answer, dict) else answer
            if type(action) is int and action in candidates:
                if player:
                    self._remember(player, answer["plan"])
                return action
            raise Fault(f"{str(action)[:40]} is not one of the choices")
        except Fault as fault:
            self.fallbacks += 1
            log.warning("%s, bot %s: %s; a random move is played instead", game.id, spec, fault)
            return game.actions.sample(candidates, Rng(seed, "fallback"))

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
        """Return the best moves of a bot with their reasons; none where the worker fails.

        `player` identifies a seat of a table; hints follow the turn explained before.
        """
        asked = f"explain {player}"
        plan = self._plans.pop(asked, [])
        question = {"kind": "explain", "spec": spec, "top": top, "plan": plan}
        try:
            answer = await self._ask(game, question, view, candidates, seed)
            if not answer:
                return []
            if player:
                self._remember(asked, answer["plan"])
            return [from_json(move) for move in answer["moves"]]
        except (Fault, KeyError, TypeError, ValueError) as fault:
            log.warning("%s, explanation: %s", game.id, fault)
            return []

    def _remember(self, player: str, plan: list[Any]) -> None:
        """Keep the rest of a turn, and forget the oldest where there are too many."""
        if plan:
            self._plans[player] = plan
            if len(self._plans) > MOST_PLANS:
                del self._plans[next(iter(self._plans))]

    async def _ask(
        self, game: Game, question: Json, view: Json, candidates: list[int], seed: int
    ) -> Any:
        """Return a free worker's answer; raises Fault where there is none."""
        question |= {"game": game.id, "view": view, "candidates": candidates, "seed": seed}
        worker = await self._free.get()
        try:
            return await worker.ask(question, self.seconds)
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        """End all worker processes."""
        for worker in self._workers:
            await worker.process.end()
