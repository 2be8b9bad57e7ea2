"""A client of the site that shares no code with the server: plain JSON over HTTP and WebSocket."""

import asyncio
import json
import random
import secrets
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

Json = dict[str, Any]
GONE = (OSError, ConnectionClosed, WebSocketException, asyncio.IncompleteReadError, EOFError)
"""What a client meets when the server is killed."""


class Refused(Exception):
    """The server refused a call."""

    def __init__(self, status: int, body: Any) -> None:
        super().__init__(f"{status} {body}")
        self.status = status
        self.body = body


async def exchange(port: int, request: bytes, seconds: float = 60.0) -> tuple[int, bytes, bytes]:
    """Send raw bytes on a new connection; the status, the head and the body of the answer."""
    async with asyncio.timeout(seconds):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            writer.write(request)
            return await read_answer(reader)
        finally:
            writer.transport.abort()


async def read_answer(reader: asyncio.StreamReader) -> tuple[int, bytes, bytes]:
    """Read one HTTP answer from a connection."""
    head = await reader.readuntil(b"\r\n\r\n")
    status = int(head.split(b" ", 2)[1])
    lower = head.lower()
    if b"transfer-encoding: chunked" in lower:
        body = b""
        while size := int(await reader.readline(), 16):
            body += (await reader.readexactly(size + 2))[:-2]
        await reader.readline()
        return status, head, body
    length = lower.partition(b"content-length:")[2].partition(b"\r\n")[0].strip()
    return status, head, await reader.readexactly(int(length or b"0"))


class Person:
    """One person with cookies, perhaps behind a proxy that forwards an address."""

    def __init__(self, port: int, address: str = "") -> None:
        self.port = port
        self.address = address
        self.cookies: dict[str, str] = {}

    def identity(self) -> dict[str, str]:
        """The headers that say who this is."""
        headers: dict[str, str] = {}
        if self.cookies:
            headers["Cookie"] = "; ".join(f"{name}={text}" for name, text in self.cookies.items())
        if self.address:
            headers["X-Forwarded-For"] = self.address
        return headers

    def headers(self) -> dict[str, str]:
        return {"Host": f"127.0.0.1:{self.port}", **self.identity()}

    def request(self, method: str, path: str, body: Any = None) -> bytes:
        """The bytes of a request."""
        lines = [f"{method} {path} HTTP/1.1", *(f"{n}: {t}" for n, t in self.headers().items())]
        data = b"" if body is None else json.dumps(body).encode()
        if body is not None:
            lines += ["Content-Type: application/json", f"Content-Length: {len(data)}"]
        return "\r\n".join([*lines, "Connection: close", "", ""]).encode() + data

    async def raw(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """Make a call; the status and the bytes of the answer."""
        status, head, data = await exchange(self.port, self.request(method, path, body))
        for line in head.split(b"\r\n"):
            name, _, value = line.decode("latin-1").partition(":")
            if name.lower() == "set-cookie":
                cookie, _, text = value.strip().partition(";")[0].partition("=")
                self.cookies[cookie] = text
        return status, data

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        status, data = await self.raw(method, path, body)
        answer = json.loads(data) if data else None
        if status >= 400:
            raise Refused(status, answer)
        return answer


async def new_person(port: int, address: str = "") -> Person:
    """A new guest whose turns need no confirmation."""
    person = Person(port, address)
    await person.call("PATCH", "/api/me", {"preferences": {"confirm_turns": False}})
    return person


@dataclass
class Ack:
    """An acknowledged move."""

    key: str
    seq: int
    frame: Json
    notation: str


@dataclass
class Knowledge:
    """What a person knows of a table: entries that were received and moves that were answered."""

    entries: dict[int, Json] = field(default_factory=dict)
    acks: list[Ack] = field(default_factory=list)
    position: Json = field(default_factory=dict)
    pending: Json | None = None
    """A move that was sent and not answered."""

    @property
    def seq(self) -> int:
        return max(self.entries, default=0)


class Player:
    """A person at one table, who answers every question at random."""

    def __init__(self, person: Person, table: str, rng: random.Random) -> None:
        self.person = person
        self.table = table
        self.rng = rng
        self.known = Knowledge()
        self.latencies: list[float] = []
        self._socket: ClientConnection | None = None

    async def connect(self) -> None:
        self._socket = await connect(
            f"ws://127.0.0.1:{self.person.port}/ws",
            additional_headers=self.person.identity(),
            max_size=None,
            open_timeout=30,
        )
        await self.send({"type": "watch", "table": self.table, "since": self.known.seq})

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    async def send(self, message: Json) -> None:
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def receive(self, seconds: float = 60.0) -> Json:
        assert self._socket is not None
        # Not wait_for, which may swallow a cancellation that comes together with a message.
        async with asyncio.timeout(seconds):
            message: Json = json.loads(await self._socket.recv())
        if message.get("table") == self.table and message["type"] == "update":
            self.known.entries |= {entry["seq"]: entry for entry in message["entries"]}
            self.known.position = message["position"] or self.known.position
        return message

    def question(self) -> Json | None:
        """A move that answers the current question; None if there is none."""
        prompt = self.known.position.get("prompt")
        if not prompt or self.known.position["seq"] != self.known.seq:
            return None
        choice = self.rng.choice(self.rng.choice(prompt["groups"])["choices"])
        return {
            "type": "act",
            "table": self.table,
            "seat": prompt["seat"],
            "seq": self.known.seq,
            "key": secrets.token_urlsafe(9),
            "action": choice["action"],
            "notation": choice["notation"],
        }

    async def move(self, move: Json) -> Json:
        """Send a move and wait for its answer."""
        self.known.pending = move
        await self.send({name: move[name] for name in move if name != "notation"})
        start = asyncio.get_running_loop().time()
        while True:
            message = await self.receive()
            if message["type"] in ("done", "refused") and message["key"] == move["key"]:
                break
        self.latencies.append(asyncio.get_running_loop().time() - start)
        self.known.pending = None
        if message["type"] == "done":
            self.known.acks.append(Ack(move["key"], message["seq"], move, move["notation"]))
        return message

    async def play(self, moves: int = 1_000_000, pause: float = 0.0) -> None:
        """Answer questions until the game is over or so many moves were made."""
        made = 0
        while made < moves and not self.known.position.get("turn", {}).get("over"):
            move = self.question()
            if move is None:
                await self.receive()
                continue
            await self.move(move)
            made += 1
            if pause:
                await asyncio.sleep(pause)
