"""Runs the site in one process, or in several that share a port."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, Final

import uvicorn
from litestar import Litestar

from tampu.server.app import create_app
from tampu.server.hosting.logs import configure_logs
from tampu.server.hosting.settings import Settings, from_environment, variable
from tampu.server.http.connections import accepted_at_once, configure_connections, protocols
from tampu.server.live.socket import LARGEST_FRAME

SWITCH_SECONDS: Final = 0.0005
"""SQLite commits in a thread, which must not wait the default 5 ms for the interpreter lock while
the event loop is busy."""
GC_THRESHOLDS: Final = (5_000, 20, 50)
"""The thresholds of the garbage collector by generation. A full collection stops every table, so
it must be rare."""


def configure(settings: Settings) -> None:
    """Configure the interpreter for many concurrent tables."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*GC_THRESHOLDS)
    gc.freeze()
    configure_logs(settings.log_level)
    configure_connections(settings.connections, settings.address_connections)


def app_from_environment() -> Litestar:
    """The application factory of each of several processes."""
    settings = from_environment()
    configure(settings)
    return create_app(settings)


def serve(settings: Settings, announce: Callable[[], None]) -> None:
    """Run until stopped; pending writes are finished before the end."""
    settings.prepare_files()
    configure(settings)
    common: dict[str, Any] = {
        "host": settings.host,
        "port": settings.port,
        **protocols(),
        "backlog": accepted_at_once(),
        "ws_max_size": 4 * LARGEST_FRAME,
        "ws_ping_interval": 20.0,
        "log_config": None,
        "access_log": False,
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
