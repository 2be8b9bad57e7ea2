"""The routes of games: their options, bots, rules and pictures."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from itertools import groupby
from typing import Final

from litestar import Response, get
from litestar.params import FromPath

from tampu.bots.opponents import OPPONENTS
from tampu.bots.registry import LEVELS, bot_names
from tampu.core.options import Meta
from tampu.core.registry import game_file, metas
from tampu.server.errors import Denied
from tampu.server.http.lookup import AnyRequest
from tampu.server.http.pages import COMPRESSED, compress
from tampu.server.messages.bodies import (
    Chapter,
    GameInfo,
    Look,
    OpponentInfo,
    OptionInfo,
    PresetInfo,
    RulesInfo,
)
from tampu.server.tables.bots import DEFAULT_BOT, OFFERED
from tampu.server.tables.sessions import load_game_once

COVER: Final = "cover.svg"
ICON: Final = "icon.svg"
BOARD: Final = "board.js"
WEB_FILES: Final = {
    COVER: "image/svg+xml; charset=utf-8",
    ICON: "image/svg+xml; charset=utf-8",
    BOARD: "text/javascript; charset=utf-8",
}
"""The files of a game's folder `web` that browsers may load, with their types."""
PERMANENT: Final = "public, max-age=31536000, immutable"


@get("/api/games", summary="The games with their options and bots")
async def games() -> list[GameInfo]:
    return game_infos()


@cache
def game_infos() -> list[GameInfo]:
    return [game_info(meta) for meta in metas()]


def game_info(meta: Meta) -> GameInfo:
    return GameInfo.filled_from(
        meta,
        seats=list(meta.seats),
        presets=[
            PresetInfo(id=preset.id, options=dict(preset.options), seats=list(preset.seats))
            for preset in meta.presets
        ],
        book=game_file(meta.id, "book/outline.json") is not None,
        guide=game_file(meta.id, "guide.json") is not None,
        look=look_of(meta.id),
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
        opponents=[
            OpponentInfo.filled_from(
                opponent,
                face=opponent.id,
                temperament=f"temperament-{opponent.temperament}",
            )
            for opponent in OPPONENTS
        ],
        default_bot=DEFAULT_BOT,
    )


def look_of(game: str) -> Look:
    """What the folder `web` of a game's package says; `look.json` may be missing."""
    text = game_file(game, "web/look.json")
    look = json.loads(text) if text else {}
    return Look(
        cover=_address(game, COVER),
        board=_address(game, BOARD),
        frame=look.get("frame"),
        icon=_address(game, ICON),
        colours=look.get("colours", []),
        dealt=look.get("dealt", False),
        keys=[(keys, message) for keys, message in look.get("keys", [])],
        switches=look.get("switches", {}),
    )


def _address(game: str, name: str) -> str | None:
    """The address of a file, which changes with its content, or None where it is missing."""
    content = game_file(game, f"web/{name}")
    if content is None:
        return None
    version = hashlib.blake2b(content, digest_size=6).hexdigest()
    return f"/api/games/{game}/web/{name}?v={version}"


@get(
    "/api/games/{game:str}/web/{name:str}",
    summary="The cover, the icon or the board of a game",
    media_type="application/octet-stream",
    opt={COMPRESSED: True},
)
async def web_file(
    request: AnyRequest, game: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    content = game_file(game, f"web/{name}") if name in WEB_FILES else None
    if content is None:
        raise Denied(404, "error-no-page")
    body, headers = compress(request, f"{game}/{name}", lambda: content)
    headers["Cache-Control"] = PERMANENT if request.url.query else "no-cache"
    return Response(body, media_type=WEB_FILES[name], headers=headers)


@get("/api/games/{game:str}/rules", summary="Chapters and rule ids; their texts are in /locale")
async def rules(game: FromPath[str]) -> RulesInfo:
    all_rules = load_game_once(game).rules.rules
    chapters = [
        Chapter(key=f"{game}-chapter-{chapter}", rules=[rule.id for rule in group])
        for chapter, group in groupby(all_rules, key=lambda rule: rule.chapter)
    ]
    return RulesInfo(game=game, chapters=chapters)
