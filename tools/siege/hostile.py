"""Hostile input: HTTP, WebSocket frames and records, from a grammar and by mutation."""

from __future__ import annotations

import asyncio
import json
import random
import string
from pathlib import Path
from typing import Any

from tools.siege.client import GONE, Person, new_person, read_answer
from tools.siege.processes import SECRET, Postgres, Server
from tools.siege.report import Report
from websockets.asyncio.client import connect

ODD_TEXTS = (
    *(
        "",
        " ",
        "\0",
        "a\0b",
        "\ud800",
        "🦙",
        "\u202e",
        "x" * 65,
        "x" * 5_000,
        "../../etc/passwd",
        "%00",
    ),
    *(
        "null",
        "NaN",
        "-1",
        "1e999",
        "0x10",
        "٣",
        "' OR 1=1 --",
        "<script>",
        "${jndi:x}",
        "__proto__",
    ),
)
ODD_VALUES: tuple[Any, ...] = (
    *ODD_TEXTS,
    *(
        None,
        True,
        0,
        -1,
        2**31,
        2**53 + 1,
        2**64,
        10**40,
        1.5,
        float("inf"),
        [],
        {},
        [[]],
        [None] * 9,
    ),
)
PATHS = (
    *(
        "GET /api/me",
        "PATCH /api/me",
        "POST /api/accounts",
        "POST /api/session",
        "DELETE /api/session",
    ),
    *("POST /api/password", "POST /api/recovery", "POST /api/recovery_codes", "GET /api/games"),
    *(
        "GET /api/games/imhotep/rules",
        "GET /api/games/imhotep/book/en",
        "GET /api/games/imhotep/guide",
    ),
    *(
        "GET /api/games/imhotep/figures/x",
        "POST /api/tables",
        "GET /api/tables",
        "GET /api/tables/T",
    ),
    *("POST /api/tables/T/join", "POST /api/tables/T/leave", "POST /api/tables/T/start"),
    *("POST /api/tables/T/resign", "POST /api/tables/T/reclaim", "POST /api/tables/T/rematch"),
    *("GET /api/tables/T/position", "GET /api/tables/T/log", "GET /api/tables/T/scores"),
    *("POST /api/tables/T/analysis", "GET /api/tables/T/analysis", "GET /api/tables/T/khipu"),
    *("POST /api/records", "POST /api/tables/T/play_on", "GET /api/tables/T/chat"),
    *("GET /api/tables/T/note", "PUT /api/tables/T/note", "GET /locale/en.ftl", "GET /healthz"),
    *("GET /", "GET /metrics", "GET /ws", "GET /api/schema/openapi.json"),
)
BODIES: dict[str, Any] = {
    "/api/me": {"name": "N", "language": "en", "theme": "dark", "webhook": "https://example.org/"},
    "/api/accounts": {"name": "N", "password": "long enough"},
    "/api/session": {"name": "N", "password": "long enough"},
    "/api/password": {"old": "long enough", "new": "long enough"},
    "/api/recovery": {"name": "N", "code": "0-0", "new": "long enough"},
    "/api/recovery_codes": {"password": "long enough"},
    "/api/tables": {
        "game": "imhotep",
        "seats": [{"kind": "me"}, {"kind": "hotseat", "name": "x"}],
        "options": {"wrath": True},
        "clock": {"kind": "bank", "seconds": 60, "window": [8, 22]},
        "seed": 5,
    },
    "/api/tables/T/join": {"seat": 0, "invite": "x"},
    "/api/tables/T/play_on": {"at": 1, "seat": 0, "bot": "level:1"},
    "/api/tables/T/note": {"text": "note"},
    "/api/tables/T/leave": {"seat": 1},
    "/api/tables/T/resign": {"seat": 1},
    "/api/tables/T/reclaim": {"seat": 1},
    "/api/records": {"khipu": "KHIPU", "at": 1, "seat": 0},
}
QUERIES = ("seq", "seat", "from", "to", "link", "game", "status", "mine", "kind", "speed", "before")
HEADERS = (
    "Origin",
    "Host",
    "Cookie",
    "Accept-Language",
    "Content-Type",
    "X-Forwarded-For",
    "Range",
)
KHIPU = (
    "khipu 1\ngame: imhotep\nrules: 1\nseats: a, b\noptions: sides=AAAAA\ncommitment: 00\n"
    "seed: null\n"
    "salt: null\n\n1 chance start:2\n"
)
FRAMES: tuple[dict[str, Any], ...] = (
    {"type": "watch", "table": "T", "since": 0},
    {"type": "unwatch", "table": "T"},
    {"type": "act", "table": "T", "seat": 0, "seq": 1, "key": "k", "action": 1},
    {
        "type": "act",
        "table": "T",
        "seat": 0,
        "seq": 1,
        "key": "k",
        "kind": "sail",
        "fields": {"a": 1},
    },
    {"type": "act", "table": "T", "seat": 0, "seq": 1, "key": "k", "notation": "L1.1"},
    {"type": "undo", "table": "T", "seat": 0, "seq": 1, "key": "k", "to": 1},
    {"type": "redo", "table": "T", "seat": 0, "seq": 1, "key": "k"},
    {"type": "restart_turn", "table": "T", "seat": 0, "seq": 1, "key": "k"},
    {"type": "confirm", "table": "T", "seat": 0, "seq": 1, "key": "k"},
    {"type": "ask_undo", "table": "T", "seat": 0, "seq": 1, "key": "k", "to": 1},
    {"type": "answer_undo", "table": "T", "seat": 0, "seq": 1, "key": "k", "agree": True},
    {"type": "why", "ref": 1, "table": "T", "seat": 0, "kind": "sail", "fields": {"ship": 1}},
    {"type": "chat", "table": "T", "text": "x"},
    {"type": "mute", "person": "abc", "on": True},
    {"type": "ping"},
)


class Grammar:
    """Makes inputs that are almost right."""

    def __init__(self, rng: random.Random, table: str) -> None:
        self.rng = rng
        self.table = table

    def mutated(self, value: Any, depth: int = 0) -> Any:
        """The value with a few parts replaced, removed, repeated or nested."""
        rng = self.rng
        if rng.random() < 0.15:
            return rng.choice(ODD_VALUES)
        if rng.random() < 0.01 and depth == 0:
            nested: Any = value
            for _ in range(rng.choice((10, 200))):
                nested = [nested]
            return nested
        if isinstance(value, dict):
            fields = {name: self.mutated(part, depth + 1) for name, part in value.items()}
            if fields and rng.random() < 0.1:
                fields.pop(rng.choice(list(fields)))
            if rng.random() < 0.1:
                fields[rng.choice(ODD_TEXTS)] = rng.choice(ODD_VALUES)
            return fields
        if isinstance(value, list):
            return [self.mutated(part, depth + 1) for part in value] * rng.choice((1, 1, 1, 0, 9))
        return self.record() if value == "KHIPU" else value

    def record(self) -> str:
        """A record with lines changed, swapped, repeated or cut."""
        lines = KHIPU.split("\n")
        for _ in range(self.rng.randrange(3)):
            at = self.rng.randrange(len(lines))
            kind = self.rng.randrange(4)
            if kind == 0:
                lines[at] = lines[at].partition(":")[0] + ": " + self.rng.choice(ODD_TEXTS)
            elif kind == 1:
                lines[at] = lines[self.rng.randrange(len(lines))]
            elif kind == 2:
                lines[at] += self.rng.choice(("9" * 30, "9" * 5_000, ",a" * 50, " ~ zz"))
            else:
                del lines[at + 1 :]
        return "\n".join(lines)

    def damaged(self, data: bytes) -> bytes:
        """The bytes with a few of them changed, or cut short."""
        if not data or self.rng.random() < 0.7:
            return data
        changed = bytearray(data)
        for _ in range(self.rng.randrange(1, 4)):
            changed[self.rng.randrange(len(changed))] = self.rng.randrange(256)
        return bytes(changed[: self.rng.randrange(1, len(changed) + 1)])

    def encoded(self, value: Any) -> bytes:
        if self.rng.random() < 0.005:
            depth = self.rng.choice((900, 5_000, 100_000))
            return b"[" * depth + b"]" * depth
        text = json.dumps(value, ensure_ascii=self.rng.random() < 0.7)
        return self.damaged(text.encode("utf-8", "surrogatepass"))

    def request(self, person: Person) -> bytes:
        """The bytes of one request."""
        rng = self.rng
        method, _, path = rng.choice(PATHS).partition(" ")
        body = BODIES.get(path) if method != "GET" else None
        table = self.table if rng.random() < 0.7 else _quoted(rng.choice(ODD_TEXTS))
        target = path.replace("/T", f"/{table}")
        if rng.random() < 0.1:
            target += "/" + _quoted(rng.choice(ODD_TEXTS))
        if rng.random() < 0.3:
            target += f"?{rng.choice(QUERIES)}={_quoted(str(rng.choice(ODD_VALUES)))}"
        if rng.random() < 0.05:
            method = rng.choice(("PUT", "TRACE", "OPTIONS", "HEAD", "BREW", "POST"))
        headers = person.headers()
        if rng.random() < 0.2:
            odd = rng.choice(
                ("http://[", "a:99999", "\xff", "[", "x" * 9_000, "null", "a; b=\x7f", "")
            )
            headers[rng.choice(HEADERS)] = odd
        data = b"" if body is None else self.encoded(self.mutated(body))
        if data:
            headers.setdefault("Content-Type", "application/json")
            headers["Content-Length"] = str(len(data))
        head = "\r\n".join(
            [f"{method} {target} HTTP/1.1", *(f"{n}: {t}" for n, t in headers.items())]
        )
        return head.encode("latin-1", "replace") + b"\r\n\r\n" + data

    def frame(self) -> bytes:
        frame = {**self.rng.choice(FRAMES)}
        if "table" in frame:
            frame["table"] = self.table
        return self.encoded(self.mutated(frame))


def _quoted(text: str) -> str:
    plain = string.ascii_letters + string.digits + "_-"
    data = text.encode("utf-8", "surrogatepass")
    return "".join(chr(b) if chr(b) in plain else f"%{b:02X}" for b in data)


async def http_inputs(port: int, number: int, grammar: Grammar, report: Report, name: str) -> None:
    """Send requests over connections that are reused as long as the server allows it."""
    person = await new_person(port)
    reader = writer = None
    for _ in range(number):
        request = grammar.request(person)
        status = 0
        try:
            if writer is None or writer.transport.is_closing():
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
            assert reader is not None
            writer.write(request)
            if b"HEAD " in request[:5]:
                status = int((await asyncio.wait_for(reader.readline(), 20)).split(b" ")[1])
                writer.transport.abort()
            else:
                status, head, _ = await asyncio.wait_for(read_answer(reader), 20)
                if b"connection: close" in head.lower() or status in (101, 400):
                    writer.transport.abort()
        except (*GONE, ValueError, IndexError):
            if writer is not None:
                writer.transport.abort()
        except TimeoutError:
            # A body that is shorter than announced is waited for; anything else must be answered.
            if writer is not None:
                writer.transport.abort()
        report.add(
            name, **{"inputs": 1, f"HTTP {status // 100}xx" if status else "HTTP dropped": 1}
        )
        if status >= 500:
            report.finding(name, f"HTTP {status} for {request[:500]!r}")
    if writer is not None:
        writer.transport.abort()


async def frame_inputs(port: int, number: int, grammar: Grammar, report: Report, name: str) -> None:
    """Send frames; the server may close a connection after too many malformed ones."""
    person = await new_person(port)
    left = number
    while left > 0:
        try:
            async with connect(
                f"ws://127.0.0.1:{port}/ws", additional_headers=person.identity(), max_size=None
            ) as live:
                for _ in range(min(left, 200)):
                    frame = grammar.frame()
                    left -= 1
                    report.add(name, inputs=1, frames=1)
                    binary = grammar.rng.random() < 0.1
                    await live.send(frame if binary else frame.decode("utf-8", "replace"))
                await live.send('{"type":"ping"}')
                while True:
                    answer = json.loads(await asyncio.wait_for(live.recv(), 20))
                    if answer.get("error") == "error-inside":
                        report.finding(name, f"internal error for one of the frames: {answer}")
                    if answer["type"] == "pong":
                        break
        except (*GONE, TimeoutError, ValueError):
            continue


async def hostile(report: Report, folder: Path, inputs: int, seed: int) -> None:
    """Send hostile input to a server on SQLite and to one on PostgreSQL."""
    database = Postgres()
    shared = ("--rate-factor", "1000000", "--log-level", "warning")
    servers = {
        "hostile sqlite": Server(folder / "sqlite", *shared),
        "hostile postgres": Server(
            folder / "pg", "--database", database.url, "--secret", SECRET, *shared
        ),
    }
    try:
        for name, server in servers.items():
            await asyncio.to_thread(server.start)
            owner = await new_person(server.port)
            body = {"game": "imhotep", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
            table = (await owner.call("POST", "/api/tables", body | {"visibility": "public"}))["id"]
            before = len(server.faults())
            while report.part(name).get("inputs", 0) < inputs // 2:
                done = report.part(name).get("inputs", 0)
                batch = min(2_000, inputs // 2 - done)
                rng = random.Random(f"{seed} {name} {done}")
                each = max(1, batch // 10)
                jobs = [
                    http_inputs(server.port, each, Grammar(rng, table), report, name)
                    for _ in range(7)
                ] + [
                    frame_inputs(server.port, each, Grammar(rng, table), report, name)
                    for _ in range(3)
                ]
                await asyncio.gather(*jobs)
                for line in server.faults()[before : before + 20]:
                    report.finding(name, f"log: {line}")
                report.add(name, tracebacks=len(server.faults()) - before)
                before = len(server.faults())
                await owner.call("GET", f"/api/tables/{table}")
                report.save()
                print(f"  {name}: {report.part(name)['inputs']} inputs", flush=True)
            report.part(name).setdefault("HTTP 5xx", 0)
            report.part(name).setdefault("tracebacks", 0)
    finally:
        for server in servers.values():
            server.kill()
        database.close()
    report.save()
