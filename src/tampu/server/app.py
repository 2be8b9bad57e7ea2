"""The site as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

from tampu import __version__
from tampu.bots.pool import BotPool
from tampu.core.errors import TampuError, UnknownGame
from tampu.locale import catalogue
from tampu.server.analysis import Analyst
from tampu.server.bodies import Failure
from tampu.server.drive import Driver
from tampu.server.errors import Denied
from tampu.server.house import House
from tampu.server.http_games import COMPRESSED, GAME_CALLS
from tampu.server.http_learn import LEARN_CALLS
from tampu.server.http_people import PEOPLE_CALLS
from tampu.server.http_tables import TABLE_CALLS
from tampu.server.people import People, Person
from tampu.server.rates import Rates
from tampu.server.requests import GUEST, Site, address_of, language_of
from tampu.server.settings import Settings
from tampu.server.socket import live
from tampu.server.storage import Storage
from tampu.server.wake import Listener
from tampu.server.webhooks import Webhooks

log = structlog.get_logger()
AnyRequest = Request[Any, Any, Any]

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
    """Every error in words; what is our fault is logged and told without details."""
    if isinstance(error, Denied):
        return failure(request, error.status, error)
    if isinstance(error, TampuError):
        return failure(request, 404 if isinstance(error, UnknownGame) else 400, error)
    if isinstance(error, HTTPException) and error.status_code < 500:
        status = error.status_code
        key = STATUS_KEYS.get(status, "error-malformed")
        return failure(request, status, Denied(status, key))
    log.error("request failed", path=request.url.path, exc_info=error)
    return failure(request, 500, Denied(500, "error-inside"))


async def before(request: AnyRequest) -> None:
    site: Site = request.app.state.site
    site.rates.check("request", address_of(request))
    if request.method not in SAFE:
        site.check_origin(request)


async def on_send(message: Message, scope: Scope) -> None:
    """Headers for every answer, and the cookie of somebody new."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    fresh = scope.get("state", {}).get("new_guest")
    if fresh:
        site: Site = scope["litestar_app"].state.site
        cookie = site.cookie(GUEST, site.seals.guest_cookie(fresh))
        headers.add("set-cookie", cookie.to_header(header=""))


def create_app(settings: Settings) -> Litestar:
    """The application; its parts live from start-up to shutdown."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        storage = Storage(settings.url)
        await storage.open()
        pool = BotPool(settings.bot_workers, settings.bot_seconds)
        house = House(settings, storage, pool)
        people = People(storage, house.seals)
        if settings.webhooks:
            house.on_due.append(Webhooks(house).due)
        analyst = Analyst(house)
        app.state.site = Site(settings, house, people, Rates(settings.rate_factor), analyst)
        driver = Driver(house)
        driver.start()
        analyst.start()
        listener = Listener(house)
        listener.start()
        try:
            yield
        finally:
            house.hub.close_all()
            await listener.stop()
            await analyst.stop()
            await driver.stop()
            await pool.close()
            await storage.close()
            log.info("stopped")

    def provide_site(request: AnyRequest) -> Site:
        site: Site = request.app.state.site
        return site

    async def provide_person(request: AnyRequest) -> Person:
        site: Site = request.app.state.site
        return await site.person(request)

    return Litestar(
        route_handlers=[*GAME_CALLS, *LEARN_CALLS, *PEOPLE_CALLS, *TABLE_CALLS, live],
        lifespan=[lifespan],
        dependencies={
            "site": Provide(provide_site, sync_to_thread=False),
            "person": Provide(provide_person),
        },
        before_request=before,
        exception_handlers={Exception: on_error},
        before_send=[on_send],
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(
            backend="gzip",
            gzip_compress_level=4,
            minimum_size=SMALLEST_COMPRESSED,
            exclude_opt_key=COMPRESSED,
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
