"""Axomamma: chapter 19 of the ledger. She is place 1."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from .box import ARMY, MARKET, SOLO, TEMPLE, TOP
from .table import (
    Steps,
    Table,
    draw_army,
    draw_worker,
    next_weave,
    pick,
    trigger,
)

AX = 1


def run(t: Table, effects: list[dict[str, Any]], key: str) -> Steps:
    """Carry out a list of effects for her (TW-X12..TW-X18, TW-X34..TW-X36)."""
    for effect in effects:
        name, value = next(iter(effect.items()))
        if name == "gain":
            t.gain(AX, value, key)
        elif name == "draw":
            for _ in range(value.get("god", 0)):
                god_card(t, 1)
            for _ in range(value.get("army", 0)):
                yield from army_card(t)
        elif name == "take":
            yield from (nomad(t) if "nomad" in value else free_weaving(t))
        elif name == "temple":
            yield from advance(t, value)
        elif name == "rejuvenate":
            turn_up(t, value)
        elif name == "free":
            yield from FREE[value](t)
        elif name == "do":
            yield from do(t, value)
        elif name == "choose":
            yield from choose(t, value, key)


def do(t: Table, task: str) -> Steps:
    me = t.players[AX]
    if task == "train":
        yield from army_card(t)
    elif task == "pay_gold_temple" and me.res["gold"] and me.temple < TOP:
        me.res["gold"] -= 1
        yield from advance(t, 1)


def choose(t: Table, options: list[dict[str, Any]], key: str) -> Steps:
    me = t.players[AX]
    if any("take" in option for option in options):  # temple space 4, TW-X36
        stone, workers = me.res["stone"], len(me.workers)
        wants = workers < stone or (workers == stone and workers <= 1)
        if wants and (t.village or t.nomads):
            yield from (village_worker(t, 0) if t.village else nomad(t))
        else:
            t.gain(AX, {"stone": 1}, key)
        return
    tie = SOLO["choice_tie_order"]
    goods = [option["gain"] for option in options]
    best = min(goods, key=lambda good: (me.res[next(iter(good))], tie.index(next(iter(good)))))
    t.gain(AX, best, key)


def god_card(t: Table, points: int) -> None:
    """Instead of a god card: the oldest card of the offer goes under the deck (TW-X14)."""
    if t.offer:
        t.under_gods.append(t.offer.pop(0))
        t.award(AX, "ax_offer", points)


def army_card(t: Table) -> Steps:
    card = yield from draw_army(t)
    if card is not None:
        t.players[AX].army_hand.append(card)


def welcome(t: Table, kind: str) -> Steps:
    """A worker she gains: its reward, then the limit (TW-X12, TW-X13)."""
    me = t.players[AX]
    me.workers.append(kind)
    yield from run(t, SOLO["worker_rewards"][kind], "")
    while len(me.workers) > 2:
        ages = {str(age): 1 for age in range(1, len(me.workers) + 1)}
        age = yield from pick("axdrop", ages)
        t.removed.append(me.workers.pop(int(age) - 1))


def village_worker(t: Table, end: int) -> Steps:
    if t.village:
        kind = t.village.pop(end)
        trigger(t)
        yield from welcome(t, kind)


def nomad(t: Table) -> Steps:
    if not t.nomads:
        return
    kind = yield from random_nomad(t)
    yield from welcome(t, kind)


def random_nomad(t: Table) -> Steps:
    kind = yield from pick("axnomad", dict(Counter(t.nomads)))
    t.nomads.remove(kind)
    new = yield from draw_worker(t)
    if new is not None:
        t.nomads.append(new)
    return kind


def advance(t: Table, spaces: int) -> Steps:
    me = t.players[AX]
    for _ in range(spaces):
        if me.temple < TOP:
            me.temple += 1
            yield from run(t, TEMPLE[me.temple]["reward"], "temple")


def down_tiles(t: Table) -> list[str]:
    """Her face-down production buildings, the highest number first."""
    return sorted((i for i, up in t.players[AX].production.items() if not up), reverse=True)


def down_army(t: Table) -> list[str]:
    """Her face-down army cards, 2 soldiers first, then the lowest id (TW-X38)."""
    down = [card for card, up in t.players[AX].army.items() if not up]
    return sorted(down, key=lambda card: (-ARMY[card]["soldiers"], card))


def turn_up(t: Table, number: int) -> None:
    me = t.players[AX]
    for item in (down_tiles(t) + down_army(t))[:number]:
        (me.production if item in me.production else me.army)[item] = True


def spend(t: Table, name: str, number: int) -> None:
    """Gold stands for what is missing (TW-X17)."""
    res = t.players[AX].res
    own = min(res[name], number)
    res[name] -= own
    res["gold"] -= number - own


# Free builds


def market_tile(t: Table, kind: str) -> Steps:
    """A random market tile of a type comes to her; False if there is none."""
    slots = {slot: 1 for slot, tile in t.market.items() if tile and MARKET[slot] == kind}
    if not slots:
        return False
    slot = yield from pick("axtile", slots)
    tile = t.market[slot]
    assert tile is not None
    t.market[slot] = None
    me = t.players[AX]
    if kind == "prod":
        me.production[tile] = True
    else:
        me.passive.append(tile)
    return True


def free_building(t: Table) -> Steps:
    up = sum(t.players[AX].production.values())
    yield from market_tile(t, "prod" if up < 2 else "passive")


def step_slot(t: Table) -> str | None:
    """Where her steps go (TW-X56)."""
    me = t.players[AX]
    around = [(me.priest + n) % 5 for n in range(5)]
    upper = [f"ST{s}u" for s in around if f"ST{s}u" not in t.slots]
    lower = [f"ST{s}l" for s in around if f"ST{s}l" not in t.slots and f"ST{s}u" in t.slots]
    mine = [slot for slot in lower if t.slots[slot[:-1] + "u"] == AX]
    slots = upper or mine or lower
    return slots[0] if slots and me.steps else None


def free_steps(t: Table) -> Steps:
    from .effects import lay_steps

    slot = step_slot(t)
    if slot is not None:
        lay_steps(t, AX, slot)
    return
    yield


def random_statue(t: Table, size: str) -> Steps:
    from .effects import lay_statue

    left = {s: n for s, n in t.statue_stock.items() if n and s.endswith(size)}
    if left:
        lay_statue(t, AX, (yield from pick("axstatue", left)))


def free_weaving(t: Table) -> Steps:
    if t.top is not None:
        tile = t.top
        t.top = yield from next_weave(t)
        put_tile(t, [tile])


FREE: dict[str, Callable[[Table], Steps]] = {
    "building": free_building,
    "steps": free_steps,
    "small_statue": lambda t: random_statue(t, "small"),
}


def put_tile(t: Table, tiles: list[str], *, extend: bool = False) -> str | None:
    """Choose one of the tiles and add it (TW-X53); with `extend` never a new tapestry."""
    from .weavings import fits

    me = t.players[AX]
    ordered = sorted(tiles, reverse=True)
    for tapestry in sorted(me.tapestries, key=len, reverse=True):
        for tile in ordered:
            if fits(tapestry, tile):
                tapestry.append(tile)
                return tile
    if extend or not ordered:
        return None
    me.tapestries.append([ordered[0]])
    return ordered[0]


def festival_weavings(t: Table) -> None:
    each = 2 if t.options["solo_hard_weaving_vp"] else 1
    t.award(AX, "ax_weavings", each * sum(map(len, t.players[AX].tapestries)))


def follow_weavings(t: Table, drawn: list[str]) -> None:
    """When the human buys weavings (TW-X54)."""
    me = t.players[AX]
    if me.res["maize"] < 2:
        return
    tile = put_tile(t, drawn, extend=True)
    if tile is not None:
        drawn.remove(tile)
        spend(t, "maize", min(3, me.res["maize"] + me.res["gold"]))
