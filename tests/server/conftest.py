"""One server for all tests that do not stop it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.site import STARTED, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"), "--metrics").start()
    yield server
    assert server.stop() == 0, server.told()


@pytest.fixture(scope="session", autouse=True)
def _nothing_left() -> Iterator[None]:
    yield
    for process in STARTED:
        if process.poll() is None:
            process.kill()
