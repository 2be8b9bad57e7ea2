"""Inside a worker process: one question after the other, within hard limits."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from typing import Any, Final

from tampu.bots.contract import Bot
from tampu.bots.explain import explain
from tampu.bots.registry import make_bot
from tampu.core.contract import Game, Json
from tampu.core.registry import load_game
from tampu.core.rng import Rng

Maker = Callable[[str, Game], Bot]

MEMORY: Final = 1024 * 1024 * 1024
"""The most memory a worker may have, in bytes."""


def work(make: Maker = make_bot) -> None:
    """Answer questions, one on each line of standard input, until it ends.

    Answers leave by a way of their own: what a bot prints goes nowhere and spoils nothing.
    """
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.close(nowhere)
    limit_itself(MEMORY)
    games: dict[str, Game] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        name = asked["game"]
        if name not in games:
            games[name] = load_game(name)
        found = answer(games[name], asked, make)
        if has_children():
            raise SystemExit("a bot has started processes of its own")
        answers.write(json.dumps({"id": asked["id"], "answer": found}) + "\n")
        answers.flush()


def answer(game: Game, asked: Json, make: Maker = make_bot) -> Any:
    """The answer to one question: an action, or for `explain` candidates with their reasons."""
    rng = Rng(asked["seed"], "bot")
    view, candidates = asked["view"], asked["candidates"]
    if asked["kind"] == "explain":
        found = explain(game, view, candidates, asked["nodes"], rng, asked["top"])
        return [candidate.to_json() for candidate in found]
    bot: Any = make(asked["spec"], game)  # whose answer may be anything
    return bot.choose(view, candidates, rng)


def limit_itself(memory: int) -> None:
    """Give up for good: more memory, writing files, core dumps, and (unless root) processes."""
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
    """Whether this process has started others that nobody has waited for."""
    if os.name != "posix":
        return False
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except ChildProcessError:
        return False
    return True
