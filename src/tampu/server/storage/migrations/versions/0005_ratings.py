"""Ratings, rated tables and the bot ladder."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tampu.server.storage.migrations.columns import belongs_to

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column(
        "tables",
        sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.add_column("tables", sa.Column("ladder", sa.Integer(), nullable=True))
    op.add_column("results", sa.Column("ladder", sa.Integer(), nullable=True))
    op.add_column("results", sa.Column("rating_change", sa.Float(), nullable=True))
    op.create_table(
        "ratings",
        belongs_to("people.id", "person", primary_key=True),
        sa.Column("game", sa.String(length=40), primary_key=True),
        sa.Column("kind", sa.String(length=12), primary_key=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("value", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
    )
    op.create_index("ratings_by_value", "ratings", ["game", "kind", "value"])


def downgrade() -> None:
    op.drop_table("ratings")
    for table, column in (
        ("results", "rating_change"),
        ("results", "ladder"),
        ("tables", "ladder"),
        ("tables", "rated"),
    ):
        with op.batch_alter_table(table) as batch:
            batch.drop_column(column)
