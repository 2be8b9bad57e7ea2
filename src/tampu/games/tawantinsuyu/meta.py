"""The identity of Tawantinsuyu: seats, options and rules version; importable without the rules."""

from __future__ import annotations

from typing import Final

from tampu.core.options import Meta, Option, Preset, mini_game, start_player

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
    "solo_passives",
)
"""The adjustments of TW-X81 to TW-X92, in the order of the rule index."""
_VERSION_2: Final = ("solo_passives",)
"""Adjustments that version 1 does not have."""
_GENTLE: Final = ("solo_easy_building_cost", "solo_easy_worship_two", "solo_easy_one_conquest")
_HARD: Final = ("solo_hard_temple_step", "solo_hard_priest_vp", "solo_hard_weaving_vp")

META: Final = Meta(
    id="tawantinsuyu",
    title="Tawantinsuyu",
    seats=(1, 2, 3, 4),
    options=(
        Option("coricancha", ("printed", "random"), "random"),
        start_player(4),
        Option("solo_personality", ("random", "none", "A1", "A2", "B1", "B2"), "random"),
        Option("solo_personality_moment", ("use", "arrival"), "use", since=2),
        *(
            Option(name, (False, True), False, since=2 if name in _VERSION_2 else 1)
            for name in SOLO_OPTIONS
        ),
        mini_game(2, (2, 3, 4)),
    ),
    rules_version=2,
    minutes=90,
    older_rules_versions=(1,),
    weight=5,
    presets=(
        Preset("gentle", {"solo_personality": "none", **dict.fromkeys(_GENTLE, True)}, seats=(1,)),
        Preset("normal", {}, seats=(1,)),
        Preset("hard", dict.fromkeys(_HARD, True), seats=(1,)),
        Preset("first", {"coricancha": "printed"}, seats=(2, 3, 4)),
        Preset("standard", {}, seats=(2, 3, 4)),
    ),
)
