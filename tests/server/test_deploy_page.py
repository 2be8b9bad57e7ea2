"""The pages for hosts: settings that exist, true limits, and a proxy that denies metrics."""

import re
from dataclasses import fields
from pathlib import Path

from tampu.server.hosting.settings import Settings, variable
from tampu.server.people.rate_limits import LIMITS

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "deploy.md").read_text("utf-8")


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


def test_the_pages_name_settings_that_exist() -> None:
    settings = {variable(setting.name) for setting in fields(Settings)}
    for page in ("deploy.md", "security.md"):
        named = set(re.findall(r"\bTAMPU_[A-Z_]+", (DOCS / page).read_text("utf-8")))
        assert named, page
        assert named - settings == set(), page


def test_the_page_of_programs_states_the_limits_of_the_server() -> None:
    page = (DOCS / "clients.md").read_text("utf-8")
    moves, seconds = LIMITS["move"]
    tables, minutes = LIMITS["create"][0], LIMITS["create"][1] // 60
    assert (seconds, minutes) == (LIMITS["why"][1], 10) == (10, 10)
    stated = re.findall(r"(\d+) moves and (\d+) `why` questions .* and (\d+) new tables", page)
    assert stated == [(str(moves), str(LIMITS["why"][0]), str(tables))]
