"""Behaviour cloning in PyTorch from a dataset of Tampu: imitates `greedy`."""

from __future__ import annotations

import tempfile
from pathlib import Path

import numpy as np
import torch
from evaluation import arguments, report

from tampu.envs.dataset import DatasetSpec, load, write

options = arguments(steps=20_000)
torch.manual_seed(options.seed)
path = Path(tempfile.mkdtemp()) / "games.parquet"
seats = 3 if options.game == "inca_empire" else 2
games = max(10, options.steps // 100)
list(write(DatasetSpec(options.game, ("greedy",) * seats, games, options.seed, {}), path))

data = load(path, ["observation", "action", "offered"], split="train")
observations = torch.tensor(data["observation"])
actions = torch.tensor(data["action"], dtype=torch.int64)
count = int(max(offered.max() for offered in data["offered"])) + 1
model = torch.nn.Sequential(torch.nn.Linear(observations.shape[1], 256), torch.nn.ReLU(),
                            torch.nn.Linear(256, count))  # fmt: skip
optimizer = torch.optim.Adam(model.parameters(), 1e-3)
for _ in range(8):
    for rows in torch.randperm(len(actions)).split(256):
        scores = model(observations[rows])
        blocked = torch.ones_like(scores, dtype=torch.bool)
        for line, row in enumerate(rows):
            blocked[line, torch.tensor(data["offered"][row], dtype=torch.int64)] = False
        loss = torch.nn.functional.cross_entropy(scores.masked_fill(blocked, -1e9), actions[rows])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


@torch.no_grad()
def policy(observation: np.ndarray, mask: np.ndarray) -> int:
    """The offered action that the network prefers."""
    offered = np.flatnonzero(mask)
    known = offered[offered < count]
    if not len(known):
        return int(offered[0])
    scores = model(torch.from_numpy(observation)).numpy()
    return int(known[scores[known].argmax()])


report("behaviour cloning (PyTorch)", options, policy)
