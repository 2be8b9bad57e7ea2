"""The identity of Inca Empire: seats, options and rules version; importable without the rules."""

from __future__ import annotations

from typing import Final

from tampu.core.options import Meta, Option, Preset, mini_game, start_player

META: Final = Meta(
    id="inca_empire",
    title="Inca Empire",
    seats=(3, 4),
    options=(
        start_player(4),
        Option("pizarros_arrival", (False, True), False),
        Option("early_downfall", (False, True), False, {True: (4,)}),
        Option("the_gods_agree", (False, True), False),
        Option("color_assignment", ("random", "chosen"), "random"),
        Option("rural_unrest_scope", ("neighbours", "everyone"), "neighbours"),
        Option("temple_bars_pilgrimage", ("eclipse_only", "always"), "eclipse_only"),
        Option("first_era_people_phases", (2, 3), 2),
        mini_game(2, (3, 4)),
    ),
    rules_version=2,
    minutes=120,
    older_rules_versions=(1,),
    weight=3,
    presets=(
        Preset("standard", {}),
        Preset("gods", {"the_gods_agree": True}),
        Preset("pizarro", {"pizarros_arrival": True}),
        Preset("downfall", {"early_downfall": True}, seats=(4,)),
    ),
)
