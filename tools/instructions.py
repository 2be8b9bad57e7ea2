"""Counts the instructions of fixed work, which tell more than times on a busy machine.

`python -m tools.instructions` counts with callgrind, prints the change against the stored table
(docs/instructions.json) and fails if a row needs more than 15 % more. Counts depend on the
interpreter and the compiler, so the table of another environment is only printed. `--write` stores
the new table. Where callgrind is missing or fails, nothing is counted and nothing fails.
"""

import argparse
import asyncio
import ctypes
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from tampu.benchmarks.engine import language
from tampu.core.contract import CHANCE, OVER, Game, State
from tampu.core.play import Dealer
from tampu.core.registry import load_game
from tampu.core.rng import Rng

TABLE: Final = Path(__file__).parent.parent / "docs" / "instructions.json"
GAMES: Final = ("cuzco", "imhotep", "inca_empire", "tawantinsuyu")
MOST_MORE: Final = 15
"""Percent."""
POSITIONS: Final = 12
"""The positions of one game whose features are computed, and that are determinized."""
REPEATS: Final = 10
"""How often that is done, so that calling the marked function does not count."""
MOVES: Final = 30
"""The moves of one table on the server, after as many that fill caches."""
MARK: Final = "PyRun_SimpleStringFlags"
"""Instructions are counted inside this function, which the interpreter itself does not call."""

Work = Callable[[], int]
"""Does the work of a row and returns how many units it was."""


class Row:
    """The work that the marked function does next."""

    def __init__(self) -> None:
        self.work: Work = int
        self.units = 0

    def run(self) -> None:
        self.units = self.work()


row = Row()


def random_game(game: Game, *, listing: bool) -> int:
    """Play a random game; returns the number of decisions."""
    seats = game.meta.fewest_seats
    state: State = game.new(seats)
    rng, dealer, decisions = Rng(1, "instructions"), Dealer(1), 0
    while True:
        actor = state.actor()
        if actor == OVER:
            return decisions
        if actor == CHANCE:
            state.apply(dealer.deal(state))
            continue
        action = game.actions.sample(state.candidates(), rng) if listing else state.sample(rng)
        state.apply(action)
        decisions += 1


def positions(game: Game) -> list[State]:
    """Positions of a random game at equal distances."""
    state: State = game.new(game.meta.fewest_seats)
    rng, dealer, met = Rng(1, "instructions"), Dealer(1), []
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(dealer.deal(state))
        else:
            met.append(state.clone())
            state.apply(state.sample(rng))
    return met[:: max(1, len(met) // POSITIONS)][:POSITIONS]


def evaluations(game: Game, states: list[State]) -> int:
    for state in states * REPEATS:
        game.evaluation.evaluate(state)
    return len(states) * REPEATS


def determinized(states: list[State]) -> int:
    rng = Rng(1, "worlds")
    for state in states * REPEATS:
        state.determinize(state.actor(), rng)
    return len(states) * REPEATS


def server_moves(game: str) -> Work:
    """Moves at a table on the server; the database jobs run in the same thread."""
    from concurrent.futures import Executor, Future

    from tools import server_cost

    class Inline(Executor):
        def submit(self, function: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            future: Future[Any] = Future()
            future.set_result(function(*args, **kwargs))
            return future

    folder = tempfile.mkdtemp()
    loop = asyncio.new_event_loop()
    table = loop.run_until_complete(
        server_cost.open_table(game, load_game(game).meta.fewest_seats, folder, executor=Inline())
    )

    def play() -> int:
        before = table.cost.moves
        loop.run_until_complete(table.play(MOVES))
        return table.cost.moves - before

    return play


def rows() -> list[tuple[str, Work]]:
    """The rows of the table, each with its work."""
    listed: list[tuple[str, Work]] = []
    for name in GAMES:
        game = load_game(name)
        states = positions(game)
        listed += [
            (f"{name}, a listed decision", lambda game=game: random_game(game, listing=True)),
            (f"{name}, a sampled decision", lambda game=game: random_game(game, listing=False)),
            (
                f"{name}, an evaluation",
                lambda game=game, states=states: evaluations(game, states),
            ),
            (f"{name}, a determinized position", lambda states=states: determinized(states)),
        ]
    listed += [(f"{name}, a move on the server", server_moves(name)) for name in GAMES]
    return listed


def measure_rows() -> None:
    """Do all work once more inside the marked function; runs under callgrind."""
    for name, work in rows():
        work()  # fills caches
        row.work = work
        ctypes.pythonapi.PyRun_SimpleString(b"row.run()")  # goes on to MARK
        print(json.dumps([name, row.units]), flush=True)
    os._exit(0)  # threads of the server are not waited for


def count() -> dict[str, int]:
    """Instructions of one unit, by row; none where callgrind fails."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", f"--toggle-collect={MARK}",
                   f"--dump-after={MARK}", f"--callgrind-out-file={folder}/out",
                   sys.executable, "-m", "tools.instructions", "--rows"]  # fmt: skip
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        named = [json.loads(line) for line in run.stdout.splitlines() if line.startswith("[")]
        totals = [_total(path) for path in sorted(Path(folder).glob("out.*"), key=_number)]
        totals = [total for total in totals if total]
    if run.returncode or len(totals) != len(named):
        print(f"No instructions were counted: callgrind failed.\n{run.stderr[-2000:]}")
        return {}
    return {name: total // done for (name, done), total in zip(named, totals, strict=True)}


def _number(path: Path) -> int:
    return int(path.suffix[1:])


def _total(path: Path) -> int:
    match = re.search(r"^(?:summary|totals): (\d+)", path.read_text("utf-8"), re.MULTILINE)
    return int(match[1]) if match else 0


def environment() -> str:
    """What the counts depend on besides our sources."""
    return f"{platform.machine()}, Python {sys.version.split(' (')[0]}, {language()}"


def report(stored: dict[str, Any], now: dict[str, int]) -> list[str]:
    """Print the change of every row; returns the rows that need too much more."""
    worse = []
    before = stored.get("rows", {})
    for name, number in now.items():
        old = before.get(name)
        change = "new" if old is None else f"{number / old - 1:+.1%}"
        print(f"{name:42} {old or '':>12} {number:>12} {change:>8}")
        if old is not None and 100 * number > (100 + MOST_MORE) * old:
            worse.append(name)
    return worse


def main() -> None:
    parser = argparse.ArgumentParser(prog="instructions", description=__doc__)
    parser.add_argument("--write", action="store_true", help="store the new table")
    parser.add_argument("--rows", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.rows:
        measure_rows()
    if shutil.which("valgrind") is None:
        print("No instructions were counted: valgrind is not installed.")
        return
    stored = json.loads(TABLE.read_text("utf-8")) if TABLE.exists() else {}
    now = count()
    worse = report(stored, now)
    if options.write and now:
        table = {"environment": environment(), "rows": now}
        TABLE.write_text(json.dumps(table, indent=2) + "\n", "utf-8")
    elif stored.get("environment") != environment():
        print(f"The table is of another environment: {stored.get('environment')}")
    elif worse:
        raise SystemExit(f"More than {MOST_MORE} % more instructions: {', '.join(worse)}")


if __name__ == "__main__":
    main()
