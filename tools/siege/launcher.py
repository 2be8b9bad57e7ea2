"""Starts servers fast: a process that has imported the server forks one for each start.

A kill costs a start, and most of a start is importing, which stores nothing. The forked process
runs the same `tampu serve` as a shell would.
"""

import json
import os
import resource
import select
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

Json = dict[str, Any]


class Process:
    """A process that the launcher has forked; the parts of `subprocess.Popen` that are used."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        # The file stays valid when the system gives the number to another process.
        self._file = os.pidfd_open(pid)

    def poll(self) -> int | None:
        try:
            signal.pidfd_send_signal(self._file, 0)
        except ProcessLookupError:
            return -1
        return None

    def wait(self, timeout: float | None = None) -> None:
        if not select.select([self._file], [], [], timeout)[0]:
            raise subprocess.TimeoutExpired("serve", timeout or 0.0)

    def send_signal(self, number: int) -> None:
        try:
            signal.pidfd_send_signal(self._file, number)
        except ProcessLookupError:
            return

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def __del__(self) -> None:
        os.close(self._file)


class Launcher:
    """The process that forks; it ends with the siege, and its servers with it."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tools.siege.launcher"]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def start(self, arguments: list[str], log: Path, largest_file: int) -> Process:
        """Run `tampu` with the arguments; `largest_file` limits the length of its files."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        request = {"arguments": arguments, "log": str(log), "largest_file": largest_file}
        stdin.write(json.dumps(request) + "\n")
        stdin.flush()
        return Process(int(stdout.readline()))

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def serve(request: Json) -> None:
    """Become a server; called in the forked process."""
    from tampu.cli.main import main

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    log = os.open(request["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for source, target in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(source, target)
    sys.stdin = open(os.devnull)  # noqa: SIM115 - the old one has read lines of the launcher
    if request["largest_file"]:
        size = request["largest_file"]
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
    status = 1
    try:
        status = main(request["arguments"])
    except BaseException:
        import traceback

        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(status)


def launch() -> None:
    """Fork a server for each line of the input, and write its number."""
    import alembic.command

    import tampu.server.run
    import tampu.server.storage.sqlite

    assert all((alembic.command, tampu.server.run, tampu.server.storage.sqlite))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system forgets ended servers
    pids = []
    for line in sys.stdin:
        request = json.loads(line)
        pid = os.fork()
        if not pid:
            serve(request)
        pids.append(pid)
        print(pid, flush=True)
    for pid in pids:
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            continue


if __name__ == "__main__":
    launch()
