"""A table session: the in-memory cache of a table's row, its seats and its folded log."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple, Protocol

import msgspec

from tampu.core.contract import Game
from tampu.server.messages.bodies import ChatLine
from tampu.server.messages.parts import Clock, PersonInfo, Result, SeatInfo, TableInfo
from tampu.server.messages.websocket import ChatNotice, Notice
from tampu.server.storage.models import SeatRow, TableRow
from tampu.server.tables.fold import Fold
from tampu.server.tables.redaction import result_of

Secrets = tuple[dict[str, str], str]
"""The invitations by seat, and the watch link."""
MOST_SPECTATORS: Final = 50
"""The most spectators that a table lists by name."""
LOG_COLUMNS: Final = (
    *("seq", "due", "bot_due", "deadline", "status", "started", "ended", "result"),
)
"""The columns of the table's row that follow from its log and its seats."""
ORIGIN_GUIDE: Final = "guide"
"""The origin of a guided first game."""
ORIGIN_RECORD: Final = "record"
"""The origin of a table made from an imported record."""


class Sent(NamedTuple):
    """What a client was sent last of a table; the position only where it gets differences."""

    seq: int = 0
    view: dict[str, bytes] | None = None
    """The fields of the view as JSON."""
    derived: dict[str, bytes] | None = None


class Watcher(Protocol):
    """A connected client that watches a table."""

    person: PersonInfo
    muted: set[str]
    known: dict[str, set[int]]
    """By game the actions that the client knows, if it wants the short form."""
    short: set[str]
    """The tables that the client wants in the short form."""

    def notify(self, notice: Notice) -> None: ...

    def send(self, frame: bytes) -> None: ...


class TableSession:
    """One table in memory; whoever changes it holds its lock by `TableSessions.hold`."""

    def __init__(self, row: TableRow, seats: list[SeatRow], game: Game) -> None:
        self.row = row
        self.seats = seats
        self.game = game
        self.clock = msgspec.convert(row.clock, Clock)
        self.fold = self.new_fold()
        self.snapshot = 0
        """The line of the last snapshot; 0 if there is none."""
        self.lock = asyncio.Lock()
        self.outdated = False
        """Whether the last write failed or is under way: then the rows must be read again before
        anything is answered. Everything else in the session is committed at all times."""
        self.names: dict[str, PersonInfo] = {}
        """The people at the table, by id."""
        self.watchers: dict[Watcher, Sent] = {}
        """The clients that watch, and what each was sent last."""
        self.elsewhere: dict[str, PersonInfo] = {}
        """The people who watch through other processes, by id."""
        self.driver: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.presence_timer: asyncio.TimerHandle | None = None
        """Set while a change of the people who watch has not been broadcast."""

    def new_fold(self) -> Fold:
        row = self.row
        seed = int(row.seed)
        return Fold(self.game, len(self.seats), row.options, seed, self.clock, row.rules_version)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def is_secret(self) -> bool:
        """Whether the deal must not become known yet, because others play the same one."""
        return self.row.secret_until is not None and time.time() < self.row.secret_until

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats of a person."""
        return tuple(seat.seat for seat in self.seats if seat.person == person)

    def plays(self, person: str, seat: int) -> bool:
        """Whether a person may act for a seat."""
        if not 0 <= seat < len(self.seats):
            return False
        return self.seats[seat].person == person and self.seats[seat].played_by_person

    def people(self) -> set[str]:
        """The people who are playing."""
        return {seat.person for seat in self.seats if seat.person and seat.played_by_person}

    def people_with_seats(self) -> set[str]:
        """The people who are playing or may come back."""
        return {seat.person for seat in self.seats if seat.person and not seat.resigned}

    def meets_only_bots(self, person: str) -> bool:
        """Whether the person is the only one at the table and may undo past the bots' turns."""
        people = [seat.person for seat in self.seats if seat.person and not seat.resigned]
        return people == [person] and not self.row.rated and self.row.challenge is None

    def plays_with_answers(self, seat: int) -> bool:
        """Whether a person plays a seat and wants the server to give the only possible answers."""
        place = self.seats[seat] if 0 <= seat < len(self.seats) else None
        return place is not None and bool(place.answers) and place.played_by_person

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat now; None where a person plays."""
        return None if self.seats[seat].played_by_person else self.seats[seat].bot

    @property
    def is_full(self) -> bool:
        """Whether a person or a bot sits in every seat."""
        return all(seat.person or seat.bot for seat in self.seats)

    def columns(self, fold: Fold, seats: Sequence[SeatRow]) -> dict[str, Any]:
        """The columns of the table's row that follow from a log and seats to be stored."""
        row, due = self.row, fold.due()
        had_people = any(seat.person for seat in seats)
        bots_play = any(seat.played_by_person for seat in seats) or not had_people
        bot = None if due is None or seats[due].played_by_person else seats[due].bot
        bot_due = bot is not None and bots_play
        clocked = due is not None and bot is None
        columns: dict[str, Any] = {
            "seq": fold.seq,
            "due": due,
            "bot_due": bot_due,
            "deadline": fold.clocks.deadline(due) if clocked else None,
            "status": row.status,
            "started": row.started,
            "ended": row.ended,
            "result": row.result,
        }
        if fold.started and row.status == "open":
            columns |= {"status": "running", "started": fold.lines[0].line.at}
        if fold.over and row.ended is None:
            columns |= {
                "status": "over",
                "ended": fold.lines[-1].line.at,
                "result": msgspec.to_builtins(result_of(fold)),
            }
        return columns

    def info(self, person: str | None, secrets: Secrets | None) -> TableInfo:
        """The table as a person may see it; `secrets` are those that the person may know."""
        row = self.row
        revealed = row.status == "over" and not self.is_secret
        connected = {*self.elsewhere, *(watcher.person.id for watcher in self.watchers)}
        return TableInfo.filled_from(
            row,
            seats=[self._seat_info(seat, connected) for seat in self.seats],
            clock=self.clock,
            seed=row.seed if revealed else None,
            salt=row.salt if revealed else None,
            mine=[] if person is None else list(self.seats_of(person)),
            answers=any(seat.answers for seat in self.seats if person and seat.person == person),
            result=None if row.result is None else msgspec.convert(row.result, Result),
            rated=bool(row.rated),
            secret=self.is_secret,
            invites=secrets[0] if secrets else {},
            link=secrets[1] if secrets else None,
            spectators=self._spectators(seated=secrets is not None),
        )

    def _spectators(self, *, seated: bool) -> list[PersonInfo]:
        """The people who watch without a seat, for those who may know them."""
        if not seated and self.row.visibility != "public":
            return []
        at_table = {seat.person for seat in self.seats}
        here = {watcher.person.id: watcher.person for watcher in self.watchers}
        watching = (self.elsewhere | here).values()
        spectators = [person for person in watching if person.id not in at_table]
        return sorted(spectators, key=lambda person: person.name)[:MOST_SPECTATORS]

    def _seat_info(self, seat: SeatRow, connected: set[str]) -> SeatInfo:
        person = self.names.get(seat.person) if seat.person else None
        if seat.person and person is None:
            person = PersonInfo(id=seat.person, name="?", guest=True)
        if person is not None and seat.name:
            person = PersonInfo(id=person.id, name=seat.name, guest=person.guest)
        kinds = {"me": "person", "hotseat": "person"}
        kind = "person" if seat.person else kinds.get(seat.kind, seat.kind)
        holder = seat.reserved if seat.person is None else None
        return SeatInfo(
            seat=seat.seat,
            kind=kind,  # type: ignore[arg-type]
            person=person,
            bot=None if seat.played_by_person else seat.bot,
            away=seat.away,
            resigned=seat.resigned,
            connected=bool(seat.person) and seat.person in connected,
            reserved=None if holder is None else self.names.get(holder),
        )

    def broadcast(self, notice: Notice) -> None:
        """Send a notice to everybody who watches."""
        for watcher in list(self.watchers):
            watcher.notify(notice)

    def room_of(self, person: str) -> Literal["players", "observers"]:
        """Whose chat a person reads and writes: players must not read what observers see."""
        return "players" if self.seats_of(person) else "observers"

    def broadcast_chat(self, line: ChatLine) -> None:
        """Send a chat line to those of its room who watch and have not muted its author."""
        notice = ChatNotice(self.id, line.id, line.person, line.text, line.at, line.room)
        for watcher in list(self.watchers):
            same_room = self.room_of(watcher.person.id) == line.room
            if same_room and line.person.id not in watcher.muted:
                watcher.notify(notice)

    def labels(self) -> list[str]:
        """The names of the seats, for records."""
        labels = []
        for seat in self.seats:
            person = self.names.get(seat.person) if seat.person else None
            label = seat.name or (person.name if person else None) or seat.bot
            labels.append(label or f"seat {seat.seat + 1}")
        return labels
