"""Effects as data: every card, building, reward and space is a list of short operations.

An operation is a tuple of ints: one of the words below and what it needs. A new card needs no code.
"""

from __future__ import annotations

from typing import Any, Final

from tampu.games.tawantinsuyu.content import DATA, RESOURCES

Op = tuple[int, ...]

GAIN: Final = 0  # potato, maize, stone, gold, vp
DRAW_GODS: Final = 1  # how many
DRAW_ARMIES: Final = 2  # how many
TAKE_NOMAD: Final = 3
TAKE_TILE: Final = 4
ADVANCE: Final = 5  # spaces
TURN_UP: Final = 6  # how many, production only
GOLD_TO_TEMPLE: Final = 7
MAY: Final = 8  # name
CHOOSE: Final = 9  # lists, one for each choice

NAMES: Final = (
    *("build_building", "build_statue", "build_steps", "buy_weavings", "merchant", "train"),
    *("produce_one", "free_building", "free_steps", "free_small_statue"),
)
"""What a `do` or `free` effect may offer (TW-V15)."""
BUILD_BUILDING: Final = 0
BUILD_STATUE: Final = 1
BUILD_STEPS: Final = 2
BUY_WEAVINGS: Final = 3
MERCHANT: Final = 4
DO_TRAIN: Final = 5
PRODUCE_ONE: Final = 6
FREE_BUILDING: Final = 7
FREE_STEPS: Final = 8
FREE_SMALL_STATUE: Final = 9

EFFECTS: Final[list[tuple[Op, ...]]] = []
"""Every list of effects of the game; frames hold its index."""
EFFECT_NAMES: Final[list[str]] = []
"""By index: what gives the effects, as `god:G01` or `temple:4`; `/2` is the second of a choice."""


def _compiled(name: str, effect: dict[str, Any]) -> list[Op]:
    ops: list[Op] = []
    if "gain" in effect:
        gain = effect["gain"]
        ops.append((GAIN, *(int(gain.get(name, 0)) for name in (*RESOURCES, "vp"))))
    for what, number in effect.get("draw", {}).items():
        ops.append((DRAW_GODS if what == "god" else DRAW_ARMIES, int(number)))
    for what in effect.get("take", {}):
        ops.append((TAKE_NOMAD if what == "nomad" else TAKE_TILE,))
    if "temple" in effect:
        ops.append((ADVANCE, int(effect["temple"])))
    if "rejuvenate" in effect:
        ops.append((TURN_UP, int(effect["rejuvenate"]), int("only" in effect)))
    if "free" in effect:
        ops.append((MAY, NAMES.index(f"free_{effect['free']}")))
    if effect.get("do") == "pay_gold_temple":
        ops.append((GOLD_TO_TEMPLE,))
    elif "do" in effect:
        ops.append((MAY, NAMES.index(effect["do"])))
    if "choose" in effect:
        choices = enumerate(effect["choose"], 1)
        ops.append((CHOOSE, *(add(f"{name}/{number}", [choice]) for number, choice in choices)))
    return ops


def add(name: str, effects: list[dict[str, Any]]) -> int:
    """Enter a list of effects and return its index."""
    compiled = tuple(op for effect in effects for op in _compiled(name, effect))
    EFFECTS.append(compiled)
    EFFECT_NAMES.append(name)
    return len(EFFECTS) - 1


GOD_EFFECTS: Final[list[int]] = [
    add(f"god:{item['id']}", item["effects"]) for item in DATA["god_cards"]["items"]
]
PRODUCTION_EFFECTS: Final[list[int]] = [
    add(f"production:{item['id']}", item["effects"])
    for item in DATA["production_buildings"]["items"]
]
JOIN_EFFECTS: Final[list[int]] = [
    add(f"join:{item['id']}", item["effects"]) for item in DATA["join_rewards"]["items"]
]
TEMPLE_EFFECTS: Final[list[int]] = [
    add(f"temple:{space}", item["reward"]) for space, item in enumerate(DATA["temple"]["items"])
]
TARGET_EFFECTS: Final[list[int]] = [
    add(f"conquest:{space['id']}", space["effects"])
    for region in DATA["conquest"]["regions"]
    for space in region["spaces"]
]
WORKER_EFFECTS: Final[list[int]] = [
    add(f"worker:{item['id']}", DATA["solo"]["worker_rewards"][item["id"]])
    for item in DATA["workers"]["items"]
]
PERSONALITY_EFFECTS: Final[list[int]] = [
    add(f"personality:{item['id']}", item["effects"]) for item in DATA["solo"]["personalities"]
]
TOP_LOOP_EFFECTS: Final[list[int]] = [
    add(f"loop:{item['index']}", item["effects"]) for item in DATA["solo"]["loops"]["top"]
]

GAIN_ONLY: Final[list[bool]] = [
    all(op[0] == GAIN for op in EFFECTS[effects]) for effects in GOD_EFFECTS
]
"""By god card: played without asking in set-up (TW-S17)."""
JOIN_ORDER: Final[list[int]] = [
    *(join for join, effects in enumerate(JOIN_EFFECTS) if EFFECTS[effects][-1][0] == GAIN),
    *(join for join, effects in enumerate(JOIN_EFFECTS) if EFFECTS[effects][-1][0] == DRAW_GODS),
    *(join for join, effects in enumerate(JOIN_EFFECTS) if EFFECTS[effects][-1][0] == DRAW_ARMIES),
    *(join for join, effects in enumerate(JOIN_EFFECTS) if EFFECTS[effects][-1][0] == TURN_UP),
    *(
        join
        for join, effects in enumerate(JOIN_EFFECTS)
        if EFFECTS[effects][0][0] == GOLD_TO_TEMPLE
    ),
]
"""The order in which a Merchant pays (TW-L14)."""


def passive_effects(building: str) -> int:
    """The list of effects of a passive building that gives the usual things."""
    for item in DATA["passive_buildings"]["items"]:
        if item["id"] == building:
            return add(f"passive:{building}", item["ability"])
    raise KeyError(building)


Z03_EFFECTS: Final[int] = passive_effects("Z03")
Z06_EFFECTS: Final[int] = passive_effects("Z06")
Z10_EFFECTS: Final[int] = passive_effects("Z10")
REACTION_EFFECTS: Final[list[int]] = [
    passive_effects("Z12"),
    passive_effects("Z11"),
    passive_effects("Z18"),
    passive_effects("Z17"),
    -1,  # Z16 has a time of its own choice
]
"""By activation: what its passive building gives (TW-Z26)."""
