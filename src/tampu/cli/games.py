"""`tampu games` and `tampu rules`: the installed games and their rules."""

import argparse
from itertools import groupby
from typing import Any

from tampu.cli.arguments import add_command
from tampu.cli.output import Output
from tampu.core.options import Meta, Option, option_text
from tampu.core.registry import count_actions, load_game, metas


def add_commands(commands: Any) -> None:
    listing = add_command(commands, "games", "list the games with their options")
    listing.add_json()
    listing.set_defaults(run=run_games)
    rules = add_command(commands, "rules", "print the rules of a game")
    rules.add_game()
    rules.set_defaults(run=run_rules)


def run_games(options: argparse.Namespace, out: Output) -> int:
    if options.json:
        out.json([_introduction(meta, out) for meta in metas()])
        return 0
    for meta in metas():
        seats = ", ".join(str(number) for number in meta.seats)
        out.console.print(f"{meta.title} ({meta.id})", style="bold")
        actions = count_actions(meta.id)
        out.say("cli-game-facts", seats=seats, minutes=meta.minutes, actions=actions)
        for option in meta.options:
            values = " | ".join(_values(option))
            out.console.print(f"  {option.id} = {values}")
            out.console.print(f"    {_help(meta, option, out)}", style="dim")
    return 0


def _values(option: Option) -> list[str]:
    """The values as text, the default first; long lists are shortened."""
    texts = [option_text(option.default)]
    texts += [option_text(value) for value in option.values if value != option.default]
    return texts if len(texts) <= 8 else [*texts[:3], "…", texts[-1]]


def _help(meta: Meta, option: Option, out: Output) -> str:
    return out.words.text(f"{meta.id}-option-{option.id}")


def _introduction(meta: Meta, out: Output) -> dict[str, Any]:
    return {
        "id": meta.id,
        "title": meta.title,
        "seats": list(meta.seats),
        "options": [
            {
                "id": option.id,
                "values": list(option.values),
                "default": option.default,
                "help": _help(meta, option, out),
            }
            for option in meta.options
        ],
        "actions": count_actions(meta.id),
        "rules_version": meta.rules_version,
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
