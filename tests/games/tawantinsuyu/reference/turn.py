"""A person's turn: chapters 4 to 6 and 10 to 12 of the ledger."""

from .box import BOX as _BOX
from .box import (
    COLLECT,
    COSTS,
    GOD_CARDS,
    ICONS,
    KIND_LETTER,
    KIND_OF,
    SLOTS,
    SPACES,
)
from .effects import (
    POSSIBLE,
    TASKS,
    collect,
    gain_army,
    rejuvenate,
    run,
    take_nomad,
    train,
)
from .high_priest import action_at, activate
from .table import (
    Steps,
    Table,
    ask,
    pay,
    payable,
    refill_market,
    take_god,
    to_offer,
    trigger,
)

MOVES = {"MH": ["MH 1", "MH 2"], "PRAY": ["PRAY"], "TRAIN": ["TRAIN"], "RECRUIT": ["RECRUIT"]}
TASK_OF_ICON = {
    "steps": "build_steps",
    "building": "build_building",
    "statue": "build_statue",
    "weaving": "buy_weavings",
    "merchant": "merchant",
    "train": "train",
    "produce1": "produce_one",
}
ALWAYS_QUALIFY = {"weaving", "merchant", "train"}


def turn(t: Table, seat: int) -> Steps:
    t.free_turn = seat
    moves = [move for group in MOVES.values() for move in group]
    first = yield from ask(t, seat, lambda: placements(t, seat) + moves, always=True)
    if first.startswith("PL"):
        yield from place(t, seat, first)
    else:
        yield from secondary(t, seat, first)
        others = [m for name, group in MOVES.items() if not first.startswith(name) for m in group]
        second = yield from ask(t, seat, lambda: others, always=True)
        yield from secondary(t, seat, second)
    yield from end_of_turn(t, seat)


# Placing


def abilities(t: Table, seat: int, kind: str) -> list[str]:
    """The abilities open to a worker: its own, Z01, Z02."""
    kinds = [kind]
    if t.owns(seat, "Z01") and kind != "courier":
        kinds.append("courier")
    if t.owns(seat, "Z02") and kind != "priest":
        kinds.append("priest")
    return kinds


def placements(t: Table, seat: int) -> list[str]:
    tokens = []
    for kind in sorted(set(t.players[seat].workers)):
        for ability in abilities(t, seat, kind):
            if any(prices(t, seat, space, ability) for space in SPACES):
                how = "" if ability == kind else f" as:{KIND_LETTER[ability]}"
                tokens.append(f"PL {KIND_LETTER[kind]}{how}")
    return tokens


def way_down(t: Table, seat: int, space: str) -> tuple[int, list[int]]:
    """Wander and descent to a space, and the owners of the step markers on the way."""
    place = SPACES[space]
    apart = abs(place["section"] - t.players[seat].priest)
    wander = COSTS["wander_by_section_distance"][min(apart, 5 - apart)]
    owners = [
        t.slots[name]
        for name, slot in SLOTS.items()
        if name in t.slots
        and slot["section"] == place["section"]
        and place["terrace"] in slot["helps"]
    ]
    descend = COSTS["descend"][place["terrace"]]
    descend -= COSTS["descend_discount_per_step_marker"] * len(owners)
    return wander + max(0, descend), owners


def food_for(t: Table, seat: int, space: str, ability: str) -> int:
    food, _ = way_down(t, seat, space)
    return max(0, food - COSTS["courier_discount"] * (ability == "courier"))


def prices(t: Table, seat: int, space: str, ability: str) -> list[str]:
    """BY tokens that can be paid, food included."""
    if space in t.hill:
        return []
    player = t.players[seat]
    food = food_for(t, seat, space, ability)
    eat = player.res["potato"] + player.res["maize"] + player.res["gold"]
    cards = [c for c in player.hand if GOD_CARDS[c]["god"] == SPACES[space]["god"]]
    tokens = [f"BY {card}" for card in cards] if eat >= food else []
    if player.res["gold"] >= 1 and eat - 1 >= food:
        tokens.append("BY g1")
    return tokens


def place(t: Table, seat: int, token: str) -> Steps:
    player = t.players[seat]
    words = token.split()
    kind = KIND_OF[words[1]]
    ability = KIND_OF[words[2][-1]] if len(words) > 2 else kind
    space = (
        yield from ask(
            t,
            seat,
            lambda: [f"SP {space}" for space in SPACES if prices(t, seat, space, ability)],
            always=True,
            step=True,
        )
    ).split()[1]
    price = (
        yield from ask(t, seat, lambda: prices(t, seat, space, ability), always=True, step=True)
    ).split()[1]
    food = food_for(t, seat, space, ability)
    if price == "g1":
        player.res["gold"] -= 1
    else:
        player.hand.remove(price)
        t.aside = price
    yield from pay(t, seat, {"food": food})
    for owner in way_down(t, seat, space)[1]:
        if owner != seat:
            t.award(owner, "steps_used", 1)
        elif t.owns(seat, "Z07"):
            t.award(seat, "passive", 1)
    tasks = 1 + bonus(t, seat, space, kind, ability)
    player.workers.remove(kind)
    t.hill[space] = kind
    if t.aside and any(s.startswith(GOD_CARDS[t.aside]["god"]) for s in player.statues):
        yield from run(t, seat, GOD_CARDS[t.aside]["effects"], "god_cards")
    if ability == "warrior":
        yield from warrior(t, seat, space)
    if ability == "priest" and (yield from priest_pays(t, seat)):
        tasks += 1
    yield from do_tasks(t, seat, space, tasks)
    if ability == "priest":
        yield from take_god(t, seat)


def bonus(t: Table, seat: int, space: str, kind: str, ability: str) -> int:
    here = SPACES[space]
    extra = sum(t.hill.get(other) == kind for other in here["adjacent"])
    colours = {"architect": ["blue"], "craftsman": ["green"]}.get(ability, [])
    if colours and t.owns(seat, "Z05"):
        colours = ["blue", "green"]
    extra += here["colour"] in colours
    if ability == "courier":
        extra += not any(
            SPACES[other]["section"] == here["section"]
            and SPACES[other]["terrace"] == here["terrace"]
            for other in t.hill
        )
    if ability == "warrior" and t.owns(seat, "Z14"):
        extra += 2
    return extra


def warrior(t: Table, seat: int, space: str) -> Steps:
    yield from gain_army(t, seat)
    near = SPACES[space]["adjacent"]
    token = yield from ask(
        t,
        seat,
        lambda: [f"TAKE {s}" for s in near if t.hill.get(s, "warrior") != "warrior"] + ["TAKE -"],
    )
    if token != "TAKE -":
        t.players[seat].workers.append(t.hill.pop(token.split()[1]))
    if t.owns(seat, "Z03"):
        yield from rejuvenate(t, seat, 2, "", army=False)


def priest_pays(t: Table, seat: int) -> Steps:
    res = t.players[seat].res
    token = yield from ask(t, seat, lambda: ["PAY"] * payable(res, {"potato": 1}) + ["PAY -"])
    if token == "PAY":
        yield from pay(t, seat, {"potato": 1})
    return token == "PAY"


def do_tasks(t: Table, seat: int, space: str, tasks: int) -> Steps:
    used: set[str] = set()

    def base() -> list[str]:
        icons = [icon for icon in SPACES[space]["icons"] if icon not in used]
        return [f"TK {icon}" for icon in icons if qualifies(t, seat, ICONS[icon])] + ["TK -"]

    while tasks:
        token = yield from ask(t, seat, base)
        if token == "TK -":
            return
        icon = token.split()[1]
        used.add(icon)
        if len(used) == 3:
            used.clear()
        tasks -= 1
        kind = ICONS[icon]
        if kind in COLLECT:
            collect(t, seat, kind)
        else:
            yield from TASKS[TASK_OF_ICON[kind]](t, seat)


def qualifies(t: Table, seat: int, kind: str) -> bool:
    if kind in COLLECT or kind in ALWAYS_QUALIFY:
        return True
    return POSSIBLE[TASK_OF_ICON[kind]](t, seat)


# Secondary actions


def secondary(t: Table, seat: int, token: str) -> Steps:
    if token == "PRAY":
        yield from take_god(t, seat)
        yield from take_god(t, seat)
    elif token == "TRAIN":
        yield from train(t, seat)
    elif token == "RECRUIT":
        yield from take_nomad(t, seat, optional=True)
    else:
        player = t.players[seat]
        player.priest = (player.priest + int(token.split()[1])) % 5
        yield from activate(t, seat, action_at(t, player.priest))


# End of turn


def end_of_turn(t: Table, seat: int) -> Steps:
    player = t.players[seat]

    def recruits() -> list[str]:
        tokens = []
        if t.village:
            tokens += ["VR p"] * payable(player.res, {"potato": 1})
            tokens += ["VR m"] * payable(player.res, {"maize": 1})
        return [*tokens, "VR -"]

    token = yield from ask(t, seat, recruits, recruiting=True)
    if token != "VR -":
        potato = token == "VR p"
        yield from pay(t, seat, {"potato" if potato else "maize": 1})
        player.workers.append(t.village.pop(0 if potato else -1))
        trigger(t)
    t.free_turn = -1
    while len(player.workers) > _BOX["workers"]["limit_end_of_turn"]:
        kinds = sorted({KIND_LETTER[kind] for kind in player.workers})
        gone = yield from ask(t, seat, lambda kinds=kinds: [f"DW {kind}" for kind in kinds])
        player.workers.remove(KIND_OF[gone.split()[1]])
        t.removed.append(KIND_OF[gone.split()[1]])
    if t.aside is not None:
        to_offer(t, t.aside)
        t.aside = None
    yield from refill_market(t)
