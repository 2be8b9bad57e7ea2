"""`make play` serves at once and restarts the server when the engine is compiled."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

SERVER = """
import os, signal, sys, time
from pathlib import Path
def note(what): Path({events!r}).open("a").write(f"{name} {{what}}\\n")
def end(*_): note("stopped"); sys.exit(0)
signal.signal(signal.SIGTERM, end)
note("serves " + " ".join(sys.argv[1:]))
while True: time.sleep(0.05)
"""
MAKE = """#!{python}
import sys
from pathlib import Path
if "--question" in sys.argv: sys.exit({fresh})
Path({compiled!r}, "cli").mkdir(parents=True)
Path({compiled!r}, "server").mkdir()
Path({compiled!r}, "__init__.py").touch()
Path({compiled!r}, "cli", "__init__.py").touch()
Path({compiled!r}, "cli", "main.py").write_text({server!r})
sys.exit({status})
"""


@pytest.mark.parametrize(
    ("compiler", "expected"),
    [
        (
            "succeeds",
            ["pure serves serve --port 1", "pure stopped", "compiled serves serve --port 1"],
        ),
        ("fails", ["pure serves serve --port 1"]),
    ],
)
def test_the_server_restarts_on_the_compiled_engine(
    tmp_path: Path, compiler: str, expected: list[str]
) -> None:
    events = tmp_path / "events"
    compiled = tmp_path / "build" / "compiled" / "tampu"
    static = tmp_path / "src" / "tampu" / "server" / "static"
    static.mkdir(parents=True)
    (static / "index.html").write_text("client", "utf-8")
    pure = tmp_path / "pure" / "tampu" / "cli"
    pure.mkdir(parents=True)
    for package in (pure, pure.parent):
        (package / "__init__.py").touch()
    (pure / "main.py").write_text(SERVER.format(events=str(events), name="pure"), "utf-8")
    make = tmp_path / "make"
    make.write_text(
        MAKE.format(
            python=sys.executable,
            fresh=1,
            compiled=str(compiled),
            server=SERVER.format(events=str(events), name="compiled"),
            status=0 if compiler == "succeeds" else 2,
        ),
        "utf-8",
    )
    make.chmod(0o755)
    program = (
        "import sys; from pathlib import Path; from tools import play\n"
        f"play.ROOT = Path({str(tmp_path)!r}); play.has_compiler = lambda: True\n"
        "play.signal.signal(play.signal.SIGTERM, play._raise_stopped)\n"
        "sys.exit(play.run(['--port', '1']))"
    )
    environment = {**os.environ, "MAKE": str(make), "PYTHONPATH": str(tmp_path / "pure")}
    environment.pop("TAMPU_PURE", None)
    process = subprocess.Popen(
        [sys.executable, "-c", program],
        env=environment,
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    printed = []
    while not printed or ("restarts" not in printed[-1] and "failed" not in printed[-1]):
        printed.append(process.stdout.readline())
        assert process.poll() is None or printed[-1]
    while len(events.read_text("utf-8").splitlines()) < len(expected):
        time.sleep(0.05)
    if compiler == "succeeds":
        assert (compiled / "server" / "static" / "index.html").read_text("utf-8") == "client"
    process.send_signal(signal.SIGTERM)
    assert process.wait() == 0
    last = expected[-1].split()[0]
    assert events.read_text("utf-8").splitlines() == [*expected, f"{last} stopped"]
