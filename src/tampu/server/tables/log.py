"""The lines of a table's log."""

from __future__ import annotations

from typing import Any, NamedTuple


class Draft(NamedTuple):
    """A line that is not written yet."""

    kind: str
    actor: int | None = None
    action: int | None = None
    data: dict[str, Any] | None = None


class LogLine(NamedTuple):
    """A line of the log."""

    seq: int
    kind: str
    actor: int | None
    action: int | None
    data: dict[str, Any] | None
    key: str | None
    at: float
