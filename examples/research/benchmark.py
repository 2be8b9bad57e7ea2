# %% [markdown]
# # The benchmark, from a policy to the leaderboard
# `docs/benchmark.md` describes the protocol. A full run plays 300 games; this one plays six.

# %%
import tempfile
from pathlib import Path

import numpy as np

from tampu.core.contract import Game
from tampu.envs.opponents import PolicyBot
from tampu.protocol.evaluation import TaskRun
from tampu.protocol.leaderboard import page, read_all
from tampu.protocol.results import Contender, read, write
from tampu.protocol.tasks import find_task
from tampu.protocol.verification import verify


def make(game: Game) -> PolicyBot:
    """My policy: the last offered action. A network would read the observation."""
    return PolicyBot(game, lambda _, mask: int(np.flatnonzero(mask)[-1]))


# %%
task = find_task("imhotep-2")
entry = Contender("the last action", f"python:{__name__}:make", about="an example")
evaluation = TaskRun(task, entry, games=2)
for game in evaluation:
    print(game.opponent, game.scores)

# %% [markdown]
# The results file holds every decision; verification replays them and asks the opponents again.

# %%
folder = Path(tempfile.mkdtemp())
write(evaluation.results(), folder / "last-action.json")
verdict = verify(read(folder / "last-action.json"))
print(verdict)

# %%
print(page(read_all(folder))[:1500])
