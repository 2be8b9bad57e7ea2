"""Running the command as a person would: in a process of its own, typing into it."""

import os
import subprocess
import sys
from typing import NamedTuple


class Done(NamedTuple):
    status: int
    out: str
    err: str


def tampu(*arguments: object, typed: str = "", **environment: str) -> Done:
    """Run `tampu` with these arguments and this typed at it."""
    done = subprocess.run(
        [sys.executable, "-m", "tampu.cli.main", *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env={**os.environ, "COLUMNS": "100", "TAMPU_LANG": "en", **environment},
    )
    return Done(done.returncode, done.stdout, done.stderr)
