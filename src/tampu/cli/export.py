"""`tampu export`: records as structured data, one file or thousands."""

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from tampu.cli.arguments import add_command, whole_number
from tampu.cli.output import Output, progress_bar
from tampu.cli.standings import standings
from tampu.core.errors import BadOption, TampuError
from tampu.core.record import Khipu, Replay, exported, final, header
from tampu.core.registry import load_game
from tampu.locale import catalogue
from tampu.record_files import read_record

AT_ONCE = 8
"""Records that a process gets at a time."""


def add_commands(commands: Any) -> None:
    export = add_command(commands, "export", "export records as structured data")
    export.add_argument(
        "paths", nargs="+", type=Path, metavar="FILE", help="records, or folders of records"
    )
    export.add_argument("--to", type=whole_number, metavar="N", help="only the first N entries")
    export.add_flag("--full", "with all legal actions and the scores at each entry")
    export.add_flag("--json", "print a line of JSON for each record")
    export.add_path("--out", "DIR", "write a JSON file for each record into DIR")
    export.add_jobs()
    export.set_defaults(run=run_export)


class Exported(NamedTuple):
    """The JSON of a record, or why there is none."""

    path: Path
    text: str
    error: str


def run_export(options: argparse.Namespace, out: Output) -> int:
    """Export every record, also after one that fails; 2 where one failed."""
    targets = _targets(options.paths)
    if not options.json and options.out is None:
        return _tell(list(targets.values()), options, out)
    status = 0
    if options.out is not None:
        options.out.mkdir(parents=True, exist_ok=True)
    with progress_bar() as bar:
        task = bar.add_task(out.words.text("cli-export-progress"), total=len(targets))
        results = _export_all(list(targets.values()), options, out.words.language)
        for name, result in zip(targets, results, strict=True):
            if result.error:
                out.show_failure(result.error)
                status = 2
            elif options.out is None:
                print(result.text, flush=True)
            else:
                file = (options.out / name).with_suffix(".json")
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(result.text + "\n", "utf-8")
            bar.advance(task)
    return status


def _targets(paths: list[Path]) -> dict[Path, Path]:
    """The records by the names of their exports, relative to the folder of all exports."""
    targets: dict[Path, Path] = {}
    for path in paths:
        files = sorted(path.rglob("*.khipu")) if path.is_dir() else [path]
        if not files:
            raise BadOption("error-no-records", folder=str(path))
        for file in files:
            name = file.relative_to(path) if path.is_dir() else Path(file.name)
            if name in targets:
                raise BadOption("error-same-name", file=str(file), other=str(targets[name]))
            targets[name] = file
    return targets


def _export_all(
    files: list[Path], options: argparse.Namespace, language: str
) -> Iterator[Exported]:
    """The exports in the order of the files."""
    export = partial(export_file, to=options.to, full=options.full, language=language)
    if options.jobs == 1 or len(files) == 1:
        yield from map(export, files)
        return
    with ProcessPoolExecutor(min(options.jobs, len(files))) as pool:
        yield from pool.map(export, files, chunksize=AT_ONCE)


def export_file(path: Path, *, to: int | None, full: bool, language: str) -> Exported:
    """Export one record; never raises for a file that is no sound record."""
    try:
        khipu, rows, replay = _read(path, to, full=full)
    except (TampuError, OSError) as error:
        return Exported(path, "", Output(catalogue(language)).error_text(error, path))
    data = {"header": header(khipu, replay.options), "log": rows, "final": final(replay.state)}
    return Exported(path, json.dumps(data), "")


def _read(path: Path, to: int | None, *, full: bool) -> tuple[Khipu, list[dict[str, Any]], Replay]:
    """Read a record, or its first entries, as rows of data."""
    khipu = read_record(path)
    if to is not None and to < len(khipu.knots):
        khipu.knots = khipu.knots[:to]
        khipu.end, khipu.seed, khipu.salt = "", None, None
    rows, replay = exported(khipu, load_game(khipu.game), full=full)
    return khipu, rows, replay


def _tell(files: list[Path], options: argparse.Namespace, out: Output) -> int:
    """Describe the games in sentences."""
    status = 0
    for path in files:
        try:
            khipu, rows, replay = _read(path, options.to, full=options.full)
        except BrokenPipeError:
            raise
        except (TampuError, OSError) as error:
            out.show_error(error, path)
            status = 2
            continue
        state = replay.game.new(len(khipu.seats), replay.options, replay.rules_version)
        for row, entry in zip(rows, replay.log, strict=True):
            sentence = out.entry(replay.game, state, entry.action)
            state.apply(entry.action)
            scores = f"  {row['scores']}" if options.full else ""
            out.console.print(f"{row['seq']:>4} {sentence}  [{row['notation']}]{scores}")
        out.show(standings(replay.game, replay.state, khipu.seats, out))
    return status
