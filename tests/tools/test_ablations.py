"""The comparison of settings: it repeats itself, and the page follows from the measurement."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

from tools.ablations import STUDIES, main, run
from tools.ablations_page import MEANINGS, charts, text

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


def test_a_stopped_measurement_goes_on_and_gives_page_and_chart(tmp_path: Path) -> None:
    file = tmp_path / "ablations.json"
    order = ["--only", "imhotep", "--steps", "2048", "--out", str(file), "--seeds", "1"]
    main([*order, "--variants", "base"])
    before = json.loads(file.read_text("utf-8"))["games"]["imhotep"]["variants"]["base"]
    main([*order, "2", "--variants", "base", "steps"])
    games = json.loads(file.read_text("utf-8"))["games"]
    variants = games["imhotep"]["variants"]
    assert variants["base"]["1"] == before["1"], "measured again"
    assert [sorted(runs) for runs in variants.values()] == [["1", "2"], ["1", "2"]]
    page = text(games)
    mean = (variants["base"]["1"]["win_share"] + variants["base"]["2"]["win_share"]) / 2
    (row,) = [line for line in page.splitlines() if line.startswith("| base |")]
    assert "| 1, 2 | " in row
    assert row.split(" | ")[4] == f"{mean:.2f}"
    (drawn,) = charts(games).values()
    ElementTree.fromstring(drawn)
    last = sum(runs["curve"][-1][1] for runs in variants["base"].values()) / 2
    assert f"base: {last:.2f}" in drawn
