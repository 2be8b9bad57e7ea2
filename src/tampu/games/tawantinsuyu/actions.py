"""The action space of Tawantinsuyu: every decision and every chance outcome with its notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tampu.core.errors import Value
from tampu.core.space import ActionSpace, Kind, combined
from tampu.games.tawantinsuyu import content
from tampu.games.tawantinsuyu.content import ARMY_CARDS, GOD_CARDS, KINDS, MARKET, SPACES, WEAVINGS
from tampu.games.tawantinsuyu.rules.vocabulary import NAMES

Row = tuple[Value, ...]

MOST_FOOD: Final[int] = max(content.WANDER) + max(content.DESCEND)
MOST_STONE: Final[int] = max(stone for _, stone, _ in content.BUILDING_COST)
MOST_MAIZE: Final[int] = max(maize for maize, _, _ in content.BUILDING_COST)
MOST_GOLD: Final = MOST_STONE + 2  # a large statue paid in gold alone
MOST_TAPESTRIES: Final = 31
"""Tapestries that a player can own who still receives a tile: 1 + 31 tiles with 4 players."""


def _mixes() -> list[tuple[int, int, int, int]]:
    """Every payment, fewest gold first, then fewest maize (TW-B02)."""
    mixes = {
        (gold, maize, 0, food - gold - maize)
        for food in range(1, max(MOST_FOOD, *content.WEAVING_MAIZE) + 1)
        for gold in range(food + 1)
        for maize in range(food - gold + 1)
    }
    mixes |= {
        (gold, maize, stone, 0)
        for stone in range(MOST_STONE + 1)
        for maize in range(MOST_MAIZE + 1)
        for gold in range(MOST_GOLD + 1)
        if stone + maize + gold
    }
    return sorted(mixes)


def _sets(least: int) -> list[tuple[int, int]]:
    """Sets of 2- and 1-soldier cards for `least` soldiers without a superfluous card (TW-Q09)."""
    return [
        (twos, ones)
        for twos in range((least + 1) // 2 + 1)
        for ones in range(least + 1)
        if 2 * twos + ones == least or (ones == 0 and 2 * twos == least + 1)
    ]


SETS: Final[list[list[tuple[int, int]]]] = [_sets(least) for least in range(max(content.FLIP) + 1)]
"""By number of soldiers needed: the sets (2-soldier cards, 1-soldier cards) that pay them."""
MIXES: Final[list[tuple[int, int, int, int]]] = _mixes()
"""Payments: gold, maize, stone, potato."""
CONQUEST_MIXES: Final[list[tuple[int, int, int, int]]] = sorted(
    {
        (*flipped, *discarded)
        for flip in range(max(content.FLIP) + 1)
        for discard in range(max(content.DISCARD) + 1)
        for flipped in SETS[flip]
        for discarded in SETS[discard]
    }
)
"""Conquest payments: 2s and 1s flipped, 2s and 1s discarded."""


def _cards(twos: int, ones: int) -> str:
    return ",".join(["2"] * twos + ["1"] * ones) or "-"


def _one(names: Sequence[Value]) -> list[Row]:
    return [(name,) for name in names]


def _plain(name: str, field: str, values: Sequence[Value], token: str) -> Kind:
    def token_of(value: Value) -> str:
        return f"{token} {'-' if value is None else value}"

    return Kind(name, (field,), _one(values), token_of)


def _worker(value: Value) -> str:
    return "-" if value is None else content.KIND_LETTERS[KINDS.index(str(value))]


def _place(worker: Value, ability: Value) -> str:
    return f"PL {_worker(worker)}" + ("" if ability == "own" else f" as:{_worker(ability)}")


def _mix(potato: int, stone: int, maize: int, gold: int) -> str:
    parts = (("p", potato), ("s", stone), ("m", maize), ("g", gold))
    return "PY " + "".join(f"{letter}{number}" for letter, number in parts if number)


def _statue(token: str, god: Value, size: Value) -> str:
    return f"{token} -" if god is None else f"{token} {god} {str(size)[0].upper()}"


def _put(tile: str, tapestry: int, end: str) -> str:
    return f"TP {tile} new" if end == "new" else f"TP {tile} {tapestry}{end[0].upper()}"


_PRODUCTION_ROWS: Final = content.BUILDINGS[: content.PRODUCTION]
_STATUE_ROWS: Final[list[Row]] = [(god, size) for god in content.GODS for size in content.SIZES]
_PUT_ROWS: Final[list[Row]] = [
    (tile, tapestry, end)
    for tile in WEAVINGS
    for tapestry, end in [
        (0, "new"),
        *((number, end) for number in range(1, MOST_TAPESTRIES + 1) for end in ("left", "right")),
    ]
]
_ENDS: Final = {"potato_end": "p", "maize_end": "m"}
EXCHANGES: Final = ((2, 3), (2, 1), (3, 2), (3, 1), (1, 2), (1, 3))
"""Resource given and received by each exchange of Z15 (TW-B03)."""
_BUNDLES: Final = ("p0", "m2", "s2", "g1")

ACTIONS: Final = ActionSpace(
    [
        _plain("starting_weaving", "tile", [tile for tile in WEAVINGS if tile[0] == "S"], "SW"),
        _plain("keep", "card", GOD_CARDS, "KEEP"),
        _plain("play", "card", [*GOD_CARDS, None], "PLAY"),
        _plain("priest_start", "section", range(content.SECTIONS), "HP"),
        Kind(
            "place",
            ("worker", "ability"),
            [(kind, ability) for ability in ("own", "courier", "priest") for kind in KINDS],
            _place,
        ),
        _plain("move_priest", "sides", (1, 2), "MH"),
        combined("pray", "PRAY"),
        combined("train", "TRAIN"),
        combined("recruit", "RECRUIT"),
        _plain("space", "space", SPACES, "SP"),
        _plain("price", "card", [*GOD_CARDS, "g1"], "BY"),
        Kind(
            "payment",
            ("potato", "stone", "maize", "gold"),
            [(potato, stone, maize, gold) for gold, maize, stone, potato in MIXES],
            _mix,
        ),
        _plain("take", "space", [*SPACES, None], "TAKE"),
        _plain("rejuvenate", "item", [*_PRODUCTION_ROWS, *ARMY_CARDS, None], "RJ"),
        Kind("pay_potato", ("answer",), _one(["yes", None]), lambda a: "PAY" if a else "PAY -"),
        _plain("task", "icon", [*content.ICONS, None], "TK"),
        _plain("steps", "slot", content.SLOTS, "ST"),
        _plain("swap", "answer", ["yes", None], "BX"),
        _plain("swap_card", "card", GOD_CARDS, "BC"),
        _plain("swap_tile", "slot", [*MARKET, None], "BT"),
        _plain("building", "slot", [*MARKET, None], "BB"),
        Kind("statue", ("god", "size"), _STATUE_ROWS, lambda g, s: _statue("SU", g, s)),
        _plain("put_away", "tile", WEAVINGS, "WZ"),
        _plain("weaving", "tile", [*WEAVINGS, None], "WV"),
        Kind("put", ("tile", "tapestry", "edge"), _PUT_ROWS, _put),
        _plain("free_weaving", "which", ("top", "under"), "FW"),
        _plain("keep_army", "card", ARMY_CARDS, "KA"),
        _plain("god_card", "card", ["deck", *GOD_CARDS], "GC"),
        _plain("choice", "number", range(1, 4), "CH"),
        _plain("produce_one", "building", _PRODUCTION_ROWS, "P1"),
        Kind("nomad", ("worker",), _one([*KINDS, None]), lambda kind: f"NM {_worker(kind)}"),
        _plain("effect", "effect", [*NAMES, None], "DO"),
        _plain("gold_for_temple", "answer", ["yes", None], "PT"),
        Kind(
            "casualty",
            ("worker",),
            _one([*_ENDS, *KINDS]),
            lambda who: f"CW {_ENDS[who] if who in _ENDS else _worker(who)}",
        ),
        combined("act", "ACT"),
        combined("gold", "GOLD"),
        Kind(
            "worship",
            ("god", "size"),
            [*_STATUE_ROWS, (None, None)],
            lambda god, size: _statue("WS", god, size),
        ),
        _plain("offering", "spaces", [*range(1, content.OFFERING_MOST + 1), None], "OF"),
        _plain("extra_flip", "item", [*_PRODUCTION_ROWS, *ARMY_CARDS, None], "UP"),
        _plain("produce", "building", [*_PRODUCTION_ROWS, None], "PR"),
        _plain("army", "card", [*ARMY_CARDS, None], "AR"),
        _plain("conquer", "target", [*content.TARGETS, None], "CQ"),
        Kind(
            "conquest_payment",
            ("flip", "discard"),
            [(_cards(f2, f1), _cards(d2, d1)) for f2, f1, d2, d1 in CONQUEST_MIXES],
            "CP f:{} d:{}".format,
        ),
        Kind(
            "recruit_village",
            ("edge",),
            _one([*_ENDS, None]),
            lambda end: f"VR {_ENDS[end] if end else '-'}",
        ),
        Kind("limit", ("worker",), _one(KINDS), lambda kind: f"DW {_worker(kind)}"),
        _plain("potatoes", "gold", range(len(GOD_CARDS) + 1), "FP"),
        _plain("army_for_resource", "card", ARMY_CARDS, "XA"),
        combined("potato_for_card", "XC"),
        Kind(
            "exchange",
            ("give", "receive"),
            [(_BUNDLES[give], _BUNDLES[take]) for give, take in EXCHANGES],
            "XZ {}>{}".format,
        ),
    ]
)

STARTING_WEAVING: Final[int] = ACTIONS.base("starting_weaving")
KEEP: Final[int] = ACTIONS.base("keep")
PLAY: Final[int] = ACTIONS.base("play")
PLAY_NONE: Final[int] = PLAY + len(GOD_CARDS)
PRIEST_START: Final[int] = ACTIONS.base("priest_start")
PLACE: Final[int] = ACTIONS.base("place")
MOVE_PRIEST: Final[int] = ACTIONS.base("move_priest")
PRAY: Final[int] = ACTIONS.base("pray")
TRAIN: Final[int] = ACTIONS.base("train")
RECRUIT: Final[int] = ACTIONS.base("recruit")
SPACE: Final[int] = ACTIONS.base("space")
PRICE: Final[int] = ACTIONS.base("price")
PRICE_GOLD: Final[int] = PRICE + len(GOD_CARDS)
PAYMENT: Final[int] = ACTIONS.base("payment")
TAKE: Final[int] = ACTIONS.base("take")
TAKE_NONE: Final[int] = TAKE + len(SPACES)
REJUVENATE: Final[int] = ACTIONS.base("rejuvenate")
ITEMS: Final = content.PRODUCTION + len(ARMY_CARDS)
"""Things that can be turned up: production buildings, then army cards."""
REJUVENATE_NONE: Final[int] = REJUVENATE + ITEMS
PAY_POTATO: Final[int] = ACTIONS.base("pay_potato")
TASK: Final[int] = ACTIONS.base("task")
TASK_NONE: Final[int] = TASK + len(content.ICONS)
STEPS: Final[int] = ACTIONS.base("steps")
SWAP: Final[int] = ACTIONS.base("swap")
SWAP_NONE: Final[int] = SWAP + 1
SWAP_CARD: Final[int] = ACTIONS.base("swap_card")
SWAP_TILE: Final[int] = ACTIONS.base("swap_tile")
SWAP_TILE_NONE: Final[int] = SWAP_TILE + len(MARKET)
BUILDING: Final[int] = ACTIONS.base("building")
BUILDING_NONE: Final[int] = BUILDING + len(MARKET)
STATUE: Final[int] = ACTIONS.base("statue")
PUT_AWAY: Final[int] = ACTIONS.base("put_away")
WEAVING: Final[int] = ACTIONS.base("weaving")
WEAVING_NONE: Final[int] = WEAVING + len(WEAVINGS)
PUT: Final[int] = ACTIONS.base("put")
PUT_PLACES: Final = 1 + 2 * MOST_TAPESTRIES
"""For each tile: new, then left and right end of each tapestry."""
FREE_WEAVING: Final[int] = ACTIONS.base("free_weaving")
KEEP_ARMY: Final[int] = ACTIONS.base("keep_army")
GOD_CARD: Final[int] = ACTIONS.base("god_card")
CHOICE: Final[int] = ACTIONS.base("choice")
PRODUCE_ONE: Final[int] = ACTIONS.base("produce_one")
NOMAD: Final[int] = ACTIONS.base("nomad")
NOMAD_NONE: Final[int] = NOMAD + len(KINDS)
EFFECT: Final[int] = ACTIONS.base("effect")
EFFECT_NONE: Final[int] = EFFECT + len(NAMES)
GOLD_FOR_TEMPLE: Final[int] = ACTIONS.base("gold_for_temple")
CASUALTY: Final[int] = ACTIONS.base("casualty")
CASUALTY_KIND: Final[int] = CASUALTY + len(_ENDS)
ACT: Final[int] = ACTIONS.base("act")
GOLD: Final[int] = ACTIONS.base("gold")
WORSHIP: Final[int] = ACTIONS.base("worship")
WORSHIP_NONE: Final[int] = WORSHIP + len(_STATUE_ROWS)
OFFERING: Final[int] = ACTIONS.base("offering")
OFFERING_NONE: Final[int] = OFFERING + content.OFFERING_MOST
EXTRA_FLIP: Final[int] = ACTIONS.base("extra_flip")
EXTRA_FLIP_NONE: Final[int] = EXTRA_FLIP + ITEMS
PRODUCE: Final[int] = ACTIONS.base("produce")
PRODUCE_NONE: Final[int] = PRODUCE + content.PRODUCTION
ARMY: Final[int] = ACTIONS.base("army")
ARMY_NONE: Final[int] = ARMY + len(ARMY_CARDS)
CONQUER: Final[int] = ACTIONS.base("conquer")
CONQUER_NONE: Final[int] = CONQUER + len(content.TARGETS)
CONQUEST_PAYMENT: Final[int] = ACTIONS.base("conquest_payment")
RECRUIT_VILLAGE: Final[int] = ACTIONS.base("recruit_village")
RECRUIT_VILLAGE_NONE: Final[int] = RECRUIT_VILLAGE + len(_ENDS)
LIMIT: Final[int] = ACTIONS.base("limit")
POTATOES: Final[int] = ACTIONS.base("potatoes")
ARMY_FOR_RESOURCE: Final[int] = ACTIONS.base("army_for_resource")
POTATO_FOR_CARD: Final[int] = ACTIONS.base("potato_for_card")
EXCHANGE: Final[int] = ACTIONS.base("exchange")

MIX_WIDTH: Final[int] = max(max(mix) for mix in MIXES) + 1
_mix_table: list[int] = [-1] * MIX_WIDTH**4
for _number, (_g, _m, _s, _p) in enumerate(MIXES):
    _mix_table[((_p * MIX_WIDTH + _m) * MIX_WIDTH + _s) * MIX_WIDTH + _g] = PAYMENT + _number
MIX_ACTION: Final[list[int]] = _mix_table
"""The payment action by ((potato * W + maize) * W + stone) * W + gold."""

_conquest_table: list[int] = [-1] * 5**4
for _number, (_f2, _f1, _d2, _d1) in enumerate(CONQUEST_MIXES):
    _conquest_table[((_f2 * 5 + _f1) * 5 + _d2) * 5 + _d1] = CONQUEST_PAYMENT + _number
CONQUEST_ACTION: Final[list[int]] = _conquest_table
"""The payment of a conquest by ((2s flipped * 5 + 1s) * 5 + 2s discarded) * 5 + 1s."""


def _draw(name: str, field: str, values: Sequence[Value]) -> Kind:
    return Kind(name, (field,), _one(values), f"{name}={{}}".format)


OUTCOMES: Final = ActionSpace(
    [
        _draw("rot", "rotation", range(content.SECTIONS)),
        _draw("bag", "worker", KINDS),
        _draw("prod", "building", _PRODUCTION_ROWS),
        _draw("passive", "building", content.BUILDINGS[content.PRODUCTION :]),
        _draw("weave", "tile", [tile for tile in WEAVINGS if tile[0] != "S"]),
        _draw("first", "place", range(1, 5)),
        _draw("start", "tile", [tile for tile in WEAVINGS if tile[0] == "S"]),
        _draw("god", "card", GOD_CARDS),
        _draw("army", "card", ARMY_CARDS),
        _draw("pers", "side", content.PERSONALITIES),
        _draw("die", "number", range(1, max(content.DIE) + 1)),
        _draw("axspace", "space", SPACES),
        _draw("axworker", "age", range(1, 4)),
        _draw("axdrop", "age", range(1, 4)),
        _draw("axtile", "slot", MARKET),
        _draw("axstatue", "statue", content.STATUES),
        _draw("axnomad", "worker", KINDS),
        _draw("axconquest", "target", content.TARGETS),
    ]
)

O_ROTATION: Final[int] = OUTCOMES.base("rot")
O_BAG: Final[int] = OUTCOMES.base("bag")
O_BUILDING: Final[int] = OUTCOMES.base("prod")
O_WEAVE: Final[int] = OUTCOMES.base("weave") - len(WEAVINGS) + len(OUTCOMES.kinds[4].rows)
"""Tile 0 would stand here, so that O_WEAVE + tile is the outcome of a tile of the pile."""
O_FIRST: Final[int] = OUTCOMES.base("first")
O_START: Final[int] = OUTCOMES.base("start")
O_GOD: Final[int] = OUTCOMES.base("god")
O_ARMY: Final[int] = OUTCOMES.base("army")
O_PERSONALITY: Final[int] = OUTCOMES.base("pers")
O_DIE: Final[int] = OUTCOMES.base("die") - 1
O_AX_SPACE: Final[int] = OUTCOMES.base("axspace")
O_AX_WORKER: Final[int] = OUTCOMES.base("axworker")
O_AX_DROP: Final[int] = OUTCOMES.base("axdrop")
O_AX_TILE: Final[int] = OUTCOMES.base("axtile")
O_AX_STATUE: Final[int] = OUTCOMES.base("axstatue")
O_AX_NOMAD: Final[int] = OUTCOMES.base("axnomad")
O_AX_CONQUEST: Final[int] = OUTCOMES.base("axconquest")
