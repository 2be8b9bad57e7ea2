"""What differs between the rules versions of Cuzco; no other module asks for the version."""

from __future__ import annotations

from collections.abc import Mapping

from tampu.core.options import OptionValue


class VersionFacts:
    """The rules of one game where versions differ."""

    __slots__ = ("gates_along",)

    def __init__(self, gates_along: bool) -> None:
        self.gates_along: bool = gates_along
        """Whether covering the border leaves the gates beside it as they are (CZ-M03, M04)."""


def version_facts(rules_version: int, options: Mapping[str, OptionValue]) -> VersionFacts:
    """The facts of a game; version 1 has no option of gates and only bare ones."""
    return VersionFacts(rules_version >= 2 and options["gates"] == "along")
