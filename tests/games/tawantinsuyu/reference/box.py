"""The box: content.json as plain dictionaries."""

from typing import Any

from tampu.core.data import read_json

BOX: dict[str, Any] = read_json("tampu.games.tawantinsuyu", "content.json")


def by_id(items: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {item["id"]: item for item in items}


RESOURCES = [item["id"] for item in BOX["resources"]["items"]]
LETTER = {"potato": "p", "stone": "s", "maize": "m", "gold": "g"}
MIX_ORDER = ["potato", "stone", "maize", "gold"]
KINDS = [item["id"] for item in BOX["workers"]["items"]]
KIND_LETTER = {"architect": "A", "courier": "C", "craftsman": "K", "priest": "P", "warrior": "W"}
KIND_OF = {letter: kind for kind, letter in KIND_LETTER.items()}
GODS = [item["id"] for item in BOX["gods"]["items"]]
SPACES = by_id(BOX["hill"]["spaces"])
ICONS = {item["id"]: item["kind"] for item in BOX["hill"]["icons"]}
SLOTS = by_id(BOX["hill"]["step_slots"])
GOD_CARDS = by_id(BOX["god_cards"]["items"])
ARMY = by_id(BOX["army_cards"]["items"])
PRODUCTION = by_id(BOX["production_buildings"]["items"])
PASSIVE = by_id(BOX["passive_buildings"]["items"])
BUILDINGS = {**PRODUCTION, **PASSIVE}
MARKET = {
    **dict.fromkeys(BOX["building_market"]["production_slots"], "prod"),
    **dict.fromkeys(BOX["building_market"]["passive_slots"], "passive"),
}
STATUES = by_id(BOX["statues"]["items"])
WEAVINGS = by_id(BOX["weavings"]["items"])
JOINS = by_id(BOX["join_rewards"]["items"])
TEMPLE = BOX["temple"]["items"]
TOP = len(TEMPLE) - 1
COSTS = BOX["costs"]
COLLECT = {
    item["id"]: item["effects"][0]["gain"] for item in BOX["task_kinds"]["items"] if item["collect"]
}
CONQUEST = {
    space["id"]: {**space, "region": region["id"]}
    for region in BOX["conquest"]["regions"]
    for space in region["spaces"]
}
REGIONS = [region["id"] for region in BOX["conquest"]["regions"]]
SOLO = BOX["solo"]
PLAIN_JOINS = ["potato3", "stone2", "gold1", "vp3"]
LATER_JOINS = ["god_potato", "army", "rejuvenate1", "pay_gold_temple"]
BUNDLES = {"stone": 2, "gold": 1, "maize": 2}
SHEET = [
    "start",
    "god_cards",
    "steps",
    "steps_used",
    "statues",
    "temple",
    "majorities",
    "conquest",
    "joins",
    "production",
    "passive",
    "trigger",
    "potatoes",
    "final_tapestries",
    "final_temple",
    "final_buildings",
    "final_god_cards",
    "final_army",
    "final_workers",
    "final_gold",
    "ax_potato",
    "ax_statue_match",
    "ax_offer",
    "ax_weavings",
    "ax_behind",
    "ax_difficulty",
]
