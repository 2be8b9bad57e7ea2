"""What can be measured while the server runs."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

LINES: Final = Counter("tampu_lines", "Lines written to logs")
CONFLICTS: Final = Counter("tampu_conflicts", "Lines that another process wrote first")
COMMANDS: Final = Counter("tampu_commands", "Commands of clients", ["type", "outcome"])
COMMAND_SECONDS: Final = Histogram("tampu_command_seconds", "From frame to answer", ["type"])
BOT_SECONDS: Final = Histogram("tampu_bot_seconds", "Decisions of bots")
CLIENTS: Final = Gauge("tampu_clients", "Connected clients")
ROOMS: Final = Gauge("tampu_rooms", "Tables in memory")
SLOW: Final = Counter("tampu_slow_clients", "Clients dropped because they read too slowly")
