"""Trains the network by PPO, from self-play and from games against bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tampu.core.registry import lightest_game, load_game
from tampu.envs.batch import BatchEnv
from tampu.tuning.ppo.network import Adam, Array, Ints, Network, OfferedActions

Bools = NDArray[np.bool_]
LARGE = 10_000
"""In games with more actions the policy chooses them step by step."""


@dataclass(frozen=True)
class TrainingConfig:
    """The hyperparameters of a training run; with the seed they fix its result."""

    game: str = field(default_factory=lightest_game)
    seats: int | None = None
    """None for the fewest."""
    options: tuple[tuple[str, Any], ...] = ()
    action_steps: bool = False
    """Whether actions are chosen step by step, which suits games with thousands of actions."""
    games: int = 32
    """Simultaneous games of self-play, and as many against each opponent."""
    opponents: tuple[str, ...] = ("greedy",)
    self_play: bool = True
    decisions: int = 32
    """Decisions of each game between two updates."""
    hidden: int = 64
    epochs: int = 3
    minibatch: int = 256
    learning_rate: float = 2e-3
    gae_lambda: float = 0.97
    clip: float = 0.2
    entropy_bonus: float = 0.01
    margin_share: float = 0.5
    """The part of the reward that is the lead in points; the rest is the victory."""
    margin_scale: float = 20.0
    """The lead in points that counts as much as the victory itself."""
    shaping: float = 0.0
    """The weight of potential-based rewards, by the evaluation of the game's bots."""
    seed: int = 1


def suitable_config(name: str, seed: int = 1) -> TrainingConfig:
    """The settings that suit a game: steps for large action spaces, and a quick training opponent.

    Where `greedy` looks several decisions ahead, it is too slow to train against.
    """
    game = load_game(name)
    quick = "greedy" if game.evaluation.depth == 1 else "beam:depth=1:width=1"
    large = game.actions.size > LARGE
    return TrainingConfig(game=name, action_steps=large, opponents=(quick,), seed=seed)


def training_reward(margins: Array, config: TrainingConfig) -> Array:
    """The reward of a finished game: a part for the victory and a part for its margin."""
    victory, margin = np.sign(margins), np.clip(margins / config.margin_scale, -1, 1)
    share = config.margin_share
    rewards: Array = ((1 - share) * victory + share * margin).astype(np.float32)
    return rewards


@dataclass
class TrainingSamples:
    """The decisions between two updates, one row each."""

    observations: Array
    offered: OfferedActions
    chosen: Ints
    """The column of the chosen action among the offered ones."""
    log_probabilities: Array | None
    """At the time of the choice; None where another player's choices are imitated."""
    advantages: Array
    returns: Array

    @classmethod
    def concatenate(cls, parts: Sequence[TrainingSamples]) -> TrainingSamples:
        """The samples of several environments."""
        return cls(
            np.concatenate([part.observations for part in parts]),
            OfferedActions.concatenate([part.offered for part in parts]),
            np.concatenate([part.chosen for part in parts]),
            np.concatenate([part.log_probabilities for part in parts]),
            np.concatenate([part.advantages for part in parts]),
            np.concatenate([part.returns for part in parts]),
        )


class Collector:
    """Plays the policy in all games of one environment and collects samples."""

    def __init__(self, env: BatchEnv, config: TrainingConfig, seed: int) -> None:
        self.env = env
        self.config = config
        self.buffers = env.reset(seed)

    def collect(self, network: Network, rng: np.random.Generator) -> TrainingSamples:
        """Continue all games for some decisions."""
        games, size = self.env.games, self.env.config.size
        shape = (self.config.decisions, games)
        observations = np.empty((*shape, size), np.float32)
        values = np.empty(shape, np.float32)
        log_probabilities = np.empty(shape, np.float32)
        chosen = np.empty(shape, np.int64)
        players = np.empty(shape, np.int64)
        rewards = np.zeros((*shape, self.env.config.seats), np.float32)
        ended = np.zeros(shape, bool)
        offered_parts: list[OfferedActions] = []
        for step in range(self.config.decisions):
            buffers = self.buffers
            observations[step] = buffers.observation
            players[step] = buffers.player
            offered = OfferedActions.from_mask(buffers.mask)
            probabilities, values[step] = network.forward(observations[step], offered)
            columns = offered.sample(probabilities, rng)
            log_probabilities[step] = np.log(probabilities[np.arange(games), columns] + 1e-9)
            chosen[step] = columns
            offered_parts.append(offered)
            self.buffers = self.env.step(offered.actions[np.arange(games), columns])
            ended[step] = (self.buffers.terminated | self.buffers.truncated).astype(bool)
            rewards[step] = self._rewards()
        offered = OfferedActions.from_mask(self.buffers.mask)
        _, next_values = network.forward(self.buffers.observation, offered)
        advantages = self._advantages(values, players, rewards, ended, next_values)
        return TrainingSamples(
            observations.reshape(-1, size),
            OfferedActions.concatenate(offered_parts),
            chosen.reshape(-1),
            log_probabilities.reshape(-1),
            advantages.reshape(-1),
            (advantages + values).reshape(-1),
        )

    def _rewards(self) -> Array:
        """The rewards of the last step; with shaping they are on the scale of the victory."""
        if self.config.shaping:
            return self.buffers.rewards
        return training_reward(self.buffers.rewards, self.config)

    def _advantages(
        self, values: Array, players: Ints, rewards: Array, ended: Bools, next_values: Array
    ) -> Array:
        """Generalised advantage estimation along the decisions of each seat.

        The game is zero-sum: before a seat has decided again, the value of the seat that decides is
        divided among its opponents, negated.
        """
        games, seats = self.env.games, self.env.config.seats
        row = np.arange(games)
        following = np.repeat(-next_values[:, None] / (seats - 1), seats, axis=1)
        following[row, self.buffers.player] = next_values
        traces = np.zeros((games, seats), np.float32)
        pending_rewards = np.zeros((games, seats), np.float32)
        advantages = np.empty_like(values)
        for step in range(len(values) - 1, -1, -1):
            over = ended[step]
            following[over] = traces[over] = pending_rewards[over] = 0
            pending_rewards += rewards[step]
            seat = players[step]
            error = pending_rewards[row, seat] + following[row, seat] - values[step]
            advantages[step] = error + self.config.gae_lambda * traces[row, seat]
            traces[row, seat] = advantages[step]
            following[row, seat] = values[step]
            pending_rewards[row, seat] = 0
        return advantages


def update(
    network: Network,
    adam: Adam,
    samples: TrainingSamples,
    config: TrainingConfig,
    rng: np.random.Generator,
) -> None:
    """Run some epochs of clipped policy gradient on the samples."""
    count = len(samples.chosen)
    advantages, logs = samples.advantages, samples.log_probabilities
    if logs is not None:
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    for _ in range(config.epochs):
        order = rng.permutation(count)
        for first in range(0, count, config.minibatch):
            rows = order[first : first + config.minibatch]
            gradient = network.gradient(
                samples.observations[rows],
                samples.offered.select(rows),
                chosen=samples.chosen[rows],
                log_probabilities=None if logs is None else logs[rows],
                advantages=advantages[rows],
                returns=samples.returns[rows],
                clip=config.clip,
                entropy_bonus=config.entropy_bonus,
            )
            adam.descend(gradient)


def measure_win_share(
    network: Network, config: TrainingConfig, opponent: str, games: int, seed: int
) -> float:
    """The win share of the policy against a bot; the policy plays its most likely action."""
    simultaneous = min(games, 64)
    share, played = 0.0, 0
    with _batch(config, simultaneous, "win_share", opponent) as env:
        buffers = env.reset(seed)
        remaining = [
            games // simultaneous + (row < games % simultaneous) for row in range(simultaneous)
        ]
        while played < games:
            seats = buffers.player.copy()
            offered = OfferedActions.from_mask(buffers.mask)
            probabilities, _ = network.forward(buffers.observation, offered)
            best = offered.actions[np.arange(simultaneous), probabilities.argmax(1)]
            buffers = env.step(best)
            for row in np.flatnonzero(buffers.terminated | buffers.truncated):
                if remaining[row]:
                    remaining[row] -= 1
                    played += 1
                    share += float(buffers.rewards[row, seats[row]])
    return share / games


def _batch(
    config: TrainingConfig, games: int, reward: str, *opponents: str, shaping: float = 0.0
) -> BatchEnv:
    return BatchEnv(
        config.game,
        games,
        seats=config.seats,
        options=dict(config.options),
        reward=reward,
        steps=config.action_steps,
        opponents=opponents,
        shaping=shaping,
    )


def train(
    config: TrainingConfig,
    budget: int,
    after_update: Callable[[Network, int], None] | None = None,
    network: Network | None = None,
) -> Network:
    """Train until the policy has made `budget` choices in all its games; the learning rate decays.

    The training goes on with `network` if one is given, and begins with a new one otherwise.
    Nothing depends on time: the same configuration and budget give the same network.
    `after_update` gets the network and the choices so far; it is also called before the first
    update.
    """
    rng = np.random.default_rng(config.seed)
    reward = "zero_sum" if config.shaping else "margin"
    rivals: list[tuple[str, ...]] = [()] if config.self_play else []
    rivals += [(opponent,) for opponent in config.opponents]
    envs = [
        _batch(config, config.games, reward, *opponents, shaping=config.shaping)
        for opponents in rivals
    ]
    if network is None:
        size, actions = envs[0].config.size, envs[0].config.actions
        network = Network(size, actions, config.hidden, config.seed)
    adam = Adam(network, config.learning_rate)
    collectors = [
        Collector(env, config, 1000 * (config.seed + number)) for number, env in enumerate(envs)
    ]
    choices = 0
    if after_update:
        after_update(network, 0)
    while choices < budget:
        adam.learning_rate = config.learning_rate * max(1 - choices / budget, 0.05)
        samples = TrainingSamples.concatenate([part.collect(network, rng) for part in collectors])
        update(network, adam, samples, config, rng)
        choices += len(samples.chosen)
        if after_update:
            after_update(network, choices)
    return network
