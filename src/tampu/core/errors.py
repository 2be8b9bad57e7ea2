"""Errors for people: a message key with values, so that they can be shown in any language."""

from __future__ import annotations

from typing import Any, NamedTuple

Value = int | str | bool | None
Params = dict[str, Value]


class Refusal(NamedTuple):
    """Why an action is not allowed: the rule that forbids it, and the message for the player."""

    rule: str
    key: str
    params: Params


def refusal(rule: str, key: str = "", **params: Value) -> Refusal:
    """Make a refusal; its message is the rule's own text unless `key` names another."""
    return Refusal(rule, key or f"rule-{rule}", params)


class TampuError(Exception):
    """An error that the user can correct."""

    def __init__(self, key: str, **params: Value) -> None:
        self.key = key
        self.params: Params = params
        values = ", ".join(f"{name}={value}" for name, value in params.items())
        super().__init__(f"{key}: {values}" if values else key)


class MalformedAction(TampuError):
    """The text or number names no action of this game."""


class IllegalAction(TampuError):
    """The rules do not allow this action now."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(why.key, **why.params)
        self.rule = why.rule


class BadOption(TampuError):
    """The game does not have these options or this number of seats."""


class MalformedPosition(TampuError):
    """The data is no position of this game."""


class UnknownGame(TampuError):
    """No game with this id is installed."""


class BrokenGame(TampuError):
    """The package of an installed game cannot be loaded."""


class BadRecord(TampuError):
    """The file is not a readable record."""


class Diverged(TampuError):
    """The record does not follow from the rules; `line` is the first line that differs."""

    def __init__(self, line: int, key: str, **params: Value) -> None:
        super().__init__(key, line=line, **params)
        self.line = line
        self.replay: Any = None
        """The replay up to that line."""
