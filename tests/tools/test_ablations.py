"""The comparison of settings: it repeats itself, and the page follows from the measurement."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from tools.ablations import SEEDS, STUDIES, run
from tools.ablations_page import DATA, DOCS, MEANINGS, PAGE, charts, text

from tampu.tuning.ppo.training import suitable_config


def test_every_variant_changes_the_base_and_is_explained() -> None:
    for study in STUDIES:
        base = replace(suitable_config(study.game), **study.base)
        for name, changes in study.variants.items():
            assert name in MEANINGS
            assert (replace(base, **changes) == base) == (name == "base"), name


def test_a_run_repeats_itself_and_depends_on_the_variant() -> None:
    tiny = replace(STUDIES[0], steps=4_096, games=8, curve_games=8)
    first, second = (run(tiny, "base", 1) for _ in range(2))
    assert first["curve"] == second["curve"]
    assert first["win_share"] == second["win_share"]
    assert [choices for choices, _ in first["curve"]] == [0, 2048, 4096]
    assert run(tiny, "self-play alone", 1)["curve"] != first["curve"]


def test_the_page_and_its_charts_follow_from_the_measurement() -> None:
    assert PAGE.read_text("utf-8") == text(), "run python -m tools.ablations_page"
    for name, drawn in charts().items():
        assert (DOCS / "images" / name).read_text("utf-8") == drawn, name


@pytest.mark.parametrize("study", STUDIES, ids=lambda study: study.game)
def test_every_published_variant_has_all_seeds(study) -> None:
    rows = json.loads(DATA.read_text("utf-8"))["games"][study.game]
    assert rows["steps"] == study.steps
    assert rows["games"] == study.games
    assert set(rows["variants"]) == set(study.variants)
    for name, runs in rows["variants"].items():
        assert sorted(runs) == [str(seed) for seed in SEEDS], name
