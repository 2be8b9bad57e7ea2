"""Start the site at once and compile the engine behind it.

The first start runs the engine as plain Python while a background process compiles it at low
priority. When the compiler is done, the server stops gracefully and starts again on the compiled
engine; open pages reconnect by themselves, and no table is lost, because every acknowledged move
is on disk. Later starts are compiled from the beginning, until a source file changes.

    python tools/play.py [ARGUMENTS OF tampu serve]
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import FrameType

ROOT = Path(__file__).resolve().parents[1]
COMPILED = Path("build") / "compiled"
STATIC = Path("tampu") / "server" / "static"
POLL_SECONDS = 0.5
STOP_SECONDS = 30


class Stopped(Exception):
    """Somebody asked for the end (Ctrl-C, or SIGTERM by a service manager)."""


def make(*arguments: str) -> list[str]:
    """The command that runs make for the compiled engine."""
    return [os.environ.get("MAKE", "make"), *arguments, str(COMPILED / ".ready")]


def has_compiler() -> bool:
    return shutil.which(os.environ.get("CC", "cc").split()[0]) is not None


def is_compiled() -> bool:
    """Whether the compiled engine is newer than every source."""
    return subprocess.run(make("--question", "--silent"), cwd=ROOT, check=False).returncode == 0


def start_compiler(log: Path) -> subprocess.Popen[bytes]:
    """Compile in the background, with the lowest priority, and write the output to a log."""
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as output:
        return subprocess.Popen(
            ["nice", "-n", "19", *make("--silent")],
            cwd=ROOT,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )


def start_server(arguments: list[str], compiled: bool) -> subprocess.Popen[bytes]:
    environment = dict(os.environ)
    if compiled:
        # The client may have been built again since the engine was compiled.
        shutil.rmtree(ROOT / COMPILED / STATIC, ignore_errors=True)
        shutil.copytree(ROOT / "src" / STATIC, ROOT / COMPILED / STATIC)
        environment["PYTHONPATH"] = str(ROOT / COMPILED)
    command = [sys.executable, "-m", "tampu.cli.main", "serve", *arguments]
    # A session of its own: Ctrl-C reaches this program alone, which then stops the server once.
    return subprocess.Popen(command, env=environment, start_new_session=True)


def stop(process: subprocess.Popen[bytes]) -> None:
    """Ask a process to finish its work, and kill its group if it does not end."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def run(arguments: list[str]) -> int:
    """Serve until the server ends or somebody stops it."""
    compiled = is_compiled()
    server = start_server(arguments, compiled)
    compiler = None
    log = ROOT / "build" / "compile.log"
    started = time.monotonic()
    try:
        if not compiled and has_compiler() and os.environ.get("TAMPU_PURE") != "1":
            compiler = start_compiler(log)
            print("The engine is being compiled in the background (a few minutes).", flush=True)
        while server.poll() is None:
            if compiler is not None and compiler.poll() is not None:
                minutes = (time.monotonic() - started) / 60
                if compiler.returncode == 0:
                    print(f"Compiled after {minutes:.1f} minutes; the site restarts.", flush=True)
                    stop(server)
                    server = start_server(arguments, compiled=True)
                else:
                    print(f"Compiling failed, so the site stays as it is; see {log}.", flush=True)
                compiler = None
            time.sleep(POLL_SECONDS)
    except (KeyboardInterrupt, Stopped):
        print(flush=True)
    finally:
        stop(server)
        if compiler is not None and compiler.poll() is None:
            os.killpg(compiler.pid, signal.SIGTERM)
            compiler.wait()
    return max(server.returncode, 0)


def _raise_stopped(_number: int, _frame: FrameType | None) -> None:
    raise Stopped


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, _raise_stopped)
    raise SystemExit(run(sys.argv[1:]))
