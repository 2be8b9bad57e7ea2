"""Learning: models that follow the games, the same for the same seed, and used once written."""

import json
import math
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import tampu.games.imhotep
from tampu.cli.main import main
from tampu.core.data import read_json
from tampu.core.model import PHASES, LinearModel, phase_of, read_model
from tampu.core.play import Match
from tampu.core.registry import bundled_game_ids, load_game
from tampu.core.rng import Rng
from tampu.tuning import self_play
from tampu.tuning.regression import Lessons, fit
from tampu.tuning.self_play import (
    SPACING,
    Lesson,
    Sample,
    SelfPlayGame,
    Taste,
    Tasting,
    play_lesson,
)
from tampu.tuning.steering import LONGEST_STEP, STEP, effects, steered


def made_up_lessons(games: int) -> Lessons:
    """Two features and a fact; the fact counts 2 at the start and nothing at the end."""
    rng = Rng(1)
    lessons = Lessons(2)
    for _ in range(games):
        positions, scores = [], []
        rows = [[20 * rng.unit(), 6 * rng.unit(), 3 * rng.unit()] for _ in range(2)]
        progress = rng.unit()
        for points, feature, fact in rows:
            scores.append(round(points + 0.5 * feature + 2.0 * (1.0 - progress) * fact))
        positions.append(Sample(rows, progress))
        shares = [float(scores[0] > scores[1]), float(scores[1] > scores[0])]
        lessons.add(Lesson(positions, scores, shares))
    return lessons


def test_a_fit_finds_the_weights_behind_the_scores() -> None:
    weights, spread = fit(made_up_lessons(12000))
    points, feature, fact = weights
    assert points == (1.0, 1.0)
    # The penalty draws the weights a little towards 1 and 0.
    assert feature == pytest.approx((0.5, 0.5), abs=0.15)
    assert fact == pytest.approx((2.0, 0.0), abs=0.15)
    assert max(spread) < 2.0


def test_a_fit_finds_weights_that_rise_and_fall() -> None:
    rng = Rng(2)
    lessons = Lessons(2)
    for _ in range(9000):
        progress = rng.unit()
        rows = [[20 * rng.unit(), 0.0, 3 * rng.unit()] for _ in range(2)]
        part = 1.0 - abs(2.0 * progress - 1.0)
        scores = [round(points + 3.0 * part * fact) for points, _, fact in rows]
        shares = [float(scores[0] > scores[1]), float(scores[1] > scores[0])]
        lessons.add(Lesson([Sample(rows, progress)], scores, shares))
    straight, bent = fit(lessons, 2)[0][2], fit(lessons, 3)[0][2]
    assert max(straight) < 1.5, "a straight line misses the middle"
    assert bent == pytest.approx((0.0, 3.0, 0.0), abs=0.3)


def test_few_games_change_little() -> None:
    weights, _ = fit(made_up_lessons(3))
    assert weights[1] == pytest.approx((1.0, 1.0), abs=0.3)
    assert weights[2] == pytest.approx((0.0, 0.0), abs=0.3)


def test_a_model_changes_its_weights_and_its_spread_during_a_game() -> None:
    model = LinearModel(
        ("points", "land"), ("land.fields",), [(1.0, 1.0), (2.0, 0.0), (0.0, 4.0)], (8.0, 2.0)
    )
    features, facts = [[10.0, 3.0], [12.0, 1.0]], [[1.0], [0.0]]
    assert model.estimate(features, facts, 0.0) == [16.0, 14.0]
    assert model.estimate(features, facts, 1.0) == [14.0, 12.0]
    assert model.worth(features, facts, 1.0) == [[10.0, 4.0], [12.0, 0.0]]
    assert (model.spread(0.0), model.spread(1.0)) == (8.0, 2.0)
    assert model.estimate([[50.0, 0.0], [40.0, 0.0]], [], 1.0) == [50.0, 40.0], "once it is over"
    person = facts[:1]
    assert model.estimate(features, person, 1.0) == [14.0, 13.0], "the rules play the other place"
    assert model.worth(features, person, 1.0) == [[10.0, 4.0], [12.0, 1.0]]
    doubled = model.scaled({"land": 2.0})
    assert doubled.estimate(features, facts, 0.0) == [22.0, 16.0]
    bent = LinearModel(("points",), (), [(1.0, 3.0, 0.0)], (8.0, 8.0, 2.0))
    times = [phase / (PHASES - 1) for phase in range(PHASES)]
    assert bent.estimate([[10.0]], [[]], 0.0) == [10.0]
    assert bent.estimate([[10.0]], [[]], 1.0) == [0.0]
    assert [bent.spread(time) for time in times[: PHASES // 2]] == [8.0] * (PHASES // 2)
    assert max(bent.estimate([[1.0]], [[]], time)[0] for time in times) > 2.7
    assert [phase_of(part) for part in (-1.0, 0.0, 0.5, 1.0, 2.0)] == [
        *(0, 0, PHASES // 2, PHASES - 1, PHASES - 1)
    ]


def test_a_solo_game_uses_the_learned_model_for_the_person_alone() -> None:
    game = load_game("tawantinsuyu")
    learned, unlearned = game.evaluation, game.evaluation.with_model(None)
    state = Match(game, 1, {}, 3).state
    person, opponent = learned.evaluate(state)
    assert person != unlearned.evaluate(state)[0]
    assert opponent == unlearned.evaluate(state)[1]
    assert [sum(row) for row in learned.worth(state)] == pytest.approx([person, opponent])


def test_a_lesson_is_a_game_with_its_positions_and_the_same_for_the_same_seed() -> None:
    game = load_game("imhotep")
    model = {"weights": {name: [1.0, 1.0] for name in game.evaluation.names}, "spread": [6.0, 6.0]}
    task = SelfPlayGame("imhotep", "beam:depth=1:width=1:slip=10", 2, 4, model)
    lesson = play_lesson(task)
    assert lesson == play_lesson(task)
    assert sum(lesson.shares) == 1.0
    assert 0.5 < lesson.decisions / len(lesson.positions) / SPACING < 2
    columns = len(game.evaluation.names) + len(game.evaluation.fact_names)
    assert len(lesson.positions) > 5
    for position in lesson.positions:
        assert [len(row) for row in position.rows] == [columns, columns]
        assert 0.0 <= position.progress <= 1.0
    assert lesson.positions[-1].progress > lesson.positions[0].progress


def test_tuning_writes_what_an_evaluation_reads(tmp_path: Path) -> None:
    files = [tmp_path / "first.json", tmp_path / "second.json"]
    for file, jobs in zip(files, (1, 2), strict=True):
        words = "tune imhotep --games 6 --rounds 2 --seed 3 --knots 4 --json"
        assert main([*words.split(), "--out", str(file), "--jobs", str(jobs)]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    data = json.loads(files[0].read_text())
    expected = "tampu tune imhotep --games 6 --rounds 2 --seats 2 --seed 3 --bot greedy:slip=10"
    assert data["command"] == f"{expected} --knots 4"
    assert {len(weights) for weights in data["weights"].values()} == {4}
    evaluation = load_game("imhotep").evaluation
    assert set(data["weights"]) == {*evaluation.names, *evaluation.fact_names}
    model = evaluation.with_learned(data).model
    assert model is not None
    assert model.spread(0.0) == data["spread"][0]


def test_steering_finds_the_tastes_that_won_points() -> None:
    rng = Rng(3)
    games = []
    for _ in range(600):
        tastes: list[Taste] = [
            {name: (rng.unit() - 0.5, rng.unit() - 0.5) for name in ("land", "cards")}
            for _ in range(3)
        ]
        scores = [
            round(50 + 8 * taste["land"][0] - 6 * taste["cards"][1] + 4 * rng.unit())
            for taste in tastes
        ]
        games.append(Tasting(Lesson([], scores, []), tastes))
    won = effects(games)
    assert won["land"] == pytest.approx((8.0, 0.0), abs=1.0)
    assert won["cards"] == pytest.approx((0.0, -6.0), abs=1.0)
    data = {"weights": {"points": [1.0, 1.0], "land": [2.0, 2.0], "land.fields": [0.0, -1.0]}}
    weights = steered(data, {"land": (8.0, 0.0)})
    assert weights["points"] == [1.0, 1.0]
    assert weights["land"] == pytest.approx([2.0 * math.exp(8.0 * STEP), 2.0], abs=1e-4)
    assert weights["land.fields"] == [0.0, -1.0]
    assert steered(data, {"land": (0.0, 900.0)})["land"][1] == pytest.approx(
        2.0 * math.exp(LONGEST_STEP), abs=1e-4
    )


def test_steering_goes_on_from_a_file_and_names_both_commands(tmp_path: Path) -> None:
    first, *files = [tmp_path / name for name in ("first.json", "second.json", "third.json")]
    words = "tune imhotep --games 4 --rounds 1 --json --out"
    assert main([*words.split(), str(first)]) == 0
    for file, jobs in zip(files, (1, 2), strict=True):
        more = ["--out", str(file), "--steer", str(first), "--seed", "9", "--jobs", str(jobs)]
        assert main([*["tune", "imhotep", "--games", "3", "--rounds", "2", "--json"], *more]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    before, after = json.loads(first.read_text()), json.loads(files[0].read_text())
    command = "tampu tune imhotep --games 3 --rounds 2 --seats 2 --seed 9 --bot greedy:slip=10"
    assert after["command"] == f"{before['command']}; {command} --steer imhotep-weights.json"
    assert after["games"] == 10
    assert after["weights"]["points"] == [1.0, 1.0]
    assert after["weights"] != before["weights"]
    assert {*after["weights"]} == {*before["weights"]}


def test_a_steered_model_may_lack_columns_and_have_them_in_any_order(tmp_path: Path) -> None:
    data = read_json("tampu.games.imhotep", "weights.json")
    weights = {**data["weights"], "ships.ready_stones": [0.0, 0.0]}
    lacking = {name: weights[name] for name in reversed(weights) if name != "ships.ready_stones"}
    for name, columns in (("all", weights), ("lacking", lacking)):
        (tmp_path / name).write_text(json.dumps({**data, "weights": columns}))
        words = ["tune", "imhotep", "--games", "3", "--rounds", "1", "--seed", "9", "--json"]
        words += ["--steer", str(tmp_path / name), "--out", str(tmp_path / f"{name}-steered")]
        assert main(words) == 0
    steered = (tmp_path / "lacking-steered").read_bytes()
    assert steered == (tmp_path / "all-steered").read_bytes()
    assert json.loads(steered)["weights"]["ships.ready_stones"] == [0.0, 0.0]


@pytest.mark.parametrize("steered", [False, True])
def test_an_interrupted_run_goes_on_from_the_games_it_kept(
    steered: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["tune", "imhotep", "--games", "3", "--rounds", "2", "--json"]
    words += ["--out", str(tmp_path / "whole")]
    if steered:
        package = Path(tampu.games.imhotep.__file__).parent
        words += ["--steer", str(package / "weights.json")]
    assert main(words) == 0
    words[words.index("--out") + 1] = str(tmp_path / "parts")
    words += ["--keep", str(tmp_path / "kept")]
    played: list[int] = []

    def play(task: SelfPlayGame, play: Any) -> Any:
        if len(played) == 4:
            raise KeyboardInterrupt
        played.append(task.seed)
        return play(task)

    with monkeypatch.context() as patch:
        for name in ("play_lesson", "play_tasting"):
            patch.setattr(self_play, name, partial(play, play=getattr(self_play, name)))
        assert main(words) != 0
    assert not (tmp_path / "parts").exists()
    assert played == [1, 2, 3, 4]
    played = []
    for name in ("play_lesson", "play_tasting"):
        monkeypatch.setattr(self_play, name, partial(play, play=getattr(self_play, name)))
    assert main(words) == 0
    assert played == [5, 6], "the games before are kept"
    assert (tmp_path / "parts").read_bytes() == (tmp_path / "whole").read_bytes()


@pytest.mark.parametrize("text", ["", "[]", "{}"])
def test_only_weights_can_be_steered(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "weights.json"
    file.write_text(text)
    assert main(["tune", "imhotep", "--games", "1", "--lang", "en", "--steer", str(file)]) != 0
    assert "is not a file of weights" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        "chess",
        "imhotep --bot sleepy",
        "imhotep --seats 7",
        "tawantinsuyu --seats 1",
        "imhotep --out no/such/folder/weights.json",
    ],
)
def test_a_wrong_order_is_one_line(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", *words.split()]) != 0
    assert capsys.readouterr().err.startswith("tampu: ")


def test_weights_are_written_to_the_current_directory_and_never_into_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    packaged = read_json("tampu.games.imhotep", "weights.json")
    monkeypatch.chdir(tmp_path)
    assert main(["tune", "imhotep", "--games", "3", "--rounds", "1", "--lang", "en"]) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["imhotep-weights.json"]
    assert "imhotep-weights.json" in capsys.readouterr().out
    assert read_json("tampu.games.imhotep", "weights.json") == packaged


@pytest.mark.parametrize("name", bundled_game_ids())
def test_a_game_uses_its_model_and_can_do_without(name: str) -> None:
    data = read_json(f"tampu.games.{name}", "weights.json")
    evaluation = load_game(name).evaluation
    assert evaluation.with_model(None).model is None
    assert data["command"].startswith(f"tampu tune {name} ")
    assert set(data["weights"]) == {*evaluation.names, *evaluation.fact_names}
    model = read_model(evaluation.names, evaluation.fact_names, data)
    assert evaluation.model is not None
    for progress in (0.0, 0.5, 1.0):
        assert evaluation.model.spread(progress) == model.spread(progress)
