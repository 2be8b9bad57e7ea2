"""The choices of a decision, grouped by kind and numbered."""

from __future__ import annotations

import re
from itertools import groupby

from rich.columns import Columns
from rich.text import Text

from tampu.cli.output import Output
from tampu.core.contract import Game, State
from tampu.core.errors import MalformedAction

ALL_AT_ONCE = 36
"""Up to this many choices are listed at once; more are opened kind by kind."""
SHOWN = 60
"""How many choices of an opened kind are listed; words after its letter pick among more."""
DIGITS = 9
"""Nothing has more choices than can be numbered so."""


class Menu:
    """What may be answered now: a choice is picked by number, a kind is opened by letter."""

    def __init__(self, game: Game, state: State, out: Output) -> None:
        self.game = game
        self.state = state
        self.out = out
        self.legal = state.legal()
        self.seats = len(state.scores())
        self.kinds = [
            (kind, list(group)) for kind, group in groupby(self.legal, key=game.actions.kind_of)
        ]
        self.numbers = {action: number for number, action in enumerate(self.legal, 1)}

    def show(self) -> None:
        """List all choices, or the kinds where there are many."""
        if len(self.legal) <= ALL_AT_ONCE:
            for _, group in self.kinds:
                self._list(group)
            return
        for letter, (_, group) in zip("abcdefghijklmnopqrstuvwxyz", self.kinds, strict=False):
            if len(group) == 1:
                self._list(group)
            else:
                example = self.out.action(self.game, group[0], self.seats)
                first, last = self.numbers[group[0]], self.numbers[group[-1]]
                self.out.console.print(f" {letter}) {first}–{last}: {example} …")

    def open(self, typed: str) -> bool:
        """List the choices of the kind that a letter stands for, with all the words after it."""
        letter, _, wanted = typed.partition(" ")
        index = ord(letter) - ord("a") if len(letter) == 1 else -1
        if not 0 <= index < len(self.kinds) or len(self.legal) <= ALL_AT_ONCE:
            return False
        words = set(wanted.casefold().split())
        found = [action for action in self.kinds[index][1] if words.issubset(self._words(action))]
        self._list(found[:SHOWN])
        if len(found) > SHOWN:
            example = f"{letter} {self._words(found[-1])[-1].upper()}"
            self.out.say("cli-play-more", more=len(found) - SHOWN, example=example)
        elif not found:
            self.out.say("cli-play-none", words=wanted)
        return True

    def _words(self, action: int) -> list[str]:
        return re.findall(r"\w+", self.game.actions.notation(action).casefold())

    def numbered(self, typed: str) -> int | None:
        """The choice with this number; None if it is no number."""
        if not typed.isdecimal():
            return None
        if len(typed) > DIGITS or not 1 <= int(typed) <= len(self.legal):
            number = typed if len(typed) <= DIGITS else f"{typed[:DIGITS]}…"
            raise MalformedAction("error-choice-number", number=number, most=len(self.legal))
        return self.legal[int(typed) - 1]

    def _list(self, group: list[int]) -> None:
        self.out.show(Columns([self._line(action) for action in group], padding=(0, 3)))

    def _line(self, action: int) -> Text:
        line = Text(f"{self.numbers[action]:>3} ", style="cyan")
        line.append(self.out.action(self.game, action, self.seats), style="default")
        price = self.out.price(self.game, self.game.price(self.state, action))
        if price:
            line.append(f" ({price})", style="yellow")
        line.append(f" {self.game.actions.notation(action)}", style="dim")
        return line
