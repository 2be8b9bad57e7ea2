"""The rulebooks: the same in every language, about every rule, and nothing left untranslated."""

import re
from functools import cache
from typing import Any

import pytest

from tampu.core.data import read_text
from tampu.core.registry import load_game, package_of
from tampu.locale import LANGUAGES, catalogue
from tampu.server.play_aids.rulebooks import outline, read_book, read_figure, sections
from tests.conformance.settings import all_games
from tests.spoken import flaws

GAMES = [name for name in all_games() if name != "toy"]
TRANSLATED = [(name, language) for name in GAMES for language in LANGUAGES if language != "en"]

ENGLISH = frozenset(
    re.findall(
        r"\w+",
        """the and with your you that this they their there when which whose whoever from each may
        must not are was were has have had does what where then than other others of to is it its
        if at by but only also here every everybody nobody cannot""",
    )
)
"""Words that no sentence of the other languages holds."""


@cache
def passages(name: str, language: str) -> dict[str, Any]:
    book = read_book(name, language)
    return {part.id: part for chapter in book.chapters for part in chapter.passages}


def shape(text: str) -> list[str]:
    """The kinds of blocks of a text, with the size of lists and tables."""
    parts = []
    for block in re.split(r"\n{2,}", text.strip()):
        lines = block.split("\n")
        mark = lines[0].split(" ")[0]
        if mark == "|":
            parts.append(f"table {len(lines)}x{lines[0].count('|')}")
            assert len({line.count("|") for line in lines}) == 1, block
        elif mark in ("-", "1."):
            parts.append(f"list {len(re.findall(r'^(?:-|[0-9]+[.]) ', block, re.MULTILINE))}")
        else:
            parts.append(mark if mark in (">", "^") else "text")
    return parts


@pytest.mark.parametrize("name", GAMES)
def test_languages_have_the_same_structure(name: str) -> None:
    known = outline(name)["chapters"]
    order = [
        mark
        for chapter, parts in known.items()
        for mark in (f"# {chapter}", *(f"## {part}" for part in parts))
    ]
    assert len(order) == len(set(order))
    english = passages(name, "en")
    for language in LANGUAGES:
        translated = sections(read_text(package_of(name), f"book/{language}.md"))
        assert list(translated) == order, language
        for part, passage in passages(name, language).items():
            assert passage.text, (language, part)
            assert shape(passage.text) == shape(english[part].text), (language, part)
            for mark in (r"\*\*(.+?)\*\*", r"\]\(#([\w-]+)\)", r"(?<!\*)\*[^*]+\*(?!\*)"):
                here = len(re.findall(mark, passage.text))
                assert here == len(re.findall(mark, english[part].text)), (language, part, mark)


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_and_kind_of_decision_is_explained(name: str) -> None:
    game = load_game(name)
    parts = passages(name, "en").values()
    rules = [rule for part in parts for rule in part.rules]
    uncovered = [rule for rule in game.rules.ids() if rule not in rules]
    assert not uncovered, f"not in the rulebook: {' '.join(uncovered)}"
    assert sorted(rules) == sorted(set(rules)), "explained twice"
    kinds = [kind for part in parts for kind in part.kinds]
    assert sorted(kinds) == sorted(kind.name for kind in game.actions.kinds)


@pytest.mark.parametrize("name", GAMES)
def test_no_range_of_rules_is_empty(name: str) -> None:
    known = set(load_game(name).rules.ids())
    for parts in outline(name)["chapters"].values():
        for part, about in parts.items():
            for word in about.get("rules", "").split():
                first, _, last = word.partition("..")
                assert first in known, (part, word)
                assert not last or f"{first[:-2]}{last}" in known, (part, word)


@pytest.mark.parametrize("name", GAMES)
def test_links_lead_somewhere(name: str) -> None:
    for language in LANGUAGES:
        parts = passages(name, language)
        for part in parts.values():
            for target in re.findall(r"\]\(#([\w-]+)\)", part.text):
                assert target in parts, (language, part.id, target)


@pytest.mark.parametrize("name", GAMES)
def test_figures_can_be_played_and_are_all_used(name: str) -> None:
    about = outline(name)
    parts = passages(name, "en").values()
    used = {part.figure for part in parts if part.figure}
    assert used == set(about["figures"])
    assert {figure["position"] for figure in about["figures"].values()} == set(about["positions"])
    for figure in used:
        drawn = read_figure(name, figure)
        assert drawn.view
        assert drawn.log
        for callout in drawn.callouts:
            assert all(catalogue(language).has(callout.text) for language in LANGUAGES)
    assert len(read_figure(name, "board").callouts) > 3, "the parts of the board are numbered"
    for part in parts:
        assert (part.figure is not None) == ("^" in shape(part.text)), part.id


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_nothing_is_left_in_english(name: str, language: str) -> None:
    english = passages(name, "en")
    same = []
    for part, passage in passages(name, language).items():
        theirs = set(re.split(r"(?<=[.:!?])\s+|\n", english[part].text))
        for sentence in re.split(r"(?<=[.:!?])\s+|\n", passage.text):
            words = re.findall(r"[^\W\d_]+", sentence.lower())
            left = ENGLISH.intersection(words)
            assert len(left) < 2, (part, sentence, left)
            if len(words) > 3 and sentence in theirs:
                same.append(sentence)
    assert not same


@pytest.mark.parametrize("name", GAMES)
def test_a_language_says_as_much_as_the_others(name: str) -> None:
    """A passage that is much shorter than its English has lost something."""
    english = passages(name, "en")
    for language in LANGUAGES:
        for part, passage in passages(name, language).items():
            ratio = len(passage.text) / len(english[part].text)
            assert 0.75 < ratio < 1.6, (language, part, ratio)


@pytest.mark.parametrize("name", GAMES)
def test_the_marks_are_those_that_the_client_reads(name: str) -> None:
    for language in LANGUAGES:
        for part in passages(name, language).values():
            assert not re.search(r"[<>`]|https?:|!\[", part.text.replace("\n> ", "\n").lstrip("> "))
            assert part.text.count("**") % 2 == 0, (language, part.id)


SAID = {
    "steps_festival": {"en": "furthest down", "pt": "mais abaixo", "fr": "le plus bas"},
    "solo_end": {
        "en": "scores 2 points if she is behind you",
        "pt": "marca 2 pontos se está atrás de você",
        "fr": "marque 2 points si elle est derrière vous",
    },
}
"""What passages of Tawantinsuyu's book must say: regions run downwards on our board."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_of_tawantinsuyu_says_how_ties_and_axomamma_score(language: str) -> None:
    parts = passages("tawantinsuyu", language)
    for part, said in SAID.items():
        assert said[language] in parts[part].text
    words = {
        "en": ("Rejuvenate", "Worship"),
        "pt": ("Rejuvenescer", "Adorar"),
        "fr": ("Régénérer", "Adorer"),
    }
    assert all(f"**{word}**" in parts["solo_end"].text for word in words[language])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_books_and_rules_name_things_as_people_do(name: str, language: str) -> None:
    """No code of a card, a building or a space; a rule may refer to another one by its id."""
    words = catalogue(language)
    rules = [words.text(f"rule-{rule}") for rule in load_game(name).rules.ids()]
    texts = [line for part in passages(name, language).values() for line in part.text.split("\n")]
    flawed = {
        text: codes
        for text in [*texts, *rules]
        if (
            codes := [flaw for flaw in flaws(name, language, text) if re.match("code [^-]+$", flaw)]
        )
    }
    assert flawed == {}
