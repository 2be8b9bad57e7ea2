"""External bots: any program, whatever it does; the messages are those of the documentation."""

import json
import logging
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from tampu.bots.external import ExternalBot, open_bot
from tampu.bots.registry import UnknownBot, bot_names, make_bot
from tampu.cli.arguments import read_seats
from tampu.core.contract import Game, Json
from tampu.core.play import Match
from tampu.core.registry import load_game
from tampu.core.rng import Rng
from tampu.server.errors import Denied
from tampu.server.tables.bots import check_bot
from tests.bots.test_pool import left_of
from tests.cli.terminal import tampu

ROOT = Path(__file__).parents[2]
PROGRAMS = Path(__file__).with_name("programs.py")
PATIENT = 120_000
"""Milliseconds for what must be answered: a busy machine may be slow."""
EXAMPLE = f"external:ms={PATIENT}:" + shlex.join(
    [sys.executable, str(ROOT / "examples" / "first_bot.py")]
)


def spec(manner: str, milliseconds: int = PATIENT) -> str:
    line = shlex.join([sys.executable, str(PROGRAMS), *manner.split()])
    return f"external:ms={milliseconds}:{line}"


def position(name: str = "imhotep") -> tuple[Game, Json, list[int]]:
    game = load_game(name)
    match = Match(game, 2, {}, 1)
    return game, match.state.view(match.state.actor()), match.state.candidates()


@pytest.mark.parametrize("game", ["imhotep", "tawantinsuyu"])
def test_the_ten_lines_of_the_example_play_whole_games(game: str) -> None:
    done = tampu(
        *("arena", game, "--seats", f"{EXAMPLE},random", "--games", 2, "--rotate", "--json")
    )
    assert done.status == 0, done.err
    result = json.loads(done.out)
    assert not done.err
    assert all(one["end"] != "unfinished" for one in result["results"])
    assert [one["seats"].index(EXAMPLE) for one in result["results"]] == [0, 1]
    assert all("fallbacks" not in row for row in result["summary"])
    code = (ROOT / "examples" / "first_bot.py").read_text("utf-8").splitlines()[1:]
    assert len([line for line in code if line.strip()]) <= 10


def test_the_messages_are_those_of_the_documentation(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "bots.md").read_text("utf-8")
    (block,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    schema = json.loads(block)
    to_bot = jsonschema.Draft202012Validator({**schema, "$ref": "#/$defs/to_bot"})
    from_bot = jsonschema.Draft202012Validator({**schema, "$ref": "#/$defs/from_bot"})
    game, view, candidates = position()
    log = tmp_path / "messages"
    bot = ExternalBot(spec(f"record {log}"), game)
    assert bot.choose(view, candidates, Rng(1)) == candidates[-1]
    bot.close()
    lines = log.read_text("utf-8").splitlines()
    for line in lines:
        to_bot.validate(json.loads(line))
    hello, question = map(json.loads, lines)
    assert question["view"] == json.loads(json.dumps(view))
    assert [choice["action"] for choice in question["choices"]] == candidates
    for choice in question["choices"]:
        assert choice["notation"] == game.actions.notation(choice["action"])
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "first_bot.py")],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        check=True,
    )
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    for answer in answers:
        from_bot.validate(answer)
    assert [answer["type"] for answer in answers] == ["hello", "decision"]
    with pytest.raises(jsonschema.ValidationError):
        to_bot.validate({**hello, "protocol": 2})
    with pytest.raises(jsonschema.ValidationError):
        from_bot.validate({"type": "decision", "id": 1})


def faults(bot: Any, times: int, caplog: pytest.LogCaptureFixture) -> list[str]:
    """Ask that often for moves, all of them legal; returns what the log says."""
    _, view, candidates = position("cuzco")  # whose questions do not fit into a pipe
    assert len(json.dumps(view)) + 60 * len(candidates) > 65536
    caplog.clear()
    with caplog.at_level(logging.WARNING, "tampu.bots"):
        for _ in range(times):
            assert bot.choose(view, candidates, Rng(1)) in candidates
    return [entry.getMessage() for entry in caplog.records]


@pytest.mark.parametrize(
    ("manner", "milliseconds", "message"),
    [
        ("crash", PATIENT, "the process ended: RuntimeError: I have had enough"),
        ("hang", 300, "no answer within 0.5 s"),
        ("deaf", 300, "no answer within 0.5 s"),
        ("illegal", PATIENT, "'1000000' is not an action among the choices"),
        ("nonsense", PATIENT, "'I think that …' is not a message"),
        ("flood", PATIENT, "the process floods its output"),
        ("longline", PATIENT, "the process floods its output"),
    ],
)
def test_a_program_that_fails_is_replaced_by_a_legal_move(
    manner: str, milliseconds: int, message: str, caplog: pytest.LogCaptureFixture
) -> None:
    bot = ExternalBot(spec(manner, milliseconds), load_game("cuzco"))
    lines = faults(bot, 2, caplog)
    assert len(lines) == bot.fallbacks == 2
    for line in lines:
        assert line.startswith(f"cuzco, bot {spec(manner, milliseconds)}: ")
        assert message in line.replace("\\u2026", "…")
    bot.close()


@pytest.mark.parametrize("manner", ["stale", "complain"])
def test_a_program_that_only_talks_too_much_is_heard(
    manner: str, caplog: pytest.LogCaptureFixture
) -> None:
    game, view, candidates = position("cuzco")
    bot = ExternalBot(spec(manner), game)
    for _ in range(2):
        assert bot.choose(view, candidates, Rng(1)) == candidates[-1]
    assert bot.fallbacks == 0
    bot.close()


def test_a_late_answer_is_not_taken_for_the_next_one(caplog: pytest.LogCaptureFixture) -> None:
    game, view, candidates = position("cuzco")
    bot = ExternalBot(spec("late", 300), game)
    (line,) = faults(bot, 1, caplog)
    assert "no answer within 0.5 s" in line
    bot._milliseconds = PATIENT
    assert bot.choose(view, candidates, Rng(1)) == candidates[-1]
    assert bot.fallbacks == 1
    bot.close()


def test_after_five_faults_in_a_row_a_program_is_asked_no_more(
    caplog: pytest.LogCaptureFixture,
) -> None:
    bot = ExternalBot(spec("illegal"), load_game("cuzco"))
    lines = faults(bot, 8, caplog)
    assert len(lines) == 5
    assert bot.fallbacks == 8
    assert lines[-1].endswith("from now on in this game")
    bot.close()


@pytest.mark.parametrize(
    ("manner", "message"),
    [("future", "protocol 2, not 1"), ("silent", "no hello: no answer within")],
)
def test_a_program_without_a_proper_hello_is_asked_no_more(
    manner: str, message: str, caplog: pytest.LogCaptureFixture
) -> None:
    bot = ExternalBot(spec(manner), load_game("cuzco"))
    bot.start_seconds = 0.3 if manner == "silent" else PATIENT / 1000
    (line,) = faults(bot, 3, caplog)
    assert message in line
    assert bot.fallbacks == 3


def test_children_end_with_the_game() -> None:
    game, view, candidates = position()
    bot = ExternalBot(spec("brood"), game)
    assert bot.choose(view, candidates, Rng(1)) == candidates[-1]
    assert bot._process is not None
    group = bot._process.pid
    assert left_of(group, 2) == 2 or not Path("/proc/self/stat").exists()
    bot.close()
    assert left_of(group, 0) == 0


@pytest.mark.parametrize(
    "wrong",
    ["external:", "external:no-such-program-here", "external:ms=0:true", "external:python3 'x"],
)
def test_commands_that_cannot_run_are_refused_in_one_line(wrong: str) -> None:
    with pytest.raises(UnknownBot):
        open_bot(wrong, load_game("imhotep"))
    done = tampu("arena", "imhotep", "--seats", f"{wrong},random")
    assert done.status == 2
    assert done.err.count("\n") == 1


def test_only_the_command_line_knows_external_programs() -> None:
    assert not any("external" in name for name in bot_names())
    with pytest.raises(UnknownBot):
        make_bot("external:true", load_game("imhotep"))
    with pytest.raises(Denied):
        check_bot("external:true", load_game("imhotep"))
    done = tampu("play", "imhotep", "--seats", "me,external:true")
    assert done.status == 2


@pytest.mark.parametrize(
    ("text", "entries"),
    [
        ("me, greedy,,random ", ["me", "greedy", "random"]),
        ("external:a b,greedy", ["external:a b", "greedy"]),
        ("external:a 'b,c' \"d,'e\",greedy", ["external:a 'b,c' \"d,'e\"", "greedy"]),
        ("external:ms=5:a b:c,level:2", ["external:ms=5:a b:c", "level:2"]),
    ],
)
def test_commas_inside_quotes_belong_to_the_command(text: str, entries: list[str]) -> None:
    assert read_seats(text) == entries
