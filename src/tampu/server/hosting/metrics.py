"""Prometheus metrics of the server, and their sums over processes."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from prometheus_client import REGISTRY, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import Metric

LINES: Final = Counter("tampu_lines", "Lines written to logs")
CONFLICTS: Final = Counter("tampu_conflicts", "Lines that another process wrote first")
COMMANDS: Final = Counter("tampu_commands", "Commands of clients", ["type", "outcome"])
COMMAND_SECONDS: Final = Histogram(
    "tampu_command_seconds", "Seconds from frame to answer", ["type"]
)
BOT_SECONDS: Final = Histogram("tampu_bot_seconds", "Seconds per decision of a bot")
CLIENTS: Final = Gauge("tampu_clients", "Connected clients")
SESSIONS: Final = Gauge("tampu_table_sessions", "Tables in memory")
SLOW: Final = Counter("tampu_slow_clients", "Clients dropped because they read too slowly")
PROCESSES: Final = Gauge("tampu_processes", "Server processes that share the database")
PROCESSES.set(1)

OURS: Final = "tampu_"
Values = dict[str, float]
"""By the family, name and labels of a sample, as JSON, its value."""


@dataclass
class Samples:
    """The values of all metrics of a process."""

    totals: Values = field(default_factory=dict)
    """Values that only grow, which stay when the process ends."""
    levels: Values = field(default_factory=dict)
    """Values of the moment."""

    def ended(self) -> Samples:
        """What stays of a process that has ended."""
        return Samples(self.totals)

    def to_json(self) -> dict[str, Any]:
        return {"totals": self.totals, "levels": self.levels}

    @classmethod
    def from_json(cls, stored: dict[str, Any]) -> Samples:
        return cls(stored["totals"], stored["levels"])


def samples() -> Samples:
    """The metrics of this process."""
    values = Samples()
    for family in REGISTRY.collect():
        if family.name.startswith(OURS):
            kind = values.levels if family.type == "gauge" else values.totals
            for sample in family.samples:
                if not sample.name.endswith("_created"):
                    kind[json.dumps([family.name, sample.name, sample.labels])] = sample.value
    return values


def added(several: Iterable[Samples]) -> Samples:
    """The sums over processes."""
    total = Samples()
    for each in several:
        for mine, values in ((total.totals, each.totals), (total.levels, each.levels)):
            for key, value in values.items():
                mine[key] = mine.get(key, 0.0) + value
    return total


def page(others: list[Samples] | None) -> bytes:
    """The metrics in the format of Prometheus; with others, the sums over all processes."""
    if others is None:
        return generate_latest()
    return generate_latest(_Sums(added([samples(), *others])))


class _Sums:
    """Looks like a registry to `generate_latest`."""

    def __init__(self, sums: Samples) -> None:
        self._sums = sums

    def collect(self) -> Iterator[Metric]:
        families = {
            family.name: Metric(family.name, family.documentation, family.type)
            for family in REGISTRY.collect()
            if family.name.startswith(OURS)
        }
        for key, value in (self._sums.totals | self._sums.levels).items():
            family, name, labels = json.loads(key)
            if family in families:  # a process of another release may have others
                families[family].add_sample(name, labels, value)
        yield from families.values()
