"""The short form of `make siege`: every part runs, and each notices what it is there for."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any, get_args

import pytest
from tools.siege.__main__ import PARTS, main
from tools.siege.client import Ack, Person, Player, new_person
from tools.siege.crash import BesiegedSite
from tools.siege.grammar import FRAMES, Grammar, routes_of
from tools.siege.leak import OWN, find_twins, judge_times
from tools.siege.pace import distance, find_pairs, judge
from tools.siege.processes import Server
from tools.siege.report import Report
from tools.siege.upgrade import compare

from tampu.core.registry import load_game
from tampu.server.app import create_app
from tampu.server.hosting.settings import Settings
from tampu.server.messages.websocket import ClientMessage

SMALL = ["--kills", "2", "--inputs", "400", "--twins", "3", "--answers", "1", "--seconds", "0.5"]


def test_a_short_siege_finds_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SMALL, "--out", str(tmp_path)]) == 0, capsys.readouterr().out
    parts = json.loads((tmp_path / "report.json").read_text())["parts"]
    assert parts["crash sqlite"]["kills"] + parts["crash postgres"]["kills"] >= 2
    assert parts["crash postgres"]["kills of migration"] == 1
    assert parts["upgrade"]["kills during a migration"] == 1
    for name in ("crash sqlite", "crash postgres"):
        assert parts[name]["full disks"] == 1
        assert (parts[name]["lost"], parts[name]["phantoms"]) == (0, 0)
    assert parts["leak"]["twins"] == 3
    assert parts["leak"]["differences"] == 0
    assert parts["leak"]["hidden entries of imhotep"] == 0 < parts["leak"]["entries of imhotep"]
    for name in ("hostile sqlite", "hostile postgres"):
        assert parts[name]["inputs"] >= 100
        assert parts[name]["HTTP 2xx"] > 0 < parts[name]["HTTP 4xx"]
        assert (parts[name]["HTTP 5xx"], parts[name]["tracebacks"]) == (0, 0)
    assert parts["pace"]["tawantinsuyu: answers of each kind"] == 1
    assert parts["exhaustion"]["half-sent requests: moves"] > 0
    assert "No findings" in (tmp_path / "report.html").read_text()


def test_a_siege_continues_from_its_report(tmp_path: Path) -> None:
    report = Report(tmp_path)
    report.add("leak", twins=6)
    report.finding("leak", "an earlier finding")
    report.save()
    assert main([*SMALL, "--parts", "leak", "--out", str(tmp_path)]) == 1
    assert Report(tmp_path).part("leak")["twins"] == 6
    assert set(PARTS) == {"upgrade", "leak", "pace", "hostile", "exhaustion", "crash"}


def test_lost_and_phantom_lines_are_noticed(tmp_path: Path) -> None:
    async def story() -> None:
        server = Server(tmp_path / "data", "--rate-factor", "1000")
        await asyncio.to_thread(server.start)
        try:
            site = BesiegedSite([server], random.Random(1), None)
            person = await new_person(server.port)
            body = {"game": "imhotep", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
            info = await person.call("POST", "/api/tables", body)
            player = Player(person, info["id"], random.Random(1))
            await player.connect()
            await player.play(moves=3)
            site.players = [player]
            report = Report(tmp_path / "out")
            await site.verify(report, "crash", "nothing")
            assert report.findings() == 0
            frame = {"seq": player.known.seq}
            player.known.acks.append(Ack("key", player.known.seq + 1, frame, "never stored"))
            player.known.entries[999] = {
                "seq": 999,
                "kind": "decision",
                "actor": 0,
                "notation": "x",
                "action": {},
            }
            await site.verify(report, "crash", "invented")
            assert report.part("crash")["lost"] == 1
            assert report.part("crash")["phantoms"] == 1
            await player.close()
        finally:
            server.stop()

    asyncio.run(story())


def test_a_lost_end_of_a_game_is_noticed(tmp_path: Path) -> None:
    async def story() -> None:
        server = Server(tmp_path / "data", "--rate-factor", "1000")
        await asyncio.to_thread(server.start)
        try:
            site = BesiegedSite([server], random.Random(1), None)
            person = await new_person(server.port)
            body = {"game": "imhotep", "seats": [{"kind": "me"}, {"kind": "bot"}]}
            info = await person.call("POST", "/api/tables", body)
            site.ended[info["id"]] = (person, {**info, "status": "over", "result": {}})
            report = Report(tmp_path / "out")
            await site.verify(report, "crash", "invented")
            assert (report.part("crash")["lost"], report.findings()) == (1, 1)
        finally:
            server.stop()

    asyncio.run(story())


def test_answers_of_one_twin_that_are_slower_too_often_are_noticed(tmp_path: Path) -> None:
    for slower, findings in ((520, 0), (700, 1)):
        report = Report(tmp_path / str(slower))
        report.add("leak", **{"timed answers": 1000, "slower of the first twin": slower})
        judge_times(report)
        assert report.findings() == findings


def test_forced_answers_with_another_pace_are_noticed(tmp_path: Path) -> None:
    rng = random.Random(1)
    free = [rng.gauss(0.15, 0.02) for _ in range(200)]
    like_free = [rng.gauss(0.15, 0.02) for _ in range(200)]
    for forced, findings in ((like_free, 0), ([time / 5 for time in free], 1)):
        report = Report(tmp_path / str(findings))
        judge(report, "cuzco", forced, free)
        assert report.findings() == findings
    assert distance([1.0, 2.0], [1.0, 2.0]) == 0.0
    assert distance([1.0, 2.0], [3.0, 4.0]) == 1.0
    assert distance([1.0, 3.0], [2.0, 4.0]) == 0.5


def test_the_answer_of_one_of_a_pair_is_forced() -> None:
    pair = next(find_pairs("tawantinsuyu", 1))
    game = load_game("tawantinsuyu")
    states = []
    for log in pair.logs:
        state: Any = game.start(pair.seats, pair.options, game.meta.rules_version)
        for _, action in log:
            state.apply(action)
        states.append(state)
    forced, free = states
    assert forced.actor() == free.actor() != pair.seat
    assert len(forced.candidates()) == 1 < len(free.candidates())
    assert forced.view(pair.seat) == free.view(pair.seat)


def test_a_changed_row_of_an_old_release_is_noticed(tmp_path: Path) -> None:
    report = Report(tmp_path)
    compare(report, "old", {"lines": {"1", "2"}}, {"lines": {"1", "2", "3"}})
    assert report.findings() == 0
    compare(report, "old", {"lines": {"1", "2"}}, {"lines": {"1", "changed"}})
    assert report.findings() == 1


def test_faults_in_the_log_are_noticed(tmp_path: Path) -> None:
    server = Server(tmp_path)
    assert server.faults() == []
    server.log.write_text('{"event": "ok", "level": "info"}\nTraceback (most recent call last)\n')
    assert len(server.faults()) == 1


def test_twins_differ_and_only_their_own_data_is_ignored() -> None:
    for name in ("cuzco", "inca_empire", "tawantinsuyu"):
        twins = next(find_twins(name, 3))
        one, other = twins.logs
        differing = [n for n, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]
        assert 1 <= len(differing) <= 2
        assert all(one[n][0] != twins.seat for n in differing)
    assert OWN.sub(b"", b'"at":1.5e9,"vp":4,"link":"x"') == b',"vp":4,'


def test_the_grammar_makes_many_kinds_of_input() -> None:
    page = create_app(Settings()).openapi_schema.to_schema()
    grammar = Grammar(random.Random(1), "table", page)
    person = Person(1)
    requests = [grammar.request(person) for _ in range(200 * len(grammar.routes))]
    for route in [route for route in grammar.routes if route.weight == 1.0]:
        start = f"{route.method} {route.path.partition('{')[0]}".encode()
        assert any(request.startswith(start) for request in requests), route
    assert any(request.startswith(b"POST /api/session ") for request in requests)
    assert {"/api/tables/{table}/join", "/api/me/export"} <= {r.path for r in routes_of(page)}
    frames = {grammar.frame() for _ in range(300)}
    assert len(frames) > 200
    assert any(b"\\u0000" in frame or b"\0" in frame for frame in frames)
    sent = {frame["type"] for frame in FRAMES}
    assert sent == {kind.__struct_config__.tag for kind in get_args(ClientMessage)}
    assert len({grammar.record() for _ in range(100)}) > 30
