"""`tampu puzzles`: one seed gives one file, also after an interruption; nonsense is refused."""

import json
from pathlib import Path

import pytest

from tampu.arena.results import ResultsFolder
from tampu.cli.main import main
from tampu.core.registry import load_game
from tampu.puzzles.checking import Check, Checked, keep_standing
from tampu.puzzles.file import RatedMove, read_puzzles
from tampu.puzzles.making import difficulty, theme_of
from tampu.puzzles.running import work
from tampu.puzzles.solving import enlarged

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "tests" / "corpus" / "imhotep-01.khipu"
SMALL = [
    *("puzzles", "imhotep", "--games", "2", "--seats", "2", "--players", "greedy"),
    *("--filter", "ismcts:nodes=10", "--search", "ismcts:nodes=40", "--seeds", "2"),
    *("--look", "20", "--per-game", "1", "--margin", "0.03"),
]


def made(folder: Path, name: str, *more: str) -> bytes:
    target = folder / name
    assert main([*SMALL, "--out", str(target), *more]) == 0
    return target.read_bytes()


def test_the_same_seed_gives_the_same_file_whatever_the_processes(tmp_path: Path) -> None:
    first = made(tmp_path, "a.json")
    assert made(tmp_path, "b.json", "--jobs", "2") == first
    assert made(tmp_path, "c.json", "--seed", "9") != first
    file = read_puzzles(first, "imhotep")
    assert file.puzzles
    assert file.made["search"] == "ismcts:nodes=40"
    game = load_game("imhotep")
    for puzzle in file.puzzles:
        state = file.match(puzzle).state
        assert state.actor() == puzzle.seat
        legal = [game.actions.notation(action) for action in state.legal()]
        assert set(puzzle.answers) <= set(legal)
        assert puzzle.choices == len(legal)
        assert puzzle.margin >= 0.03
        assert puzzle.agreeing == puzzle.seeds == 2
        assert puzzle.moves[0].move == puzzle.answers[0]
        assert puzzle.moves[0].share > max(move.share for move in puzzle.moves[1:])
        assert puzzle.rating == difficulty(puzzle.solved, puzzle.trials)


def test_an_interrupted_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = made(tmp_path, "whole.json")
    store = ResultsFolder.append
    stored = []

    def append(self: ResultsFolder[object], line: dict[str, object]) -> None:
        if stored:
            raise KeyboardInterrupt
        stored.append(line["index"])
        store(self, line)

    monkeypatch.setattr(ResultsFolder, "append", append)
    folder = tmp_path / "work"
    assert main([*SMALL, "--out", str(tmp_path / "x.json"), "--work", str(folder)]) == 130
    monkeypatch.undo()
    played = []

    def counted(recipe: object, batch: list[int]) -> list[object]:
        played.extend(batch)
        return work(recipe, batch)  # type: ignore[arg-type, return-value]

    monkeypatch.setattr("tampu.puzzles.running.work", counted)
    assert made(tmp_path, "resumed.json", "--work", str(folder)) == whole
    assert played == [1]
    assert main([*SMALL, "--margin", "0.05", "--work", str(folder)]) == 2


def test_a_ray_cluster_makes_and_checks_the_same_puzzles(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = made(tmp_path, "a.json")
    assert made(tmp_path, "b.json", "--engine", "ray") == first
    capsys.readouterr()
    checks = []
    check = ["puzzles", "imhotep", "--check", str(tmp_path / "a.json"), "--times", "1", "--json"]
    for more in ([], ["--engine", "ray"]):
        assert main([*check, *more]) == 0
        checks.append(json.loads(capsys.readouterr().out))
    assert checks[0] == checks[1]
    assert checks[0]["checked"] == len(read_puzzles(first, "imhotep").puzzles)


def test_positions_come_from_records(tmp_path: Path) -> None:
    raw = made(tmp_path, "r.json", "--records", str(RECORD), "--look", "100")
    file = read_puzzles(raw, "imhotep")
    assert len(file.games) == 1, "the record has a puzzle"
    assert file.games[0].moves in "; ".join(
        line.split()[2] for line in RECORD.read_text("utf-8").splitlines() if " seat" in line
    )


def test_puzzles_are_checked_with_a_larger_budget(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made(tmp_path, "a.json")
    capsys.readouterr()
    check = ["puzzles", "imhotep", "--check", str(tmp_path / "a.json"), "--times", "2"]
    assert main([*check, "--sample", "1", "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["checked"], result["times"]) == (1, 2)
    assert result["standing"] == sum(one["stands"] for one in result["results"])
    assert enlarged("plan:width=4:worlds=3", 10) == "plan:width=4:worlds=30"
    assert enlarged("ismcts:nodes=60", 10) == "ismcts:nodes=600"


@pytest.mark.parametrize(
    ("answer", "other", "theme"),
    [
        ({"ships": 3.0, "cards": 2.0}, {"ships": 2.5}, "cards"),
        ({"ships": 3.0}, {"ships": 2.9}, None),
        ({"ships": -1.0}, {"ships": -3.0}, None),
        ({}, {"ships": 1.0}, None),
    ],
)
def test_a_theme_is_what_the_answer_gains_over_the_best_other_move(
    answer: dict[str, float], other: dict[str, float], theme: str | None
) -> None:
    moves = [
        RatedMove(name, 0.5, 1.0, [], dict(each)) for name, each in (("a", answer), ("b", other))
    ]
    assert theme_of(moves) == theme


def test_only_what_fell_is_dropped(tmp_path: Path) -> None:
    file = read_puzzles(made(tmp_path, "a.json", "--games", "4"), "imhotep")
    first, second, third, *others = file.puzzles
    second.moves[1].reasons = dict(second.moves[0].reasons)  # nothing explains it any more
    results = [
        Checked(first.id, stands=False, best="x", margin=-0.1),
        Checked(third.id, stands=True, best="x", margin=0.02),
    ]
    fewer = keep_standing(Check(file, 10, 1), results)
    assert [puzzle.id for puzzle in fewer.puzzles] == [third.id, *(one.id for one in others)]
    assert fewer.puzzles[0].margin == 0.02
    assert fewer.made["checked"] == [{"times": 10, "seed": 1, "puzzles": 2, "standing": 1}]
    for puzzle in fewer.puzzles:
        assert fewer.match(puzzle).state.actor() == puzzle.seat


@pytest.mark.parametrize(
    "arguments",
    [
        ["nothing"],
        ["imhotep", "--seats", "7"],
        ["imhotep", "--seats", "x"],
        ["imhotep", "--players", ","],
        ["imhotep", "--players", "nobody"],
        ["imhotep", "--search", "greedy"],
        ["imhotep", "--filter", "ismcts:nodes=0"],
        ["imhotep", "--look", "101"],
        ["imhotep", "--margin", "2"],
        ["imhotep", "--options", "x=y"],
        ["imhotep", "--records", "nowhere.khipu"],
        ["cuzco", "--records", str(RECORD)],
        ["imhotep", "--records", str(ROOT / "README.md")],
        ["imhotep", "--check", str(RECORD)],
        ["tawantinsuyu", "--seats", "1"],
        ["imhotep", "--out", "/nowhere/at/all.json"],
    ],
)
def test_nonsense_gives_one_line_and_status_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(["puzzles", *arguments])
    except SystemExit as error:
        status = int(str(error.code))
    captured = capsys.readouterr()
    assert status == 2
    assert captured.out == ""
    assert len(captured.err.strip().splitlines()) == 1
