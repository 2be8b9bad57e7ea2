"""The hub: the connected clients, and broadcasting what changed at tables to them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Final

import msgspec
from msgspec.structs import replace

from tampu.core.contract import Json
from tampu.locale import Catalogue, catalogue
from tampu.server.hosting import metrics
from tampu.server.live.differences import Encoded, difference, encoded
from tampu.server.messages import websocket
from tampu.server.messages.parts import KnownActions, Offers, PersonInfo
from tampu.server.messages.websocket import Changed, Position
from tampu.server.people.signing import Signer
from tampu.server.tables.access import secrets_for
from tampu.server.tables.prompts import known_action
from tampu.server.tables.redaction import Seats, entries_for, position_for
from tampu.server.tables.session import Sent, TableSession, Watcher

SLOW: Final = 4008
"""The close code for clients that read too slowly."""
NO_COOKIE: Final = 4401
"""The close code for clients that belong to nobody, or that have logged out."""
RESTART: Final = 1012
"""The close code when the server restarts."""
PRESENCE_SECONDS: Final = 0.3
"""Arrivals and departures within this time are broadcast together."""

Encodings = dict[int, tuple[Json, Encoded]]
"""By its identity, an object and its encoded fields."""

_encoder = msgspec.json.Encoder()


class Connection:
    """One client with a bounded queue; a client that reads too slowly is dropped."""

    def __init__(self, person: PersonInfo, language: str, address: str, queue_size: int) -> None:
        self.person = person
        self.address = address
        self.words: Catalogue = catalogue(language)
        self.muted: set[str] = set()
        self.login: str | None = None
        """The hash of the session token of an account."""
        self.known: dict[str, set[int]] = {}
        self.short: set[str] = set()
        self.watching: dict[str, float] = {}
        """By table since when it is watched."""
        self.confirms = True
        """Whether decisions that end the turn wait for a confirmation."""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.close_code = 1000
        self.dropped = asyncio.Event()
        self._queue_size = queue_size

    def notify(self, notice: websocket.Notice) -> None:
        self.send(_encoder.encode(notice))

    def send(self, frame: bytes) -> None:
        """Queue a frame without waiting."""
        if self.close_code != 1000:
            return
        if self.queue.qsize() >= self._queue_size:
            self.close(SLOW)
            return
        self.queue.put_nowait(frame)

    def close(self, code: int) -> None:
        """Drop the client; queued frames are not sent."""
        if code == SLOW:
            metrics.SLOW.inc()
        self.close_code = code
        self.dropped.set()
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Hub:
    """All clients of this process."""

    def __init__(self, signer: Signer) -> None:
        self._signer = signer
        self._connections: dict[str, set[Connection]] = {}
        self.on_presence: list[Callable[[TableSession], None]] = []
        """Called when people began or stopped to watch a table."""

    def add(self, connection: Connection) -> None:
        self._connections.setdefault(connection.person.id, set()).add(connection)

    def remove(self, connection: Connection) -> None:
        person = connection.person.id
        group = self._connections.get(person, set())
        group.discard(connection)
        if not group:
            self._connections.pop(person, None)

    def of(self, person: str) -> list[Connection]:
        """The connections of a person."""
        return list(self._connections.get(person, ()))

    def people(self) -> dict[str, PersonInfo]:
        """Everybody who is connected, by id."""
        return {
            person: next(iter(group)).person for person, group in self._connections.items() if group
        }

    def close_sessions(self, logins: Iterable[str], code: int) -> None:
        """Disconnect the clients of log-in sessions that were closed."""
        closed = set(logins)
        for group in list(self._connections.values()):
            for connection in list(group):
                if connection.login in closed:
                    connection.close(code)

    def count(self) -> int:
        return sum(len(group) for group in self._connections.values())

    def close_all(self, code: int = RESTART) -> None:
        for group in list(self._connections.values()):
            for connection in list(group):
                connection.close(code)

    def broadcast(self, session: TableSession, since: int, table_changed: bool) -> None:
        """Send every watcher what is new after `since`."""
        updates: dict[tuple[Seats, int, bool, int], UpdateFor] = {}
        encodings: Encodings = {}
        for watcher, sent in list(session.watchers.items()):
            viewer = session.seats_of(watcher.person.id)
            if table_changed:
                self.send_table(session, watcher)
            first, short = min(since, sent.seq) + 1, session.id in watcher.short
            key = viewer, first, short, id(sent.view)
            update = updates.get(key)
            if update is None:
                update = UpdateFor(session, viewer, first, sent, encodings, short=short)
                updates[key] = update
            update.send(watcher)

    def send_table(self, session: TableSession, watcher: Watcher) -> None:
        """Send a watcher the data of the table."""
        person = watcher.person.id
        info = session.info(person, secrets_for(self._signer, session, person))
        watcher.notify(websocket.TableNotice(info))

    def presence_changed(self, session: TableSession) -> None:
        """Broadcast soon that people began or stopped to watch, once for several of them."""
        if session.presence_timer is None:
            loop = asyncio.get_running_loop()
            session.presence_timer = loop.call_later(
                PRESENCE_SECONDS, self._broadcast_presence, session
            )

    def _broadcast_presence(self, session: TableSession) -> None:
        session.presence_timer = None
        self.broadcast_table(session)
        for call in self.on_presence:
            call(session)

    def broadcast_table(self, session: TableSession) -> None:
        """Send every watcher the data of the table."""
        for watcher in list(session.watchers):
            self.send_table(session, watcher)

    def turn_begins(self, session: TableSession, person: str, _written_here: bool) -> None:
        """Notify the clients of the person that do not watch the table."""
        for connection in self.of(person):
            if connection not in session.watchers:
                connection.notify(websocket.YourTurn(session.id, session.row.game))


class UpdateFor:
    """What is new at a table for one viewer, encoded once for clients that were sent the same."""

    def __init__(
        self,
        session: TableSession,
        viewer: Seats,
        first: int,
        sent: Sent,
        encodings: Encodings,
        *,
        short: bool,
    ) -> None:
        """The entries from the line `first`, the position and the clocks."""
        fold = session.fold
        self._session = session
        self._sent = Sent(fold.seq)
        self._offers: Offers | None = None
        self._frame: bytes | None = None
        position: Position | Changed | None = None
        if fold.started:
            position = whole = position_for(session.id, fold, viewer, short=short)
            if short:
                self._offers = whole.offers
                view, derived = encoded(whole.view), _derived(encodings, whole.derived)
                self._sent = Sent(fold.seq, view, derived)
                position = since_sent(sent, whole, view, derived)
        self._update = websocket.Update(
            table=session.id,
            first=first,
            entries=entries_for(fold, viewer, first),
            actions=None,
            position=position,
            clock=fold.clocks.read(fold.due(), time.time()),
        )

    def send(self, watcher: Watcher) -> None:
        """Queue the update for a client, with the actions that it does not know."""
        self._session.watchers[watcher] = self._sent
        new = self._new_actions(watcher)
        if new is not None:
            watcher.notify(replace(self._update, actions=new))
            return
        if self._frame is None:
            self._frame = _encoder.encode(self._update)
        watcher.send(self._frame)

    def _new_actions(self, watcher: Watcher) -> KnownActions | None:
        game = self._session.game
        known = watcher.known.setdefault(game.id, set())
        groups = self._offers.groups if self._offers is not None else []
        new = sorted({action for group in groups for action in group.actions} - known)
        if not new:
            return None
        known.update(new)
        about = [known_action(game, action) for action in new]
        notations, fields = [one.notation for one in about], [one.fields for one in about]
        return KnownActions(game.id, new, notations, fields)


def _derived(encodings: Encodings, derived: Json) -> Encoded:
    """Encode what boards derive from views once where it is the same for several viewers."""
    same = encodings.get(id(derived))
    if same is None:
        same = encodings[id(derived)] = derived, encoded(derived)
    return same[1]


def since_sent(sent: Sent, whole: Position, view: Encoded, derived: Encoded) -> Position | Changed:
    """A position as what changed since the client's last one, if it was sent one."""
    if sent.view is None or sent.derived is None:
        return whole
    return Changed.filled_from(
        whole,
        since=sent.seq,
        view=difference(sent.view, view),
        derived=difference(sent.derived, derived),
    )
