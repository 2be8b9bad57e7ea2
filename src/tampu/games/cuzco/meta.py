"""The identity of Cuzco: seats, options and rules version; importable without the rules."""

from __future__ import annotations

from typing import Final

from tampu.core.options import Meta, Option, Preset, mini_game, start_player

META: Final = Meta(
    id="cuzco",
    title="Cuzco",
    seats=(2, 3, 4),
    options=(
        start_player(4),
        Option("temple_value_rule", ("up_to_size", "exact_even_size"), "up_to_size"),
        Option("festival_tied_value_2", (0, 1), 0),
        Option("left_pond", ("F4", "F7"), "F4"),
        Option("gates", ("along", "bare"), "along", since=2),
        Option("pond_on_perimeter", (False, True), default=False),
        Option("tile_wholly_outside_on_overhang", (False, True), default=False),
        Option("final_second_place", ("dense", "competition"), "dense"),
        Option("card_memory", (True, False), default=True),
        Option("triples_in_play", (56, 40, 28), 56),
        Option("auto_end_turn", (False, True), default=False),
        mini_game(2, (2, 3, 4)),
    ),
    rules_version=2,
    minutes=90,
    older_rules_versions=(1,),
    weight=4,
    presets=(
        Preset("full", {}),
        Preset("medium", {"triples_in_play": 40}),
        Preset("short", {"triples_in_play": 28}),
    ),
)
