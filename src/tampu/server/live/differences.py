"""Differences between dictionaries that are sent again and again: the fields that changed."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tampu.core.contract import Json
from tampu.server.messages.parts import ChangedFields

Encoded = dict[str, bytes]
"""A dictionary's fields as JSON: little memory, and quick to compare with later ones."""

_encode: Final = msgspec.json.Encoder().encode


def encoded(data: Json) -> Encoded:
    return {name: _encode(value) for name, value in data.items()}


def difference(old: Encoded, new: Encoded) -> ChangedFields:
    """What leads from the old fields to the new ones."""
    fields = {name: msgspec.Raw(text) for name, text in new.items() if old.get(name) != text}
    return ChangedFields(fields=fields, gone=[name for name in old if name not in new])


def changed(old: Json, change: ChangedFields) -> dict[str, Any]:
    """The new dictionary; shares with the old one what did not change."""
    unchanged = {name: value for name, value in old.items() if name not in change.gone}
    return {**unchanged, **change.fields}
