"""Running the site: one process, or several that share a port."""

from __future__ import annotations

import gc
import logging
import os
import sys
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final

import structlog
import uvicorn
from litestar import Litestar

from tampu.server.app import create_app
from tampu.server.settings import Settings, from_environment, variable
from tampu.server.socket import LARGEST_FRAME

SWITCH_SECONDS: Final = 0.0005
"""SQLite works in a thread of its own, which must not wait 5 ms for every turn of the
interpreter while the event loop is busy."""
COLLECT_AFTER: Final = (5_000, 20, 50)
"""When the interpreter looks for cycles of dead objects, by age of the objects. Looking at all of
them stops every table for as long as there is memory to look at, so it is done seldom."""


def configure(settings: Settings) -> None:
    """Set the interpreter up for answering many tables at once."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*COLLECT_AFTER)
    gc.freeze()
    _configure_logs(settings.log_level)


def _configure_logs(level: str) -> None:
    """Logs are JSON lines on standard error."""
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(file=sys.stderr),
    )


def app_from_environment() -> Litestar:
    """What each of several processes runs."""
    settings = from_environment()
    configure(settings)
    return create_app(settings)


def serve(settings: Settings, announce: Callable[[], None]) -> None:
    """Run until told to stop; a stop finishes what is being written."""
    configure(settings)
    common: dict[str, Any] = {
        "host": settings.host,
        "port": settings.port,
        "ws": "websockets-sansio",
        "ws_max_size": 4 * LARGEST_FRAME,
        "ws_ping_interval": 20.0,
        "log_level": "warning",
        "timeout_graceful_shutdown": 10,
        "server_header": False,
        "lifespan": "on",
    }
    if settings.processes > 1:
        for name, value in asdict(settings).items():
            os.environ[variable(name)] = str(value)
        announce()
        uvicorn.run(
            "tampu.server.run:app_from_environment",
            factory=True,
            workers=settings.processes,
            **common,
        )
        return
    app = create_app(settings)
    app.on_startup.append(announce)
    uvicorn.run(app, **common)
