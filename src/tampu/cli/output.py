"""Output of the commands: sentences and tables for people, JSON for programs."""

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

from tampu.core.contract import Event, Game, State
from tampu.core.errors import Params, TampuError
from tampu.locale import Catalogue

CLEAR_SCROLLBACK = "\x1b[3J"


def progress_bar() -> Progress:
    """A progress bar on standard error; shown on a terminal only."""
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
    """The output of a command in one language."""

    def __init__(self, words: Catalogue) -> None:
        self.words = words
        self.console = Console(highlight=False, markup=False, emoji=False)

    def say(self, key: str, style: str = "", **params: Any) -> None:
        """Print a message of the catalogue."""
        self.console.print(self.words.text(key, **params), style=style or None)

    def show(self, renderable: Any) -> None:
        self.console.print(renderable)

    def show_error(self, error: TampuError | OSError, file: object = None) -> None:
        """Print an error, and the file that it is about, as one line on standard error."""
        self.show_failure(self.error_text(error, file))

    def show_failure(self, reason: str) -> None:
        """Print what failed as one line on standard error."""
        print(f"tampu: {reason}", file=sys.stderr)

    def error_text(self, error: TampuError | OSError, file: object = None) -> str:
        """Describe an error, and the file that it is about, in one line."""
        if isinstance(error, OSError):
            file, reason = error.filename, str(error.strerror)
        else:
            reason = self.words.error(error)
        if file is not None:
            reason = self.words.text("error-file", file=str(file), why=reason)
        return reason

    def discard_output(self) -> None:
        """Discard all further output, because its reader has gone (`tampu … | head`)."""
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

    def clear_screen(self) -> None:
        """Clear a terminal, including what could be scrolled back to."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(CLEAR_SCROLLBACK)

    def json(self, data: Any) -> None:
        """Print JSON for programs."""
        unicode = (sys.stdout.encoding or "").lower().startswith("utf")
        print(json.dumps(data, ensure_ascii=not unicode), flush=True)

    def table(self, *headings: str) -> Table:
        """Make an empty table with these headings (message keys)."""
        table = Table(box=None, header_style="bold", pad_edge=False)
        for heading in headings:
            table.add_column(self.words.text(heading))
        return table

    def action(self, game: Game, state: State, action: int) -> str:
        """Describe a legal action in words."""
        return self.words.game_text(game.id, *game.choice_text(state, action))

    def event(self, game: Game, event: Event, you: int | None = None) -> str:
        """Describe an event in words; `you` is the seat of the reader."""
        return self.words.game_text(game.id, event.key, event.params, you)

    def entry(
        self, game: Game, state: State, entry: int, you: int | None = None, *, hidden: bool = False
    ) -> str:
        """Describe an entry as a past sentence, given the state before it."""
        text = game.hidden_text(state, entry) if hidden else game.entry_text(state, entry)
        return self.words.game_text(game.id, *text, you)

    def price(self, game: Game, cost: Params) -> str:
        """Describe the price of an action in words; empty where it is free."""
        parts = []
        for resource, amount in cost.items():
            key = f"{game.id}-price-{resource}"
            value = self.words.value(game.id, resource, amount)
            parts.append(self.words.text(key, value=value))
        return ", ".join(parts)
