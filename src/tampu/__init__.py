"""Tampu: exact rules of builders' board games, with bots, records and a table to play at."""

from __future__ import annotations

import os
import sys

__version__ = "0.1.0"

if os.environ.get("TAMPU_PURE") == "1" and "tampu.core" not in sys.modules:
    from tampu import _pure

    _pure.prefer_sources()
