"""The example of an outside game does everything that the games of this project do."""

import asyncio
import json
import re
import sys
from pathlib import Path

import pytest

from tests.kit.packages import ESTATES, ROOT, path_with, run, tampu
from tests.server.site import Server
from tests.server.test_games import compare_with_replay

ENVIRONMENTS = """
import gymnasium, pyspiel, pytest, warnings
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
import tampu.envs
import tampu.envs.spiel
from tampu.envs import estates_v1
from tampu.envs.config import env_config

warnings.simplefilter("ignore")
for seats, options in ((3, {"insider": True}), (6, {})):
    api_test(tampu.envs.aec("estates", seats=seats, options=options, perfect=True), num_cycles=60)
seed_test(estates_v1.env, num_cycles=20)
check_env(gymnasium.make("Tampu/Estates-v1", render_mode="svg").unwrapped)
pyspiel.random_sim_test(pyspiel.load_game("tampu_estates(players=4)"), 1, True, False)
config = env_config("estates", 4)
layout = config.full_layout()
names = {row.name for row in layout.rows()}
assert {"to act", "offer", "hands", "sealed", "due", "scores"} <= names, names
env = tampu.envs.aec("estates", seats=6, render_mode="svg")
env.reset(seed=1)
drawing = env.render()
assert drawing.startswith("<svg") and "Estates, 4 auctions" in drawing, "its own drawing"
roofs, shapes = 6, 5
assert drawing.count("<polygon") == roofs + shapes, "six seats have six shapes, one a circle"
"""


def test_its_own_tests_pass_from_its_wheel(estates: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider"]
    done = run([*command, f"--rootdir={tmp_path}", str(ESTATES / "tests")], estates, cwd=tmp_path)
    assert re.search(r"\b\d\d passed", done.stdout), done.stdout


def test_all_environments_accept_it(estates: Path, tmp_path: Path) -> None:
    run([sys.executable, "-c", ENVIRONMENTS], estates, cwd=tmp_path)


def test_the_commands_play_it(estates: Path, tmp_path: Path) -> None:
    seats = ("--seats", "greedy,level:1,random", "--games", "6", "--seed", "2")
    arena = run(tampu("arena", "estates", *seats, "--rotate", "--json"), estates, cwd=tmp_path)
    summary = json.loads(arena.stdout)["summary"]
    shares = {row["spec"]: row["win_share"] for row in summary}
    assert shares["greedy"] > shares["random"]

    run(tampu("dataset", "estates", *seats, "--out", "games.parquet"), estates, cwd=tmp_path)
    assert (tmp_path / "games.parquet").read_bytes()[:4] == b"PAR1"

    learn = ("--games", "6", "--rounds", "1", "--jobs", "1", "--out", "weights.json")
    learned = run(tampu("tune", "estates", *learn), estates, cwd=tmp_path).stdout
    assert "weights.json in the package tampu_estates" in " ".join(learned.split())
    weights = json.loads((tmp_path / "weights.json").read_text("utf-8"))["weights"]
    assert list(weights) == ["points", "houses", "auction"]

    record = tmp_path / "game.khipu"
    play = ("play", "estates", "--seed", "3", "--record", str(record))
    played = run(tampu(*play), estates, cwd=tmp_path, answers="1\n\n" * 200)
    assert "All houses are sold." in played.stdout
    assert re.search(r"Houses on offer +⌂\d+ +⌂\d+ +⌂\d+", played.stdout), "its own terminal board"
    run(tampu("replay", str(record), "--fair"), estates, cwd=tmp_path)
    assert "The auction" in run(tampu("rules", "estates"), estates, cwd=tmp_path).stdout


GUIDE = """
from tampu.core.play import Match, read_action
from tampu.core.registry import load_game
from tampu.locale import LANGUAGES, catalogue
from tampu.server.play_aids.guides import read_guide, script, scripted_actions

guide, about = read_guide("estates"), script("estates")
match = Match(load_game("estates"), about["seats"], about["options"], about["seed"])
asked = [match.state.actor()]
for action in scripted_actions("estates"):
    match.play(action)
    asked.append(match.state.actor())
assert {asked[step.at] for step in guide.steps} == {guide.seat}, asked
assert guide.steps[-1].at == len(guide.moves)
for language in LANGUAGES:
    words = catalogue(language)
    assert all(words.has(step.text) for step in guide.steps), language
"""


def test_its_guide_can_be_followed(estates: Path, tmp_path: Path) -> None:
    run([sys.executable, "-c", GUIDE], estates, cwd=tmp_path)


def test_friends_play_it_on_a_server(
    estates: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", path_with(estates))
    monkeypatch.syspath_prepend(str(estates))
    server = Server(tmp_path).start()
    try:
        asyncio.run(compare_with_replay(server, "estates"))
    finally:
        assert server.stop() == 0


BESIDE = (
    *("test_public_interface.py", "core/test_small_parts.py", "test_documents.py"),
    *("server/test_schema.py", "cli/test_facts.py"),
)
"""Tests of the project that ask for the installed games."""


def test_the_tests_of_the_project_pass_beside_it(estates: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider"]
    done = run([*command, *(f"tests/{name}" for name in BESIDE)], estates, cwd=ROOT)
    assert re.search(r"^\d+ passed", done.stdout, re.MULTILINE), done.stdout


def test_no_source_mentions_it() -> None:
    sources = [path for path in (ROOT / "src" / "tampu").rglob("*") if path.is_file()]
    texts = [path for path in sources if path.suffix in (".py", ".ftl", ".json", ".md", ".txt")]
    assert len(texts) > 300
    assert [path for path in texts if "estates" in path.read_text("utf-8").lower()] == []


def test_its_page_states_its_lines() -> None:
    page = (ESTATES / "README.md").read_text("utf-8")
    package = ESTATES / "src" / "tampu_estates"
    stated = re.findall(r"^\| `([\w./]+)` \| (\d+) \|", page, re.MULTILINE)
    assert len(stated) == 12
    for name, lines in stated:
        path = ESTATES / name if name.startswith("tests") else package / name
        assert len(path.read_text("utf-8").splitlines()) == int(lines), name
    total = sum(len(path.read_text("utf-8").splitlines()) for path in package.glob("*.py"))
    assert f"These {total} lines" in page
