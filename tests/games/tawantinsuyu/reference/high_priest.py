"""Moving the High Priest, for people: chapter 10 of the ledger."""

from collections.abc import Callable

from . import axomamma_priest, conquest
from .box import BOX, KIND_LETTER, KIND_OF, PRODUCTION, TOP
from .effects import (
    SIZE,
    advance,
    faces_up,
    gain_army,
    pay_gold_temple,
    refill_nomads,
    run,
    turn_up,
    turned_down,
)
from .table import Steps, Table, ask, pay, payable, trigger
from .weavings import free_weaving


def action_at(t: Table, section: int) -> str:
    clockwise: list[str] = BOX["coricancha"]["clockwise"]
    return clockwise[(section - t.rotation) % 5]


def activate(t: Table, seat: int, action: str) -> Steps:
    """A person activates a side (TW-H02)."""
    if action == "conquest":
        yield from casualty(t, seat)
    turned = yield from reactions(t, seat, action)
    acts = (yield from ask(t, seat, lambda: ["ACT", "GOLD"], always=True)) == "ACT"
    if not acts:
        t.gain(seat, {"gold": 1}, "")
    if action == "conquest":
        yield from conquest.conquest(t, seat, acts=acts)
        return
    for other in t.order(seat):
        if t.is_ax(other):
            yield from axomamma_priest.FOLLOWS[action](t)
        else:
            yield from person(t, other, action, turned, acts=acts or other != seat)


def person(t: Table, seat: int, action: str, turned: set[int], *, acts: bool = True) -> Steps:
    """One person's share in an action other than Conquest."""
    if acts:
        yield from ACTIONS[action](t, seat, seat == t.active)
    if action == "produce" and t.owns(seat, "Z16") and seat not in turned:
        yield from extra_flip(t, seat, army=True)


def casualty(t: Table, seat: int) -> Steps:
    def base() -> list[str]:
        if t.village:
            return ["CW p", "CW m"][: len(t.village)]
        return [f"CW {kind}" for kind in sorted({KIND_LETTER[k] for k in t.nomads})]

    if not base():
        return
    end = (yield from ask(t, seat, base)).split()[1]
    if t.village:
        t.casualties.append(t.village.pop(0 if end == "p" else -1))
        trigger(t)
    else:
        t.nomads.remove(KIND_OF[end])
        t.casualties.append(KIND_OF[end])
        yield from refill_nomads(t)


def reactions(t: Table, seat: int, action: str) -> Steps:
    """The passive buildings that an activation wakes; returns who has used Z16."""
    turned: set[int] = set()
    for other in t.order(seat):
        if action == "worship" and t.owns(other, "Z12"):
            yield from pay_gold_temple(t, other)
        elif action == "offering" and t.owns(other, "Z11"):
            yield from free_weaving(t, other)
        elif action == "rejuvenate" and t.owns(other, "Z18"):
            yield from gain_army(t, other)
            t.gain(other, {"gold": 1}, "passive")
        elif action == "conquest" and t.owns(other, "Z17"):
            t.gain(other, {"gold": 1, "vp": 1}, "passive")
        elif action == "produce" and t.owns(other, "Z16"):
            turned |= {other} if (yield from extra_flip(t, other, army=True)) else set()
    return turned


def extra_flip(t: Table, seat: int, *, army: bool) -> Steps:
    token = yield from ask(
        t, seat, lambda: [f"UP {i}" for i in turned_down(t, seat, army=army)] + ["UP -"]
    )
    if token == "UP -":
        return False
    turn_up(t, seat, token.split()[1])
    return True


def worship(t: Table, seat: int, active: bool) -> Steps:
    player = t.players[seat]
    open_sizes = {"S", "L"}

    def base() -> list[str]:
        own = sorted(set(player.statues)) if player.temple < TOP else []
        tokens = []
        for statue in own:
            god, size = statue.split("_")
            letter = size[0].upper()
            if letter in open_sizes:
                tokens.append(f"WS {god} {letter}")
        return [*tokens, "WS -"]

    for _ in range(2 if active else 1):
        token = yield from ask(t, seat, base)
        if token == "WS -":
            return
        _, god, letter = token.split()
        player.statues.remove(f"{god}_{SIZE[letter]}")
        open_sizes.discard(letter)
        yield from advance(t, seat, 3 if active and letter == "L" else 1)


def offering(t: Table, seat: int, active: bool) -> Steps:
    player = t.players[seat]
    cost = {1: 2, 2: 4, 3: 6} if active else {1: 3}

    def base() -> list[str]:
        return [
            f"OF {n}"
            for n, maize in cost.items()
            if payable(player.res, {"maize": maize}) and player.temple + n <= TOP
        ] + ["OF -"]

    token = yield from ask(t, seat, base)
    if token != "OF -":
        spaces = int(token.split()[1])
        yield from pay(t, seat, {"maize": cost[spaces]})
        yield from advance(t, seat, spaces)


def rejuvenate_action(t: Table, seat: int, active: bool) -> Steps:
    player = t.players[seat]
    cost: dict[str, int] = {} if active else {"maize": 1}

    def base() -> list[str]:
        down = turned_down(t, seat) if payable(player.res, cost) else []
        return [f"RJ {item}" for item in down] + ["RJ -"]

    while True:
        token = yield from ask(t, seat, base)
        if token == "RJ -":
            return
        yield from pay(t, seat, cost)
        turn_up(t, seat, token.split()[1])
        if active:
            cost = {"food": 1}


def produce(t: Table, seat: int, active: bool) -> Steps:
    player = t.players[seat]
    flipped = active and (yield from extra_flip(t, seat, army=False))
    done: list[str] = []

    def base() -> list[str]:
        return [f"PR {tile}" for tile in faces_up(t, seat) if tile not in done] + ["PR -"]

    while True:
        token = yield from ask(t, seat, base)
        if token == "PR -":
            break
        done.append(token.split()[1])
        yield from run(t, seat, PRODUCTION[done[-1]]["effects"], "production")
    for tile in done:
        player.production[tile] = False
    if active and not flipped:
        yield from extra_flip(t, seat, army=False)


ACTIONS: dict[str, Callable[[Table, int, bool], Steps]] = {
    "worship": worship,
    "offering": offering,
    "rejuvenate": rejuvenate_action,
    "produce": produce,
}
