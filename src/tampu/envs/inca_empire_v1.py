"""Inca Empire for PettingZoo: `env(seats=…, options=…)`, see `tampu.envs.aec.GameEnv`."""

from __future__ import annotations

from tampu.envs.aec import makers

env, raw_env = makers("inca_empire", 1)
