"""Moves over the WebSocket: their answers, and refusals that change nothing."""

import asyncio
import json
import re
import socket
import urllib.request
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tampu.core.rng import Rng
from tampu.locale import catalogue
from tampu.server.client import Client, Live, SeenTable, new_key
from tampu.server.messages.bodies import Me
from tampu.server.messages.websocket import (
    Act,
    AnswerUndo,
    AskHint,
    AskUndo,
    ChatNotice,
    Confirm,
    Done,
    Hint,
    Problem,
    Redo,
    Refused,
    RestartTurn,
    SendChat,
    UndoMove,
)
from tests.server.site import Server, friends, level, open_table, play_out, play_turn, wish


class Duel:
    """Two people at a table of Imhotep, and a spectator."""

    def __init__(self, clients: list[Client], lives: list[Live], table: str) -> None:
        self.clients = clients
        self.lives = lives
        self.table = table

    def due(self) -> tuple[int, Live, SeenTable]:
        """The seat that is asked, its connection and what it knows."""
        for place in (0, 1):
            seen = self.lives[place].seen[self.table]
            if seen.prompt is not None:
                return place, self.lives[place], seen
        raise AssertionError("nobody is asked")

    def act(self, place: int, seen: SeenTable, **changed: object) -> Act:
        prompt = seen.prompt
        assert prompt is not None
        values = {
            "table": self.table,
            "seat": place,
            "seq": seen.seq,
            "key": new_key(),
            "action": prompt.groups[0].choices[0].action,
        }
        return Act(**{**values, **changed})  # type: ignore[arg-type]

    async def length(self) -> int:
        return (await self.clients[0].table(self.table)).seq


def duel(server: Server, story: Callable[[Duel], Awaitable[None]]) -> None:
    async def tell() -> None:
        clients = await friends(server.url, 3)
        info = await open_table(clients[:2], "imhotep")
        lives = [client.live() for client in clients]
        for live in lives:
            await live.__aenter__()
            await live.watch(info.id)
        message = Duel(clients, lives, info.id)
        await level(lives, info.id)
        await story(message)
        for live in lives:
            await live.close()

    asyncio.run(tell())


def test_the_same_key_gives_the_same_answer_and_changes_nothing(server: Server) -> None:
    async def story(table: Duel) -> None:
        place, live, seen = table.due()
        act = table.act(place, seen)
        first = await live.move(act)
        again = await live.move(act)
        assert isinstance(first, Done)
        assert again == first
        assert await table.length() == first.seq

    duel(server, story)


def test_two_clients_race_for_the_same_sequence(server: Server) -> None:
    async def story(table: Duel) -> None:
        place, live, seen = table.due()
        async with table.clients[place].live() as other:
            await other.watch(table.table)
            acts = [table.act(place, seen), table.act(place, seen)]
            answers = await asyncio.gather(live.move(acts[0]), other.move(acts[1]))
        assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Refused"]
        done = next(answer for answer in answers if isinstance(answer, Done))
        refused = next(answer for answer in answers if isinstance(answer, Refused))
        assert refused.error == "error-stale"
        assert await table.length() == done.seq

    duel(server, story)


def test_a_stale_sequence_is_refused_and_the_missing_entries_follow(server: Server) -> None:
    async def story(table: Duel) -> None:
        place, live, seen = table.due()
        async with table.clients[place].live() as late:
            await late.watch(table.table)
            await late.send(f'{{"type": "unwatch", "table": "{table.table}"}}')
            before = await table.length()
            await play_turn(live, seen, Rng(1))
            await late.send(f'{{"type": "watch", "table": "{table.table}", "since": {before}}}')
            stale = await late.move(
                Act(table=table.table, seat=place, seq=before, key="old", action=0)
            )
            assert isinstance(stale, Refused)
            assert stale.error == "error-stale"
            assert stale.text
            await late.until(table.table, lambda state: state.seq > before)
            ahead = await late.move(
                Act(table=table.table, seat=place, seq=before + 500, key="new", action=0)
            )
            assert isinstance(ahead, Refused)
            assert ahead.error == "error-stale"

    duel(server, story)


def test_an_illegal_action_names_its_rule(server: Server) -> None:
    async def story(table: Duel) -> None:
        place, live, seen = table.due()
        prompt = seen.prompt
        assert prompt is not None
        legal = {choice.action for group in prompt.groups for choice in group.choices}
        illegal = next(action for action in range(500) if action not in legal)
        before = await table.length()
        refused = await live.move(table.act(place, seen, action=illegal))
        assert isinstance(refused, Refused)
        assert refused.rule
        assert refused.rule.startswith("IM-")
        assert refused.text
        assert refused.text != refused.error
        huge = await live.move(table.act(place, seen, action=2**31 - 1))
        assert isinstance(huge, Refused)
        word = await live.move(table.act(place, seen, action=None, notation="castle"))
        assert isinstance(word, Refused)
        assert word.error == "error-no-token"
        assert await table.length() == before

    duel(server, story)


def test_only_the_person_of_the_seat_acts(server: Server) -> None:
    async def story(table: Duel) -> None:
        place, _, seen = table.due()
        before = await table.length()
        for other in (1 - place, 2):
            refused = await table.lives[other].move(table.act(place, seen))
            assert isinstance(refused, Refused)
            assert refused.error == "error-not-your-seat"
        early = await table.lives[1 - place].move(table.act(1 - place, seen, seat=1 - place))
        assert isinstance(early, Refused)
        assert early.error == "error-not-your-turn"
        nowhere = await table.lives[place].move(table.act(place, seen, seat=77))
        assert isinstance(nowhere, Refused)
        assert await table.length() == before

    duel(server, story)


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "llama",
        "[]",
        "{}",
        '{"type": "castle"}',
        '{"type": "act"}',
        '{"type": "act", "table": "x", "seat": -1, "seq": 0, "key": "k", "action": 1}',
        '{"type": "act", "table": "x", "seat": 0, "seq": 0, "key": "k", "action": 1, "more": 1}',
        '{"type": "ping", "v": 2}',
        '{"type": "watch", "table": "x", "since": 1e99}',
        '{"type": "watch", "table": "\\u0000", "since": "1"}',
        "[" * 3000,
        b"\xff\xfe",
    ],
)
def test_malformed_frames_are_answered(server: Server, frame: str | bytes) -> None:
    async def story() -> None:
        (client,) = await friends(server.url, 1)
        async with client.live() as live:
            await live.send(frame)
            await live.wait(lambda: any(isinstance(message, Problem) for message in live.received))
            problem = next(message for message in live.received if isinstance(message, Problem))
            assert problem.error == "error-malformed"
            await live.send('{"type": "ping"}')
            await live.wait(lambda: type(live.received[-1]).__name__ == "Pong")

    asyncio.run(story())


def test_oversized_frames_and_endless_nonsense_end_the_connection(server: Server) -> None:
    async def story() -> None:
        (client,) = await friends(server.url, 1)
        for size, code in ((20_000, 1009), (200_000, 1009)):
            async with client.live() as live:
                await live.send(json.dumps({"type": "ping", "more": "x" * size}))
                await live.wait(lambda live=live: live.closed is not None)
                assert live.closed is not None
                assert live.closed.rcvd is not None
                assert live.closed.rcvd.code == code
        async with client.live() as live:
            with suppress(ConnectionClosed):
                for _ in range(100):
                    await live.send("nonsense")
            await live.wait(lambda: live.closed is not None)
            assert live.closed is not None

    asyncio.run(story())


def test_unknown_and_private_tables_are_told_alike(server: Server) -> None:
    async def story() -> None:
        owner, stranger = await friends(server.url, 2)
        hidden = await owner.create(wish("imhotep", "me", "bot"))
        async with stranger.live() as live:
            for table in (hidden.id, "nosuchtable"):
                act = Act(table=table, seat=0, seq=1, key=f"k{table}", action=0)
                await live.send(json.dumps({"type": "watch", "table": table}))
                refused = await live.move(act)
                assert isinstance(refused, Refused)
                assert refused.error == "error-no-table"
            problems = [message for message in live.received if isinstance(message, Problem)]
            assert [message.error for message in problems] == ["error-no-table"] * 2

    asyncio.run(story())


def test_other_sites_and_strangers_get_no_socket(server: Server) -> None:
    async def story() -> None:
        (client,) = await friends(server.url, 1)
        address = f"ws://127.0.0.1:{server.port}/ws"
        headers = {"Cookie": client.cookie_header()}
        with pytest.raises(InvalidStatus):
            await connect(address, additional_headers=headers, origin="https://evil.example")  # type: ignore[arg-type]
        async with connect(
            address,
            additional_headers=headers,
            origin=server.url,  # type: ignore[arg-type]
        ) as socket:
            assert "hello" in str(await socket.recv())
        async with connect(address) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4401

    asyncio.run(story())


def test_undo_redo_restart_inside_the_turn(server: Server) -> None:
    async def story() -> None:
        (client,) = await friends(server.url, 1)
        await client.call("PATCH", "/api/me", body={"preferences": {"confirm_turns": True}})
        info = await client.create(
            wish("imhotep", "me", "hotseat", seed=3, options={"start_player": 1})
        )
        async with client.live() as live:
            seen = await live.watch(info.id)
            await live.until(info.id, lambda state: state.prompt is not None)
            first = seen.prompt
            assert first is not None
            start = seen.seq
            choice = first.groups[0].choices[0]

            def move(kind: type, **more: object) -> object:
                return kind(table=info.id, seat=0, seq=seen.seq, key=new_key(), **more)

            done = await live.move(move(Act, action=choice.action))  # type: ignore[arg-type]
            assert isinstance(done, Done)
            position = (await live.until(info.id, lambda state: state.seq == done.seq)).position
            await live.until(info.id, lambda state: state.position.seq == done.seq)  # type: ignore[union-attr]
            position = seen.position
            assert position is not None
            assert position.turn.waiting_for == 0
            assert position.undo.limit == start
            early = await live.move(move(Act, action=choice.action))  # type: ignore[arg-type]
            assert isinstance(early, Refused)
            assert early.error == "error-waiting"
            for back in (UndoMove, RestartTurn):
                undone = await live.move(move(back))  # type: ignore[arg-type]
                assert isinstance(undone, Done)
                await live.until(info.id, lambda state, s=undone.seq: state.position.seq == s)  # type: ignore[union-attr]
                assert seen.prompt == first
                assert seen.position is not None
                assert seen.position.undo.redo
                redone = await live.move(move(Redo))  # type: ignore[arg-type]
                assert isinstance(redone, Done)
                await live.until(info.id, lambda state, s=redone.seq: state.position.seq == s)  # type: ignore[union-attr]
                assert seen.position.view == position.view
            assert len([e for e in seen.game() if e.kind == "decision"]) == 1
            confirmed = await live.move(move(Confirm))  # type: ignore[arg-type]
            assert isinstance(confirmed, Done)
            await live.until(info.id, lambda state: state.prompt is not None)
            nothing = await live.move(move(Confirm))  # type: ignore[arg-type]
            assert isinstance(nothing, Refused)
            assert nothing.error == "error-nothing-to-confirm"
            free = await live.move(move(UndoMove))  # type: ignore[arg-type]
            assert isinstance(free, Refused)
            assert free.error == "error-no-undo"
            asked = await live.move(move(AskUndo, to=start))  # type: ignore[arg-type]
            assert isinstance(asked, Done)
            await live.until(info.id, lambda state: state.position.seq == asked.seq)  # type: ignore[union-attr]
            assert seen.prompt == first

    asyncio.run(story())


def test_no_confirmation_is_asked_among_bots_because_undo_reaches_past_them(server: Server) -> None:
    async def story() -> None:
        (client,) = await friends(server.url, 1)
        await client.call("PATCH", "/api/me", body={"preferences": {"confirm_turns": True}})
        info = await client.create(
            wish("imhotep", "me", "bot", seed=3, options={"start_player": 1})
        )
        async with client.live() as live:
            seen = await live.watch(info.id)
            await live.until(info.id, lambda state: state.prompt is not None)
            first, start = seen.prompt, seen.seq
            assert first is not None
            act = Act(info.id, 0, start, new_key(), action=first.groups[0].choices[0].action)
            done = await live.move(act)
            assert isinstance(done, Done)
            await live.until(
                info.id, lambda state: state.prompt is not None and state.seq > done.seq
            )
            assert [entry.kind for entry in seen.entries if entry.kind == "confirm"] == []
            assert any(entry.actor == 1 for entry in seen.game())
            asked = await live.move(AskUndo(info.id, 0, seen.seq, new_key(), to=start))
            assert isinstance(asked, Done)
            await live.until(info.id, lambda state: state.position.seq == asked.seq)  # type: ignore[union-attr]
            assert seen.prompt == first

    asyncio.run(story())


def test_a_confirmed_turn_stays_while_the_next_player_chooses(server: Server) -> None:
    async def story() -> None:
        clients = await friends(server.url, 2)
        await clients[0].call("PATCH", "/api/me", body={"preferences": {"confirm_turns": True}})
        info = await open_table(clients, "imhotep", options={"start_player": 1})
        async with clients[0].live() as live:
            seen = await live.watch(info.id)
            await live.until(info.id, lambda state: state.prompt is not None)
            assert seen.prompt is not None

            def move(kind: type, **more: object) -> object:
                return kind(table=info.id, seat=0, seq=seen.seq, key=new_key(), **more)

            action = seen.prompt.groups[0].choices[0].action
            done = await live.move(move(Act, action=action))  # type: ignore[arg-type]
            assert isinstance(done, Done)
            await live.until(info.id, lambda state: state.position.seq == done.seq)  # type: ignore[union-attr]
            assert seen.position is not None
            assert seen.position.undo.limit is not None
            confirmed = await live.move(move(Confirm))  # type: ignore[arg-type]
            assert isinstance(confirmed, Done)
            await live.until(info.id, lambda state: state.position.seq == confirmed.seq)  # type: ignore[union-attr]
            assert seen.position.undo.limit is None
            back = await live.move(move(UndoMove))  # type: ignore[arg-type]
            assert isinstance(back, Refused)
            assert back.error == "error-no-undo"

    asyncio.run(story())


def test_undo_beyond_the_turn_needs_everybody(server: Server) -> None:
    async def story(table: Duel) -> None:
        place, live, seen = table.due()
        other = 1 - place
        start = seen.seq
        await play_turn(live, seen, Rng(1))
        await level(table.lives, table.table)
        turns = 0
        while table.due()[0] == place and turns < 9:
            await play_turn(live, seen, Rng(1))
            await level(table.lives, table.table)
            turns += 1
        await play_turn(table.lives[other], table.lives[other].seen[table.table], Rng(2))
        await level(table.lives, table.table)
        ask = AskUndo(table=table.table, seat=place, seq=seen.seq, key="ask", to=start)
        assert isinstance(await live.move(ask), Done)
        await level(table.lives, table.table)
        foe = table.lives[other].seen[table.table]
        assert foe.position is not None
        assert (foe.position.undo.asked_by, foe.position.undo.asked_to) == (place, start)
        own = AnswerUndo(table=table.table, seat=place, seq=seen.seq, key="own", agree=True)
        assert isinstance(await live.move(own), Refused)
        no = AnswerUndo(table=table.table, seat=other, seq=foe.seq, key="no", agree=False)
        assert isinstance(await table.lives[other].move(no), Done)
        await level(table.lives, table.table)
        assert foe.position.undo.asked_by is None
        again = AskUndo(table=table.table, seat=place, seq=seen.seq, key="again", to=start)
        assert isinstance(await live.move(again), Done)
        await level(table.lives, table.table)
        yes = AnswerUndo(table=table.table, seat=other, seq=foe.seq, key="yes", agree=True)
        assert isinstance(await table.lives[other].move(yes), Done)
        await level(table.lives, table.table)
        assert all(entry.seq <= start for entry in seen.game())
        assert table.due()[0] == place
        await play_out(table.lives[:2], table.table, Rng(3))
        khipu = await table.clients[0].call("GET", f"/api/tables/{table.table}/khipu", str)
        assert "end " in khipu

    duel(server, story)


def test_hints_and_chat(server: Server) -> None:
    async def story(table: Duel) -> None:
        place, live, seen = table.due()
        prompt = seen.prompt
        assert prompt is not None
        hint = await live.ask("h", AskHint(table=table.table, seat=place, key="h"))
        assert isinstance(hint, Hint)
        legal = {choice.action for group in prompt.groups for choice in group.choices}
        assert 1 <= len(hint.candidates) <= 3
        for candidate in hint.candidates:
            assert candidate.action in legal
            assert candidate.text.key.startswith("imhotep-do-")
            assert candidate.visits > 0
            assert candidate.share is not None
            assert 0.0 <= candidate.share <= 1.0
        visits = [candidate.visits for candidate in hint.candidates]
        assert visits == sorted(visits, reverse=True)
        words = catalogue("fr")
        for reason in hint.candidates[0].reasons:
            assert words.has(reason.text.key)
            assert abs(reason.change) > 0
        foe = table.lives[1 - place]
        early = await foe.ask("h", AskHint(table=table.table, seat=1 - place, key="h"))
        assert isinstance(early, Refused)
        await live.send(SendChat(table=table.table, text="<b>hello\u202e</b>"))
        await foe.wait(lambda: any(isinstance(message, ChatNotice) for message in foe.received))
        said = next(message for message in foe.received if isinstance(message, ChatNotice))
        assert said.text == "<b>hello</b>"
        mute = {"type": "mute", "person": said.person.id, "on": True}
        await foe.send(json.dumps(mute))
        await foe.send('{"type": "ping"}')
        await foe.wait(lambda: type(foe.received[-1]).__name__ == "Pong")
        await live.send(SendChat(table=table.table, text="again"))
        await live.wait(
            lambda: sum(isinstance(message, ChatNotice) for message in live.received) == 2
        )
        await foe.send('{"type": "ping"}')
        await foe.wait(
            lambda: sum(type(message).__name__ == "Pong" for message in foe.received) == 2
        )
        assert sum(isinstance(message, ChatNotice) for message in foe.received) == 1
        muted = await table.clients[1 - place].call("GET", "/api/me", Me)
        assert muted.muted == [said.person.id]
        async with table.clients[1 - place].live() as later:
            await later.watch(table.table)
            await live.send(SendChat(table=table.table, text="still there?"))
            await live.wait(
                lambda: sum(isinstance(message, ChatNotice) for message in live.received) == 3
            )
            await later.send('{"type": "ping"}')
            await later.wait(lambda: type(later.received[-1]).__name__ == "Pong")
            assert not any(isinstance(message, ChatNotice) for message in later.received)
        watcher = table.lives[2]
        await watcher.send(SendChat(table=table.table, text="from outside"))
        await watcher.wait(
            lambda: any(isinstance(message, ChatNotice) for message in watcher.received)
        )
        await live.send('{"type": "ping"}')
        await live.wait(lambda: type(live.received[-1]).__name__ == "Pong")
        texts = [message.text for message in live.received if isinstance(message, ChatNotice)]
        assert "from outside" not in texts, "observers talk apart from the players"

    duel(server, story)


def test_who_watches_is_told_where_it_is_public(server: Server) -> None:
    async def story() -> None:
        host, friend, stranger = await friends(server.url, 3)
        watcher = await stranger.call("GET", "/api/me", Me)
        for visibility, message in (("public", True), ("link", False)):
            info = await host.create(wish("imhotep", "me", "hotseat", visibility=visibility))
            async with host.live() as live, stranger.live() as other, friend.live() as third:
                seen = await live.watch(info.id)
                assert seen.info is not None
                assert seen.info.spectators == []
                assert seen.info.seats[0].connected
                await third.watch(info.id, info.link)
                there = await other.watch(info.id, info.link)
                await live.until(
                    info.id,
                    lambda seen: (
                        seen.info is not None
                        and watcher.id in [person.id for person in seen.info.spectators]
                    ),
                )
                assert there.info is not None
                assert bool(there.info.spectators) == message
            async with host.live() as live:
                await live.watch(info.id)
                await live.until(
                    info.id, lambda seen: seen.info is not None and not seen.info.spectators
                )

    asyncio.run(story())


def frame(message: dict[str, object]) -> bytes:
    """A masked text frame, written by hand."""
    data = json.dumps(message).encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


def test_a_client_that_does_not_read_is_dropped_and_may_resume(tmp_path: Path) -> None:
    async def story() -> None:
        server = Server(tmp_path, "--queue", "30", "--metrics").start()
        clients = await friends(server.url, 3)
        info = await open_table(clients[:2], "imhotep")
        lives = [client.live() for client in clients[:2]]
        for live in lives:
            await live.__aenter__()
            await live.watch(info.id)

        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.port))
        deaf.sendall(
            (
                f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
                f"Cookie: {clients[2].cookie_header()}\r\nConnection: Upgrade\r\n"
                "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
            ).encode()
        )
        deaf.settimeout(30)
        assert b"101" in await asyncio.to_thread(deaf.recv, 12)
        again = frame({"type": "watch", "table": info.id})

        def slow() -> float:
            with urllib.request.urlopen(f"{server.url}/metrics") as answer:
                text = answer.read().decode()
            (line,) = re.findall(r"^tampu_slow_clients_total (\S+)", text, re.M)
            return float(line)

        assert slow() == 0
        rng = Rng(5)
        for _ in range(2000):
            with suppress(OSError):
                await asyncio.to_thread(deaf.sendall, again * 20)
            # the table does not wait for who does not read
            assert await play_out(lives, info.id, rng, most=1) >= 1
            if slow() == 1 or lives[0].seen[info.id].over:
                break
        assert slow() == 1
        deaf.close()
        async with clients[2].live() as back:
            await back.watch(info.id)
            seen = await back.up_to(info.id, lives[0].seen[info.id].seq)
            assert [e.seq for e in seen.entries] == [e.seq for e in lives[0].seen[info.id].entries]
        for live in lives:
            await live.close()
        assert await asyncio.to_thread(server.stop) == 0

    asyncio.run(story())
