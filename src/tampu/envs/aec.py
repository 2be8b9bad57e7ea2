"""The PettingZoo environment of all games; each has a module of its own, as `imhotep_v1`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tampu.core.contract import OVER
from tampu.core.rng import MASK32
from tampu.envs.drawing import svg
from tampu.envs.rewards import RANGES
from tampu.envs.table import Mask, Table, set_up
from tampu.envs.text import prompt

RENDER_MODES = ["human", "ansi", "svg"]
LIMIT = 100.0
"""No number of an observation lies farther from 0."""


def spaces_of(size: int, actions: int) -> tuple[spaces.Box, spaces.Discrete[np.int64]]:
    """The spaces of the flat observation and of the answers."""
    return (
        spaces.Box(-LIMIT, LIMIT, (size,), np.float32),
        spaces.Discrete(actions),
    )


class GameEnv(AECEnv):  # type: ignore[misc]
    """Agents decide one by one, in the order of the rules; chance is dealt from the seed.

    An observation is `{"observation": flat tensor, "action_mask": 1 for each answer}`; the mask is
    also in `infos`. Rewards come when the game ends.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        version: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        perfect: bool = False,
        literal: bool = False,
        steps: bool = False,
        reward: str = "win_share",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setup = set_up(
            game, seats, options, perfect=perfect, literal=literal, steps=steps, reward=reward
        )
        self.metadata = {**self.metadata, "name": f"{game}_v{version}"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        view, answers = spaces_of(self.setup.size, self.setup.actions)
        mask = spaces.Box(0, 1, (self.setup.actions,), np.int8)
        self._views = {
            agent: spaces.Dict({"observation": view, "action_mask": mask})
            for agent in self.possible_agents
        }
        self._answers = {agent: spaces.Discrete(int(answers.n)) for agent in self.possible_agents}
        self.reward_range = RANGES[reward]
        self._rng = np.random.default_rng()
        self.table: Table | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._views[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self._answers[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game; without a seed one that follows from the seed given last."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.table = Table(self.setup, int(self._rng.integers(MASK32)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._tell()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat[agent]
        table = self._running()
        return {"observation": table.observation(seat), "action_mask": table.mask(seat)}

    def step(self, action: int | None) -> None:
        """Answer for `agent_selection`; an answer that is not offered raises ValueError."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self._running()
        if action is None or int(action) not in table.choices():
            raise ValueError(f"action {action} is not offered to {agent}")
        self._cumulative_rewards[agent] = 0.0
        table.play(int(action))
        if table.over:
            self.rewards = dict(zip(self.possible_agents, table.rewards(), strict=True))
            ended = self.truncations if table.cut else self.terminations
            for other in self.agents:
                ended[other] = True
        self._accumulate_rewards()
        self._tell()

    def _tell(self) -> None:
        """Whose turn it is, and what may be answered."""
        table = self._running()
        if table.actor != OVER:
            self.agent_selection = self.possible_agents[table.actor]
        else:
            self.agent_selection = self.agents[0]
        nothing: Mask = np.zeros(self.setup.actions, np.int8)
        self.infos = {agent: {"action_mask": nothing} for agent in self.agents}
        if table.actor != OVER:
            self.infos[self.agent_selection] = {"action_mask": table.mask(table.actor)}

    def text(self, agent: str) -> str:
        """What the agent sees and may answer, in words."""
        return prompt(self._running(), self._seat[agent])

    def state(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What the seat that decides sees, for algorithms that want one tensor."""
        table = self._running()
        return table.observation(max(table.actor, 0))

    def render(self) -> str | None:
        """The position as the agent that decides sees it: text, or a drawing (`svg`)."""
        if self.render_mode is None:
            return None
        table = self._running()
        seat = max(table.actor, 0)
        if self.render_mode == "svg":
            return svg(self.setup.game.id, table.state.view(seat))
        told = prompt(table, seat)
        if self.render_mode == "human":
            print(told)
            return None
        return told

    def _repr_svg_(self) -> str | None:
        if self.table is None:
            return None
        seat = max(self.table.actor, 0)
        return svg(self.setup.game.id, self.table.state.view(seat))

    def close(self) -> None:
        """Nothing is held open."""

    def _running(self) -> Table:
        if self.table is None:
            raise RuntimeError("reset() comes first")
        return self.table


def _wrapped(game: str, version: int, **settings: Any) -> AECEnv:
    env: Any = GameEnv(game, version, **settings)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def makers(game: str, version: int) -> tuple[Any, Any]:
    """`env` and `raw_env` of a game: with PettingZoo's own checks around, and without."""
    return partial(_wrapped, game, version), partial(GameEnv, game, version)
