"""`tampu play`: playing a game in the terminal."""

import argparse
from typing import Any

from rich.rule import Rule as Line
from rich.text import Text

from tampu.bots.contract import Bot
from tampu.bots.registry import bot_names, make_bot
from tampu.cli import arguments, generic_board
from tampu.cli.choices import Menu
from tampu.cli.output import Output
from tampu.cli.saved_game import SavedGame, free_path, new_salt, new_seed, resume
from tampu.cli.standings import standings
from tampu.core.contract import CHANCE, State
from tampu.core.errors import BadOption, TampuError
from tampu.core.play import Entry, Match, collect_events, read_action
from tampu.core.registry import game_module, lightest_game, load_game
from tampu.core.rng import Rng

ME = "me"
DEFAULT_BOT = "greedy"
LOG_LINES = 15
QUIT = "quit"


def add_commands(commands: Any) -> None:
    play = arguments.add_command(commands, "play", "play in the terminal")
    play.add_argument(
        "game", nargs="?", help="the id of a game; default: the lightest of Tampu's own games"
    )
    play.add_argument("--seats", metavar="SEAT,…", help=f"{ME} or a bot: {', '.join(bot_names())}")
    play.add_seed(None)
    play.add_path("--record", "FILE", "where the game is saved")
    play.add_path("--resume", "FILE", "continue a saved game")
    play.add_options()
    play.set_defaults(run=run)


def run(options: argparse.Namespace, out: Output) -> int:
    saved = _begin(options) if options.resume is None else _resume(options)
    return TerminalGame(saved, out).play()


def _resume(options: argparse.Namespace) -> SavedGame:
    if options.seats or options.options or options.record or options.seed is not None:
        raise BadOption("error-resume-alone")
    saved = resume(options.resume)
    game = saved.match.game.id
    if options.game not in (None, game):
        raise BadOption("error-resume-game", file=str(options.resume), game=game)
    return saved


def _begin(options: argparse.Namespace) -> SavedGame:
    game = load_game(options.game or lightest_game())
    text = options.seats or ",".join([ME] + [DEFAULT_BOT] * (game.meta.fewest_seats - 1))
    labels = arguments.read_seats(text)
    for label in labels:
        if label != ME:
            make_bot(label, game)
    chosen = arguments.read_options(options.options, game.meta, len(labels))
    seed = new_seed() if options.seed is None else options.seed
    salt = new_salt() if options.seed is None else ""
    path = options.record or free_path(game.id)
    if path.exists():
        raise BadOption("error-file-exists", file=str(path))
    arguments.check_folder(path)
    return SavedGame(Match(game, len(labels), chosen, seed), labels, path, salt)


class TerminalGame:
    """One game at one terminal, between people at the keyboard and bots."""

    def __init__(self, saved: SavedGame, out: Output) -> None:
        self.saved = saved
        self.out = out
        self.match = saved.match
        self.game = saved.match.game
        self.people = [seat for seat, label in enumerate(saved.labels) if label == ME]
        self.bots: dict[int, Bot] = {
            seat: make_bot(label, self.game)
            for seat, label in enumerate(saved.labels)
            if label != ME and not self.match.over
        }
        self.log_lines: list[str] = []
        """The log so far in sentences, as the person at the keyboard may read it."""
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None

    def play(self) -> int:
        """Play until the game is over or a person quits; the game is saved either way."""
        if not self.match.over:
            self.saved.save()
        self.out.say("cli-play-saved", style="dim", file=str(self.saved.path))
        version, newest = self.match.rules_version, self.game.meta.rules_version
        if version < newest:
            self.out.say("older-rules", version=version, newest=newest)
            self.out.say(f"older-rules-{self.game.id}-{version}")
        self._rebuild_log()
        self._print_log(self.log_lines[-LOG_LINES:])
        try:
            while not self.match.over:
                seat = self.match.state.actor()
                if seat in self.bots:
                    self._play_action(self._bot_choice(seat))
                else:
                    self._change_person(seat)
                    self._ask(seat)
                    self._confirm(seat)
        except (EOFError, KeyboardInterrupt, _Quit):
            self.out.console.print()
            resume_command = self.out.words.text("cli-play-resume", file=str(self.saved.path))
            self.out.console.print(resume_command, soft_wrap=True)
            return 0
        self._show_board(self.people[0] if len(self.people) == 1 else None)
        self.out.show(standings(self.game, self.match.state, self.saved.labels, self.out))
        return 0

    def _bot_choice(self, seat: int) -> int:
        state = self.match.state
        rng = Rng(self.match.dealer.seed, f"bot {seat} at {len(self.match.log)}")
        return self.bots[seat].choose(state.view(seat), state.candidates(), rng)

    def _change_person(self, seat: int) -> None:
        """Clear the screen before another person comes to the keyboard."""
        if self.at_keyboard == seat:
            return
        self.out.clear_screen()
        self.out.say("cli-play-change-person", style="bold", seat=seat + 1)
        if self.out.console.input().strip() == QUIT:
            raise _Quit
        self.at_keyboard = seat
        self._rebuild_log()
        self._print_log(self.log_lines[-LOG_LINES:])

    def _ask(self, seat: int) -> None:
        """Ask the person at the keyboard until a decision is made."""
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
                    self._play_action(self._by_token(typed) if number is None else number)
                    return
            except TampuError as error:
                self.out.console.print(
                    f"{self._rule(error)}{self.out.words.error(error)}", style="red"
                )

    def _confirm(self, seat: int) -> None:
        """Offer to undo the last decision before another seat continues."""
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

    def _play_action(self, action: int) -> None:
        before, length = len(self.log_lines), len(self.match.log)
        state = self.match.state.clone()
        self.match.play(action)
        self._add_to_log(state, self.match.log[length:])
        self._print_log(self.log_lines[before:])
        self.saved.save()

    def _rebuild_log(self) -> None:
        """Write the whole log again, as the person at the keyboard may read it."""
        self.log_lines = []
        self._add_to_log(self.match.first_state(), self.match.log)

    def _add_to_log(self, state: State, entries: list[Entry]) -> None:
        """Add sentences for the entries and their events; `state` is the one before them."""
        for actor, action in entries:
            readers = self.game.readers(state, action)
            hidden = readers is not None and self.at_keyboard not in readers
            you = self.at_keyboard
            sentence = self.out.entry(self.game, state, action, you, hidden=hidden)
            self.log_lines.append(f"  · {sentence}" if actor == CHANCE else sentence)
            for event in collect_events(state, action):
                line = self.out.event(self.game, event, you)
                if event.seat in (None, you) and line != sentence:
                    self.log_lines.append(f"  → {line}")

    def _print_log(self, lines: list[str]) -> None:
        for line in lines:
            style = "dim" if line.startswith(" ") else ""
            self.out.console.print(line, style=style or None)

    def _show_board(self, seat: int | None) -> None:
        board = game_module(self.game.id, "terminal")
        self.out.show(Line(style="dim"))
        view = self.match.state.view(seat)
        if board is None:
            self.out.show(generic_board.draw(self.game, view, self.out.words))
        else:
            self.out.show(board.draw(view, self.out.words))

    def undo(self, seat: int) -> bool:
        """Undo the last decision, unless it revealed new information."""
        if self.match.undo_limit(seat) >= len(self.match.log):
            self.out.say("cli-play-no-undo")
            return False
        self.match.restore(self.match.log[:-1])
        self.saved.save()
        self._rebuild_log()
        self.out.say("cli-play-undone", seat=seat + 1)
        return True

    def show_log(self, _seat: int) -> bool:
        self._print_log(self.log_lines[-60:])
        return False

    def show_sheet(self, _seat: int) -> bool:
        self.out.show(standings(self.game, self.match.state, self.saved.labels, self.out))
        return False

    def show_help(self, _seat: int) -> bool:
        self.out.say("cli-play-help")
        return False

    def quit_game(self, _seat: int) -> bool:
        raise _Quit


class _Quit(Exception):
    """The person at the keyboard quits."""


_COMMANDS = {
    "undo": TerminalGame.undo,
    "log": TerminalGame.show_log,
    "sheet": TerminalGame.show_sheet,
    "help": TerminalGame.show_help,
    "?": TerminalGame.show_help,
    QUIT: TerminalGame.quit_game,
}
