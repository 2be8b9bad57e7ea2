"""Imitates a bot before PPO: a network that starts from good play learns in a small budget."""

from __future__ import annotations

import numpy as np

from tampu.bots.external import close_bot, open_bot
from tampu.core.rng import Rng
from tampu.envs.config import EnvConfig, env_config
from tampu.envs.episode import Episode
from tampu.tuning.ppo.network import Adam, Network, OfferedActions
from tampu.tuning.ppo.training import TrainingConfig, TrainingSamples, training_reward, update

CHUNK = 20
"""Games between two updates, so that the observations of few games are in memory."""
FIRST_SEED = 40_000_000
"""Deals of demonstrations; nothing else is played on them."""


class Demonstration:
    """The choices of a teacher that plays all seats of some games, one row each."""

    def __init__(self, config: TrainingConfig, env: EnvConfig, teacher: str) -> None:
        self.config, self.env, self.teacher = config, env, teacher
        self._observations: list[np.ndarray] = []
        self._offered: list[list[int]] = []
        self._chosen: list[int] = []
        self._returns: list[float] = []

    def play(self, seed: int) -> None:
        """Play one game and append its choices; those without an alternative are left out."""
        env, game = self.env, self.env.game
        bots = [open_bot(self.teacher, game) for _ in range(env.seats)]
        streams = [Rng(seed, f"bot {seat}") for seat in range(env.seats)]
        episode, deciders = Episode(env, seed), []
        while not episode.over:
            seat = episode.actor
            view = episode.state.view(seat) if bots[seat].sees else {}
            action = bots[seat].choose(view, episode.state.candidates(), streams[seat])
            path = set(env.steps.paths[action]) if env.steps else {action}
            decided = False
            while not decided:
                choices = episode.choices()
                choice = next(one for one in choices if one in path)
                if len(choices) > 1:
                    self._observations.append(episode.observation(seat))
                    self._offered.append(choices)
                    self._chosen.append(choices.index(choice))
                    deciders.append(seat)
                decided = episode.play(choice)
        for bot in bots:
            close_bot(bot)
        margins = np.array(episode.rewards(), np.float32)
        rewards = training_reward(margins, self.config)
        self._returns += [float(rewards[seat]) for seat in deciders]

    def take(self) -> TrainingSamples:
        """The rows so far, which are forgotten here."""
        count = len(self._chosen)
        width = max(len(offered) for offered in self._offered)
        actions = np.zeros((count, width), np.int64)
        valid = np.zeros((count, width), bool)
        for row, offered in enumerate(self._offered):
            actions[row, : len(offered)] = offered
            valid[row, : len(offered)] = True
        samples = TrainingSamples(
            np.array(self._observations),
            OfferedActions(actions, valid),
            np.array(self._chosen, np.int64),
            None,
            np.ones(count, np.float32),
            np.array(self._returns, np.float32),
        )
        self._observations, self._offered, self._chosen, self._returns = [], [], [], []
        return samples


def imitate(config: TrainingConfig, teacher: str, games: int) -> tuple[Network, int]:
    """A network that imitates the teacher in its own games, and the number of choices it saw.

    The policy learns the teacher's choices by cross-entropy, the value the results of the games.
    """
    env = env_config(
        config.game,
        config.seats,
        dict(config.options),
        reward="margin",
        steps=config.action_steps,
    )
    rng = np.random.default_rng(config.seed)
    network = Network(env.size, env.actions, config.hidden, config.seed)
    adam = Adam(network, config.learning_rate)
    demonstration = Demonstration(config, env, teacher)
    choices = 0
    for first in range(0, games, CHUNK):
        adam.learning_rate = config.learning_rate * max(1 - first / games, 0.05)
        for number in range(first, min(first + CHUNK, games)):
            demonstration.play(FIRST_SEED + 1_000_000 * config.seed + number)
        samples = demonstration.take()
        update(network, adam, samples, config, rng)
        choices += len(samples.chosen)
    return network, choices
