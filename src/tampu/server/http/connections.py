"""Connections: deadlines for receiving and sending, and caps on open connections."""

from __future__ import annotations

import asyncio
import ipaddress
import os
from typing import Any, Final

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tampu.server.people.rate_limits import network_of

log = structlog.get_logger()

HEAD_SECONDS: Final = 15.0
"""The time in which the request line and the headers must arrive."""
BODY_SECONDS: Final = 60.0
"""The time in which the body must arrive."""
SEND_SECONDS: Final = 60.0
"""The time for which a client may block the sending of an answer."""


class Caps:
    """The open connections of this process, in total and by address."""

    def __init__(self) -> None:
        self.total = 1_000
        self.per_address = 100
        self._proxies = trusted_proxies("127.0.0.1")
        self._open: dict[asyncio.BaseTransport, str] = {}
        self._counts: dict[str, int] = {}

    def configure(self, total: int, per_address: int, proxies: str) -> None:
        self.total, self.per_address = total, per_address
        self._proxies = trusted_proxies(proxies)

    def admit(self, transport: asyncio.BaseTransport, host: str) -> bool:
        """Count a new connection; False if there are too many."""
        address = network_of(host)
        count = self._counts.get(address, 0)
        if len(self._open) >= self.total:
            log.warning("connection refused", reason="total", address=address)
            return False
        if count >= self.per_address and not self._is_proxy(host):
            log.warning("connection refused", reason="address", address=address)
            return False
        self._open[transport] = address
        self._counts[address] = count + 1
        return True

    def release(self, transport: asyncio.BaseTransport) -> None:
        address = self._open.pop(transport, None)
        if address is None:
            return
        self._counts[address] -= 1
        if not self._counts[address]:
            del self._counts[address]

    def count(self) -> int:
        return len(self._open)

    def _is_proxy(self, host: str) -> bool:
        """Whether many people connect through this address; the proxy limits them."""
        if self._proxies is None:
            return True
        try:
            ip = ipaddress.ip_address(host)
        except ValueError:
            return False
        return any(ip in network for network in self._proxies)


Networks = list[ipaddress.IPv4Network | ipaddress.IPv6Network]


def trusted_proxies(text: str) -> Networks | None:
    """The addresses of FORWARDED_ALLOW_IPS; None if all are trusted."""
    names = [name.strip() for name in text.split(",") if name.strip()]
    if "*" in names:
        return None
    networks: Networks = []
    for name in names:
        try:
            networks.append(ipaddress.ip_network(name, strict=False))
        except ValueError:
            log.warning("not an address", setting="FORWARDED_ALLOW_IPS", value=name)
    return networks


CAPS: Final = Caps()
"""The connections of this process; uvicorn creates the protocols without arguments of ours."""


def configure_connections(total: int, per_address: int) -> None:
    """Set the caps; a total of 0 follows from the number of files that the process may open."""
    files = raise_file_limit()
    proxies = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1")
    CAPS.configure(total or max(100, min(20_000, files * 3 // 4)), per_address, proxies)


def accepted_at_once() -> int:
    """The backlog of the listening socket.

    asyncio accepts that many connections before any of them is counted, so they must fit into
    the files that the caps leave free.
    """
    return max(8, min(2_048, raise_file_limit() // 16))


def raise_file_limit() -> int:
    """Allow this process as many open files as the system permits; returns the number."""
    try:
        import resource
    except ImportError:  # not on Windows
        return 1_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or hard > soft:
        soft = min(hard, 65_536) if hard != resource.RLIM_INFINITY else 65_536
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return soft


class Deadline:
    """Aborts a connection unless it is stopped in time."""

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport) -> None:
        self._loop = loop
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None
        self._phase = ""

    def start(self, phase: str, seconds: float) -> None:
        """Begin a phase; more data within the same phase gives no more time."""
        if phase != self._phase:
            self.stop()
            self._phase = phase
            self._timer = self._loop.call_later(seconds, self._expire)

    def stop(self) -> None:
        self._phase = ""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _expire(self) -> None:
        log.info("connection too slow", phase=self._phase)
        self._transport.abort()


class HttpProtocol(H11Protocol):
    """HTTP/1.1 whose requests must arrive, and whose answers must be read, in time."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._receiving = Deadline(self.loop, transport)
        self._sending = Deadline(self.loop, transport)
        self._upgraded = False
        if CAPS.admit(transport, self.client[0] if self.client else "?"):
            self._receiving.start("head", HEAD_SECONDS)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._upgraded:
            self._receiving.stop()
        elif self.conn.their_state is h11.SEND_BODY:
            self._receiving.start("body", BODY_SECONDS)
        elif self.conn.their_state is h11.IDLE:
            self._receiving.start("head", HEAD_SECONDS)
        else:
            self._receiving.stop()

    def on_response_complete(self) -> None:
        if self.conn.their_state is not h11.SEND_BODY:
            self._receiving.stop()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._upgraded = True
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        self._sending.start("answer", SEND_SECONDS)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._sending.stop()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._receiving.stop()
        self._sending.stop()
        CAPS.release(self.transport)
        super().connection_lost(exc)


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket, which counts as the connection that it came from."""

    def connection_lost(self, exc: Exception | None) -> None:
        CAPS.release(self.transport)
        super().connection_lost(exc)


def protocols() -> dict[str, Any]:
    """The protocol classes for uvicorn."""
    return {"http": HttpProtocol, "ws": SocketProtocol}
