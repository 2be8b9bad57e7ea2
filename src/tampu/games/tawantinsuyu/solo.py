"""Axomamma's board, read once from content.json."""

from __future__ import annotations

from typing import Any, Final

from tampu.games.tawantinsuyu.content import DATA, REGIONS, RESOURCES

_SOLO: Final[dict[str, Any]] = DATA["solo"]

AX: Final = 1
"""Her place; the human has place 0 (TW-X01)."""
DIE: Final[list[int]] = list(_SOLO["die"])
DIE_WEIGHT: Final[list[int]] = [DIE.count(number) for number in range(max(DIE) + 1)]
CARD_SLOTS: Final = len(_SOLO["god_card_slots"])
LOOP: Final[int] = _SOLO["loop_length"]
LOOPS: Final = ("top", "middle", "bottom")
TOKEN_VALUE: Final[list[int]] = [int(token["value"]) for token in _SOLO["tokens"]]
TOKEN_LOOP: Final[list[int]] = [LOOPS.index(token["loop"]) for token in _SOLO["tokens"]]
TOKEN_START: Final[list[int]] = [int(token["start"]) for token in _SOLO["tokens"]]
PERSONALITY_SPACE: Final[int] = next(
    int(space["index"]) for space in _SOLO["loops"]["top"] if space.get("personality_slot")
)
PERSONALITIES: Final[tuple[str, ...]] = tuple(item["id"] for item in _SOLO["personalities"])
MIDDLE: Final[tuple[str, ...]] = tuple(
    space["effects"][0]["do"] + "_" + space["effects"][0].get("type", "")
    for space in _SOLO["loops"]["middle"]
)
M_WEAVINGS: Final[int] = MIDDLE.index("buy_weavings_")
M_STATUE: Final[int] = MIDDLE.index("build_statue_")
M_PRODUCTION: Final[int] = MIDDLE.index("build_building_production")
M_STEPS: Final[int] = MIDDLE.index("build_steps_")
M_PASSIVE: Final[int] = MIDDLE.index("build_building_passive")
BOTTOM: Final[tuple[str, ...]] = tuple(
    space["effects"][0]["recruit"] for space in _SOLO["loops"]["bottom"]
)
START: Final[list[int]] = [
    int(_SOLO["setup"]["resources"].get(resource, 0)) for resource in RESOURCES
]
START_ARMY: Final[int] = _SOLO["setup"]["army_cards_in_hand"]
WIN_VP: Final[int] = _SOLO["win"]["min_vp"]
POTATOES: Final[int] = _SOLO["potato_exchange"]["potato"]
POTATOES_VP: Final[int] = _SOLO["potato_exchange"]["vp"]
STATUE_MATCH_VP: Final[int] = _SOLO["statue_match_vp"]
BEHIND_VP: Final[int] = _SOLO["behind_after_festival_vp"]
REGION_ORDER: Final[list[int]] = [
    _SOLO["conquest_region_order"].index(region) for region in REGIONS
]
"""By region: its place in her order of ties (TW-X31)."""
CHOICE_ORDER: Final[list[int]] = [
    _SOLO["choice_tie_order"].index(resource) for resource in RESOURCES
]
"""By resource: its place in her order of ties (TW-X18)."""

# Numbers that stand in the rules of her chapter and nowhere in the box
IDLE_CARDS: Final = 2  # TW-X23, TW-X70
MAIZE_TO_OFFER: Final = 4  # TW-X21, as the next two
BUILDINGS_TO_PRODUCE: Final = 2
THINGS_TO_REJUVENATE: Final = 3
PRODUCTION_WANTED: Final = 2  # TW-X34
PRIEST_VP: Final = 2  # TW-X88
IDLE_VP: Final = 2  # TW-X90
HARD_WEAVING_VP: Final = 2  # TW-X89

# Bits of the difficulty options, in the order of meta.SOLO_OPTIONS
EASY_BUILDING_COST: Final = 1
EASY_WORSHIP_TWO: Final = 2
EASY_ONE_CONQUEST: Final = 4
EASY_NO_IDLE_ARMY: Final = 8
HARD_TEMPLE_STEP: Final = 16
HARD_CONQUEST_EQUAL: Final = 32
HARD_CONQUEST_DISCOUNT: Final = 64
HARD_PRIEST_VP: Final = 128
HARD_WEAVINGS: Final = 256
HARD_IDLE_VP: Final = 512
HARD_RESOURCE_VP: Final = 1024
