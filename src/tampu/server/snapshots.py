"""Snapshots: where the folding of a long log can begin. The log stays the truth.

A snapshot holds the position after a line, and what the lines since the last snapshot meant when
they were made. One of another release, or one that cannot be read, is passed over.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import structlog

from tampu import __version__
from tampu.core.contract import CHANCE, Event
from tampu.core.play import Dealer, Entry
from tampu.server.fold import Fold, Folded, Line, Meaning

log = structlog.get_logger()

EVERY: Final = 64
"""Lines between two snapshots; one more is taken at the end of the game."""


def due(fold: Fold, last: int) -> bool:
    """Whether it is time for the next one after the one at `last`."""
    return fold.seq - last >= EVERY or (fold.over and fold.seq > last)


def taken(fold: Fold, last: int) -> dict[str, Any]:
    """The snapshot of a fold; an earlier one stands at the line `last`."""
    return {
        "release": __version__,
        "state": fold.state.to_json(),
        "drawn": fold.match.dealer.drawn,
        "places": fold.places,
        "undone": [list(entry) for entry in fold.undone],
        "waiting": fold.waiting,
        "asked": fold.asked,
        "agreed": sorted(fold.agreed),
        "resigned_end": fold.resigned_end,
        "clocks": fold.clocks.kept(),
        "meanings": [_written(folded) for folded in fold.lines[last:]],
    }


def restore(fold: Fold, lines: Sequence[Line], snapshots: Iterable[tuple[int, Any]]) -> int:
    """Put a fresh fold where its last snapshot stands; returns that line, or 0.

    `snapshots` are `(seq, data)` in order, `lines` all lines of the log.
    """
    meanings: dict[int, Meaning] = {}
    last, data = 0, None
    for seq, found in snapshots:
        if found["release"] == __version__:
            written = found["meanings"]
            for place, told in enumerate(written):
                meanings[seq - len(written) + place + 1] = _read(told)
            last, data = seq, found
    if data is None or any(seq not in meanings for seq in range(1, last + 1)):
        return 0
    try:
        state = fold.game.load(data["state"])
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        log.warning("snapshot passed over", game=fold.game.id, error=str(error))
        return 0
    fold.lines = [Folded(line, *meanings[line.seq]) for line in lines[:last]]
    fold.keys = {line.key: line.seq for line in lines[:last] if line.key}
    fold.places = list(data["places"])
    dealer = Dealer(fold.match.dealer.seed)
    dealer.drawn = dict(data["drawn"])
    fold.put(state, dealer, [_entry(lines[seq - 1]) for seq in fold.places])
    fold.undone = [Entry(*entry) for entry in data["undone"]]
    fold.waiting = data["waiting"]
    fold.asked = None if data["asked"] is None else (data["asked"][0], data["asked"][1])
    fold.agreed = set(data["agreed"])
    fold.resigned_end = data["resigned_end"]
    fold.clocks.put(data["clocks"])
    return last


def _entry(line: Line) -> Entry:
    assert line.action is not None
    return Entry(CHANCE if line.actor is None else line.actor, line.action)


def _written(folded: Folded) -> list[Any]:
    return [folded.readers, folded.masked, [list(event) for event in folded.events]]


def _read(written: list[Any]) -> Meaning:
    readers, masked, events = written
    told = None if readers is None else tuple(readers)
    return told, masked, [Event(*event) for event in events]
