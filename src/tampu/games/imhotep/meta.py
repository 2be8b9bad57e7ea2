"""The identity of Imhotep: seats, options and rules version; importable without the rules."""

from __future__ import annotations

from itertools import product
from typing import Final

from tampu.core.options import Meta, Option, Preset, mini_game, start_player

_MIXTURES: Final = tuple("".join(letters) for letters in product("AB", repeat=5))

META: Final = Meta(
    id="imhotep",
    title="Imhotep",
    seats=(2, 3, 4),
    options=(
        Option("sides", ("random", *_MIXTURES), "AAAAA"),
        Option("wrath", (False, True), False),
        Option("gains", ("may", "forced"), "may"),
        start_player(4),
        mini_game(1, (2, 3, 4)),
    ),
    rules_version=1,
    minutes=40,
    weight=2,
    presets=(
        Preset("first", {"sides": "AAAAA"}),
        Preset("other", {"sides": "BBBBB"}),
        Preset("mixed", {"sides": "random"}),
        Preset("wrath", {"sides": "AAAAA", "wrath": True}),
    ),
)
