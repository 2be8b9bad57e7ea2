"""The WebSocket: reads frames, dispatches messages, sends notices."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from tampu import __version__
from tampu.core.contract import Game, State
from tampu.core.errors import IllegalAction, TampuError
from tampu.server.errors import Denied, Stale
from tampu.server.hosting import metrics
from tampu.server.live.commands import Mover, carry_out, check_decides
from tampu.server.live.hub import NO_COOKIE, Connection, UpdateFor
from tampu.server.messages import websocket as messages
from tampu.server.people.profiles import Person
from tampu.server.people.signing import hash_token
from tampu.server.play_aids.hints import advice
from tampu.server.site import SESSION, Site, address_of, language_of
from tampu.server.storage.storage import deleted_meanwhile
from tampu.server.tables.access import check_watch
from tampu.server.tables.bots import with_time_limit
from tampu.server.tables.chat import add_line
from tampu.server.tables.prompts import foresee, reason_for
from tampu.server.tables.session import Sent, TableSession

log = structlog.get_logger()

LARGEST_FRAME: Final = 16 * 1024
MOST_BAD_FRAMES: Final = 20
"""A client that sends more malformed frames than this is disconnected."""
WRONG_ORIGIN: Final = 4403
TOO_LARGE: Final = 1009
CLOSING_SECONDS: Final = 5.0
MOST_WATCHED: Final = 100
"""The largest number of tables that one client may watch."""
FRAMES_PER_REFUSAL: Final = 100
REFUSED_FRAME_SECONDS: Final = 0.05
"""A client that sends too many frames is read this slowly, so that the others are served."""
MALFORMED: Final = 1008

_decoder = msgspec.json.Decoder(messages.ClientMessage)


@websocket("/ws")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """Serve one client until it disconnects, unless its address has too many."""
    site: Site = socket.app.state.site
    address = address_of(socket)
    try:
        site.check_origin(socket)
        await site.limits.check("connect", address)
        await site.presence.admit(address)
    except Denied:
        await socket.close(code=WRONG_ORIGIN)
        return
    try:
        await serve_client(site, socket, address)
    finally:
        site.presence.closed(address)


async def serve_client(site: Site, socket: WebSocket[Any, Any, Any], address: str) -> None:
    """Serve an admitted client until it disconnects."""
    person = await site.find_person(socket)
    if person is None:
        await socket.accept()
        await socket.close(code=NO_COOKIE)
        return
    await socket.accept()
    language = language_of(socket, person.language)
    connection = Connection(person.info, language, address, site.settings.queue)
    token = socket.cookies.get(SESSION)
    connection.login = None if person.guest or token is None else hash_token(token)
    connection.confirms = person.preferences.confirm_turns
    hidden = await site.profiles.muted(person.id), await site.friends.blocked(person.id)
    connection.muted = {other for people in hidden for other in people}
    site.hub.add(connection)
    connection.notify(messages.Hello(person.info, __version__))
    client = ClientHandler(site, connection, person)
    sender = asyncio.create_task(_send(socket, connection))
    receiver = asyncio.create_task(_receive(socket, client))
    dropped = asyncio.create_task(connection.dropped.wait())
    try:
        await asyncio.wait((receiver, dropped), return_when=asyncio.FIRST_COMPLETED)
        client.disconnected()
        # A client that still reads gets the close code; one that does not is not waited for.
        await asyncio.wait((receiver,), timeout=CLOSING_SECONDS)
    finally:
        client.disconnected()
        for task in (sender, receiver, dropped):
            task.cancel()


async def _send(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    while True:
        frame = await connection.queue.get()
        if frame is None:
            await socket.close(code=connection.close_code)
            return
        await socket.send_data(frame, mode="text")


async def _receive(socket: WebSocket[Any, Any, Any], client: ClientHandler) -> None:
    bad = 0
    while True:
        try:
            frame = await socket.receive_data(mode="text")
        except (WebSocketDisconnect, KeyError):
            return
        if len(frame) > LARGEST_FRAME:
            client.connection.close(TOO_LARGE)
            continue
        if not await client.may_send():
            await asyncio.sleep(REFUSED_FRAME_SECONDS)
            continue
        try:
            message = _decoder.decode(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            bad += 1
            client.problem(Denied(400, "error-malformed"))
            if bad > MOST_BAD_FRAMES:
                client.connection.close(MALFORMED)
            continue
        # A client that disconnects must not cancel the command it has sent.
        await asyncio.shield(asyncio.ensure_future(client.handle(message)))


class ClientHandler:
    """Answers the messages of one connected client."""

    def __init__(self, site: Site, connection: Connection, person: Person) -> None:
        self.site = site
        self.tables = site.tables
        self.connection = connection
        self.person = person
        self.watched: dict[str, TableSession] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._refused_frames = 0

    async def handle(self, message: Any) -> None:
        """Answer one message; errors become notices."""
        name = type(message).__name__
        start = time.perf_counter()
        outcome = "done"
        try:
            handler, limit = _HANDLERS[type(message)]
            if limit is not None:
                await self.site.limits.check(limit, self.connection.address, self.person.id)
            await handler(self, message)
        except TampuError as error:
            outcome = "refused"
            self._refuse(message, error)
        except Exception as error:
            deleted = deleted_meanwhile(error)
            outcome = "refused" if deleted else "failed"
            if deleted is None:
                log.exception("command failed", command=name)
            self._refuse(message, deleted or Denied(500, "error-inside"))
        metrics.COMMANDS.labels(name, outcome).inc()
        metrics.COMMAND_SECONDS.labels(name).observe(time.perf_counter() - start)

    async def may_send(self) -> bool:
        """Count a frame; a client that sends far too many is answered once in a while only."""
        try:
            await self.site.limits.check("frame", self.connection.address, self.person.id)
        except Denied as error:
            self._refused_frames += 1
            if self._refused_frames % FRAMES_PER_REFUSAL == 1:
                self.problem(error)
            return False
        return True

    def disconnected(self) -> None:
        """Forget the client."""
        self.site.hub.remove(self.connection)
        self.site.matching.disconnected(self.person.id)
        for session in self.watched.values():
            session.watchers.pop(self.connection, None)
            self.site.hub.presence_changed(session)
        self.watched.clear()
        for task in self._tasks:
            task.cancel()

    def problem(self, error: TampuError, ref: int | str | None = None) -> None:
        text = self.connection.words.error(error)
        self.connection.notify(messages.Problem(ref, error.key, error.params, text))

    def _refuse(self, message: Any, error: TampuError) -> None:
        key = getattr(message, "key", None)
        if key is None:
            self.problem(error, getattr(message, "ref", None))
            return
        rule = error.rule if isinstance(error, IllegalAction) else None
        words = self.connection.words
        session = self.tables.open_sessions.get(message.table)
        game = session.game.id if session is not None else ""
        text = words.game_text(game, error.key, error.params)
        self.connection.notify(messages.Refused(key, rule, error.key, error.params, text))
        if isinstance(error, Stale) and session is not None and session.id in self.watched:
            self._send_update(session, message.seq)

    async def move(self, message: messages.Move) -> None:
        session = await self.tables.get(message.table)
        if not session.seats_of(self.person.id):
            await check_watch(self.tables, session, self.person.id, None)
        mover = Mover(self.person.id, confirms=self.connection.confirms)
        answers = self.site.answers
        question = answers.question(session, message)
        since = answers.seen_since(session, self.connection)
        seq = await carry_out(self.tables, session, mover, message)
        if question is not None:
            answers.answered(session, self.person.id, question, time.time() - since)
        self.connection.notify(messages.Done(message.key, seq))

    async def watch(self, message: messages.Watch) -> None:
        if len(self.watched) >= MOST_WATCHED and message.table not in self.watched:
            raise Denied(409, "error-most-watched", most=MOST_WATCHED)
        session = await self.tables.get(message.table)
        await check_watch(self.tables, session, self.person.id, message.link)
        async with self.tables.hold(session):
            if message.since > session.fold.seq:
                await self.tables.refresh(session)
            self.watched[session.id] = session
            if message.short:
                self.connection.short.add(session.id)
            else:
                self.connection.short.discard(session.id)
            session.watchers[self.connection] = Sent()
            self.connection.watching[session.id] = time.time()
            self.site.hub.send_table(session, self.connection)
            self._send_update(session, message.since if message.since <= session.fold.seq else 0)
            if len(session.watchers) > 1 or not self.tables.database.is_sqlite:
                self.site.hub.presence_changed(session)
        self.site.answers.changed(session)

    def _send_update(self, session: TableSession, since: int) -> None:
        """Send the entries after `since`, the whole position and the clocks."""
        viewer = session.seats_of(self.person.id)
        short = session.id in self.connection.short
        UpdateFor(session, viewer, since + 1, Sent(), {}, short=short).send(self.connection)

    async def unwatch(self, message: messages.Unwatch) -> None:
        session = self.watched.pop(message.table, None)
        if session is not None:
            self.connection.short.discard(session.id)
            session.watchers.pop(self.connection, None)
            self.connection.watching.pop(session.id, None)
            self.site.hub.presence_changed(session)

    async def hint(self, message: messages.AskHint) -> None:
        session = await self.tables.get(message.table)
        async with self.tables.hold(session):
            if not session.plays(self.person.id, message.seat):
                raise Denied(403, "error-not-your-seat")
            if not session.row.hints:
                raise Denied(403, "error-no-hints")
            check_decides(session, self.person.id, message.seat)
            state = session.fold.state.clone()
        task = asyncio.create_task(self._hint(session, state, message))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _hint(self, session: TableSession, state: Any, message: messages.AskHint) -> None:
        view, candidates = state.view(message.seat), state.candidates()
        settings = self.site.settings
        spec = with_time_limit(f"level:{settings.hint_level}", settings.level_ms)
        asker = self.site.bots.foreground(self.person.id)
        player = f"{session.id} {message.seat}"
        advised = await advice(asker, session.game, view, candidates, spec, player=player)
        self.connection.notify(messages.Hint(message.key, advised))

    async def why(self, message: messages.Why) -> None:
        await self._answer(message, reason_for)

    async def foresee(self, message: messages.Foresee) -> None:
        await self._answer(message, foresee)

    async def _answer(
        self, message: Any, answer: Callable[[Game, State, Any], messages.Notice]
    ) -> None:
        """Answer a question about a decision that is due; asking changes nothing."""
        session = await self.tables.get(message.table)
        if not session.seats_of(self.person.id):
            await check_watch(self.tables, session, self.person.id, None)
        async with self.tables.hold(session):
            check_decides(session, self.person.id, message.seat)
            notice = answer(session.game, session.fold.state, message)
        self.connection.notify(notice)

    async def chat(self, message: messages.SendChat) -> None:
        session = await self.tables.get(message.table)
        if session.id not in self.watched:
            await check_watch(self.tables, session, self.person.id, None)
        if not session.row.chat:
            raise Denied(403, "error-no-chat")
        text = "".join(char for char in message.text if char.isprintable() or char == "\n")
        if not text.strip():
            raise Denied(400, "error-malformed")
        room = session.room_of(self.person.id)
        line = await add_line(self.tables.database, session.id, self.person.info, text, room)
        if self.tables.database.is_sqlite:
            session.broadcast_chat(line)

    async def mute(self, message: messages.Mute) -> None:
        await self.site.profiles.mute(self.person, message.person, on=message.on)
        for connection in self.site.hub.of(self.person.id):
            if message.on:
                connection.muted.add(message.person)
            else:
                connection.muted.discard(message.person)

    async def seek(self, message: messages.Seek) -> None:
        await self.site.profiles.store(self.person)
        waiting = await self.site.matching.seek(self.person, message)
        if waiting is not None:
            self.connection.notify(waiting)

    async def stop_seeking(self, _message: messages.StopSeeking) -> None:
        await self.site.matching.stop(self.person.id)

    async def ping(self, _message: messages.Ping) -> None:
        self.connection.notify(messages.Pong())


_HANDLERS: Final[dict[type, tuple[Any, str | None]]] = {
    messages.Watch: (ClientHandler.watch, "watch"),
    messages.Unwatch: (ClientHandler.unwatch, None),
    messages.AskHint: (ClientHandler.hint, "hint"),
    messages.Why: (ClientHandler.why, "why"),
    messages.Foresee: (ClientHandler.foresee, "foresee"),
    messages.SendChat: (ClientHandler.chat, "chat"),
    messages.Mute: (ClientHandler.mute, "mute"),
    messages.Seek: (ClientHandler.seek, "seek"),
    messages.StopSeeking: (ClientHandler.stop_seeking, "seek"),
    messages.Ping: (ClientHandler.ping, None),
    **dict.fromkeys(messages.MOVES, (ClientHandler.move, "move")),
}
"""The handler of each kind of message, and its rate limit."""
