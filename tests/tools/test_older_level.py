"""The tool that plays a level against an older checkout."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_a_series_against_another_checkout_is_stored_and_continued(tmp_path: Path) -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "older_level.py"))
    tool["measure"].__globals__["STORE"] = tmp_path
    pairing = tool["Pairing"]("imhotep", "greedy", 2, 2)
    checkout = ROOT / "src"
    (first,) = tool["measure"](pairing, 1, checkout)
    assert first["ours"] == 0
    assert len(first["scores"]) == 2
    assert min(first["decisions"]) > 10
    assert sum(sum(kinds.values()) for kinds in first["kinds"]) == sum(first["decisions"])
    (second,) = tool["measure"](pairing, 2, checkout)
    assert (second["ours"], second["seed"]) == (1, first["seed"]), "every deal in every seat"
    assert [game["index"] for game in tool["stored"](pairing.path)] == [0, 1]
    assert tool["summary"]("imhotep", [first, second]).startswith("2 games, win share ")
