"""Slow and numerous connections are closed; the others are served."""

import asyncio
import logging
import resource
import socket
import subprocess
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import structlog
import uvicorn
from websockets.asyncio.client import connect

from tampu.server.hosting.logs import BURST, LineLimit, ToStructlog
from tampu.server.http import connections
from tampu.server.http.connections import CAPS, Caps, protocols
from tests.server.site import Server, free_port

SECONDS = 0.25
"""The deadlines in these tests."""
PATIENCE = 30.0
"""When a connection that is not closed counts as left open."""


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answers with as many bytes as the path says, after the whole body."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        await send({"type": "websocket.send", "text": "still here"})
        return
    while (await receive()).get("more_body"):
        pass
    body = b"x" * int(scope["path"][1:] or 2)
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for start in range(0, len(body), 65536):
        part = body[start : start + 65536]
        more = start + 65536 < len(body)
        await send({"type": "http.response.body", "body": part, "more_body": more})


@asynccontextmanager
async def serving() -> AsyncIterator[int]:
    port = free_port()
    config = uvicorn.Config(app, port=port, lifespan="off", log_config=None, **protocols())
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield port
    server.force_exit = server.should_exit = True
    await task


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> Any:
    for name in ("HEAD_SECONDS", "BODY_SECONDS", "SEND_SECONDS"):
        monkeypatch.setattr(connections, name, SECONDS)
    CAPS.configure(1_000, 100, "")
    yield
    CAPS.configure(1_000, 100, "127.0.0.1")


def run(story: Callable[[int], Awaitable[None]]) -> None:
    async def served() -> None:
        async with serving() as port:
            await asyncio.wait_for(story(port), PATIENCE)

    asyncio.run(served())


async def closes(reader: asyncio.StreamReader) -> None:
    """Wait until the server closes the connection."""
    try:
        while await reader.read(65536):
            pass
    except ConnectionError:
        pass


HEADS = {
    "nothing": [b""],
    "half a head": [b"GET / HTTP/1.1\r\nHost:"],
    "half a body": [b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 90\r\n\r\nhalf"],
    "endless chunks": [b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc"],
}


@pytest.mark.parametrize("case", HEADS)
def test_half_sent_requests_are_closed(case: str) -> None:
    async def story(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.writelines(HEADS[case])
        await closes(reader)
        writer.close()
        assert CAPS.count() == 0

    run(story)


@pytest.mark.parametrize("start", [b"GET / HTTP/1.1\r\nX: ", HEADS["half a body"][0]])
def test_dripping_gives_no_more_time(start: bytes) -> None:
    async def story(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(start)
        closed = asyncio.create_task(closes(reader))
        while not closed.done():
            writer.write(b"x" if start.startswith(b"GET") else b"")
            await asyncio.sleep(0.02)
        writer.close()

    run(story)


def test_an_answer_that_nobody_reads_is_dropped() -> None:
    async def story(port: int) -> None:
        raw = socket.create_connection(("127.0.0.1", port))
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.sendall(b"GET /50000000 HTTP/1.1\r\nHost: a\r\n\r\n")
        while CAPS.count() == 0:
            await asyncio.sleep(0.01)
        while CAPS.count():
            await asyncio.sleep(0.01)
        raw.close()

    run(story)


def test_ordinary_requests_and_sockets_outlive_the_deadlines() -> None:
    async def story(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(3):
            writer.write(b"POST /5 HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nhi")
            assert b"HTTP/1.1 200" in await reader.readuntil(b"xxxxx")
            await asyncio.sleep(2 * SECONDS)
        writer.close()
        async with connect(f"ws://127.0.0.1:{port}/") as live:
            await asyncio.sleep(2 * SECONDS)
            await live.send("hello")
            assert await live.recv() == "still here"
        while CAPS.count():
            await asyncio.sleep(0.01)

    run(story)


def test_an_address_has_a_number_of_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "HEAD_SECONDS", 10 * PATIENCE)
    CAPS.configure(1_000, 3, "")

    async def story(port: int) -> None:
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        await asyncio.sleep(0.05)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        await closes(reader)
        writer.close()
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", port, local_addr=("127.0.0.2", 0)
        )
        writer.write(b"GET /5 HTTP/1.1\r\nHost: a\r\n\r\n")
        assert b"xxxxx" in await reader.readuntil(b"xxxxx")
        for _, other in [*held, (reader, writer)]:
            other.close()

    run(story)


class Transport(asyncio.BaseTransport):
    """A connection that is only counted."""


def test_addresses_of_a_network_share_a_cap_and_proxies_have_none() -> None:
    caps = Caps()
    caps.configure(12, 2, "10.0.0.0/8, 192.0.2.1")
    assert all(caps.admit(Transport(), f"2001:db8::{n}") for n in (1, 2))
    assert not caps.admit(Transport(), "2001:db8::3")
    assert caps.admit(Transport(), "2001:db8:0:1::3")
    assert all(caps.admit(Transport(), "10.1.2.3") for _ in range(5))
    assert all(caps.admit(Transport(), "192.0.2.1") for _ in range(3))
    first = Transport()
    assert caps.admit(first, "192.0.2.9")
    assert not caps.admit(Transport(), "192.0.2.10"), "the total is reached"
    caps.release(first)
    caps.release(first)
    assert caps.admit(Transport(), "192.0.2.10")


def test_half_sent_requests_do_not_use_up_the_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.9")
    few = (256, 256)
    original = subprocess.Popen

    def limited(*given: Any, **more: Any) -> Any:
        def limit() -> None:
            resource.setrlimit(resource.RLIMIT_NOFILE, few)

        return original(*given, preexec_fn=limit, **more)

    monkeypatch.setattr(subprocess, "Popen", limited)
    server = Server(tmp_path).start()
    sockets = []
    for _ in range(400):
        half = socket.create_connection(("127.0.0.1", server.port), 30, ("127.0.0.2", 0))
        half.sendall(b"GET / HTTP/1.1\r\nHost:")
        sockets.append(half)
    for _ in range(3):
        with urllib.request.urlopen(f"{server.url}/healthz", timeout=30) as answer:
            assert answer.status == 200
    text = server.log_tail()
    for half in sockets:
        half.close()
    assert server.stop() == 0
    assert "Traceback" not in text
    assert "connection refused" in text
    assert len(text.splitlines()) < 60


def test_equal_lines_are_limited_and_counted() -> None:
    clock = [0.0]
    limit = LineLimit(lambda: clock[0])

    def written(event: str) -> dict[str, Any] | None:
        try:
            return dict(limit(None, "info", {"event": event}))
        except structlog.DropEvent:
            return None

    lines = [written("same") for _ in range(BURST + 7)]
    assert sum(line is not None for line in lines) == BURST
    assert written("other") == {"event": "other"}
    clock[0] = 11.0
    assert written("same") == {"event": "same", "suppressed": 7}
    assert written("same") == {"event": "same"}


def test_lines_of_libraries_have_the_same_limit(capsys: pytest.CaptureFixture[str]) -> None:
    before = structlog.get_config()
    lines: list[str] = []
    structlog.configure(
        processors=[LineLimit(), lambda _l, _m, event: lines.append(event["event"]) or ""],
        wrapper_class=structlog.make_filtering_bound_logger(0),
        cache_logger_on_first_use=False,
    )
    try:
        handler = ToStructlog()
        for _ in range(BURST + 5):
            record = logging.LogRecord("asyncio", 40, "", 1, "out of %s", ("files",), None)
            handler.emit(record)
    finally:
        structlog.configure(**before)
    assert lines == ["out of %s"] * BURST
    capsys.readouterr()
