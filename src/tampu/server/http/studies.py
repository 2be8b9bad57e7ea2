"""The routes of studies: annotated games, their chapters, comments, variations and texts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any

import sqlalchemy as sa
from litestar import Response, delete, get, patch, post, put
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from tampu.core.contract import OVER
from tampu.core.record import final, parse
from tampu.server.errors import Denied
from tampu.server.http.lookup import LARGEST_NUMBER, Link, visible_session
from tampu.server.http.positions import SeatOrSpectator
from tampu.server.http.profiles import Before
from tampu.server.messages.parts import TableInfo
from tampu.server.messages.study_bodies import (
    ChapterContent,
    ChapterPatch,
    Comment,
    NewChapter,
    Studies,
    StudyBranch,
    StudyImport,
    StudyInfo,
    StudyMove,
    StudyPatch,
)
from tampu.server.messages.websocket import Position
from tampu.server.people.profiles import Person
from tampu.server.site import CurrentPerson, CurrentSite, Site
from tampu.server.storage.models import SeatRow, TableRow
from tampu.server.storage.study_models import STUDIES
from tampu.server.studies import file_format, storage
from tampu.server.studies.chapters import StudyChapter, chapter_from
from tampu.server.tables.access import check_known_deal
from tampu.server.tables.records import khipu_of
from tampu.server.tables.session import ORIGIN_RECORD, TableSession

PathNumber = Annotated[int, PathParameter(ge=0, le=LARGEST_NUMBER)]
Node = Annotated[int, QueryParameter(ge=0, le=LARGEST_NUMBER)]


async def _chapter_of(
    site: Site, person: Person, table: str, link: str | None
) -> tuple[StudyChapter, str]:
    """A finished game as a chapter, and who may read it at most: whom its players let watch it.

    Who played alone decides alone.
    """
    session = await visible_session(site, table, person, link)
    if session.row.status != "over":
        raise Denied(409, "error-not-over")
    check_known_deal(session)
    async with session.lock:
        text = await asyncio.to_thread(khipu_of, session)
    others = {seat.person for seat in session.seats if seat.person} - {person.id}
    chapter = StudyChapter(text)
    await asyncio.to_thread(lambda: chapter.fold)
    return chapter, session.row.visibility if others else "public"


async def _info(site: Site, person: Person, study: str) -> StudyInfo:
    row = await storage.find(site.database, site.signer, study, person, None)
    (info,) = await storage.infos(site.database, site.signer, [row], person)
    return info


@post("/api/studies", summary="Begin a study of a finished game", limit="create")
async def create(site: CurrentSite, person: CurrentPerson, data: JSONBody[NewChapter]) -> StudyInfo:
    """The study is private, and the game is its first chapter."""
    chapter, widest = await _chapter_of(site, person, data.table, data.link)
    await site.profiles.store(person)
    chapters = [(data.title, chapter, widest)]
    study = await storage.create(site.database, person, data.title, chapters)
    return await _info(site, person, study)


@post("/api/studies/import", summary="Import the text of a study", limit="create")
async def import_study(
    site: CurrentSite, person: CurrentPerson, data: JSONBody[StudyImport]
) -> StudyInfo:
    text = await asyncio.to_thread(file_format.read, data.text)
    await site.profiles.store(person)
    chapters = [(title or "–", chapter, "public") for title, chapter in text.chapters]
    study = await storage.create(site.database, person, text.title or "–", chapters)
    return await _info(site, person, study)


@get("/api/studies", summary="Public studies, or mine", limit="profile")
async def listed(
    site: CurrentSite, person: CurrentPerson, mine: FromQuery[bool] = False, before: Before = None
) -> Studies:
    return await storage.listed(site.database, site.signer, person, mine=mine, before=before)


@get("/api/studies/{study:str}", summary="A study and its chapters")
async def one(
    site: CurrentSite, person: CurrentPerson, study: FromPath[str], link: Link = None
) -> StudyInfo:
    row = await storage.find(site.database, site.signer, study, person, link)
    (info,) = await storage.infos(site.database, site.signer, [row], person)
    return info


@patch("/api/studies/{study:str}", summary="Rename or share my study", limit="study")
async def change(
    site: CurrentSite, person: CurrentPerson, study: FromPath[str], data: JSONBody[StudyPatch]
) -> StudyInfo:
    edit = storage.set_values(study, data.title, data.visibility)
    await storage.change(site.database, study, person, edit)
    return await _info(site, person, study)


@delete("/api/studies/{study:str}", summary="Delete my study", status_code=204, limit="study")
async def remove(site: CurrentSite, person: CurrentPerson, study: FromPath[str]) -> None:
    statement = sa.delete(STUDIES).where(STUDIES.c.id == study, STUDIES.c.owner == person.id)
    if not await site.database.changes_one(statement):
        raise Denied(404, "error-no-study")


@get("/api/studies/{study:str}/text", summary="The text of a study, for a file", limit="study")
async def text(
    site: CurrentSite, person: CurrentPerson, study: FromPath[str], link: Link = None
) -> Response[str]:
    row = await storage.find(site.database, site.signer, study, person, link)
    whole = await storage.text_of(site.database, row)
    body = await asyncio.to_thread(file_format.write, whole)
    headers = {"Content-Disposition": f'attachment; filename="study-{row.id}.study"'}
    return Response(body, media_type="text/plain; charset=utf-8", headers=headers)


@post(
    "/api/studies/{study:str}/chapters", summary="Add a finished game to my study", limit="create"
)
async def add_chapter(
    site: CurrentSite, person: CurrentPerson, study: FromPath[str], data: JSONBody[NewChapter]
) -> StudyInfo:
    chapter, widest = await _chapter_of(site, person, data.table, data.link)
    edit = storage.add_chapter(study, data.title, chapter, widest)
    await storage.change(site.database, study, person, edit)
    return await _info(site, person, study)


@patch("/api/studies/{study:str}/chapters/{number:int}", summary="Rename a chapter", limit="study")
async def rename_chapter(
    site: CurrentSite,
    person: CurrentPerson,
    study: FromPath[str],
    number: PathNumber,
    data: JSONBody[ChapterPatch],
) -> StudyInfo:
    edit = storage.rename_chapter(study, number, data.title)
    await storage.change(site.database, study, person, edit)
    return await _info(site, person, study)


@delete(
    "/api/studies/{study:str}/chapters/{number:int}",
    summary="Remove a chapter",
    status_code=200,
    limit="study",
)
async def remove_chapter(
    site: CurrentSite, person: CurrentPerson, study: FromPath[str], number: PathNumber
) -> StudyInfo:
    await storage.change(site.database, study, person, storage.remove_chapter(study, number))
    return await _info(site, person, study)


async def _content(site: Site, person: Person, row: Any, number: int, node: int) -> ChapterContent:
    (info,) = await storage.infos(site.database, site.signer, [row], person)
    stored = await storage.chapter_row(site.database, row.id, number)
    chapter = chapter_from(stored)

    def describe() -> ChapterContent:
        return ChapterContent(
            study=info,
            number=number,
            table=_table(row, chapter),
            entries=chapter.entries(),
            branches=[StudyBranch(after, entry) for after, entry in chapter.branch_entries()],
            comments=stored.comments,
            node=node,
        )

    return await asyncio.to_thread(describe)


def _table(row: Any, chapter: StudyChapter) -> TableInfo:
    """The recorded game in the form of a table."""
    fold, khipu = chapter.fold, parse(chapter.khipu.encode())
    over = fold.state.actor() == OVER
    seats = [
        SeatRow(seat=seat, kind="bot", bot=label[:60] or "?", away=False, resigned=False)
        for seat, label in enumerate(khipu.seats)
    ]
    table = TableRow(
        id=row.id,
        game=fold.game.id,
        rules_version=fold.match.rules_version,
        options=dict(fold.match.options),
        status="over",
        kind="by_turns",
        clock={},
        hints=False,
        chat=False,
        visibility=row.visibility,
        creator=row.owner,
        created=row.created,
        seed=str(khipu.seed or 0),
        salt=khipu.salt or "",
        commitment=khipu.commitment,
        origin=ORIGIN_RECORD,
        result={key: value for key, value in final(fold.state).items() if key != "over"}
        if over
        else None,
        seq=fold.seq,
    )
    return TableSession(table, seats, fold.game).info(None, None)


@get(
    "/api/studies/{study:str}/chapters/{number:int}",
    summary="A chapter with moves and comments",
    limit="study",
)
async def chapter(
    site: CurrentSite,
    person: CurrentPerson,
    study: FromPath[str],
    number: PathNumber,
    link: Link = None,
) -> ChapterContent:
    row = await storage.find(site.database, site.signer, study, person, link)
    return await _content(site, person, row, number, 0)


@get(
    "/api/studies/{study:str}/chapters/{number:int}/position",
    summary="The position after a move of a chapter; with the choices for the owner",
)
async def position(
    site: CurrentSite,
    person: CurrentPerson,
    study: FromPath[str],
    number: PathNumber,
    node: Node,
    seat: SeatOrSpectator = None,
    link: Link = None,
) -> Position:
    row = await storage.find(site.database, site.signer, study, person, link)
    chapter = chapter_from(await storage.chapter_row(site.database, row.id, number))
    if seat is not None and seat >= chapter.fold.seats:
        raise Denied(403, "error-not-your-seat")
    viewer = None if seat is None or seat < 0 else seat
    asks = row.owner == person.id
    return await asyncio.to_thread(chapter.position, row.id, node, viewer, asks=asks)


async def _edit(
    site: Site, person: Person, study: str, number: int, edit: Callable[[StudyChapter], int]
) -> ChapterContent:
    """Edit a chapter of my own study; its game is read before the study is locked."""
    row = await storage.find(site.database, site.signer, study, person, None)
    stored = chapter_from(await storage.chapter_row(site.database, study, number))
    await asyncio.to_thread(lambda: stored.fold)
    node = await storage.edit_chapter(site.database, study, number, person, edit)
    return await _content(site, person, row, number, node)


@put(
    "/api/studies/{study:str}/chapters/{number:int}/comment",
    summary="Comment on a move",
    limit="study",
)
async def comment(
    site: CurrentSite,
    person: CurrentPerson,
    study: FromPath[str],
    number: PathNumber,
    data: JSONBody[Comment],
) -> ChapterContent:
    def edit(chapter: StudyChapter) -> int:
        chapter.comment(data.node, data.text)
        return data.node

    return await _edit(site, person, study, number, edit)


@post(
    "/api/studies/{study:str}/chapters/{number:int}/moves",
    summary="Play a variation",
    limit="study",
)
async def play(
    site: CurrentSite,
    person: CurrentPerson,
    study: FromPath[str],
    number: PathNumber,
    data: JSONBody[StudyMove],
) -> ChapterContent:
    """A decision after a move, and the chance that follows it, drawn at random."""
    return await _edit(
        site, person, study, number, lambda chapter: chapter.play(data.after, data.action)
    )


@delete(
    "/api/studies/{study:str}/chapters/{number:int}/moves/{node:int}",
    summary="Remove a move of a variation and what follows",
    status_code=200,
    limit="study",
)
async def remove_move(
    site: CurrentSite,
    person: CurrentPerson,
    study: FromPath[str],
    number: PathNumber,
    node: PathNumber,
) -> ChapterContent:
    def edit(chapter: StudyChapter) -> int:
        after = chapter.branches[node].after if node in chapter.branches else 0
        chapter.remove(node)
        return after

    return await _edit(site, person, study, number, edit)
