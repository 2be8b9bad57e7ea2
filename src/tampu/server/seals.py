"""What the server signs: cookies of guests, invitations and links. Nothing of it is stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

from itsdangerous import BadSignature, URLSafeSerializer


def new_id() -> str:
    """Sixteen characters that nobody guesses."""
    return secrets.token_urlsafe(12)


def hashed(token: str) -> str:
    """What is stored of a secret that has enough entropy of its own."""
    return hashlib.sha256(token.encode()).hexdigest()


class Seals:
    """Signs with the server's secret."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._guests = URLSafeSerializer(key, salt="guest")

    def guest_cookie(self, person: str) -> str:
        return str(self._guests.dumps(person))

    def guest(self, cookie: str) -> str | None:
        """The person of a guest's cookie, if it is ours."""
        try:
            person = self._guests.loads(cookie)
        except BadSignature:
            return None
        return person if isinstance(person, str) else None

    def invite(self, table: str, seat: int) -> str:
        return self._mac(f"invite:{table}:{seat}")

    def link(self, table: str) -> str:
        return self._mac(f"link:{table}")

    def same(self, given: str | None, expected: str) -> bool:
        return given is not None and hmac.compare_digest(given.encode(), expected.encode())

    def _mac(self, text: str) -> str:
        digest = hmac.new(self._key, text.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:15]).decode()
