"""The bots that people may seat at a table."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from tampu.bots.registry import LEVELS, make_bot
from tampu.core.contract import Game
from tampu.server.errors import Denied

DEFAULT_BOT: Final = "level:2"
"""The bot that plays where none was named."""
MOST_BOT_TABLES: Final = 6
"""How many tables without people a person may have running."""
SETTINGS: Final[dict[str, dict[str, int]]] = {
    "random": {},
    "greedy": {"slip": 100, "hand": 1},
    "plan": {
        "ms": 1500,
        "width": 24,
        "replies": 16,
        "worlds": 8,
        "horizon": 2,
        "slip": 100,
        "hand": 1,
    },
    "casual": {"width": 24, "blur": 1000, "miss": 90, "temper": 1000, "hand": 1},
    "ismcts": {"nodes": 1000, "ms": 1500, "slip": 100, "hand": 1},
    "level": {"ms": 1500, "temper": 1000},
}
"""The bots that people may ask for, and the largest values of their settings, because all tables
share the workers."""
BUDGETS: Final[dict[str, tuple[str, ...]]] = {"plan": ("ms",), "ismcts": ("nodes", "ms")}
"""Of these settings a bot must declare at least one."""
OFFERED: Final = tuple(name for name in SETTINGS if name not in BUDGETS)
"""The bots that need no settings."""
LONGEST_MS: Final = 3000
"""The time limit of a bot that declares another budget."""


def check_bot(spec: str | None, game: Game) -> str:
    """The spec of a bot, or of the default bot; raises if people may not ask for it."""
    chosen = spec or DEFAULT_BOT
    name, *settings = chosen.split(":")
    levels = ", ".join(f"level:{level}" for level in LEVELS)
    if name not in SETTINGS:
        raise Denied(400, "error-unknown-bot", spec=chosen, known=levels)
    make_bot(chosen, game)
    declared = set()
    for setting in settings:
        key, _, value = setting.partition("=")
        declared.add(key)
        most = SETTINGS[name].get(key, 0)
        if value.isdecimal() and int(value) > most:
            raise Denied(
                400, "error-bot-setting", spec=chosen, setting=setting, known=f"{key}≤{most}"
            )
    budgets = BUDGETS.get(name, ())
    if budgets and not declared & set(budgets):
        known = ", ".join(f"{key}≤{SETTINGS[name][key]}" for key in budgets)
        raise Denied(400, "error-bot-setting", spec=chosen, setting=name, known=known)
    return chosen


def with_temperament(spec: str, player: str) -> str:
    """The spec of a level with the temperament of a player, which lasts for the whole game."""
    if not spec.startswith("level:") or "as=" in spec or "temper=" in spec:
        return spec
    return f"{spec}:temper={1 + crc32(player.encode()) % 999}"


def with_time_limit(spec: str, milliseconds: int) -> str:
    """The spec with a time limit where it has none: for levels at live tables, and for bots that
    declare another budget.
    """
    if "ms=" in spec:
        return spec
    if spec.startswith("level:"):
        return f"{spec}:ms={milliseconds}"
    return f"{spec}:ms={LONGEST_MS}" if spec.startswith(("plan", "ismcts")) else spec
