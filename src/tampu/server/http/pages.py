"""The routes of the built client, the message catalogues, health and metrics."""

from __future__ import annotations

import gzip
import mimetypes
import re
from collections.abc import Callable
from functools import cache
from html import escape
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

from litestar import MediaType, Response, get
from litestar.params import FromPath
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text

from tampu import __version__
from tampu.locale import LANGUAGES, catalogue, read_source, sources
from tampu.server.errors import Denied
from tampu.server.hosting import metrics
from tampu.server.http.lookup import AnyRequest, visible_session
from tampu.server.messages.bodies import Health
from tampu.server.people.profiles import new_guest
from tampu.server.play_aids.previews import HEIGHT, WIDTH, shown_names
from tampu.server.site import CurrentSite, Site, ensure_guest, language_of

COMPRESSED: Final = "compressed"
"""The option of handlers that compress their responses themselves."""
_REPLAY: Final = re.compile("/replay/([A-Za-z0-9_-]{1,24})")
EMBED: Final = "/embed/"
"""The beginning of the paths of boards for other web pages; they set no cookies."""
HTML: Final = "text/html; charset=utf-8"
STATIC: Final = Path(__file__).parents[1] / "static"


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
    body, headers = compress(request, f"{language}.ftl", lambda: joined(language).encode())
    headers["Cache-Control"] = "public, max-age=300"
    return Response(body, media_type="text/plain; charset=utf-8", headers=headers)


@cache
def joined(language: str) -> str:
    """The catalogue as one file."""
    return "\n".join(read_source(source, language) for source in sources(language))


@get("/healthz", summary="Whether the server and its database answer")
async def health(site: CurrentSite) -> Health:
    await site.database.first(text("SELECT 1"))
    return Health(status="ok", version=__version__)


@get("/metrics", include_in_schema=False)
async def metrics_page(request: AnyRequest, site: CurrentSite) -> Response[bytes]:
    # Other spellings of the path could pass a proxy's rule.
    if not site.settings.metrics or request.scope["raw_path"] != b"/metrics":
        raise Denied(404, "error-no-page")
    return Response(metrics.page(await site.processes.others()), media_type=CONTENT_TYPE_LATEST)


@cache
def pages() -> dict[str, Path]:
    """The files of the built client by their path."""
    return {
        f"/{path.relative_to(STATIC).as_posix()}": path
        for path in STATIC.rglob("*")
        if path.is_file()
    }


_compressed: dict[str, tuple[bytes, bytes]] = {}
"""By name the content of a file, plain and compressed."""


def compress(
    request: AnyRequest, name: str, load: Callable[[], bytes]
) -> tuple[bytes, dict[str, str]]:
    """The content of a name, compressed if the client accepts it, and the matching headers.

    Each name is loaded and compressed only once.
    """
    if name not in _compressed:
        body = load()
        _compressed[name] = (body, gzip.compress(body, 9, mtime=0))
    body, small = _compressed[name]
    if "gzip" in request.headers.get("accept-encoding", "") and len(small) < len(body):
        return small, {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return body, {"Vary": "Accept-Encoding"}


@get(["/", "/{path:path}"], include_in_schema=False, opt={COMPRESSED: True})
async def page(request: AnyRequest, path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the client, or its front page for addresses inside the client."""
    if path.startswith(("/api/", "/ws")) or "\0" in path:
        raise Denied(404, "error-no-page")
    file = pages().get(path)
    if file is None and "." in path.rsplit("/", 1)[-1]:
        raise Denied(404, "error-no-page")
    if file is None and not path.startswith(EMBED):
        ensure_guest(request)
        tags = await preview_tags(request, path)
        if tags:
            index = pages().get("/index.html")
            html = index.read_text("utf-8") if index else _without_client()
            html = html.replace("<title>", f"{tags}<title>", 1)
            return Response(html.encode(), media_type=HTML, headers={"Cache-Control": "no-cache"})
    file = file or pages().get("/index.html")
    if file is None:
        return Response(_without_client().encode(), media_type=HTML)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind.endswith(("javascript", "json", "svg+xml")):
        kind += "; charset=utf-8"
    permanent = path.startswith("/assets/")
    caching = "public, max-age=31536000, immutable" if permanent else "no-cache"
    body, headers = compress(request, f"{file}:{file.stat().st_mtime_ns}", file.read_bytes)
    return Response(body, media_type=kind, headers={**headers, "Cache-Control": caching})


async def preview_tags(request: AnyRequest, path: str) -> str:
    """The Open Graph tags of a replay that whoever has this address may watch; else empty."""
    match = _REPLAY.fullmatch(path)
    if match is None:
        return ""
    site: Site = request.app.state.site
    link = request.query_params.get("link")
    try:
        session = await visible_session(site, match[1], new_guest(), link)
    except Denied:
        return ""
    if session.row.status != "over":
        return ""
    base = str(request.base_url).rstrip("/")
    query = f"?{urlencode({'link': link})}" if link else ""
    names = ", ".join(shown_names(session, language_of(request)))
    tags = {
        "og:site_name": "Tampu",
        "og:type": "article",
        "og:title": f"{session.game.meta.title}: {names}",
        "og:description": catalogue(language_of(request)).text("people-preview", names=names),
        "og:url": f"{base}{path}{query}",
        "og:image": f"{base}/api/tables/{session.id}/preview.png{query}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f'<meta property="{name}" content="{escape(value)}" />' for name, value in tags.items()
    )


def _without_client() -> str:
    text = catalogue("en").text("server-no-client")
    return f"<!doctype html><html lang=en><title>Tampu</title><h1>Tampu</h1><p>{text}</p></html>"
