"""The table of clean environments: its page follows from the stored results."""

import json
import sys
from pathlib import Path

from tools.clean_environments import ROWS, page, run

ROOT = Path(__file__).parents[2]


def test_the_page_is_that_of_the_results() -> None:
    report = json.loads((ROOT / "docs" / "matrix.json").read_text("utf-8"))
    assert (ROOT / "docs" / "matrix.md").read_text("utf-8") == page(report)
    assert [row["name"] for row in report["rows"]] == [row.name for row in ROWS]


def test_every_program_of_the_table_exists() -> None:
    programs = [program for row in ROWS for program, *_ in row.programs]
    assert all((ROOT / program).is_file() for program in programs)
    examples = [*ROOT.glob("examples/baselines/*.py"), *ROOT.glob("examples/research/*.py")]
    parts = {"entries.py", "evaluation.py", "text_agents.py"}
    names = {path.name for path in examples} - parts
    assert {Path(program).name for program in programs} >= names


def test_failures_are_shown_with_their_reason(tmp_path: Path) -> None:
    failed = run([sys.executable, "-c", "raise ValueError('no|luck')"], tmp_path)
    assert not failed["ok"]
    row = {
        "extra": "envs", "packages": ["x"], "versions": {}, "installation": failed, "results": []
    }  # fmt: skip
    worked = {**failed, "ok": True, "program": "a.py"}
    broken = {**row, "installation": {"ok": True}, "results": [worked, {**worked, "ok": False}]}
    text = page({"python": "3", "platform": "p", "wheel": "w", "rows": [row, broken]})
    assert "does not install: ValueError: no/luck" in text
    assert "| `a.py` | works |" in text
    assert "| `a.py` | ValueError: no/luck |" in text
