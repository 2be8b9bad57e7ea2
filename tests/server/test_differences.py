"""Differences: clients that get them hold exactly what clients that connect afresh are sent."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tampu.core.registry import bundled_game_ids, load_game
from tampu.core.rng import Rng
from tampu.server.client import Client, Live
from tampu.server.live.commands import Mover, carry_out
from tampu.server.live.differences import changed, difference, encoded
from tampu.server.live.hub import Connection, Hub, UpdateFor
from tampu.server.messages import websocket as messages
from tampu.server.messages.parts import ChangedFields, PersonInfo
from tampu.server.people.profiles import Person, new_guest
from tampu.server.tables import seating
from tampu.server.tables.session import Sent, TableSession
from tampu.server.tables.sessions import TableSessions
from tests.server.site import wish
from tests.server.test_faults import SIGNER
from tests.server.test_snapshots import opened

STEPS = 50
VALUES = st.recursive(
    st.none() | st.booleans() | st.text(max_size=2) | st.integers(0, 2),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=1), inner),
    max_leaves=5,
)
OBJECTS = st.dictionaries(st.sampled_from("abcd"), VALUES)


@given(old=OBJECTS, new=OBJECTS)
def test_a_difference_leads_to_the_new_object(old: Any, new: Any) -> None:
    before = json.dumps(old)
    frame = msgspec.json.encode(difference(encoded(old), encoded(new)))
    after = changed(old, msgspec.json.decode(frame, type=ChangedFields))
    assert json.dumps(after, sort_keys=True) == json.dumps(new, sort_keys=True)
    assert json.dumps(old) == before, "the old object was changed"


@given(old=OBJECTS, other=VALUES)
def test_nothing_is_sent_of_what_is_equal(old: Any, other: Any) -> None:
    change = difference(encoded({**old, "gone": 1}), encoded({**old, "new": other}))
    assert (list(change.fields), change.gone) == (["new"], ["gone"])


class Receiver(Connection):
    """A client that gets differences, without a network."""

    def __init__(self, person: PersonInfo, session: TableSession) -> None:
        super().__init__(person, "en", "", 100_000)
        self.session = session
        self.short.add(session.id)
        self.kinds: set[str] = set()
        """How positions came."""
        self.watch()

    def watch(self) -> None:
        """Connect and watch from the first line."""
        self.known.clear()
        self.live = Live(Client("http://nowhere"), short=True)
        session = self.session
        session.watchers[self] = Sent()
        self.notify(messages.TableNotice(session.info(self.person.id, None)))
        viewer = session.seats_of(self.person.id)
        UpdateFor(session, viewer, 1, Sent(), {}, short=True).send(self)

    def send(self, frame: bytes) -> None:
        message = msgspec.json.decode(frame, type=messages.ServerMessage)
        if isinstance(message, messages.Update):
            self.kinds.add(type(message.position).__name__)
        self.live._receive(message)

    def knows(self, after: int) -> str:
        """The position with its prompt, and the log after a line."""
        seen = self.live.seen[self.session.id]
        entries = [entry for entry in seen.entries if entry.seq > after]
        return json.dumps(msgspec.to_builtins([seen.position, entries]), sort_keys=True)


class Room:
    """A running table with two people and two spectators, who all get differences."""

    def __init__(
        self, sessions: TableSessions, session: TableSession, people: list[Person]
    ) -> None:
        self.sessions, self.session = sessions, session
        self.hub = Hub(SIGNER)
        sessions.on_update.append(self.hub.broadcast)
        self.clients = [Receiver(person.info, session) for person in people]
        self.moves = 0
        self.seated = 0
        """The line after which everybody kept their seats, and so reads the log as before."""

    async def move(self, kind: type[messages.Move], seat: int, **more: Any) -> None:
        self.moves += 1
        base = {"table": self.session.id, "seat": seat, "seq": self.session.fold.seq}
        message = kind(**base, **more, key=str(self.moves))
        person = self.session.seats[seat].person
        assert person is not None
        mover = Mover(person, confirms=self.moves % 3 == 0)
        await carry_out(self.sessions, self.session, mover, message)

    async def step(self, rng: Rng) -> str:
        """One thing that happens at a table, at random; returns what."""
        fold, seats = self.session.fold, self.session.seats
        due = fold.due()
        assert due is not None
        undoing = [seat for seat in range(len(seats)) if fold.undo_limit(seat) is not None]
        chance = rng.below(12)
        if fold.waiting is not None and chance > 1:
            await self.move(messages.Confirm, due)
        elif chance < 2 and undoing:
            await self.move(messages.UndoMove, undoing[0])
            return "undo"
        elif chance == 2:
            self.clients[rng.below(4)].watch()
            return "reconnect"
        elif chance == 3:
            seats[0].person, seats[1].person = seats[1].person, seats[0].person
            return self._seats_changed()
        elif chance == 4:
            sitting = {seat.person for seat in seats}
            free = [one for one in self.clients if one.person.id not in sitting]
            seats[rng.below(2)].person = free[rng.below(len(free))].person.id
            return self._seats_changed()
        elif fold.waiting is None:
            await self.move(messages.Act, due, action=fold.state.sample(rng))
        return "move"

    def _seats_changed(self) -> str:
        self.seated = self.session.fold.seq
        self.hub.broadcast(self.session, self.seated, False)
        return "seats"

    def check(self) -> None:
        """Every client knows what it is sent when it connects afresh."""
        for client in self.clients:
            fresh = Receiver(client.person, self.session)
            del self.session.watchers[fresh]
            assert client.knows(self.seated) == fresh.knows(self.seated)


@pytest.mark.parametrize("game", bundled_game_ids())
def test_clients_with_differences_hold_what_new_clients_are_sent(game: str, tmp_path: Path) -> None:
    async def story(sessions: TableSessions) -> None:
        people = [new_guest() for _ in range(4)]
        number = max(2, load_game(game).meta.fewest_seats)
        wishes = wish(game, "me", *["hotseat"] * (number - 1), seed=5)
        session = await seating.create(sessions, people[0], wishes)
        session.seats[1].person = people[1].id
        room, rng = Room(sessions, session, people), Rng(4, game)
        happened = set()
        for _ in range(STEPS):
            happened.add(await room.step(rng))
            room.check()
        assert happened == {"move", "undo", "reconnect", "seats"}
        assert all("Changed" in client.kinds for client in room.clients)

    asyncio.run(opened(tmp_path, story))
