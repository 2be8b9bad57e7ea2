"""The program of the background worker: a bot worker that runs only when nothing else does."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from tampu.bots.worker import work

LOWEST_PRIORITY: Final = 19


def work_in_background() -> None:
    """Answer questions like any worker, at the lowest priority of the machine."""
    if os.name == "posix":
        os.nice(LOWEST_PRIORITY)
        with suppress(OSError):  # where Linux groups processes by session, the group has its own
            Path("/proc/self/autogroup").write_text(str(LOWEST_PRIORITY), "ascii")
    work()
