"""Storing studies: who may read one, lists, and edits that are carried out one by one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, Final, TypeVar

import sqlalchemy as sa

from tampu.core.record import parse
from tampu.server.errors import Denied
from tampu.server.messages.study_bodies import ChapterInfo, Studies, StudyInfo
from tampu.server.people.profiles import Person, person_info
from tampu.server.people.signing import Signer, new_id
from tampu.server.storage.models import PEOPLE
from tampu.server.storage.storage import Storage
from tampu.server.storage.study_models import STUDIES, STUDY_CHAPTERS
from tampu.server.studies.chapters import StudyChapter, chapter_from
from tampu.server.studies.file_format import MOST_CHAPTERS, StudyText, write
from tampu.server.tables.sharing import narrowest

T = TypeVar("T")
MOST_STUDIES: Final = 200
"""The largest number of studies of a person."""
PAGE: Final = 40


def link_of(signer: Signer, study: str) -> str:
    """The secret that lets others read a study."""
    return signer.link(f"study {study}")


async def create(
    database: Storage, person: Person, title: str, chapters: Sequence[tuple[str, StudyChapter, str]]
) -> str:
    """Store a private study; each chapter has a title and its widest visibility. Returns the id."""
    study, now = new_id(), time.time()
    rows = [
        _row(study, number, name, chapter, widest)
        for number, (name, chapter, widest) in enumerate(chapters, 1)
    ]

    def job(connection: sa.Connection) -> None:
        own = sa.select(sa.func.count()).where(STUDIES.c.owner == person.id)
        if connection.execute(own).scalar_one() >= MOST_STUDIES:
            raise Denied(409, "error-most-studies", most=MOST_STUDIES)
        values = {"id": study, "owner": person.id, "title": title, "visibility": "private"}
        connection.execute(sa.insert(STUDIES).values(**values, created=now, updated=now))
        connection.execute(sa.insert(STUDY_CHAPTERS), rows)

    await database.write(job)
    return study


def _row(study: str, number: int, title: str, chapter: StudyChapter, widest: str) -> dict[str, Any]:
    about = {"study": study, "number": number, "title": title, "widest": widest}
    return {**about, "game": parse(chapter.khipu.encode()).game, "khipu": chapter.khipu} | (
        chapter.stored()
    )


async def find(
    database: Storage, signer: Signer, study: str, person: Person, link: str | None
) -> Any:
    """The row of a study that a person may read, with the name of its owner."""
    row = await database.first(_studies().where(STUDIES.c.id == study))
    readable = row is not None and (
        row.owner == person.id
        or row.visibility == "public"
        or (row.visibility == "link" and signer.same(link, link_of(signer, study)))
    )
    if not readable:
        raise Denied(404, "error-no-study")
    return row


def _studies() -> Any:
    return sa.select(STUDIES, PEOPLE.c.name, PEOPLE.c.name_key).join(
        PEOPLE, PEOPLE.c.id == STUDIES.c.owner
    )


async def infos(
    database: Storage, signer: Signer, rows: Sequence[Any], person: Person
) -> list[StudyInfo]:
    """Studies as a person sees them."""
    columns = (STUDY_CHAPTERS.c[name] for name in ("study", "number", "title", "game"))
    query = (
        sa.select(*columns)
        .where(STUDY_CHAPTERS.c.study.in_([row.id for row in rows]))
        .order_by(STUDY_CHAPTERS.c.number)
    )
    chapters: dict[str, list[ChapterInfo]] = {row.id: [] for row in rows}
    for one in await database.rows(query):
        chapters[one.study].append(ChapterInfo(one.number, one.title, one.game))
    return [
        StudyInfo.filled_from(
            row,
            owner=person_info(row.owner, row.name, row.name_key),
            chapters=chapters[row.id],
            mine=row.owner == person.id,
            link=link_of(signer, row.id) if row.owner == person.id else None,
        )
        for row in rows
    ]


async def listed(
    database: Storage, signer: Signer, person: Person, *, mine: bool, before: float | None
) -> Studies:
    """My studies, or the public ones."""
    wanted = STUDIES.c.owner == person.id if mine else STUDIES.c.visibility == "public"
    query = _studies().where(wanted).order_by(STUDIES.c.updated.desc()).limit(PAGE + 1)
    if before is not None:
        query = query.where(STUDIES.c.updated < before)
    rows = await database.rows(query)
    shown = await infos(database, signer, rows[:PAGE], person)
    return Studies(studies=shown, older=rows[PAGE - 1].updated if len(rows) > PAGE else None)


async def chapter_row(database: Storage, study: str, number: int) -> Any:
    row = await database.first(_chapter_query(study, number))
    if row is None:
        raise Denied(404, "error-no-study")
    return row


def _chapter_query(study: str, number: int) -> Any:
    return sa.select(STUDY_CHAPTERS).where(
        STUDY_CHAPTERS.c.study == study, STUDY_CHAPTERS.c.number == number
    )


async def text_of(database: Storage, study: Any) -> StudyText:
    """A study for its text."""
    query = sa.select(STUDY_CHAPTERS).where(STUDY_CHAPTERS.c.study == study.id)
    rows = await database.rows(query.order_by(STUDY_CHAPTERS.c.number))
    return StudyText(study.title, [(row.title, chapter_from(row)) for row in rows])


async def files(database: Storage, person: str) -> AsyncIterator[tuple[str, str]]:
    """The texts of a person's studies, by the names of their files."""
    for study in await database.rows(sa.select(STUDIES).where(STUDIES.c.owner == person)):
        whole = await text_of(database, study)
        yield f"studies/{study.id}.study", await asyncio.to_thread(write, whole)


async def change(
    database: Storage, study: str, person: Person, edit: Callable[[sa.Connection], T]
) -> T:
    """Carry out an edit of the owner; the study is locked meanwhile."""

    def job(connection: sa.Connection) -> T:
        own = sa.select(STUDIES.c.id).where(STUDIES.c.id == study, STUDIES.c.owner == person.id)
        if connection.execute(own.with_for_update()).first() is None:
            raise Denied(404, "error-no-study")
        changed = sa.update(STUDIES).where(STUDIES.c.id == study).values(updated=time.time())
        connection.execute(changed)
        return edit(connection)

    return await database.write(job)


async def edit_chapter(
    database: Storage, study: str, number: int, person: Person, edit: Callable[[StudyChapter], int]
) -> int:
    """Edit the comments and variations of a chapter; returns the number of the move to show."""

    def job(connection: sa.Connection) -> int:
        row = connection.execute(_chapter_query(study, number)).first()
        if row is None:
            raise Denied(404, "error-no-study")
        chapter = chapter_from(row)
        node = edit(chapter)
        statement = sa.update(STUDY_CHAPTERS).where(
            STUDY_CHAPTERS.c.study == study, STUDY_CHAPTERS.c.number == number
        )
        connection.execute(statement.values(**chapter.stored()))
        return node

    return await change(database, study, person, job)


def set_values(study: str, title: str | None, visibility: str | None) -> Callable[..., None]:
    """The edit that renames or shares a study, as far as the players of its games agreed."""

    def edit(connection: sa.Connection) -> None:
        values: dict[str, str] = {}
        if title is not None:
            values["title"] = title
        if visibility is not None:
            widest = sa.select(STUDY_CHAPTERS.c.widest).where(STUDY_CHAPTERS.c.study == study)
            agreed = connection.execute(widest).scalars()
            values["visibility"] = narrowest([visibility, *(str(one) for one in agreed)])
        if values:
            connection.execute(sa.update(STUDIES).where(STUDIES.c.id == study).values(**values))

    return edit


def add_chapter(study: str, title: str, chapter: StudyChapter, widest: str) -> Callable[..., int]:
    """The edit that adds a chapter, and narrows the visibility of the study where needed."""

    def edit(connection: sa.Connection) -> int:
        here = STUDY_CHAPTERS.c.study == study
        count, last = connection.execute(
            sa.select(sa.func.count(), sa.func.max(STUDY_CHAPTERS.c.number)).where(here)
        ).one()
        if count >= MOST_CHAPTERS:
            raise Denied(409, "error-study-chapters", most=MOST_CHAPTERS)
        row = _row(study, (last or 0) + 1, title, chapter, widest)
        connection.execute(sa.insert(STUDY_CHAPTERS).values(**row))
        current = sa.select(STUDIES.c.visibility).where(STUDIES.c.id == study)
        shared = narrowest([str(connection.execute(current).scalar_one()), widest])
        update = sa.update(STUDIES).where(STUDIES.c.id == study).values(visibility=shared)
        connection.execute(update)
        return int(row["number"])

    return edit


def rename_chapter(study: str, number: int, title: str) -> Callable[..., None]:
    """The edit that renames a chapter."""

    def edit(connection: sa.Connection) -> None:
        statement = sa.update(STUDY_CHAPTERS).where(
            STUDY_CHAPTERS.c.study == study, STUDY_CHAPTERS.c.number == number
        )
        connection.execute(statement.values(title=title))

    return edit


def remove_chapter(study: str, number: int) -> Callable[..., None]:
    """The edit that removes a chapter; the last one stays."""

    def edit(connection: sa.Connection) -> None:
        here = STUDY_CHAPTERS.c.study == study
        count = connection.execute(sa.select(sa.func.count()).where(here)).scalar_one()
        if count < 2:
            raise Denied(409, "error-study-last-chapter")
        connection.execute(sa.delete(STUDY_CHAPTERS).where(here, STUDY_CHAPTERS.c.number == number))

    return edit
