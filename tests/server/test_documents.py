"""The example bot of docs/clients.md plays a whole game."""

import re
import subprocess
import sys
from pathlib import Path

from tests.server.site import Server

PAGE = Path(__file__).parents[2] / "docs" / "clients.md"


def test_the_bot_of_the_page_plays_to_the_end(server: Server) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    played = subprocess.run(
        [sys.executable, "-c", code, server.url],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert played.returncode == 0, played.stderr
    assert re.fullmatch(r"\[\d+, \d+\] after \d+ entries\n", played.stdout)
