"""Reading, verifying and writing the files that hold records of games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tampu.core.play import Match
from tampu.core.record import Khipu, Replay, parse, record, verify
from tampu.core.registry import load_game


def read_record(path: str | Path) -> Khipu:
    """Read a record from a file; raises BadRecord where the file is not a readable record."""
    return parse(Path(path).read_bytes())


def verify_record(khipu: Khipu, *, fair: bool = False) -> Replay:
    """Replay a record; raises Diverged at the first line that does not follow from the rules.

    With `fair`, every chance outcome must also follow from the seed.
    """
    return verify(khipu, load_game(khipu.game), fair=fair)


def write_record(
    match: Match, path: str | Path, labels: Sequence[str] = (), salt: str = ""
) -> Path:
    """Write the record of a match to a file, and return the file's path.

    `labels` name the players by seat. `salt` goes into the commitment to the seed; seed and salt
    are written only once the game is over.
    """
    names = list(labels) or [f"seat {seat + 1}" for seat in range(match.seats)]
    target = Path(path)
    target.write_text(record(match, names, salt).write(), "utf-8")
    return target
