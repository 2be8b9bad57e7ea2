"""E-mail by SMTP: the confirmation of an address, and digests of calls."""

from __future__ import annotations

import re
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from typing import Final, NamedTuple
from urllib.parse import unquote, urlsplit

import aiosmtplib

from tampu.core.errors import TampuError
from tampu.locale import catalogue
from tampu.server.hosting.settings import Settings
from tampu.server.people.signing import Signer

TOTAL_SECONDS: Final = 30.0
SCHEMES: Final = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
"""By scheme the usual port: STARTTLS, TLS from the first byte, and no encryption at all."""
_LABEL: Final = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_WORD: Final = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_ADDRESS: Final = re.compile(rf"(?=[^@]{{1,64}}@){_WORD}(?:\.{_WORD})*@(?:{_LABEL}\.)+{_LABEL}")


class MailLine(NamedTuple):
    """One call in a digest: a sentence, and the address to open."""

    text: str
    path: str


class SmtpServer(NamedTuple):
    """Where mails are handed over."""

    scheme: str
    host: str
    port: int
    user: str | None
    password: str | None


def read_server(url: str) -> SmtpServer:
    """Parse `smtp://user:password@host:587`; raises TampuError."""
    try:
        parts = urlsplit(url)
        port = parts.port or SCHEMES[parts.scheme]
    except (ValueError, KeyError):
        raise TampuError("error-smtp") from None
    if not parts.hostname:
        raise TampuError("error-smtp")
    user, password = (unquote(text) if text else None for text in (parts.username, parts.password))
    return SmtpServer(parts.scheme, parts.hostname, port, user, password)


def is_address(text: str) -> bool:
    """Whether a text is one plain address that a header can hold."""
    return _ADDRESS.fullmatch(text) is not None


class Mailer:
    """Writes mails in a person's language and hands them to the SMTP server of the host."""

    def __init__(self, settings: Settings, signer: Signer) -> None:
        self._server = read_server(settings.smtp) if settings.smtp else None
        if self._server and not (is_address(settings.mail_from) and settings.public_url):
            raise TampuError("error-smtp-settings")
        self._from = settings.mail_from
        self._url = settings.public_url.rstrip("/")
        self._signer = signer

    @property
    def offered(self) -> bool:
        """Whether the host has set up e-mail."""
        return self._server is not None

    async def confirm(self, person: str, address: str, language: str) -> None:
        """Ask for a confirmation that an address belongs to the person."""
        words = catalogue(language)
        token = self._signer.mail_token("confirm", person, address)
        link = f"{self._url}/mail?confirm={token}"
        text = words.text("mail-confirm-text", site=self._url, link=link)
        await self._send(self._message(address, words.text("mail-confirm-title"), text))

    async def digest(self, person: str, address: str, language: str, lines: list[MailLine]) -> None:
        """Send everything that waits for a person in one mail."""
        words = catalogue(language)
        token = self._signer.mail_token("stop", person, address)
        listed = "\n".join(f"- {line.text}\n  {self._url}{line.path}" for line in lines)
        stop = words.text("mail-stop", link=f"{self._url}/mail?stop={token}")
        change = words.text("mail-change", link=f"{self._url}/settings")
        title = lines[0].text if len(lines) == 1 else words.text("mail-title", calls=len(lines))
        message = self._message(address, title, f"{listed}\n\n-- \n{change}\n{stop}\n")
        message["List-Unsubscribe"] = f"<{self._url}/api/mail/stop?token={token}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self._send(message)

    def _message(self, address: str, title: str, text: str) -> EmailMessage:
        message = EmailMessage(policy=SMTP)
        message["From"] = Address("Tampu", addr_spec=self._from)
        message["To"] = Address(addr_spec=address)
        message["Subject"] = title
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._from.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        return message

    async def _send(self, message: EmailMessage) -> None:
        """Hand a mail over; raises OSError or aiosmtplib.SMTPException."""
        assert self._server is not None
        server = self._server
        await aiosmtplib.send(
            message,
            hostname=server.host,
            port=server.port,
            username=server.user,
            password=server.password,
            use_tls=server.scheme == "smtps",
            start_tls=server.scheme == "smtp",
            timeout=TOTAL_SECONDS,
        )
