"""Bots in any language: programs that answer JSON lines on standard input and output.

`external:COMMAND` runs a command line, so only people at their own command line may ask for it:
`make_bot`, which servers use, does not know these specs. docs/bots.md describes the messages.
"""

from __future__ import annotations

import atexit
import json
import logging
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import time
from contextlib import suppress
from typing import Any, Final

from tampu import __version__
from tampu.bots.contract import Bot
from tampu.bots.registry import UnknownBot, make_bot
from tampu.core.contract import Game, Json
from tampu.core.rng import Rng

PREFIX: Final = "external:"
PROTOCOL: Final = 1
MILLISECONDS: Final = 1000
"""The budget of a decision unless the spec says otherwise."""
GRACE: Final = 0.2
"""How much later than its budget an answer may come, in seconds."""
START_SECONDS: Final = 20.0
"""How long a program may take until it says hello."""
PATIENCE: Final = 5
"""After so many faults in a row the program is asked no more in this game."""
OUTPUT_LIMIT: Final = 1024 * 1024
"""The most that a program may write for one question, in bytes."""
TAIL: Final = 600
CHUNK: Final = 65536

log: Final = logging.getLogger("tampu.bots")


class Fault(Exception):
    """A program that gave no usable answer; the text says what happened."""


class Gone(Fault):
    """A program that has to be started again."""


class Program:
    """A running program and what it has said so far."""

    def __init__(self, command: list[str]) -> None:
        process: Any = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        self._process: Any = process
        self._input: int = process.stdin.fileno()
        self._output: int = process.stdout.fileno()
        self._complaints: int = process.stderr.fileno()
        for pipe in (self._input, self._output, self._complaints):
            os.set_blocking(pipe, False)
        self._unsent = b""
        self._unread = b""
        self._read = 0
        self._tail = b""
        _running.append(self)

    def exchange(self, message: Json, kind: str, number: int, seconds: float) -> Json:
        """Send a message and wait for the answer with this type and id; others are passed over."""
        deadline = time.monotonic() + seconds
        self._unsent += json.dumps(message).encode() + b"\n"
        self._read = 0
        with selectors.DefaultSelector() as ways:
            ways.register(self._input, selectors.EVENT_WRITE)
            ways.register(self._output, selectors.EVENT_READ)
            ways.register(self._complaints, selectors.EVENT_READ)
            while True:
                line = self._line()
                if line is not None:
                    found = _understood(line)
                    if found.get("type") == kind and found.get("id", 0) == number:
                        return found
                    continue
                left = deadline - time.monotonic()
                if left <= 0:
                    raise Fault(f"no answer within {seconds:g} s")
                for key, _ in ways.select(left):
                    if key.fd == self._output:
                        self._hear()
                    elif key.fd == self._input:
                        self._send(ways)
                    elif not self._listen():
                        ways.unregister(self._complaints)

    def _line(self) -> bytes | None:
        """The next whole line it has written."""
        line, newline, rest = self._unread.partition(b"\n")
        if not newline:
            return None
        self._unread = rest
        return line

    def _send(self, ways: selectors.BaseSelector) -> None:
        try:
            self._unsent = self._unsent[os.write(self._input, self._unsent[:CHUNK]) :]
        except BlockingIOError:
            return
        except OSError:
            raise Gone("it reads no more" + self._complaint()) from None
        if not self._unsent:
            ways.unregister(self._input)

    def _hear(self) -> None:
        heard = os.read(self._output, CHUNK)
        if not heard:
            self._hear_out()
            raise Gone("it ended" + self._complaint())
        self._read += len(heard)
        if self._read > OUTPUT_LIMIT:
            raise Gone("it floods its output")
        self._unread += heard

    def _hear_out(self) -> None:
        """A program that has closed its output may still be about to say why."""
        deadline = time.monotonic() + GRACE
        with selectors.DefaultSelector() as way:
            way.register(self._complaints, selectors.EVENT_READ)
            while way.select(max(0.0, deadline - time.monotonic())):
                if not self._listen() or time.monotonic() > deadline:
                    return

    def _listen(self) -> bool:
        """Remember the end of what it complains; says whether more may come."""
        try:
            heard = os.read(self._complaints, CHUNK)
        except BlockingIOError:
            return True
        self._tail = (self._tail + heard)[-TAIL:]
        return heard != b""

    def _complaint(self) -> str:
        lines = self._tail.decode(errors="replace").split("\n")
        last = [line for line in lines if line.strip()][-1:]
        return f": {last[0][:200]}" if last else ""

    def end(self) -> None:
        """Kill the program and whatever it has started."""
        if self in _running:
            _running.remove(self)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            with suppress(OSError):
                pipe.close()
        self._process.wait()


_running: Final[list[Program]] = []


def _end_all() -> None:
    for program in list(_running):
        program.end()


atexit.register(_end_all)


def _understood(line: bytes) -> Json:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if type(found) is not dict:
        told = line[:60].decode(errors="replace")
        raise Fault(f"{told!r} is no message (only messages may go to standard output)")
    return found


class ExternalBot:
    """A program as a bot; where it fails a legal move by lot stands in, and the log says so."""

    def __init__(self, spec: str, game: Game) -> None:
        self.sees: bool = True
        self.fallbacks: int = 0
        """How often a move by lot had to stand in."""
        self.start_seconds: float = START_SECONDS
        self._spec = spec
        self._game = game
        self._command, self._milliseconds = _read(spec)
        self._program: Program | None = None
        self._asked = 0
        self._faults = 0
        """In a row."""

    def choose(self, view: Json, candidates: list[int], rng: Rng) -> int:
        if len(candidates) == 1:
            return candidates[0]
        seed = rng.next()
        if self._faults < PATIENCE:
            try:
                action = self._ask(view, candidates, seed)
                self._faults = 0
                return action
            except Fault as fault:
                self._blame(fault)
        self.fallbacks += 1
        return self._game.actions.sample(candidates, Rng(seed, "fallback"))

    def close(self) -> None:
        """End the program."""
        program, self._program = self._program, None
        if program is not None:
            program.end()

    def _blame(self, fault: Fault) -> None:
        if isinstance(fault, Gone):
            self.close()
        self._faults += 1
        log.warning(
            "%s, bot %s: %s; a move by lot stands in%s",
            self._game.id,
            self._spec,
            fault,
            "" if self._faults < PATIENCE else ", from now on in this game",
        )

    def _ask(self, view: Json, candidates: list[int], seed: int) -> int:
        if self._program is None:
            self._start()
        assert self._program is not None
        self._asked += 1
        question = {
            "type": "decide",
            "id": self._asked,
            "view": view,
            "choices": [self._choice(action) for action in candidates],
            "budget_ms": self._milliseconds,
            "seed": seed,
        }
        seconds = self._milliseconds / 1000 + GRACE
        answer = self._program.exchange(question, "decision", self._asked, seconds)
        action = answer.get("action")
        if type(action) is int and action in candidates:
            return action
        raise Fault(f"{str(action)[:40]!r} is no action among its choices")

    def _choice(self, action: int) -> Json:
        kind, fields = self._game.actions.decode(action)
        notation = self._game.actions.notation(action)
        return {"action": action, "notation": notation, "kind": kind, "fields": fields}

    def _start(self) -> None:
        """Run the program and greet it; one that cannot do that is not tried again."""
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "tampu": __version__,
            "game": self._game.id,
            "rules_version": self._game.meta.rules_version,
            "actions": self._game.actions.size,
        }
        try:
            self._program = Program(self._command)
            answer = self._program.exchange(hello, "hello", 0, self.start_seconds)
        except (Fault, OSError) as fault:
            self._faults = PATIENCE
            raise Gone(f"no hello: {fault}") from None
        if answer.get("protocol") != PROTOCOL:
            self._faults = PATIENCE
            raise Gone(f"it speaks protocol {str(answer.get('protocol'))[:20]}, not {PROTOCOL}")


def open_bot(spec: str, game: Game) -> Bot:
    """The bot that a spec describes, external programs among them: for the command line only."""
    return ExternalBot(spec, game) if spec.startswith(PREFIX) else make_bot(spec, game)


def close_bot(bot: Any) -> int:
    """Let go of a bot; returns how often another had to answer for it."""
    if not isinstance(bot, ExternalBot):
        return 0
    bot.close()
    return bot.fallbacks


def _read(spec: str) -> tuple[list[str], int]:
    """The command and the milliseconds of `external:COMMAND` or `external:ms=500:COMMAND`."""
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
