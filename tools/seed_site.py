"""Fills a site's database with made-up people and finished games, and times its largest queries.

`python -m tools.seed_site DIR --games 100000 --people 10000` writes DIR/tampu.sqlite (minutes) and
prints how long profile, history, leaderboard and list take. Stopped and started again, it goes on.
The games have results and no moves: they can be listed, not replayed.
"""

import argparse
import asyncio
import random
import statistics
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from tampu.core.registry import metas
from tampu.server.hosting.settings import Settings
from tampu.server.people.friends import Friends
from tampu.server.people.ladder import climbs
from tampu.server.people.profiles import fold_name
from tampu.server.people.ratings import leaders
from tampu.server.people.results import result_rows
from tampu.server.people.statistics import StatisticsReader
from tampu.server.storage.database import Database
from tampu.server.storage.models import PEOPLE, RATINGS, RESULTS, SEATS, TABLES, SeatRow, TableRow
from tampu.server.tables.finished import Filters, history, public_games

GAMES = metas()
BATCH = 1000
DAY = 86400.0
NEWEST = 1_790_000_000.0
CATEGORIES = {
    "imhotep": ("pyramids", "temple", "obelisks", "burial", "statues"),
    "cuzco": ("temples_built", "temples_expanded", "ponds", "final_first", "final_second"),
    "inca_empire": ("conquest", "city", "garrison", "sapa_terrace", "sapa_temple"),
    "tawantinsuyu": ("statues", "temple", "conquest", "final_tapestries", "final_buildings"),
}


def person_rows(number: int) -> list[dict[str, Any]]:
    rows = []
    for place in range(number):
        name = f"Player {place}"
        rows.append(
            {"id": f"p{place}", "name": name, "name_key": fold_name(name), "theme": "system"}
            | {"preferences": {}, "created": NEWEST - place}
        )
    return rows


def rating_rows(number: int) -> list[dict[str, Any]]:
    """A rating of everybody in every game, live and by turns."""
    rng = random.Random(3)
    rows = []
    for place in range(number):
        for meta in GAMES:
            for kind in ("live", "by_turns"):
                mu, sigma = rng.gauss(25, 6), rng.uniform(1, 8)
                key = {"person": f"p{place}", "game": meta.id, "kind": kind, "mu": mu}
                value = mu - 2 * sigma
                more = {"sigma": sigma, "value": value, "games": 20, "updated": NEWEST}
                rows.append(key | more)
    return rows


def choose_people(rng: random.Random, people: int, most: int) -> list[str]:
    """Different people; the first ones play most, and one plays in every twentieth game."""
    chosen = {f"p{min(int(rng.paretovariate(0.5)), people) - 1}" for _ in range(most)}
    return sorted(chosen | ({"p0"} if rng.random() < 0.05 else set()))[:most]


def game_rows(
    rng: random.Random, number: int, people: int
) -> tuple[dict[str, Any], list[dict[str, Any]], list[dict[str, Any]]]:
    """A table, its seats and its results."""
    meta = rng.choice(GAMES)
    seats = rng.choice([count for count in meta.seats if count > 1])
    players = choose_people(rng, people, rng.randint(1, seats))
    ended = NEWEST - number * DAY / 200
    table, kind = f"g{number}", rng.choice(("live", "live", "by_turns"))
    places = [
        SeatRow(table_id=table, seat=seat, kind="open", away=False, resigned=False)
        for seat in range(seats)
    ]
    for place in places:
        if place.seat < len(players):
            place.person = players[place.seat]
        else:
            place.kind, place.bot = "bot", f"level:{rng.randint(1, 5)}"
    rng.shuffle(places)
    for seat, place in enumerate(places):
        place.seat = seat
    categories = CATEGORIES.get(meta.id, ("points",))
    sheets = [{name: rng.randint(0, 20) for name in categories} for _ in places]
    scores = [sum(sheet.values()) for sheet in sheets]
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    result = {"end": "rounds", "scores": scores, "sheet": sheets, "ranks": ranks}
    row = TableRow(id=table, game=meta.id, kind=kind, origin=None)
    visibility = rng.choice(("public", "link", "private"))
    columns = {
        "id": table,
        "game": meta.id,
        "rules_version": meta.rules_version,
        "options": {},
        "status": "over",
        "kind": kind,
        "clock": {},
        "hints": False,
        "chat": False,
        "visibility": visibility,
        "creator": players[0],
        "created": ended - 3600,
        "started": ended - 3600,
        "ended": ended,
        "seed": "1",
        "salt": "",
        "commitment": "",
        "result": result,
        "seq": 0,
        "version": 1,
        "bot_due": False,
        "lease_until": 0.0,
    }
    names = ("table_id", "seat", "kind", "person", "bot", "away", "resigned")
    seat_rows = [{name: getattr(place, name, None) for name in names} for place in places]
    return columns, seat_rows, result_rows(row, places, result, ended)


async def fill(database: Database, games: int, people: int) -> None:
    if await database.first(sa.select(PEOPLE.c.id)) is None:
        await database.write(lambda c: c.execute(sa.insert(PEOPLE), person_rows(people)))
        await database.write(lambda c: c.execute(sa.insert(RATINGS), rating_rows(people)))
    finished = (await database.first(sa.select(sa.func.count()).select_from(TABLES)))[0]
    for begin in range(finished, games, BATCH):
        rng = random.Random(begin)
        made = [game_rows(rng, number, people) for number in range(begin, begin + BATCH)]

        def job(connection: sa.Connection, made: list[Any] = made) -> None:
            connection.execute(sa.insert(TABLES), [table for table, _, _ in made])
            connection.execute(sa.insert(SEATS), [seat for _, seats, _ in made for seat in seats])
            rows = [result for _, _, results in made for result in results]
            connection.execute(sa.insert(RESULTS), rows)

        await database.write(job)


async def timed(name: str, call: Callable[[], Awaitable[object]], times: int = 20) -> None:
    """Print the median and the longest CPU time of a call."""
    seconds = []
    for _ in range(times):
        begin = time.process_time()
        await call()
        seconds.append(time.process_time() - begin)
    print(f"{name:44} {statistics.median(seconds) * 1000:7.1f} ms {max(seconds) * 1000:7.1f} ms")


async def measure(database: Database) -> None:
    query = (
        sa.select(RESULTS.c.person, sa.func.count().label("games"))
        .where(RESULTS.c.person.is_not(None))
        .group_by(RESULTS.c.person)
        .order_by(sa.func.count().desc())
        .limit(101)
    )
    busy = await database.rows(query)
    print(f"{'query':44} {'median':>10} {'longest':>10}")
    for row in (busy[0], busy[-1]):
        reader, person = StatisticsReader(database), row.person

        async def shown(filters: Filters, person: str = person) -> object:
            return await history(database, person, filters, only_public=False)

        async def cold(person: str = person) -> object:
            return await StatisticsReader(database).of(person, with_tables=True)

        await timed(f"profile of {row.games} games, nothing cached", cold)
        await timed(
            f"profile of {row.games} games",
            lambda reader=reader, person=person: reader.of(person, with_tables=True),  # type: ignore[misc]
        )
        await timed("  history", lambda shown=shown: shown(Filters()))  # type: ignore[misc]
        filters = Filters(game="cuzco", outcome="won", seats=2)
        await timed("  history, filtered", lambda s=shown, f=filters: s(f))  # type: ignore[misc]
        search = Filters(opponent="yer 77")
        await timed("  history, by name", lambda s=shown, f=search: s(f))  # type: ignore[misc]

    await timed("recent opponents", lambda: Friends(database).recent(busy[0].person))
    await timed("ladder", lambda: climbs(database, busy[0].person))
    await timed("leaderboard", lambda: leaders(database, "cuzco", "live"))
    for name, wanted in (
        ("public games", Filters()),
        ("public games of a game and a number", Filters(game="cuzco", kind="live", seats=3)),
        ("public games of a person", Filters(opponent="Player 77")),
    ):
        await timed(name, lambda w=wanted: public_games(database, w, rated=False))  # type: ignore[misc]


async def run(folder: Path, games: int, people: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    database = Database(Settings(data=str(folder)).url)
    await database.open()
    try:
        await fill(database, games, people)
        await measure(database)
    finally:
        await database.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.seed_site")
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--people", type=int, default=10_000)
    wanted = parser.parse_args()
    asyncio.run(run(wanted.folder, wanted.games, wanted.people))


if __name__ == "__main__":
    main()
