"""`tampu new-game` writes a package with a tiny game; `tampu check` runs the conformance suite."""

import argparse
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from string import Template
from typing import Any

from tampu.cli.arguments import add_command
from tampu.cli.output import Output, progress_bar
from tampu.core.errors import TampuError
from tampu.core.registry import load_game

SUFFIX = ".txt"
"""The template's files end in it, so that no tool takes them for code."""


class BadGameId(TampuError):
    """The id, or the folder, of a new game cannot be used."""


def add_commands(commands: Any) -> None:
    new = add_command(commands, "new-game", "write a package with a tiny complete game")
    new.add_argument("id", help="lower-case letters, digits and _; also the folder's name")
    new.add_argument("--title", default="", help="the name for people; default: from the id")
    new.set_defaults(run=run_new_game)
    check = add_command(commands, "check", "run the conformance suite on an installed game")
    check.add_game()
    check.add_number("--games", 10, "games of each setting", metavar="N")
    check.add_argument("--only", default="", metavar="CHECK", help="run one check, by its name")
    check.add_json()
    check.set_defaults(run=run_check)


def run_new_game(options: argparse.Namespace, out: Output) -> int:
    name: str = options.id
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,30}", name) or name.endswith("_"):
        raise BadGameId("error-game-id", game=name)
    folder = Path(name)
    if folder.exists():
        raise BadGameId("error-folder-exists", folder=name)
    words = [part for part in name.split("_") if part]
    values = {
        "id": name,
        "name": name.replace("_", "-"),
        "title": options.title.strip() or " ".join(words).capitalize(),
        "cls": "".join(word.capitalize() for word in words),
        "prefix": name.replace("_", "")[:2].upper(),
    }
    template = files("tampu.kit") / "template"
    for source in template.iterdir():
        target = {"package": folder / "src" / f"tampu_{name}"}.get(source.name, folder)
        _write(source, target if source.name == "package" else target / source.name, values)
    out.say("cli-new-game", game=name, folder=name)
    return 0


def _write(source: Traversable, target: Path, values: dict[str, str]) -> None:
    """Write a file of the template, or a folder with all its files."""
    if source.is_dir():
        for inner in source.iterdir():
            _write(inner, target / inner.name, values)
    elif source.name.endswith(SUFFIX):
        target = target.with_name(target.name.removesuffix(SUFFIX))
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(Template(source.read_text("utf-8")).substitute(values), "utf-8")


def run_check(options: argparse.Namespace, out: Output) -> int:
    from tampu.testing import Effort, check_game
    from tampu.testing.suite import DECLARATIONS, POSITIONS, WALKS

    game = load_game(options.game)
    problems = []
    with progress_bar() as bar:
        names = [*DECLARATIONS, *WALKS, *POSITIONS]
        if options.only:
            if options.only not in names:
                raise BadGameId("error-unknown-check", check=options.only, known=", ".join(names))
            names = [options.only]
        total = len(names)
        task = bar.add_task(game.meta.title, total=total)
        for name, problem in check_game(game, Effort(games=options.games), names):
            bar.update(task, advance=1, description=name)
            if problem is not None:
                problems.append(problem)
    if options.json:
        out.json(
            {
                "game": game.id,
                "ok": not problems,
                "checks": total,
                "problems": [problem._asdict() for problem in problems],
            }
        )
    else:
        for problem in problems:
            out.console.print(str(problem), style="red", soft_wrap=True)
        key = "cli-check-failed" if problems else "cli-check-passed"
        out.say(key, game=game.id, checks=total, problems=len(problems))
    return 1 if problems else 0
