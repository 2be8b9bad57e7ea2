"""A proxy of exploitability: how much a policy wins that learns against the entry alone.

The learner is the numpy baseline with a fixed budget, so the proxy is a lower bound of what a best
response wins: a high share proves a weakness, a low one proves nothing.
"""

from dataclasses import replace
from typing import Any

from tampu.arena.summary import wilson
from tampu.core.errors import TampuError
from tampu.protocol.tasks import EVALUATION_SEED, Task
from tampu.tuning.ppo.training import measure_win_share, suitable_config, train


class NoRival(TampuError):
    """A solo task has no seat for the bot that a policy is trained against."""


def exploit(task: Task, entry: str, *, steps: int, games: int, seed: int = 1) -> dict[str, Any]:
    """Train a response to an entry, which plays all other seats; returns its win share."""
    if task.seats == 1:
        raise NoRival("error-no-rival", task=task.id)
    config = replace(
        suitable_config(task.game, seed),
        seats=task.seats,
        options=tuple(task.options.items()),
        opponents=(entry,),
        self_play=False,
        games=16,
    )
    network = train(config, steps)
    share = measure_win_share(network, config, entry, games, EVALUATION_SEED - 1_000_000)
    return {
        "task": task.id,
        "entry": entry,
        "steps": steps,
        "games": games,
        "win_share": round(share, 4),
        "win_share_ci95": [round(limit, 4) for limit in wilson(share, games)],
    }
