"""Reading the data files that travel inside the package."""

from __future__ import annotations

import json
import pkgutil
from typing import Any


def read_text(package: str, name: str) -> str:
    """The text file `name` that lies beside the modules of `package`."""
    raw = pkgutil.get_data(package, name)
    if raw is None:
        raise FileNotFoundError(f"{package} holds no {name}")
    return raw.decode("utf-8")


def read_json(package: str, name: str) -> Any:
    """The parsed JSON file `name` that lies beside the modules of `package`."""
    return json.loads(read_text(package, name))
