"""The numbers of the box, read once from content.json."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tampu.core.data import read_json

if TYPE_CHECKING:
    from mypy_extensions import i64

DATA: Final[dict[str, Any]] = read_json("tampu.games.tawantinsuyu", "content.json")

POTATO: Final = 0
MAIZE: Final = 1
STONE: Final = 2
GOLD: Final = 3
RESOURCES: Final = ("potato", "maize", "stone", "gold")

ARCHITECT: Final = 0
CRAFTSMAN: Final = 1
WARRIOR: Final = 2
COURIER: Final = 3
PRIEST: Final = 4
KINDS: Final[tuple[str, ...]] = tuple(item["id"] for item in DATA["workers"]["items"])
KIND_LETTERS: Final = "AKWCP"
WORKERS_PER_KIND: Final[int] = DATA["workers"]["per_kind"]
WORKER_LIMIT: Final[int] = DATA["workers"]["limit_end_of_turn"]
START_WORKERS: Final[int] = DATA["player_pieces"]["start"]["workers"]
BAG_START: Final = 2  # of each kind (TW-S04)
REMOVED: Final[list[int]] = [0] + [
    int(DATA["workers"]["removed_per_kind"][str(n)]) for n in range(1, 5)
]
VILLAGE_SIZE: Final[list[int]] = [0] + [int(row["village"]) for row in DATA["village"]["items"]]
NOMAD_SIZE: Final[list[int]] = [0] + [int(row["nomads"]) for row in DATA["village"]["items"]]
OFFER_SIZE: Final[list[int]] = [0] + [int(DATA["god_offer"]["size"][str(n)]) for n in range(1, 5)]

STEP_MARKERS: Final[int] = DATA["player_pieces"]["step_markers"]
CONQUEST_MARKERS: Final[int] = DATA["player_pieces"]["conquest_markers"]
START_SCORE: Final[int] = DATA["player_pieces"]["start"]["score"]
START_STONE: Final[int] = DATA["player_pieces"]["start"]["stone"]
DEALT: Final[int] = DATA["player_pieces"]["start"]["god_cards_dealt"]
KEPT: Final[int] = DATA["player_pieces"]["start"]["god_cards_kept"]

GODS: Final[tuple[str, ...]] = tuple(item["id"] for item in DATA["gods"]["items"])
SIZES: Final = ("small", "large")
SMALL: Final = 0
LARGE: Final = 1
STATUES: Final[tuple[str, ...]] = tuple(item["id"] for item in DATA["statues"]["items"])
"""By god and size: statue = 2 * god + size."""
STATUE_COUNT: Final[list[int]] = [int(item["count"]) for item in DATA["statues"]["items"]]
STATUE_COST: Final[list[tuple[int, int]]] = [
    (int(item["cost"]["stone"]), int(item["cost"].get("gold", 0)))
    for item in DATA["statues"]["items"]
]
"""Stone, gold."""
STATUE_VP: Final[list[int]] = [int(item["vp"]) for item in DATA["statues"]["items"]]

SECTIONS: Final = 5
TERRACES: Final[tuple[str, ...]] = tuple(DATA["hill"]["terraces"])
_SPACES: Final[list[Any]] = DATA["hill"]["spaces"]
_ICONS: Final[list[Any]] = DATA["hill"]["icons"]
SPACES: Final[tuple[str, ...]] = tuple(item["id"] for item in _SPACES)
ICONS: Final[tuple[str, ...]] = tuple(item["id"] for item in _ICONS)
TASKS: Final[tuple[str, ...]] = tuple(item["id"] for item in DATA["task_kinds"]["items"])
COLOURS: Final = ("neutral", "blue", "green")
BLUE: Final = 1
GREEN: Final = 2
SPACE_SECTION: Final[list[int]] = [int(item["section"]) for item in _SPACES]
SPACE_TERRACE: Final[list[int]] = [TERRACES.index(item["terrace"]) for item in _SPACES]
SPACE_GOD: Final[list[int]] = [GODS.index(item["god"]) for item in _SPACES]
SPACE_COLOUR: Final[list[int]] = [COLOURS.index(item["colour"]) for item in _SPACES]
SPACE_MARK: Final[list[bool]] = [bool(item["two_player_mark"]) for item in _SPACES]
SPACE_ICONS: Final[list[tuple[int, ...]]] = [
    tuple(ICONS.index(icon) for icon in item["icons"]) for item in _SPACES
]
ADJACENT: Final[list[tuple[int, ...]]] = [
    tuple(SPACES.index(space) for space in item["adjacent"]) for item in _SPACES
]
ICON_TASK: Final[list[int]] = [TASKS.index(item["kind"]) for item in _ICONS]
ALL_SPACES: Final[int] = (1 << len(SPACES)) - 1
SEGMENTS: Final[int] = SECTIONS * len(TERRACES)
SEGMENT_MASK: Final[list[int]] = [
    sum(
        1 << space
        for space in range(len(SPACES))
        if SPACE_SECTION[space] * 3 + SPACE_TERRACE[space] == segment
    )
    for segment in range(SEGMENTS)
]
"""Spaces by segment = 3 * section + terrace."""
GOD_MASK: Final[list[int]] = [
    sum(1 << space for space in range(len(SPACES)) if SPACE_GOD[space] == god)
    for god in range(len(GODS))
]
TERRACE_MASK: Final[list[int]] = [
    sum(1 << space for space in range(len(SPACES)) if SPACE_TERRACE[space] == terrace)
    for terrace in range(len(TERRACES))
]
SLOTS: Final[tuple[str, ...]] = tuple(item["id"] for item in DATA["hill"]["step_slots"])
"""Step slots: slot = 2 * section, + 1 for the lower one."""

_COSTS: Final[dict[str, Any]] = DATA["costs"]
WANDER: Final[list[int]] = list(_COSTS["wander_by_section_distance"])
DESCEND: Final[list[int]] = [int(_COSTS["descend"][terrace]) for terrace in TERRACES]
STEP_DISCOUNT: Final[int] = _COSTS["descend_discount_per_step_marker"]
COURIER_DISCOUNT: Final[int] = _COSTS["courier_discount"]
STEP_USE_VP: Final[int] = _COSTS["step_use_vp_to_owner"]
STEPS_STONE: Final[int] = _COSTS["steps"]["cost"]["stone"]
STEPS_VP: Final[int] = _COSTS["steps"]["gain"]["vp"]
STEPS_MAIZE: Final[int] = _COSTS["steps"]["gain"]["maize"]
STEPS_POTATO: Final[int] = _COSTS["steps"]["gain"]["potato"]
UPPER_OWNER_VP: Final[int] = _COSTS["steps"]["vp_to_upper_owner_when_lower_built"]
WEAVING_DRAW: Final[int] = _COSTS["weaving_task"]["draw"]
WEAVING_MAIZE: Final[list[int]] = [0, *_COSTS["weaving_task"]["maize_for_1_2_3"]]
LATER_WEAVING_MAIZE: Final[int] = _COSTS["weaving_task"]["other_players_maize"]
OFFERING_MAIZE: Final[int] = _COSTS["offering"]["active_maize_per_space"]
OFFERING_MOST: Final[int] = _COSTS["offering"]["active_max_spaces"]
OFFERING_FOLLOWER_MAIZE: Final[int] = _COSTS["offering"]["follower_maize"]
WORSHIP_SPACES: Final[list[int]] = [
    int(_COSTS["worship"]["active_small"]),
    int(_COSTS["worship"]["active_large"]),
]
WORSHIP_FOLLOWER_SPACES: Final[int] = _COSTS["worship"]["follower_any"]
TRIGGER_VP: Final[list[int]] = list(_COSTS["festival_trigger_vp"])
MISSING_POTATO_VP: Final[int] = -int(_COSTS["festival_vp_per_missing_potato"])
FESTIVAL_DRAWS: Final[list[tuple[int, ...]]] = [(), ()] + [
    tuple(_COSTS["festival_draw"][str(n)]) for n in range(2, 5)
]
FESTIVAL_PLAYS: Final[int] = _COSTS["festival_cards_playable"]
FESTIVALS: Final = 3
MINI_FESTIVALS: Final[int] = DATA["mini"]["festivals"]
FINAL_BUILDING: Final[int] = _COSTS["final_vp"]["face_up_building"]
FINAL_GOD: Final[int] = _COSTS["final_vp"]["god_card"]
FINAL_ARMY: Final[int] = _COSTS["final_vp"]["face_up_army_card"]
FINAL_WORKER: Final[int] = _COSTS["final_vp"]["worker"]
FINAL_GOLD: Final[int] = _COSTS["final_vp"]["gold"]

ACTIVATIONS: Final[tuple[str, ...]] = tuple(DATA["coricancha"]["clockwise"])
ACT_WORSHIP: Final = 0
ACT_OFFERING: Final = 1
ACT_REJUVENATE: Final = 2
ACT_CONQUEST: Final = 3
ACT_PRODUCE: Final = 4

GOD_CARDS: Final[tuple[str, ...]] = tuple(item["id"] for item in DATA["god_cards"]["items"])
CARD_GOD: Final[list[int]] = [GODS.index(item["god"]) for item in DATA["god_cards"]["items"]]
ALL_GODS: Final[int] = (1 << len(GOD_CARDS)) - 1
CARDS_OF_GOD: Final[list[int]] = [
    sum(1 << card for card in range(len(GOD_CARDS)) if CARD_GOD[card] == god)
    for god in range(len(GODS))
]
ARMY_CARDS: Final[tuple[str, ...]] = tuple(item["id"] for item in DATA["army_cards"]["items"])
SOLDIERS: Final[list[int]] = [int(item["soldiers"]) for item in DATA["army_cards"]["items"]]
ARMY_RESOURCE: Final[list[int]] = [
    RESOURCES.index(item["resource"]) for item in DATA["army_cards"]["items"]
]
ALL_ARMY: Final[int] = (1 << len(ARMY_CARDS)) - 1
TWO_SOLDIERS: Final[int] = sum(1 << card for card in range(len(ARMY_CARDS)) if SOLDIERS[card] == 2)

_PRODUCTION: Final[list[Any]] = DATA["production_buildings"]["items"]
_PASSIVE: Final[list[Any]] = DATA["passive_buildings"]["items"]
PRODUCTION: Final = len(_PRODUCTION)
PASSIVE: Final = len(_PASSIVE)
STACKS: Final = ((1 << PRODUCTION) - 1, ((1 << PASSIVE) - 1) << PRODUCTION)
"""All production and all passive buildings as bit sets."""
BUILDINGS: Final[tuple[str, ...]] = tuple(item["id"] for item in _PRODUCTION + _PASSIVE)
"""Production buildings first, then the passive ones."""
BUILDING_COST: Final[list[tuple[int, int, int]]] = [
    (int(item["cost"].get("maize", 0)), int(item["cost"].get("stone", 0)),
     int(item["cost"].get("gold", 0)))
    for item in _PRODUCTION + _PASSIVE
]  # fmt: skip
"""Maize, stone, gold."""
MARKET: Final[tuple[str, ...]] = (
    *DATA["building_market"]["production_slots"],
    *DATA["building_market"]["passive_slots"],
)


def passive_bit(building: str) -> int:
    """The bit of a passive building in `State.passive`."""
    return 1 << (BUILDINGS.index(building) - PRODUCTION)


_WEAVINGS: Final[list[Any]] = DATA["weavings"]["items"]
WEAVINGS: Final[tuple[str, ...]] = tuple(item["id"] for item in _WEAVINGS)
"""Starting weavings first."""
STARTING: Final[int] = sum(1 << tile for tile, item in enumerate(_WEAVINGS) if item["starting"])
PILE: Final[list[int]] = [0] + [
    sum(
        1 << tile
        for tile, item in enumerate(_WEAVINGS)
        if not item["starting"] and item["min_players"] <= max(seats, 2)
    )
    for seats in range(1, 5)
]
_PATTERNS: Final[list[str]] = [item["id"] for item in DATA["weaving_patterns"]["items"]]
PATTERN: Final[list[int]] = [_PATTERNS.index(item["pattern"]) for item in _WEAVINGS]
JOINS: Final[tuple[str, ...]] = tuple(item["id"] for item in DATA["join_rewards"]["items"])
LEFT_EDGE: Final[list[int]] = [JOINS.index(item["left"]) for item in _WEAVINGS]
RIGHT_EDGE: Final[list[int]] = [JOINS.index(item["right"]) for item in _WEAVINGS]
TAPESTRY_VP: Final[list[int]] = list(DATA["tapestry_vp"]["by_length"])

_TEMPLE: Final[list[Any]] = DATA["temple"]["items"]
TOP: Final = len(_TEMPLE) - 1
TEMPLE_FESTIVAL_VP: Final[list[int]] = [int(item["festival_vp"]) for item in _TEMPLE]
TEMPLE_FINAL_VP: Final[list[int]] = [int(item["final_vp"]) for item in _TEMPLE]

REGIONS: Final[tuple[str, ...]] = tuple(item["id"] for item in DATA["conquest"]["regions"])
_TARGETS: Final[list[Any]] = [
    space for region in DATA["conquest"]["regions"] for space in region["spaces"]
]
TARGETS: Final[tuple[str, ...]] = tuple(item["id"] for item in _TARGETS)
"""Conquest spaces: 6 * region + position - 1."""
REGION_SIZE: Final = len(TARGETS) // len(REGIONS)
FLIP: Final[list[int]] = [int(item["flip"]) for item in _TARGETS]
DISCARD: Final[list[int]] = [int(item["discard"]) for item in _TARGETS]
TARGET_VP: Final[list[int]] = [
    sum(int(effect.get("gain", {}).get("vp", 0)) for effect in item["effects"]) for item in _TARGETS
]

CATEGORIES: Final = (
    *("start", "god_cards", "steps", "steps_used", "statues", "temple", "majorities", "conquest"),
    *("joins", "production", "passive", "trigger", "potatoes", "final_tapestries", "final_temple"),
    *("final_buildings", "final_god_cards", "final_army", "final_workers", "final_gold"),
    *("ax_potato", "ax_statue_match", "ax_offer", "ax_weavings", "ax_behind", "ax_difficulty"),
)
"""The score sheet."""
C_START: Final = 0
C_GOD_CARDS: Final = 1
C_STEPS: Final = 2
C_STEPS_USED: Final = 3
C_STATUES: Final = 4
C_TEMPLE: Final = 5
C_MAJORITIES: Final = 6
C_CONQUEST: Final = 7
C_JOINS: Final = 8
C_PRODUCTION: Final = 9
C_PASSIVE: Final = 10
C_TRIGGER: Final = 11
C_POTATOES: Final = 12
C_FINAL_TAPESTRIES: Final = 13
C_FINAL_TEMPLE: Final = 14
C_FINAL_BUILDINGS: Final = 15
C_FINAL_GOD_CARDS: Final = 16
C_FINAL_ARMY: Final = 17
C_FINAL_WORKERS: Final = 18
C_FINAL_GOLD: Final = 19
C_AX_POTATO: Final = 20
C_AX_STATUE_MATCH: Final = 21
C_AX_OFFER: Final = 22
C_AX_WEAVINGS: Final = 23
C_AX_BEHIND: Final = 24
C_AX_DIFFICULTY: Final = 25

Z01: Final[int] = passive_bit("Z01")
Z02: Final[int] = passive_bit("Z02")
Z03: Final[int] = passive_bit("Z03")
Z04: Final[int] = passive_bit("Z04")
Z05: Final[int] = passive_bit("Z05")
Z06: Final[int] = passive_bit("Z06")
Z07: Final[int] = passive_bit("Z07")
Z08: Final[int] = passive_bit("Z08")
Z09: Final[int] = passive_bit("Z09")
Z10: Final[int] = passive_bit("Z10")
Z11: Final[int] = passive_bit("Z11")
Z12: Final[int] = passive_bit("Z12")
Z13: Final[int] = passive_bit("Z13")
Z14: Final[int] = passive_bit("Z14")
Z15: Final[int] = passive_bit("Z15")
Z16: Final[int] = passive_bit("Z16")
Z17: Final[int] = passive_bit("Z17")
Z18: Final[int] = passive_bit("Z18")
Z19: Final[int] = passive_bit("Z19")
Z20: Final[int] = passive_bit("Z20")

# Axomamma's board (TW-X)

_SOLO: Final[dict[str, Any]] = DATA["solo"]

AX: Final = 1
"""Her place; the human has place 0 (TW-X01)."""
DIE: Final[list[int]] = list(_SOLO["die"])
DIE_WEIGHT: Final[list[int]] = [DIE.count(number) for number in range(max(DIE) + 1)]
CARD_SLOTS: Final = len(_SOLO["god_card_slots"])
LOOP: Final[int] = _SOLO["loop_length"]
LOOPS: Final = ("top", "middle", "bottom")
TOP_LOOP: Final = 0
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
AX_START: Final[list[int]] = [
    int(_SOLO["setup"]["resources"].get(resource, 0)) for resource in RESOURCES
]
AX_START_ARMY: Final[int] = _SOLO["setup"]["army_cards_in_hand"]
AX_PASSIVES: Final[int] = sum([passive_bit(building) for building in _SOLO["passives"]])
"""Her passive buildings that work where the option says so (TW-X92)."""
WIN_VP: Final[int] = _SOLO["win"]["min_vp"]
AX_POTATOES: Final[int] = _SOLO["potato_exchange"]["potato"]
AX_POTATOES_VP: Final[int] = _SOLO["potato_exchange"]["vp"]
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
SOLO_PASSIVES: Final = 2048
ON_ARRIVAL: Final = 4096  # the bit after them: the personality acts on arrival (TW-X59)


_BITS: Final[list[tuple[int, ...]]] = [
    tuple([bit for bit in range(8) if byte >> bit & 1]) for byte in range(256)
]
"""The bits of each byte."""


def bits(mask: int) -> list[int]:
    """The places of the set bits, ascending."""
    places: list[int] = []
    members = mask.to_bytes((mask.bit_length() + 7) >> 3, "little")
    end: i64 = len(members)
    place: i64 = 0
    while place < end:
        byte: i64 = members[place]
        if byte:
            first: i64 = place * 8
            bit: i64
            for bit in _BITS[byte]:
                places.append(first + bit)
        place += 1
    return places
