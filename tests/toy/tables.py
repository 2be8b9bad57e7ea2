"""Games of llamas for tests: matches, records, and positions written down."""

from typing import Any

from tampu.core.play import Match, read_action
from tampu.core.record import Khipu, record
from tampu.core.rng import Rng
from tests.toy.game import GAME
from tests.toy.state import Frame, Llamas

LABELS = ["ana", "bo", "cy"]


def finished(seats: int = 3, seed: int = 4, **options: Any) -> Match:
    """A match played at random to its end."""
    match = Match(GAME, seats, options, seed)
    rng = Rng(seed, "toy")
    while not match.over:
        match.play(match.state.sample(rng))
    return match


def recorded(seats: int = 3, seed: int = 4, **options: Any) -> Khipu:
    """Its record."""
    return record(finished(seats, seed, **options), LABELS[:seats], salt="grain")


def position(
    hands: list[list[int]],
    frames: list[Frame] | None = None,
    deck: list[int] | None = None,
    rows: list[list[int]] | None = None,
    goal: int = 12,
) -> Llamas:
    """A position with raids: hands and deck by counts of 1 to 4, rows by their cards."""
    state = Llamas(len(hands))
    state.goal, state.raids = goal, True
    state.hands = hands
    state.deck = deck or [1, 1, 1, 1]
    state.rows = rows or [[] for _ in hands]
    state.frames = frames or [("turn", 0, -1)]
    return state


def act(state: Llamas, *tokens: str) -> Llamas:
    """Carry out decisions or outcomes by their tokens."""
    for token in tokens:
        state.apply(read_action(GAME, state, token))
    return state
