"""Outgoing requests reach public addresses only; deleting any guard makes a test here fail."""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tampu.server.people import outgoing
from tampu.server.people.outgoing import post, public_address, refused_network, target

PUBLIC = "93.184.216.34"

REFUSED_URLS = (
    "http://example.org/",
    "ftp://example.org/",
    "https:///path",
    "https://example.org:8443/",
    "https://example.org:99999/",
    "https://name:password@example.org/",
    "https://[",
    "example.org",
    "https://example.org/a b",
    "https://example.org/\r\nX: y",
)


@pytest.mark.parametrize("url", REFUSED_URLS)
def test_only_plain_https_addresses(url: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        target(url)


def test_the_parts_of_an_address() -> None:
    assert target("https://Example.org") == ("example.org", "/")
    assert target("https://example.org:443/turn?a=b#c") == ("example.org", "/turn?a=b")


REFUSED_ADDRESSES = {
    "loopback": ("127.0.0.1", "::1"),
    "private": ("10.0.0.1", "172.16.0.1", "192.168.1.1", "fd00::1", "100.64.0.1"),
    "link-local": ("169.254.169.254", "fe80::1", "fe80::1%eth0"),
    "unspecified": ("0.0.0.0", "::"),
    "multicast": ("224.0.0.1", "239.255.255.250", "ff02::1", "ff0e::1"),
    "reserved": ("240.0.0.1", "255.255.255.255", "198.18.0.1", "192.0.2.1", "2001:db8::1"),
    "mapped": ("::ffff:127.0.0.1", "::ffff:10.0.0.1"),
    "compatible": ("::127.0.0.1", "::93.184.216.34"),
    "NAT64": ("64:ff9b::7f00:1", "64:ff9b::5db8:d822", "64:ff9b:1::a00:1"),
    "6to4": ("2002:7f00:1::", "2002:5db8:d822::1"),
    "Teredo": ("2001::1",),
    "site-local": ("fec0::1",),
}


@pytest.mark.parametrize("kind", REFUSED_ADDRESSES)
def test_addresses_inside_a_network_are_refused(kind: str) -> None:
    for address in REFUSED_ADDRESSES[kind]:
        assert refused_network(address), address


def test_public_addresses_are_allowed() -> None:
    for address in (PUBLIC, "2606:2800:220:1:248:1893:25c8:1946"):
        assert not refused_network(address)


def answers(*addresses: str) -> list[tuple[Any, ...]]:
    return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in addresses]


def test_a_name_with_one_inside_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for addresses in ((PUBLIC, "127.0.0.1"), ("127.0.0.1", PUBLIC), ()):
        monkeypatch.setattr(
            outgoing, "getaddrinfo", lambda *_, given=addresses, **__: answers(*given)
        )
        with pytest.raises(OSError, match="address"):
            public_address("example.org")


Connected = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def against(
    respond: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]],
    call: Callable[[Callable[[str, str], Awaitable[Connected]]], Awaitable[object]],
) -> tuple[object, list[tuple[str, str]]]:
    """Send a request whose connection ends at a server on loopback."""
    connections: list[tuple[str, str]] = []
    server = await asyncio.start_server(respond, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]

    async def connect(address: str, host: str) -> Connected:
        connections.append((address, host))
        return await asyncio.open_connection("127.0.0.1", port)

    try:
        return await call(connect), connections
    finally:
        server.close()


def test_a_name_is_resolved_once_and_pinned(monkeypatch: pytest.MonkeyPatch) -> None:
    lookups: list[str] = []
    heard = bytearray()

    def resolve(host: str, *_: object, **__: object) -> list[tuple[Any, ...]]:
        lookups.append(host)
        return answers(PUBLIC if len(lookups) == 1 else "127.0.0.1")

    async def respond(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.extend(await reader.readuntil(b"{}"))
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        writer.close()

    monkeypatch.setattr(outgoing, "getaddrinfo", resolve)
    url = "https://example.org/turn"
    status, connections = asyncio.run(
        against(respond, lambda connect: post(url, b"{}", {"X-Sent": "1"}, connect))
    )
    assert status == 204
    assert lookups == ["example.org"]
    assert connections == [(PUBLIC, "example.org")]
    assert heard.startswith(b"POST /turn HTTP/1.1\r\nHost: example.org\r\nX-Sent: 1\r\n")


def test_an_inside_address_is_never_connected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "getaddrinfo", lambda *_, **__: answers("127.0.0.1"))

    async def story() -> None:
        async def connect(_address: str, _host: str) -> Connected:
            raise AssertionError("connected")

        with pytest.raises(OSError, match="address"):
            await post("https://example.org/", b"{}", {}, connect)

    asyncio.run(story())


def test_the_connection_is_encrypted_and_verified(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, Any] = {}

    async def open_connection(address: str, port: int, **more: Any) -> Any:
        given.update(more, address=address, port=port)
        raise OSError("not connected")

    monkeypatch.setattr(outgoing, "getaddrinfo", lambda *_, **__: answers(PUBLIC))
    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    with pytest.raises(OSError, match="not connected"):
        asyncio.run(post("https://example.org/", b"{}", {}))
    assert (given["address"], given["port"]) == (PUBLIC, 443)
    assert given["server_hostname"] == "example.org"
    assert given["ssl"].check_hostname
    assert given["ssl"].verify_mode == ssl.CERT_REQUIRED


def test_redirects_are_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "getaddrinfo", lambda *_, **__: answers(PUBLIC))

    async def respond(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"{}")
        writer.write(b"HTTP/1.1 307 Moved\r\nLocation: https://example.org/other\r\n\r\n")
        writer.close()

    async def call(connect: Any) -> object:
        return await post("https://example.org/", b"{}", {}, connect)

    status, connections = asyncio.run(against(respond, call))
    assert status == 307
    assert len(connections) == 1


def test_a_dripping_answer_ends_at_the_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "getaddrinfo", lambda *_, **__: answers(PUBLIC))
    monkeypatch.setattr(outgoing, "TOTAL_SECONDS", 0.3)
    ended = asyncio.Event()

    async def respond(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while not ended.is_set():
            writer.write(b"x")
            await asyncio.sleep(0.02)
        writer.close()

    async def call(connect: Any) -> object:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(post("https://example.org/", b"{}", {}, connect), 60)
        ended.set()
        return None

    asyncio.run(asyncio.wait_for(against(respond, call), 30))


def test_an_endless_line_is_not_collected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "getaddrinfo", lambda *_, **__: answers(PUBLIC))

    async def respond(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"x" * 200_000)
        writer.close()

    async def call(connect: Any) -> object:
        with pytest.raises(OSError, match="answer"):
            await post("https://example.org/", b"{}", {}, connect)
        return None

    asyncio.run(against(respond, call))
