"""How the server is set up: flags of `tampu serve`, or TAMPU_* variables."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any


def _setting(default: Any, help_text: str) -> Any:
    return field(default=default, metadata={"help": help_text})


@dataclass(frozen=True)
class Settings:
    """Every field is a flag (`--rate-factor`) and a variable (`TAMPU_RATE_FACTOR`)."""

    host: str = _setting("127.0.0.1", "address to listen on")
    port: int = _setting(8000, "port to listen on")
    data: str = _setting("", "folder of the SQLite database and the secret")
    database: str = _setting("", "postgresql://… instead of SQLite")
    secret: str = _setting("", "signs cookies and links; kept in the data folder if not given")
    origins: str = _setting("", "other addresses of this site, separated by commas")
    processes: int = _setting(1, "server processes (PostgreSQL only)")
    bot_workers: int = _setting(0, "processes that think for bots; 0: one less than cores")
    bot_seconds: float = _setting(20.0, "no bot thinks longer about one decision")
    level_ms: int = _setting(1500, "so many milliseconds a level thinks at a live table")
    hint_nodes: int = _setting(100, "how long a bot thinks about a hint")
    analysis_nodes: int = _setting(40, "and about each decision of a finished game")
    lease_seconds: float = _setting(15.0, "after so long another process runs a dead one's bots")
    rate_factor: float = _setting(1.0, "multiplies every rate limit")
    queue: int = _setting(512, "messages that may wait for a slow client")
    webhooks: bool = _setting(False, "call the addresses people set for their turn")
    metrics: bool = _setting(False, "serve /metrics")
    secure_cookies: bool = _setting(False, "cookies only over TLS")
    log_level: str = _setting("info", "debug, info, warning or error")

    @property
    def folder(self) -> Path:
        """Where data lie; made if it is missing."""
        base = os.environ.get("XDG_DATA_HOME")
        default = (Path(base) if base else Path.home() / ".local" / "share") / "tampu" / "server"
        folder = Path(self.data) if self.data else default
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    @property
    def url(self) -> str:
        """The address of the database for SQLAlchemy."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.folder / 'tampu.sqlite'}"
        _, _, rest = self.database.partition("://")
        return f"postgresql+asyncpg://{rest}"

    def signing_key(self) -> bytes:
        """The secret; made at the first start and kept for its owner only."""
        if self.secret:
            return self.secret.encode()
        path = self.folder / "secret"
        try:
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return path.read_bytes()
        key = secrets.token_hex(32).encode()
        with os.fdopen(descriptor, "wb") as file:
            file.write(key)
        return key


def variable(name: str) -> str:
    return f"TAMPU_{name.upper()}"


def from_environment(given: dict[str, Any] | None = None) -> Settings:
    """Settings from the environment; what is given explicitly wins."""
    values: dict[str, Any] = {}
    for setting in fields(Settings):
        text = os.environ.get(variable(setting.name))
        if text is not None:
            values[setting.name] = read(text, setting.default)
    values.update({name: value for name, value in (given or {}).items() if value is not None})
    return Settings(**values)


def read(text: str, default: Any) -> Any:
    """A value as typed, of the type of the default."""
    if isinstance(default, bool):
        return text.lower() in ("1", "true", "yes", "on")
    return type(default)(text)
