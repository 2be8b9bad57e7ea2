"""Prometheus metrics of the server."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

LINES: Final = Counter("tampu_lines", "Lines written to logs")
CONFLICTS: Final = Counter("tampu_conflicts", "Lines that another process wrote first")
COMMANDS: Final = Counter("tampu_commands", "Commands of clients", ["type", "outcome"])
COMMAND_SECONDS: Final = Histogram(
    "tampu_command_seconds", "Seconds from frame to answer", ["type"]
)
BOT_SECONDS: Final = Histogram("tampu_bot_seconds", "Seconds per decision of a bot")
CLIENTS: Final = Gauge("tampu_clients", "Connected clients")
SESSIONS: Final = Gauge("tampu_table_sessions", "Tables in memory")
SLOW: Final = Counter("tampu_slow_clients", "Clients dropped because they read too slowly")
