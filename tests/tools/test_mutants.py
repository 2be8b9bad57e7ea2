"""The mutation tool finds every rule id and tells noticed mutants from survivors."""

from pathlib import Path

import pytest
from rich.progress import Progress
from tools.mutants import GAMES, Mutant, find_survivors, mutants

REFUSALS = Path(__file__).parents[1] / "games" / "imhotep" / "test_refusals.py"


def test_a_mutant_replaces_one_id_and_nothing_else() -> None:
    mutant = next(mutants(GAMES / "imhotep"))
    before = mutant.path.read_text("utf-8").splitlines()
    after = mutant.source().splitlines()
    changed = [place for place, line in enumerate(before) if line != after[place]]
    assert changed == [mutant.line - 1]
    assert before[changed[0]].replace(mutant.rule, mutant.other, 1) == after[changed[0]]


def test_ids_in_docstrings_are_no_mutants(tmp_path: Path) -> None:
    (tmp_path / "rules.json").write_text('{"chapters": {"a": ["XX-A01", "XX-A02"]}}', "utf-8")
    code = '"""XX-A01 stands here."""\n\n\ndef refuse():\n    return "XX-A02"  # XX-A01\n'
    (tmp_path / "turn.py").write_text(code, "utf-8")
    assert list(mutants(tmp_path)) == [
        Mutant(tmp_path / "turn.py", 5, 11, "XX-A02", "XX-A01"),
    ]


@pytest.mark.parametrize("does", ["pass", "__import__('os').abort()"])
def test_tests_that_pass_or_break_off_let_a_mutant_survive(does: str, tmp_path: Path) -> None:
    mutant = next(mutants(GAMES / "imhotep"))
    blind = tmp_path / "test_refusals.py"
    blind.write_text(
        f"import tampu.games.imhotep.game\n\ndef test() -> None:\n    {does}\n", "utf-8"
    )
    with Progress(disable=True) as bar:
        assert find_survivors(blind, [mutant], 1, bar) == [mutant]
