"""Outgoing requests to addresses that people chose: https to public networks only."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from socket import getaddrinfo
from typing import Final
from urllib.parse import urlsplit

PORT: Final = 443
TOTAL_SECONDS: Final = 10.0
"""The time for a whole call: resolving the name, connecting, sending and the answer."""
LONGEST_LINE: Final = 8192
PARALLEL_CALLS: Final = 4
REFUSED_BLOCKS: Final = [
    ipaddress.IPv6Network(block)
    for block in (
        "::/96",  # IPv4-compatible
        "64:ff9b::/96",  # NAT64
        "64:ff9b:1::/48",  # NAT64 inside a network
        "2002::/16",  # 6to4
        "fec0::/10",  # site-local
    )
]
_RESOLVERS: Final = ThreadPoolExecutor(PARALLEL_CALLS, "outgoing names")


Connect = Callable[[str, str], Awaitable[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]


def target(url: str) -> tuple[str, str]:
    """The host and the path of an address; raises ValueError unless it is plain https."""
    printable = url.isascii() and all(" " < char <= "~" for char in url)
    parts = urlsplit(url if printable else "")
    if parts.scheme != "https" or not parts.hostname or "@" in parts.netloc:
        raise ValueError("only https addresses without a user name")
    try:
        port = parts.port
    except ValueError:
        port = -1
    if port not in (None, PORT):
        raise ValueError("only https on port 443")
    return parts.hostname, (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def refused_network(address: str) -> bool:
    """Whether an address may lead into a local network, also through a translating gateway."""
    ip = ipaddress.ip_address(address)
    if not ip.is_global or ip.is_multicast:
        return True
    return isinstance(ip, ipaddress.IPv6Address) and any(ip in block for block in REFUSED_BLOCKS)


def public_address(host: str) -> str:
    """The first address of a host; raises OSError unless all of its addresses are public."""
    addresses = [str(place[0]) for *_, place in getaddrinfo(host, PORT, type=socket.SOCK_STREAM)]
    if not addresses:
        raise OSError("no address")
    if any(refused_network(address) for address in addresses):
        raise OSError("not a public address")
    return addresses[0]


async def open_connection(
    address: str, host: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    context = ssl.create_default_context()
    return await asyncio.open_connection(
        address, PORT, ssl=context, server_hostname=host, limit=LONGEST_LINE
    )


async def post(
    url: str, body: bytes, headers: Mapping[str, str], connect: Connect | None = None
) -> int:
    """Send a POST request and return its status, within a total time.

    The name is resolved once and the connection goes to the address that was checked. Redirects
    are not followed. Raises OSError (also TimeoutError) or ValueError.
    """
    host, path = target(url)
    fields = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    request = (
        f"POST {path} HTTP/1.1\r\nHost: {host}\r\n{fields}"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    )
    async with asyncio.timeout(TOTAL_SECONDS):
        address = await asyncio.get_running_loop().run_in_executor(_RESOLVERS, public_address, host)
        reader, writer = await (connect or open_connection)(address, host)
        try:
            writer.write(request.encode() + body)
            await writer.drain()
            return _status(await _first_line(reader))
        finally:
            writer.transport.abort()


async def _first_line(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.readuntil(b"\n")
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        raise OSError("not an HTTP answer") from None


def _status(line: bytes) -> int:
    words = line.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].isdigit():
        raise OSError("not an HTTP answer")
    return int(words[1])
