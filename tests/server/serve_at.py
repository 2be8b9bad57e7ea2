"""`tampu serve` whose clock is ahead by as many seconds as a file says.

Usage: python -m tests.server.serve_at FILE serve …
"""

import sys
import time
from pathlib import Path

from tampu.cli.main import main


def move_clock(ahead: Path) -> None:
    """Let `time.time` return a later time from now on, whenever the file changes."""
    clock = time.time
    time.time = lambda: clock() + float(ahead.read_text("utf-8"))


if __name__ == "__main__":
    move_clock(Path(sys.argv[1]))
    sys.exit(main(sys.argv[2:]))
