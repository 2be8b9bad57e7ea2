"""Why a move: the best candidates of a search, and what sets each apart from the others.

Each candidate is tried in the same few imagined worlds and its turn played on by one-step
look-ahead until another seat decides; the features of these positions, compared with those of the
other candidates, are the reasons.
"""

from __future__ import annotations

from typing import Final

from tampu.bots.chance import settle
from tampu.bots.greedy import GreedyBot
from tampu.bots.search import SearchBot
from tampu.core.contract import Game, Json, State
from tampu.core.rng import Rng

WORLDS: Final = 4
COMPARED: Final = 6
"""How many candidates are compared at least, as far as there are any."""
LONGEST_TURN: Final = 12
"""Own decisions that are played on after a candidate."""
MOST_REASONS: Final = 3
SMALLEST: Final = 0.05
"""A change of fewer points is no reason."""


class Reason:
    """A feature that speaks for a move, or against it."""

    __slots__ = ("change", "key")

    def __init__(self, key: str, change: float) -> None:
        self.key = key
        """The message that names it."""
        self.change = change
        """In points for the deciding seat, compared with the mean of the other candidates."""


class Candidate:
    """A move with what the search promises of it and why."""

    __slots__ = ("action", "reasons", "score", "share", "visits")

    def __init__(
        self, action: int, visits: int, share: float, score: float, reasons: list[Reason]
    ) -> None:
        self.action = action
        self.visits = visits
        self.share = share
        """The seat's share of victory, as the search expects it."""
        self.score = score
        """Its final points, as the game's judgement expects them after the turn."""
        self.reasons = reasons
        """The largest change first."""

    def to_json(self) -> Json:
        return {
            "action": self.action,
            "visits": self.visits,
            "share": self.share,
            "score": self.score,
            "reasons": [{"key": reason.key, "change": reason.change} for reason in self.reasons],
        }


def from_json(data: Json) -> Candidate:
    """The candidate that `Candidate.to_json` wrote."""
    reasons = [Reason(str(part["key"]), float(part["change"])) for part in data["reasons"]]
    return Candidate(
        int(data["action"]),
        int(data["visits"]),
        float(data["share"]),
        float(data["score"]),
        reasons,
    )


def explain(
    game: Game, view: Json, candidates: list[int], nodes: int, rng: Rng, top: int = 3
) -> list[Candidate]:
    """The best of the candidates, best first, with the reasons for each."""
    walked = [
        found for found in SearchBot(game, nodes).consider(view, rng) if found.action in candidates
    ]
    actions = [found.action for found in walked]
    for action in candidates:
        if len(actions) >= COMPARED:
            break
        if action not in actions:
            actions.append(action)
    actions = actions[: max(top, COMPARED)]
    kinds = [game.actions.kind_of(action) for action in actions]
    for action in candidates:
        # A move is best understood beside moves of other kinds.
        kind = game.actions.kind_of(action)
        if kind not in kinds:
            kinds.append(kind)
            actions.append(action)
    effects = _effects(game, view, actions, rng)
    explained: list[Candidate] = []
    for place, found in enumerate(walked[:top]):
        reasons = _reasons(game, effects, place)
        score = sum(effects[place][:-1])
        explained.append(Candidate(found.action, found.visits, found.share, score, reasons))
    return explained


def _reasons(game: Game, effects: list[list[float]], place: int) -> list[Reason]:
    """What sets the effects of one candidate apart from the mean of the others."""
    others = len(effects) - 1
    if not others:
        return []
    reasons: list[Reason] = []
    for feature, name in enumerate([*game.judgement.names, "rivals"]):
        total = 0.0
        for row in effects:
            total += row[feature]
        change = effects[place][feature] - (total - effects[place][feature]) / others
        if abs(change) >= SMALLEST:
            reasons.append(Reason(f"{game.id}-reason-{name}", change))
    reasons.sort(key=_size, reverse=True)
    return reasons[:MOST_REASONS]


def _size(reason: Reason) -> float:
    return abs(reason.change)


def _effects(game: Game, view: Json, actions: list[int], rng: Rng) -> list[list[float]]:
    """For each action the seat's features in points after its turn, and at last what the others
    have then, on average and as a loss: the mean over a few worlds.
    """
    judgement = game.judgement
    count = len(judgement.names)
    sums = [[0.0] * (count + 1) for _ in actions]
    weights = list(judgement.weights) or [1.0] * count
    bot = GreedyBot(game, 1, 1)
    for _ in range(WORLDS):
        world: State = game.imagine(view, rng)
        seat = world.actor()
        for row, action in zip(sums, actions, strict=True):
            state = world.clone()
            state.apply(action)
            settle(state, rng)
            for _ in range(LONGEST_TURN):
                if state.actor() != seat:
                    break
                state.apply(bot.best(state, rng))
                settle(state, rng)
            table = judgement.features(state)
            for place, features in enumerate(table):
                for feature in range(count):
                    points = weights[feature] * features[feature] / WORLDS
                    if place == seat:
                        row[feature] += points
                    else:
                        row[count] -= points / (len(table) - 1)
    return sums
