"""Research environments for PettingZoo, Gymnasium and OpenSpiel, batches and datasets.

Every installed game has them; importing this package registers their names.

- PettingZoo: `tampu.envs.aec("imhotep")`, or `tampu.envs.imhotep_v1.env()`
- Gymnasium: `gymnasium.make("Tampu/Imhotep-v1")`
- OpenSpiel: `import tampu.envs.spiel`, then `pyspiel.load_game("tampu_imhotep(players=3)")`
- many simultaneous games: `tampu.envs.batch.BatchEnv`
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pettingzoo import AECEnv

if find_spec("gymnasium"):  # a server draws boards with `svg` and has no environments
    from tampu.envs.ids import register

    register()


def aec(game: str, **settings: Any) -> AECEnv:
    """The PettingZoo environment of an installed game."""
    from tampu.envs.agent_cycle import wrapped_env
    from tampu.envs.ids import VERSION

    return wrapped_env(game, VERSION, **settings)


def __getattr__(name: str) -> Any:
    """The PettingZoo module of a game, such as `imhotep_v1`."""
    module = sys.modules.get(f"{__name__}.{name}")
    if module is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return module


def load_ipython_extension(ipython: object) -> None:
    """Let notebooks draw states after `%load_ext tampu.envs`."""
    from tampu.envs.rendering import show_states

    show_states(ipython)
