"""Who may watch finished games, and indexes for lists of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("seats", sa.Column("sharing", sa.String(length=12), nullable=True))
    op.create_index("tables_by_end", "tables", ["visibility", "ended"])
    op.create_index("tables_by_game_and_end", "tables", ["visibility", "game", "ended"])


def downgrade() -> None:
    op.drop_index("tables_by_game_and_end", "tables")
    op.drop_index("tables_by_end", "tables")
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("sharing")
