"""The glossary: catalogues and rulebooks use its terms, and none of the words that it avoids."""

from functools import cache
from pathlib import Path

import pytest

from tampu.core.registry import load_game
from tampu.locale import LANGUAGES
from tests.conformance.settings import OURS
from tests.test_catalogues import files

GAMES = Path(__file__).parents[1] / "src" / "tampu" / "games"
GLOSSARY = Path(__file__).parents[1] / "docs" / "glossary.md"
TITLES = {load_game(name).meta.title: name for name in OURS}


@cache
def catalogue_text(language: str, game: str) -> str:
    """In lower case, the messages and the rulebook of a game, or of the site if it is empty."""
    chosen = [
        path.read_text("utf-8")
        for path in files(language)
        if (path.parents[1].name == game if game else path.parent.name == language)
    ]
    messages = [line.partition("=")[2] or line for text in chosen for line in text.splitlines()]
    return "\n".join([*messages, book_text(language, game) if game else ""]).casefold()


def book_text(language: str, game: str) -> str:
    return (GAMES / game / "book" / f"{language}.md").read_text("utf-8")


def rows() -> list[tuple[str, str, list[str], str]]:
    """The game (empty for the table), the idea, its terms by language, and what to avoid."""
    entries, game = [], ""
    for line in GLOSSARY.read_text("utf-8").splitlines():
        if line.startswith("## "):
            game = TITLES.get(line[3:], "")
        elif line.startswith("|") and not line.startswith(("|---", "| idea ")):
            idea, *terms, avoid = [cell.strip() for cell in line.strip("|").split("|")]
            entries.append((game, idea, terms, avoid))
    return entries


def test_every_game_has_its_part() -> None:
    assert {game for game, *_ in rows()} == {"", *TITLES.values()}
    assert all(load_game(game) for game in TITLES.values())


def test_an_idea_has_one_row_and_a_term_one_idea() -> None:
    ideas = [(game, idea) for game, idea, *_ in rows()]
    assert len(ideas) == len(set(ideas))
    for number, language in enumerate(LANGUAGES):
        terms = [(game, row[number].casefold()) for game, _, row, _ in rows() if row[number]]
        assert sorted({term for term in terms if terms.count(term) > 1}) == [], language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_use_the_terms(language: str) -> None:
    number = LANGUAGES.index(language)
    unused = [
        (game, row[number])
        for game, _, row, _ in rows()
        if row[number] and row[number].casefold() not in catalogue_text(language, game)
    ]
    assert unused == []


def test_the_catalogues_avoid_other_words() -> None:
    used = []
    for game, idea, _, avoid in rows():
        for part in filter(None, avoid.split("; ")):
            language, _, word = part.partition(": ")
            assert language in LANGUAGES
            if word.casefold() in catalogue_text(language, game):
                used.append((game, idea, part))
    assert used == []
