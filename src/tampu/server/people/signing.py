"""Signing: guest cookies, invitations and watch links, which are verified without being stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final, Literal

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

MailPurpose = Literal["confirm", "stop"]
CONFIRM_SECONDS: Final = 7 * 86400
"""How long the link that confirms an e-mail address is valid; one that stops mails always is."""


def new_id() -> str:
    """An unguessable id of sixteen characters."""
    return secrets.token_urlsafe(12)


def hash_token(token: str) -> str:
    """The hash under which a random token is stored."""
    return hashlib.sha256(token.encode()).hexdigest()


class Signer:
    """Signs with the server's secret."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._guests = URLSafeSerializer(key, salt="guest")
        self._devices = URLSafeSerializer(key, salt="device")

    def guest_cookie(self, person: str) -> str:
        return str(self._guests.dumps(person))

    def guest(self, cookie: str) -> str | None:
        """The person of a guest cookie, or None if its signature is wrong."""
        try:
            person = self._guests.loads(cookie)
        except BadSignature:
            return None
        return person if isinstance(person, str) else None

    def device_cookie(self, name_key: str) -> str:
        """A cookie that marks a device from which somebody has logged in to an account."""
        return str(self._devices.dumps([hash_token(name_key), secrets.token_hex(8)]))

    def device(self, cookie: str | None, name_key: str) -> str | None:
        """The number of a device that the account has logged in from; None for others."""
        try:
            marked = self._devices.loads(cookie or "")
        except BadSignature:
            return None
        return str(marked[1]) if marked[0] == hash_token(name_key) else None

    def mail_token(self, purpose: MailPurpose, person: str, address: str) -> str:
        """A token for links in mails; it does not show the address."""
        return str(self._mail(purpose).dumps([person, hash_token(address)]))

    def mail(self, purpose: MailPurpose, token: str) -> tuple[str, str] | None:
        """The person and the hash of the address of a token; None if it is invalid or too old."""
        longest = CONFIRM_SECONDS if purpose == "confirm" else None
        try:
            person, address_hash = self._mail(purpose).loads(token, max_age=longest)
        except BadSignature:
            return None
        return str(person), str(address_hash)

    def _mail(self, purpose: MailPurpose) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(self._key, salt=f"mail {purpose}")

    def invite(self, table: str, seat: int) -> str:
        return self._mac(f"invite:{table}:{seat}")

    def link(self, table: str) -> str:
        return self._mac(f"link:{table}")

    def digest(self, text: str) -> bytes:
        """Thirty-two bytes that follow from the secret and a text."""
        return hmac.new(self._key, text.encode(), hashlib.sha256).digest()

    def same(self, given: str | None, expected: str) -> bool:
        """Compare two secrets in constant time."""
        return given is not None and hmac.compare_digest(given.encode(), expected.encode())

    def _mac(self, text: str) -> str:
        return base64.urlsafe_b64encode(self.digest(text)[:15]).decode()
