"""Hints: the candidates that a bot considers for a decision, with its reasons."""

from __future__ import annotations

from typing import Final

from tampu.bots import explain
from tampu.bots.chance import settle
from tampu.bots.pool import seed_of
from tampu.bots.utility import judge
from tampu.core.contract import Game, Json, State
from tampu.core.play import collect_events
from tampu.core.rng import Rng
from tampu.server.messages.parts import HintCandidate, HintReason, Text
from tampu.server.play_aids.scheduling import Asker
from tampu.server.tables.bots import DEFAULT_BOT

SHOWN: Final = 3
"""The number of candidates in a hint."""
COMPARED: Final = 6
"""The number of candidates that an analysis compares."""
IMAGINED_POSITIONS: Final = 4


async def advice(
    asker: Asker,
    game: Game,
    view: Json,
    candidates: list[int],
    spec: str,
    top: int = SHOWN,
    player: str = "",
) -> list[HintCandidate]:
    """The best candidates of a bot, the one it would play first; one if it ran out of time.

    A view gives the same candidates again, and a `player` is led through the turn that the first
    hint of the turn had planned.
    """
    seed = seed_of(view)
    explained = await asker.explain(game, view, candidates, spec, seed, top, player)
    state: State = game.imagine(view, Rng(seed, "hint"))
    if explained:
        return [explained_candidate(game, state, candidate) for candidate in explained]
    action = await asker.choose(game, DEFAULT_BOT, view, candidates, seed)
    return [plain_candidate(game, state, action)]


def explained_candidate(
    game: Game, state: State, explained: explain.ExplainedMove
) -> HintCandidate:
    """A candidate with the results of the search."""
    candidate = plain_candidate(game, state, explained.action)
    candidate.visits = explained.visits
    candidate.share = round(explained.share, 3)
    candidate.score = round(explained.score, 1)
    candidate.then, candidate.gain = turn_in_words(game, state.clone(), explained.line)
    candidate.reasons = [
        HintReason(text=Text(reason.key, reason.params), change=round(reason.change, 1))
        for reason in explained.reasons
    ]
    return candidate


def turn_in_words(game: Game, state: State, line: list[int]) -> tuple[list[Text], int]:
    """The decisions of a turn after its first, in words, and the points that they all bring.

    The explanation ends where chance or another seat decides.
    """
    seat = state.actor()
    texts: list[Text] = []
    gain = 0
    for action in line:
        if state.actor() != seat or not state.is_legal(action):
            break
        texts.append(Text(*game.choice_text(state, action)))
        for event in collect_events(state, action):
            points = event.params.get("points")
            if event.params.get("seat") == seat + 1 and isinstance(points, int):
                gain += points
    return texts[1:], gain


def plain_candidate(game: Game, state: State, action: int) -> HintCandidate:
    """A candidate that was not searched."""
    return HintCandidate(
        action=action,
        notation=game.actions.notation(action),
        text=Text(*game.choice_text(state, action)),
        visits=0,
        share=None,
        score=None,
        reasons=[],
    )


def expected_share(game: Game, view: Json, action: int, rng: Rng) -> float:
    """The expected share of victory one step after an action, over a few imagined positions."""
    total = 0.0
    for _ in range(IMAGINED_POSITIONS):
        state: State = game.imagine(view, rng)
        seat = state.actor()
        state.apply(action)
        settle(state, rng)
        total += game.evaluation.shown_share(state, judge(game.evaluation, state)[seat])
    return total / IMAGINED_POSITIONS
