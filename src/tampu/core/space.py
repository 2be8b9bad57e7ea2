"""The action space: kinds with named fields, one stable integer for each action, and its text."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tampu.core.errors import MalformedAction, Params, Value
from tampu.core.rng import Rng


class Action(NamedTuple):
    """The readable form of an action."""

    kind: str
    fields: Params


class Kind:
    """One kind of action: every combination of its fields, in the order of the ids."""

    __slots__ = ("code", "fields", "name", "rows", "token")

    def __init__(
        self,
        name: str,
        fields: Sequence[str],
        rows: Sequence[tuple[Value, ...]],
        token: Callable[..., str],
        code: str = "",
    ) -> None:
        self.name = name
        self.code: str = code or name
        """What the game's ledger calls the kind, where that is no word."""
        self.fields: tuple[str, ...] = tuple(fields)
        self.rows: Sequence[tuple[Value, ...]] = rows
        self.token: Callable[..., str] = token


class ActionSpace:
    """All actions of a game, numbered 0 to size - 1; the ids of a kind are one block."""

    __slots__ = ("_ids", "_rows", "_spell", "_tokens", "first", "kinds", "size")

    def __init__(self, kinds: Sequence[Kind], spell: Callable[[str], str] | None = None) -> None:
        self.kinds: tuple[Kind, ...] = tuple(kinds)
        self._spell: Callable[[str], str] | None = spell
        """Turns other accepted spellings of a token into the one that is written."""
        self.first: list[int] = []
        """The first id of each kind."""
        self.size: int = 0
        for kind in self.kinds:
            self.first.append(self.size)
            self.size += len(kind.rows)
        self._tokens: list[str] = []
        self._ids: dict[str, list[int]] = {}
        self._rows: dict[str, dict[tuple[Value, ...], int]] = {}

    def kind_index(self, action: int) -> int:
        """The position of the action's kind in `kinds`."""
        return bisect_right(self.first, action) - 1

    def kind_of(self, action: int) -> str:
        """The name of the action's kind."""
        return self.kinds[self.kind_index(self._checked(action))].name

    def code_of(self, action: int) -> str:
        """The ledger's code of the action's kind."""
        return self.kinds[self.kind_index(self._checked(action))].code

    def base(self, kind: str) -> int:
        """The first id of a kind."""
        for index, known in enumerate(self.kinds):
            if known.name == kind:
                return self.first[index]
        raise MalformedAction("error-unknown-kind", kind=kind)

    def encode(self, kind: str, **fields: Value) -> int:
        """The id of an action."""
        first = self.base(kind)
        known = self.kinds[self.kind_index(first)]
        if set(fields) != set(known.fields):
            expected = ", ".join(known.fields)
            raise MalformedAction("error-action-fields", kind=kind, known=expected)
        row = tuple(fields[name] for name in known.fields)
        if kind not in self._rows:
            self._rows[kind] = {known_row: first + i for i, known_row in enumerate(known.rows)}
        action = self._rows[kind].get(row)
        if action is None:
            told = ", ".join(f"{name}={fields[name]}" for name in known.fields)
            raise MalformedAction("error-action-values", kind=kind, given=told)
        return action

    def decode(self, action: int) -> Action:
        """The kind and the named fields of an id."""
        index = self.kind_index(self._checked(action))
        kind = self.kinds[index]
        row = kind.rows[action - self.first[index]]
        return Action(kind.name, dict(zip(kind.fields, row, strict=True)))

    def notation(self, action: int) -> str:
        """The token of an id."""
        if not self._tokens:
            self._write_tokens()
        return self._tokens[self._checked(action)]

    def find(self, token: str) -> list[int]:
        """The ids that this token can mean; more than one where kinds share a token."""
        if not self._tokens:
            self._write_tokens()
        return self._ids.get(self._spell(token) if self._spell else token, [])

    def table(self) -> list[tuple[str, str, str, int, int]]:
        """For the documentation: kind, fields, an example token, first id, number of ids."""
        return [
            (kind.name, ", ".join(kind.fields), kind.token(*kind.rows[0]), first, len(kind.rows))
            for kind, first in zip(self.kinds, self.first, strict=True)
        ]

    def sample(self, actions: Sequence[int], rng: Rng) -> int:
        """One of the ascending `actions`: a kind uniformly, then uniformly inside the kind."""
        starts: list[int] = []
        place, count = 0, len(actions)
        while place < count:
            starts.append(place)
            after = self.kind_index(actions[place]) + 1
            if after == len(self.first):
                break
            place = bisect_right(actions, self.first[after] - 1, place)
        starts.append(count)
        pick = rng.below(len(starts) - 1)
        start = starts[pick]
        return actions[start + rng.below(starts[pick + 1] - start)]

    def _checked(self, action: int) -> int:
        if not 0 <= action < self.size:
            raise MalformedAction("error-action-number", action=action, most=self.size - 1)
        return action

    def _write_tokens(self) -> None:
        tokens = [kind.token(*row) for kind in self.kinds for row in kind.rows]
        ids: dict[str, list[int]] = {}
        for action, token in enumerate(tokens):
            ids.setdefault(token, []).append(action)
        self._tokens, self._ids = tokens, ids
