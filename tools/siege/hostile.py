"""Hostile input: HTTP, WebSocket frames and records, from a grammar and by mutation."""

import asyncio
import json
import random
from pathlib import Path
from typing import NamedTuple

from tools.siege.client import GONE, Json, Person, new_person, read_answer
from tools.siege.grammar import Grammar
from tools.siege.processes import SECRET, Postgres, Server
from tools.siege.report import Report
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 60.0
"""The seconds in which every request must be answered."""
BATCH = 9_600
REQUESTS, FRAMES = 12, 12
"""How many clients send requests, and how many send frames, at a time."""
SHARES = {"hostile sqlite": 2 / 3, "hostile postgres": 1 / 3}
FRAMES_AT_ONCE = 10
MOST_MALFORMED = 10
"""The server closes a connection after 20 malformed frames; a new one is opened before that."""
FIRST_REF = 1_000_000
"""Questions with this number and later ones are not of the grammar."""
LARGEST_FRAME = 16 * 1024
"""The server closes a connection after a longer frame."""


class Job(NamedTuple):
    """What one sender of inputs needs."""

    port: int
    number: int
    person: Person
    grammar: Grammar
    report: Report
    name: str


async def http_inputs(job: Job) -> None:
    """Send requests over connections that are reused as long as the server allows it."""
    reader = writer = None
    for _ in range(job.number):
        request = job.grammar.request(job.person)
        status = 0
        try:
            if writer is None or writer.transport.is_closing():
                reader, writer = await asyncio.open_connection("127.0.0.1", job.port)
            assert reader is not None
            writer.write(request)
            async with asyncio.timeout(PATIENCE):
                if request.startswith(b"HEAD "):
                    status = int((await reader.readline()).split(b" ")[1])
                    writer.transport.abort()
                else:
                    status, head, body = await read_answer(reader)
                    job.grammar.learn(body)
                    if b"connection: close" in head.lower() or status in (101, 400):
                        writer.transport.abort()
        except (*GONE, ValueError, IndexError):
            if writer is not None:
                writer.transport.abort()
        except TimeoutError:
            job.report.finding(job.name, f"no answer for {request[:500]!r}")
            if writer is not None:
                writer.transport.abort()
        kind = f"HTTP {status // 100}xx" if status else "HTTP dropped"
        job.report.add(job.name, **{"inputs": 1, kind: 1})
        if status >= 500:
            job.report.finding(job.name, f"HTTP {status} for {request[:500]!r}")
    if writer is not None:
        writer.transport.abort()


async def frame_inputs(job: Job) -> None:
    """Send frames; those count that the server has certainly read."""
    left = job.number
    while left > 0:
        async with connect(
            f"ws://127.0.0.1:{job.port}/ws",
            additional_headers=job.person.identity(),
            max_size=None,
            open_timeout=PATIENCE,
        ) as live:
            malformed = 0
            while left > 0 and malformed <= MOST_MALFORMED:
                frames = [job.grammar.frame() for _ in range(min(left, FRAMES_AT_ONCE))]
                longest = next((n for n, f in enumerate(frames) if len(f) > LARGEST_FRAME), None)
                frames = frames if longest is None else frames[: longest + 1]
                left -= len(frames)
                job.report.add(job.name, inputs=len(frames), frames=len(frames))
                try:
                    for frame in frames:
                        binary = job.grammar.rng.random() < 0.1
                        await live.send(frame if binary else frame.decode("utf-8", "replace"))
                    async with asyncio.timeout(PATIENCE):
                        malformed += await read_notices(job, live, ref=FIRST_REF + left)
                except GONE as reason:
                    if longest is None:
                        job.report.finding(job.name, f"closed ({reason}) after {frames!r}")
                    break
                except TimeoutError:
                    job.report.finding(job.name, f"no answer after {frames!r}")
                    break


async def read_notices(job: Job, live: ClientConnection, ref: int) -> int:
    """Ask a last question and read until its answer; the number of frames that were malformed."""
    question = {"type": "why", "ref": ref, "table": "none", "seat": 0, "kind": "x", "fields": {}}
    await live.send(json.dumps(question))
    malformed = 0
    while True:
        notice: Json = json.loads(await live.recv())
        if notice.get("error") == "error-inside":
            job.report.finding(job.name, f"internal error for one of the frames: {notice}")
        malformed += notice.get("error") == "error-malformed"
        if notice.get("ref") == ref:
            return malformed


async def batch(server: Server, number: int, rng: random.Random, report: Report, name: str) -> None:
    """Send inputs about a new table: as its players, and as somebody who only watches."""
    owner, rival, stranger = [await new_person(server.port) for _ in range(3)]
    body = {"game": "imhotep", "seats": [{"kind": "me"}, {"kind": "open"}], "visibility": "public"}
    table = (await owner.call("POST", "/api/tables", body))["id"]
    await rival.call("POST", f"/api/tables/{table}/join", {})
    page = await stranger.call("GET", "/api/schema/openapi.json")
    each = max(1, number // (REQUESTS + FRAMES))

    def jobs(people: tuple[Person, Person], count: int) -> list[Job]:
        grammar = Grammar(rng, table, page)
        return [Job(server.port, each, people[n % 2], grammar, report, name) for n in range(count)]

    # Requests may log the owner out, which closes the WebSocket; frames come from others.
    requests = jobs((owner, await new_person(server.port)), REQUESTS)
    frames = jobs((rival, stranger), FRAMES)
    before = len(server.faults())
    await asyncio.gather(
        *(http_inputs(job) for job in requests),
        *(frame_inputs(job) for job in frames),
    )
    faults = server.faults()[before:]
    for line in faults[:20]:
        report.finding(name, f"log: {line}")
    report.add(name, tracebacks=len(faults))
    await stranger.call("GET", "/api/games")


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
    wanted = {name: int(inputs * share) for name, share in SHARES.items()}
    try:
        for server in servers.values():
            await asyncio.to_thread(server.start)
        while True:
            done = {name: report.part(name).get("inputs", 0) for name in servers}
            name = min(servers, key=lambda each: done[each] / wanted[each])
            if done[name] >= wanted[name]:
                break
            rng = random.Random(f"{seed} {name} {done[name]}")
            await batch(servers[name], min(BATCH, wanted[name] - done[name]), rng, report, name)
            report.part(name).setdefault("HTTP 5xx", 0)
            report.save()
            print(f"  {name}: {report.part(name)['inputs']} inputs", flush=True)
    finally:
        for server in servers.values():
            server.kill()
        database.close()
    report.save()
