"""What server processes share beside the logs: limits, presence and metrics."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

from tampu.server.storage.migrations.columns import belongs_to

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    postgres = op.get_bind().dialect.name == "postgresql"
    unlogged: dict[str, Any] = {"prefixes": ["UNLOGGED"]} if postgres else {}
    op.create_table(
        "processes",
        sa.Column("id", sa.String(length=24), primary_key=True),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("metrics", sa.JSON(), nullable=False),
        **unlogged,
    )
    op.create_table(
        "presence",
        belongs_to("processes.id", "process", primary_key=True),
        sa.Column("table_id", sa.String(length=24), primary_key=True),
        sa.Column("person", sa.String(length=24), primary_key=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("guest", sa.Boolean(), nullable=False),
        **unlogged,
    )
    op.create_index("ix_presence_table_id", "presence", ["table_id"])
    op.create_table(
        "open_sockets",
        belongs_to("processes.id", "process", primary_key=True),
        sa.Column("address", sa.String(length=32), primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False),
        **unlogged,
    )
    op.create_index("ix_open_sockets_address", "open_sockets", ["address"])
    op.create_table(
        "rate_counts",
        sa.Column("key", sa.String(length=32), primary_key=True),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        **unlogged,
    )


def downgrade() -> None:
    op.drop_table("rate_counts")
    op.drop_table("open_sockets")
    op.drop_table("presence")
    op.drop_table("processes")
