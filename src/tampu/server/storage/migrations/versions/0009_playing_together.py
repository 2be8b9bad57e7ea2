"""Friends, blocks, reports, quick matches, invitations, reserved seats and observers' chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tampu.server.storage.migrations.columns import belongs_to

revision = "0009"
down_revision = "0008"


def _person(name: str, *, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(length=24), nullable=nullable)


def upgrade() -> None:
    op.create_table(
        "friendships",
        belongs_to("people.id", "asker", primary_key=True),
        belongs_to("people.id", "asked", primary_key=True),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("accepted", sa.Boolean(), nullable=False),
    )
    op.create_index("ix_friendships_asked", "friendships", ["asked"])
    op.create_table(
        "blocks",
        belongs_to("people.id", "person", primary_key=True),
        sa.Column("blocked", sa.String(length=24), primary_key=True),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column(
            "id",
            sa.BigInteger().with_variant(sa.Integer(), "sqlite"),
            autoincrement=True,
            primary_key=True,
        ),
        _person("person"),
        _person("reported"),
        _person("table_id", nullable=True),
        sa.Column("reason", sa.String(length=12), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
    )
    op.create_index("ix_reports_person", "reports", ["person"])
    op.create_table(
        "seeks",
        belongs_to("people.id", "person", primary_key=True),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        _person("process", nullable=True),
        sa.Column("since", sa.Float(), nullable=False),
    )
    op.create_index("seeks_by_game", "seeks", ["game", "seats", "kind", "since"])
    op.create_table(
        "site_invites",
        sa.Column("code_hash", sa.String(length=64), primary_key=True),
        sa.Column("creator", sa.String(length=24), sa.ForeignKey("people.id", ondelete="CASCADE")),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.Column("uses", sa.Integer(), nullable=False),
    )
    op.create_index("ix_site_invites_creator", "site_invites", ["creator"])
    op.add_column("seats", _person("reserved", nullable=True))
    op.add_column(
        "seats", sa.Column("answers", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_index("ix_seats_reserved", "seats", ["reserved"])
    op.add_column(
        "chat",
        sa.Column("room", sa.String(length=12), nullable=False, server_default="players"),
    )
    _reserve_rematches()


def _reserve_rematches() -> None:
    """Keep the free seats of open rematches for the people of the game before."""
    tables = sa.table("tables", sa.column("id"), sa.column("origin"), sa.column("status"))
    seats = sa.table("seats", *(sa.column(n) for n in ("table_id", "seat", "person", "reserved")))
    before = seats.alias("before")
    partner = (
        sa.select(before.c.person)
        .join(tables, tables.c.origin == before.c.table_id)
        .where(
            tables.c.id == seats.c.table_id,
            tables.c.status == "open",
            before.c.seat == seats.c.seat,
        )
        .scalar_subquery()
    )
    op.execute(sa.update(seats).where(seats.c.person.is_(None)).values(reserved=partner))


def downgrade() -> None:
    with op.batch_alter_table("chat") as batch:
        batch.drop_column("room")
    op.drop_index("ix_seats_reserved", "seats")
    with op.batch_alter_table("seats") as batch:
        batch.drop_column("answers")
        batch.drop_column("reserved")
    op.drop_table("site_invites")
    op.drop_table("seeks")
    op.drop_table("reports")
    op.drop_table("blocks")
    op.drop_table("friendships")
