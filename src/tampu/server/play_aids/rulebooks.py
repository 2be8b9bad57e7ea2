"""Rulebooks: their chapters and passages, and the positions that their figures show.

`book/outline.json` of a game lists the chapters, the passages with the rules and kinds of decisions
that each explains, and the positions of the figures. `book/<language>.md` holds the text: `#`
begins a chapter and `##` a passage, each as `id | title`.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from tampu.core.contract import Game
from tampu.core.data import read_text
from tampu.core.play import read_action
from tampu.core.registry import game_file, load_game, package_of
from tampu.locale.typography import set_spaces
from tampu.server.errors import Denied
from tampu.server.messages.bodies import Book, BookChapter, Callout, Figure, Passage
from tampu.server.messages.parts import Clock
from tampu.server.play_aids.content import read_content
from tampu.server.tables.fold import Fold, chance_drafts, decision_drafts
from tampu.server.tables.log import Draft, LogLine
from tampu.server.tables.redaction import entries_for, past_position

LOG_LINES: Final = 60
"""The number of log lines that a figure includes."""


def outline(game: str) -> dict[str, Any]:
    """The outline of a game's rulebook."""
    return read_content(game, "book/outline.json")


def expand_rules(game: Game, ids: str) -> list[str]:
    """The rule ids of a text with ranges such as `IM-T01..05 IM-X03`."""
    all_rules = game.rules.ids()
    rules: list[str] = []
    for word in ids.split():
        first, _, last = word.partition("..")
        family, number = first[:-2], int(first[-2:])
        wanted = {f"{family}{n:02}" for n in range(number, int(last or number) + 1)}
        rules += [rule for rule in all_rules if rule in wanted]
    return rules


def sections(text: str) -> dict[str, tuple[str, str]]:
    """Title and text by the id of a chapter or passage, in the order of the file."""
    parts = re.split(r"^(#{1,2}) (\S+) \| (.+)$", text, flags=re.MULTILINE)[1:]
    marks = zip(parts[::4], parts[1::4], parts[2::4], parts[3::4], strict=True)
    return {f"{mark} {name}": (title.strip(), words.strip()) for mark, name, title, words in marks}


@cache
def read_book(name: str, language: str) -> Book:
    """The rulebook of a game in a language, or in English where it has none in that language."""
    chapters = outline(name)["chapters"]
    has_language = game_file(name, f"book/{language}.md") is not None
    shown = language if has_language else "en"
    texts = sections(set_spaces(shown, read_text(package_of(name), f"book/{shown}.md")))
    game = load_game(name)
    return Book(
        game=name,
        chapters=[
            BookChapter(
                id=chapter,
                title=texts[f"# {chapter}"][0],
                passages=[
                    Passage(
                        id=passage,
                        title=texts[f"## {passage}"][0],
                        text=texts[f"## {passage}"][1],
                        rules=expand_rules(game, about.get("rules", "")),
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
def play_position(name: str, position: str) -> Fold:
    """Play the moves that lead to a position of the rulebook."""
    about = outline(name)["positions"][position]
    game = load_game(name)
    options = game.meta.complete(about["seats"], about["options"])
    fold = Fold(game, about["seats"], options, about["seed"], Clock())
    _add(fold, [Draft("start"), *chance_drafts(fold)])
    for token in about["moves"].split("; ") if about["moves"] else []:
        action = read_action(game, fold.state, token)
        _add(fold, decision_drafts(fold, fold.state.actor(), action, confirms=False))
    return fold


def read_figure(name: str, figure: str) -> Figure:
    """The position that a figure of the rulebook shows."""
    about = outline(name).get("figures", {}).get(figure)
    if about is None:
        raise Denied(404, "error-no-page")
    fold = play_position(name, about["position"])
    seat = outline(name)["positions"][about["position"]]["seat"]
    position = past_position("", fold, seat, fold.seq)
    return Figure(
        view=position.view,
        derived=position.derived,
        seats=fold.seats,
        seat=seat,
        log=entries_for(fold, (seat,), fold.seq - LOG_LINES + 1),
        show=about.get("show", ""),
        callouts=[Callout(*named) for named in about.get("callouts", {}).items()],
    )


def _add(fold: Fold, drafts: list[Draft]) -> None:
    for draft in drafts:
        fold.add(LogLine(fold.seq + 1, *draft, None, 0.0))
