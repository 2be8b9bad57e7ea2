"""Errors that reach a person: a message key and its values, so that any language can say it."""

from __future__ import annotations

from typing import Any, NamedTuple

Value = int | str | bool | None
Params = dict[str, Value]


class Refusal(NamedTuple):
    """Why an action is not allowed: the rule that forbids it, and what to tell the player."""

    rule: str
    key: str
    params: Params


def refusal(rule: str, key: str = "", **params: Value) -> Refusal:
    """The refusal by `rule`; its text is the rule's own unless a more telling message is named."""
    return Refusal(rule, key or f"rule-{rule}", params)


class TampuError(Exception):
    """Something a person can correct."""

    def __init__(self, key: str, **params: Value) -> None:
        self.key = key
        self.params: Params = params
        told = ", ".join(f"{name}={value}" for name, value in params.items())
        super().__init__(f"{key}: {told}" if told else key)


class MalformedAction(TampuError):
    """A text or number that names no action of this game."""


class IllegalAction(TampuError):
    """An action of this game that the rules do not allow now."""

    def __init__(self, why: Refusal) -> None:
        super().__init__(why.key, **why.params)
        self.rule = why.rule


class BadOption(TampuError):
    """Options or a number of seats that the game does not have."""


class UnknownGame(TampuError):
    """A game that is not registered."""


class BadRecord(TampuError):
    """A file that is no readable record."""


class Diverged(TampuError):
    """A record that does not follow from the rules; `line` is the first line that differs."""

    def __init__(self, line: int, key: str, **params: Value) -> None:
        super().__init__(key, line=line, **params)
        self.line = line
        self.replay: Any = None
        """The record as far as it follows from the rules."""
