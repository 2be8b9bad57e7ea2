"""The settings of the server: flags of `tampu serve` or TAMPU_* variables."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from tampu.core.errors import TampuError

SHORTEST_SECRET: Final = 32
"""The smallest number of bytes of the secret."""
PRIVATE: Final = 0o600


def _setting(default: Any, help_text: str) -> Any:
    return field(default=default, metadata={"help": help_text})


@dataclass(frozen=True)
class Settings:
    """Every field is a flag (`--rate-factor`) and a variable (`TAMPU_RATE_FACTOR`)."""

    host: str = _setting("127.0.0.1", "address to listen on")
    port: int = _setting(8000, "port to listen on")
    data: str = _setting("", "folder of the SQLite database and the secret")
    database: str = _setting("", "postgresql://… instead of SQLite")
    secret: str = _setting("", "signs cookies and links; by default stored in the data folder")
    origins: str = _setting("", "other addresses of this site, separated by commas")
    processes: int = _setting(1, "server processes (PostgreSQL only)")
    bot_workers: int = _setting(0, "worker processes for bots; 0: one fewer than cores")
    bot_seconds: float = _setting(20.0, "time limit of a bot for one decision, in seconds")
    level_ms: int = _setting(1500, "time limit of a level at a live table, in milliseconds")
    hint_level: int = _setting(4, "level of the bot that gives hints")
    analysis_level: int = _setting(3, "level of the bot that analyses finished games")
    lease_seconds: float = _setting(
        15.0, "seconds after which another process takes over the bots of a dead one"
    )
    rate_factor: float = _setting(1.0, "multiplies every rate limit")
    connections: int = _setting(
        0, "most open connections of a process; 0: three quarters of the files it may open"
    )
    address_connections: int = _setting(100, "most open connections of one address")
    queue: int = _setting(512, "messages that may be queued for a slow client")
    webhooks: bool = _setting(False, "call the webhooks that people set for their turn")
    public_url: str = _setting("", "public address of the site, for links in mails")
    smtp: str = _setting(
        "", "smtp://user:password@host:587 (STARTTLS) or smtps://… (TLS) to send e-mail"
    )
    mail_from: str = _setting("", "sender of mails, also the contact for push services")
    metrics: bool = _setting(False, "serve /metrics")
    secure_cookies: bool = _setting(False, "cookies only over TLS")
    log_level: str = _setting("info", "debug, info, warning or error")

    @property
    def folder(self) -> Path:
        """The data folder, created if it is missing."""
        base = os.environ.get("XDG_DATA_HOME")
        default = (Path(base) if base else Path.home() / ".local" / "share") / "tampu" / "server"
        folder = Path(self.data) if self.data else default
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return folder

    @property
    def url(self) -> str:
        """The address of the database for SQLAlchemy."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.folder / 'tampu.sqlite'}"
        _, _, rest = self.database.partition("://")
        return f"postgresql+asyncpg://{rest}"

    def signing_key(self) -> bytes:
        """The signing secret, created at the first start and readable by its owner only."""
        if self.secret:
            if len(self.secret.encode()) < SHORTEST_SECRET:
                raise TampuError("error-secret-short", least=SHORTEST_SECRET)
            return self.secret.encode()
        path = self.folder / "secret"
        if not path.exists():
            write_secret(path)
        path.chmod(PRIVATE)
        key = path.read_bytes().strip()
        if len(key) < SHORTEST_SECRET:
            raise TampuError("error-secret-file", file=str(path), least=SHORTEST_SECRET)
        return key

    def prepare_files(self) -> None:
        """Create the secret, and make the files of an SQLite database private."""
        self.signing_key()
        if self.database:
            return
        database = self.folder / "tampu.sqlite"
        os.close(os.open(database, os.O_WRONLY | os.O_CREAT, PRIVATE))
        for path in self.folder.glob("tampu.sqlite*"):  # SQLite copies the mode to new files
            path.chmod(PRIVATE)


def write_secret(path: Path) -> None:
    """Write a new secret completely or not at all; another process may be faster."""
    temporary = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(secrets.token_hex(32).encode())
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(temporary, path)
    finally:
        temporary.unlink()
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def variable(name: str) -> str:
    return f"TAMPU_{name.upper()}"


def from_environment(given: dict[str, Any] | None = None) -> Settings:
    """Settings from the environment; values that are given explicitly take precedence."""
    values: dict[str, Any] = {}
    for setting in fields(Settings):
        text = os.environ.get(variable(setting.name))
        if text is not None:
            values[setting.name] = read(text, setting.default)
    values.update({name: value for name, value in (given or {}).items() if value is not None})
    return Settings(**values)


def read(text: str, default: Any) -> Any:
    """Parse a value as the type of the default."""
    if isinstance(default, bool):
        return text.lower() in ("1", "true", "yes", "on")
    return type(default)(text)
