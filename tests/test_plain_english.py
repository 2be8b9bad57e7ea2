"""Names and sentences use ordinary words: CONTRIBUTING asks for them, and these are the lapses."""

import io
import re
import tokenize
from pathlib import Path

ROOT = Path(__file__).parents[1]
FIRST_RELEASE = ROOT / "tests" / "server" / "first_release"
"""Code that runs on the first release keeps that release's names."""
PYTHON = [
    path
    for folder in ("src", "tests", "tools", "examples")
    for path in sorted((ROOT / folder).rglob("*.py"))
    if FIRST_RELEASE not in path.parents
]
WEB = [
    path
    for ending in ("ts", "svelte")
    for path in sorted((ROOT / "web" / "src").rglob(f"*.{ending}"))
    if path.name != "messages.ts"  # generated from docstrings, which are read with the Python files
]
PAGES = [
    *ROOT.glob("*.md"),
    *sorted((ROOT / "docs").rglob("*.md")),
    *ROOT.glob("src/tampu/games/*/README.md"),
]

EMPTY_NAMES = {"told", "found", "kept", "worlds"}
"""Names that say that something was done, or a metaphor, not what the variable holds."""
DECLARED = re.compile(r"\b(?:const|let|function) (?:\[|\{ )?(told|found|kept)\b")
PRIVATE_PHRASES = re.compile(
    r"\b(by lot|to the lot|takes? back|a way of its own|whose eyes|hears|but for)\b",
    re.IGNORECASE,
)
"""Phrases for which the field has an ordinary word."""


def empty_names(source: str) -> list[tuple[int, str]]:
    """The empty names of a Python file with their lines; attributes of others do not count."""
    tokens = list(tokenize.generate_tokens(io.StringIO(source).readline))
    return [
        (token.start[0], token.string)
        for before, token in zip([None, *tokens], tokens, strict=False)
        if token.type == tokenize.NAME
        and token.string in EMPTY_NAMES
        and (before is None or before.string != ".")
    ]


def test_names_say_what_they_hold() -> None:
    lapses = [
        f"{path.relative_to(ROOT)}:{line} {name}"
        for path in PYTHON
        for line, name in empty_names(path.read_text("utf-8"))
    ]
    assert lapses == []


def test_names_of_the_client_say_what_they_hold() -> None:
    lapses = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in WEB
        for name in DECLARED.findall(path.read_text("utf-8"))
    ]
    assert lapses == []


def test_sentences_use_the_ordinary_words() -> None:
    quoting = (Path(__file__), ROOT / "docs" / "glossary.md")
    lapses = [
        f"{path.relative_to(ROOT)}: {phrase}"
        for path in (*PYTHON, *WEB, *PAGES)
        if path not in quoting
        for phrase in PRIVATE_PHRASES.findall(path.read_text("utf-8"))
    ]
    assert lapses == []


def test_lapses_are_noticed() -> None:
    assert empty_names("kept = told(found)\nx.kept = 'told'\n") == [
        (1, "kept"),
        (1, "told"),
        (1, "found"),
    ]
    assert DECLARED.findall("const told = 1; let [found] = x; const kept_card = 2") == [
        "told",
        "found",
    ]
    assert PRIVATE_PHRASES.search("A legal move by lot stands in.")
