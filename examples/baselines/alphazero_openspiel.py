"""Search and learning on OpenSpiel's interface, as AlphaZero does it: two-player Imhotep.

OpenSpiel's own Python MCTS searches with a network for priors and values; the network learns the
search's visits and the result. MCTS sees the whole position, which in Imhotep hides only two cards
at times.
"""

from __future__ import annotations

import numpy as np
import pyspiel
import torch
from evaluation import arguments, report
from open_spiel.python.algorithms import mcts

import tampu.envs.spiel  # noqa: F401  registers the games

options = arguments(steps=400)
torch.manual_seed(options.seed)
rng = np.random.RandomState(options.seed)
game = pyspiel.load_game("tampu_imhotep")
size, actions = game.observation_tensor_shape()[0], game.num_distinct_actions()
trunk = torch.nn.Sequential(torch.nn.Linear(size, 128), torch.nn.ReLU())
head, value_head = torch.nn.Linear(128, actions), torch.nn.Linear(128, 1)
modules = torch.nn.ModuleList([trunk, head, value_head])
optimizer = torch.optim.Adam(modules.parameters(), 1e-3)


class NetworkEvaluator(mcts.Evaluator):
    """Priors and values from the network."""

    @torch.no_grad()
    def evaluate(self, state):
        player = state.current_player() if state.current_player() >= 0 else 0
        seen = torch.tensor(state.observation_tensor(player))
        value = float(torch.tanh(value_head(trunk(seen))))
        return np.array([value, -value] if player == 0 else [-value, value])

    @torch.no_grad()
    def prior(self, state):
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        scores = head(trunk(torch.tensor(state.observation_tensor())))[legal]
        return list(zip(legal, torch.softmax(scores, 0).tolist(), strict=True))


bot = mcts.MCTSBot(
    game,
    1.4,
    16,
    NetworkEvaluator(),
    random_state=rng,
    solve=False,
    dirichlet_noise=(0.25, 0.5),
    child_selection_fn=mcts.SearchNode.puct_value,
)
decisions, buffer = 0, []
while decisions < options.steps:
    state, path = game.new_initial_state(), []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=shares)))
            continue
        root = bot.mcts_search(state)
        visits = torch.zeros(actions)
        for child in root.children:
            visits[child.action] = child.explore_count
        visits /= visits.sum()
        path.append((torch.tensor(state.observation_tensor()), visits, state.current_player()))
        state.apply_action(int(torch.multinomial(visits, 1)))
        decisions += 1
    result = state.returns()
    buffer += [(seen, visits, result[player]) for seen, visits, player in path]
    for _ in range(4):
        rows = rng.choice(len(buffer), min(256, len(buffer)), replace=False)
        hidden = trunk(torch.stack([buffer[row][0] for row in rows]))
        targets = torch.stack([buffer[row][1] for row in rows])
        results = torch.tensor([buffer[row][2] for row in rows])
        loss = -(targets * torch.log_softmax(head(hidden), 1)).sum(1).mean()
        loss = loss + ((torch.tanh(value_head(hidden))[:, 0] - results) ** 2).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


@torch.no_grad()
def policy(observation: np.ndarray, mask: np.ndarray) -> int:
    scores = head(trunk(torch.from_numpy(observation))).numpy()
    return int(np.where(mask, scores, -np.inf).argmax())


report("AlphaZero-style on OpenSpiel, policy only", options, policy)
