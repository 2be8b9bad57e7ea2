"""The Gymnasium ids of the games."""

from __future__ import annotations

from typing import Final

import gymnasium

IDS: Final = {
    "imhotep": "Tampu/Imhotep-v1",
    "cuzco": "Tampu/Cuzco-v1",
    "inca_empire": "Tampu/IncaEmpire-v1",
    "tawantinsuyu": "Tampu/Tawantinsuyu-v1",
}


def register() -> None:
    """Register the ids with gymnasium."""
    for game, name in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, "tampu.envs.seat:SeatEnv", kwargs={"game": game})
