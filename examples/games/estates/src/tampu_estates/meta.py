"""Estates: seats and options."""

from __future__ import annotations

from typing import Final

from tampu.core.options import Meta, Option, Preset, start_player

META: Final = Meta(
    id="estates",
    title="Estates",
    seats=(3, 4, 5, 6),
    options=(
        Option("refund", ("down", "up"), "down"),
        Option("insider", (False, True), False, {True: (3, 4)}),
        start_player(6),
    ),
    rules_version=1,
    minutes=20,
    weight=1,
    presets=(Preset("plain", {}), Preset("insider", {"insider": True}, (3, 4))),
)
