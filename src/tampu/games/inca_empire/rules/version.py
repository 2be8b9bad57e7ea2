"""What differs between the rules versions: one named fact for each difference."""

from __future__ import annotations


class VersionFacts:
    """The facts of a rules version."""

    __slots__ = ("long_links",)

    def __init__(self, rules_version: int) -> None:
        self.long_links: bool = rules_version >= 2
        """New links have no limit of length (IE-W06); in version 1 it is 260 units."""


def version_facts(rules_version: int) -> VersionFacts:
    """The facts of a rules version; no option changes them."""
    return VersionFacts(rules_version)
