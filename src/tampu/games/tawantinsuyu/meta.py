"""Tawantinsuyu's card of introduction."""

from __future__ import annotations

from typing import Final

from tampu.core.options import Meta, Option, start_player

SOLO_OPTIONS: Final = (
    "solo_easy_building_cost",
    "solo_easy_worship_two",
    "solo_easy_one_conquest",
    "solo_easy_no_idle_army",
    "solo_hard_temple_step",
    "solo_hard_conquest_equal",
    "solo_hard_conquest_discount",
    "solo_hard_priest_vp",
    "solo_hard_weaving_vp",
    "solo_hard_idle_vp",
    "solo_hard_resource_vp",
)
"""The adjustments of TW-X81 to TW-X91, in the order of the ledger."""

META: Final = Meta(
    id="tawantinsuyu",
    title="Tawantinsuyu",
    seats=(1, 2, 3, 4),
    options=(
        Option("coricancha", ("printed", "random"), "random"),
        start_player(4),
        Option("solo_personality", ("random", "none", "A1", "A2", "B1", "B2"), "random"),
        *(Option(name, (False, True), False) for name in SOLO_OPTIONS),
    ),
    rules_version=1,
    minutes=90,
)
