"""The example of an outside game, installed from its wheel."""

from pathlib import Path

import pytest

from tests.kit.packages import ESTATES, install


@pytest.fixture(scope="session")
def estates(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder where Estates is installed."""
    return install(ESTATES, tmp_path_factory.mktemp("estates") / "site")
