"""Information set Monte Carlo tree search over positions imagined from the view.

Every simulation takes one imagined position and follows the tree by the decisions that are legal
in it. Chance outcomes are drawn; they are not part of the tree. The simulation stops at a decision
that is new to the tree: the game's evaluation rates each proposed move by one step, which gives
the priors, and the utilities of the best move are added to all nodes on the path. A patient search
rates only the position when it comes to a decision for the first time, and the moves when it comes
back, which is cheaper: most decisions are visited once.
"""

from __future__ import annotations

import math
import time
from typing import Final, NamedTuple

from tampu.bots.chance import settle
from tampu.bots.utility import judge
from tampu.core.contract import OVER, Game, Json, State
from tampu.core.rng import Rng

EXPLORE: Final = 1.2
"""The weight of a prior against the results of simulations."""
WIDEN: Final = 2.0
"""A decision with n visits considers about WIDEN * sqrt(n) of its proposals, best first."""
IMAGINED: Final = 24
"""How many positions are imagined for one decision; simulations use them in turn."""


class Node:
    """A decision: its proposals, best prior first, and the results of simulations."""

    __slots__ = ("actions", "children", "priors", "values", "visits")

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.priors: list[float] = []
        self.children: dict[int, Node] = {}
        self.visits: int = 0
        """The number of simulations through this node."""
        self.values: list[float] = []
        """The sums of their utilities, by seat."""


class SearchedMove(NamedTuple):
    """A move with its number of simulations and the share of victory that they gave."""

    action: int
    visits: int
    share: float


class SearchBot:
    """Chooses the move with the most simulations."""

    __slots__ = ("_game", "_milliseconds", "_nodes", "_patience", "sees")

    def __init__(self, game: Game, nodes: int, milliseconds: int = 0, patience: int = 0) -> None:
        self.sees: bool = True
        self._game = game
        self._nodes = nodes
        self._patience = patience
        """So many simulations end at a decision before one rates its moves."""
        self._milliseconds = milliseconds
        """The search stops after this time or after `nodes` simulations; 0 is no time limit."""

    def choose(self, view: Json, candidates: list[int], rng: Rng) -> int:
        if len(candidates) == 1:
            return candidates[0]
        return self.consider(view, rng)[0].action

    def consider(self, view: Json, rng: Rng) -> list[SearchedMove]:
        """Return the moves that were simulated, the one with the most simulations first."""
        deadline = time.monotonic() + self._milliseconds / 1000.0
        positions: list[State] = [self._game.imagine(view, rng)]
        seat = positions[0].actor()
        root = Node()
        self._expand(root, positions[0], rng)
        for number in range(self._nodes):
            if 0 < number < IMAGINED:
                positions.append(positions[0].determinize(seat, rng))
            self.simulate(root, positions[number % len(positions)].clone(), rng)
            if self._milliseconds and time.monotonic() >= deadline:
                break
        moves = [
            SearchedMove(action, child.visits, child.values[seat] / child.visits)
            for action, child in root.children.items()
            if child.visits
        ]
        moves.sort(key=lambda move: (move.visits, move.share, -move.action), reverse=True)
        return moves

    def simulate(self, root: Node, state: State, rng: Rng) -> None:
        """Follow the tree from a position, extend it by one decision and count the result."""
        path = [root]
        node = root
        while True:
            action = self._select(node, state)
            state.apply(action)
            settle(state, rng)
            child = node.children.get(action)
            if child is None:
                child = node.children[action] = Node()
            path.append(child)
            node = child
            if state.actor() == OVER:
                utilities = judge(self._game.evaluation, state)
                break
            if not node.actions:
                if node.visits < self._patience:
                    utilities = judge(self._game.evaluation, state)
                else:
                    utilities = self._expand(node, state, rng)
                break
        for visited in path:
            visited.visits += 1
            if visited.values:
                visited.values = [a + b for a, b in zip(visited.values, utilities, strict=True)]
            else:
                visited.values = utilities[:]

    def _expand(self, node: Node, state: State, rng: Rng) -> list[float]:
        """Rate the proposals of a decision by one step; returns the utilities of the best one."""
        evaluation = self._game.evaluation
        seat = state.actor()
        proposals = evaluation.propose(state)
        if len(proposals) == 1:
            node.actions, node.priors = proposals, [1.0]
            return judge(evaluation, state)
        rated: list[tuple[float, int]] = []
        best: list[float] = []
        for action in proposals:
            after = state.clone()
            after.apply(action)
            settle(after, rng)
            utilities = judge(evaluation, after)
            rated.append((utilities[seat], action))
            if not best or utilities[seat] > best[seat]:
                best = utilities
        rated.sort(reverse=True)
        top = rated[0][0]
        weights = [math.exp((value - top) * 12.0) for value, _ in rated]
        total = sum(weights)
        node.actions = [action for _, action in rated]
        node.priors = [weight / total for weight in weights]
        return best

    def _select(self, node: Node, state: State) -> int:
        """Return the most promising move that is legal in this position."""
        seat = state.actor()
        if not node.actions:
            return self._game.evaluation.propose(state)[0]
        width = 1 + int(WIDEN * math.sqrt(node.visits))
        root = math.sqrt(node.visits + 1.0)
        mean = node.values[seat] / node.visits if node.visits else 0.5
        best, best_score = -1, -1.0
        considered = 0
        for action, prior in zip(node.actions, node.priors, strict=True):
            if considered == width:
                break
            if not state.is_legal(action):
                continue
            considered += 1
            child = node.children.get(action)
            if child is None or not child.visits:
                score = mean + EXPLORE * prior * root
            else:
                score = child.values[seat] / child.visits
                score += EXPLORE * prior * root / (1 + child.visits)
            if score > best_score:
                best, best_score = action, score
        if best < 0:  # no proposal of the node is legal in this position
            return self._game.evaluation.propose(state)[0]
        return best
