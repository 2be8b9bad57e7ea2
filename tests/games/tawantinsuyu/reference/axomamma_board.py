"""Axomamma's board action: TW-X40..TW-X61."""

from collections.abc import Callable
from typing import Any

from .axomamma import (
    AX,
    free_steps,
    market_tile,
    nomad,
    put_tile,
    run,
    spend,
    step_slot,
    village_worker,
)
from .box import GOD_CARDS, MARKET, SOLO, SPACES, STATUES
from .table import (
    Steps,
    Table,
    draw,
    draw_god,
    draw_weaves,
    payable,
    pick,
    pile_size,
    shuffle_gods,
    to_offer,
)

DIE = {str(face): SOLO["die"].count(face) for face in sorted(set(SOLO["die"]))}
TERRACES = [
    ["upper", "middle", "lower"],
    ["middle", "upper", "lower"],
    ["lower", "middle", "upper"],
]
"""Where she looks first, by Festivals resolved (TW-X42)."""


def board_action(t: Table) -> Steps:
    die = int((yield from draw("die", DIE)))
    yield from place_worker(t, die)
    active = [token for token in SOLO["tokens"] if token["value"] == die]
    for token in active:
        space = SOLO["loops"][token["loop"]][t.tokens[token["id"]]]
        if not acts_on_arrival(t, space):
            yield from LOOPS[token["loop"]](t, space)
    for token in active:
        t.tokens[token["id"]] = (t.tokens[token["id"]] + die) % SOLO["loop_length"]
        space = SOLO["loops"][token["loop"]][t.tokens[token["id"]]]
        if acts_on_arrival(t, space):
            yield from top_loop(t, space)


def acts_on_arrival(t: Table, space: dict[str, Any]) -> bool:
    """Whether the personality lies on a space and acts when a token comes to it (TW-X59)."""
    covered = space.get("personality_slot") and t.personality != "none"
    return bool(covered) and t.options.get("solo_personality_moment") == "arrival"


def open_spaces(t: Table, card: str) -> list[str]:
    god = GOD_CARDS[card]["god"]
    return [s for s, space in SPACES.items() if space["god"] == god and s not in t.hill]


def place_worker(t: Table, die: int) -> Steps:
    from .turn import way_down

    me = t.players[AX]
    everywhere = [c for c in t.slot_cards if c] + t.offer + t.gods + t.under_gods
    if not any(open_spaces(t, card) for card in everywhere):  # TW-X60
        return
    slot = die - 1
    while True:
        while t.slot_cards[slot] is None:
            slot = (slot + 1) % 4
        card = t.slot_cards[slot]
        assert card is not None
        spaces = open_spaces(t, card)
        if spaces:
            break
        drawable = t.gods + t.under_gods + t.offer
        if drawable and not any(open_spaces(t, other) for other in drawable):
            slot = (slot + 1) % 4  # TW-X45 would exchange cards for ever
            continue
        yield from renew_slot(t, slot)
    terrace = next(
        name
        for name in TERRACES[t.resolved]
        if any(SPACES[space]["terrace"] == name for space in spaces)
    )
    spaces = [space for space in spaces if SPACES[space]["terrace"] == terrace]
    least = min(way_down(t, AX, space)[0] for space in spaces)
    near = {space: 1 for space in spaces if way_down(t, AX, space)[0] == least}
    space = yield from pick("axspace", near)
    age = "1"
    if not t.has_placed:
        age = yield from pick("axworker", {str(n): 1 for n in range(1, len(me.workers) + 1)})
        t.has_placed = True
    for owner in way_down(t, AX, space)[1]:
        if owner != AX:
            t.award(owner, "steps_used", 1)
    t.hill[space] = me.workers.pop(int(age) - 1)
    if any(statue.startswith(GOD_CARDS[card]["god"]) for statue in me.statues):
        t.award(AX, "ax_statue_match", SOLO["statue_match_vp"])
    yield from renew_slot(t, slot)


def renew_slot(t: Table, slot: int) -> Steps:
    """The card of a slot goes to the offer and the slot is refilled (TW-X45, TW-X47)."""
    card = t.slot_cards[slot]
    assert card is not None
    t.slot_cards[slot] = None
    to_offer(t, card)
    if not t.gods and not t.under_gods:
        shuffle_gods(t, [other for other in t.offer if other != card])
        t.offer = [card]
    t.slot_cards[slot] = yield from draw_god(t)


def top_loop(t: Table, space: dict[str, Any]) -> Steps:
    effects = space["effects"]
    if space.get("personality_slot") and t.personality != "none":
        effects = next(p["effects"] for p in SOLO["personalities"] if p["id"] == t.personality)
    yield from run(t, effects, "")


def middle_loop(t: Table, space: dict[str, Any]) -> Steps:
    effect = space["effects"][0]
    task = effect["do"]
    if task == "build_building":
        done = yield from building(t, "prod" if effect["type"] == "production" else "passive")
    else:
        done = yield from MIDDLE[task](t)
    if not done:
        t.gain(AX, {"gold": 1}, "")


def building(t: Table, kind: str) -> Steps:
    me = t.players[AX]
    price = 2 if t.options["solo_easy_building_cost"] else 1
    there = any(tile and MARKET[slot] == kind for slot, tile in t.market.items())
    if not there or me.res["stone"] + me.res["gold"] < price:
        return False
    spend(t, "stone", price)
    return (yield from market_tile(t, kind))


def steps(t: Table) -> Steps:
    me = t.players[AX]
    if step_slot(t) is None or me.res["stone"] + me.res["gold"] < 3:
        return False
    spend(t, "stone", 3)
    yield from free_steps(t)
    return True


def statue(t: Table) -> Steps:
    from .effects import lay_statue

    me = t.players[AX]

    def can(name: str) -> bool:
        return t.statue_stock[name] > 0 and payable(me.res, STATUES[name]["cost"])

    if not any(map(can, STATUES)):
        return False
    die = int((yield from draw("die", DIE)))
    chosen = None
    for turn_ in range(4):
        card = t.slot_cards[(die - 1 + turn_) % 4]
        if card and chosen is None:
            god = GOD_CARDS[card]["god"]
            chosen = next((f"{god}_{s}" for s in ("large", "small") if can(f"{god}_{s}")), None)
    if chosen is None:
        for size in ("large", "small"):
            left = {s: n for s, n in t.statue_stock.items() if s.endswith(size) and can(s)}
            if left:
                chosen = yield from pick("axstatue", left)
                break
    assert chosen is not None
    cost = STATUES[chosen]["cost"]
    me.res["gold"] -= cost.get("gold", 0)
    spend(t, "stone", cost["stone"])
    lay_statue(t, AX, chosen)
    return True


def weavings(t: Table) -> Steps:
    from .weavings import buy_one, put_back

    me = t.players[AX]
    purse = me.res["maize"] + me.res["gold"]
    wanted = 2 if purse >= 3 and pile_size(t) >= 2 else 1 if purse >= 1 and pile_size(t) else 0
    if not wanted:
        return False
    drawn = yield from draw_weaves(t, 3)
    spend(t, "maize", 3 if wanted == 2 else 1)
    for _ in range(wanted):
        drawn.remove(put_tile(t, drawn))
    if wanted == 1:
        t.gain(AX, {"gold": 1}, "")
    yield from buy_one(t, 0, drawn)
    yield from put_back(t, drawn)
    return True


MIDDLE: dict[str, Callable[[Table], Steps]] = {
    "buy_weavings": weavings,
    "build_statue": statue,
    "build_steps": steps,
}


def bottom_loop(t: Table, space: dict[str, Any]) -> Steps:
    where = space["effects"][0]["recruit"]
    if where == "nomad_random":
        yield from nomad(t)
    else:
        yield from village_worker(t, 0 if where == "village_potato_end" else -1)


LOOPS: dict[str, Callable[[Table, dict[str, Any]], Steps]] = {
    "top": top_loop,
    "middle": middle_loop,
    "bottom": bottom_loop,
}
