"""Reading the data files inside the package."""

from __future__ import annotations

import json
import pkgutil
from typing import Any


def read_text(package: str, name: str) -> str:
    """Read the text file `name` in the folder of `package`."""
    raw = pkgutil.get_data(package, name)
    if raw is None:
        raise FileNotFoundError(f"{package} has no file {name}")
    return raw.decode("utf-8")


def read_json(package: str, name: str) -> Any:
    """Read the JSON file `name` in the folder of `package`."""
    return json.loads(read_text(package, name))
