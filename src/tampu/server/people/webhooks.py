"""Webhooks: notify people at an address of their own that it is their turn."""

from __future__ import annotations

import json

import sqlalchemy as sa
import structlog

from tampu.server.people import outgoing
from tampu.server.storage.models import PEOPLE
from tampu.server.storage.storage import Storage

log = structlog.get_logger()
JSON_BODY = {"Content-Type": "application/json"}


async def call_webhook(database: Storage, person: str, table: str, game: str) -> None:
    """Call the person's webhook, if there is one; failures are logged and not retried."""
    row = await database.first(sa.select(PEOPLE.c.webhook).where(PEOPLE.c.id == person))
    if row is None or not row.webhook:
        return
    body = json.dumps({"type": "your_turn", "table": table, "game": game}).encode()
    try:
        status = await outgoing.post(row.webhook, body, JSON_BODY)
    except (OSError, ValueError) as error:
        log.info("webhook failed", table=table, error=str(error))
        return
    if not 200 <= status < 300:
        log.info("webhook failed", table=table, error=f"status {status}")
