"""Playing together: friends, invitations, quick matches, presence, chat, blocks and reports."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tampu.cli.main import main
from tampu.server.client import CallFailed, Client, Live
from tampu.server.messages.bodies import Chat, Join, Me, NewTable, SeatWish, SignedUp
from tampu.server.messages.parts import TableInfo
from tampu.server.messages.people_bodies import People, SiteInfo, SiteInvite
from tampu.server.messages.websocket import (
    Called,
    ChatNotice,
    Matched,
    Seek,
    Seeking,
    SendChat,
    StopSeeking,
)
from tests.server.site import Server, friends, open_table, wish
from tests.server.test_people import failed
from tests.server.test_postgres import elsewhere, process
from tests.server.test_profiles import account, lose


async def people(client: Client) -> People:
    return await client.call("GET", "/api/people", People)


def states(known: People) -> dict[str, str]:
    return {friend.person.name: friend.state for friend in known.friends}


async def befriend(one: Client, other: Client, first: Me, second: Me) -> None:
    await one.call("POST", "/api/friends", People, {"person": second.id})
    await other.call("POST", "/api/friends", People, {"person": first.id})


async def received(live: Live, kind: type) -> Any:
    await live.wait(lambda: any(isinstance(message, kind) for message in live.received))
    return next(message for message in live.received if isinstance(message, kind))


def test_a_friendship_is_asked_for_accepted_and_ended(server: Server) -> None:
    async def story() -> None:
        ana, me = await account(server.url, f"Ana F{server.port}")
        bea, her = await account(server.url, f"Bea F{server.port}")
        (guest,) = await friends(server.url, 1)
        for body, error in (
            ({"name": "nobody at all"}, "error-no-person"),
            ({"person": (await guest.call("GET", "/api/me", Me)).id}, "error-no-person"),
            ({"person": me.id}, "error-own-friend"),
        ):
            assert await failed(ana, "POST", "/api/friends", body) == error
        assert await failed(guest, "POST", "/api/friends", {"person": me.id}) == (
            "error-needs-account"
        )
        asked = await ana.call("POST", "/api/friends", People, {"name": her.name.upper()})
        assert states(asked) == {her.name: "asked"}
        await ana.call("POST", "/api/friends", People, {"person": her.id})  # once more
        assert states(await people(bea)) == {me.name: "asks"}
        await bea.call("POST", "/api/friends", People, {"person": me.id})
        assert states(await people(ana)) == {her.name: "friend"}
        await bea.call("DELETE", f"/api/friends/{me.id}", People)
        assert (await people(ana)).friends == []

    asyncio.run(story())


def test_who_is_here_is_shown_to_friends_who_may_know(server: Server) -> None:
    async def story() -> None:
        ana, me = await account(server.url, f"Ana O{server.port}")
        bea, her = await account(server.url, f"Bea O{server.port}")
        await ana.call("POST", "/api/friends", People, {"person": her.id})
        async with bea.live():
            assert not (await people(ana)).friends[0].online  # not a friend yet
            await bea.call("POST", "/api/friends", People, {"person": me.id})
            assert (await people(ana)).friends[0].online
            await bea.call("PATCH", "/api/me", Me, {"preferences": {"show_online": False}})
            assert not (await people(ana)).friends[0].online
        await bea.call("PATCH", "/api/me", Me, {"preferences": {"show_online": True}})
        assert not (await people(ana)).friends[0].online

    asyncio.run(story())


def test_a_friend_is_invited_and_sits_down_or_declines(server: Server) -> None:
    async def story() -> None:
        ana, me = await account(server.url, f"Ana I{server.port}")
        bea, her = await account(server.url, f"Bea I{server.port}")
        cleo, _ = await account(server.url, f"Cleo I{server.port}")
        seats = [SeatWish(kind="me"), SeatWish(kind="invited", person=her.id)]
        invitation = NewTable(game="imhotep", seats=seats)
        with pytest.raises(CallFailed, match="error-not-a-friend"):
            await ana.create(invitation)
        await befriend(ana, bea, me, her)
        async with bea.live() as live:
            table = await ana.create(invitation)
            called = await received(live, Called)
        assert (called.event, called.table, called.person.id) == ("invited", table.id, me.id)
        assert table.invites == {}
        reserved = table.seats[1].reserved
        assert reserved is not None
        assert reserved.id == her.id
        (listed,) = (await people(bea)).invitations
        assert (listed.table, listed.person.id, listed.rematch) == (table.id, me.id, False)
        assert await failed(cleo, "GET", f"/api/tables/{table.id}") == "error-no-table"
        with pytest.raises(CallFailed, match="error-no-table"):
            await cleo.join(table.id)
        assert (await bea.join(table.id)).status == "running"

        second = await ana.create(invitation)
        await bea.call("POST", f"/api/tables/{second.id}/decline")
        assert (await people(bea)).invitations == []
        assert (await ana.table(second.id)).invites.keys() == {"1"}
        with pytest.raises(CallFailed, match="error-no-table"):
            await bea.join(second.id)

        await bea.call("POST", f"/api/tables/{table.id}/resign", TableInfo, {})
        async with bea.live() as live:
            again = await ana.call("POST", f"/api/tables/{table.id}/rematch", TableInfo)
            called = await received(live, Called)
        assert (called.event, called.table) == ("rematch", again.id)
        assert (await people(bea)).invitations[0].rematch
        with pytest.raises(CallFailed):
            await cleo.join(again.id)
        assert (await bea.join(again.id)).status == "running"

    asyncio.run(story())


def test_a_blocked_person_cannot_join_invite_or_write(server: Server) -> None:
    async def story() -> None:
        ana, me = await account(server.url, f"Ana B{server.port}")
        ben, him = await account(server.url, f"Ben B{server.port}")
        await befriend(ana, ben, me, him)
        shared = await open_table([ana, ben], "imhotep")
        seats = [SeatWish(kind="me"), SeatWish(kind="invited", person=him.id)]
        reserved = await ana.create(NewTable(game="imhotep", seats=seats))
        assert len((await people(ben)).invitations) == 1
        async with ana.live() as live, ben.live() as other:
            await live.watch(shared.id)
            await other.watch(shared.id)
            blocked = await ana.call("PUT", f"/api/people/{him.id}/block", People, {"on": True})
            assert [person.id for person in blocked.blocked] == [him.id]
            assert blocked.friends == []
            assert (await people(ben)).invitations == []
            assert (await ana.table(reserved.id)).seats[1].reserved is None
            await other.send(SendChat(table=shared.id, text="rude"))
            await other.wait(lambda: any(isinstance(m, ChatNotice) for m in other.received))
            await live.send(SendChat(table=shared.id, text="mine"))
            assert (await received(live, ChatNotice)).text == "mine"
        lines = (await ana.call("GET", f"/api/tables/{shared.id}/chat", Chat)).lines
        assert [line.text for line in lines] == ["mine"]
        table = await ana.create(wish("imhotep", "me", "open", visibility="public"))
        with pytest.raises(CallFailed, match="error-blocked"):
            await ben.join(table.id)
        theirs = await ben.create(wish("imhotep", "me", "open", visibility="public"))
        with pytest.raises(CallFailed, match="error-blocked"):
            await ana.join(theirs.id)
        assert await failed(ben, "POST", "/api/friends", {"person": me.id}) == "error-blocked"
        await lose(ben, shared)
        again = f"/api/tables/{shared.id}/rematch"
        assert await failed(ben, "POST", again) == "error-blocked"
        assert (await people(ana)).invitations == []
        await ana.call("PUT", f"/api/people/{him.id}/block", People, {"on": False})
        assert (await ben.join(table.id)).status == "running"

    asyncio.run(story())


def test_observers_and_players_do_not_read_each_other(server: Server) -> None:
    async def story() -> None:
        ana, bea, watcher, second = await friends(server.url, 4)
        table = await open_table([ana, bea], "imhotep")
        lives = [client.live() for client in (ana, bea, watcher, second)]
        for live in lives:
            await live.__aenter__()
            await live.watch(table.id)
        await lives[2].send(SendChat(table=table.id, text="she has two cards"))
        await lives[0].send(SendChat(table=table.id, text="hello"))
        for live, text in zip(lives, ["hello", "hello", *["she has two cards"] * 2], strict=True):
            await received(live, ChatNotice)
            texts = [message.text for message in live.received if isinstance(message, ChatNotice)]
            assert texts == [text]
            await live.close()
        for client, text in ((bea, "hello"), (second, "she has two cards")):
            lines = (await client.call("GET", f"/api/tables/{table.id}/chat", Chat)).lines
            assert [line.text for line in lines] == [text]

    asyncio.run(story())


def test_a_report_reaches_the_host(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = Server(tmp_path).start()

    async def story() -> None:
        ana, bea = await friends(server.url, 2)
        table = await open_table([ana, bea], "imhotep")
        him = (await bea.call("GET", "/api/me", Me)).id
        body = {"person": him, "reason": "abuse", "text": "rude\nwords", "table": table.id}
        await ana.call("POST", "/api/reports", body=body)
        unknown = {"person": "nobody", "reason": "abuse"}
        assert await failed(ana, "POST", "/api/reports", unknown) == "error-no-person"

    asyncio.run(story())
    server.stop()
    assert main(["reports", "--data", str(tmp_path), "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert "rude words" in printed
    assert "One report." in printed
    assert main(["reports", "--data", str(tmp_path), "--close", "1", "--lang", "en"]) == 0
    assert "No open reports." in capsys.readouterr().out
    assert main(["reports", "--data", str(tmp_path), "--all", "--lang", "en"]) == 0
    assert "rude words" in capsys.readouterr().out
    assert main(["reports", "--data", str(tmp_path), "--close", "7", "--lang", "en"]) == 2


def test_registration_by_invitation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    flags = ("--registration", "invited", "--member-invites")
    server = Server(tmp_path, *flags).start()
    assert main(["invite", "--data", str(tmp_path), "--uses", "2", "--lang", "en"]) == 0
    code = capsys.readouterr().out.strip().rpartition("invite=")[2]

    async def story() -> None:
        clients = await friends(server.url, 5)
        body = {"name": "Ana", "password": "llamas 3"}
        assert await failed(clients[0], "POST", "/api/accounts", body) == "error-invitation"
        wrong = {**body, "invite": code + "x"}
        assert await failed(clients[0], "POST", "/api/accounts", wrong) == "error-invitation"
        info = await clients[0].call("GET", "/api/site", SiteInfo)
        assert (info.registration, info.may_invite) == ("invited", False)
        await clients[0].call("POST", "/api/accounts", SignedUp, {**body, "invite": code})
        # A name that is taken does not use the invitation up.
        again = {**body, "invite": code}
        assert await failed(clients[1], "POST", "/api/accounts", again) == "error-name-taken"
        await clients[1].call("POST", "/api/accounts", SignedUp, {**again, "name": "Bea"})
        assert await failed(clients[2], "POST", "/api/accounts", {**again, "name": "Cleo"}) == (
            "error-invitation"
        )
        assert await failed(clients[2], "POST", "/api/site/invites") == "error-may-not-invite"
        made = await clients[0].call("POST", "/api/site/invites", SiteInvite)
        cleo = {"name": "Cleo", "password": "llamas 3", "invite": made.code}
        await clients[2].call("POST", "/api/accounts", SignedUp, cleo)
        assert await failed(clients[3], "POST", "/api/accounts", {**cleo, "name": "Dora"}) == (
            "error-invitation"
        )

    asyncio.run(story())
    server.stop()
    closed = Server(tmp_path, "--registration", "closed").start()

    async def refused() -> None:
        (guest,) = await friends(closed.url, 1)
        body = {"name": "Eva", "password": "llamas 3", "invite": code}
        assert await failed(guest, "POST", "/api/accounts", body) == "error-registration-closed"
        assert (await guest.create(wish("imhotep", "me", "bot"))).status == "running"

    asyncio.run(refused())
    closed.stop()


async def seekers(urls: list[str], number: int) -> list[Live]:
    clients = [(await friends(urls[place % len(urls)], 1))[0] for place in range(number)]
    lives = [client.live() for client in clients]
    for live in lives:
        await live.__aenter__()
    return lives


async def check_matches(urls: list[str]) -> None:
    """Everybody is matched once, and with as many others as they wanted."""
    lives = await seekers(urls, 7)
    wanted = Seek(game="imhotep", seats=3)
    await asyncio.gather(*(live.send(wanted) for live in lives))

    def matched(live: Live) -> list[str]:
        return [message.table for message in live.received if isinstance(message, Matched)]

    for _ in range(600):
        if sum(bool(matched(live)) for live in lives) == 6:
            break
        await asyncio.sleep(0.05)
    assert sorted(len(matched(live)) for live in lives) == [0, *[1] * 6]
    tables: dict[str, list[Live]] = {}
    for live in lives:
        for table in matched(live):
            tables.setdefault(table, []).append(live)
    assert sorted(map(len, tables.values())) == [3, 3]
    for table, players in tables.items():
        info = await players[0].client.table(table)
        assert (info.status, info.rated, info.hints) == ("running", True, False)
        assert len({seat.person.id for seat in info.seats if seat.person}) == 3
    last = next(live for live in lives if not matched(live))
    assert (await last.client.call("GET", "/api/seek", Seeking)).waiting == 1
    for live in lives:
        await live.close()
    for _ in range(600):  # who disconnects leaves the queue of live games
        if await last.client.call("GET", "/api/seek") is None:
            break
        await asyncio.sleep(0.05)
    assert await last.client.call("GET", "/api/seek") is None


def test_quick_matches_pair_everybody_once(server: Server) -> None:
    asyncio.run(check_matches([server.url]))


def test_a_seek_by_turns_outlasts_the_connection_and_blocks_keep_apart(server: Server) -> None:
    async def story() -> None:
        ana, bea, cleo = await seekers([server.url], 3)
        her = (await bea.client.call("GET", "/api/me", Me)).id
        await ana.client.call("PUT", f"/api/people/{her}/block", People, {"on": True})
        wanted = Seek(game="cuzco", seats=2, kind="by_turns")
        await ana.send(wanted)
        await received(ana, Seeking)
        await ana.close()
        await bea.send(wanted)
        assert (await received(bea, Seeking)).waiting == 2
        seeks = await cleo.client.call("GET", "/api/seeks", list[Seeking])
        assert Seeking("cuzco", 2, "by_turns", 2) in seeks
        await cleo.send(Seek(game="cuzco", seats=2))  # live is another queue
        await received(cleo, Seeking)
        await cleo.send(wanted)
        match = await received(cleo, Matched)
        info = await cleo.client.table(match.table)
        me = (await ana.client.call("GET", "/api/me", Me)).id
        assert me in {seat.person.id for seat in info.seats if seat.person}
        assert info.kind == "by_turns"
        seeks = await cleo.client.call("GET", "/api/seeks", list[Seeking])
        assert Seeking("cuzco", 2, "by_turns", 1) in seeks  # Bea
        await bea.send(StopSeeking())
        await bea.send(Seek(game="cuzco", seats=9))
        await bea.wait(lambda: len(bea.received) > 2)
        assert await bea.client.call("GET", "/api/seek") is None
        await bea.close()
        await cleo.close()

    asyncio.run(story())


def test_processes_share_matches_invitations_and_presence(tmp_path: Path, database: Any) -> None:
    first = process(tmp_path, database, "first").start()
    second = process(tmp_path, database, "second").start()

    async def story() -> None:
        await check_matches([first.url, second.url])
        ana, me = await account(first.url, f"Ana P{first.port}")
        bea, her = await account(first.url, f"Bea P{first.port}")
        there = elsewhere(bea, second)
        await befriend(ana, bea, me, her)
        async with there.live() as live:
            for _ in range(200):
                if (await people(ana)).friends[0].online:
                    break
                await asyncio.sleep(0.05)
            assert (await people(ana)).friends[0].online
            seats = [SeatWish(kind="me"), SeatWish(kind="invited", person=her.id)]
            table = await ana.create(NewTable(game="imhotep", seats=seats))
            assert (await received(live, Called)).table == table.id
        assert (await there.join(table.id, Join())).status == "running"

    asyncio.run(story())
    for server in (first, second):
        assert server.stop() == 0
