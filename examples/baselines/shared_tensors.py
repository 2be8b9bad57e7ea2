"""Steps of many games into torch tensors without a copy: workers write what torch reads."""

from __future__ import annotations

import json
import time

import numpy as np
import torch

from tampu.envs.vector import SeatVectorEnv

GAMES, STEPS = 64, 200


def main() -> None:
    """Play at random; the tensors are made once and always show the newest step."""
    envs = SeatVectorEnv("imhotep", GAMES, workers=2, autoreset_mode="SameStep", copy=False)
    observations, infos = envs.reset(seed=1)
    seen, masks = torch.from_numpy(observations), torch.from_numpy(infos["action_mask"])
    assert seen.data_ptr() == observations.ctypes.data
    torch.manual_seed(1)
    before, began = seen.clone(), time.perf_counter()
    for _ in range(STEPS):
        actions = torch.multinomial(masks.to(torch.float32), 1)[:, 0]
        observations, *_ = envs.step(actions.numpy())
        assert np.shares_memory(observations, seen.numpy()), "the step made a copy"
    rate = GAMES * STEPS / (time.perf_counter() - began)
    assert not torch.equal(before, seen)
    assert torch.equal(seen, torch.tensor(observations))
    envs.close()
    print(json.dumps({"baseline": "shared tensors", "steps_per_second": round(rate)}))


if __name__ == "__main__":
    main()
