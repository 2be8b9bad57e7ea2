"""The rulebooks in our own words: structure and words from the games' packages, live positions.

`book/outline.json` of a game says what there is: chapters, passages, which rules and kinds of
decisions each explains, its figure, the positions that figures draw. `book/<language>.md` says it:
`#` begins a chapter and `##` a passage, each as `id | title`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from tampu.core.contract import Game
from tampu.core.data import read_json, read_text
from tampu.core.play import read_action
from tampu.core.registry import load_game, package_of
from tampu.server.bodies import Book, BookChapter, Figure, Passage
from tampu.server.errors import Denied
from tampu.server.fold import Draft, Fold, Line, decided, settled
from tampu.server.messages import Clock
from tampu.server.sight import entries_for, past_position

LOG: Final = 60
"""So many lines of the log go with a figure."""


@cache
def outline(game: str) -> dict[str, Any]:
    """What the rulebook of a game holds."""
    try:
        found: dict[str, Any] = read_json(package_of(game), "book/outline.json")
    except FileNotFoundError:
        raise Denied(404, "error-no-page") from None
    return found


def spelled(game: Game, ids: str) -> list[str]:
    """Rule ids written with ranges, such as `IM-T01..05 IM-X03`, one by one."""
    known = game.rules.ids()
    found = []
    for word in ids.split():
        first, _, last = word.partition("..")
        family, number = first[:-2], int(first[-2:])
        wanted = {f"{family}{n:02}" for n in range(number, int(last or number) + 1)}
        found += [rule for rule in known if rule in wanted]
    return found


def sections(text: str) -> dict[str, tuple[str, str]]:
    """Titles and words by the id of a chapter or passage, in the order of the text."""
    parts = re.split(r"^(#{1,2}) (\S+) \| (.+)$", text, flags=re.MULTILINE)[1:]
    marks = zip(parts[::4], parts[1::4], parts[2::4], parts[3::4], strict=True)
    return {f"{mark} {name}": (title.strip(), words.strip()) for mark, name, title, words in marks}


@cache
def read_book(name: str, language: str) -> Book:
    """The rulebook of a game in a language."""
    chapters = outline(name)["chapters"]
    told = sections(read_text(package_of(name), f"book/{language}.md"))
    game = load_game(name)
    return Book(
        game=name,
        chapters=[
            BookChapter(
                id=chapter,
                title=told[f"# {chapter}"][0],
                passages=[
                    Passage(
                        id=passage,
                        title=told[f"## {passage}"][0],
                        text=told[f"## {passage}"][1],
                        rules=spelled(game, about.get("rules", "")),
                        kinds=about.get("kinds", "").split(),
                        figure=about.get("figure"),
                    )
                    for passage, about in passages.items()
                ],
            )
            for chapter, passages in chapters.items()
        ],
    )


@cache
def played(name: str, position: str) -> Fold:
    """A position of the rulebook, played on the engine."""
    about = outline(name)["positions"][position]
    game = load_game(name)
    options = game.meta.complete(about["seats"], about["options"])
    fold = Fold(game, about["seats"], options, about["seed"], Clock())
    _take(fold, [Draft("start"), *settled(fold)])
    for token in about["moves"].split("; ") if about["moves"] else []:
        action = read_action(game, fold.state, token)
        _take(fold, decided(fold, fold.state.actor(), action, confirms=False))
    return fold


def read_figure(name: str, figure: str) -> Figure:
    """What a figure of the rulebook draws."""
    about = outline(name).get("figures", {}).get(figure)
    if about is None:
        raise Denied(404, "error-no-page")
    fold = played(name, about["position"])
    seat = outline(name)["positions"][about["position"]]["seat"]
    position = past_position("", fold, seat, fold.seq)
    return Figure(
        view=position.view,
        outlook=position.outlook,
        seats=fold.seats,
        seat=seat,
        log=entries_for(fold, (seat,), fold.seq - LOG + 1),
        show=about.get("show", ""),
    )


def _take(fold: Fold, drafts: list[Draft]) -> None:
    for draft in drafts:
        fold.take(Line(fold.seq + 1, *draft, None, 0.0))
