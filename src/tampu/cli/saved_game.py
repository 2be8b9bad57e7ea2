"""Saving a terminal game after every decision, and resuming it.

While a game runs, its record does not contain the seed. Seed and salt are in a small file beside
the record, which is deleted when the game is over and the record contains them.
"""

import os
import secrets
from pathlib import Path

from tampu.core.errors import BadRecord
from tampu.core.play import Match
from tampu.core.record import commitment, parse, record, verify
from tampu.core.registry import load_game


def default_folder() -> Path:
    """The folder of games for which no file is named."""
    data = os.environ.get("TAMPU_DATA") or os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "tampu" / "khipus"


def free_path(game: str) -> Path:
    """A file name that is not in use."""
    folder = default_folder()
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while (folder / f"{game}-{number}.khipu").exists():
        number += 1
    return folder / f"{game}-{number}.khipu"


def new_salt() -> str:
    return secrets.token_hex(16)


def new_seed() -> int:
    return secrets.randbits(63)


class SavedGame:
    """A match and the file of its record."""

    def __init__(self, match: Match, labels: list[str], path: Path, salt: str) -> None:
        self.match = match
        self.labels = labels
        self.path = path
        self.salt = salt

    def save(self) -> None:
        """Write the record, and while the game runs the seed file.

        The order of writing ensures that a running game's record always has its seed file.
        """
        seed_file = _seed_file(self.path)
        if not self.match.over:
            _write(seed_file, f"{self.match.dealer.seed} {self.salt}\n")
        _write(self.path, record(self.match, self.labels, self.salt).write())
        if self.match.over:
            seed_file.unlink(missing_ok=True)


def _seed_file(path: Path) -> Path:
    return path.with_name(path.name + ".seed")


def _write(path: Path, text: str) -> None:
    """Replace a file in one step, so that a crash leaves the old or the new text."""
    fresh = path.with_name(path.name + ".new")
    with fresh.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def resume(path: Path) -> SavedGame:
    """Load a game from its record, to continue it or to look at it."""
    khipu = parse(path.read_bytes())
    game = load_game(khipu.game)
    replay = verify(khipu, game)
    if khipu.seed is not None and khipu.salt is not None:
        seed, salt = khipu.seed, khipu.salt
    else:
        seed, salt = _read_seed(path, khipu.commitment)
    match = Match(game, replay.seats, replay.options, seed, replay.rules_version)
    match.restore(replay.log)
    return SavedGame(match, khipu.seats, path, salt)


def _read_seed(path: Path, promised: str) -> tuple[int, str]:
    try:
        seed_text, _, salt = _seed_file(path).read_text("utf-8").strip().partition(" ")
        seed = int(seed_text)
    except (OSError, ValueError):
        raise BadRecord("error-no-secret", file=str(_seed_file(path))) from None
    if commitment(seed, salt) != promised:
        raise BadRecord("error-record-commitment")
    return seed, salt
