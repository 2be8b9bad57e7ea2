"""Playing a match to its end with a bot at every seat."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tampu.bots.contract import Bot
from tampu.core.contract import State
from tampu.core.play import Match
from tampu.core.rng import Rng


class PlayOut(NamedTuple):
    """What the bots of a match did, by seat."""

    decisions: list[int]
    cpu_seconds: list[float]
    """CPU time of this process for the views and choices of each seat."""


def play_out(
    match: Match,
    bots: Sequence[Bot],
    streams: Sequence[Rng] | None = None,
    before_decision: Callable[[State], None] | None = None,
) -> PlayOut:
    """Let the bots, one for each seat, play the match to its end.

    `streams` are the bots' random numbers by seat; without them they follow from the match's seed.
    `before_decision` is called with the position before each decision. A match that reaches the
    game's largest number of entries stays unfinished.
    """
    if streams is None:
        streams = [Rng(match.dealer.seed, f"bot {seat}") for seat in range(match.seats)]
    effort = PlayOut([0] * match.seats, [0.0] * match.seats)
    while not match.over and len(match.log) < match.game.max_entries:
        state = match.state
        if before_decision is not None:
            before_decision(state)
        seat = state.actor()
        start = time.process_time()
        view = state.view(seat) if bots[seat].sees else {}
        action = bots[seat].choose(view, state.candidates(), streams[seat])
        effort.cpu_seconds[seat] += time.process_time() - start
        effort.decisions[seat] += 1
        match.play(action)
    return effort
