"""Positions as text and as pictures."""

from typing import Any
from xml.etree import ElementTree

import pytest

import tampu.envs
from tampu.core.errors import TampuError
from tampu.core.rng import Rng
from tampu.envs import text
from tampu.envs.config import env_config
from tampu.envs.episode import Episode
from tampu.envs.rendering import Picture, game_of
from tests.envs.games import SETTINGS, SMALLEST, episode_after, label


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=label)
def test_every_offered_text_reads_back_as_its_action(game: str, seats: int, options: Any) -> None:
    episode = Episode(env_config(game, seats, options), 3)
    rng = Rng(3)
    for _ in range(30):
        if episode.over:
            break
        lines = text.prompt(episode, episode.actor).rsplit("brackets):\n", 1)[1].splitlines()
        offered = episode.choices()
        assert [text.read(episode, line) for line in lines] == offered
        episode.play(offered[rng.below(len(offered))])


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_a_prompt_shows_no_more_than_the_view(game: str, seats: int) -> None:
    episode = episode_after(game, seats, 40)
    for seat in range(seats):
        other = Episode(episode.config, 0)
        other.state, other.actor = episode.state.determinize(seat, Rng(1)), episode.actor
        assert text.prompt(other, seat) == text.prompt(episode, seat)


def test_a_refusal_names_the_reason() -> None:
    episode = episode_after("imhotep", 2, 0)
    with pytest.raises(TampuError) as unknown:
        text.read(episode, "Z9")
    assert "Z9" in text.refusal(unknown.value)
    with pytest.raises(TampuError) as forbidden:
        text.read(episode, "S1>M")
    assert "rule IM-" in text.refusal(forbidden.value)


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=label)
def test_pictures_are_whole_documents(game: str, seats: int, options: Any) -> None:
    """Positions at the beginning, in the middle and at the end, for every seat and a spectator."""
    for decisions in (0, 50, 5000):
        episode = episode_after(game, seats, decisions, options=options)
        for seat in (None, *range(seats)):
            drawn = Picture(episode.state, seat)._repr_svg_()
            root = ElementTree.fromstring(drawn)
            width, height = (float(root.attrib[side]) for side in ("width", "height"))
            for element in root.iter():
                if element.tag.endswith("text"):
                    assert -5 <= float(element.attrib["x"]) <= width
                    assert 0 <= float(element.attrib["y"]) <= height + 5
            scores = episode.state.scores()[:seats]
            assert all(f"{score} points" in drawn for score in scores)


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_a_picture_shows_no_more_than_the_view(game: str, seats: int) -> None:
    episode = episode_after(game, seats, 40)
    imagined = episode.state.determinize(0, Rng(4))
    assert str(Picture(imagined, 0)) == str(Picture(episode.state, 0))


class _Formatters:
    """The part of a notebook that formats values."""

    def __init__(self) -> None:
        self.display_formatter = self
        self.formatters = {"image/svg+xml": self}
        self.registered: dict[type, Any] = {}

    def for_type(self, kind: type, show: Any) -> None:
        self.registered[kind] = show


def test_notebooks_draw_states() -> None:
    notebook = _Formatters()
    tampu.envs.load_ipython_extension(notebook)
    for game, seats in SMALLEST:
        state = episode_after(game, seats, 20).state
        assert game_of(state) == game
        assert notebook.registered[type(state)](state).startswith("<svg")
