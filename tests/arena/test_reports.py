"""Ratings, and the results as CSV and as a page."""

import csv
import json
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tampu.arena.matches import Played
from tampu.arena.plots import Axis, Dot, Spread, dot_plot, spread_plot
from tampu.arena.ratings import inverted, rate, victories
from tampu.locale import LANGUAGES
from tests.cli.terminal import tampu

VOID = {"meta", "link", "br"}


def ranked(seats: list[str], ranks: list[int]) -> Played:
    count = len(seats)
    order = list(range(count))
    return Played(0, 0, seats, order, [0] * count, ranks, 1, "end", [], [], [0] * count)


def test_ratings_follow_the_odds() -> None:
    """Of two bots one wins three quarters: odds of 3, so 400 * log10(3) points apart."""
    games = [ranked(["a", "b"], [1, 2])] * 3000 + [ranked(["b", "a"], [1, 2])] * 1000
    a, b = rate(["a", "b"], victories(["a", "b"], games))
    assert a.rating - b.rating == pytest.approx(190.8, abs=0.5)
    assert a.rating + b.rating == pytest.approx(0, abs=1e-6)
    assert a.low < a.rating < a.high
    # 1.96 standard errors of half the difference: 173.7 / sqrt(4000 * 3 / 16) / 2
    assert a.high - a.rating == pytest.approx(1.96 * 173.7 / 750**0.5 / 2, rel=0.02)


def test_ratings_are_transitive_and_intervals_shrink_with_games() -> None:
    won = [[0.0, 75.0, 0.0], [25.0, 0.0, 75.0], [0.0, 25.0, 0.0]]
    a, b, c = rate(["a", "b", "c"], won)
    assert a.rating - b.rating == pytest.approx(b.rating - c.rating, abs=1e-6)
    many = rate(["a", "b", "c"], [[10 * number for number in row] for row in won])
    assert many[0].high - many[0].low < a.high - a.low


def test_who_always_wins_is_rated_finitely_and_draws_are_equal() -> None:
    a, b = rate(["a", "b"], victories(["a", "b"], [ranked(["a", "b"], [1, 2])] * 50))
    assert 300 < a.rating - b.rating < 1500
    a, b = rate(["a", "b"], victories(["a", "b"], [ranked(["a", "b"], [1, 1])] * 50))
    assert a.rating == pytest.approx(b.rating) == pytest.approx(0)


def test_a_table_of_three_is_results_of_each_pair_that_count_one_together() -> None:
    won = victories(["a", "b", "c"], [ranked(["b", "a", "c"], [1, 2, 2])])
    assert won == [[0, 0, 0.25], [0.5, 0, 0.5], [0.25, 0, 0]]
    # two seats of the same bot say nothing about each other
    assert victories(["a", "b"], [ranked(["a", "b", "b"], [1, 2, 3])]) == [[0, 1], [0, 0]]


def test_inverse() -> None:
    assert inverted([[4.0, 1.0], [1.0, 3.0]]) == [
        pytest.approx([3 / 11, -1 / 11]),
        pytest.approx([-1 / 11, 4 / 11]),
    ]


@pytest.mark.parametrize("ends", [(0.0, 1.0), (-963.2, 512.7), (0.31, 0.33), (40, 40), (0, 9999)])
def test_axes_hold_their_values_between_round_numbers(ends: tuple[float, float]) -> None:
    axis = Axis(*ends)
    assert axis.low <= ends[0] <= ends[1] <= axis.high
    assert axis.at(axis.low) < axis.at(axis.high)
    assert f"{axis.step:e}"[0] in "125"
    ticks = re.findall(r'class="tick"', axis.grid(10, "g"))
    assert 2 <= len(ticks) <= 9


def test_plots_show_every_value_inside_the_picture() -> None:
    dots = [Dot("a & b", 0.5, 0.4, 0.6, 1), Dot("c", 0.2, 0.1, 0.3, 2)]
    drawn = dot_plot("title", dots, 0.5, ".2f")
    assert drawn.count('class="dot"') == 2
    assert "a &amp; b" in drawn
    spread = spread_plot("title", [Spread("x", [1, 2, 2, 30]), Spread("y", [7])])
    assert spread.count('class="mean"') == 2
    for picture in (drawn, spread):
        for place in re.findall(r'(?:cx|x|x1|x2)="([-0-9.]+)"', picture):
            assert 0 <= float(place) <= 720


class Reader(HTMLParser):
    """Sees that all elements are closed in order, and gathers texts and addresses."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words = ""
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def test_the_reports_of_a_tournament(tmp_path: Path) -> None:
    page, table, folder = tmp_path / "page.html", tmp_path / "games.csv", tmp_path / "run"
    command = ("arena", "imhotep", "--round-robin", "random,greedy,beam:depth=1", "--games", 2)
    command = (*command, "--until", "0.5", "--out", folder)
    done = tampu(*command, "--csv", table, "--json")
    assert done.status == 0, done.err
    result = json.loads(done.out)
    assert [len(pairing["results"]) for pairing in result["pairings"]] == [2, 2, 2]
    assert {row["spec"] for row in result["ratings"]} == {"random", "greedy", "beam:depth=1"}
    assert result["ratings"][-1]["spec"] == "random"
    assert result["pairings"][0]["until"]["decision"] == "open"
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 12
    scores = [
        str(score)
        for index in range(2)
        for pairing in result["pairings"]
        for score in pairing["results"][index]["scores"]
    ]
    assert [row["score"] for row in rows] == scores
    # the games are known by now, so the pages in other languages cost nothing
    for language in LANGUAGES:
        done = tampu(*command, "--html", page, "--lang", language)
        assert done.status == 0, done.err
        assert "random" in done.out
        reader = Reader()
        reader.feed(page.read_text("utf-8"))
        assert reader.open == []
        assert reader.addresses == []
        assert page.read_text("utf-8").count("<svg") == 5  # four plots and the ornament
        assert "arena-" not in reader.words
        assert "url(http" not in page.read_text("utf-8")


def test_the_example_of_the_documentation_runs(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert done.stdout == "above\n", done.stderr
    assert (tmp_path / "runs" / "imhotep" / "games.jsonl").exists()
