"""The study of the learned search: it goes on where it stopped, and its page follows from it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tools.search_study import STUDIES, VARIANTS, Report, main, study_game
from tools.search_study_page import MEANINGS, chart, section

from tampu.core.registry import bundled_game_ids
from tools import search_study

DOCS = Path(__file__).parents[2] / "docs"
TINY = replace(
    STUDIES["imhotep"], selfplay=2, rounds=2, seeds=(1, 2), games=4, fewer_games=2, plan=(2, 2, 1)
)


def test_every_game_has_a_study_and_every_form_is_explained() -> None:
    assert sorted(STUDIES) == sorted(bundled_game_ids())
    assert set(MEANINGS) == set(VARIANTS)
    for study in STUDIES.values():
        assert study.seeds
        assert study.plan[1], "a base without replies equals the variant"


def test_a_stopped_study_goes_on_to_the_same_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, stopped = tmp_path / "whole.json", tmp_path / "stopped.json"
    monkeypatch.setattr(search_study, "CHUNK", 1)
    study_game(Report(whole), TINY, tmp_path)
    play, left = search_study.play, [5]

    def play_a_few(*arguments: object) -> float:
        left[0] -= 1
        if not left[0]:
            raise KeyboardInterrupt
        return play(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(search_study, "play", play_a_few)
    with pytest.raises(KeyboardInterrupt):
        study_game(Report(stopped), TINY, tmp_path)
    assert json.loads(stopped.read_text("utf-8"))["games"]["imhotep"]["variants"]["base"]["1"][
        "games"
    ] == 4  # fmt: skip
    left[0] = 10**6
    study_game(Report(stopped), TINY, tmp_path)
    assert stopped.read_text("utf-8") == whole.read_text("utf-8")
    rows = json.loads(whole.read_text("utf-8"))["games"]["imhotep"]
    assert sorted(rows["variants"]) == sorted(VARIANTS)
    assert [sorted(row) for row in rows["variants"].values()] == [["1", "2"], *[["1"]] * 3]
    assert [row["games"] for row in rows["seeds"]["1"]["rounds"]] == [2]


def test_the_page_and_the_chart_show_the_measurement() -> None:
    row = {"games": 40, "won": 30.0}
    rows = {
        "seats": 2,
        "seeds": {
            "1": {"rounds": [row, row], "cpu_seconds": 7, "decisions": 100},
            "2": {"rounds": [], "cpu_seconds": 9, "decisions": 200},
        },
        "variants": {
            "base": {"1": row, "2": {"games": 40, "won": 20.0}},
            "values not learned": {"1": {"games": 40, "won": 4.0}},
        },
    }
    page = section({"imhotep": rows})
    assert "### Imhotep, 2 seats, 150 decisions of self-play" in page
    (base,) = [line for line in page.splitlines() if line.startswith("| base |")]
    assert base.split(" | ")[2:6] == ["1, 2", "80", "0.75, 0.50", "0.62"]
    drawn = chart({"imhotep": rows})
    ElementTree.fromstring(drawn)
    assert "Imhotep: 0.75" in drawn
    assert "rounds of self-play" in drawn


def test_the_published_page_follows_from_the_published_study() -> None:
    games = json.loads((DOCS / "search_study.json").read_text("utf-8"))["games"]
    assert (DOCS / "ablations.md").read_text("utf-8").endswith("\n" + section(games))
    assert (DOCS / "images" / "search-study.svg").read_text("utf-8") == chart(games)
    for rows in games.values():
        base = rows["variants"]["base"]["1"]
        assert base["games"] >= 90


def test_the_command_studies_the_games_that_it_is_given(tmp_path: Path) -> None:
    out = tmp_path / "study.json"
    main(["--tiny", "--only", "imhotep", "--models", str(tmp_path / "models"), "--out", str(out)])
    assert list(json.loads(out.read_text("utf-8"))["games"]) == ["imhotep"]
