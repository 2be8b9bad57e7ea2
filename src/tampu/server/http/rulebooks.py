"""The routes of rulebooks and their figures."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath

from tampu.locale import LANGUAGES
from tampu.server.errors import Denied
from tampu.server.messages.bodies import Book, Figure
from tampu.server.play_aids.rulebooks import read_book, read_figure

CACHED: Final = CacheControlHeader(public=True, max_age=300)


@get("/api/games/{game:str}/book/{language:str}", summary="The rulebook", cache_control=CACHED)
async def book(game: FromPath[str], language: FromPath[str]) -> Book:
    if language not in LANGUAGES:
        raise Denied(404, "error-no-page")
    return await asyncio.to_thread(read_book, game, language)


@get(
    "/api/games/{game:str}/figures/{name:str}",
    summary="The position of a figure",
    cache_control=CACHED,
)
async def figure(game: FromPath[str], name: FromPath[str]) -> Figure:
    return await asyncio.to_thread(read_figure, game, name)
