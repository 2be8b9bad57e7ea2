"""The boards in a terminal of 80 columns, which is what most terminals open with."""

import io
from typing import Any

import pytest
from rich.console import Console

from tampu.core.contract import CHANCE, OVER
from tampu.core.play import Match
from tampu.core.registry import load_game
from tampu.core.rng import Rng
from tampu.games.cuzco.terminal import draw as draw_cuzco
from tampu.games.tawantinsuyu.terminal import draw as draw_tawantinsuyu
from tampu.locale import LANGUAGES, catalogue

COLUMNS = 80


def page(renderable: Any, columns: int) -> list[str]:
    output = io.StringIO()
    Console(file=output, width=columns, color_system=None).print(renderable)
    return output.getvalue().splitlines()


def random_views(game_id: str, options: dict[str, Any], every: int) -> list[Any]:
    """Views of seat 1 from one random game, each `every` decisions, and the last."""
    match = Match(load_game(game_id), seats=2, options=options, seed=5)
    rng = Rng(5)
    views = []
    while match.state.actor() != OVER:
        if match.state.actor() != CHANCE and len(match.log) % every == 0:
            views.append(match.state.view(0))
        match.play(match.state.sample(rng))
    return [*views, match.state.view(0)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rows_of_cuzco_are_whole(language: str) -> None:
    views = random_views("cuzco", {"triples_in_play": 28}, 9)
    assert len(views) > 5
    for view in views:
        narrow = page(draw_cuzco(view, catalogue(language)), COLUMNS)
        wide = page(draw_cuzco(view, catalogue(language)), 200)
        valley = [line.rstrip() for line in wide[1:18]]
        assert [line.rstrip() for line in narrow[1:18]] == valley
        assert [line[0] for line in valley[1:-1]] == list("ABCDEFGHIJKLMNO")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hill_of_tawantinsuyu_names_every_task(language: str) -> None:
    views = random_views("tawantinsuyu", {}, 25)
    assert len(views) > 5
    for view in views:
        narrow = page(draw_tawantinsuyu(view, catalogue(language)), COLUMNS)
        wide = page(draw_tawantinsuyu(view, catalogue(language)), 200)
        hill = [line for line in narrow if line[:3] in ("U01", "M04", "L06")]
        assert len(hill) == 3
        assert not any("…" in line for line in hill)
        spacious = [line for line in wide if line[:3] in ("U01", "M04", "L06")]
        assert [line.replace(" ", "") for line in hill] == [
            line.replace(" ", "") for line in spacious
        ]
        assert hill != spacious
