"""Speaking to people and to programs."""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from tampu.core.contract import Event, Game
from tampu.core.errors import Params, TampuError
from tampu.locale import Catalogue

FORGET_SCROLLED = "\x1b[3J"


def progress_bar() -> Progress:
    """What is done, out of how much, and the time left; on a terminal only."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
    )


class Output:
    """Where a command writes, and in which language."""

    def __init__(self, words: Catalogue) -> None:
        self.words = words
        self.console = Console(highlight=False, markup=False, emoji=False)

    def say(self, key: str, style: str = "", **params: Any) -> None:
        """A line of the catalogue."""
        self.console.print(self.words.text(key, **params), style=style or None)

    def show(self, renderable: Any) -> None:
        self.console.print(renderable)

    def complain(self, error: TampuError | OSError, file: object = None) -> None:
        """One line on standard error: what is wrong, and in which file if in one."""
        if isinstance(error, OSError):
            file, why = error.filename, str(error.strerror)
        else:
            why = self.words.error(error)
        told = why if file is None else self.words.text("error-file", file=str(file), why=why)
        print(f"tampu: {told}", file=sys.stderr)

    def fall_silent(self) -> None:
        """Nobody reads any more (`tampu … | head`): what is still to be written goes nowhere."""
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

    def wipe(self) -> None:
        """Leave nothing to read on a terminal, not even by scrolling back."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET_SCROLLED)

    def json(self, data: Any) -> None:
        """JSON for programs, on standard output."""
        unicode = (sys.stdout.encoding or "").lower().startswith("utf")
        print(json.dumps(data, ensure_ascii=not unicode), flush=True)

    def table(self, *headings: str) -> Table:
        """An empty table with these headings (message keys)."""
        table = Table(box=None, header_style="bold", pad_edge=False)
        for heading in headings:
            table.add_column(self.words.text(heading))
        return table

    def action(self, game: Game, action: int, seats: int) -> str:
        """A decision in words, at a table of so many seats."""
        kind, values = game.actions.decode(action)
        fields = {name: game.called(seats, name, value) for name, value in values.items()}
        return self._sentence(game, f"{game.id}-do-{kind}", fields, game.actions.notation(action))

    def outcome(self, game: Game, outcome: int, seats: int) -> str:
        """A chance outcome in words, at a table of so many seats."""
        kind, values = game.outcomes.decode(outcome)
        fields = {name: game.called(seats, name, value) for name, value in values.items()}
        token = game.outcomes.notation(outcome)
        return self._sentence(game, f"{game.id}-chance-{kind}", fields, token)

    def event(self, game: Game, event: Event) -> str:
        """Something that followed by itself, in words."""
        return self._sentence(game, event.key, event.params, event.key)

    def price(self, game: Game, cost: Params) -> str:
        """What an action costs, in words; empty where it is free."""
        told = []
        for resource, amount in cost.items():
            key = f"{game.id}-price-{resource}"
            value = self.words.value(game.id, resource, amount)
            told.append(
                self.words.text(key, value=value) if self.words.has(key) else f"{resource} {value}"
            )
        return ", ".join(told)

    def _sentence(self, game: Game, key: str, fields: Params, otherwise: str) -> str:
        return self.words.game_text(game.id, key, fields) if self.words.has(key) else otherwise
