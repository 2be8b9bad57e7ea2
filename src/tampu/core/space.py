"""The action space: kinds with named fields, a stable integer and a token for each action."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from tampu.core.errors import MalformedAction, Params, Value
from tampu.core.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64


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
        """A short code for the kind, where the game has one."""
        self.fields: tuple[str, ...] = tuple(fields)
        self.rows: Sequence[tuple[Value, ...]] = rows
        self.token: Callable[..., str] = token


def combined(name: str, token: str, /, **fields: Sequence[Value]) -> Kind:
    """A kind with every combination of its fields' values; the token is a format string."""
    return Kind(name, tuple(fields), list(product(*fields.values())), token.format)


class ActionSpace:
    """All actions of a game, numbered 0 to size - 1; the ids of a kind are one block.

    Rows that a later release adds to a kind are in `later`: their ids come after all others, so
    that no id ever changes.
    """

    __slots__ = ("_ids", "_later_first", "_rows", "_spell", "_tokens", "first", "kind_indexes",
                 "kinds", "later", "later_from", "size")  # fmt: skip

    def __init__(
        self,
        kinds: Sequence[Kind],
        spell: Callable[[str], str] | None = None,
        later: Sequence[Kind] = (),
    ) -> None:
        self.kinds: tuple[Kind, ...] = tuple(kinds)
        self.later: tuple[Kind, ...] = tuple(later)
        """Blocks of rows added to the kinds with the same names."""
        self._spell: Callable[[str], str] | None = spell
        """Turns other accepted spellings of a token into the standard one."""
        self.first: list[int] = []
        """The first id of each kind."""
        self.size: int = 0
        for kind in self.kinds:
            self.first.append(self.size)
            self.size += len(kind.rows)
        self.later_from: int = self.size
        """The first id of the rows that were added later."""
        self._later_first: list[int] = []
        names = [kind.name for kind in self.kinds]
        indexes = [bytes([index]) * len(kind.rows) for index, kind in enumerate(self.kinds)]
        for block in self.later:
            self._later_first.append(self.size)
            self.size += len(block.rows)
            indexes.append(bytes([names.index(block.name)]) * len(block.rows))
        self.kind_indexes: bytes = b"".join(indexes)
        """For each id the position of its kind in `kinds`."""
        self._tokens: list[str] = []
        self._ids: dict[str, list[int]] = {}
        self._rows: dict[str, dict[tuple[Value, ...], int]] = {}

    def kind_index(self, action: int) -> int:
        """The position of the action's kind in `kinds`."""
        return self.kind_indexes[action]

    def kind_of(self, action: int) -> str:
        """The name of the action's kind."""
        return self.kinds[self.kind_index(self._checked(action))].name

    def code_of(self, action: int) -> str:
        """The short code of the action's kind."""
        return self.kinds[self.kind_index(self._checked(action))].code

    def base(self, kind: str) -> int:
        """The first id of a kind."""
        for index, candidate in enumerate(self.kinds):
            if candidate.name == kind:
                return self.first[index]
        raise MalformedAction("error-unknown-kind", kind=kind)

    def encode(self, kind: str, **fields: Value) -> int:
        """The id of an action."""
        first = self.base(kind)
        definition = self.kinds[self.kind_index(first)]
        if set(fields) != set(definition.fields):
            expected = ", ".join(definition.fields)
            raise MalformedAction("error-action-fields", kind=kind, known=expected)
        row = tuple(fields[name] for name in definition.fields)
        if kind not in self._rows:
            rows = {other: first + i for i, other in enumerate(definition.rows)}
            for start, block in zip(self._later_first, self.later, strict=True):
                if block.name == kind:
                    rows.update({other: start + i for i, other in enumerate(block.rows)})
            self._rows[kind] = rows
        action = self._rows[kind].get(row)
        if action is None:
            given = ", ".join(f"{name}={fields[name]}" for name in definition.fields)
            raise MalformedAction("error-action-values", kind=kind, given=given)
        return action

    def decode(self, action: int) -> Action:
        """The kind and the named fields of an id."""
        kind, row = self._definition(action)
        return Action(kind.name, dict(zip(kind.fields, row, strict=True)))

    def _definition(self, action: int) -> tuple[Kind, tuple[Value, ...]]:
        """The block of an id, and its row there."""
        if self._checked(action) < self.later_from:
            index = self.kind_indexes[action]
            kind, first = self.kinds[index], self.first[index]
        else:
            index = bisect_right(self._later_first, action) - 1
            kind, first = self.later[index], self._later_first[index]
        return kind, kind.rows[action - first]

    def notation(self, action: int) -> str:
        """The token of an id."""
        if self._tokens:
            return self._tokens[self._checked(action)]
        kind, row = self._definition(action)
        return kind.token(*row)

    def find(self, token: str) -> list[int]:
        """The ids with this token; more than one where kinds share a token."""
        if not self._tokens:
            self._write_tokens()
        return self._ids.get(self._spell(token) if self._spell else token, [])

    def find_any_case(self, token: str) -> list[int]:
        """The ids whose token is this one, whatever its letter case."""
        if not self._tokens:
            self._write_tokens()
        wanted = token.casefold()
        ids: list[int] = []
        for known, same in self._ids.items():
            if known.casefold() == wanted:
                ids += same
        return ids

    def table(self) -> list[tuple[str, str, str, int, int]]:
        """For the documentation: kind, fields, an example token, first id, number of ids."""
        return [
            (kind.name, ", ".join(kind.fields), kind.token(*kind.rows[0]), first, len(kind.rows))
            for kind, first in zip(
                (*self.kinds, *self.later), (*self.first, *self._later_first), strict=True
            )
        ]

    def by_kind(self, actions: Sequence[int]) -> list[tuple[str, list[int]]]:
        """The actions by the name of their kind, in the order of first appearance."""
        groups: dict[int, list[int]] = {}
        for action in actions:
            kind = self.kind_indexes[self._checked(action)]
            if kind in groups:
                groups[kind].append(action)
            else:
                groups[kind] = [action]
        return [(self.kinds[kind].name, same) for kind, same in groups.items()]

    def sample(self, actions: list[int], rng: Rng) -> int:
        """One of the ascending `actions`: a kind uniformly, then uniformly inside the kind."""
        if self.later and actions[-1] >= self.later_from:
            groups = self.by_kind(actions)
            group = groups[rng.below(len(groups))][1]
            return group[rng.below(len(group))]
        starts: list[int] = []
        place: i64 = 0
        count: i64 = len(actions)
        last: i64 = self.kind_indexes[actions[-1]]
        while True:
            starts.append(place)
            kind: i64 = self.kind_indexes[actions[place]]
            if kind == last:
                break
            place = _first_from(actions, self.first[kind + 1], place + 1)
        starts.append(count)
        pick = rng.below(len(starts) - 1)
        start = starts[pick]
        return actions[start + rng.below(starts[pick + 1] - start)]

    def _checked(self, action: int) -> int:
        if not 0 <= action < self.size:
            raise MalformedAction("error-action-number", action=action, most=self.size - 1)
        return action

    def _write_tokens(self) -> None:
        tokens = [kind.token(*row) for kind in (*self.kinds, *self.later) for row in kind.rows]
        ids: dict[str, list[int]] = {}
        for action, token in enumerate(tokens):
            ids.setdefault(token, []).append(action)
        self._tokens, self._ids = tokens, ids


def _first_from(actions: list[int], least: i64, start: i64) -> i64:
    """Return where, from `start` on, the first of the ascending actions not below `least` is.

    Compiled, this is several times as fast as `bisect_left`, which compares objects.
    """
    action: i64 = actions[start]
    if action >= least:
        return start
    end: i64 = len(actions)
    while start < end:
        middle: i64 = (start + end) >> 1
        action = actions[middle]
        if action < least:
            start = middle + 1
        else:
            end = middle
    return start
