"""A table in memory: a cache of its row, its seats and its folded log."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec

from tampu.core.contract import Game
from tampu.server import models
from tampu.server.fold import Fold
from tampu.server.messages import Clock, PersonInfo, Result, Said, SeatInfo, TableInfo

if TYPE_CHECKING:
    from tampu.server.hub import Connection

MOST_SPECTATORS: Final = 50
"""So many are told by name."""


class Room:
    """One table; whoever changes or reads its fold holds its lock."""

    def __init__(self, row: models.Table, seats: list[models.Seat], game: Game) -> None:
        self.row = row
        self.seats = seats
        self.game = game
        self.clock = msgspec.convert(row.clock, Clock)
        self.fold = self.new_fold()
        self.snapshot = 0
        """The line of the last snapshot that we know of."""
        self.lock = asyncio.Lock()
        self.names: dict[str, PersonInfo] = {}
        self.watchers: dict[Connection, int] = {}
        """Who watches, and the last `seq` they were told."""
        self.driver: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.news: asyncio.TimerHandle | None = None
        """Set while people came or went who have not been told of."""

    def new_fold(self) -> Fold:
        return Fold(self.game, len(self.seats), self.row.options, int(self.row.seed), self.clock)

    @property
    def id(self) -> str:
        return self.row.id

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that belong to somebody."""
        return tuple(seat.seat for seat in self.seats if seat.person == person)

    def plays(self, person: str, seat: int) -> bool:
        """Whether somebody may act for a seat."""
        if not 0 <= seat < len(self.seats):
            return False
        place = self.seats[seat]
        return place.person == person and not place.away and not place.resigned

    def people(self) -> set[str]:
        """The people who are playing."""
        return {
            seat.person
            for seat in self.seats
            if seat.person and not seat.away and not seat.resigned
        }

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat now."""
        place = self.seats[seat]
        return None if place.person and not place.away and not place.resigned else place.bot

    def columns(self) -> dict[str, Any]:
        """What the row says about the folded log."""
        fold, row = self.fold, self.row
        due = fold.due()
        had_people = any(seat.person for seat in self.seats)
        bots_go_on = bool(self.people()) or not had_people
        bot_due = due is not None and self.bot_of(due) is not None and bots_go_on
        clocked = due is not None and not bot_due and self.bot_of(due) is None
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
            from tampu.server.sight import result_of

            columns |= {
                "status": "over",
                "ended": fold.lines[-1].line.at,
                "result": msgspec.to_builtins(result_of(fold)),
            }
        return columns

    def info(self, person: str | None, secrets: tuple[dict[str, str], str] | None) -> TableInfo:
        """The table for somebody; `secrets` are the invitations and the link they may know."""
        row = self.row
        over = row.status == "over"
        connected = {connection.person.id for connection in self.watchers}
        return TableInfo(
            id=row.id,
            game=row.game,
            rules_version=row.rules_version,
            options=row.options,
            seats=[self._seat_info(seat, connected) for seat in self.seats],
            status=row.status,  # type: ignore[arg-type]
            kind=row.kind,  # type: ignore[arg-type]
            clock=self.clock,
            hints=row.hints,
            chat=row.chat,
            visibility=row.visibility,  # type: ignore[arg-type]
            creator=row.creator,
            created=row.created,
            started=row.started,
            ended=row.ended,
            seq=row.seq,
            due=row.due,
            commitment=row.commitment,
            seed=row.seed if over else None,
            salt=row.salt if over else None,
            mine=[] if person is None else list(self.seats_of(person)),
            result=None if row.result is None else msgspec.convert(row.result, Result),
            rematch=row.rematch,
            origin=row.origin,
            invites=secrets[0] if secrets else {},
            link=secrets[1] if secrets else None,
            spectators=self._spectators(seated=secrets is not None),
        )

    def _spectators(self, *, seated: bool) -> list[PersonInfo]:
        """Who watches without a seat, as far as it is told."""
        if not seated and self.row.visibility != "public":
            return []
        at_table = {seat.person for seat in self.seats}
        found = {
            connection.person.id: connection.person
            for connection in self.watchers
            if connection.person.id not in at_table
        }
        return sorted(found.values(), key=lambda person: person.name)[:MOST_SPECTATORS]

    def _seat_info(self, seat: models.Seat, connected: set[str]) -> SeatInfo:
        person = self.names.get(seat.person) if seat.person else None
        if seat.person and person is None:
            person = PersonInfo(id=seat.person, name="?", guest=True)
        if person is not None and seat.name:
            person = PersonInfo(id=person.id, name=seat.name, guest=person.guest)
        kinds = {"me": "person", "hotseat": "person"}
        kind = "person" if seat.person else kinds.get(seat.kind, seat.kind)
        playing = person is not None and not seat.away and not seat.resigned
        return SeatInfo(
            seat=seat.seat,
            kind=kind,  # type: ignore[arg-type]
            person=person,
            bot=None if playing else seat.bot,
            away=seat.away,
            resigned=seat.resigned,
            connected=bool(seat.person) and seat.person in connected,
        )

    def tell_chat(self, said: Said) -> None:
        """Tell everybody who watches and has not muted the speaker."""
        for connection in list(self.watchers):
            if said.person.id not in connection.muted:
                connection.tell(said)

    def labels(self) -> list[str]:
        """The seats by name, for records."""
        labels = []
        for seat in self.seats:
            person = self.names.get(seat.person) if seat.person else None
            label = seat.name or (person.name if person else None) or seat.bot
            labels.append(label or f"seat {seat.seat + 1}")
        return labels
