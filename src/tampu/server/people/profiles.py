"""Profiles: names, preferences and mutes of guests and account holders."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from tampu.core.registry import metas
from tampu.server.errors import Denied
from tampu.server.messages.bodies import Me, MePatch, Preferences
from tampu.server.messages.parts import PersonInfo
from tampu.server.people.signing import hash_token, new_id
from tampu.server.storage.database import Database
from tampu.server.storage.models import MUTES, PEOPLE

MOST_MUTES: Final = 500
"""The largest number of people whom a person may mute."""
ANIMALS: Final = ("Llama", "Condor", "Puma", "Alpaca", "Viscacha", "Ibis", "Heron", "Otter")


@dataclass
class Person:
    """The person who sends a request; a guest is stored on the first request that needs it."""

    id: str
    name: str
    guest: bool = True
    stored: bool = False
    language: str | None = None
    theme: str = "system"
    preferences: Preferences = field(default_factory=Preferences)
    webhook: str | None = None

    @property
    def info(self) -> PersonInfo:
        return PersonInfo(id=self.id, name=self.name, guest=self.guest)


def new_guest(person: str | None = None) -> Person:
    """A guest with a name that follows from the id."""
    person = person or new_id()
    number = int(hash_token(person)[:8], 16)
    return Person(person, f"{ANIMALS[number % len(ANIMALS)]} {number // 8 % 9000 + 1000}")


def person_from(row: Any) -> Person:
    """The person of a row of the database."""
    preferences = {
        name: row.preferences[name]
        for name in Preferences.__struct_fields__
        if name in row.preferences
    }
    return Person(
        id=row.id,
        name=row.name,
        guest=row.name_key is None,
        stored=True,
        language=row.language,
        theme=row.theme,
        preferences=Preferences(**preferences),
        webhook=row.webhook,
    )


def person_info(person: str, name: str | None, name_key: str | None) -> PersonInfo:
    """A person as others see them; `name` is None for deleted people."""
    return PersonInfo(id=person, name=name or "?", guest=name_key is None)


def fold_name(name: str) -> str:
    """The form in which names are compared: case and spaces do not matter."""
    return " ".join(name.split()).casefold()


def clean_name(name: str) -> str:
    """The name without control characters and surplus spaces."""
    cleaned = " ".join("".join(char for char in name if char.isprintable()).split())
    if not cleaned:
        raise Denied(400, "error-name")
    return cleaned


def merge_learned(before: dict[str, int], patch: dict[str, int]) -> dict[str, int]:
    """The step reached in each guided game; unknown games are dropped."""
    games = {meta.id for meta in metas()}
    return {game: step for game, step in {**before, **patch}.items() if game in games}


class Profiles:
    """Reads and changes profiles."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def store(self, person: Person) -> None:
        """Store a guest who does something that has to be remembered."""
        if person.stored:
            return
        values = {
            "id": person.id,
            "name": person.name,
            "theme": person.theme,
            "preferences": msgspec.to_builtins(person.preferences),
            "created": time.time(),
        }
        with suppress(IntegrityError):  # another request of the same guest was first
            await self._database.execute(sa.insert(PEOPLE).values(**values))
        person.stored = True

    async def patch(self, person: Person, patch: MePatch) -> None:
        await self.store(person)
        if patch.name is not None:
            if not person.guest:
                raise Denied(409, "error-account-name")
            person.name = await self._free_name(patch.name)
        if patch.preferences is not None:
            fields = msgspec.structs.asdict(patch.preferences)
            changed = {name: value for name, value in fields.items() if value is not None}
            if patch.preferences.learned is not None:
                before = person.preferences.learned
                changed["learned"] = merge_learned(before, patch.preferences.learned)
            person.preferences = msgspec.structs.replace(person.preferences, **changed)
        person.language = patch.language or person.language
        person.theme = patch.theme or person.theme
        if patch.webhook is not None:
            person.webhook = patch.webhook or None
        values = {
            "name": person.name,
            "language": person.language,
            "theme": person.theme,
            "preferences": msgspec.to_builtins(person.preferences),
            "webhook": person.webhook,
        }
        await self._database.execute(
            sa.update(PEOPLE).where(PEOPLE.c.id == person.id).values(**values)
        )

    async def _free_name(self, name: str) -> str:
        """The cleaned name; raises if it is the name of an account."""
        name = clean_name(name)
        query = sa.select(PEOPLE.c.id).where(PEOPLE.c.name_key == fold_name(name))
        if await self._database.first(query) is not None:
            raise Denied(409, "error-name-taken", name=name)
        return name

    async def muted(self, person: str) -> list[str]:
        """The people whose chat messages a person does not want to see."""
        query = sa.select(MUTES.c.muted).where(MUTES.c.person == person).limit(MOST_MUTES)
        return [row.muted for row in await self._database.rows(query)]

    async def mute(self, person: Person, other: str, *, on: bool) -> None:
        await self.store(person)
        if not on:
            where = (MUTES.c.person == person.id, MUTES.c.muted == other)
            await self._database.execute(sa.delete(MUTES).where(*where))
            return
        mutes = sa.select(sa.func.count()).where(MUTES.c.person == person.id)
        row = await self._database.first(mutes)
        if row[0] >= MOST_MUTES:
            raise Denied(409, "error-most-mutes", most=MOST_MUTES)
        with suppress(IntegrityError):  # the person is muted already
            await self._database.execute(sa.insert(MUTES).values(person=person.id, muted=other))

    async def me(self, person: Person) -> Me:
        return Me.filled_from(person, muted=await self.muted(person.id))
