"""What the tests of the environments play."""

from __future__ import annotations

from tampu.core.rng import Rng
from tampu.envs.table import Table, set_up

SETTINGS = [
    ("imhotep", 2, {}),
    ("imhotep", 4, {"sides": "BABAB", "wrath": True}),
    ("cuzco", 2, {}),
    ("cuzco", 4, {"triples_in_play": 28}),
    ("inca_empire", 3, {}),
    ("inca_empire", 4, {"pizarros_arrival": True}),
    ("tawantinsuyu", 1, {}),
    ("tawantinsuyu", 2, {}),
    ("tawantinsuyu", 4, {}),
]
SMALLEST = [("imhotep", 2), ("cuzco", 2), ("inca_empire", 3), ("tawantinsuyu", 2)]


def label(value: object) -> str:
    return "" if isinstance(value, dict) else str(value)


def table_after(game: str, seats: int, decisions: int, seed: int = 5, **settings: object) -> Table:
    """A table some random decisions into a game."""
    table = Table(set_up(game, seats, **settings), seed)  # type: ignore[arg-type]
    rng = Rng(seed, "test")
    for _ in range(decisions):
        if table.over:
            break
        choices = table.choices()
        table.play(choices[rng.below(len(choices))])
    return table
