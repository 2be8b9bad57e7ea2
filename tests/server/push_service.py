"""A push service on loopback, and the keys of a browser that subscribes to it."""

import base64
import hashlib
import hmac
import json
import secrets
import ssl
import threading
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)

HOST = "push.example.org"


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derived(key: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF (RFC 5869) with SHA-256, for at most one block."""
    pseudo_random = hmac.new(salt, key, hashlib.sha256).digest()
    return hmac.new(pseudo_random, info + b"\x01", hashlib.sha256).digest()[:length]


class Browser:
    """The private key and the secret that a browser makes for a subscription."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)
        self.point = self.key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )

    def subscription(self, endpoint: str, device: str = "") -> dict[str, str]:
        """What the page sends to the site."""
        keys = {"p256dh": encoded(self.point), "auth": encoded(self.auth)}
        return {"endpoint": endpoint, "device": device, **keys}

    def decrypt(self, body: bytes) -> Any:
        """Read a message as RFC 8291 says, with no code that the site uses."""
        salt, length = body[:16], body[20]
        record_size = int.from_bytes(body[16:20], "big")
        point, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= record_size
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        shared = self.key.exchange(ec.ECDH(), sender)
        info = b"WebPush: info\x00" + self.point + point
        material = _derived(shared, self.auth, info, 32)
        key = _derived(material, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _derived(material, salt, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])


class Received(NamedTuple):
    """A request to the push service."""

    path: str
    headers: dict[str, str]
    body: bytes

    def claims(self, public_key: str) -> dict[str, Any]:
        """The claims of the signature, after it was verified with the key of the site."""
        scheme, _, fields = self.headers["authorization"].partition(" ")
        assert scheme == "vapid"
        parts = dict(field.strip().split("=", 1) for field in fields.split(","))
        assert parts["k"].rstrip("=") == public_key
        header, payload, signature = parts["t"].split(".")
        assert json.loads(decoded(header))["alg"] == "ES256"
        raw = decoded(signature)
        assert len(raw) == 64
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public_key))
        numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
        signed = f"{header}.{payload}".encode()
        key.verify(encode_dss_signature(*numbers), signed, ec.ECDSA(hashes.SHA256()))
        claims: dict[str, Any] = json.loads(decoded(payload))
        return claims


def certificate(folder: Path, host: str = HOST) -> tuple[Path, Path]:
    """A certificate for a host, signed by itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, host)])
    now = datetime.now(UTC)
    signed = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    paths = folder / "push.pem", folder / "push.key"
    paths[0].write_bytes(signed.public_bytes(Encoding.PEM))
    paths[1].write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return paths


class PushService:
    """Accepts push messages over TLS; `status` by path is what it answers, 201 by default."""

    def __init__(self, folder: Path) -> None:
        self.certificate, key = certificate(folder)
        self.received: list[Received] = []
        self.status: dict[str, int] = {}
        self._arrived = threading.Condition()
        service = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                with service._arrived:
                    service.received.append(Received(self.path, headers, body))
                    service._arrived.notify_all()
                self.send_response(service.status.get(self.path, 201))
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate, key)
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self.port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def endpoint(self, name: str) -> str:
        return f"https://{HOST}/{name}"

    def wait(self, number: int, seconds: float = 60.0) -> list[Received]:
        """Until so many messages have arrived."""
        with self._arrived:
            assert self._arrived.wait_for(lambda: len(self.received) >= number, seconds)
            return list(self.received)

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
