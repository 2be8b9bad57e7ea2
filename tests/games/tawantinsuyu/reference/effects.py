"""Effects and tasks of people: chapters 2, 7, 8, 9 and 13 of the ledger."""

from collections.abc import Callable
from typing import Any

from .box import (
    BUILDINGS,
    COLLECT,
    COSTS,
    GODS,
    KIND_LETTER,
    KIND_OF,
    MARKET,
    PASSIVE,
    PRODUCTION,
    SLOTS,
    STATUES,
    TEMPLE,
    TOP,
)
from .table import (
    Steps,
    Table,
    ask,
    draw_army,
    draw_worker,
    fill_slot,
    pay,
    payable,
    pile_size,
    take_god,
)
from .weavings import buy_weavings, free_weaving, joins_of, merchant

SIZE = {"S": "small", "L": "large"}


def run(t: Table, seat: int, effects: list[dict[str, Any]], key: str) -> Steps:
    """Carry out a list of effects for a person; points of gains are booked under `key`."""
    for effect in effects:
        name, value = next(iter(effect.items()))
        yield from EFFECTS[name](t, seat, value, key)


def gain(t: Table, seat: int, value: dict[str, int], key: str) -> Steps:
    t.gain(seat, value, key)
    return
    yield


def draw_cards(t: Table, seat: int, value: dict[str, int], key: str) -> Steps:
    for _ in range(value.get("god", 0)):
        yield from take_god(t, seat)
    for _ in range(value.get("army", 0)):
        yield from gain_army(t, seat)


def gain_army(t: Table, seat: int) -> Steps:
    card = yield from draw_army(t)
    if card is not None:
        t.players[seat].army_hand.append(card)


def take(t: Table, seat: int, value: dict[str, int], key: str) -> Steps:
    if "nomad" in value:
        yield from take_nomad(t, seat, optional=False)
    else:
        yield from free_weaving(t, seat)


def take_nomad(t: Table, seat: int, *, optional: bool) -> Steps:
    if not t.nomads:
        return

    def base() -> list[str]:
        kinds = sorted({KIND_LETTER[kind] for kind in t.nomads})
        return [f"NM {kind}" for kind in kinds] + ["NM -"] * optional

    token = yield from ask(t, seat, base)
    if token != "NM -":
        kind = KIND_OF[token.split()[1]]
        t.nomads.remove(kind)
        t.players[seat].workers.append(kind)
        yield from refill_nomads(t)


def refill_nomads(t: Table) -> Steps:
    kind = yield from draw_worker(t)
    if kind is not None:
        t.nomads.append(kind)


def advance(t: Table, seat: int, spaces: int, key: str = "") -> Steps:
    player = t.players[seat]
    for _ in range(spaces):
        if player.temple < TOP:
            player.temple += 1
            yield from run(t, seat, TEMPLE[player.temple]["reward"], "temple")


def turned_down(t: Table, seat: int, *, army: bool = True) -> list[str]:
    player = t.players[seat]
    down = [tile for tile, up in sorted(player.production.items()) if not up]
    if army:
        down += [card for card, up in sorted(player.army.items()) if not up]
    return down


def turn_up(t: Table, seat: int, item: str) -> None:
    player = t.players[seat]
    (player.production if item in player.production else player.army)[item] = True


def rejuvenate(t: Table, seat: int, value: int, key: str, *, army: bool = True) -> Steps:
    """Up to `value` things face up, free: RJ."""
    for _ in range(value):
        token = yield from ask(
            t, seat, lambda: [f"RJ {i}" for i in turned_down(t, seat, army=army)] + ["RJ -"]
        )
        if token == "RJ -":
            return
        turn_up(t, seat, token.split()[1])


def do(t: Table, seat: int, value: str, key: str) -> Steps:
    if value == "pay_gold_temple":
        yield from pay_gold_temple(t, seat)
        return
    yes = yield from ask(t, seat, lambda: [f"DO {value}"] * POSSIBLE[value](t, seat) + ["DO -"])
    if yes != "DO -":
        yield from TASKS[value](t, seat)


def free(t: Table, seat: int, value: str, key: str) -> Steps:
    yield from do(t, seat, f"free_{value}", key)


def pay_gold_temple(t: Table, seat: int) -> Steps:
    player = t.players[seat]

    def base() -> list[str]:
        return ["PT yes"] * (player.res["gold"] >= 1 and player.temple < TOP) + ["PT -"]

    if (yield from ask(t, seat, base)) == "PT yes":
        player.res["gold"] -= 1
        yield from advance(t, seat, 1)


def choose(t: Table, seat: int, value: list[dict[str, Any]], key: str) -> Steps:
    def base() -> list[str]:
        useful = [n for n, effect in enumerate(value, 1) if gives(t, effect)]
        return [f"CH {n}" for n in useful or range(1, len(value) + 1)]

    picked = int((yield from ask(t, seat, base)).split()[1])
    yield from run(t, seat, [value[picked - 1]], key)


def gives(t: Table, effect: dict[str, Any]) -> bool:
    """Gains always give something, a Nomad only if there is one."""
    return "gain" in effect or bool(t.nomads)


EFFECTS: dict[str, Callable[..., Steps]] = {
    "gain": gain,
    "draw": draw_cards,
    "take": take,
    "temple": advance,
    "rejuvenate": rejuvenate,
    "do": do,
    "free": free,
    "choose": choose,
}

# Steps, buildings, statues


def free_slots(t: Table) -> list[str]:
    return [
        name
        for name, slot in SLOTS.items()
        if name not in t.slots and (slot["requires"] is None or slot["requires"] in t.slots)
    ]


def can_steps(t: Table, seat: int, cost: dict[str, int] | None = None) -> bool:
    cost = COSTS["steps"]["cost"] if cost is None else cost
    player = t.players[seat]
    return player.steps > 0 and bool(free_slots(t)) and payable(player.res, cost)


def build_steps(t: Table, seat: int, cost: dict[str, int] | None = None) -> Steps:
    cost = COSTS["steps"]["cost"] if cost is None else cost

    def base() -> list[str]:
        return [f"ST {slot}" for slot in free_slots(t)] if can_steps(t, seat, cost) else []

    slot = (yield from ask(t, seat, base)).split()[1]
    yield from pay(t, seat, cost)
    lay_steps(t, seat, slot)


def lay_steps(t: Table, seat: int, slot: str) -> None:
    t.players[seat].steps -= 1
    t.slots[slot] = seat
    t.gain(seat, COSTS["steps"]["gain"], "steps")
    above = SLOTS[slot]["requires"]
    if above is not None:
        t.award(t.slots[above], "steps_used", COSTS["steps"]["vp_to_upper_owner_when_lower_built"])


def payable_tiles(t: Table, seat: int, *, free: bool = False) -> list[str]:
    res = t.players[seat].res
    return [
        slot
        for slot, tile in t.market.items()
        if tile is not None and (free or payable(res, BUILDINGS[tile]["cost"]))
    ]


def can_build(t: Table, seat: int) -> bool:
    """TW-K12: a tile to pay, or from version 2 on a swap (TW-K13, TW-S18)."""
    if payable_tiles(t, seat):
        return True
    swap = bool(t.players[seat].hand) and any(t.market.values()) and t.active >= 0
    return swap and t.rules_version >= 2


def build_building(t: Table, seat: int, *, free: bool = False) -> Steps:
    player = t.players[seat]
    swapped = False
    if player.hand and t.active >= 0:  # TW-S18: not in set-up

        def swap_base() -> list[str]:
            if payable_tiles(t, seat, free=free):
                return ["BX yes", "BX -"]
            return ["BX yes"] if t.rules_version >= 2 else []

        if (yield from ask(t, seat, swap_base)) == "BX yes":
            swapped = True
            yield from swap(t, seat)

    def base() -> list[str]:
        slots = [f"BB {slot}" for slot in payable_tiles(t, seat, free=free)]
        if t.rules_version >= 2:
            return slots + ["BB -"] * swapped
        return slots or ["BB -"] * swapped

    slot = (yield from ask(t, seat, base)).split()[1]
    if slot == "-":
        return
    tile = t.market[slot]
    assert tile is not None
    if not free:
        yield from pay(t, seat, BUILDINGS[tile]["cost"])
    t.market[slot] = None
    lay_building(t, seat, tile)


def lay_building(t: Table, seat: int, tile: str) -> None:
    if tile in PASSIVE:
        t.players[seat].passive.append(tile)
    else:
        t.players[seat].production[tile] = True


def swap(t: Table, seat: int) -> Steps:
    hand = t.players[seat].hand
    card = (yield from ask(t, seat, lambda: [f"BC {c}" for c in hand], step=True)).split()[1]
    hand.remove(card)
    t.under_gods.append(card)
    named: list[str] = []

    def filled() -> list[str]:
        return [slot for slot in t.market if t.market[slot] is not None and slot not in named]

    for number in range(2):
        if not filled():
            break
        token = yield from ask(
            t, seat, lambda n=number: [f"BT {s}" for s in filled()] + ["BT -"] * n, step=True
        )
        if token == "BT -":
            break
        named.append(token.split()[1])
    for slot in named:
        tile = t.market[slot]
        assert tile is not None
        t.under_stacks[MARKET[slot]].append(tile)
        t.market[slot] = None
    for slot in sorted(named):
        yield from fill_slot(t, slot)


def statues_for(t: Table, seat: int, *, free: bool = False) -> list[str]:
    """Tokens of the statues that can be built."""
    res = t.players[seat].res
    statues = []
    for god in GODS:
        for letter, size in SIZE.items():
            statue = f"{god}_{size}"
            left = t.statue_stock[statue] > 0
            if left and (size == "small" if free else payable(res, STATUES[statue]["cost"])):
                statues.append(f"SU {god} {letter}")
    return statues


def build_statue(t: Table, seat: int, *, free: bool = False) -> Steps:
    token = yield from ask(t, seat, lambda: statues_for(t, seat, free=free))
    _, god, letter = token.split()
    statue = f"{god}_{SIZE[letter]}"
    if not free:
        yield from pay(t, seat, STATUES[statue]["cost"])
    lay_statue(t, seat, statue)


def lay_statue(t: Table, seat: int, statue: str) -> None:
    t.statue_stock[statue] -= 1
    t.players[seat].statues.append(statue)
    t.award(seat, "statues", STATUES[statue]["vp"])


# Train, produce one, collect


def train(t: Table, seat: int) -> Steps:
    player = t.players[seat]
    seen = []
    for _ in range(2):
        card = yield from draw_army(t)
        if card is not None:
            seen.append(card)
    if not seen:
        return
    kept_card = (yield from ask(t, seat, lambda: [f"KA {card}" for card in seen])).split()[1]
    player.army_hand.append(kept_card)
    t.army_discard += [card for card in seen if card != kept_card]


def faces_up(t: Table, seat: int) -> list[str]:
    return [tile for tile, up in sorted(t.players[seat].production.items()) if up]


def produce_one(t: Table, seat: int) -> Steps:
    tile = (yield from ask(t, seat, lambda: [f"P1 {i}" for i in faces_up(t, seat)])).split()[1]
    yield from run(t, seat, PRODUCTION[tile]["effects"], "production")


def collect(t: Table, seat: int, icon: str) -> None:
    (name, number), *_ = COLLECT[icon].items()
    extra = t.owns(seat, "Z20") and name != "gold"
    t.gain(seat, {name: number + extra}, "")
    if extra:
        t.award(seat, "passive", 1)


def free_building(t: Table, seat: int) -> Steps:
    yield from build_building(t, seat, free=True)


def free_steps(t: Table, seat: int) -> Steps:
    yield from build_steps(t, seat, {})


def free_small_statue(t: Table, seat: int) -> Steps:
    yield from build_statue(t, seat, free=True)


TASKS: dict[str, Callable[[Table, int], Steps]] = {
    "build_building": build_building,
    "build_statue": build_statue,
    "build_steps": build_steps,
    "buy_weavings": buy_weavings,
    "merchant": merchant,
    "train": train,
    "produce_one": produce_one,
    "free_building": free_building,
    "free_steps": free_steps,
    "free_small_statue": free_small_statue,
}
POSSIBLE: dict[str, Callable[[Table, int], bool]] = {
    "build_building": can_build,
    "build_statue": lambda t, seat: bool(statues_for(t, seat)),
    "build_steps": can_steps,
    "buy_weavings": lambda t, seat: pile_size(t) > 0,
    "merchant": lambda t, seat: bool(joins_of(t, seat)),
    "train": lambda t, seat: bool(t.army_deck or t.army_discard),
    "produce_one": lambda t, seat: bool(faces_up(t, seat)),
    "free_building": lambda t, seat: bool(payable_tiles(t, seat, free=True)),
    "free_steps": lambda t, seat: can_steps(t, seat, {}),
    "free_small_statue": lambda t, seat: bool(statues_for(t, seat, free=True)),
}
