"""Axomamma's turn and her High Priest: TW-X11 and TW-X20..TW-X39."""

from collections import Counter
from collections.abc import Callable

from .axomamma import (
    AX,
    advance,
    army_card,
    down_army,
    down_tiles,
    god_card,
    nomad,
    random_nomad,
    run,
    spend,
    turn_up,
)
from .axomamma_board import board_action
from .box import ARMY, CONQUEST, PRODUCTION, SOLO, TOP
from .table import (
    Steps,
    Table,
    pick,
    refill_market,
    trigger,
)


def turn(t: Table) -> Steps:
    from .high_priest import action_at

    me = t.players[AX]
    for sides in (1, 2):
        action = action_at(t, (me.priest + sides) % 5)
        if CONDITIONS[action](t):
            me.priest = (me.priest + sides) % 5
            yield from priest_action(t, action)
            break
    else:
        yield from (board_action(t) if me.workers else idle(t))
    yield from refill_market(t)


def soldiers(t: Table) -> int:
    me = t.players[AX]
    ready = [card for card, up in me.army.items() if up] + me.army_hand
    return sum(ARMY[card]["soldiers"] for card in ready)


def wants_conquest(t: Table) -> bool:
    me = t.players[AX]
    less = 0 if t.options["solo_hard_conquest_equal"] else 1
    if soldiers(t) < len(t.casualties) + less or not me.markers:
        return False
    held = dict(me.army)
    me.army.update(dict.fromkeys(me.army_hand, True))
    possible = bool(spaces_to_pay(t))
    me.army = held
    return possible


CONDITIONS: dict[str, Callable[[Table], bool]] = {
    "offering": lambda t: t.players[AX].res["maize"] >= 4 and t.players[AX].temple < TOP,
    "produce": lambda t: sum(t.players[AX].production.values()) >= 2,
    "worship": lambda t: (
        len(t.players[AX].statues) >= (2 if t.options["solo_easy_worship_two"] else 1)
        and t.players[AX].temple < TOP
    ),
    "conquest": wants_conquest,
    "rejuvenate": lambda t: len(down_tiles(t)) + len(down_army(t)) >= 3,
}


def priest_action(t: Table, action: str) -> Steps:
    from .high_priest import person, reactions

    if action == "conquest":
        if t.village:
            t.casualties.append(t.village.pop(0))
            trigger(t)
        elif t.nomads:
            t.casualties.append((yield from random_nomad(t)))
    turned = yield from reactions(t, AX, action)
    if t.options["solo_hard_priest_vp"]:
        t.award(AX, "ax_difficulty", 2)
    if t.options["solo_hard_temple_step"] and action in ("worship", "offering"):
        yield from advance(t, 1)
    yield from ACTS[action](t)
    if action != "conquest":
        yield from person(t, 0, action, turned)
    yield from army_card(t)
    god_card(t, 0)
    god_card(t, 0)


def act_produce(t: Table) -> Steps:
    me = t.players[AX]
    up = sorted(tile for tile, face in me.production.items() if face)
    yield from produce(t)
    if up:
        me.production[up[-1]] = True


def produce(t: Table) -> Steps:
    """All produce and are turned down."""
    me = t.players[AX]
    up = sorted(tile for tile, face in me.production.items() if face)
    for tile in up:
        yield from run(t, PRODUCTION[tile]["effects"], "production")
    for tile in up:
        me.production[tile] = False


def act_offering(t: Table) -> Steps:
    me = t.players[AX]
    spaces = min(3, (me.res["maize"] + me.res["gold"]) // 2, TOP - me.temple)
    spend(t, "maize", 2 * spaces)
    yield from advance(t, spaces)


def follow_offering(t: Table) -> Steps:
    me = t.players[AX]
    if me.res["maize"] + me.res["gold"] >= 3 and me.temple < TOP:
        spend(t, "maize", 3)
        yield from advance(t, 1)


def give_statue(t: Table, size: str, spaces: int) -> Steps:
    me = t.players[AX]
    own = Counter(statue for statue in me.statues if statue.endswith(size))
    if own and me.temple < TOP:
        me.statues.remove((yield from pick("axstatue", dict(own))))
        yield from advance(t, spaces)


def act_worship(t: Table) -> Steps:
    yield from give_statue(t, "large", 3)
    yield from give_statue(t, "small", 1)


def follow_worship(t: Table) -> Steps:
    small = any(statue.endswith("small") for statue in t.players[AX].statues)
    yield from give_statue(t, "small" if small else "large", 1)


def act_rejuvenate(t: Table) -> Steps:
    turn_up(t, 99)
    return
    yield


def follow_rejuvenate(t: Table) -> Steps:
    me = t.players[AX]
    tiles, army = down_tiles(t), down_army(t)
    for tile in tiles[: (len(tiles) + 1) // 2]:
        me.production[tile] = True
    for card in army[: (len(army) + 1) // 2]:
        me.army[card] = True
    return
    yield


# Conquest


def play_hand(t: Table) -> None:
    me = t.players[AX]
    me.army.update(dict.fromkeys(me.army_hand, True))
    me.army_hand = []


def ways_to_pay(t: Table, space: str) -> list[tuple[int, int, int, int]]:
    """Her payments, the one she prefers first (TW-X33, TW-X87)."""
    from .conquest import payments

    flip, discard = CONQUEST[space]["flip"], CONQUEST[space]["discard"]
    if t.options["solo_hard_conquest_discount"]:
        less = (max(flip - 1, 0), max(discard - 1, 0))
        if less == (0, 0):
            less = (1, 0) if flip else (0, 1)
        flip, discard = less
    ways = payments(t, AX, [(flip, discard)])
    return sorted(ways, key=lambda w: (w[2], w[2] + w[3], -w[0], w[0] + w[1]))


def spaces_to_pay(t: Table) -> list[str]:
    if not t.players[AX].markers:
        return []
    return [s for s in CONQUEST if s not in t.conquered and ways_to_pay(t, s)]


def printed_points(space: str) -> int:
    return sum(effect.get("gain", {}).get("vp", 0) for effect in CONQUEST[space]["effects"])


def first_marker(t: Table) -> Steps:
    def worth(space: str) -> tuple[int, int, int, int, int]:
        region = CONQUEST[space]["region"]
        there = [seat for s, seat in t.conquered.items() if CONQUEST[s]["region"] == region]
        rank = SOLO["conquest_region_order"].index(region)
        return (
            printed_points(space),
            -len(there),
            -there.count(0),
            -rank,
            CONQUEST[space]["position"],
        )

    spaces = spaces_to_pay(t)
    if spaces:
        yield from set_marker(t, max(spaces, key=worth))


def second_marker(t: Table) -> Steps:
    cost = {space: sum(ways_to_pay(t, space)[0][2:]) for space in spaces_to_pay(t)}
    if cost:
        best = {space: 1 for space, cards in cost.items() if cards == min(cost.values())}
        yield from set_marker(t, (yield from pick("axconquest", best)))


def set_marker(t: Table, space: str) -> Steps:
    from .conquest import cards_of, pay_soldiers

    flipped, discarded = cards_of(t, AX, ways_to_pay(t, space)[0])
    t.players[AX].markers -= 1
    t.conquered[space] = AX
    yield from run(t, CONQUEST[space]["effects"], "conquest")
    pay_soldiers(t, AX, flipped, discarded)


def act_conquest(t: Table) -> Steps:
    from .conquest import conquer, play_army

    play_hand(t)
    yield from play_army(t, 0, False)
    yield from first_marker(t)
    yield from conquer(t, 0)
    if not t.options["solo_easy_one_conquest"]:
        yield from second_marker(t)


ACTS: dict[str, Callable[[Table], Steps]] = {
    "worship": act_worship,
    "offering": act_offering,
    "rejuvenate": act_rejuvenate,
    "conquest": act_conquest,
    "produce": act_produce,
}
FOLLOWS: dict[str, Callable[[Table], Steps]] = {
    "worship": follow_worship,
    "offering": follow_offering,
    "rejuvenate": follow_rejuvenate,
    "produce": produce,
}


def idle(t: Table) -> Steps:
    """TW-X70."""
    yield from nomad(t)
    god_card(t, 1)
    god_card(t, 1)
    if t.options["solo_hard_idle_vp"]:
        t.award(AX, "ax_difficulty", 2)
    if not t.options["solo_easy_no_idle_army"]:
        yield from army_card(t)
    me = t.players[AX]
    me.priest = (me.priest + 1) % 5


def last_rites(t: Table) -> Steps:
    """TW-X73."""
    turn_up(t, 99)
    yield from act_worship(t)
