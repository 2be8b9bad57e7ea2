"""Snapshots: stored positions from which folding a long log can begin.

A snapshot holds the position after a line, and the meanings of the lines since the snapshot before
it. The log stays authoritative: a snapshot of another release, or one that cannot be read, is
ignored.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from tampu import __version__
from tampu.core.contract import CHANCE, Event
from tampu.core.errors import MalformedPosition
from tampu.core.play import Dealer, Entry
from tampu.server.messages.parts import Text
from tampu.server.tables.fold import Fold, FoldedLine, Meaning
from tampu.server.tables.log import LogLine

EVERY: Final = 64
"""Lines between two snapshots; one more is taken at the end of the game."""


def is_due(fold: Fold, last: int) -> bool:
    """Whether the next snapshot is due, if the last one was taken at the line `last`."""
    return fold.seq - last >= EVERY or (fold.over and fold.seq > last)


def take(fold: Fold, last: int) -> dict[str, Any]:
    """Take a snapshot of a fold; the one before it was taken at the line `last`."""
    return {
        "release": __version__,
        "state": fold.state.to_json(),
        "drawn": fold.match.dealer.drawn,
        "places": fold.places,
        "undone": [list(entry) for entry in fold.undone],
        "waiting": fold.waiting,
        "asked": fold.undo_request,
        "agreed": sorted(fold.agreed),
        "resigned_end": fold.resigned_end,
        "clocks": fold.clocks.to_json(),
        "meanings": [_meaning_to_json(folded) for folded in fold.lines[last:]],
    }


def restore(fold: Fold, lines: Sequence[LogLine], snapshots: Iterable[tuple[int, Any]]) -> int:
    """Restore a fresh fold from its last snapshot; returns the line of that snapshot, or 0.

    `snapshots` are `(seq, data)` in order; `lines` are all lines of the log.
    """
    meanings: dict[int, Meaning] = {}
    last, data = 0, None
    for seq, snapshot in snapshots:
        if snapshot["release"] == __version__:
            first = seq - len(snapshot["meanings"]) + 1
            for line, meaning in enumerate(snapshot["meanings"], first):
                meanings[line] = _meaning_from_json(meaning)
            last, data = seq, snapshot
    if data is None or any(seq not in meanings for seq in range(1, last + 1)):
        return 0
    try:
        state = fold.game.load(data["state"])
    except MalformedPosition:
        return 0  # the format of positions has changed
    fold.lines = [FoldedLine(line, *meanings[line.seq]) for line in lines[:last]]
    fold.keys = {line.key: line.seq for line in lines[:last] if line.key}
    fold.places = list(data["places"])
    dealer = Dealer(fold.match.dealer.seed)
    dealer.drawn = dict(data["drawn"])
    fold.restore(state, dealer, [_entry(lines[seq - 1]) for seq in fold.places])
    fold.undone = [Entry(*entry) for entry in data["undone"]]
    fold.waiting = data["waiting"]
    request = data["asked"]
    fold.undo_request = None if request is None else (request[0], request[1])
    fold.agreed = set(data["agreed"])
    fold.resigned_end = data["resigned_end"]
    fold.clocks.restore(data["clocks"])
    return last


def _entry(line: LogLine) -> Entry:
    assert line.action is not None
    return Entry(CHANCE if line.actor is None else line.actor, line.action)


def _meaning_to_json(folded: FoldedLine) -> list[Any]:
    return [
        folded.readers,
        folded.masked,
        [list(event) for event in folded.events],
        *(text and [text.key, text.params] for text in (folded.text, folded.hidden)),
    ]


def _meaning_from_json(stored: list[Any]) -> Meaning:
    readers, masked, events, text, hidden = stored
    return (
        None if readers is None else tuple(readers),
        masked,
        [Event(*event) for event in events],
        text and Text(*text),
        hidden and Text(*hidden),
    )
