"""Rate limits of a real server, and its log."""

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tampu.server.client import CallFailed, Client, new_key
from tampu.server.messages.bodies import LogIn, SignUp
from tampu.server.messages.websocket import Problem, Redo, Refused, SendChat
from tests.server.site import Server, friends, wish


def test_everything_that_costs_is_limited(tmp_path: Path) -> None:
    async def story() -> None:
        server = Server(tmp_path, "--rate-factor", "0.05").start()
        (client,) = await friends(server.url, 1)

        async def until_refused(call: Callable[[], Awaitable[object]], least: int) -> None:
            answers = []
            for _ in range(least + 1):
                try:
                    await call()
                    answers.append("")
                except CallFailed as failed:
                    answers.append(failed.failure.error)
            assert "error-too-often" not in answers[:least]
            assert answers[least] == "error-too-often"

        async def log_in() -> None:
            body = LogIn(name="nobody", password="wrong one")
            await Client(server.url).call("POST", "/api/session", body=body)

        async def sign_up() -> None:
            body = SignUp(name="x" * 24, password="long enough")
            await Client(server.url).call("POST", "/api/accounts", body=body)

        tables = []

        async def create() -> None:
            tables.append(await client.create(wish("imhotep", "me", "hotseat")))

        await until_refused(log_in, 1)
        await until_refused(sign_up, 1)
        await until_refused(create, 2)
        async with client.live() as live:
            table = tables[0].id
            seen = await live.watch(table)
            for text in ("one", "two"):
                await live.send(SendChat(table=table, text=text))
            await live.wait(lambda: any(isinstance(message, Problem) for message in live.received))
            errors = []
            for _ in range(11):
                move = Redo(table=table, seat=0, seq=seen.seq, key=new_key())
                answer = await live.move(move)
                assert isinstance(answer, Refused)
                errors.append(answer.error)
            assert errors == ["error-no-redo"] * 10 + ["error-too-often"]
            reasons = [await live.why(table, 0, "castle") for _ in range(6)]
            assert isinstance(reasons[0], Problem)
            assert reasons[0].error != "error-too-often"
            assert isinstance(reasons[5], Problem)
            assert reasons[5].error == "error-too-often"

        def from_address(address: str) -> int:
            request = urllib.request.Request(
                f"{server.url}/api/session",
                data=json.dumps({"name": address, "password": "wrong one"}).encode(),
                headers={"Content-Type": "application/json", "X-Forwarded-For": address},
            )
            with pytest.raises(urllib.error.HTTPError) as refused:
                urllib.request.urlopen(request)
            return refused.value.code

        answers = [from_address(address) for address in ("10.0.0.1", "10.0.0.1", "10.0.0.2")]
        assert answers == [403, 429, 403]
        assert await asyncio.to_thread(server.stop) == 0
        written = [line for line in server.log_tail().splitlines() if line.startswith("{")]
        assert all({"event", "level", "timestamp"} <= set(json.loads(line)) for line in written)
        assert written

    asyncio.run(story())
