"""Studies: annotated games with comments and variations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tampu.server.storage.migrations.columns import belongs_to

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("id", sa.String(length=24), primary_key=True),
        belongs_to("people.id", "owner"),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("visibility", sa.String(length=12), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
    )
    op.create_index("studies_by_owner", "studies", ["owner", "updated"])
    op.create_index("studies_by_update", "studies", ["visibility", "updated"])
    op.create_table(
        "study_chapters",
        belongs_to("studies.id", "study", primary_key=True),
        sa.Column("number", sa.Integer(), autoincrement=False, primary_key=True),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("khipu", sa.Text(), nullable=False),
        sa.Column("widest", sa.String(length=12), nullable=False),
        sa.Column("comments", sa.JSON(), nullable=False),
        sa.Column("branches", sa.JSON(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("study_chapters")
    op.drop_table("studies")
