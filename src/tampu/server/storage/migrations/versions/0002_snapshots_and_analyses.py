"""Snapshots of long games, and analyses of finished ones."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tampu.server.storage.migrations.columns import belongs_to

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "snapshots",
        belongs_to("tables.id", "table_id", primary_key=True),
        sa.Column("seq", sa.Integer(), autoincrement=False, primary_key=True),
        sa.Column("data", sa.JSON(), nullable=False),
    )
    op.create_table(
        "analyses",
        belongs_to("tables.id", "table_id", primary_key=True),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("lease_owner", sa.String(length=40), nullable=True),
        sa.Column("lease_until", sa.Float(), nullable=False),
    )
    op.create_index("analyses_by_status", "analyses", ["status", "asked"])
    op.create_table(
        "analysed_decisions",
        belongs_to("analyses.table_id", "table_id", primary_key=True),
        sa.Column("seq", sa.Integer(), autoincrement=False, primary_key=True),
        sa.Column("data", sa.JSON(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("analysed_decisions")
    op.drop_table("analyses")
    op.drop_table("snapshots")
