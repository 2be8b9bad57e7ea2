"""Log-in limits, recovery, names and log-out: a stranger cannot take or block an account."""

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tampu.server.client import CallFailed, Client
from tampu.server.errors import Denied
from tampu.server.messages.bodies import LogIn, Me, SignedUp, SignUp
from tampu.server.people.accounts import Accounts
from tampu.server.people.profiles import Profiles, new_guest
from tampu.server.people.rate_limits import LIMITS, RateLimits, network_of
from tampu.server.people.sessions import LoginSessions
from tampu.server.people.signing import Signer
from tampu.server.storage.database import Database
from tampu.server.storage.models import PEOPLE, RECOVERY_CODES, SESSIONS
from tests.server.site import Server, friends

PASSWORD = "three llamas"


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the rate limits that people get."""
    server = Server(tmp_path_factory.mktemp("limited"), "--rate-factor", "1").start()
    yield server
    assert server.stop() == 0


def call_from(
    server: Server, address: str, path: str, body: Any, cookies: str = ""
) -> tuple[int, dict[str, str]]:
    """Make a call from an address, as a proxy forwards it; the status and the new cookies."""
    headers = {"Content-Type": "application/json", "X-Forwarded-For": address, "Cookie": cookies}
    request = urllib.request.Request(server.url + path, json.dumps(body).encode(), headers)
    try:
        answer = urllib.request.urlopen(request)
    except urllib.error.HTTPError as error:
        return error.code, {}
    given = answer.headers.get_all("set-cookie") or []
    return answer.status, dict(text.partition(";")[0].split("=", 1) for text in given)


def sign_up(server: Server, name: str, address: str) -> dict[str, str]:
    status, cookies = call_from(
        server, address, "/api/accounts", {"name": name, "password": PASSWORD}
    )
    assert status == 201
    return cookies


def log_in(server: Server, name: str, address: str, password: str, cookies: str = "") -> int:
    body = {"name": name, "password": password}
    return call_from(server, address, "/api/session", body, cookies)[0]


def test_a_stranger_cannot_lock_the_owner_out(limited: Server) -> None:
    sign_up(limited, "Owner", "198.51.100.1")
    tries = [log_in(limited, "Owner", "203.0.113.9", "wrong one") for _ in range(22)]
    assert tries == [403] * 20 + [429] * 2
    assert log_in(limited, "Owner", "198.51.100.1", PASSWORD) == 201


def test_a_known_device_logs_in_whatever_strangers_do(limited: Server) -> None:
    device = f"tampu_device={sign_up(limited, 'Target', '198.51.100.2')['tampu_device']}"
    crowd = [log_in(limited, "Target", f"203.0.114.{n // 15}", "wrong one") for n in range(102)]
    assert crowd[:100] == [403] * 100
    assert crowd[100:] == [429] * 2
    # The same address as a stranger, and a name that a crowd has used up.
    assert log_in(limited, "Target", "203.0.115.1", PASSWORD) == 429
    assert log_in(limited, "Target", "203.0.113.9", PASSWORD, device) == 201
    assert log_in(limited, "Target", "203.0.115.1", PASSWORD, "tampu_device=forged") == 429
    assert log_in(limited, "Owner", "203.0.113.9", PASSWORD, device) == 429


def test_spaces_and_case_give_no_fresh_counter(limited: Server) -> None:
    forms = ("Nobody", " nobody", "  NOBODY ", "nobody\t")
    tries = [log_in(limited, forms[n % 4], f"203.0.116.{n // 15}", "wrong one") for n in range(101)]
    assert tries == [403] * 100 + [429]


def test_failed_log_ins_are_logged(tmp_path: Path) -> None:
    # A server of its own: equal lines are limited, and other tests fail to log in often.
    limited = Server(tmp_path, "--rate-factor", "1").start()
    sign_up(limited, "Logged", "198.51.100.3")
    log_in(limited, "Logged", "203.0.113.77", "a wrong password")
    assert limited.stop() == 0
    written = limited.log_tail().splitlines()
    lines = [json.loads(line) for line in written if "203.0.113.77" in line]
    assert [line["event"] for line in lines] == ["log-in failed"]
    assert lines[0]["account"]
    assert "a wrong password" not in limited.log_tail()


def test_addresses_of_one_network_count_together() -> None:
    assert network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::9")
    assert network_of("2001:db8:1:2::9") != network_of("2001:db8:1:3::9")
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    assert network_of("not an address") == "not an address"


def test_a_guest_cannot_take_the_name_of_an_account(server: Server) -> None:
    async def story() -> None:
        owner, guest, early = await friends(server.url, 3)
        name = f"Unique {server.port}"
        await early.call("PATCH", "/api/me", body={"name": name.upper()})
        await owner.call("POST", "/api/accounts", SignedUp, SignUp(name=name, password=PASSWORD))
        for form in (name, name.upper(), f"  {name}  "):
            with pytest.raises(CallFailed) as refused:
                await guest.call("PATCH", "/api/me", body={"name": form})
            assert refused.value.failure.error == "error-name-taken"
        renamed = await early.call("GET", "/api/me", Me)
        assert renamed.name != name.upper()

    asyncio.run(story())


def test_log_out_closes_the_websocket_of_that_session(server: Server) -> None:
    async def story() -> None:
        (phone,) = await friends(server.url, 1)
        name = f"Leaver {server.port}"
        await phone.call("POST", "/api/accounts", SignedUp, SignUp(name=name, password=PASSWORD))
        laptop = Client(server.url)
        await laptop.call("POST", "/api/session", Me, LogIn(name=name, password=PASSWORD))
        async with phone.live() as gone, laptop.live() as stays:
            await gone.wait(lambda: bool(gone.received))
            await stays.wait(lambda: bool(stays.received))
            await phone.call("DELETE", "/api/session")
            await gone.wait(lambda: gone.closed is not None)
            await stays.send('{"type":"ping"}')
            await stays.wait(lambda: type(stays.received[-1]).__name__ == "Pong")
            assert stays.closed is None

    asyncio.run(story())


def test_recovery_codes_can_be_renewed(server: Server) -> None:
    async def story() -> None:
        (client,) = await friends(server.url, 1)
        name = f"Renewer {server.port}"
        body = SignUp(name=name, password=PASSWORD)
        old = (await client.call("POST", "/api/accounts", SignedUp, body)).recovery_codes
        with pytest.raises(CallFailed) as refused:
            await client.call("POST", "/api/recovery_codes", body={"password": "wrong one"})
        assert refused.value.failure.error == "error-log-in"
        renewed = await client.call("POST", "/api/recovery_codes", body={"password": PASSWORD})
        fresh = renewed["recovery_codes"]
        assert len(set(fresh)) == 8
        assert not set(fresh) & set(old)
        for code, status in ((old[0], 403), (fresh[0], 201)):
            recovery = {"name": name, "code": code, "new": "four llamas"}
            assert call_from(server, "127.0.0.1", "/api/recovery", recovery)[0] == status

    asyncio.run(story())


class Failing(Database):
    """A database whose transactions fail at the statement with a given number."""

    fails_at: int | None = None

    async def write(self, job: Any) -> Any:
        def failing(connection: sa.Connection) -> Any:
            count = 0

            def before(_1: Any, _2: Any, _3: Any, _4: Any, _5: Any) -> None:
                nonlocal count
                count += 1
                if count == self.fails_at:
                    raise RuntimeError("the disk is gone")

            if self.fails_at is not None:
                sa.event.listen(connection, "before_execute", before)
            return job(connection)

        return await super().write(failing)


def test_recovery_is_one_transaction(tmp_path: Path) -> None:
    async def story() -> None:
        database = Failing(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}")
        await database.open()
        accounts = Accounts(
            database, Profiles(database), LoginSessions(database, Signer(b"k" * 32))
        )
        guest = new_guest()
        _, codes = await accounts.sign_up(guest, "Known", PASSWORD)

        async def stored() -> tuple[Any, ...]:
            password = sa.select(PEOPLE.c.password_hash).where(PEOPLE.c.id == guest.id)
            counts = [sa.select(sa.func.count()).select_from(t) for t in (RECOVERY_CODES, SESSIONS)]
            return tuple([(await database.first(query))[0] for query in (password, *counts)])

        before = await stored()
        for statement in (2, 3, 4):
            database.fails_at = statement
            with pytest.raises(RuntimeError):
                await accounts.recover("Known", codes[0], "four llamas")
            database.fails_at = None
            assert await stored() == before
        await accounts.recover("Known", codes[0], "four llamas")
        await accounts.log_in("Known", "four llamas")
        with pytest.raises(Denied):
            await accounts.recover("Known", codes[0], "five llamas")
        await database.close()

    asyncio.run(story())


def test_private_answers_are_not_stored_by_caches(server: Server) -> None:
    # A visitor gets a cookie with the first answer, which is a reason of its own.
    cookie = urllib.request.urlopen(server.url).headers["set-cookie"].partition(";")[0]
    private = ("/api/me", "/api/tables", "/api/tables/nothing")
    for path, identity in (("/", {}), *((path, {"Cookie": cookie}) for path in private)):
        request = urllib.request.Request(server.url + path, headers=identity)
        try:
            headers = urllib.request.urlopen(request).headers
        except urllib.error.HTTPError as error:
            headers = error.headers
        assert headers["cache-control"] == "no-store", path
    book = urllib.request.urlopen(f"{server.url}/api/games/imhotep/book/en")
    assert "max-age" in book.headers["cache-control"]


@pytest.mark.parametrize("path", ["/metrics/", "/metrics//", "//metrics", "/metrics/x", "/Metrics"])
def test_metrics_have_one_address_only(server: Server, path: str) -> None:
    assert b"tampu_lines" in urllib.request.urlopen(f"{server.url}/metrics").read()
    try:
        body = urllib.request.urlopen(server.url + path).read()
    except urllib.error.HTTPError as error:
        body = error.read()
    assert b"tampu_lines" not in body


def test_sql_parameters_stay_out_of_errors(tmp_path: Path) -> None:
    async def story() -> str:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}")
        await database.open()
        errors = []
        statement = sa.text("INSERT INTO people (id) VALUES (:secret)")
        for call in (
            database.execute(statement.bindparams(secret="hunter two")),
            database.rows(
                sa.text("SELECT :secret FROM no_such_table").bindparams(secret="hunter two")
            ),
        ):
            try:
                await call
            except Exception as error:
                errors.append(f"{error} {error.__cause__} {error.__context__}")
        await database.close()
        assert len(errors) == 2
        return " ".join(errors)

    assert "hunter" not in asyncio.run(story())


def test_limits_of_calls_that_cost_nothing_yet() -> None:
    async def story() -> None:
        limits = RateLimits(1.0, lambda: 0.0)
        for name in ("watch", "mute", "join", "open_table", "frame"):
            most = LIMITS[name][0]
            for _ in range(most):
                await limits.check(name, "192.0.2.1", "person")
            with pytest.raises(Denied):
                await limits.check(name, "192.0.2.1", "person")

    asyncio.run(story())
