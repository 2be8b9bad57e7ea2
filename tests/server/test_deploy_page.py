"""The deployment page: its proxy rule denies every path at which metrics are served."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs" / "deploy.md").read_text()


def denied(path: str) -> bool:
    """Whether nginx denies a path by the rules of the page."""
    for kind, prefix in re.findall(r"location (=|\^~) (\S+) \{ deny all; \}", PAGE):
        if path == prefix or (kind == "^~" and path.startswith(prefix)):
            return True
    return False


def test_the_proxy_denies_all_spellings_of_metrics() -> None:
    for path in ("/metrics", "/metrics/", "/metrics//", "/metrics/x"):
        assert denied(path)
    assert not denied("/api/me")


def test_the_unit_limits_files_and_memory() -> None:
    for setting in ("LimitNOFILE=", "MemoryMax=", "TasksMax=", "UMask=0077"):
        assert setting in PAGE
