"""Calls about games, their words, and the pages of the site."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text

from tampu import __version__
from tampu.bots.registry import LEVELS, bot_names
from tampu.core.options import Meta
from tampu.core.registry import metas
from tampu.locale import LANGUAGES, catalogue
from tampu.server import metrics
from tampu.server.bodies import Chapter, GameInfo, Health, OptionInfo, RulesInfo
from tampu.server.errors import Denied
from tampu.server.requests import TheSite, greet
from tampu.server.thinking import DEFAULT_BOT, OFFERED

AnyRequest = Request[Any, Any, Any]
COMPRESSED: Final = "compressed"
"""The mark of handlers that compress their answers themselves."""
STATIC: Final = Path(__file__).parent / "static"


@get("/api/games", summary="The games with their options and bots")
async def games() -> list[GameInfo]:
    return game_infos()


@cache
def game_infos() -> list[GameInfo]:
    return [game_info(meta) for meta in metas()]


def game_info(meta: Meta) -> GameInfo:
    return GameInfo(
        id=meta.id,
        title=meta.title,
        seats=list(meta.seats),
        minutes=meta.minutes,
        rules_version=meta.rules_version,
        options=[
            OptionInfo(
                id=option.id,
                values=list(option.values),
                default=option.default,
                only_seats={str(value): list(able) for value, able in option.only_seats.items()},
                help=f"{meta.id}-option-{option.id}",
            )
            for option in meta.options
        ],
        bots=[spec for spec in bot_names() if spec.partition(":")[0] in OFFERED],
        levels=[f"level:{level}" for level in LEVELS],
        default_bot=DEFAULT_BOT,
    )


@get("/api/games/{game:str}/rules", summary="Chapters and rule ids; their texts are in /locale")
async def rules(site: TheSite, game: FromPath[str]) -> RulesInfo:
    known = site.house.game(game).rules.rules
    chapters = [
        Chapter(key=f"{game}-chapter-{chapter}", rules=[rule.id for rule in group])
        for chapter, group in groupby(known, key=lambda rule: rule.chapter)
    ]
    return RulesInfo(game=game, chapters=chapters)


@get(
    "/locale/{name:str}",
    media_type=MediaType.TEXT,
    summary="All messages of a language",
    opt={COMPRESSED: True},
)
async def words(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    language = name.removesuffix(".ftl")
    if language not in LANGUAGES or name == language:
        raise Denied(404, "error-no-page")
    body, headers = packed(request, f"{language}.ftl", lambda: joined(language).encode())
    headers["Cache-Control"] = "public, max-age=300"
    return Response(body, media_type="text/plain; charset=utf-8", headers=headers)


@cache
def joined(language: str) -> str:
    """The catalogue as one file."""
    folder = files("tampu.locale") / language
    sources = sorted(folder.iterdir(), key=lambda path: path.name)
    return "\n".join(path.read_text("utf-8") for path in sources if path.name.endswith(".ftl"))


@get("/healthz", summary="Whether the server and its database answer")
async def health(site: TheSite) -> Health:
    async with site.house.storage.read() as connection:
        await connection.execute(text("SELECT 1"))
    return Health(status="ok", version=__version__)


@get("/metrics", include_in_schema=False)
async def measured(site: TheSite) -> Response[bytes]:
    if not site.settings.metrics:
        raise Denied(404, "error-no-page")
    metrics.CLIENTS.set(site.house.hub.count())
    metrics.ROOMS.set(len(site.house.rooms))
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@cache
def pages() -> dict[str, Path]:
    """The files of the built client by their path."""
    return {
        f"/{path.relative_to(STATIC).as_posix()}": path
        for path in STATIC.rglob("*")
        if path.is_file()
    }


PACKED: Final[dict[str, tuple[bytes, bytes]]] = {}


def packed(
    request: AnyRequest, name: str, load: Callable[[], bytes]
) -> tuple[bytes, dict[str, str]]:
    """What does not change under this name, compressed once, and the headers that say so."""
    if name not in PACKED:
        body = load()
        PACKED[name] = (body, gzip.compress(body, 9, mtime=0))
    body, small = PACKED[name]
    if "gzip" in request.headers.get("accept-encoding", "") and len(small) < len(body):
        return small, {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return body, {"Vary": "Accept-Encoding"}


@get(["/", "/{path:path}"], include_in_schema=False, opt={COMPRESSED: True})
async def page(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the client, or its front page for addresses inside the client."""
    if path.startswith(("/api/", "/ws")):
        raise Denied(404, "error-no-page")
    found = pages().get(path)
    if found is None and "." in path.rsplit("/", 1)[-1]:
        raise Denied(404, "error-no-page")
    if found is None:
        greet(request)
    found = found or pages().get("/index.html")
    if found is None:
        return Response(_without_client().encode(), media_type="text/html; charset=utf-8")
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("javascript", "json", "svg+xml")):
        kind += "; charset=utf-8"
    lasting = path.startswith("/assets/")
    cached = "public, max-age=31536000, immutable" if lasting else "no-cache"
    body, headers = packed(request, f"{found}:{found.stat().st_mtime_ns}", found.read_bytes)
    return Response(body, media_type=kind, headers={**headers, "Cache-Control": cached})


def _without_client() -> str:
    told = catalogue("en").text("server-no-client")
    return f"<!doctype html><html lang=en><title>Tampu</title><h1>Tampu</h1><p>{told}</p></html>"


GAME_CALLS = [games, rules, words, health, measured, page]
