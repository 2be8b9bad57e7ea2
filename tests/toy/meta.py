"""Llamas: seats and options."""

from typing import Final

from tampu.core.options import Meta, Option, start_player

META: Final = Meta(
    id="toy",
    title="Llamas",
    seats=(2, 3),
    options=(
        start_player(3),
        Option("goal", (12, 40), 12),
        Option("raids", (True, False), True),
        Option("herd", ("small", "large"), "small", {"large": (3,)}),
    ),
    rules_version=1,
    minutes=5,
)
