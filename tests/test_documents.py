"""Documentation is generated or executed, so that it cannot rot."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path

from tampu.bots.registry import LEVELS, level_spec
from tampu.core.data import read_json
from tampu.core.registry import game_ids, load_game

ROOT = Path(__file__).parent.parent


def test_the_library_example_of_the_readme_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\[\d+, \d+, \d+\] \[[123], [123], [123]\]\n", done.stdout)


def test_the_table_of_actions_is_up_to_date() -> None:
    written = (ROOT / "docs" / "actions.md").read_text("utf-8")
    text = runpy.run_path(str(ROOT / "docs" / "make_tables.py"))["text"]
    assert written == text(), "run docs/make_tables.py"


def test_links_of_the_documents_lead_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_page_of_levels_names_the_bots_behind_them() -> None:
    page = (ROOT / "docs" / "levels.md").read_text("utf-8")
    for name in game_ids():
        for level in LEVELS:
            assert f"| `{level_spec(level, name)}` |" in page, "run make levels"


def test_the_page_of_bots_names_the_commands_behind_the_weights() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    for name in game_ids():
        command = read_json(f"tampu.games.{name}", "weights.json").get("command")
        weights = f"`{command}`" if command else "set by hand"
        assert f"| {load_game(name).meta.title} | {weights} |" in page
