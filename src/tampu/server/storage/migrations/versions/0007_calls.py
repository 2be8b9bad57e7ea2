"""How people are called: settings, devices for push messages, and calls that wait."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tampu.server.storage.migrations.columns import belongs_to

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "call_settings",
        belongs_to("people.id", "person", primary_key=True),
        sa.Column("push", sa.JSON(), nullable=False),
        sa.Column("mail", sa.JSON(), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_to", sa.Integer(), nullable=True),
        sa.Column("time_zone", sa.String(length=64), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=True),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("interval", sa.Integer(), nullable=False),
        sa.Column("mailed", sa.Float(), nullable=False),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(length=32), primary_key=True),
        belongs_to("people.id", "person"),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("public_key", sa.String(length=100), nullable=False),
        sa.Column("auth_secret", sa.String(length=32), nullable=False),
        sa.Column("device", sa.String(length=60), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_index("ix_push_subscriptions_person", "push_subscriptions", ["person"])
    op.create_table(
        "pending_calls",
        belongs_to("people.id", "person", primary_key=True),
        sa.Column("channel", sa.String(length=8), primary_key=True),
        sa.Column("event", sa.String(length=12), primary_key=True),
        belongs_to("tables.id", "table_id", primary_key=True),
        sa.Column("caller", sa.String(length=24), nullable=True),
        sa.Column("due", sa.Float(), nullable=False),
    )
    op.create_index("pending_calls_by_time", "pending_calls", ["due"])


def downgrade() -> None:
    op.drop_table("pending_calls")
    op.drop_table("push_subscriptions")
    op.drop_table("call_settings")
