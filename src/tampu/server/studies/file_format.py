r"""The text of a study: records with comments and variations; docs/studies.md explains it.

study 1
title: How to close a pond

chapter: The opening
khipu 1
game: cuzco
...
end rounds 41 38
notes
at 12: The best move here.
move 10001 after 12: seat1 TOKEN
move 10002 after 10001: chance TOKEN
at 10002: A comment with\na second line.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from tampu.core.contract import CHANCE
from tampu.core.errors import BadRecord, TampuError
from tampu.core.play import read_action
from tampu.server.studies.chapters import (
    FIRST_BRANCH,
    LONGEST_COMMENT,
    MOST_COMMENTS,
    MOST_MOVES,
    Branch,
    StudyChapter,
)

FORMAT: Final = 1
LONGEST_TITLE: Final = 80
MOST_CHAPTERS: Final = 32
_COMMENT: Final = re.compile(r"at (\d{1,6}): (.+)", re.ASCII)
_MOVE: Final = re.compile(r"move (\d{1,6}) after (\d{1,6}): (chance|seat\d{1,2}) (.+)", re.ASCII)


class StudyText(NamedTuple):
    """A study as its text holds it."""

    title: str
    chapters: list[tuple[str, StudyChapter]]
    """Titles and chapters."""


def write(study: StudyText) -> str:
    """The text of a study."""
    parts = [f"study {FORMAT}\ntitle: {_one_line(study.title)}\n"]
    for title, chapter in study.chapters:
        lines = [f"\nchapter: {_one_line(title)}", chapter.khipu.rstrip("\n"), "notes"]
        lines += [
            f"move {branch.id} after {branch.after}: {_actor(branch)} {_token(chapter, branch)}"
            for branch in sorted(chapter.branches.values())
        ]
        lines += [f"at {node}: {_escape(text)}" for node, text in sorted(chapter.comments.items())]
        parts.append("\n".join(lines) + "\n")
    return "".join(parts)


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace("\r", "").replace("\n", "\\n")


def _unescape(text: str) -> str:
    return re.sub(r"\\(.)", lambda match: "\n" if match[1] == "n" else match[1], text)


def _actor(branch: Branch) -> str:
    return "chance" if branch.actor == CHANCE else f"seat{branch.actor + 1}"


def _token(chapter: StudyChapter, branch: Branch) -> str:
    space = chapter.game.outcomes if branch.actor == CHANCE else chapter.game.actions
    return space.notation(branch.action)


def read(text: str) -> StudyText:
    """Read a study; every move is played on the engine. Raises BadRecord with the line."""
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0] != f"study {FORMAT}" or len(lines) < 2 or not lines[1].startswith("title: "):
        raise BadRecord("error-study-first-line")
    starts = [number for number, line in enumerate(lines) if line.startswith("chapter: ")]
    if not 1 <= len(starts) <= MOST_CHAPTERS:
        raise BadRecord("error-study-chapters", most=MOST_CHAPTERS)
    chapters = []
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        title = lines[start].partition(": ")[2].strip()[:LONGEST_TITLE]
        try:
            notes = lines.index("notes", start, end)
        except ValueError:
            raise BadRecord("error-record-line", line=start + 1) from None
        chapter = StudyChapter("\n".join(lines[start + 1 : notes]) + "\n")
        for number in range(notes + 1, end):
            if lines[number].strip():
                _read_note(chapter, lines[number], number + 1)
        chapters.append((title, chapter))
    return StudyText(lines[1].partition(": ")[2].strip()[:LONGEST_TITLE], chapters)


def _read_note(chapter: StudyChapter, line: str, number: int) -> None:
    comment, move = _COMMENT.fullmatch(line), _MOVE.fullmatch(line)
    try:
        if comment is not None and len(chapter.comments) < MOST_COMMENTS:
            chapter.comment(int(comment[1]), _unescape(comment[2])[:LONGEST_COMMENT])
            return
        if move is not None and len(chapter.branches) < MOST_MOVES:
            _read_move(chapter, int(move[1]), int(move[2]), move[3], move[4])
            return
    except (TampuError, ValueError):
        pass
    raise BadRecord("error-record-line", line=number)


def _read_move(chapter: StudyChapter, node: int, after: int, who: str, token: str) -> None:
    """Add a move of a variation; raises for moves that the rules forbid."""
    state = chapter.state(after)
    actor = state.actor()
    expected = "chance" if actor == CHANCE else f"seat{actor + 1}"
    if who != expected or node < FIRST_BRANCH or node <= max(chapter.branches, default=0):
        raise ValueError(token)
    action = read_action(chapter.game, state, token)
    state.apply(action)
    chapter.branches[node] = Branch(node, after, actor, action)
