"""`tampu games` and `tampu rules`: what there is and how it is played."""

from __future__ import annotations

import argparse
from itertools import groupby
from typing import Any

from tampu.cli.output import Output
from tampu.core.contract import Game
from tampu.core.options import Option
from tampu.core.registry import game_ids, load_game


def add_commands(commands: Any) -> None:
    listing = commands.add_parser("games", help="the games there are")
    listing.add_argument("--json", action="store_true", help="for programs")
    listing.set_defaults(run=run_games)
    rules = commands.add_parser("rules", help="the rules of a game in short words")
    rules.add_argument("game")
    rules.set_defaults(run=run_rules)


def run_games(options: argparse.Namespace, out: Output) -> int:
    found = [load_game(name) for name in game_ids()]
    if options.json:
        out.json([_introduction(game, out) for game in found])
        return 0
    for game in found:
        seats = ", ".join(str(number) for number in game.meta.seats)
        out.console.print(f"{game.meta.title} ({game.id})", style="bold")
        out.say("cli-game-facts", seats=seats, minutes=game.meta.minutes, actions=game.actions.size)
        for option in game.meta.options:
            values = " | ".join(_values(option))
            out.console.print(f"  {option.id} = {values}")
            out.console.print(f"    {_help(game, option, out)}", style="dim")
    return 0


def _values(option: Option) -> list[str]:
    """The values in text, the default first; long lists shortened."""
    texts = [_text(option.default)]
    texts += [_text(value) for value in option.values if value != option.default]
    return texts if len(texts) <= 8 else [*texts[:3], "…", texts[-1]]


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _help(game: Game, option: Option, out: Output) -> str:
    return out.words.text(f"{game.id}-option-{option.id}")


def _introduction(game: Game, out: Output) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.meta.title,
        "seats": list(game.meta.seats),
        "options": [
            {
                "id": option.id,
                "values": list(option.values),
                "default": option.default,
                "help": _help(game, option, out),
            }
            for option in game.meta.options
        ],
        "actions": game.actions.size,
        "rules_version": game.meta.rules_version,
    }


def run_rules(options: argparse.Namespace, out: Output) -> int:
    game = load_game(options.game)
    out.console.print(game.meta.title, style="bold")
    for chapter, rules in groupby(game.rules.rules, key=lambda rule: rule.chapter):
        out.console.print()
        out.say(f"{game.id}-chapter-{chapter}", style="bold")
        table = out.table()
        table.add_column(no_wrap=True, style="dim")
        table.add_column()
        for rule in rules:
            table.add_row(rule.id, out.words.text(rule.key))
        out.show(table)
    return 0
