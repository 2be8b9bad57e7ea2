"""Results of finished games, statistics, histories, privacy and the export of one's own data."""

import asyncio
import io
import json
import urllib.request
import zipfile
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import sqlalchemy as sa

from tampu.core import record
from tampu.core.registry import load_game
from tampu.server.client import Client
from tampu.server.messages.bodies import Import, Me, SignedUp, SignUp
from tampu.server.messages.parts import TableInfo
from tampu.server.messages.profile_bodies import FinishedGames, Profile
from tampu.server.people.profiles import new_guest
from tampu.server.people.results import result_rows
from tampu.server.people.statistics import StatisticsReader, streaks
from tampu.server.storage.models import PEOPLE, RESULTS, TABLES
from tampu.server.tables.finished import Filters, history
from tampu.server.tables.records import import_record
from tampu.server.tables.sessions import TableSessions
from tests.server.site import Server, friends, open_table, wish
from tests.server.test_people import failed
from tests.server.test_upgrade import EXPECTED, FINISHED, upgraded


def seat(number: int, **more: Any) -> SimpleNamespace:
    plain = {"person": None, "name": None, "bot": None, "away": False, "resigned": False}
    return SimpleNamespace(seat=number, **plain | more)


TABLE = SimpleNamespace(id="t", game="cuzco", kind="live", origin=None)


def rows_of(seats: list[SimpleNamespace], ranks: list[int]) -> list[dict[str, Any]]:
    result = {
        "end": "last_stone",
        "ranks": ranks,
        "scores": [40 - rank for rank in ranks],
        "sheet": [{"a": 1}] * 4,
    }
    return result_rows(TABLE, seats, result, 5.0)


def test_a_shared_victory_is_shared_and_levels_are_of_opponents() -> None:
    seats = [seat(0, person="p"), seat(1, bot="level:2:as=fox"), seat(2, bot="level:4")]
    mine, fox, top = rows_of(seats, [1, 1, 3])
    assert (mine["share"], fox["share"], top["share"]) == (0.5, 0.5, 0.0)
    assert (mine["level"], top["level"]) == (4, 2)
    assert (mine["person"], fox["person"]) == ("p", None)
    assert (mine["people"], fox["people"]) == (0, 1)


def test_who_left_the_seat_to_a_bot_has_not_won() -> None:
    stayed, left = rows_of([seat(0, person="p"), seat(1, person="q", away=True)], [2, 1])
    assert (left["share"], left["departed"], stayed["departed"]) == (0.0, True, False)


def test_of_a_shared_screen_only_the_own_seat_counts() -> None:
    rows = rows_of(
        [seat(0, person="p", name="Ana"), seat(1, person="p"), seat(2, person="p")], [1, 2, 3]
    )
    assert [row["person"] for row in rows] == [None, "p", None]


def test_streaks_are_rows_of_victories() -> None:
    assert streaks([]) == (0, 0)
    assert streaks([1, 1, 0, 1]) == (1, 2)
    assert streaks([1, 0.5, 0]) == (0, 2)


def test_an_old_database_gets_the_results_of_its_finished_games(tmp_path: Path) -> None:
    async def story(sessions: TableSessions) -> None:
        stored: dict[str, list[Any]] = {}
        query = sa.select(RESULTS).order_by(RESULTS.c.table_id, RESULTS.c.seat)
        for row in await sessions.database.rows(query):
            stored.setdefault(row.table_id, []).append(row)
        tables = sa.select(TABLES.c.id, TABLES.c.origin).where(TABLES.c.status == "over")
        played = {row.id for row in await sessions.database.rows(tables) if row.origin is None}
        assert played
        assert stored.keys() == played
        assert played <= set(FINISHED)
        for table in played:
            session = await sessions.get(table)
            rows, result = stored[table], session.row.result
            assert result is not None
            assert [row.score for row in rows] == result["scores"][: len(rows)]
            assert [row.rank for row in rows] == result["ranks"][: len(rows)]
            assert [row.sheet for row in rows] == result["sheet"][: len(rows)]
            assert {row.ended for row in rows} == {session.row.ended}

    upgraded(tmp_path, story)


def test_people_of_an_old_database_have_statistics_and_a_history(tmp_path: Path) -> None:
    async def story(sessions: TableSessions) -> None:
        database = sessions.database
        reader = StatisticsReader(database)
        query = sa.select(TABLES.c.id, TABLES.c.game, TABLES.c.creator).where(
            TABLES.c.status == "over", TABLES.c.origin.is_(None)
        )
        played: dict[str, dict[str, str]] = {}
        for row in await database.rows(query):
            played.setdefault(row.creator, {})[row.id] = row.game
        assert sum(map(len, played.values())) >= 4
        for person, games in played.items():
            statistics = await reader.of(person, with_tables=True)
            assert {one.game: one.games for one in statistics} == Counter(games.values())
            assert {one.best_table for one in statistics if one.best_score} <= games.keys()
            listed = await history(database, person, Filters(), only_public=False)
            assert {one.table for one in listed.games} == games.keys()
            assert (await history(database, person, Filters(), only_public=True)).games == []

    upgraded(tmp_path, story)


def test_a_record_is_no_result(tmp_path: Path) -> None:
    async def story(sessions: TableSessions) -> None:
        before = await sessions.database.rows(sa.select(RESULTS.c.table_id))
        khipu = EXPECTED[FINISHED[0]]["khipu"]
        session = await import_record(sessions, new_guest(), Import(khipu=khipu))
        assert session.row.status == "over"
        assert await sessions.database.rows(sa.select(RESULTS.c.table_id)) == before

    upgraded(tmp_path, story)


def test_categories_are_compared_with_everybody(tmp_path: Path) -> None:
    """The average is computed from all results, and again when its time has passed."""

    async def story(sessions: TableSessions) -> None:
        database, now = sessions.database, [0.0]
        plain = {"game": "toy", "kind": "live", "seats": 2, "rank": 1, "share": 1.0, "people": 1}
        plain |= {"level": None, "departed": False, "complete": True}
        base = (await database.first(sa.select(TABLES)))._mapping
        for number in range(6):
            table = {**base, "id": f"made{number}", "seed": "1"}
            rows = [
                {**plain, "table_id": table["id"], "seat": place, "person": "ab"[place]}
                | {"ended": float(number), "score": score, "sheet": {"gold": score, "stone": 4}}
                for place, score in enumerate((9, 3))
            ]
            await database.execute(
                sa.insert(TABLES).values(**table), sa.insert(RESULTS).values(rows)
            )
        reader = StatisticsReader(database, now=lambda: now[0])
        (strong,), (weak,) = (
            await reader.of("a", with_tables=True),
            await reader.of("b", with_tables=False),
        )
        assert (strong.games, strong.victories, strong.best_score) == (6, 6.0, 9)
        assert (strong.best_table, weak.best_table) == ("made0", None)
        assert [(one.category, one.mean, one.average) for one in strong.categories] == [
            ("gold", 9.0, 6.0),
            ("stone", 4.0, 4.0),
        ]
        assert (strong.favourite, weak.favourite) == ("gold", None)
        assert [(tally.key, tally.games) for tally in strong.by_opponent] == [("people", 6)]
        await database.execute(sa.delete(RESULTS).where(RESULTS.c.person == "b"))
        assert (await reader.of("a", with_tables=True))[0].categories[0].average == 6.0
        now[0] = 601.0
        assert (await reader.of("a", with_tables=True))[0].categories[0].average == 9.0

    upgraded(tmp_path, story)


async def account(url: str, name: str) -> tuple[Client, Me]:
    (client,) = await friends(url, 1)
    made = await client.call(
        "POST", "/api/accounts", SignedUp, SignUp(name=name, password="llamas 3")
    )
    return client, made.me


async def lose(loser: Client, table: TableInfo) -> None:
    await loser.call("POST", f"/api/tables/{table.id}/resign", TableInfo, {})


async def games(client: Client, person: str, query: str = "") -> list[str]:
    answer = await client.call("GET", f"/api/people/{person}/games{query}", FinishedGames)
    return [game.table for game in answer.games]


def test_a_profile_shows_what_its_owner_allows(server: Server) -> None:
    async def story() -> None:
        ana, me = await account(server.url, f"Ana {server.port}")
        (guest,) = await friends(server.url, 1)
        lost = await open_table([ana, guest], "imhotep")
        await lose(ana, lost)
        won = await open_table([ana, guest], "cuzco", kind="by_turns")
        await lose(guest, won)
        secret = await ana.create(wish("imhotep", "me", "bot"))
        await lose(ana, secret)

        mine = await ana.call("GET", f"/api/people/{me.id}", Profile)
        assert mine.mine
        assert mine.statistics is not None
        assert [(one.game, one.games, one.victories) for one in mine.statistics] == [
            ("imhotep", 2, 0.0),
            ("cuzco", 1, 1.0),
        ]
        cuzco = mine.statistics[1]
        assert (cuzco.best_table, cuzco.streak, cuzco.longest_streak) == (None, 1, 1)
        assert (cuzco.mean_score, cuzco.best_score, cuzco.categories) == (None, None, [])
        assert await games(ana, me.id) == [secret.id, won.id, lost.id]
        assert await games(guest, me.id) == [won.id, lost.id]

        for query, expected in (
            ("?game=cuzco", [won.id]),
            ("?outcome=won", [won.id]),
            ("?outcome=lost", [secret.id, lost.id]),
            ("?kind=by_turns", [won.id]),
            ("?seats=3", []),
            ("?opponent=%25", []),
        ):
            assert await games(ana, me.id, query) == expected, query
        other = (await guest.call("GET", "/api/me", Me)).name
        assert await games(ana, me.id, f"?opponent={other[1:4].lower()}") == [won.id, lost.id]
        listed = await ana.call("GET", f"/api/people/{me.id}/games", FinishedGames)
        assert listed.older is None
        assert await games(ana, me.id, f"?before={listed.games[1].ended}") == [lost.id]

        hidden = {"preferences": {"show_statistics": False, "show_games": False}}
        await ana.call("PATCH", "/api/me", Me, hidden)
        theirs = await guest.call("GET", f"/api/people/{me.id}", Profile)
        assert (theirs.statistics, theirs.shows_games, theirs.mine) == (None, False, False)
        assert await games(guest, me.id) == []
        assert len(await games(ana, me.id)) == 3

        for unknown in ((await guest.call("GET", "/api/me", Me)).id, "nobody"):
            assert await failed(ana, "GET", f"/api/people/{unknown}") == "error-no-person"

    asyncio.run(story())


def test_an_export_holds_all_data_and_records_that_replay(server: Server) -> None:
    async def story() -> tuple[Client, Me, TableInfo, Client]:
        ana, me = await account(server.url, f"Eva {server.port}")
        (guest,) = await friends(server.url, 1)
        table = await open_table([ana, guest], "imhotep")
        await ana.call("PUT", f"/api/tables/{table.id}/note", body={"text": "a private plan"})
        await lose(guest, table)
        return ana, me, table, guest

    ana, me, table, guest = asyncio.run(story())

    def archive(client: Client) -> zipfile.ZipFile:
        request = urllib.request.Request(
            f"{server.url}/api/me/export", headers={"Cookie": client.cookie_header()}
        )
        with urllib.request.urlopen(request, timeout=60) as answer:
            return zipfile.ZipFile(io.BytesIO(answer.read()))

    file = archive(ana)
    assert file.testzip() is None
    data = json.loads(file.read("data.json"))
    assert data["profile"]["name"] == me.name
    assert "password_hash" not in data["profile"]
    assert [note["text"] for note in data["notes"]] == ["a private plan"]
    assert [result["table_id"] for result in data["results"]] == [table.id]
    assert data["results"][0]["share"] == 1.0
    khipu = record.parse(file.read(f"records/imhotep-{table.id}.khipu"))
    assert record.verify(khipu, load_game("imhotep")).state is not None
    assert "a private plan" not in archive(guest).read("data.json").decode()


def test_a_deleted_person_leaves_results_without_a_name(server: Server) -> None:
    async def story() -> None:
        ana, me = await account(server.url, f"Ida {server.port}")
        bea, her = await account(server.url, f"Bea {server.port}")
        table = await open_table([ana, bea], "imhotep")
        await lose(ana, table)
        await ana.call("DELETE", "/api/me")
        listed = await bea.call("GET", f"/api/people/{her.id}/games", FinishedGames)
        assert [place.person and place.person.id for place in listed.games[0].seats] == [
            None,
            her.id,
        ]
        assert await failed(bea, "GET", f"/api/people/{me.id}") == "error-no-person"

    asyncio.run(story())


def test_a_guest_takes_the_results_along(server: Server) -> None:
    async def story() -> None:
        ana, me = await account(server.url, f"Lea {server.port}")
        (guest,) = await friends(server.url, 1)
        table = await guest.create(wish("imhotep", "me", "bot"))
        await lose(guest, table)
        log_in = {"name": me.name, "password": "llamas 3"}
        await guest.call("POST", "/api/session", Me, log_in)
        assert await games(ana, me.id) == [table.id]

    asyncio.run(story())


def test_people_columns_of_an_export_are_known() -> None:
    """A new column with a secret must be added to the list of secrets."""
    assert {column.name for column in PEOPLE.c} == {
        *("id", "name", "name_key", "password_hash", "language", "theme"),
        *("preferences", "webhook", "created"),
    }
