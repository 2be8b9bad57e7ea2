"""What differs between the rules versions of Tawantinsuyu; no other module asks for the version."""

from __future__ import annotations

from typing import Final


class VersionFacts:
    """The rules of one version where versions differ."""

    __slots__ = ("priest_idles_last", "swap_without_building")

    def __init__(self, rules_version: int) -> None:
        self.swap_without_building: bool = rules_version >= 2
        """Whether a building may be chosen for its swap alone and ended after it (TW-K12, K14)."""
        self.priest_idles_last: bool = rules_version >= 2
        """Whether an idle Axomamma draws her army card before her priest moves (TW-X70)."""


_VERSIONS: Final[dict[int, VersionFacts]] = {}


def version_facts(rules_version: int) -> VersionFacts:
    """The facts of a version, shared by all its games."""
    facts = _VERSIONS.get(rules_version)
    if facts is None:
        facts = _VERSIONS[rules_version] = VersionFacts(rules_version)
    return facts
