"""The secret and the database on disk: complete, long enough, and readable by their owner only."""

import asyncio
import os
import stat
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tampu.core.errors import TampuError
from tampu.server.client import Client
from tampu.server.hosting.settings import Settings
from tampu.server.people.signing import Signer
from tests.server.site import Server


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.parametrize("content", [b"", b"\n", b"short", b"x" * 31, b" " * 64])
def test_an_empty_or_short_secret_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "secret").write_bytes(content)
    with pytest.raises(TampuError) as refused:
        Settings(data=str(tmp_path)).signing_key()
    assert refused.value.key == "error-secret-file"
    assert (tmp_path / "secret").read_bytes() == content


def test_a_short_secret_in_the_settings_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TampuError) as refused:
        Settings(data=str(tmp_path), secret="short").signing_key()
    assert refused.value.key == "error-secret-short"
    assert Settings(secret="x" * 32).signing_key() == b"x" * 32


def test_the_server_says_why_it_does_not_start(tmp_path: Path) -> None:
    (tmp_path / "secret").touch()
    command = [sys.executable, "-m", "tampu.cli.main", "serve", "--data", str(tmp_path)]
    ended = subprocess.run([*command, "--port", "1"], capture_output=True, text=True, check=False)
    assert ended.returncode != 0
    assert "secret" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_new_secret_is_written_completely_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []
    for name in ("fsync", "link", "rename", "replace"):
        original = getattr(os, name)

        def recorded(*given: object, name: str = name, original: object = original) -> object:
            steps.append(name)
            if name != "fsync":
                assert not (tmp_path / "secret").exists()
                assert len(Path(str(given[0])).read_bytes()) == 64
                assert mode(Path(str(given[0]))) == 0o600
            return original(*given)  # type: ignore[operator]

        monkeypatch.setattr(os, name, recorded)
    key = Settings(data=str(tmp_path)).signing_key()
    assert steps[0] == "fsync"
    assert steps[1] in ("link", "rename", "replace")
    assert "fsync" in steps[2:], "the folder is synchronised too"
    assert len(key) == 64
    assert mode(tmp_path / "secret") == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]


def test_processes_that_start_together_agree_on_the_secret(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path))
    with ThreadPoolExecutor(8) as threads:
        keys = set(threads.map(lambda _: settings.signing_key(), range(16)))
    assert len(keys) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]


def test_a_secret_that_others_can_read_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    path.write_bytes(b"x" * 64)
    path.chmod(0o644)
    Settings(data=str(tmp_path)).signing_key()
    assert mode(path) == 0o600


def test_a_guest_cookie_signed_with_an_empty_key_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        server = Server(tmp_path).start()
        client = Client(server.url)
        client.cookies["tampu_guest"] = Signer(b"").guest_cookie("somebodyelse")
        assert (await client.call("GET", "/api/me"))["id"] != "somebodyelse"
        assert await asyncio.to_thread(server.stop) == 0

    asyncio.run(story())


def test_database_files_are_private(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    old = os.umask(0o022)
    try:
        folder.mkdir()
        (folder / "tampu.sqlite").touch(0o644)
        server = Server(folder).start()
    finally:
        os.umask(old)
    names = {path.name: mode(path) for path in folder.glob("tampu.sqlite*")}
    assert names == dict.fromkeys(("tampu.sqlite", "tampu.sqlite-wal", "tampu.sqlite-shm"), 0o600)
    assert server.stop() == 0
