"""From scattered positions on, the engine and the reference see the same game."""

import os
from typing import Any

import pytest

from tampu.core.rng import Rng

from .board import Board
from .reference.board import Mirror
from .scatter import Scatter

POSITIONS = 25 + 4 * int(os.environ.get("TAMPU_SOAK_GAMES", "0"))
"""For each number of seats; more for a soak."""
ENTRIES = 90
BY_SEAT = (
    *("goods", "sheet", "workers", "gods", "army", "up", "down", "production", "turned"),
    *("passive", "statues", "tapestries", "temple", "priest"),
)
SHARED = (
    *("village", "nomads", "casualties", "hill", "steps", "conquered", "market", "offer"),
    *("under_gods", "discard", "under_pile", "holder", "festivals", "slots"),
)


def differences(board: Board, mirror: Mirror) -> dict[str, tuple[Any, Any]]:
    """Everything in which the two do not agree."""
    differing: dict[str, tuple[Any, Any]] = {}
    if sorted(board.tokens()) != sorted(mirror.tokens()):
        differing["tokens"] = (sorted(board.tokens()), sorted(mirror.tokens()))
    if board.tokens() and not board.is_chance() and board.actor() != mirror.due.seat:  # type: ignore[union-attr]
        differing["actor"] = (board.actor(), mirror.due)
    if board.scores() != mirror.scores():
        differing["scores"] = (board.scores(), mirror.scores())
    if board.is_chance() or "PRAY" not in board.tokens() + ["PRAY"] * board.is_over():
        return differing  # in the middle of something pieces may be on their way
    for name in SHARED:
        one, two = getattr(board, name), getattr(mirror, name)
        if one != two:
            differing[name] = (one, two)
    for name in BY_SEAT:
        for seat in range(board.state.places):
            one, two = getattr(board, name)(seat), getattr(mirror, name)(seat)
            if one != two:
                differing[f"{name} of {seat}"] = (one, two)
    return differing


def pick(tokens: list[str], rng: Rng) -> str:
    """A kind at random, then a token; null answers are rare, so that much happens."""
    pieces = [token for token in sorted(tokens) if not token.endswith(" -")]
    if not pieces or rng.below(6) == 0:
        pieces = sorted(tokens)
    kinds = sorted({token.split()[0] for token in pieces})
    kind = kinds[rng.below(len(kinds))]
    mine = [token for token in pieces if token.split()[0] == kind]
    return mine[rng.below(len(mine))]


@pytest.mark.rule("TW-A02", "TW-G16")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_scattered_positions(seats: int) -> None:
    for number in range(POSITIONS):
        seed = 100_000 * seats + number
        pieces, options = Scatter(seed).position(seats)
        board, mirror = Board(pieces), Mirror(pieces, options)
        rng = Rng(seed, "fuzz")
        path: list[str] = []
        for _ in range(ENTRIES):
            wrong = differences(board, mirror)
            assert not wrong, f"seed {seed} after {path}: {wrong}"
            if board.is_over():
                break
            token = pick(board.tokens(), rng)
            path.append(token)
            board.enter(token)
            mirror.enter(token)


@pytest.mark.rule("TW-A13", "TW-A15")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_scattered_positions_can_be_imagined(seats: int) -> None:
    """What a seat imagines looks to it as the position does, and it is asked the same."""
    for number in range(POSITIONS // 2):
        seed = 500_000 + 10_000 * seats + number
        board = Board(Scatter(seed).position(seats)[0])
        rng = Rng(seed, "imagine")
        for step in range(ENTRIES):
            if board.is_over():
                break
            if step % 6 == 0:
                for seat in range(seats):
                    dream = board.state.determinize(seat, rng)
                    assert dream.view(seat) == board.state.view(seat), f"seed {seed}, step {step}"
                    assert dream.actor() == board.state.actor()
                    if dream.actor() == seat:
                        assert dream.legal() == board.state.legal()
            board.enter(pick(board.tokens(), rng))
