"""Positions in words and as pictures."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

import tampu.envs
from tampu.core.errors import TampuError
from tampu.core.rng import Rng
from tampu.envs import text
from tampu.envs.drawing import Picture, game_of
from tampu.envs.table import Table, set_up
from tests.envs.games import SETTINGS, SMALLEST, label, table_after


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=label)
def test_every_offered_text_is_its_action(game: str, seats: int, options: Any) -> None:
    table = Table(set_up(game, seats, options), 3)
    rng = Rng(3)
    for _ in range(30):
        if table.over:
            break
        told = text.prompt(table, table.actor).rsplit("brackets):\n", 1)[1].splitlines()
        offered = table.choices()
        assert [text.read(table, line) for line in told] == offered
        table.play(offered[rng.below(len(offered))])


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_a_prompt_tells_no_more_than_the_view(game: str, seats: int) -> None:
    table = table_after(game, seats, 40)
    for seat in range(seats):
        other = Table(table.setup, 0)
        other.state, other.actor = table.state.determinize(seat, Rng(1)), table.actor
        assert text.prompt(other, seat) == text.prompt(table, seat)


def test_what_is_wrong_is_told() -> None:
    table = table_after("imhotep", 2, 0)
    with pytest.raises(TampuError) as unknown:
        text.read(table, "Z9")
    assert "Z9" in text.refusal(unknown.value)
    with pytest.raises(TampuError) as forbidden:
        text.read(table, "S1>M")
    assert "rule IM-" in text.refusal(forbidden.value)


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=label)
def test_pictures_are_whole_documents(game: str, seats: int, options: Any) -> None:
    """At the beginning, on the way and at the end, for every seat and a spectator."""
    for decisions in (0, 50, 5000):
        table = table_after(game, seats, decisions, options=options)
        for seat in (None, *range(seats)):
            drawn = Picture(table.state, seat)._repr_svg_()
            root = ElementTree.fromstring(drawn)
            width, height = (float(root.attrib[side]) for side in ("width", "height"))
            for element in root.iter():
                if element.tag.endswith("text"):
                    assert -5 <= float(element.attrib["x"]) <= width
                    assert 0 <= float(element.attrib["y"]) <= height + 5
            scores = table.state.scores()[:seats]
            assert all(f"{score} points" in drawn for score in scores)


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_a_picture_shows_no_more_than_the_view(game: str, seats: int) -> None:
    table = table_after(game, seats, 40)
    imagined = table.state.determinize(0, Rng(4))
    assert str(Picture(imagined, 0)) == str(Picture(table.state, 0))


class _Formatters:
    """Just enough of a notebook."""

    def __init__(self) -> None:
        self.display_formatter = self
        self.formatters = {"image/svg+xml": self}
        self.known: dict[type, Any] = {}

    def for_type(self, kind: type, show: Any) -> None:
        self.known[kind] = show


def test_notebooks_draw_states() -> None:
    notebook = _Formatters()
    tampu.envs.load_ipython_extension(notebook)
    for game, seats in SMALLEST:
        state = table_after(game, seats, 20).state
        assert game_of(state) == game
        assert notebook.known[type(state)](state).startswith("<svg")
