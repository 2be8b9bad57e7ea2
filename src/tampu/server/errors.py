"""Refusals of the server; like all errors a message key and its values."""

from __future__ import annotations

from tampu.core.errors import TampuError, Value


class Denied(TampuError):
    """A request that is not granted, with the HTTP status that fits."""

    def __init__(self, status: int, key: str, **params: Value) -> None:
        super().__init__(key, **params)
        self.status = status


class Stale(Denied):
    """A command based on a position that is no longer the present one."""

    def __init__(self, seq: int) -> None:
        super().__init__(409, "error-stale", seq=seq)


class Conflict(Exception):
    """Another process extended the log first; the room has been read again."""


def unknown_table() -> Denied:
    """The same answer for tables that do not exist and for those one may not see."""
    return Denied(404, "error-no-table")
