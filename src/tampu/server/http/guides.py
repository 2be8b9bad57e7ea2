"""The routes of guided first games."""

from __future__ import annotations

from typing import Final

from litestar import get, post
from litestar.params import FromPath

from tampu.bots.registry import bot_names
from tampu.server.http.lookup import table_info
from tampu.server.messages.bodies import Guide, NewTable, SeatWish
from tampu.server.messages.parts import TableInfo
from tampu.server.play_aids.guides import read_guide, script
from tampu.server.site import CurrentPerson, CurrentSite
from tampu.server.tables import seating
from tampu.server.tables.bots import DEFAULT_BOT
from tampu.server.tables.session import ORIGIN_GUIDE

EASIEST: Final = "level:1"


@get("/api/games/{game:str}/guide", summary="The steps of the guided first game")
async def guide(game: FromPath[str]) -> Guide:
    return read_guide(game)


@post("/api/games/{game:str}/guide", summary="Start the guided first game", limit="create")
async def begin(site: CurrentSite, person: CurrentPerson, game: FromPath[str]) -> TableInfo:
    content = script(game)
    await site.profiles.store(person)
    bot = EASIEST if EASIEST in bot_names() else DEFAULT_BOT
    seats = [SeatWish(kind="bot", bot=bot) for _ in range(content["seats"])]
    seats[content["seat"]] = SeatWish(kind="me")
    wish = NewTable(
        game=game, seats=seats, options=content["options"], seed=content["seed"], chat=False
    )
    session = await seating.create(site.tables, person, wish, origin=ORIGIN_GUIDE)
    return table_info(site, session, person)
