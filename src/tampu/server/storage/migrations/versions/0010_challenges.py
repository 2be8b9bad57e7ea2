"""Challenges: deals that everybody plays once, the tries at them, and secret deals of tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tampu.server.storage.migrations.columns import belongs_to

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("challenge", sa.String(length=80), nullable=True))
    op.add_column("tables", sa.Column("secret_until", sa.Float(), nullable=True))
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(length=80), primary_key=True),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("period", sa.String(length=8), nullable=False),
        sa.Column("form", sa.String(length=8), nullable=False),
        sa.Column("begins", sa.Float(), nullable=False),
        sa.Column("ends", sa.Float(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("bots", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(length=24), nullable=False),
        sa.Column("salt", sa.String(length=64), nullable=False),
        sa.Column("commitment", sa.String(length=64), nullable=False),
    )
    op.create_index("challenges_by_end", "challenges", ["ends", "id"])
    op.create_index("challenges_by_game_and_end", "challenges", ["game", "ends", "id"])
    op.create_table(
        "challenge_tries",
        belongs_to("challenges.id", "challenge", 80, primary_key=True),
        belongs_to("people.id", "person", primary_key=True),
        belongs_to("tables.id", "table_id"),
        sa.Column("begun", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=True),
        sa.Column("seconds", sa.Float(), nullable=True),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("rank", sa.Integer(), nullable=True),
        sa.Column("counted", sa.Boolean(), nullable=False),
    )
    op.create_index("challenge_tries_by_person", "challenge_tries", ["person"])
    op.create_index("challenge_tries_by_table", "challenge_tries", ["table_id"], unique=True)
    op.create_index(
        "challenge_tries_by_result", "challenge_tries", ["challenge", "counted", "rank", "score"]
    )


def downgrade() -> None:
    op.drop_table("challenge_tries")
    op.drop_table("challenges")
    for column in ("secret_until", "challenge"):
        op.drop_column("tables", column)
