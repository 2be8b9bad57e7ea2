"""Differences between two values of JSON: what changed, and the new value from the old one."""

from __future__ import annotations

from typing import Any

Difference = dict[Any, Any] | list[Any]
"""A list with the new value alone, or by key or index the differences of the parts that changed."""


def difference(old: Any, new: Any) -> Difference:
    """What leads from the old value to the new one; an empty dictionary where they are equal."""
    if type(old) is type(new):
        if type(new) is dict and old.keys() == new.keys():
            return {
                key: difference(old[key], part) for key, part in new.items() if old[key] != part
            }
        if type(new) is list and len(old) == len(new):
            pairs = enumerate(zip(old, new, strict=True))
            parts = {place: difference(was, part) for place, (was, part) in pairs if was != part}
            if 2 * len(parts) <= len(new):
                return parts
    return [new]


def changed(old: Any, change: Difference) -> Any:
    """The new value; shares with the old one what did not change."""
    if isinstance(change, list):
        return change[0]
    new = old.copy()
    for key, part in change.items():
        place = int(key) if isinstance(old, list) else key
        new[place] = changed(old[place], part)
    return new
