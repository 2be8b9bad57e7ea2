"""Upgrades: a database of an earlier release opens unchanged, even if its migration is killed."""

from __future__ import annotations

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


async def upgrade(report: Report, folder: Path, kills: int, seed: int) -> None:
    """Kill the server at random moments of its first start on each old database."""
    rng = random.Random(seed)
    for dump in sorted(RELEASES.glob("*_release/database.sql.gz")):
        name = dump.parent.name
        home = folder / f"upgrade-{name}"
        server = Server(home)
        if not (home / "tampu.sqlite").exists():
            with closing(sqlite3.connect(home / "tampu.sqlite")) as database:
                database.executescript(gzip.decompress(dump.read_bytes()).decode())
        before = await asyncio.to_thread(stored, home / "tampu.sqlite")
        for _ in range(kills):
            server.spawn()
            await asyncio.sleep(rng.uniform(0.3, 3.0))
            server.kill()
            report.add("upgrade", **{"kills during a start": 1})
        try:
            await asyncio.to_thread(server.start)
            games = await Person(server.port).call("GET", "/api/games")
            report.add("upgrade", databases=1, games=len(games))
        finally:
            server.stop()
        after = await asyncio.to_thread(stored, home / "tampu.sqlite")
        # Bots go on playing, so rows may be added; none may change or disappear.
        for table, rows in before.items():
            report.add("upgrade", rows=len(rows))
            for row in sorted(rows - after[table]):
                report.finding("upgrade", f"{name}: {table} lost {row}")
        for line in server.faults()[:20]:
            report.finding("upgrade", f"{name}: log: {line}")
        report.save()
        print(f"  upgrade: {name}", flush=True)
    report.part("upgrade").setdefault("databases", 0)
    report.save()
