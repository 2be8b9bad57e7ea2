"""`tampu play`: a game in the terminal."""

from __future__ import annotations

import argparse
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.rule import Rule as Line
from rich.text import Text

from tampu.bots.contract import Bot
from tampu.bots.registry import bot_names, make_bot
from tampu.cli.arguments import add_options, read_options, read_seats, whole_number
from tampu.cli.choices import Menu
from tampu.cli.keeping import Kept, free_path, new_salt, new_seed, resume
from tampu.cli.output import Output
from tampu.cli.standings import standings
from tampu.core.contract import CHANCE, Event, State
from tampu.core.errors import BadOption, TampuError
from tampu.core.play import Entry, Match, collect_events, read_action
from tampu.core.registry import load_game
from tampu.core.rng import Rng

ME = "me"
DEFAULT_GAME = "imhotep"
DEFAULT_BOT = "greedy"
LOG_LINES = 15
QUIT = "quit"


def add_commands(commands: Any) -> None:
    play = commands.add_parser("play", help="play in the terminal")
    play.add_argument("game", nargs="?", help=f"{DEFAULT_GAME} unless named")
    play.add_argument("--seats", metavar="SEAT,…", help=f"{ME} or a bot: {', '.join(bot_names())}")
    play.add_argument("--seed", type=whole_number)
    play.add_argument("--record", type=Path, metavar="FILE", help="where the game is kept")
    play.add_argument("--resume", type=Path, metavar="FILE", help="go on with a kept game")
    add_options(play)
    play.set_defaults(run=run)


def run(options: argparse.Namespace, out: Output) -> int:
    kept = _begin(options) if options.resume is None else _go_on(options)
    return Table(kept, out).play()


def _go_on(options: argparse.Namespace) -> Kept:
    if options.seats or options.options or options.record or options.seed is not None:
        raise BadOption("error-resume-alone")
    kept = resume(options.resume)
    game = kept.match.game.id
    if options.game not in (None, game):
        raise BadOption("error-resume-game", file=str(options.resume), game=game)
    return kept


def _begin(options: argparse.Namespace) -> Kept:
    game = load_game(options.game or DEFAULT_GAME)
    fewest = min(number for number in game.meta.seats if number > 1)
    text = options.seats or ",".join([ME] + [DEFAULT_BOT] * (fewest - 1))
    labels = read_seats(text)
    for label in labels:
        if label != ME:
            make_bot(label, game)
    chosen = read_options(options.options, game.meta, len(labels))
    seed = new_seed() if options.seed is None else options.seed
    salt = new_salt() if options.seed is None else ""
    path = options.record or free_path(game.id)
    if path.exists():
        raise BadOption("error-file-exists", file=str(path))
    if not path.parent.is_dir():
        raise BadOption("error-no-folder", folder=str(path.parent), file=path.name)
    return Kept(Match(game, len(labels), chosen, seed), labels, path, salt)


class Table:
    """One game at one terminal: people at the keyboard, bots beside them."""

    def __init__(self, kept: Kept, out: Output) -> None:
        self.kept = kept
        self.out = out
        self.match = kept.match
        self.game = kept.match.game
        self.people = [seat for seat, label in enumerate(kept.labels) if label == ME]
        self.bots: dict[int, Bot] = {
            seat: make_bot(label, self.game)
            for seat, label in enumerate(kept.labels)
            if label != ME and not self.match.over
        }
        self.story: list[str] = []
        """The game so far in sentences, for those at the keyboard."""
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None

    def play(self) -> int:
        """Play until the game ends or somebody leaves; the game is kept either way."""
        if not self.match.over:
            self.kept.save()
        self.out.say("cli-play-kept", style="dim", file=str(self.kept.path))
        self._tell_again()
        self._print_story(self.story[-LOG_LINES:])
        try:
            while not self.match.over:
                seat = self.match.state.actor()
                if seat in self.bots:
                    self._carry_out(self._bot_choice(seat))
                else:
                    self._curtain(seat)
                    self._ask(seat)
                    self._confirm(seat)
        except (EOFError, KeyboardInterrupt, _Leave):
            self.out.console.print()
            self.out.say("cli-play-resume", file=str(self.kept.path))
            return 0
        self._show_board(self.people[0] if len(self.people) == 1 else None)
        self.out.show(standings(self.game, self.match.state, self.kept.labels, self.out))
        return 0

    def _bot_choice(self, seat: int) -> int:
        state = self.match.state
        rng = Rng(self.match.dealer.seed, f"bot {seat} at {len(self.match.log)}")
        return self.bots[seat].choose(state.view(seat), state.candidates(), rng)

    def _curtain(self, seat: int) -> None:
        """Between two people at one keyboard, nobody looks."""
        if self.at_keyboard == seat:
            return
        self.out.wipe()
        self.out.say("cli-play-curtain", style="bold", seat=seat + 1)
        if self.out.console.input().strip() == QUIT:
            raise _Leave
        self.at_keyboard = seat
        self._tell_again()
        self._print_story(self.story[-LOG_LINES:])

    def _ask(self, seat: int) -> None:
        """Ask the person at the keyboard until there is an answer."""
        state = self.match.state
        self._show_board(seat)
        key, params = state.question()
        menu = Menu(self.game, state, self.out)
        self.out.console.print(
            Text(self.out.words.game_text(self.game.id, key, params), style="bold")
        )
        menu.show()
        while True:
            typed = self.out.console.input(self.out.words.text("cli-play-prompt")).strip()
            command = _COMMANDS.get(typed)
            try:
                if command is not None:
                    if command(self, seat):
                        return
                elif typed and not menu.open(typed):
                    number = menu.numbered(typed)
                    self._carry_out(self._by_token(typed) if number is None else number)
                    return
            except TampuError as error:
                self.out.console.print(
                    f"{self._rule(error)}{self.out.words.error(error)}", style="red"
                )

    def _confirm(self, seat: int) -> None:
        """Before others go on, the last decision may still be taken back."""
        ends_turn = self.match.over or self.match.state.actor() != seat
        if not ends_turn or self.match.undo_limit(seat) >= len(self.match.log):
            return
        while typed := self.out.console.input(self.out.words.text("cli-play-confirm")).strip():
            command = _COMMANDS.get(typed)
            if command is not None and command(self, seat):
                return

    def _by_token(self, typed: str) -> int:
        return read_action(self.game, self.match.state, typed)

    @staticmethod
    def _rule(error: TampuError) -> str:
        rule = getattr(error, "rule", "")
        return f"{rule}: " if rule else ""

    def _carry_out(self, action: int) -> None:
        before, length = len(self.story), len(self.match.log)
        state = self.match.state.clone()
        self.match.play(action)
        self._tell(state, self.match.log[length:])
        self._print_story(self.story[before:])
        self.kept.save()

    def _tell_again(self) -> None:
        """The whole story anew, as far as the person at the keyboard may know it."""
        self.story = []
        self._tell(self.game.start(self.match.seats, self.match.options), self.match.log)

    def _tell(self, state: State, entries: list[Entry]) -> None:
        """Put entries into sentences by applying them, with their events, to the state before."""
        for actor, action in entries:
            readers = self.game.readers(state, action)
            told = readers is None or self.at_keyboard in readers
            masked = "" if told else self.game.masked(state, action)
            self._tell_entry(actor, action, masked, collect_events(state, action))

    def _tell_entry(self, actor: int, action: int, masked: str, events: list[Event]) -> None:
        if actor == CHANCE:
            hidden = masked and self.out.words.text("cli-play-hidden-draw", token=masked)
            told = hidden or self.out.outcome(self.game, action, len(self.kept.labels))
            self.story.append(f"  · {told}")
        else:
            hidden = masked and self.out.words.text("cli-play-hidden-choice", token=masked)
            told = hidden or self.out.action(self.game, action, len(self.kept.labels))
            self.story.append(f"{actor + 1} {self.kept.labels[actor]}: {told}")
        for event in events:
            if event.seat is None or event.seat == self.at_keyboard:
                self.story.append(f"  → {self.out.event(self.game, event)}")

    def _print_story(self, lines: list[str]) -> None:
        for line in lines:
            style = "dim" if line.startswith(" ") else ""
            self.out.console.print(line, style=style or None)

    def _show_board(self, seat: int | None) -> None:
        module = f"tampu.cli.boards.{self.game.id}"
        self.out.show(Line(style="dim"))
        if find_spec(module) is not None:
            self.out.show(import_module(module).draw(self.match.state.view(seat), self.out.words))

    def undo(self, seat: int) -> bool:
        """Take back the last decision, unless something new has been learned since."""
        if self.match.undo_limit(seat) >= len(self.match.log):
            self.out.say("cli-play-no-undo")
            return False
        self.match.restore(self.match.log[:-1])
        self.kept.save()
        self._tell_again()
        self.out.say("cli-play-undone", seat=seat + 1)
        return True

    def show_log(self, _seat: int) -> bool:
        self._print_story(self.story[-60:])
        return False

    def show_sheet(self, _seat: int) -> bool:
        self.out.show(standings(self.game, self.match.state, self.kept.labels, self.out))
        return False

    def show_help(self, _seat: int) -> bool:
        self.out.say("cli-play-help")
        return False

    def leave(self, _seat: int) -> bool:
        raise _Leave


class _Leave(Exception):
    """The person at the keyboard goes away."""


_COMMANDS = {
    "undo": Table.undo,
    "log": Table.show_log,
    "sheet": Table.show_sheet,
    "help": Table.show_help,
    "?": Table.show_help,
    QUIT: Table.leave,
}
