"""Speaking to people and to programs."""

from __future__ import annotations

import json
from typing import Any

from rich.console import Console
from rich.table import Table

from tampu.core.contract import Event, Game
from tampu.core.errors import Params
from tampu.locale import Catalogue


class Output:
    """Where a command writes, and in which language."""

    def __init__(self, words: Catalogue) -> None:
        self.words = words
        self.console = Console(highlight=False)

    def say(self, key: str, style: str = "", **params: Any) -> None:
        """A line of the catalogue."""
        self.console.print(self.words.text(key, **params), style=style or None, markup=False)

    def show(self, renderable: Any) -> None:
        self.console.print(renderable)

    def json(self, data: Any) -> None:
        """JSON for programs, on standard output."""
        print(json.dumps(data, ensure_ascii=False))

    def table(self, *headings: str) -> Table:
        """An empty table with these headings (message keys)."""
        table = Table(box=None, header_style="bold", pad_edge=False)
        for heading in headings:
            table.add_column(self.words.text(heading))
        return table

    def action(self, game: Game, action: int) -> str:
        """A decision in words."""
        kind, fields = game.actions.decode(action)
        return self._sentence(game, f"{game.id}-do-{kind}", fields, game.actions.notation(action))

    def outcome(self, game: Game, outcome: int) -> str:
        """A chance outcome in words."""
        kind, fields = game.outcomes.decode(outcome)
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
