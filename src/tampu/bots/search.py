"""Search over what may be: a tree of decisions, walked in worlds imagined from the view.

Every walk takes one imagined world, goes down the tree by the decisions that are possible in it
(chance is drawn in the world and leaves no mark in the tree), and stops at a decision that it
meets for the first time. There the game's evaluation judges every proposal by one step; the best
of them give the priors, and the position's value goes back up, a utility for each seat.
"""

from __future__ import annotations

import math
import time
from typing import Final

from tampu.bots.chance import settle
from tampu.bots.utility import judge
from tampu.core.contract import OVER, Game, Json, State
from tampu.core.rng import Rng

EXPLORE: Final = 1.2
"""How much a prior weighs against what walks have found."""
WIDEN: Final = 2.0
"""A decision met n times considers about WIDEN * sqrt(n) of its proposals, best first."""
WORLDS: Final = 24
"""How many worlds are imagined for one decision; walks take them in turn."""


class Node:
    """A decision: its proposals in order of promise, and what walks found beyond them."""

    __slots__ = ("actions", "children", "priors", "values", "visits")

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.priors: list[float] = []
        self.children: dict[int, Node] = {}
        self.visits: int = 0
        """Walks that came through."""
        self.values: list[float] = []
        """Sum of the utilities they brought back, by place at the table."""


class Candidate:
    """A move as the search sees it: how often it was walked and what it promises the seat."""

    __slots__ = ("action", "share", "visits")

    def __init__(self, action: int, visits: int, share: float) -> None:
        self.action = action
        self.visits = visits
        self.share = share


class SearchBot:
    """Chooses the move that most walks went through."""

    __slots__ = ("_game", "_milliseconds", "_nodes", "sees")

    def __init__(self, game: Game, nodes: int, milliseconds: int = 0) -> None:
        self.sees: bool = True
        self._game = game
        self._nodes = nodes
        self._milliseconds = milliseconds
        """Thinking stops after this time, or after `nodes` walks; 0 watches no clock."""

    def choose(self, view: Json, candidates: list[int], rng: Rng) -> int:
        if len(candidates) == 1:
            return candidates[0]
        return self.consider(view, rng)[0].action

    def consider(self, view: Json, rng: Rng) -> list[Candidate]:
        """The moves that were walked, the most walked first."""
        deadline = time.monotonic() + self._milliseconds / 1000.0
        worlds: list[State] = [self._game.imagine(view, rng)]
        seat = worlds[0].actor()
        root = Node()
        self._expand(root, worlds[0], rng)
        for walk in range(self._nodes):
            if 0 < walk < WORLDS:
                worlds.append(self._game.imagine(view, rng))
            self._walk(root, worlds[walk % len(worlds)].clone(), rng)
            if self._milliseconds and time.monotonic() >= deadline:
                break
        found = [
            Candidate(action, child.visits, child.values[seat] / child.visits)
            for action, child in root.children.items()
            if child.visits
        ]
        found.sort(key=_promise, reverse=True)
        return found

    def _walk(self, root: Node, state: State, rng: Rng) -> None:
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
                utilities = judge(self._game.judgement, state)
                break
            if not node.actions:
                utilities = self._expand(node, state, rng)
                break
        for met in path:
            met.visits += 1
            if met.values:
                met.values = [a + b for a, b in zip(met.values, utilities, strict=True)]
            else:
                met.values = utilities[:]

    def _expand(self, node: Node, state: State, rng: Rng) -> list[float]:
        """Judge a decision's proposals by one step; returns the utilities of the position."""
        judgement = self._game.judgement
        seat = state.actor()
        proposals = judgement.proposals(state)
        if len(proposals) == 1:
            node.actions, node.priors = proposals, [1.0]
            return judge(judgement, state)
        judged: list[tuple[float, int]] = []
        best: list[float] = []
        for action in proposals:
            after = state.clone()
            after.apply(action)
            settle(after, rng)
            utilities = judge(judgement, after)
            judged.append((utilities[seat], action))
            if not best or utilities[seat] > best[seat]:
                best = utilities
        judged.sort(reverse=True)
        top = judged[0][0]
        weights = [math.exp((value - top) * 12.0) for value, _ in judged]
        total = sum(weights)
        node.actions = [action for _, action in judged]
        node.priors = [weight / total for weight in weights]
        return best

    def _select(self, node: Node, state: State) -> int:
        """The most promising move that this world allows."""
        seat = state.actor()
        if not node.actions:
            return self._game.judgement.proposals(state)[0]
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
        if best < 0:  # in this world none of the known proposals is possible
            return self._game.judgement.proposals(state)[0]
        return best


def _promise(candidate: Candidate) -> tuple[int, float, int]:
    return candidate.visits, candidate.share, -candidate.action
