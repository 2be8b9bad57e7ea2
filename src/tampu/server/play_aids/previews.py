"""Previews: the last position of a finished game as a PNG picture for messengers."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from html import escape
from typing import Any, Final

import resvg_py

from tampu.core.registry import game_module
from tampu.locale import catalogue
from tampu.server.tables.session import ORIGIN_RECORD, TableSession

WIDTH: Final = 1200
HEIGHT: Final = 630
FOOT: Final = 70
"""The height of the line with the names."""
STYLE: Final = "fill:#fffdf8;font-family:sans-serif"
MOST_CACHED: Final = 64
_VIEW_BOX: Final = re.compile(r'viewBox="([\d. -]+)"')
_OPPONENT: Final = re.compile(r"level:(\d)(?::as=([a-z]+))?.*")
_cache: OrderedDict[tuple[str, ...], bytes] = OrderedDict()
_drawing: Final = asyncio.Semaphore(1)


def board(game: str, view: Any) -> str:
    """The board as SVG; a game without a drawing has an empty one."""
    drawing = game_module(game, "drawing")
    return str(drawing.draw(view)) if drawing is not None else ""


def poster(svg: str, title: str, names: str) -> str:
    """A board in a frame of a fixed size, with a title and the players below."""
    match = _VIEW_BOX.search(svg)
    inner = ""
    if match is not None:
        body = svg[svg.index(">") + 1 : svg.rindex("</svg>")]
        size = f'x="20" y="20" width="{WIDTH - 40}" height="{HEIGHT - FOOT - 30}"'
        inner = f'<svg {size} viewBox="{match[1]}">{body}</svg>'
    line = HEIGHT - 26
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#f6f1e7"/>{inner}'
        f'<rect y="{HEIGHT - FOOT}" width="{WIDTH}" height="{FOOT}" fill="#b4532a"/>'
        f'<text x="28" y="{line}" style="{STYLE};font-size:32px;font-weight:bold">'
        f'{escape(title)}</text><text x="{WIDTH - 28}" y="{line}" text-anchor="end" '
        f'style="{STYLE};font-size:26px">{escape(names)}</text></svg>'
    )


def shown_names(session: TableSession, language: str) -> list[str]:
    """The players as people read them, by seat."""
    words = catalogue(language)
    names = []
    for seat, label in zip(session.seats, session.labels(), strict=True):
        match = _OPPONENT.fullmatch(label) if seat.person is None else None
        if match is not None:
            label = words.text(f"opponent-{match[2]}" if match[2] else f"level-{match[1]}")
        elif seat.person is None and session.row.origin != ORIGIN_RECORD:
            label = words.text("people-bot")
        names.append(label)
    return names


def draw(session: TableSession, names: list[str]) -> bytes:
    """The picture of a finished game."""
    svg = board(session.row.game, session.fold.state.view(None))
    image = poster(svg, session.game.meta.title, " · ".join(names))
    return bytes(resvg_py.svg_to_bytes(svg_string=image))


async def preview(session: TableSession, language: str) -> bytes:
    """The picture of a finished game; one is drawn at a time, and the last ones are cached."""
    names = shown_names(session, language)
    key = (session.id, *names)
    if key not in _cache:
        async with _drawing:
            if key not in _cache:
                _cache[key] = await asyncio.to_thread(draw, session, names)
    _cache.move_to_end(key)
    if len(_cache) > MOST_CACHED:
        _cache.popitem(last=False)
    return _cache[key]
