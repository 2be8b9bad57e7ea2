"""Results on disk: appended as they come, so that a run that was killed can go on."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from io import BufferedRandom
from pathlib import Path
from typing import Any

from tampu.arena.matches import Played
from tampu.arena.plan import Plan, Task
from tampu.core.errors import TampuError
from tampu.core.registry import load_game

FORMAT = 1


class BadFolder(TampuError):
    """A folder of results that does not belong to this run, or cannot be read."""


class Results:
    """A folder with the plan of a run and a line for each game played."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._own(_description(plan))
        self._file: BufferedRandom = self._open()
        self.known = self._read()
        """The games played so far."""

    def append(self, game: Played) -> None:
        """Keep a game; nothing is lost after this, even if the process is killed."""
        self._file.write(json.dumps(game.to_json()).encode() + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()

    def _own(self, wanted: dict[str, Any]) -> None:
        """See that the folder is of this run, or make it so."""
        path = self._folder / "plan.json"
        if not path.exists():
            if any(self._folder.iterdir()):
                raise BadFolder("error-arena-folder-used", folder=str(self._folder))
            draft = self._folder / "plan.json.part"
            draft.write_text(json.dumps(wanted, indent=1) + "\n", "utf-8")
            draft.replace(path)
            return
        try:
            found = json.loads(path.read_text("utf-8"))
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise BadFolder("error-arena-folder-used", folder=str(self._folder))
        if found != json.loads(json.dumps(wanted)):
            differing = ", ".join(name for name in wanted if found.get(name) != wanted[name])
            raise BadFolder(
                "error-arena-other-run", folder=str(self._folder), differing=differing or "format"
            )

    def _open(self) -> BufferedRandom:
        path = self._folder / "games.jsonl"
        path.touch()
        file = path.open("r+b")
        if not _lock(file):
            file.close()
            raise BadFolder("error-arena-busy", folder=str(self._folder))
        return file

    def _read(self) -> dict[Task, Played]:
        """The games in the file; a last line that was torn off is cut away."""
        found: dict[Task, Played] = {}
        sound = 0
        for number, line in enumerate(self._file, 1):
            if not line.endswith(b"\n"):
                break
            try:
                game = Played(**json.loads(line))
            except (ValueError, TypeError):
                file = str(self._folder / "games.jsonl")
                raise BadFolder("error-arena-line", file=file, line=number) from None
            found[game.series, game.index] = game
            sound += len(line)
        self._file.seek(sound)
        self._file.truncate()
        return found


def _description(plan: Plan) -> dict[str, Any]:
    """What two runs must have in common to share a folder, by the names that people know."""
    first = plan.series[0]
    return {
        "format": FORMAT,
        "game": first.game,
        "rules_version": load_game(first.game).meta.rules_version,
        "options": dict(first.options),
        "form": plan.form,
        "bots": [list(series.entries) for series in plan.series],
        "games": first.games,
        "seed": first.seed,
        "rotate": first.rotate,
        "duplicate": first.duplicate,
        "records": first.keep_records,
        "until": asdict(plan.until) if plan.until else None,
    }


def _lock(file: BufferedRandom) -> bool:
    """Whether nobody else writes here; the lock ends with the process."""
    if os.name != "posix":
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
