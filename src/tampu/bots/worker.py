"""The program of a worker process: it answers one question at a time, within hard limits."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import Any, Final

from tampu.bots.casual import CasualBot
from tampu.bots.contract import Bot
from tampu.bots.explain import explain_planned
from tampu.bots.garbage import collect_rarely
from tampu.bots.plan import PlanBot
from tampu.bots.registry import make_bot
from tampu.core.contract import Game, Json
from tampu.core.registry import load_game
from tampu.core.rng import Rng

Maker = Callable[[str, Game], Bot]

MEMORY: Final = 1024 * 1024 * 1024
"""The memory limit of a worker, in bytes."""


def work(make: Maker = make_bot) -> None:
    """Answer the questions on standard input, one per line, until it is closed.

    Answers are written to a copy of standard output; what a bot prints is discarded.
    """
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.close(null)
    set_limits(MEMORY)
    games: dict[str, Game] = {}
    for line in sys.stdin:
        question = json.loads(line)
        name = question["game"]
        if name not in games:
            games[name] = load_game(name)
            collect_rarely()
        result = answer(games[name], question, make)
        if has_children():
            raise SystemExit("the bot has started other processes")
        answers.write(json.dumps({"id": question["id"], "answer": result}) + "\n")
        answers.flush()


def answer(game: Game, question: Json, make: Maker = make_bot) -> Any:
    """Answer one question: with an action and a plan, or for `explain` with moves and reasons."""
    rng = Rng(question["seed"], "bot")
    view, candidates = question["view"], question["candidates"]
    plan = [(str(view_digest), int(action)) for view_digest, action in question["plan"]]
    if question["kind"] == "explain":
        moves, plan = explain_planned(
            game, view, candidates, question["spec"], rng, question["top"], plan
        )
        return {"moves": [move.to_json() for move in moves], "plan": plan}
    bot: Any = make(question["spec"], game)  # a hostile bot may answer anything
    plans = isinstance(bot, PlanBot | CasualBot)
    if plans:
        bot.plan = plan
    chosen = bot.choose(view, candidates, rng)
    return {"action": chosen, "plan": bot.plan if plans else []}


def set_limits(memory: int) -> None:
    """Limit memory; forbid writing files, core dumps, and (unless root) starting processes."""
    if os.name != "posix":
        return
    import resource

    for kind, most in (
        (resource.RLIMIT_AS, memory),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_NPROC, 0),
    ):
        _, hard = resource.getrlimit(kind)
        most = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(kind, (most, most))


def has_children() -> bool:
    """Whether this process has child processes that have not been waited for."""
    if os.name != "posix":
        return False
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:
        return False
    return True
