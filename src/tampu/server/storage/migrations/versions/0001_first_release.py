"""The first release."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tampu.server.storage.migrations.columns import belongs_to

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=24), primary_key=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("name_key", sa.String(length=80), nullable=True),
        sa.Column("password_hash", sa.Text(), nullable=True),
        sa.Column("language", sa.String(length=8), nullable=True),
        sa.Column("theme", sa.String(length=8), nullable=False),
        sa.Column("preferences", sa.JSON(), nullable=False),
        sa.Column("webhook", sa.Text(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.UniqueConstraint("name_key"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=24), primary_key=True),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("chat", sa.Boolean(), nullable=False),
        sa.Column("visibility", sa.String(length=12), nullable=False),
        sa.Column("creator", sa.String(length=24), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("started", sa.Float(), nullable=True),
        sa.Column("ended", sa.Float(), nullable=True),
        sa.Column("seed", sa.String(length=24), nullable=False),
        sa.Column("salt", sa.String(length=64), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("origin", sa.String(length=24), nullable=True),
        sa.Column("rematch", sa.String(length=24), nullable=True),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("due", sa.Integer(), nullable=True),
        sa.Column("bot_due", sa.Boolean(), nullable=False),
        sa.Column("deadline", sa.Float(), nullable=True),
        sa.Column("lease_owner", sa.String(length=40), nullable=True),
        sa.Column("lease_until", sa.Float(), nullable=False),
    )
    op.create_index("tables_by_deadline", "tables", ["status", "deadline"])
    op.create_index("tables_by_status", "tables", ["status", "visibility", "created"])
    op.create_table(
        "chat",
        sa.Column(
            "id",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            autoincrement=True,
            primary_key=True,
        ),
        belongs_to("tables.id", "table_id"),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("chat_by_table", "chat", ["table_id", "id"])
    op.create_table(
        "lines",
        belongs_to("tables.id", "table_id", primary_key=True),
        sa.Column("seq", sa.Integer(), autoincrement=False, primary_key=True),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("actor", sa.Integer(), nullable=True),
        sa.Column("action", sa.Integer(), nullable=True),
        sa.Column("data", sa.JSON(), nullable=True),
        sa.Column("key", sa.String(length=96), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.UniqueConstraint("table_id", "key", name="lines_by_key"),
    )
    op.create_table(
        "mutes",
        belongs_to("people.id", "person", primary_key=True),
        sa.Column("muted", sa.String(length=24), primary_key=True),
    )
    op.create_table(
        "notes",
        belongs_to("tables.id", "table_id", primary_key=True),
        belongs_to("people.id", "person", primary_key=True),
        sa.Column("text", sa.Text(), nullable=False),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("code_hash", sa.String(length=64), primary_key=True),
        belongs_to("people.id", "person"),
    )
    op.create_index("ix_recovery_codes_person", "recovery_codes", ["person"])
    op.create_table(
        "seats",
        belongs_to("tables.id", "table_id", primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=True),
        sa.Column("bot", sa.String(length=60), nullable=True),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(length=64), primary_key=True),
        belongs_to("people.id", "person"),
        sa.Column("expires", sa.Float(), nullable=False),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])


def downgrade() -> None:
    for table in ("sessions", "seats", "recovery_codes", "notes", "mutes", "lines", "chat"):
        op.drop_table(table)  # with its indexes
    op.drop_table("tables")
    op.drop_table("people")
