"""Upgrades: a database of an earlier release opens unchanged, even if its migration is killed."""

import asyncio
import gzip
import random
import sqlite3
from contextlib import closing
from pathlib import Path

from tools.siege.client import Person
from tools.siege.processes import Server
from tools.siege.report import Report

RELEASES = Path(__file__).parents[2] / "tests" / "server"


def stored(path: Path) -> dict[str, set[str]]:
    """The rows that people have stored, by table of the database."""
    with closing(sqlite3.connect(path)) as database:
        return {
            table: {repr(row) for row in database.execute(f"SELECT * FROM {table}")}
            for table in ("lines", "people", "chat", "notes")
        }


def lay_out(dump: Path, home: Path) -> None:
    """Put the database of an old release into a data folder."""
    for path in home.glob("tampu.sqlite*"):
        path.unlink()
    with closing(sqlite3.connect(home / "tampu.sqlite")) as database:
        database.executescript(gzip.decompress(dump.read_bytes()).decode())


async def upgrade(report: Report, folder: Path, kills: int, seed: int) -> None:
    """Kill the server while it migrates each old database, then let it start."""
    rng = random.Random(seed)
    for dump in sorted(RELEASES.glob("*_release/database.sql.gz")):
        name = dump.parent.name
        server = Server(folder / f"upgrade-{name}")
        path = server.folder / "tampu.sqlite"
        lay_out(dump, server.folder)
        before = await asyncio.to_thread(stored, path)
        for _ in range(kills):
            lay_out(dump, server.folder)
            server.spawn()
            await migration_begins(server)
            await asyncio.sleep(rng.uniform(0.0, 0.4))
            server.kill()
            report.add("upgrade", **{"kills during a migration": 1})
            compare(report, name, before, await asyncio.to_thread(stored, path))
        try:
            await asyncio.to_thread(server.start)
            games = await Person(server.port).call("GET", "/api/games")
            report.add("upgrade", databases=1, games=len(games))
        finally:
            server.stop()
        report.add("upgrade", rows=sum(len(rows) for rows in before.values()))
        compare(report, name, before, await asyncio.to_thread(stored, path))
        for line in server.faults()[:20]:
            report.finding("upgrade", f"{name}: log: {line}")
        report.save()
        print(f"  upgrade: {name}", flush=True)
    report.part("upgrade").setdefault("databases", 0)
    report.save()


async def migration_begins(server: Server) -> None:
    """Wait until the server has opened its database, which it migrates first."""
    while not (server.folder / "tampu.sqlite-wal").exists():
        if server.process is None or server.process.poll() is not None:
            raise RuntimeError(f"the server ended: {server.log.read_text()[-2000:]}")
        await asyncio.sleep(0.005)


def compare(
    report: Report, name: str, before: dict[str, set[str]], after: dict[str, set[str]]
) -> None:
    """Bots go on playing, so rows may be added; none may change or disappear."""
    for table, rows in before.items():
        for row in sorted(rows - after[table]):
            report.finding("upgrade", f"{name}: {table} lost {row}")
