"""Inca Empire for PettingZoo: `env` and `raw_env` of `tampu.envs.aec.GameEnv`."""

from __future__ import annotations

from tampu.envs.aec import env_functions

env, raw_env = env_functions("inca_empire", 1)
