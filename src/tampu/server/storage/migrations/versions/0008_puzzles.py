"""Answers to puzzles, and what analysed decisions lost."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

from tampu.server.storage.migrations.columns import belongs_to

revision = "0008"
down_revision = "0007"

BATCH = 500
"""How many decisions are read at a time."""


def upgrade() -> None:
    op.create_table(
        "puzzle_answers",
        belongs_to("people.id", "person", primary_key=True),
        sa.Column("puzzle", sa.String(length=60), primary_key=True),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("rating_change", sa.Float(), nullable=True),
    )
    op.create_index("puzzle_answers_by_day", "puzzle_answers", ["person", "day"])
    op.create_table(
        "puzzle_standings",
        sa.Column("puzzle", sa.String(length=60), primary_key=True),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
    )
    op.create_index("puzzle_standings_by_game", "puzzle_standings", ["game"])
    for column in (sa.Column("seat", sa.Integer()), sa.Column("loss", sa.Float())):
        column.nullable, column.server_default = False, sa.DefaultClause("0")
        op.add_column("analysed_decisions", column)
    _fill_losses()
    op.create_index(
        "analysed_decisions_by_loss", "analysed_decisions", ["table_id", "seat", "loss"]
    )


def _fill_losses() -> None:
    """Copy seat and loss of the stored decisions into their columns."""
    decisions = sa.table(
        "analysed_decisions",
        *(sa.column(name) for name in ("table_id", "seq", "seat", "loss")),
        sa.column("data", sa.JSON()),
    )
    connection = op.get_bind()
    last = ("", -1)
    while True:
        after = sa.tuple_(decisions.c.table_id, decisions.c.seq) > sa.tuple_(*last)
        query = sa.select(decisions.c.table_id, decisions.c.seq, decisions.c.data).where(after)
        rows = connection.execute(
            query.order_by(decisions.c.table_id, decisions.c.seq).limit(BATCH)
        ).all()
        if not rows:
            return
        for row in rows:
            data = json.loads(row.data) if isinstance(row.data, str) else row.data
            same = (decisions.c.table_id == row.table_id, decisions.c.seq == row.seq)
            values = {"seat": int(data["seat"]), "loss": float(data["loss"])}
            connection.execute(sa.update(decisions).where(*same).values(**values))
        last = (rows[-1].table_id, rows[-1].seq)


def downgrade() -> None:
    op.drop_index("analysed_decisions_by_loss", "analysed_decisions")
    for name in ("loss", "seat"):
        with op.batch_alter_table("analysed_decisions") as batch:
            batch.drop_column(name)
    op.drop_table("puzzle_standings")
    op.drop_table("puzzle_answers")
