"""The rule index of a game: every rule id by chapter, and whether a test must prove it."""

from __future__ import annotations

from dataclasses import dataclass

from tampu.core.data import read_json


@dataclass(frozen=True)
class Rule:
    """One rule; its text is the message `key` of the catalogues."""

    id: str
    chapter: str
    needs_test: bool

    @property
    def key(self) -> str:
        return f"rule-{self.id}"


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game in order."""

    rules: tuple[Rule, ...]

    def ids(self) -> list[str]:
        return [rule.id for rule in self.rules]


def read_rulebook(package: str) -> Rulebook:
    """Read the rule index in `rules.json` of a game's package.

    The file maps each chapter to its ids; `untested` lists the ids that need no behaviour test.
    """
    data = read_json(package, "rules.json")
    untested = set(data["untested"])
    rules = tuple(
        Rule(rule, chapter, rule not in untested)
        for chapter, ids in data["chapters"].items()
        for rule in ids
    )
    return Rulebook(rules)
