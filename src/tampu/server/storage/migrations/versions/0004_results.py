"""Results of finished games by seat, filled from the tables that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tampu.server.people.results import result_rows
from tampu.server.storage.migrations.columns import belongs_to

revision = "0004"
down_revision = "0003"

BATCH = 500
"""How many tables are read at a time."""


def upgrade() -> None:
    results = op.create_table(
        "results",
        belongs_to("tables.id", "table_id", primary_key=True),
        sa.Column("seat", sa.Integer(), autoincrement=False, primary_key=True),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("share", sa.Float(), nullable=False),
        sa.Column("sheet", sa.JSON(), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.Column("level", sa.Integer(), nullable=True),
        sa.Column("departed", sa.Boolean(), nullable=False),
        sa.Column("complete", sa.Boolean(), nullable=False),
    )
    _fill(op.get_bind(), results)
    op.create_index("results_by_person", "results", ["person", "ended"])
    op.create_index("results_by_person_and_game", "results", ["person", "game", "ended"])
    op.create_index("results_by_game", "results", ["game", "ended"])


def _fill(connection: sa.Connection, results: sa.Table) -> None:
    """Insert the results of all tables that are over and were played here."""
    tables = sa.table(
        "tables",
        *(sa.column(name) for name in ("id", "game", "kind", "ended", "origin", "rematch")),
        *(sa.column("result", sa.JSON()), sa.column("status")),
    )
    seats = sa.table(
        "seats",
        *(sa.column(name) for name in ("table_id", "seat", "person", "name", "bot")),
        *(sa.column("away", sa.Boolean()), sa.column("resigned", sa.Boolean())),
    )
    first = tables.alias("first")
    is_rematch = sa.exists().where(first.c.id == tables.c.origin, first.c.rematch == tables.c.id)
    played_here = sa.or_(tables.c.origin.is_(None), is_rematch)
    over = (tables.c.status == "over") & tables.c.result.is_not(None) & played_here
    last = ""
    while True:
        query = sa.select(tables).where(over, tables.c.id > last).order_by(tables.c.id)
        games = connection.execute(query.limit(BATCH)).all()
        if not games:
            return
        last = games[-1].id
        places: dict[str, list[sa.Row[tuple[object, ...]]]] = {game.id: [] for game in games}
        chosen = sa.select(seats).where(seats.c.table_id.in_(list(places)))
        for seat in connection.execute(chosen.order_by(seats.c.table_id, seats.c.seat)):
            places[seat.table_id].append(seat)
        rows = [
            {column.name: row[column.name] for column in results.c}
            for game in games
            for row in result_rows(game, places[game.id], game.result, game.ended or 0.0)
        ]
        connection.execute(sa.insert(results), rows)


def downgrade() -> None:
    op.drop_table("results")
