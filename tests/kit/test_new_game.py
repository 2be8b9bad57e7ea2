"""`tampu new-game` writes a game that is green at once; `tampu check` names what is broken."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tampu.cli.main import main
from tests.kit.packages import run


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A new game, made visible as an installed package."""
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "demo_cards"]) == 0
    source = tmp_path / "demo_cards" / "src"
    info = source / "tampu_demo_cards-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: tampu-demo-cards\nVersion: 0.1.0\n"
    )
    (info / "entry_points.txt").write_text("[tampu.games]\ndemo_cards = tampu_demo_cards\n")
    return source / "tampu_demo_cards"


def tampu(package: Path, *arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command where the new game is installed."""
    path = os.pathsep.join([str(package.parent), os.environ.get("PYTHONPATH", "")])
    return subprocess.run(
        [sys.executable, "-m", "tampu.cli.main", *arguments],
        env={**os.environ, "PYTHONPATH": path, "TAMPU_LANG": "en"},
        input=answers,
        capture_output=True,
        text=True,
        check=False,
    )


def check(package: Path, *arguments: str, game: str = "demo_cards") -> dict[str, Any]:
    """The JSON report of `tampu check`."""
    done = tampu(package, "check", game, "--games", "2", "--json", *arguments)
    assert done.stdout, done.stderr
    report: dict[str, Any] = json.loads(done.stdout)
    assert done.returncode == (0 if report["ok"] else 1)
    return report


def test_a_new_game_is_green_at_once(package: Path) -> None:
    report = check(package)
    assert report["problems"] == []
    assert report["checks"] == 24
    arena = tampu(
        *(package, "arena", "demo_cards", "--seats", "greedy,random", "--games", "6", "--json")
    )
    results = json.loads(arena.stdout)["results"]
    assert len(results) == 6
    assert {result["end"] for result in results} == {"rounds"}
    record = package.parent / "game.khipu"
    answers = "1\n\n" * 40
    played = tampu(
        *(package, "play", "demo_cards", "--seats", "me,greedy", "--seed", "3"),
        *("--record", str(record)),
        answers=answers,
    )
    assert "All rounds have been played." in played.stdout, played.stdout + played.stderr
    assert tampu(package, "replay", str(record), "--fair").returncode == 0


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [(["new-game", "Demo"], "cannot be the id"), (["new-game", "here"], "exists already")],
)
def test_impossible_names_get_one_line(
    arguments: list[str],
    problem: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "here").mkdir()
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert problem in error
    assert error.count("\n") == 1


class Bug(NamedTuple):
    """A planted bug: the text of a file that changes, the check that notices, and its words."""

    name: str
    file: str
    old: str
    new: str
    check: str
    report: str


METHOD = "    def sheet(self)"
BUGS = [
    Bug(
        *("determinize returns the true state", "position.py", METHOD),
        "    def determinize(self, seat, rng):\n        return self.clone()\n\n" + METHOD,
        *("secrets", "determinize must know the view alone"),
    ),
    Bug(
        *("too few feature names", "game.py", "    max_entries=100,"),
        "    max_entries=100,\n    evaluation=Evaluation("
        'lambda s: [[float(p), 0.0] for p in s.scores()], ("points",), lambda s: s.candidates()),',
        *("invariants and end", "Evaluation.features returns 2 features, Evaluation.names has 1"),
    ),
    Bug(
        *("the first feature is not the points", "game.py", "    max_entries=100,"),
        "    max_entries=100,\n    evaluation=Evaluation(lambda s: [[0.5 * p] for p in s.scores()],"
        ' ("points",), lambda s: s.candidates()),',
        *("invariants and end", "the first feature is"),
    ),
    Bug(
        *("a reason without words", "locale/fr.ftl", "demo_cards-reason-points = Points\n", ""),
        *("declared words", "no message demo_cards-reason-points in fr"),
    ),
    Bug(
        *("clone shares a list", "position.py", METHOD),
        "    def clone(self):\n        other = super().clone()\n        other.deck = self.deck\n"
        "        return other\n\n" + METHOD,
        *("shared parts", "clone() shares deck, which apply() changes in place"),
    ),
    Bug(
        *("an invariant without a text", "game.py"),
        'assert total == len(CARDS) * COPIES, f"{total} cards"',
        "assert total != len(CARDS) * COPIES",
        *("invariants and end", "an assertion without a text failed at"),
    ),
    Bug(
        *("the view shows other hands", "position.py", "if card and owner != seat:", "if False:"),
        *("readers of entries", "entries masked as card:? can be told apart"),
    ),
    Bug(
        *("a refusal depends on another hand", "rules.py", "s.hands[seat] == CARDS[-1]"),
        *("s.hands[seat - 1] == CARDS[-1]", "secrets", "depends on what the seat cannot know"),
    ),
    Bug(
        *("legal is not ascending", "position.py", METHOD),
        "    def legal(self):\n        return super().legal()[::-1]\n\n" + METHOD,
        *("legal actions", "legal() is not ascending"),
    ),
    Bug(
        *("is_legal allows everything", "position.py", METHOD),
        "    def is_legal(self, action):\n        return self.actor() >= 0\n\n" + METHOD,
        *("legal actions", "is_legal and legal differ"),
    ),
    Bug(
        *("a refused action changes the position", "rules.py"),
        '    return "DE-T02" if s.hands[seat] == CARDS[-1] else ""',
        '    if s.hands[seat] == CARDS[-1]:\n        s.points[seat] += 1\n        return "DE-T02"\n'
        '    return ""',
        *("refusals", "changed the position"),
    ),
    Bug(
        *("sample leaves the candidates", "position.py", METHOD),
        "    def sample(self, rng):\n        return self.ACTIONS.size\n\n" + METHOD,
        *("legal actions", "sample() returned an action that is not legal"),
    ),
    Bug(
        *("an event without words", "locale/pt.ftl"),
        *("demo_cards-event-shown = { $who } mostrou um { $card }\n", ""),
        *("events and words", "no message demo_cards-event-shown in pt"),
    ),
    Bug(
        *("a mask that shows the card", "game.py", 'return "card:?"'),
        "return GAME.outcomes.notation(action)",
        *("readers of entries", "masked() shows card:"),
    ),
    Bug(
        *("a game that never ends", "rules.py", "    s.rounds -= 1\n"),
        "    s.deck, s.discards = [8] * 6, []\n",
        *("invariants and end", "longer than Game.max_entries = 100"),
    ),
    Bug(
        *("JSON forgets a field", "position.py", '"deck", "discards", "hands"', '"deck", "hands"'),
        *("secrets", " cards"),
    ),
    Bug(
        *("a rule that is not in the index", "rules.py", 'return "DE-T02"', 'return "DE-T99"'),
        *("refusals", "DE-T99, which is not in the rule index"),
    ),
    Bug(
        *("a gain that depends on other hands", "game.py", "    gain_is_known=gain_is_known,\n"),
        *("", "known gains", "gain_is_known() allows"),
    ),
    Bug(
        *("a hidden entry without words", "locale/pt.ftl", "demo_cards-hidden-card", "other-card"),
        *("readers of entries", "no message demo_cards-hidden-card in pt"),
    ),
    Bug(
        *("points that no event announces", "rules.py"),
        "def do_keep(s: DemoCards, seat: int) -> None:\n",
        "def do_keep(s: DemoCards, seat: int) -> None:\n    s.points[seat] += 1\n",
        *("events and words", "the score of seat"),
    ),
]


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.name)
def test_a_planted_bug_is_named(package: Path, bug: Bug) -> None:
    path = package / bug.file
    text = path.read_text("utf-8")
    assert bug.old in text
    changed = text.replace(bug.old, bug.new)
    if "Evaluation" in bug.new:
        changed = "from tampu.core.contract import Evaluation\n" + changed.replace(
            "from __future__ import annotations\n", ""
        )
    path.write_text(changed, "utf-8")
    report = check(package, "--only", bug.check)
    assert [problem["check"] for problem in report["problems"]] == [bug.check]
    problem = report["problems"][0]
    assert bug.report in problem["text"]
    assert bug.check == "declared words" or problem["step"] is not None


def test_an_entry_point_with_another_name_is_named(package: Path) -> None:
    info = next(package.parent.glob("*.dist-info"))
    (info / "entry_points.txt").write_text("[tampu.games]\nother = tampu_demo_cards\n")
    listed = tampu(package, "games")
    assert listed.returncode == 2
    assert listed.stderr == (
        "tampu: The package tampu_demo_cards calls its game demo_cards and its entry point other; "
        "both need the same name.\n"
    )
    report = check(package, "--only", "entry point", game="other")
    assert report["problems"][0]["text"] == (
        "the entry point is called other, the game's id is demo_cards"
    )


def test_a_package_that_cannot_be_loaded_is_named(package: Path) -> None:
    rules = package / "rules.py"
    rules.write_text(rules.read_text("utf-8") + "\nLIMIT = most_cards\n", "utf-8")
    done = tampu(package, "check", "demo_cards")
    assert done.returncode == 2
    line = len(rules.read_text("utf-8").splitlines())
    assert done.stderr == (
        "tampu: The game demo_cards in the package tampu_demo_cards cannot be loaded: NameError: "
        f"name 'most_cards' is not defined ({rules}:{line})\n"
    )


def test_learned_weights_of_the_package_are_used(package: Path) -> None:
    weights = {"weights": {"points": [3.0, 3.0]}, "spread": [5.0, 5.0]}
    (package / "weights.json").write_text(json.dumps(weights), "utf-8")
    code = (
        "from tampu.core.registry import load_game\n"
        "game = load_game('demo_cards')\n"
        "state = game.new(2, {'start_player': 1})\n"
        "state.points = [2, 4]\n"
        "print(game.evaluation.evaluate(state), game.evaluation.spread_at(state))\n"
    )
    done = run([sys.executable, "-c", code], package.parent)
    assert done.stdout == "[6.0, 12.0] 5.0\n"


def test_a_game_without_a_language_is_in_english_with_one_warning(package: Path) -> None:
    (package / "locale" / "fr.ftl").unlink()
    source = "from tampu.locale import catalogue, sources\nfor _ in range(3):\n    sources('fr')\n"
    source += "    print(catalogue('fr').text('demo_cards-ask-choose'))\n"
    done = run([sys.executable, "-c", source], package.parent)
    assert done.stdout.splitlines() == ["Do you keep your card?"] * 3
    assert done.stderr == (
        "The game demo_cards has no file locale/fr.ftl; it is shown in English.\n"
    )
