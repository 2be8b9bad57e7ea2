"""The menu of a decision in the terminal: its choices by kind, with numbers."""

import re

from rich.columns import Columns
from rich.text import Text

from tampu.cli.output import Output
from tampu.core.contract import Game, State
from tampu.core.errors import MalformedAction

ALL_AT_ONCE = 36
"""Up to so many choices are all listed; where there are more, the kinds are listed."""
SHOWN = 60
"""How many choices of a kind are listed; words after its letter filter them."""
DIGITS = 9
"""The most digits of a choice's number."""


class Menu:
    """The choices of a decision: a number picks a choice, a letter lists a kind."""

    def __init__(self, game: Game, state: State, out: Output) -> None:
        self.game = game
        self.state = state
        self.out = out
        self.kinds = game.actions.by_kind(state.legal())
        self.legal = [action for _, group in self.kinds for action in group]
        """The choices in the order of their numbers."""
        self.numbers = {action: number for number, action in enumerate(self.legal, 1)}

    def show(self) -> None:
        """List all choices, or the kinds where there are many choices."""
        if len(self.legal) <= ALL_AT_ONCE:
            for _, group in self.kinds:
                self._list(group)
            return
        for letter, (_, group) in zip("abcdefghijklmnopqrstuvwxyz", self.kinds, strict=False):
            if len(group) == 1:
                self._list(group)
            else:
                example = self.out.action(self.game, self.state, group[0])
                first, last = self.numbers[group[0]], self.numbers[group[-1]]
                self.out.console.print(f" {letter}) {first}–{last}: {example} …")

    def open(self, typed: str) -> bool:
        """List the choices of a letter's kind whose notation has all words after the letter."""
        letter, _, wanted = typed.partition(" ")
        index = ord(letter) - ord("a") if len(letter) == 1 else -1
        if not 0 <= index < len(self.kinds) or len(self.legal) <= ALL_AT_ONCE:
            return False
        words = set(wanted.casefold().split())
        matches = [act for act in self.kinds[index][1] if words.issubset(self._words(act))]
        self._list(matches[:SHOWN])
        if len(matches) > SHOWN:
            example = f"{letter} {self._words(matches[-1])[-1].upper()}"
            self.out.say("cli-play-more", more=len(matches) - SHOWN, example=example)
        elif not matches:
            self.out.say("cli-play-none", words=wanted)
        return True

    def _words(self, action: int) -> list[str]:
        return re.findall(r"\w+", self.game.actions.notation(action).casefold())

    def numbered(self, typed: str) -> int | None:
        """Return the choice with this number, or None where the text is not a number."""
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
        line.append(self.out.action(self.game, self.state, action), style="default")
        price = self.out.price(self.game, self.game.price(self.state, action))
        if price:
            line.append(f" ({price})", style="yellow")
        line.append(f" {self.game.actions.notation(action)}", style="dim")
        return line
