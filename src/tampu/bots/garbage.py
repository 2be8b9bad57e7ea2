"""Settings of the garbage collector for processes that search."""

from __future__ import annotations

import gc
from typing import Final

THRESHOLDS: Final = (100_000, 20, 100)
"""A search makes many short-lived positions without cycles, so collections find little."""


def collect_rarely() -> None:
    """Collect rarely, and leave out what was loaded so far: it stays until the process ends."""
    if gc.get_threshold() != THRESHOLDS:
        gc.collect()
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)
