"""Environments for research, in the interfaces that people already use.

Importing this package registers the Gymnasium ids (`Tampu/Imhotep-v1` and its like).

- PettingZoo: `tampu.envs.imhotep_v1.env()` and its like
- OpenSpiel: `import tampu.envs.spiel`, then `pyspiel.load_game("tampu_imhotep(players=3)")`
- many games at once: `tampu.envs.batch.BatchEnv`
"""

from __future__ import annotations

from tampu.envs.ids import register

register()


def load_ipython_extension(ipython: object) -> None:
    """`%load_ext tampu.envs`: notebooks draw states."""
    from tampu.envs.drawing import show_states

    show_states(ipython)
