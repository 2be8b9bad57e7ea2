"""A process that answers JSON lines, with limits on the time and the output of an answer."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from tampu.core.contract import Json

OUTPUT_LIMIT: Final = 1024 * 1024
"""The most that a process may write for one question, in bytes."""
STDERR_TAIL: Final = 600
"""How much of the end of standard error is stored for the log, in bytes."""
GRACE: Final = 1.0
"""How long ending a process may take, in seconds."""


class Fault(Exception):
    """A process gave no usable answer; the text says what happened."""


class ProcessEnded(Fault):
    """The process has ended, or cannot be used any more."""


class LineProcess:
    """A process in a session of its own that reads and writes one JSON object per line."""

    def __init__(self, command: list[str]) -> None:
        self._command = command
        self._process: Any = None
        self._stderr_reader: Any = None
        self._stderr_tail = b""

    @property
    def pid(self) -> int:
        """The id of the running process, which is also that of its process group."""
        pid: int = self._process.pid
        return pid

    async def ask(self, message: Json, accepts: Callable[[Json], bool], seconds: float) -> Json:
        """Send a message, and return the first answer that `accepts` allows.

        The process is started where it does not run. Raises Fault where no answer comes in time.
        """
        try:
            return await asyncio.wait_for(self._exchange(message, accepts), seconds)
        except TimeoutError:
            raise Fault(f"no answer within {seconds:g} s") from None
        except EOFError:
            await self._finish_stderr()
            raise ProcessEnded("the process ended" + self._last_error()) from None
        except OSError as error:
            raise ProcessEnded(f"the process cannot be used: {error}") from None

    async def _exchange(self, message: Json, accepts: Callable[[Json], bool]) -> Json:
        if self._process is None or self._process.returncode is not None:
            await self._start()
        # Without draining: a process that does not read its input runs into the time limit.
        self._process.stdin.write(json.dumps(message).encode() + b"\n")
        size = 0
        while size <= OUTPUT_LIMIT:
            try:
                line = await self._process.stdout.readline()
            except ValueError:  # a line longer than the limit
                break
            if not line.endswith(b"\n"):
                raise EOFError
            size += len(line)
            answer = _parse(line)
            if accepts(answer):
                return answer
        raise ProcessEnded("the process floods its output")

    async def _start(self) -> None:
        await self.end()
        self._stderr_tail = b""
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            limit=OUTPUT_LIMIT,
            start_new_session=True,
        )
        self._stderr_reader = asyncio.create_task(self._read_stderr(self._process))

    async def _read_stderr(self, process: Any) -> None:
        """Read all of standard error, so that the process never blocks, and store its end."""
        while True:
            chunk = await process.stderr.read(65536)
            if not chunk:
                return
            self._stderr_tail = (self._stderr_tail + chunk)[-STDERR_TAIL:]

    async def _finish_stderr(self) -> None:
        """Wait for the last words of a process that has closed its output."""
        if self._stderr_reader is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(self._stderr_reader), GRACE / 2)

    def _last_error(self) -> str:
        lines = self._stderr_tail.decode(errors="replace").split("\n")
        last = [line for line in lines if line.strip()][-1:]
        return f": {last[0][:200]}" if last else ""

    async def end(self) -> None:
        """Kill the process and everything that it has started."""
        process, self._process = self._process, None
        reader, self._stderr_reader = self._stderr_reader, None
        if process is None:
            return
        with suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        # A child that escaped may hold the pipes open; nobody waits for it.
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), GRACE)
        if reader is not None:
            reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)
        process._transport.close()


def _parse(line: bytes) -> Json:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    if type(answer) is not dict:
        start = line[:60].decode(errors="replace").rstrip("\n")
        raise Fault(f"{start!r} is not a message (only messages may go to standard output)")
    return answer
