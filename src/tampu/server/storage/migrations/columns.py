"""Columns that many migrations create."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa


def belongs_to(target: str, name: str, length: int = 24, **more: Any) -> sa.Column[str]:
    """A column that refers to `target`; its row is deleted with the one that it refers to."""
    reference = sa.ForeignKey(target, ondelete="CASCADE")
    return sa.Column(name, sa.String(length=length), reference, nullable=False, **more)
