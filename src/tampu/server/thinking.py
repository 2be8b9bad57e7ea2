"""What a bot thinks of a decision: candidates with their reasons, for hints and analyses."""

from __future__ import annotations

import secrets
from typing import Final

from tampu.bots import explain
from tampu.bots.chance import settle
from tampu.bots.pool import BotPool
from tampu.bots.registry import LEVELS, make_bot
from tampu.bots.utility import judge
from tampu.core.contract import Game, Json, State
from tampu.core.rng import Rng
from tampu.server.errors import Denied
from tampu.server.messages import Candidate, Reason, Text

DEFAULT_BOT: Final = "level:2"
"""Who plays where nobody was named."""
OFFERED: Final = ("random", "greedy", "beam", "plan", "ismcts", "level")
MOST: Final = {
    "nodes": 1000,
    "ms": 3000,
    "depth": 12,
    "width": 24,
    "replies": 16,
    "worlds": 8,
    "slip": 100,
    "hand": 1,
}
"""The largest settings that people may ask for: all tables share the workers."""
SHOWN: Final = 3
"""So many candidates are told."""
COMPARED: Final = 6
WORLDS: Final = 4


def known_bot(spec: str | None, game: Game) -> str:
    """A spec that people may ask for."""
    chosen = spec or DEFAULT_BOT
    name, *settings = chosen.split(":")
    levels = ", ".join(f"level:{level}" for level in LEVELS)
    if name not in OFFERED:
        raise Denied(400, "error-unknown-bot", spec=chosen, known=levels)
    make_bot(chosen, game)
    for setting in settings:
        key, _, value = setting.partition("=")
        if value and int(value) > MOST.get(key, 0):
            known = f"{key}≤{MOST.get(key, 0)}"
            raise Denied(400, "error-bot-setting", spec=chosen, setting=setting, known=known)
    return chosen


def in_time(spec: str, milliseconds: int) -> str:
    """A level that also watches the clock, for people who wait for it."""
    return f"{spec}:ms={milliseconds}" if spec.startswith("level:") and "ms=" not in spec else spec


async def advice(
    pool: BotPool, game: Game, view: Json, candidates: list[int], nodes: int, top: int = SHOWN
) -> list[Candidate]:
    """The best candidates, best first; without reasons if they cannot be had in time."""
    seed = secrets.randbits(63)
    found = await pool.explain(game, view, candidates, nodes, seed, top)
    if found:
        return [told(game, candidate) for candidate in found]
    action = await pool.choose(game, DEFAULT_BOT, view, candidates, seed)
    return [plain(game, action)]


def told(game: Game, found: explain.Candidate) -> Candidate:
    """A candidate in words."""
    candidate = plain(game, found.action)
    candidate.visits = found.visits
    candidate.share = round(found.share, 3)
    candidate.score = round(found.score, 1)
    candidate.reasons = [
        Reason(text=Text(reason.key, {}), change=round(reason.change, 1))
        for reason in found.reasons
    ]
    return candidate


def plain(game: Game, action: int) -> Candidate:
    """An action of which nothing more is known."""
    kind, fields = game.actions.decode(action)
    return Candidate(
        action=action,
        notation=game.actions.notation(action),
        text=Text(f"{game.id}-do-{kind}", fields),
        visits=0,
        share=None,
        score=None,
        reasons=[],
    )


def worth(game: Game, view: Json, action: int, rng: Rng) -> float:
    """The share of victory that an action promises by one step, in a few imagined worlds."""
    total = 0.0
    for _ in range(WORLDS):
        world: State = game.imagine(view, rng)
        seat = world.actor()
        world.apply(action)
        settle(world, rng)
        total += judge(game.judgement, world)[seat]
    return total / WORLDS
