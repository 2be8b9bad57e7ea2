"""Logs: JSON lines on standard error, with a limit on equal lines."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable, MutableMapping
from typing import Any, Final

import structlog

BURST: Final = 20
"""The number of lines of one event that are written in a window."""
WINDOW_SECONDS: Final = 10.0
MOST_EVENTS: Final = 1_000

EventDict = MutableMapping[str, Any]


class LineLimit:
    """Drops lines of an event beyond a number in each window, and writes how many it dropped."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._windows: dict[str, tuple[float, int]] = {}
        """By event the start of its window and the number of its lines."""

    def __call__(self, _logger: Any, _method: str, event: EventDict) -> EventDict:
        name = str(event.get("event"))[:100]
        now = self._now()
        start, count = self._windows.get(name, (now, 0))
        if now >= start + WINDOW_SECONDS:
            if count > BURST:
                event["suppressed"] = count - BURST
            start, count = now, 0
        if len(self._windows) >= MOST_EVENTS:
            self._windows.clear()
        self._windows[name] = (start, count + 1)
        if count >= BURST:
            raise structlog.DropEvent
        return event


class ToStructlog(logging.Handler):
    """Passes lines of libraries on, so that they have the same form and the same limit."""

    def emit(self, record: logging.LogRecord) -> None:
        if not isinstance(record.msg, str):
            record.msg = str(record.msg)
        event = record.msg.partition("\n")[0].strip()
        logger = structlog.get_logger(record.name)
        more = {"args": str(record.args)[:500]} if record.args else {}
        logger.log(record.levelno, event, logger=record.name, exc_info=record.exc_info, **more)


def configure_logs(level: str) -> None:
    """Write logs as JSON lines to standard error."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    structlog.configure(
        processors=[
            LineLimit(),
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
    )
    logging.root.handlers[:] = [ToStructlog()]
    logging.root.setLevel(max(number, logging.WARNING))
