"""Finds the commands that README, CONTRIBUTING and docs show, and makes them small enough to run.

A command is a code span, or a line of a code block without a language, that begins with `tampu`,
`python` or `make`; a path such as `.venv/bin/` and settings such as `X=1` may precede it. Words in
capitals (`GAME`, `FILE`) are placeholders.
"""

import re
import shlex
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md")))
PROGRAMS = ("tampu", "python", "python3", "make")

FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
SETTING = re.compile(r"[A-Z_]+=\S*$")
SHELLS = ("", "sh", "bash", "console", "shell")

PLACEHOLDERS = {
    "GAME": "imhotep",
    "FILE": "record.khipu",
    "FILE.json": "weights.json",
    "FILE.parquet": "games.parquet",
    "SPEC,…": "greedy,random",
    "N": "2",
    "DIR": "folder",
    "FOLDER": "runs",
}
"""What a test writes in place of each placeholder."""

SMALL = {
    "--games": "2",
    "--rounds": "1",
    "--at-least": "2",
    "--seconds": "1",
    "--steps": "64",
    "--final": "2",
    "--depth": "2",
}
"""The values with which a test runs an option that takes long."""

ADDED = {
    "tampu bench": ("--game", "imhotep", "--seconds", "1"),
    "tampu tune": ("--games", "4", "--rounds", "1"),
    "tampu puzzles GAME": ("--games", "1", "--search", "ismcts:nodes=20"),
    "python -m tools.calibration": ("--game", "imhotep", "--games", "2", "--bot", "greedy"),
    "python -m tools.levels_page": ("--game", "imhotep", "--most", "1", "--only", "beginner"),
    "python tools/proposal_audit.py": ("--game", "imhotep", "--positions", "2"),
    "python -m tampu.tuning.ppo": ("--games", "2"),
    "python tools/game_analysis.py": ("--games", "2", "--deals", "2", "--only", "imhotep"),
    "python tools/environment_speed.py": ("--seconds", "0.01", "--steps", "1"),
}
"""Arguments that make a command small; those that the page shows stay."""

FAST_BOTS = (r"\blevel:(\d)", r"greedy:slip=9\1")
"""A bot that plays nine moves in ten at random stands for each level."""

REMOVED = ("--peers",)
"""Arguments that a test leaves out: they would install other libraries."""

PARSED_ONLY = (
    ("serve", "runs until it is stopped; tests/server starts it"),
    ("./mine", "a bot that the reader writes"),
    ("reports --close", "needs a report; tests/server/test_together.py closes one"),
    ("my-network.json", "an entry that the reader writes; tests/protocol makes one"),
    ("python:entries:", "an entry of examples/baselines, which only its folder can import"),
    ("benchmark exploit", "trains for minutes; tests/protocol trains for less"),
    ("OLDER_BUILD", "another checkout; tests/tools/test_older_level.py plays against one"),
    (" demo", "a game that the reader writes; tests/kit runs these commands on one"),
    ("clean_environments", "installs for minutes; tests/tools tests its parts"),
    ("/var/", "the data of a running site; tests/server/test_doctor.py makes some"),
)
"""Words of commands that cannot be run here, and why; their arguments are parsed.

Of a Python program only the help is printed."""


def programs(text: str) -> list[str]:
    """The words of a command without settings, path and comment; empty if it is no command."""
    try:
        words = shlex.split(text, comments=True)
    except ValueError:
        return []
    while words and SETTING.match(words[0]):
        words = words[1:]
    if not words or Path(words[0]).name not in PROGRAMS:
        return []
    return [Path(words[0]).name.replace("python3", "python"), *words[1:]]


def commands_of(page: str) -> list[list[str]]:
    """All commands that a page shows, in order."""
    blocks = [body for language, body in FENCE.findall(page) if language in SHELLS]
    lines = [line.removeprefix("$ ") for body in blocks for line in body.splitlines()]
    spans = SPAN.findall(FENCE.sub("", page))
    return [words for text in (*lines, *spans) if (words := programs(text))]


def shown_commands() -> list[list[str]]:
    """Every command of the documents once; a program's name alone is no command."""
    unique = {
        shlex.join(words): words
        for page in PAGES
        for words in commands_of(page.read_text("utf-8"))
        if len(words) > 1
    }
    return [unique[command] for command in sorted(unique)]


def filled(words: list[str]) -> list[str]:
    """The command with placeholders replaced."""
    return [PLACEHOLDERS.get(word, word) for word in words]


def small(words: list[str]) -> list[str]:
    """The command with placeholders replaced, and with arguments that let it end in seconds."""
    reduced: list[str] = []
    for word in filled(words):
        previous = reduced[-1] if reduced else ""
        if word not in REMOVED:
            reduced.append(SMALL.get(previous, re.sub(*FAST_BOTS, word)))
    for command, arguments in ADDED.items():
        if f"{shlex.join(words)} ".startswith(f"{command} "):
            for name, value in zip(arguments[::2], arguments[1::2], strict=True):
                if name not in words:
                    reduced += [name, value]
    return reduced
