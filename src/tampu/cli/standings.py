"""The score sheet as a table in the terminal."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tampu.cli.output import Output
from tampu.core.contract import Game, State


def standings(game: Game, state: State, labels: list[str], out: Output) -> RenderableType:
    """The score sheet and, below it, the reason why the game is over."""
    table = sheet_table(game, state, labels, out)
    end = state.end()
    return Group(table, Text(out.words.text(f"{game.id}-end-{end}"))) if end else table


def sheet_table(game: Game, state: State, labels: list[str], out: Output) -> Table:
    """The points of each seat by category, without empty categories, and the ranks."""
    sheet, ranking, scores = state.sheet(), state.ranking(), state.scores()
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column("")
    for seat in range(len(sheet)):
        label = labels[seat] if seat < len(labels) else out.words.text(f"{game.id}-opponent")
        table.add_column(f"{seat + 1} {label}", justify="right")
    for category in sheet[0]:
        if category == "total" or not any(row[category] for row in sheet):
            continue
        name = out.words.text(f"{game.id}-sheet-{category}")
        table.add_row(name, *(str(row[category]) for row in sheet))
    table.add_row(out.words.text("cli-total"), *(str(score) for score in scores), style="bold")
    table.add_row(out.words.text("cli-rank"), *(str(rank) for rank in ranking))
    return table
