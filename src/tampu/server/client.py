"""A Python client for bots, tools and tests; docs/clients.md shows how to use it."""

from __future__ import annotations

import asyncio
import http.client
import secrets
from collections.abc import Callable
from http.cookies import SimpleCookie
from typing import Any, Self, TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tampu.server.live.differences import changed
from tampu.server.messages import websocket as messages
from tampu.server.messages.bodies import Failure, Join, NewTable
from tampu.server.messages.parts import Entry, Prompt, TableInfo, Value
from tampu.server.tables.prompts import KnownAction, opened

T = TypeVar("T")
Answer = (
    messages.Done
    | messages.Refused
    | messages.Hint
    | messages.WhyAnswer
    | messages.Foreseen
    | messages.Problem
)
_decoder = msgspec.json.Decoder(messages.ServerMessage)


def new_key() -> str:
    """A new key for a command."""
    return secrets.token_urlsafe(9)


class CallFailed(Exception):
    """The server refused a call."""

    def __init__(self, status: int, failure: Failure) -> None:
        super().__init__(f"{status} {failure.error}: {failure.text}")
        self.status = status
        self.failure = failure


class Client:
    """One person at a server."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.host = parts.hostname or "127.0.0.1"
        self.port = parts.port or (443 if parts.scheme == "https" else 80)
        self.secure = parts.scheme == "https"
        self.cookies: dict[str, str] = {}
        self.on_bytes: Callable[[bytes], None] | None = None
        """Called with everything that the server sends."""

    async def __aenter__(self) -> Self:
        await self.call("GET", "/api/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    def cookie_header(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def call(self, method: str, path: str, kind: type[T] | Any = Any, body: Any = None) -> T:
        """Make a call and read the response as `kind`. Raises CallFailed."""
        status, data = await asyncio.to_thread(self._call, method, path, body)
        if self.on_bytes is not None:
            self.on_bytes(data)
        if status >= 400:
            raise CallFailed(status, msgspec.json.decode(data, type=Failure))
        if kind is str:
            return data.decode()  # type: ignore[return-value]
        result: T = msgspec.json.decode(data, type=kind) if data else None  # type: ignore[assignment]
        return result

    def _call(self, method: str, path: str, body: Any) -> tuple[int, bytes]:
        kind = http.client.HTTPSConnection if self.secure else http.client.HTTPConnection
        connection = kind(self.host, self.port, timeout=60)
        headers = {"Cookie": self.cookie_header()} if self.cookies else {}
        data = None
        if body is not None:
            data = msgspec.json.encode(body)
            headers["Content-Type"] = "application/json"
        try:
            connection.request(method, path, data, headers)
            response = connection.getresponse()
            content = response.read()
            for header in response.headers.get_all("set-cookie") or ():
                for name, morsel in SimpleCookie(header).items():
                    if morsel.value:
                        self.cookies[name] = morsel.value
                    else:
                        self.cookies.pop(name, None)
            return response.status, content
        finally:
            connection.close()

    async def create(self, wish: NewTable) -> TableInfo:
        return await self.call("POST", "/api/tables", TableInfo, wish)

    async def join(self, table: str, join: Join | None = None) -> TableInfo:
        return await self.call("POST", f"/api/tables/{table}/join", TableInfo, join or Join())

    async def table(self, table: str) -> TableInfo:
        return await self.call("GET", f"/api/tables/{table}", TableInfo)

    def live(self, *, short: bool = False) -> Live:
        """A WebSocket connection, to be entered as a context.

        With `short` the server sends prompts in the short form and of positions what changed,
        which costs it less. `SeenTable` holds the same, but prompts lack gains where there are
        many choices.
        """
        return Live(self, short=short)


class SeenTable:
    """What a client has received of a table."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.info: TableInfo | None = None
        self.link: str | None = None
        self.position: messages.Position | None = None

    @property
    def seq(self) -> int:
        return self.entries[-1].seq if self.entries else 0

    @property
    def prompt(self) -> Prompt | None:
        """The question to this person in the current position."""
        position = self.position
        return position.prompt if position and position.seq == self.seq else None

    @property
    def over(self) -> bool:
        return self.position is not None and self.position.turn.over

    def game(self) -> list[Entry]:
        """The entries of the game that were not undone."""
        entries: list[Entry] = []
        for entry in self.entries:
            if entry.kind == "undo":
                entries = [old for old in entries if old.seq <= (entry.to or 0)]
            elif entry.kind in ("decision", "chance"):
                entries.append(entry)
        return entries


class Live:
    """A WebSocket connection; `seen` holds by table what was received."""

    def __init__(self, client: Client, *, short: bool = False) -> None:
        self.client = client
        self._short = short
        self._known: dict[str, dict[int, KnownAction]] = {}
        """By game what is the same about an action in every position."""
        self._missed: set[str] = set()
        """Tables of which a change came without the position that it is based on."""
        self.seen: dict[str, SeenTable] = {}
        self.received: list[messages.ServerMessage] = []
        """All messages, in order."""
        self.closed: ConnectionClosed | None = None
        self._socket: ClientConnection | None = None
        self._answers: dict[int | str | None, asyncio.Future[Answer]] = {}
        self._updated = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        client = self.client
        scheme = "wss" if client.secure else "ws"
        self._socket = await connect(
            f"{scheme}://{client.host}:{client.port}/ws",
            additional_headers={"Cookie": client.cookie_header()},
            max_size=None,
        )
        self._reader = asyncio.create_task(self._read(self._socket))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await asyncio.gather(self._reader, return_exceptions=True)

    async def send(self, message: messages.ClientMessage | str | bytes) -> None:
        """Send a message, or a raw frame."""
        assert self._socket is not None
        raw = isinstance(message, str | bytes)
        await self._socket.send(message if raw else msgspec.json.encode(message).decode())  # type: ignore[arg-type]

    async def watch(self, table: str, link: str | None = None) -> SeenTable:
        """Follow a table from the last line in `seen`; returns when that is up to date."""
        seen = self.seen.setdefault(table, SeenTable())
        seen.info = None
        seen.link = link
        await self._ask_for_whole(table)
        await self.until(table, lambda state: state.info is not None)
        assert seen.info is not None
        if seen.info.seq:
            await self.up_to(table, seen.info.seq)
        return seen

    async def _ask_for_whole(self, table: str) -> None:
        seen = self.seen[table]
        watch = messages.Watch(table=table, since=seen.seq, link=seen.link, short=self._short)
        await self.send(watch)

    async def move(
        self, move: messages.Move, seconds: float = 60.0
    ) -> messages.Done | messages.Refused:
        """Send a move and wait for its answer."""
        answer = await self.ask(move.key, move, seconds)
        assert isinstance(answer, messages.Done | messages.Refused)
        return answer

    async def act(self, table: str, action: int) -> messages.Done | messages.Refused:
        """Answer the current question at a table, and wait until `seen` includes what followed."""
        seen = self.seen[table]
        assert seen.prompt is not None
        answer = await self.move(
            messages.Act(
                table=table, seat=seen.prompt.seat, seq=seen.seq, key=new_key(), action=action
            )
        )
        if isinstance(answer, messages.Done):
            await self.up_to(table, answer.seq)
        return answer

    async def why(
        self, table: str, seat: int, kind: str, **fields: Value
    ) -> messages.WhyAnswer | messages.Problem:
        """Ask whether an action is legal now; asking never changes the game."""
        question = messages.Why(ref=new_key(), table=table, seat=seat, kind=kind, fields=fields)
        answer = await self.ask(question.ref, question)
        assert isinstance(answer, messages.WhyAnswer | messages.Problem)
        return answer

    async def foresee(
        self, table: str, seat: int, actions: list[int]
    ) -> messages.Foreseen | messages.Problem:
        """Ask what legal actions bring at once."""
        question = messages.Foresee(ref=new_key(), table=table, seat=seat, actions=actions)
        answer = await self.ask(question.ref, question)
        assert isinstance(answer, messages.Foreseen | messages.Problem)
        return answer

    async def ask(self, key: int | str, message: Any, seconds: float = 60.0) -> Answer:
        """Send a message and wait for the answer that carries its key or ref."""
        future = self._answers[key] = asyncio.get_running_loop().create_future()
        await self.send(message)
        return await asyncio.wait_for(future, seconds)

    async def until(
        self, table: str, holds: Callable[[SeenTable], bool], seconds: float = 60.0
    ) -> SeenTable:
        """Wait until a condition on a table holds."""
        seen = self.seen.setdefault(table, SeenTable())
        await self.wait(lambda: holds(seen), seconds)
        return seen

    async def up_to(self, table: str, seq: int) -> SeenTable:
        """Wait for the entries and the position up to this line."""
        return await self.until(
            table,
            lambda seen: seen.seq >= seq and seen.position is not None and seen.position.seq >= seq,
        )

    async def wait(self, holds: Callable[[], bool], seconds: float = 60.0) -> None:
        """Wait until a condition holds; raises ConnectionError if the server disconnects first."""
        async with self._updated:
            await asyncio.wait_for(
                self._updated.wait_for(lambda: holds() or self.closed is not None), seconds
            )
            if not holds():
                raise ConnectionError("the server closed the connection")

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                data = frame.encode() if isinstance(frame, str) else frame
                if self.client.on_bytes is not None:
                    self.client.on_bytes(data)
                self._receive(_decoder.decode(data))
                while self._missed:
                    await self._ask_for_whole(self._missed.pop())
                async with self._updated:
                    self._updated.notify_all()
        except ConnectionClosed as error:
            self.closed = error
        if self.closed is None:
            self.closed = ConnectionClosed(None, None)
        for future in self._answers.values():
            if not future.done():
                future.set_exception(ConnectionError("closed before the answer"))
                future.exception()
        async with self._updated:
            self._updated.notify_all()

    def _receive(self, message: messages.ServerMessage) -> None:
        if isinstance(message, Answer):
            key = (
                message.ref
                if isinstance(message, messages.WhyAnswer | messages.Foreseen | messages.Problem)
                else message.key
            )
            future = self._answers.pop(key, None)
            if future is not None and not future.done():
                future.set_result(message)
        if isinstance(message, messages.TableNotice):
            self.seen.setdefault(message.table.id, SeenTable()).info = message.table
        elif isinstance(message, messages.Update):
            self._receive_update(message)
        self.received.append(message)

    def _receive_update(self, update: messages.Update) -> None:
        seen = self.seen.setdefault(update.table, SeenTable())
        seen.entries += [entry for entry in update.entries if entry.seq > seen.seq]
        actions, position = update.actions, update.position
        if actions is not None:
            about = map(KnownAction, actions.notations, actions.fields)
            known = self._known.setdefault(actions.game, {})
            known.update(zip(actions.actions, about, strict=True))
        if isinstance(position, messages.Changed):
            if seen.position is None or seen.position.seq != position.since:
                self._missed.add(update.table)
                return
            position = whole_position(seen.position, position)
        if position is None:
            return
        if position.offers is not None and seen.info is not None:
            position.prompt = opened(position.offers, self._known[seen.info.game])
        seen.position = position


def whole_position(last: messages.Position, change: messages.Changed) -> messages.Position:
    """The position that a change leads to from the last one that was received."""
    view, derived = changed(last.view, change.view), changed(last.derived, change.derived)
    return messages.Position.filled_from(
        change, table=last.table, view=view, derived=derived, prompt=None
    )
