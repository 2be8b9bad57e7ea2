"""The folder of a run's results, which lets an interrupted run continue."""

import json
import os
from collections.abc import Callable, Hashable
from dataclasses import asdict
from io import BufferedRandom
from pathlib import Path
from typing import Any, Generic, TypeVar

from tampu.arena.matches import Played
from tampu.arena.plan import Plan
from tampu.core.errors import TampuError
from tampu.core.registry import load_game

FORMAT = 1


class BadFolder(TampuError):
    """The folder belongs to another run, or cannot be read."""


Item = TypeVar("Item")


class ResultsFolder(Generic[Item]):
    """A folder with the plan of a run and one line per finished task."""

    def __init__(
        self,
        folder: Path,
        description: dict[str, Any],
        read: Callable[[Any], tuple[Hashable, Item]],
    ) -> None:
        self._folder = folder
        self._read_line = read
        """Reads a task and its result from the JSON of a line; raises where it is none."""
        folder.mkdir(parents=True, exist_ok=True)
        self._claim(description)
        self._file: BufferedRandom = self._open()
        self.finished: dict[Any, Item] = self._read()
        """By task the results that are already in the folder."""

    def append(self, line: dict[str, Any]) -> None:
        """Store a result; it is not lost if this process is killed afterwards."""
        self._file.write(json.dumps(line).encode() + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()

    def _claim(self, wanted: dict[str, Any]) -> None:
        """Check that the folder belongs to this run, or write the plan into an empty folder."""
        path = self._folder / "plan.json"
        if not path.exists():
            if any(self._folder.iterdir()):
                raise BadFolder("error-arena-folder-used", folder=str(self._folder))
            draft = self._folder / "plan.json.part"
            draft.write_text(json.dumps(wanted, indent=1) + "\n", "utf-8")
            draft.replace(path)
            return
        try:
            stored = json.loads(path.read_text("utf-8"))
        except ValueError:
            stored = None
        if not isinstance(stored, dict):
            raise BadFolder("error-arena-folder-used", folder=str(self._folder))
        if stored != json.loads(json.dumps(wanted)):
            differing = ", ".join(name for name in wanted if stored.get(name) != wanted[name])
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

    def _read(self) -> dict[Any, Item]:
        """Read the results in the file; an incomplete last line is removed."""
        finished: dict[Any, Item] = {}
        complete = 0
        for number, line in enumerate(self._file, 1):
            if not line.endswith(b"\n"):
                break
            try:
                task, result = self._read_line(json.loads(line))
            except (ValueError, TypeError, LookupError):
                file = str(self._folder / "games.jsonl")
                raise BadFolder("error-arena-line", file=file, line=number) from None
            finished[task] = result
            complete += len(line)
        self._file.seek(complete)
        self._file.truncate()
        return finished


def read_game(line: Any) -> tuple[Hashable, Played]:
    """Read a game that `Played.to_json` wrote."""
    game = Played(**line)
    return (game.series, game.index), game


def describe(plan: Plan) -> dict[str, Any]:
    """The settings that two runs must share to use the same folder."""
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
    """Lock the file for this process; false where another process has locked it."""
    if os.name != "posix":
        return True
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
