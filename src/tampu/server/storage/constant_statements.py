"""Statements of every move, which SQLite's driver runs without SQLAlchemy's work around them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import sqlalchemy as sa

Values = Mapping[str, Any]


class ConstantStatement:
    """A statement whose text never changes.

    SQLAlchemy takes several times as long around such a statement as SQLite in it, so it compiles
    the statement once and its types convert the values, but the driver gets them directly.
    """

    def __init__(self, statement: sa.Insert | sa.Update) -> None:
        self._statement = statement
        self._text = ""
        self._parameters: list[tuple[str, Any, Callable[[Any], Any] | None]] = []
        """For SQLite: name, value where none is given, and conversion of each parameter."""

    def run(self, connection: sa.Connection, rows: Sequence[Values]) -> int:
        """Run the statement for each row of values; returns how many rows of the table changed."""
        if connection.dialect.name != "sqlite":
            values = rows[0] if len(rows) == 1 else list(rows)
            return connection.execute(self._statement, values).rowcount
        if not self._text:
            self._compile(connection.dialect)
        driver: Any = connection.connection.driver_connection
        converted = [self._converted(row) for row in rows]
        try:
            return sum([driver.execute(self._text, one).rowcount for one in converted])
        except sqlite3.IntegrityError as error:
            raise sa.exc.IntegrityError(self._text, None, error) from error
        except sqlite3.Error as error:
            raise sa.exc.OperationalError(self._text, None, error) from error

    def _compile(self, dialect: sa.Dialect) -> None:
        compiled: Any = self._statement.compile(dialect=dialect)
        for name in compiled.positiontup:
            kind = compiled.binds[name].type.dialect_impl(dialect)
            conversion = kind.bind_processor(dialect)
            self._parameters.append((name, compiled.params[name], conversion))
        self._text = str(compiled)

    def _converted(self, row: Values) -> list[Any]:
        values = []
        for name, default, convert in self._parameters:
            value = row.get(name, default)
            values.append(value if convert is None else convert(value))
        return values
