"""Action ids and tokens are the same in every release, so that stored games stay readable."""

import hashlib

import pytest

from tampu.core.registry import load_game
from tampu.core.space import ActionSpace

FIRST_RELEASE = [
    ("cuzco", "actions", 51738, "be55f3c0d4efaafb"),
    ("cuzco", "outcomes", 40, "295bb1c6f6f6badb"),
    ("imhotep", "actions", 7086, "b6547f5f460899fd"),
    ("imhotep", "outcomes", 135, "480c08e27c7a264f"),
    ("inca_empire", "actions", 2052, "3d6eeb90cc90af0c"),
    ("inca_empire", "outcomes", 502, "11b7b2410bc0bb4e"),
    ("tawantinsuyu", "actions", 3353, "5b398a89414fdbd5"),
    ("tawantinsuyu", "outcomes", 279, "644d4b5e73bf4be9"),
]
"""Game, part, number of ids, and the digest of kinds and tokens, as the first release has them."""


@pytest.mark.parametrize(("name", "part", "size", "digest"), FIRST_RELEASE)
def test_ids_of_the_first_release_stay(name: str, part: str, size: int, digest: str) -> None:
    space: ActionSpace = getattr(load_game(name), part)
    lines = [f"{space.kind_of(action)} {space.notation(action)}" for action in range(size)]
    assert hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16] == digest
