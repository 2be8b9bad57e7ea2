"""The WebSocket: frames in, a table of functions, notices out."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import msgspec
import sqlalchemy as sa
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tampu import __version__
from tampu.core.errors import IllegalAction, TampuError
from tampu.server import metrics
from tampu.server.commands import Mover, carry_out
from tampu.server.errors import Denied, Stale
from tampu.server.house import check_member, check_watch
from tampu.server.hub import Connection
from tampu.server.messages import (
    MOVES,
    AskHint,
    ClientMessage,
    ClockNotice,
    Done,
    Entries,
    Hello,
    Hint,
    Move,
    Mute,
    Ping,
    Pong,
    Problem,
    Refused,
    Said,
    Say,
    TableNotice,
    Unwatch,
    Watch,
)
from tampu.server.models import CHAT
from tampu.server.people import Person
from tampu.server.requests import Site, address_of, language_of
from tampu.server.rooms import Room
from tampu.server.sight import entries_for, position_for
from tampu.server.thinking import advice

log = structlog.get_logger()

LARGEST_FRAME: Final = 16 * 1024
BAD_FRAMES: Final = 20
"""After so many frames that cannot be read a client is sent away."""
NO_COOKIE: Final = 4401
FOREIGN: Final = 4403
TOO_LARGE: Final = 1009
FAREWELL_SECONDS: Final = 5.0
BAD: Final = 1008

_decoder = msgspec.json.Decoder(ClientMessage)


@websocket("/ws")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """One client until it goes away."""
    site: Site = socket.app.state.site
    try:
        site.check_origin(socket)
        site.rates.check("connect", address_of(socket))
    except Denied:
        await socket.close(code=FOREIGN)
        return
    person = await site.who(socket)
    if person is None:
        await socket.accept()
        await socket.close(code=NO_COOKIE)
        return
    await socket.accept()
    language = language_of(socket, person.language)
    connection = Connection(person.info, language, address_of(socket), site.settings.queue)
    connection.confirms = person.preferences.confirm_turns
    connection.muted = set(await site.people.muted(person.id))
    site.house.hub.add(connection)
    connection.tell(Hello(person.info, __version__))
    client = Client(site, connection, person)
    sender = asyncio.create_task(_send(socket, connection))
    receiver = asyncio.create_task(_receive(socket, client))
    dropped = asyncio.create_task(connection.dropped.wait())
    try:
        await asyncio.wait((receiver, dropped), return_when=asyncio.FIRST_COMPLETED)
        client.gone()
        # Who still reads learns why, and answers; who does not is not waited for.
        await asyncio.wait((receiver,), timeout=FAREWELL_SECONDS)
    finally:
        client.gone()
        for task in (sender, receiver, dropped):
            task.cancel()


async def _send(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    while True:
        frame = await connection.queue.get()
        if frame is None:
            await socket.close(code=connection.close_code)
            return
        await socket.send_data(frame, mode="text")


async def _receive(socket: WebSocket[Any, Any, Any], client: Client) -> None:
    bad = 0
    while True:
        try:
            frame = await socket.receive_data(mode="text")
        except (WebSocketDisconnect, KeyError):
            return
        if len(frame) > LARGEST_FRAME:
            client.connection.close(TOO_LARGE)
            continue
        try:
            message = _decoder.decode(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            bad += 1
            client.problem(Denied(400, "error-malformed"))
            if bad > BAD_FRAMES:
                client.connection.close(BAD)
            continue
        # A client that goes away in the middle must not stop what it began.
        await asyncio.shield(asyncio.ensure_future(client.handle(message)))


class Client:
    """What one connected client asks."""

    def __init__(self, site: Site, connection: Connection, person: Person) -> None:
        self.site = site
        self.house = site.house
        self.connection = connection
        self.person = person
        self.watched: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def handle(self, message: Any) -> None:
        """Answer one message, whatever goes wrong."""
        name = type(message).__name__
        start = time.perf_counter()
        outcome = "done"
        try:
            if isinstance(message, MOVES):
                await self._move(message)
            else:
                await _HANDLERS[type(message)](self, message)
        except TampuError as error:
            outcome = "refused"
            self._refuse(message, error)
        except Exception:
            outcome = "failed"
            log.exception("command failed", command=name)
            self._refuse(message, Denied(500, "error-inside"))
        metrics.COMMANDS.labels(name, outcome).inc()
        metrics.COMMAND_SECONDS.labels(name).observe(time.perf_counter() - start)

    def gone(self) -> None:
        """The client went away."""
        self.house.hub.remove(self.connection)
        for room in self.watched.values():
            room.watchers.pop(self.connection, None)
            self.house.people_changed(room)
        self.watched.clear()
        for task in self._tasks:
            task.cancel()

    def problem(self, error: TampuError) -> None:
        text = self.connection.words.error(error)
        self.connection.tell(Problem(error.key, error.params, text))

    def _refuse(self, message: Any, error: TampuError) -> None:
        key = getattr(message, "key", None)
        if key is None:
            self.problem(error)
            return
        rule = error.rule if isinstance(error, IllegalAction) else None
        words = self.connection.words
        room = self.house.rooms.get(message.table)
        game = room.game.id if room is not None else ""
        text = words.game_text(game, error.key, error.params)
        self.connection.tell(Refused(key, rule, error.key, error.params, text))
        if isinstance(error, Stale) and room is not None and room.id in self.watched:
            self._tell_all(room, message.seq)

    async def _move(self, message: Move) -> None:
        self.site.rates.check("move", self.connection.address, self.person.id)
        room = await self.house.room(message.table)
        if not room.seats_of(self.person.id):
            check_watch(self.house, room, self.person.id, None)
        mover = Mover(self.person.id, confirms=self.connection.confirms)
        seq = await carry_out(self.house, room, mover, message)
        self.connection.tell(Done(message.key, seq))

    async def watch(self, message: Watch) -> None:
        room = await self.house.room(message.table)
        check_watch(self.house, room, self.person.id, message.link)
        async with room.lock:
            if message.since > room.fold.seq:
                await self.house.refresh(room)
            self.watched[room.id] = room
            room.watchers[self.connection] = room.fold.seq
            person = self.person.id
            info = room.info(person, self.house.secrets_for(room, person))
            self.connection.tell(TableNotice(info))
            self._tell_all(room, message.since if message.since <= room.fold.seq else 0)
            if len(room.watchers) > 1:
                self.house.people_changed(room)

    def _tell_all(self, room: Room, since: int) -> None:
        """What somebody missed, and the position."""
        fold, tell = room.fold, self.connection.tell
        viewer = room.seats_of(self.person.id)
        entries = entries_for(fold, viewer, since + 1)
        if entries:
            tell(Entries(room.id, since + 1, entries))
        if fold.started:
            tell(position_for(room.id, fold, viewer))
        clock = fold.clocks.told(fold.due(), time.time())
        if clock is not None:
            tell(ClockNotice(room.id, clock))

    async def unwatch(self, message: Unwatch) -> None:
        room = self.watched.pop(message.table, None)
        if room is not None:
            room.watchers.pop(self.connection, None)
            self.house.people_changed(room)

    async def hint(self, message: AskHint) -> None:
        self.site.rates.check("hint", self.connection.address, self.person.id)
        room = await self.house.room(message.table)
        async with room.lock:
            if not room.plays(self.person.id, message.seat):
                raise Denied(403, "error-not-your-seat")
            if not room.row.hints:
                raise Denied(403, "error-no-hints")
            fold = room.fold
            if fold.waiting is not None or fold.state.actor() != message.seat:
                raise Denied(409, "error-not-your-turn")
            state = fold.state.clone()
        task = asyncio.create_task(self._hint(room, state, message))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _hint(self, room: Room, state: Any, message: AskHint) -> None:
        view, candidates = state.view(message.seat), state.candidates()
        nodes = self.site.settings.hint_nodes
        found = await advice(self.house.pool, room.game, view, candidates, nodes)
        self.connection.tell(Hint(message.key, found))

    async def say(self, message: Say) -> None:
        self.site.rates.check("chat", self.connection.address, self.person.id)
        room = await self.house.room(message.table)
        check_watch(self.house, room, self.person.id, None)
        check_member(room, self.person.id)
        if not room.row.chat:
            raise Denied(403, "error-no-chat")
        text = "".join(char for char in message.text if char.isprintable() or char == "\n")
        if not text.strip():
            raise Denied(400, "error-malformed")
        at = time.time()

        def job(connection: sa.Connection) -> int:
            values = {"table_id": room.id, "person": self.person.id, "text": text, "at": at}
            result = connection.execute(sa.insert(CHAT).values(**values))
            self.house.storage.wake(connection, f"chat:{room.id}")
            assert result.inserted_primary_key is not None
            return int(result.inserted_primary_key[0])

        number = await self.house.storage.write(job)
        if self.house.storage.is_sqlite:
            room.tell_chat(Said(room.id, number, self.person.info, text, at))

    async def mute(self, message: Mute) -> None:
        await self.site.people.mute(self.person, message.person, on=message.on)
        for connection in self.house.hub.of(self.person.id):
            if message.on:
                connection.muted.add(message.person)
            else:
                connection.muted.discard(message.person)

    async def ping(self, _message: Ping) -> None:
        self.connection.tell(Pong())


_HANDLERS: Final[dict[type, Any]] = {
    Watch: Client.watch,
    Unwatch: Client.unwatch,
    AskHint: Client.hint,
    Say: Client.say,
    Mute: Client.mute,
    Ping: Client.ping,
}
