"""Keeping a terminal game on disk, so that nothing is lost and it can be resumed.

While a game runs its record hides the seed (protocol 12); the seed and salt lie in a small file
beside it, which disappears when the game ends and the record tells them itself.
"""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from tampu.core.errors import BadRecord
from tampu.core.play import Match
from tampu.core.record import commitment, parse, record, verify
from tampu.core.registry import load_game


def default_folder() -> Path:
    """Where games are kept when no file is named."""
    data = os.environ.get("TAMPU_DATA") or os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "tampu" / "khipus"


def free_path(game: str) -> Path:
    """A file name not used yet."""
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


class Kept:
    """A match and the file that holds it."""

    def __init__(self, match: Match, labels: list[str], path: Path, salt: str) -> None:
        self.match = match
        self.labels = labels
        self.path = path
        self.salt = salt

    def save(self) -> None:
        """Write the record, and the seed beside it while the game runs.

        At no moment does a running record lie there without its seed.
        """
        secret = _secret(self.path)
        if not self.match.over:
            _write(secret, f"{self.match.dealer.seed} {self.salt}\n")
        _write(self.path, record(self.match, self.labels, self.salt).write())
        if self.match.over:
            secret.unlink(missing_ok=True)


def _secret(path: Path) -> Path:
    return path.with_name(path.name + ".seed")


def _write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    fresh = path.with_name(path.name + ".new")
    with fresh.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def resume(path: Path) -> Kept:
    """The game that a record holds, to be played on or looked at."""
    khipu = parse(path.read_bytes())
    game = load_game(khipu.game)
    replay = verify(khipu, game)
    if khipu.seed is not None and khipu.salt is not None:
        seed, salt = khipu.seed, khipu.salt
    else:
        seed, salt = _read_secret(path, khipu.commitment)
    match = Match(game, replay.seats, replay.options, seed)
    match.restore(replay.log)
    return Kept(match, khipu.seats, path, salt)


def _read_secret(path: Path, promised: str) -> tuple[int, str]:
    try:
        seed_text, _, salt = _secret(path).read_text("utf-8").strip().partition(" ")
        seed = int(seed_text)
    except (OSError, ValueError):
        raise BadRecord("error-no-secret", file=str(_secret(path))) from None
    if commitment(seed, salt) != promised:
        raise BadRecord("error-record-commitment")
    return seed, salt
