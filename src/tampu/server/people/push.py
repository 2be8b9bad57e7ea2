"""Web Push: encrypted, signed messages to the devices of a person (RFC 8030, 8291, 8292)."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import time
from typing import Any, Final
from urllib.parse import urlsplit

import http_ece
import sqlalchemy as sa
import structlog
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tampu.server.errors import Denied
from tampu.server.messages.call_bodies import PushDevice, PushSubscription
from tampu.server.people import outgoing
from tampu.server.storage.models import PUSH_SUBSCRIPTIONS
from tampu.server.storage.rate_counts import hashed
from tampu.server.storage.storage import Storage

log = structlog.get_logger()
MOST_DEVICES: Final = 10
"""A new device beyond this number replaces the oldest one."""
SIGNED_SECONDS: Final = 12 * 3600
"""How long a push service may accept the signature; the standard allows a day."""
GONE: Final = (404, 410)
"""The answers of a push service for a device that no longer exists."""
CURVE_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The number of points of the curve P-256."""
AUTH_BYTES: Final = 16


def signing_key(secret: bytes) -> ec.EllipticCurvePrivateKey:
    """The key that signs push messages, derived from the secret of the site.

    So all processes have the same key, and there is no second secret to store.
    """
    digest = hmac.new(secret, b"tampu web push", hashlib.sha512).digest()
    number = int.from_bytes(digest, "big") % (CURVE_ORDER - 1) + 1
    return ec.derive_private_key(number, ec.SECP256R1())


def encode(data: bytes) -> str:
    """Base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Bytes of base64 with or without padding; raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def check_subscription(wish: PushSubscription) -> None:
    """Raise unless the endpoint is public https and the keys are what a browser makes."""
    try:
        outgoing.target(wish.endpoint)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(wish.p256dh))
        if len(decode(wish.auth)) != AUTH_BYTES:
            raise ValueError("wrong length")
    except ValueError:
        raise Denied(400, "error-push") from None


class PushSender:
    """Stores the devices of people and sends messages to them."""

    def __init__(self, database: Storage, secret: bytes, contact: str) -> None:
        self._database = database
        self._key = signing_key(secret)
        self._contact = contact
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = encode(point)
        """What a browser needs to subscribe."""

    async def add(self, person: str, wish: PushSubscription) -> None:
        """Store a device, which may have belonged to somebody else before."""
        check_subscription(wish)
        row = {
            "id": hashed(wish.endpoint),
            "person": person,
            "endpoint": wish.endpoint,
            "public_key": wish.p256dh,
            "auth_secret": wish.auth,
            "device": wish.device,
            "created": time.time(),
        }
        own = (
            sa.select(PUSH_SUBSCRIPTIONS.c.id)
            .where(PUSH_SUBSCRIPTIONS.c.person == person)
            .order_by(PUSH_SUBSCRIPTIONS.c.created.desc())
        )

        def job(connection: sa.Connection) -> None:
            same = PUSH_SUBSCRIPTIONS.c.id == row["id"]
            connection.execute(sa.delete(PUSH_SUBSCRIPTIONS).where(same))
            connection.execute(sa.insert(PUSH_SUBSCRIPTIONS).values(**row))
            oldest = [old.id for old in connection.execute(own.offset(MOST_DEVICES))]
            connection.execute(
                sa.delete(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.id.in_(oldest))
            )

        await self._database.write(job)

    async def remove(self, person: str, device: str | None = None) -> None:
        """Forget a device of a person, or all of them."""
        mine = sa.delete(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.person == person)
        if device is not None:
            mine = mine.where(PUSH_SUBSCRIPTIONS.c.id == device)
        await self._database.execute(mine)

    async def devices(self, person: str) -> list[PushDevice]:
        """The devices of a person, the newest first."""
        return [
            PushDevice(row.id, row.endpoint, row.device, row.created)
            for row in await self._rows(person)
        ]

    async def _rows(self, person: str) -> list[Any]:
        query = (
            sa.select(PUSH_SUBSCRIPTIONS)
            .where(PUSH_SUBSCRIPTIONS.c.person == person)
            .order_by(PUSH_SUBSCRIPTIONS.c.created.desc())
        )
        return await self._database.rows(query)

    async def send(
        self, person: str, message: dict[str, Any], *, topic: str, seconds: int, urgent: bool
    ) -> int:
        """Send a message to all devices of a person; returns how many accepted it.

        The push service keeps it for `seconds`; a newer message of the same topic replaces it.
        """
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(seconds),
            "Topic": hashed(topic),
            "Urgency": "high" if urgent else "normal",
        }
        accepted = 0
        for row in await self._rows(person):
            accepted += await self._send_to(row, json.dumps(message).encode(), headers)
        return accepted

    async def _send_to(self, row: Any, message: bytes, headers: dict[str, str]) -> bool:
        body = http_ece.encrypt(
            message,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=decode(row.public_key),
            auth_secret=decode(row.auth_secret),
            version="aes128gcm",
        )
        try:
            signature = self._signature(row.endpoint)
            status = await outgoing.post(row.endpoint, body, {**headers, **signature})
        except (OSError, ValueError) as error:
            log.info("push failed", device=row.id, error=str(error))
            return False
        if status in GONE:
            await self._database.execute(
                sa.delete(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.id == row.id)
            )
        if not 200 <= status < 300:
            log.info("push failed", device=row.id, error=f"status {status}")
        return 200 <= status < 300

    def _signature(self, endpoint: str) -> dict[str, str]:
        """The header by which the push service knows the sender."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_SECONDS,
            "sub": self._contact,
        }
        signed: dict[str, str] = Vapid02(self._key).sign(claims)
        return signed
