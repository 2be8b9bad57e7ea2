"""Calls for those who learn a game: its rulebook, its drawings, its first game."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar import get, post
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath

from tampu.bots.registry import bot_names
from tampu.locale import LANGUAGES
from tampu.server import tables
from tampu.server.bodies import Book, Figure, Guide, NewTable, SeatWish
from tampu.server.books import read_book, read_figure
from tampu.server.errors import Denied
from tampu.server.guides import ORIGIN, read_guide, script
from tampu.server.http_tables import AnyRequest, told
from tampu.server.messages import TableInfo
from tampu.server.requests import Asker, TheSite, address_of
from tampu.server.thinking import DEFAULT_BOT

KEPT: Final = CacheControlHeader(public=True, max_age=300)
EASIEST: Final = "level:1"


@get("/api/games/{game:str}/book/{language:str}", summary="The rulebook", cache_control=KEPT)
async def book(game: FromPath[str], language: FromPath[str]) -> Book:
    if language not in LANGUAGES:
        raise Denied(404, "error-no-page")
    return await asyncio.to_thread(read_book, game, language)


@get("/api/games/{game:str}/figures/{name:str}", summary="A drawn position", cache_control=KEPT)
async def figure(game: FromPath[str], name: FromPath[str]) -> Figure:
    return await asyncio.to_thread(read_figure, game, name)


@get("/api/games/{game:str}/guide", summary="The steps of the first game")
async def guide(game: FromPath[str]) -> Guide:
    return read_guide(game)


@post("/api/games/{game:str}/guide", summary="Begin the first game at a table of one's own")
async def begin(
    request: AnyRequest, site: TheSite, person: Asker, game: FromPath[str]
) -> TableInfo:
    site.rates.check("create", address_of(request), person.id)
    about = script(game)
    await site.people.store(person)
    bot = EASIEST if EASIEST in bot_names() else DEFAULT_BOT
    seats = [SeatWish(kind="bot", bot=bot) for _ in range(about["seats"])]
    seats[about["seat"]] = SeatWish(kind="me")
    wish = NewTable(
        game=game, seats=seats, options=about["options"], seed=about["seed"], chat=False
    )
    room = await tables.create(site.house, person, wish, origin=ORIGIN)
    return told(site, room, person)


LEARN_CALLS = [book, figure, guide, begin]
