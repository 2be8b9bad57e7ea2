"""Research environments for PettingZoo, Gymnasium and OpenSpiel, batches and datasets.

Importing this package registers the Gymnasium ids (`Tampu/Imhotep-v1` and so on).

- PettingZoo: `tampu.envs.imhotep_v1.env()` and so on
- OpenSpiel: `import tampu.envs.spiel`, then `pyspiel.load_game("tampu_imhotep(players=3)")`
- many simultaneous games: `tampu.envs.batch.BatchEnv`
"""

from __future__ import annotations

from tampu.envs.ids import register

register()


def load_ipython_extension(ipython: object) -> None:
    """Let notebooks draw states after `%load_ext tampu.envs`."""
    from tampu.envs.rendering import show_states

    show_states(ipython)
