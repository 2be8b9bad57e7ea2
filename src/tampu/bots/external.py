"""Bots in any language: programs that answer JSON lines on standard input and output.

`external:COMMAND` runs a command line, so only people at their own command line may ask for it:
`make_bot`, which servers use, does not know these specs. docs/bots.md describes the messages.
"""

from __future__ import annotations

import asyncio
import atexit
import logging
import shlex
import shutil
from typing import Any, Final

from tampu import __version__
from tampu.bots.contract import Bot
from tampu.bots.line_process import Fault, LineProcess, ProcessEnded
from tampu.bots.plugins import plugin_bot
from tampu.bots.registry import UnknownBot, make_bot
from tampu.core.contract import Game, Json
from tampu.core.rng import Rng

PREFIX: Final = "external:"
PROTOCOL: Final = 1
MILLISECONDS: Final = 1000
"""The time limit of a decision unless the spec sets another."""
GRACE: Final = 0.2
"""How much later than its limit an answer may come, in seconds."""
START_SECONDS: Final = 20.0
"""How long a program may take to answer the first message, `hello`."""
MOST_FAULTS: Final = 5
"""After so many faults in a row the program is not asked again in this game."""

log: Final = logging.getLogger("tampu.bots")


class ExternalBot:
    """A program as a bot; where it fails, a random legal move is played instead and logged."""

    def __init__(self, spec: str, game: Game) -> None:
        self.sees: bool = True
        self.fallbacks: int = 0
        """How often a random move was played instead of the program's."""
        self.start_seconds: float = START_SECONDS
        self._spec = spec
        self._game = game
        self._command, self._milliseconds = _read(spec)
        self._process: LineProcess | None = None
        self._runner: Any = None
        """The event loop that talks to the process."""
        self._questions = 0
        self._faults = 0
        """Faults in a row."""

    def choose(self, view: Json, candidates: list[int], rng: Rng) -> int:
        if len(candidates) == 1:
            return candidates[0]
        seed = rng.next()
        if self._faults < MOST_FAULTS:
            try:
                action = self._ask(view, candidates, seed)
                self._faults = 0
                return action
            except Fault as fault:
                self._note_fault(fault)
        self.fallbacks += 1
        return self._game.actions.sample(candidates, Rng(seed, "fallback"))

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is not None:
            self._runner.run(process.end())
            self._runner.close()
            _running.remove(self)

    def _note_fault(self, fault: Fault) -> None:
        if isinstance(fault, ProcessEnded):
            self.close()
        self._faults += 1
        log.warning(
            "%s, bot %s: %s; a random move is played instead%s",
            self._game.id,
            self._spec,
            fault,
            "" if self._faults < MOST_FAULTS else ", from now on in this game",
        )

    def _ask(self, view: Json, candidates: list[int], seed: int) -> int:
        if self._process is None:
            self._start()
        self._questions += 1
        question = {
            "type": "decide",
            "id": self._questions,
            "view": view,
            "choices": [self._choice(action) for action in candidates],
            "budget_ms": self._milliseconds,
            "seed": seed,
        }
        seconds = self._milliseconds / 1000 + GRACE
        answer = self._exchange(question, "decision", self._questions, seconds)
        action = answer.get("action")
        if type(action) is int and action in candidates:
            return action
        raise Fault(f"{str(action)[:40]!r} is not an action among the choices")

    def _choice(self, action: int) -> Json:
        kind, fields = self._game.actions.decode(action)
        notation = self._game.actions.notation(action)
        return {"action": action, "notation": notation, "kind": kind, "fields": fields}

    def _start(self) -> None:
        """Run the program and exchange `hello`; a program that cannot is not tried again."""
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "tampu": __version__,
            "game": self._game.id,
            "rules_version": self._game.meta.rules_version,
            "actions": self._game.actions.size,
        }
        self._process = LineProcess(self._command)
        self._runner = asyncio.Runner()
        _running.append(self)
        try:
            answer = self._exchange(hello, "hello", 0, self.start_seconds)
        except Fault as fault:
            self._faults = MOST_FAULTS
            raise ProcessEnded(f"no hello: {fault}") from None
        if answer.get("protocol") != PROTOCOL:
            self._faults = MOST_FAULTS
            protocol = str(answer.get("protocol"))[:20]
            raise ProcessEnded(f"the program speaks protocol {protocol}, not {PROTOCOL}")

    def _exchange(self, message: Json, kind: str, number: int, seconds: float) -> Json:
        """Send a message and wait for the answer with this type and id."""

        def is_answer(answer: Json) -> bool:
            return answer.get("type") == kind and answer.get("id", 0) == number

        assert self._process is not None
        answer: Json = self._runner.run(self._process.ask(message, is_answer, seconds))
        return answer


_running: Final[list[ExternalBot]] = []
"""The bots whose programs run; they are ended with this process."""


def _end_all() -> None:
    for bot in list(_running):
        bot.close()


atexit.register(_end_all)


def open_bot(spec: str, game: Game) -> Bot:
    """Make the bot of a spec, programs and other packages included: for the command line only."""
    if spec.startswith(PREFIX):
        return ExternalBot(spec, game)
    return plugin_bot(spec, game) or make_bot(spec, game)


def close_bot(bot: Any) -> int:
    """Release a bot; returns how often a random move was played instead of its own."""
    if not isinstance(bot, ExternalBot):
        return 0
    bot.close()
    return bot.fallbacks


def _read(spec: str) -> tuple[list[str], int]:
    """Read command and milliseconds of `external:COMMAND` or `external:ms=500:COMMAND`."""
    text, milliseconds = spec[len(PREFIX) :], MILLISECONDS
    first, colon, rest = text.partition(":")
    if colon and first.startswith("ms="):
        number = first[3:]
        if not number.isdecimal() or not 0 < int(number) < 10**9:
            raise UnknownBot("error-bot-setting", spec=spec, setting=first, known="ms=…")
        text, milliseconds = rest, int(number)
    try:
        command = shlex.split(text)
    except ValueError:
        command = []
    if not command or shutil.which(command[0]) is None:
        raise UnknownBot("error-external-command", spec=spec)
    return command, milliseconds
