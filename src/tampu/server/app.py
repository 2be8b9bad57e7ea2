"""The site as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from tampu import __version__
from tampu.core.errors import TampuError, UnknownGame
from tampu.locale import catalogue
from tampu.server.errors import Denied
from tampu.server.hosting.settings import Settings
from tampu.server.http import (
    analyses,
    calls,
    challenges,
    friends,
    games,
    guides,
    notes,
    pages,
    people,
    positions,
    profiles,
    puzzles,
    ratings,
    records,
    rulebooks,
    sharing,
    studies,
    tables,
)
from tampu.server.http.lookup import AnyRequest, provide_session
from tampu.server.live.driver import Driver
from tampu.server.live.socket import live
from tampu.server.live.updates import Updates
from tampu.server.messages.bodies import Failure
from tampu.server.people.profiles import Person
from tampu.server.site import GUEST, Site, address_of, language_of
from tampu.server.storage.database import Database
from tampu.server.storage.listener import Listener
from tampu.server.storage.storage import deleted_meanwhile

log = structlog.get_logger()

LARGEST_BODY: Final = 600_000
SMALLEST_COMPRESSED: Final = 2_000
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
EMBED_HEADERS: Final = {
    name: value.replace("frame-ancestors 'none'", "frame-ancestors *")
    for name, value in HEADERS.items()
    if name != "X-Frame-Options"
}
"""The headers of a board for other web pages, which may show it in a frame."""
NO_STORE: Final = "no-store"
ROUTE_MODULES: Final = (
    *(games, rulebooks, guides, people, calls, friends, profiles, ratings, puzzles, sharing),
    *(challenges, studies, tables, positions, records, analyses, notes, pages),
)
LIMIT: Final = "limit"
"""The option of handlers that names their rate limit for a person."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
STATUS_KEYS: Final = {
    404: "error-no-page",
    405: "error-no-page",
    413: "error-too-large",
}


def failure(request: AnyRequest, status: int, error: TampuError) -> Response[Failure]:
    words = catalogue(language_of(request))
    body = Failure(error=error.key, params=error.params, text=words.error(error))
    return Response(body, status_code=status)


def on_error(request: AnyRequest, error: Exception) -> Response[Failure]:
    """The response to an error; internal errors are logged and answered without details."""
    if isinstance(error, Denied):
        return failure(request, error.status, error)
    if isinstance(error, TampuError):
        return failure(request, 404 if isinstance(error, UnknownGame) else 400, error)
    if isinstance(error.__cause__, msgspec.ValidationError):
        # Litestar blames the server when a field of a body is named like a dependency.
        return failure(request, 400, Denied(400, "error-malformed"))
    if isinstance(error, HTTPException) and error.status_code < 500:
        status = error.status_code
        key = STATUS_KEYS.get(status, "error-malformed")
        return failure(request, status, Denied(status, key))
    deleted = deleted_meanwhile(error)
    if deleted is not None:
        return failure(request, deleted.status, deleted)
    log.error("request failed", path=request.scope["path"], exc_info=error)
    return failure(request, 500, Denied(500, "error-inside"))


def check_host(host: str) -> None:
    """Refuse a `Host` that is no address, which Litestar could not put into a message."""
    try:
        port = urlsplit(f"//{host}").port
    except ValueError:
        raise Denied(400, "error-malformed") from None
    if port == 0:
        raise Denied(400, "error-malformed")


def check_address(path: str, query: bytes) -> None:
    """Refuse U+0000, which PostgreSQL cannot compare with anything."""
    if "\0" in path:
        raise Denied(404, "error-no-page")
    if b"%00" in query:
        raise Denied(400, "error-malformed")


def check_body(body: bytes) -> None:
    """Refuse a body that is not UTF-8 or nests too deep; the message types check the rest."""
    try:
        body.decode()
        msgspec.json.decode(body, type=msgspec.Raw)
    except (UnicodeError, RecursionError):
        raise Denied(400, "error-malformed") from None
    except msgspec.DecodeError:
        return  # the message types explain it


async def before(request: AnyRequest) -> None:
    """Check what holds for every request, whatever its route."""
    site: Site = request.app.state.site
    await site.limits.check("request", address_of(request))
    if request.method not in SAFE:
        await site.limits.check("write", address_of(request))
    check_host(request.headers.get("host", ""))
    check_address(request.scope["path"], request.scope["query_string"])
    if request.method not in SAFE:
        site.check_origin(request)
        check_body(await request.body())


async def on_send(message: Message, scope: Scope) -> None:
    """Add the headers of every response, and the cookie of a new guest."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    embedded = scope["path"].startswith(pages.EMBED)
    for name, value in (EMBED_HEADERS if embedded else HEADERS).items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", NO_STORE)
    fresh = scope.get("state", {}).get("new_guest")
    if fresh:
        site: Site = scope["litestar_app"].state.site
        cookie = site.cookie(GUEST, site.signer.guest_cookie(fresh))
        headers.add("set-cookie", cookie.to_header(header=""))
        headers["Cache-Control"] = NO_STORE


def create_app(settings: Settings) -> Litestar:
    """The application; its services live from start-up to shutdown."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        database = Database(settings.url)
        await database.open()
        site = app.state.site = Site(settings, database)
        driver = Driver(site.tables, site.bots, settings)
        driver.start()
        site.analyst.start()
        site.calls.start()
        updates = Updates(site.tables, site.hub, site.presence, site.matching, site.calls)
        listener = Listener(database, updates.handle, updates.catch_up)
        listener.start()
        await site.processes.start()
        await site.matching.start()
        try:
            yield
        finally:
            site.hub.close_all()
            await listener.stop()
            await site.processes.stop()
            site.answers.stop()
            await site.calls.stop()
            await site.analyst.stop()
            await driver.stop()
            await site.bots.close()
            await database.close()
            log.info("stopped")

    def provide_site(request: AnyRequest) -> Site:
        site: Site = request.app.state.site
        return site

    async def provide_person(request: AnyRequest) -> Person:
        site: Site = request.app.state.site
        person = await site.person(request)
        limit = request.route_handler.opt.get(LIMIT)
        if limit is not None:
            await site.limits.check(limit, address_of(request), person.id)
        return person

    modules = [vars(module).values() for module in ROUTE_MODULES]
    routes = [one for module in modules for one in module if isinstance(one, HTTPRouteHandler)]
    return Litestar(
        route_handlers=[*routes, live],
        lifespan=[lifespan],
        dependencies={
            "site": Provide(provide_site, sync_to_thread=False),
            "person": Provide(provide_person),
            "session": Provide(provide_session),
        },
        before_request=before,
        exception_handlers={Exception: on_error},
        before_send=[on_send],
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=4,
            minimum_size=SMALLEST_COMPRESSED,
            exclude_opt_key=pages.COMPRESSED,
        ),
        openapi_config=OpenAPIConfig(
            title="Tampu",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )
