"""The games and settings that the tests of the environments use."""

from tampu.core.rng import Rng
from tampu.envs.config import env_config
from tampu.envs.episode import Episode

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


def episode_after(
    game: str, seats: int, decisions: int, seed: int = 5, **settings: object
) -> Episode:
    """An episode after some random decisions."""
    episode = Episode(env_config(game, seats, **settings), seed)  # type: ignore[arg-type]
    rng = Rng(seed, "test")
    for _ in range(decisions):
        if episode.over:
            break
        choices = episode.choices()
        episode.play(choices[rng.below(len(choices))])
    return episode
