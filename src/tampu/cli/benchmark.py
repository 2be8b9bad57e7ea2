"""`tampu benchmark`: the research protocol: tasks, runs, verification and the leaderboard."""

import argparse
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tampu.bots.external import open_bot
from tampu.bots.garbage import collect_rarely
from tampu.cli.arguments import add_command, check_folder, whole_number
from tampu.cli.output import Output, progress_bar
from tampu.core.errors import BadOption
from tampu.core.registry import load_game
from tampu.locale import LANGUAGES

NEEDED = ("numpy", "gymnasium", "pettingzoo")
RESULTS = Path("docs/results")
PAGE = Path("docs/leaderboard.md")
TASK_HELP = "the id of a task; tampu benchmark tasks lists them"


def add_commands(commands: Any) -> None:
    benchmark = add_command(commands, "benchmark", "run the research benchmark")
    actions = benchmark.add_subparsers(
        dest="action", required=True, metavar="ACTION", help="what to do"
    )

    tasks = add_command(actions, "tasks", "list the tasks")
    tasks.set_defaults(run=list_tasks)

    run = add_command(actions, "run", "evaluate a bot on a task and write a results file")
    run.add_argument("task", help=TASK_HELP)
    run.add_argument(
        "--entry", required=True, metavar="SPEC", help="a bot, such as python:MODULE:NAME"
    )
    run.add_argument("--name", help="the name on the leaderboard; default: the spec")
    run.add_argument("--about", default="", help="one line about the entry")
    run.add_argument(
        "--training-steps",
        type=whole_number,
        default=0,
        metavar="N",
        help="decisions that the entry was trained on",
    )
    run.add_argument(
        "--training-cpu-hours",
        type=float,
        default=0.0,
        metavar="H",
        help="CPU time of the entry's training",
    )
    run.add_number("--games", None, "fewer games of each opponent, for a first try")
    run.add_jobs()
    run.add_path("--keep", "FILE", "keep finished games here, so that an interrupted run goes on")
    run.add_path("--out", "FILE", "the results file to write", required=True)
    run.set_defaults(run=run_task)

    verify = add_command(actions, "verify", "replay the games of results files")
    verify.add_argument("files", nargs="+", type=Path, metavar="FILE", help="results files")
    verify.add_flag("--moves-only", "do not ask the opponents for their moves again")
    verify.set_defaults(run=verify_files)

    board = add_command(actions, "leaderboard", "write the leaderboard from results files")
    board.add_path("--results", "DIR", "the folder of results files", default=RESULTS)
    board.add_path("--out", "FILE", "the page to write", default=PAGE)
    board.set_defaults(run=write_leaderboard)

    exploit = add_command(actions, "exploit", "train a response to a bot and measure it")
    exploit.add_argument("task", help=TASK_HELP)
    exploit.add_argument("--entry", required=True, metavar="SPEC", help="the bot to respond to")
    exploit.add_number("--steps", 200_000, "decisions of the training")
    exploit.add_number("--games", 100, "games of the measurement")
    exploit.add_seed()
    exploit.set_defaults(run=run_exploit)
    for action in actions.choices.values():
        action.add_json()
        # The parser of `tampu benchmark` has the default of --lang.
        action.add_argument(
            "--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help="the language"
        )


def list_tasks(options: argparse.Namespace, out: Output) -> int:
    from tampu.protocol.tasks import TASKS

    if options.json:
        names = ("id", "game", "seats", "pool", "games", "text", "small", "about")
        rows = [{name: getattr(task, name) for name in names} for task in TASKS.values()]
        out.json([{**row, "options": dict(TASKS[row["id"]].options)} for row in rows])
        return 0
    table = out.table("cli-benchmark-task", "cli-benchmark-pool", "cli-games")
    for task in TASKS.values():
        table.add_row(task.id, ", ".join(task.pool), f"{task.games} × {len(task.pool)}")
    out.show(table)
    return 0


def run_task(options: argparse.Namespace, out: Output) -> int:
    _need_extra()
    from tampu.protocol.evaluation import TaskRun
    from tampu.protocol.results import Contender, write
    from tampu.protocol.tasks import find_task

    task = find_task(options.task)
    open_bot(options.entry, load_game(task.game))
    check_folder(options.out)
    if options.keep:
        check_folder(options.keep)
    collect_rarely()
    entry = Contender(
        name=options.name or options.entry,
        spec=options.entry,
        about=options.about,
        training_steps=options.training_steps,
        training_cpu_hours=options.training_cpu_hours,
    )
    evaluation = TaskRun(task, entry, games=options.games, jobs=options.jobs, keep=options.keep)
    label = out.words.text("cli-arena-progress", game=task.game)
    with progress_bar() as bar:
        for _ in bar.track(evaluation, total=len(evaluation.plan), description=label):
            pass
    results = evaluation.results()
    write(results, options.out)
    if options.json:
        out.json({"task": task.id, "file": str(options.out), **results.metrics})
        return 0
    table = out.table("cli-benchmark-opponent", "cli-games", "cli-win-share", "cli-interval")
    for row in results.metrics["opponents"]:
        low, high = row["win_share_ci95"]
        share = f"{row['win_share']:.3f}"
        table.add_row(row["opponent"], str(row["games"]), share, f"{low:.3f} – {high:.3f}")
    out.show(table)
    out.say(
        "cli-benchmark-written",
        file=str(options.out),
        score=f"{results.metrics['score']:.3f}",
        task=task.id,
    )
    return 0


def verify_files(options: argparse.Namespace, out: Output) -> int:
    from tampu.protocol.results import BadResults, read
    from tampu.protocol.verification import verify

    rows: list[dict[str, Any]] = []
    for path in options.files:
        row: dict[str, Any] = {"file": str(path)}
        try:
            verdict = verify(read(path), opponents=not options.moves_only)
            row |= {"ok": True, "games": verdict.games, "opponents": verdict.opponents}
            row["complete"] = verdict.complete
        except BadResults as error:
            row |= {"ok": False, "error": out.words.error(error)}
        rows.append(row)
        if not options.json:
            if row["ok"]:
                out.say("cli-benchmark-verified", file=str(path), games=verdict.games,
                        asked=verdict.opponents)  # fmt: skip
            else:
                out.show_failure(out.words.text("error-file", file=str(path), why=row["error"]))
    if options.json:
        out.json(rows)
    return 0 if all(row["ok"] for row in rows) else 1


def write_leaderboard(options: argparse.Namespace, out: Output) -> int:
    from tampu.protocol.leaderboard import page, read_all

    every = read_all(options.results)
    check_folder(options.out)
    options.out.write_text(page(every), "utf-8")
    if options.json:
        out.json({"file": str(options.out), "results": len(every)})
    else:
        out.say("cli-benchmark-page", file=str(options.out), results=len(every))
    return 0


def run_exploit(options: argparse.Namespace, out: Output) -> int:
    _need_extra()
    from tampu.protocol.best_response import exploit
    from tampu.protocol.tasks import find_task

    task = find_task(options.task)
    open_bot(options.entry, load_game(task.game))
    result = exploit(
        task, options.entry, steps=options.steps, games=options.games, seed=options.seed
    )
    if options.json:
        out.json(result)
    else:
        low, high = result["win_share_ci95"]
        out.say(
            "cli-benchmark-exploit",
            bot=options.entry,
            share=f"{result['win_share']:.3f}",
            low=f"{low:.3f}",
            high=f"{high:.3f}",
        )
    return 0


def _need_extra() -> None:
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise BadOption("error-needs-extra", extra="envs", missing=", ".join(missing))
