"""Studies: comments and variations on the real engine, sharing, and their text."""

import asyncio
import io
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tampu.core.contract import CHANCE
from tampu.core.errors import BadRecord, IllegalAction
from tampu.core.play import Match
from tampu.core.record import record
from tampu.core.registry import game_ids, load_game
from tampu.core.rng import Rng
from tampu.server.client import Client
from tampu.server.errors import Denied
from tampu.server.messages.study_bodies import ChapterContent, Studies, StudyInfo
from tampu.server.messages.websocket import Position
from tampu.server.studies.chapters import FIRST_BRANCH, StudyChapter, chapter_from
from tampu.server.studies.file_format import StudyText, read, write
from tests.server.site import Server, friends, open_table, wish
from tests.server.test_challenges import attempt, today
from tests.server.test_people import failed
from tests.server.test_postgres import process
from tests.server.test_profiles import account, lose


def played(game_id: str, seed: int = 3) -> StudyChapter:
    """A chapter of a game played at random to its end."""
    game, rng = load_game(game_id), Rng(seed)
    match = Match(game, min(count for count in game.meta.seats if count > 1), {}, seed)
    while not match.over:
        match.play(match.state.sample(rng))
    return StudyChapter(record(match, ["Ana", "Bea", "Eva", "Ima"][: match.seats], "salt").write())


@pytest.mark.parametrize("game_id", game_ids())
def test_a_variation_is_played_by_the_rules_and_written_and_read(game_id: str) -> None:
    chapter, rng = played(game_id), Rng(8)
    log = chapter.fold.match.log
    starts = [n for n, entry in enumerate(log) if entry.actor != CHANCE]
    node = starts[len(starts) // 2]
    chapter.comment(0, "Before the first move.")
    for _ in range(12):
        state = chapter.state(node)
        if state.actor() < 0:
            break
        node = chapter.play(node, state.sample(rng))
        assert chapter.state(node).actor() != CHANCE
    assert node >= FIRST_BRANCH
    chapter.comment(node, "Two lines\nwith a \\ and “quotes”.")
    entries = {entry.seq: entry for _, entry in chapter.branch_entries()}
    assert entries.keys() == chapter.branches.keys()
    assert all(entry.text is not None for entry in entries.values())
    assert len(chapter.entries()) == len(log)
    for seat in (None, 0):
        position = chapter.position("s", node, seat, asks=True)
        assert (position.seq, position.seat) == (node, seat)
        assert (position.prompt is not None) == (chapter.state(node).actor() >= 0)

    text = write(StudyText("A  title", [("One", chapter), ("Two", StudyChapter(chapter.khipu))]))
    again = read(text)
    assert again.title == "A title"
    assert [title for title, _ in again.chapters] == ["One", "Two"]
    first = again.chapters[0][1]
    assert first.branches == chapter.branches
    assert first.comments == chapter.comments
    assert first.state(node).key() == chapter.state(node).key()
    assert write(again) == text


def test_a_move_that_is_there_is_not_added_again() -> None:
    chapter = played("imhotep")
    log = chapter.fold.match.log
    node = next(n for n, entry in enumerate(log) if entry.actor >= 0)
    assert chapter.play(node, log[node].action) > node
    assert chapter.branches == {}
    other = next(a for a in chapter.state(node).legal() if a != log[node].action)
    first = chapter.play(node, other)
    assert chapter.play(node, other) == first
    with pytest.raises(IllegalAction):
        chapter.play(node, next(a for a in range(10_000) if not chapter.state(node).is_legal(a)))
    with pytest.raises(Denied):
        chapter.play(len(log), 0)
    chapter.comment(first, "A mistake.")
    chapter.remove(min(chapter.branches))
    assert (chapter.branches, chapter.comments) == ({}, {})


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("study 1", "study 2"),
        ("title: ", "name: "),
        ("notes\n", "remarks\n"),
        ("notes\n", "notes\nat 99999: nowhere\n"),
        ("notes\n", "notes\nmove 10001 after 3: seat9 X\n"),
        ("notes\n", "notes\nmove 5 after 3: seat1 X\n"),
        ("chapter: ", "part: "),
    ],
)
def test_a_changed_text_is_refused(old: str, new: str) -> None:
    text = write(StudyText("T", [("One", played("imhotep"))]))
    assert read(text)
    with pytest.raises(BadRecord):
        read(text.replace(old, new, 1))


async def begin(client: Client, table: str, title: str = "Mine") -> StudyInfo:
    return await client.call("POST", "/api/studies", StudyInfo, {"table": table, "title": title})


async def edit(client: Client, study: str, path: str, body: Any, method: str = "POST") -> Any:
    return await client.call(method, f"/api/studies/{study}/{path}", ChapterContent, body)


async def studies_story(url: str) -> None:
    ana, _ = await account(url, "Ana St")
    bea, _ = await account(url, "Bea St")
    (guest,) = await friends(url, 1)
    table = await open_table([ana, bea], "imhotep")
    assert await failed(ana, "POST", "/api/studies", {"table": table.id, "title": "x"}) == (
        "error-not-over"
    )
    await lose(bea, table)
    study = await begin(ana, table.id)
    path = f"/api/studies/{study.id}"
    assert (study.mine, study.visibility, len(study.chapters)) == (True, "private", 1)
    for client in (bea, guest):
        for one in ("", "/chapters/1", "/chapters/1/position?node=0", "/text"):
            assert await failed(client, "GET", path + one) == "error-no-study"

    content = await ana.call("GET", f"{path}/chapters/1", ChapterContent)
    last = len(content.entries)
    at = await ana.call("GET", f"{path}/chapters/1/position?node={last}", Position)
    assert at.prompt is not None
    action = at.prompt.groups[0].choices[0].action
    both = await asyncio.gather(
        edit(ana, study.id, "chapters/1/moves", {"after": last, "action": action}),
        edit(ana, study.id, "chapters/1/comment", {"node": 1, "text": "Well dealt."}, "PUT"),
    )
    assert both[0].node >= FIRST_BRANCH
    content = await ana.call("GET", f"{path}/chapters/1", ChapterContent)
    assert content.comments == {"1": "Well dealt."}
    assert content.branches[0].after == last

    # Shared by link, then with everybody; only the owner edits.
    info = await ana.call("PATCH", path, StudyInfo, {"visibility": "link", "title": "Ours"})
    assert (info.visibility, info.title) == ("link", "Ours")
    assert await failed(bea, "GET", path) == "error-no-study"
    read_only = await guest.call("GET", f"{path}?link={info.link}", StudyInfo)
    assert (read_only.mine, read_only.link) == (False, None)
    position = await guest.call(
        "GET", f"{path}/chapters/1/position?node={both[0].node}&link={info.link}", Position
    )
    assert position.prompt is None
    await ana.call("PATCH", path, StudyInfo, {"visibility": "public"})
    listed = await guest.call("GET", "/api/studies", Studies)
    assert study.id in [one.id for one in listed.studies]
    for method, one, body in (
        ("PATCH", "", {"title": "theirs"}),
        ("DELETE", "", None),
        ("PUT", "/chapters/1/comment", {"node": 1, "text": "no"}),
        ("POST", "/chapters/1/moves", {"after": last, "action": action}),
        ("DELETE", f"/chapters/1/moves/{both[0].node}", None),
        ("DELETE", "/chapters/1", None),
        ("POST", "/chapters", {"table": table.id, "title": "x"}),
    ):
        assert await failed(guest, method, path + one, body) == "error-no-study", (method, one)

    # The text goes to somebody else and back.
    text = await guest.call("GET", f"{path}/text", str)
    copy = await guest.call("POST", "/api/studies/import", StudyInfo, {"text": text})
    assert await guest.call("GET", f"/api/studies/{copy.id}/text", str) == text

    # A game of other people that only they may watch narrows the study.
    await bea.call("PUT", f"/api/tables/{table.id}/visibility", body={"visibility": "private"})
    second = await ana.call(
        "POST", f"{path}/chapters", StudyInfo, {"table": table.id, "title": "Again"}
    )
    assert (second.visibility, len(second.chapters)) == ("private", 2)
    wider = await ana.call("PATCH", path, StudyInfo, {"visibility": "public"})
    assert wider.visibility == "private"
    assert len((await edit_chapters(ana, path, 2)).chapters) == 1
    assert await failed(ana, "DELETE", f"{path}/chapters/1") == "error-study-last-chapter"
    removed = await edit(ana, study.id, f"chapters/1/moves/{both[0].node}", None, "DELETE")
    assert (removed.branches, removed.node) == ([], last)
    data = await asyncio.to_thread(ana._call, "GET", "/api/me/export", None)
    files = zipfile.ZipFile(io.BytesIO(data[1])).namelist()
    assert f"studies/{study.id}.study" in files
    await ana.call("DELETE", "/api/me")
    assert await failed(guest, "GET", path) == "error-no-study"


async def edit_chapters(client: Client, path: str, number: int) -> StudyInfo:
    return await client.call("DELETE", f"{path}/chapters/{number}", StudyInfo)


def test_a_study_is_edited_by_its_owner_and_shared(server: Server) -> None:
    asyncio.run(studies_story(server.url))


def test_studies_on_postgres(tmp_path: Path, database: Any) -> None:
    server = process(tmp_path, database, "studies").start()
    try:
        asyncio.run(studies_story(server.url))
    finally:
        server.stop()


def test_the_deal_of_a_challenge_is_no_chapter_while_it_runs(server: Server) -> None:
    async def story() -> None:
        (ana,) = await friends(server.url, 1)
        table = await attempt(ana, (await today(ana, "tawantinsuyu")).id)
        await lose(ana, table)
        plain = await ana.create(wish("imhotep", "me", "bot"))
        await lose(ana, plain)
        body = {"table": table.id, "title": "x"}
        assert await failed(ana, "POST", "/api/studies", body) == "error-challenge-secret"
        study = await begin(ana, plain.id)
        path = f"/api/studies/{study.id}/chapters"
        assert await failed(ana, "POST", path, body) == "error-challenge-secret"

    asyncio.run(story())


@pytest.mark.parametrize(
    "path",
    [
        "/api/studies/nowhere",
        "/api/studies/nowhere/chapters/1",
        f"/api/studies/nowhere/chapters/{10**30}",
        f"/api/studies/nowhere/chapters/1/position?node={10**30}",
    ],
)
def test_odd_addresses_are_refused(server: Server, path: str) -> None:
    async def story() -> None:
        (client,) = await friends(server.url, 1)
        assert await failed(client, "GET", path) in ("error-no-study", "error-malformed")

    asyncio.run(story())


def test_a_stored_chapter_is_the_same() -> None:
    chapter = played("imhotep")
    node = next(n for n, entry in enumerate(chapter.fold.match.log) if entry.actor >= 0)
    chapter.play(node, chapter.state(node).legal()[-1])
    chapter.comment(node, "Here.")
    row = type("Row", (), {"khipu": chapter.khipu, **chapter.stored()})
    assert chapter_from(row) == chapter
