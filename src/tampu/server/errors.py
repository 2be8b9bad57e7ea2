"""The errors of the server, each with a message key and its parameters."""

from __future__ import annotations

from tampu.core.errors import TampuError, Value


class Denied(TampuError):
    """A refused request, with its HTTP status."""

    def __init__(self, status: int, key: str, **params: Value) -> None:
        super().__init__(key, **params)
        self.status = status


class Stale(Denied):
    """A command that is based on an outdated position."""

    def __init__(self, seq: int) -> None:
        super().__init__(409, "error-stale", seq=seq)


class Conflict(Exception):
    """Another process extended the log first; the table session was reloaded."""


def unknown_table() -> Denied:
    """The same error for tables that do not exist and for those that the person may not see."""
    return Denied(404, "error-no-table")
