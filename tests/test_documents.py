"""Documentation is generated or executed, so that it cannot rot."""

import re
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from tampu import __version__
from tampu.bots.registry import LEVELS, level_spec
from tampu.core.data import read_json
from tampu.core.registry import bundled_game_ids, load_game
from tools import levels_page

ROOT = Path(__file__).parent.parent


def tool(name: str) -> dict[str, Any]:
    """The names that a module of tools/ defines."""
    return runpy.run_path(str(ROOT / "tools" / f"{name}.py"))


def test_the_library_example_of_the_readme_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\[\d+, \d+, \d+\] \[[123], [123], [123]\]\n", done.stdout)


def test_the_table_of_actions_is_up_to_date() -> None:
    page = tool("actions_page")
    assert page["PAGE"].read_text("utf-8") == page["text"](), "run tools/actions_page.py"


def test_the_page_of_datasets_is_up_to_date() -> None:
    page = tool("datasets_page")
    assert page["PAGE"].read_text("utf-8") == page["text"](), "run tools/datasets_page.py"


def test_the_pages_of_benchmarks_are_up_to_date() -> None:
    pages = tool("benchmark_pages")["pages"]
    for name, text in pages().items():
        written = (ROOT / "docs" / name).read_text("utf-8")
        assert written == text, "run tools/benchmark_pages.py"


def test_links_of_the_documents_lead_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text("utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_tests_that_the_documents_name_exist() -> None:
    tests = {path.name for path in (ROOT / "tests").rglob("*.py")}
    of_a_reader = {"test_rules.py"}  # docs/add-a-game.md writes it
    for page in [ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        named = set(re.findall(r"\b(?:test|play)_\w+\.py\b", page.read_text("utf-8")))
        assert named - tests - of_a_reader == set(), page.name


def test_the_page_of_levels_names_the_bots_behind_them() -> None:
    page = (ROOT / "docs" / "levels.md").read_text("utf-8")
    assert page == levels_page.page(page), "run python -m tools.levels_page --page"
    for name in bundled_game_ids():
        for level in LEVELS:
            assert f"| `{level_spec(level, name)}` |" in page, "run make levels"


def test_the_page_of_bots_names_the_commands_behind_the_weights() -> None:
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    for name in bundled_game_ids():
        command = read_json(f"tampu.games.{name}", "weights.json").get("command")
        commands = command.split("; ") if command else []
        weights = ", then ".join(f"`{shown}`" for shown in commands) or "set by hand"
        assert f"| {load_game(name).meta.title} | {weights} |" in page


def test_the_terminal_picture_can_be_drawn() -> None:
    assert ElementTree.fromstring(tool("terminal_picture")["drawing"]()).tag.endswith("svg")


def test_the_moves_of_a_game_can_be_printed() -> None:
    tokens = tool("print_moves")["moves"]("imhotep", 2, 7, {}, decisions=3, spec="greedy")
    space = load_game("imhotep").actions
    assert len(tokens) == 3
    assert all(space.find(token) for token in tokens)


def test_the_speed_of_the_search_can_be_measured() -> None:
    simulations, parts = levels_page.speed(load_game("imhotep"), 2)
    assert simulations > 0
    assert 0 < sum(parts) < 1
    assert all(part > 0 for part in parts)


def test_the_citation_names_this_version_and_all_that_it_must() -> None:
    """The fields that version 1.2.0 of the Citation File Format requires, and the version."""
    lines = (ROOT / "CITATION.cff").read_text("utf-8").splitlines()
    fields = dict(line.split(": ", 1) for line in lines if re.match(r"[a-z-]+: ", line))
    assert {"cff-version", "message", "title", "license", "type"} <= set(fields)
    assert "authors:" in lines
    assert fields["version"] == f'"{__version__}"'
