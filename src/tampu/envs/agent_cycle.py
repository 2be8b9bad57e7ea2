"""The PettingZoo environment (agent environment cycle) of all games."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Unpack

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tampu.core.contract import OVER
from tampu.core.rng import MASK32
from tampu.envs.config import EnvSettings, env_config
from tampu.envs.episode import Episode, Mask, RunningGame
from tampu.envs.rendering import RENDER_MODES, picture, render
from tampu.envs.rewards import RANGES
from tampu.envs.text import prompt

LIMIT = 100.0
"""The largest absolute value in an observation space."""


def observation_and_action_space(
    size: int, actions: int
) -> tuple[spaces.Box, spaces.Discrete[np.int64]]:
    """The spaces of the flat observation and of the agent's choices."""
    return (spaces.Box(-LIMIT, LIMIT, (size,), np.float32), spaces.Discrete(actions))


class GameEnv(RunningGame, AECEnv):  # type: ignore[misc]
    """An environment whose agents decide one by one, in the order of the rules.

    Chance follows from the seed. An observation is `{"observation": flat tensor, "action_mask":
    1 for each choice}`; `infos` holds the same mask, and at the end scores and ranks.
    Rewards come when the game ends.
    """

    RUNNING = (
        *("episode", "_rng", "agents", "agent_selection", "infos", "rewards", "terminations"),
        *("truncations", "_cumulative_rewards"),
    )
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
        render_mode: str | None = None,
        **settings: Unpack[EnvSettings],
    ) -> None:
        super().__init__()
        self.config = env_config(game, seats, options, **settings)
        self.metadata = {**self.metadata, "name": f"{game}_v{version}"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.config.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        observation, actions = observation_and_action_space(self.config.size, self.config.actions)
        mask = spaces.Box(0, 1, (self.config.actions,), np.int8)
        self._observation_spaces = {
            agent: spaces.Dict({"observation": observation, "action_mask": mask})
            for agent in self.possible_agents
        }
        self._action_spaces = {
            agent: spaces.Discrete(int(actions.n)) for agent in self.possible_agents
        }
        self.state_space = spaces.Box(-LIMIT, LIMIT, (self.config.state_size,), np.float32)
        self.reward_range = RANGES[self.config.reward]
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game; without a seed, its seed is drawn from the generator seeded last."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.episode = Episode(self.config, int(self._rng.integers(MASK32)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._select_agent()

    def observe(self, agent: str) -> dict[str, Any]:
        observation = self._running().observation(self._seats[agent])
        info = self.infos.get(agent)
        mask = np.zeros(self.config.actions, np.int8) if info is None else info["action_mask"]
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action of `agent_selection`; an action that is not offered raises ValueError."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self._running()
        if action is None or not episode.offers(int(action)):
            raise ValueError(f"action {action} is not offered to {agent}")
        self._cumulative_rewards[agent] = 0.0
        episode.play(int(action))
        if episode.over or self.config.shaping:
            self.rewards = dict(zip(self.possible_agents, episode.collect_rewards(), strict=True))
            self._accumulate_rewards()
        if episode.over:
            ended = self.truncations if episode.truncated else self.terminations
            for other in self.agents:
                ended[other] = True
        self._select_agent()

    def _select_agent(self) -> None:
        """Set the agent that decides, and everybody's masks."""
        episode = self._running()
        if episode.actor != OVER:
            self.agent_selection = self.possible_agents[episode.actor]
        else:
            self.agent_selection = self.agents[0]
        empty: Mask = np.zeros(self.config.actions, np.int8)
        outcome = episode.outcome()
        self.infos = {agent: {"action_mask": empty, **outcome} for agent in self.agents}
        if episode.actor != OVER:
            self.infos[self.agent_selection] = {"action_mask": episode.mask(episode.actor)}

    def text(self, agent: str) -> str:
        """The position and the choices of the agent, in words."""
        return prompt(self._running(), self._seats[agent])

    def render(self) -> str | None:
        """The position as the agent that decides sees it: text, or a drawing (`svg`)."""
        episode = self._running()
        return render(self.render_mode, episode, max(episode.actor, 0))

    def _repr_svg_(self) -> str | None:
        if self.episode is None:
            return None
        return picture(self.episode, max(self.episode.actor, 0))

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""


def wrapped_env(
    game: str, version: int, *, illegal_reward: float | None = None, **settings: Any
) -> AECEnv:
    """An environment with PettingZoo's checks around it.

    An action that is not offered raises ValueError, or with `illegal_reward` ends the game with
    that reward for the agent (`TerminateIllegalWrapper`).
    """
    env: Any = GameEnv(game, version, **settings)
    if illegal_reward is not None:
        env = wrappers.TerminateIllegalWrapper(env, illegal_reward=illegal_reward)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def env_functions(game: str, version: int) -> tuple[Any, Any]:
    """The functions `env` (with PettingZoo's checks around it) and `raw_env` of a game."""
    return partial(wrapped_env, game, version), partial(GameEnv, game, version)
