"""Writes the database of the first release that test_upgrade.py upgrades.

Run it once, with the sources of the first release, which are in the history of this repository:

    git worktree add /tmp/first da97aa3
    TAMPU_PURE=1 PYTHONPATH=/tmp/first/src python tests/server/first_release/make.py

It writes `database.sql.gz`, an SQLite dump with running and finished games of all games, and
`expected.json.gz` with what the first release says about them: the record of each finished game,
and the fingerprint and the number of legal actions of each running one.
"""

import asyncio
import gzip
import json
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

from tampu.server.commands import Mover, carry_out
from tampu.server.fold import decided
from tampu.server.house import House
from tampu.server.records import khipu_of

from tampu.bots.pool import BotPool
from tampu.core.play import fingerprint
from tampu.core.rng import Rng
from tampu.server import tables
from tampu.server.hosting.settings import Settings
from tampu.server.messages.bodies import NewTable, SeatWish
from tampu.server.messages.websocket import Act, TakeBack
from tampu.server.people import new_guest
from tampu.server.storage import Storage

HERE = Path(__file__).parent
END = 10**6
TABLES: list[tuple[str, str, dict[str, Any], int]] = [
    ("imhotep", "me hotseat", {}, END),
    ("imhotep", "me bot bot", {"wrath": True, "sides": "BABAB"}, 40),
    ("cuzco", "me bot", {"triples_in_play": 28, "auto_end_turn": True}, END),
    ("cuzco", "me hotseat bot", {"triples_in_play": 28}, 150),
    ("inca_empire", "me bot bot", {"pizarros_arrival": True}, END),
    ("inca_empire", "me hotseat bot bot", {}, 60),
    ("tawantinsuyu", "me", {}, END),
    ("tawantinsuyu", "me", {"solo_personality": "random"}, 40),
    ("tawantinsuyu", "me bot", {}, END),
    ("tawantinsuyu", "me hotseat bot", {}, 60),
]
"""Game, kinds of the seats, options, and how many decisions are made."""


async def play(house: House, room: Any, decisions: int, rng: Rng) -> None:
    """Play at random; people sometimes undo their decision and make another."""
    mover = Mover(room.row.creator, confirms=False)
    for number in range(decisions):
        seat = room.fold.state.actor()
        if seat < 0:
            return
        action = room.fold.state.sample(rng)
        if room.bot_of(seat) is not None:
            async with room.lock:
                await house.append(room, decided(room.fold, seat, action, confirms=False))
            continue
        common = {"table": room.id, "seat": seat, "seq": room.fold.seq, "key": f"{number}"}
        await carry_out(house, room, mover, Act(action=action, **common))
        if number % 9 == 0 and room.fold.undo_limit(seat) is not None:
            common |= {"seq": room.fold.seq, "key": f"{number} undo"}
            await carry_out(house, room, mover, TakeBack(**common))


async def make(folder: Path) -> dict[str, Any]:
    """Play all tables and return what is expected of them."""
    settings = Settings(data=str(folder))
    storage = Storage(settings.url)
    await storage.open()
    pool = BotPool(1)
    house = House(settings, storage, pool)
    expected: dict[str, Any] = {}
    try:
        for number, (game, kinds, options, decisions) in enumerate(TABLES):
            seats = [SeatWish(kind=kind) for kind in kinds.split()]
            wish = NewTable(game=game, seats=seats, options=options, seed=number + 1)
            room = await tables.create(house, new_guest(), wish)
            await play(house, room, decisions, Rng(number, "first release"))
            state = room.fold.state
            expected[room.id] = {
                "game": game,
                "over": room.fold.over,
                "lines": room.fold.seq,
                "fingerprint": fingerprint(state),
                "legal": len(state.legal()),
                "khipu": khipu_of(room) if room.fold.over else None,
            }
            print(game, kinds, room.fold.seq, room.fold.over)
    finally:
        await pool.close()
        await storage.close()
    return expected


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        expected = asyncio.run(make(Path(folder)))
        database = sqlite3.connect(Path(folder) / "tampu.sqlite")
        dump = "\n".join(database.iterdump()) + "\n"
        database.close()
    (HERE / "database.sql.gz").write_bytes(gzip.compress(dump.encode(), 9, mtime=0))
    text = json.dumps(expected, indent=1) + "\n"
    (HERE / "expected.json.gz").write_bytes(gzip.compress(text.encode(), 9, mtime=0))


if __name__ == "__main__":
    main()
