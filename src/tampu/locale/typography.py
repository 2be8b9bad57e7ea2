"""Spaces that must not break a line, as each language sets them."""

from __future__ import annotations

import re
from typing import Final

_NARROW: Final = "\u202f"
_FRENCH: Final = re.compile(r"(?<=\S) (?=[;:!?»%])|(?<=«) ")


def set_spaces(language: str, text: str) -> str:
    """Put narrow no-break spaces where French has them; the files hold plain spaces there."""
    return _FRENCH.sub(_NARROW, text) if language == "fr" else text
