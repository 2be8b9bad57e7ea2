"""How people want to be called: events by channel, quiet hours and their e-mail address."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import sqlalchemy as sa

from tampu.server.errors import Denied
from tampu.server.messages.call_bodies import CallPatch
from tampu.server.people.quiet_hours import QuietHours, time_zones
from tampu.server.people.signing import hash_token
from tampu.server.storage.models import CALL_SETTINGS, PENDING_CALLS
from tampu.server.storage.storage import Storage

EVENTS: Final = ("turn", "invited", "rematch", "over")
COLUMNS: Final = tuple(column.name for column in CALL_SETTINGS.c)
MAIL: Final = "mail"
PUSH: Final = "push"


@dataclass
class CallWishes:
    """How one person wants to be called."""

    person: str
    push: list[str] = field(default_factory=lambda: list(EVENTS))
    mail: list[str] = field(default_factory=lambda: ["turn", "invited", "rematch"])
    quiet_from: int | None = None
    quiet_to: int | None = None
    time_zone: str = "UTC"
    address: str | None = None
    confirmed: bool = False
    interval: int = 60
    mailed: float = 0.0

    @property
    def quiet_hours(self) -> QuietHours:
        return QuietHours(self.quiet_from, self.quiet_to, self.time_zone)

    def wants_mail(self, event: str) -> bool:
        return self.confirmed and self.address is not None and event in self.mail


class CallSettingsStore:
    """Reads and changes the wishes of people."""

    def __init__(self, database: Storage) -> None:
        self._database = database

    async def of(self, person: str) -> CallWishes:
        """The wishes of a person; those who never chose have the usual ones."""
        query = sa.select(CALL_SETTINGS).where(CALL_SETTINGS.c.person == person)
        row = await self._database.first(query)
        return CallWishes(person) if row is None else CallWishes(**row._mapping)

    async def patch(self, person: str, patch: CallPatch) -> None:
        """Change what a patch names; the person is stored."""
        changed: dict[str, Any] = {}
        if patch.push is not None:
            changed["push"] = sorted(set(patch.push))
        if patch.mail is not None:
            changed["mail"] = sorted(set(patch.mail))
        if patch.quiet == "none":
            changed |= {"quiet_from": None, "quiet_to": None}
        elif patch.quiet is not None:
            changed |= {"quiet_from": patch.quiet[0], "quiet_to": patch.quiet[1]}
        if patch.time_zone is not None:
            if patch.time_zone not in time_zones():
                raise Denied(400, "error-time-zone")
            changed["time_zone"] = patch.time_zone
        if patch.interval is not None:
            changed["interval"] = patch.interval
        await self._set(person, changed)

    async def set_address(self, person: str, address: str | None) -> None:
        """Set an address that has to be confirmed, or forget it with all that waits for it."""
        await self._set(person, {"address": address, "confirmed": False})
        if address is None:
            waiting = PENDING_CALLS.c.person == person, PENDING_CALLS.c.channel == MAIL
            await self._database.execute(sa.delete(PENDING_CALLS).where(*waiting))

    async def confirm(self, person: str, address_hash: str) -> bool:
        """Confirm an address, if it still is the person's."""
        address = (await self.of(person)).address
        if address is None or hash_token(address) != address_hash:
            return False
        same = CALL_SETTINGS.c.person == person, CALL_SETTINGS.c.address == address
        update = sa.update(CALL_SETTINGS).where(*same).values(confirmed=True)
        return await self._database.changes_one(update)

    async def stop_mail(self, person: str, address_hash: str) -> None:
        """Forget an address, if it still is the person's."""
        address = (await self.of(person)).address
        if address is not None and hash_token(address) == address_hash:
            await self.set_address(person, None)

    async def _set(self, person: str, changed: dict[str, Any]) -> None:
        def job(connection: sa.Connection) -> None:
            mine = CALL_SETTINGS.c.person == person
            if changed:
                update = sa.update(CALL_SETTINGS).where(mine).values(**changed)
                if connection.execute(update).rowcount:
                    return
            if connection.execute(sa.select(CALL_SETTINGS.c.person).where(mine)).first() is None:
                row = {name: getattr(CallWishes(person), name) for name in COLUMNS}
                connection.execute(sa.insert(CALL_SETTINGS).values(**row | changed))

        await self._database.write(job)
