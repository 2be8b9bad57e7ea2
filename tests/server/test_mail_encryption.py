"""E-mail over encrypted connections to a real SMTP server, and refusals to send without one."""

import asyncio
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import aiosmtplib
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword

from tampu.server.hosting.settings import Settings
from tampu.server.people.mail import Mailer, MailLine
from tampu.server.people.signing import Signer
from tests.server.push_service import certificate
from tests.server.site import free_port

USER, PASSWORD = "table@example.org", "llamas/3"
URL = "{scheme}://table%40example.org:llamas%2F3@localhost:{port}"


class Post:
    """What an SMTP server received, and over which connections."""

    def __init__(self) -> None:
        self.mails: list[bytes] = []
        self.encrypted: list[bool] = []
        self.log_ins: list[tuple[str, str]] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.mails.append(envelope.content)
        over_tls = server.transport.get_extra_info("ssl_object") is not None
        self.encrypted.append(over_tls)
        return "250 OK"

    def authenticate(
        self, _server: Any, _session: Any, _envelope: Any, _mechanism: str, data: Any
    ) -> AuthResult:
        assert isinstance(data, LoginPassword)
        self.log_ins.append((data.login.decode(), data.password.decode()))
        return AuthResult(success=self.log_ins[-1] == (USER, PASSWORD))


@contextmanager
def smtp_server(post: Post, **settings: Any) -> Iterator[int]:
    """A server on loopback; yields its port."""
    controller = Controller(
        post, hostname="127.0.0.1", port=free_port(), authenticator=post.authenticate, **settings
    )
    controller.start()
    try:
        yield controller.port
    finally:
        controller.stop()


def context(folder: Path, host: str) -> tuple[ssl.SSLContext, Path]:
    """The TLS context of a server for a host, and the certificate to trust."""
    signed, key = certificate(folder, host)
    made = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    made.load_cert_chain(signed, key)
    return made, signed


def send(folder: Path, scheme: str, port: int) -> None:
    """Send a digest as the site does."""
    settings = Settings(
        data=str(folder),
        smtp=URL.format(scheme=scheme, port=port),
        mail_from=USER,
        public_url="https://tampu.example.org",
    )
    mailer = Mailer(settings, Signer(b"key" * 12))
    lines = [MailLine("Your turn in Cuzco", "/table/abc")]
    asyncio.run(mailer.digest("p1", "ana@example.org", "en", lines))


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_mails_and_passwords_go_over_tls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scheme: str
) -> None:
    tls, trusted = context(tmp_path, "localhost")
    monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
    post = Post()
    # The server library counts only STARTTLS as encryption, and offers no log-in otherwise.
    settings: dict[str, Any] = {"ssl_context": tls, "auth_require_tls": False}
    if scheme == "smtp":
        settings = {"tls_context": tls, "require_starttls": True, "auth_required": True}
    with smtp_server(post, **settings) as port:
        send(tmp_path, scheme, port)
    (mail,) = post.mails
    assert b"https://tampu.example.org/table/abc" in mail
    assert post.encrypted == [True]
    assert post.log_ins == [(USER, PASSWORD)]


def without_starttls(_folder: Path, _monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    return {"auth_require_tls": False}


def unknown_certificate(folder: Path, _monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    return {"tls_context": context(folder, "localhost")[0]}


def other_host(folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    tls, trusted = context(folder, "mail.example.org")
    monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
    return {"tls_context": tls}


@pytest.mark.parametrize("kind", [without_starttls, unknown_certificate, other_host])
def test_nothing_is_sent_to_a_server_that_cannot_prove_itself(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    kind: Callable[[Path, pytest.MonkeyPatch], dict[str, Any]],
) -> None:
    post = Post()
    with (
        smtp_server(post, **kind(tmp_path, monkeypatch)) as port,
        pytest.raises((OSError, aiosmtplib.SMTPException)),
    ):
        send(tmp_path, "smtp", port)
    assert (post.mails, post.log_ins) == ([], [])
