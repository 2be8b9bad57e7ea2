"""Weavings and tapestries of people: chapter 8 of the ledger."""

from itertools import pairwise

from . import axomamma, effects
from .box import COSTS, JOINS, LATER_JOINS, PLAIN_JOINS, WEAVINGS
from .table import Steps, Table, ask, draw_weaves, next_weave, pay, payable, pile_size


def matching(tapestry: list[str]) -> list[str]:
    """The rewards of the matching joins, from the left."""
    return [
        WEAVINGS[left]["right"]
        for left, right in pairwise(tapestry)
        if WEAVINGS[left]["right"] == WEAVINGS[right]["left"]
    ]


def fits(tapestry: list[str], tile: str) -> bool:
    return all(WEAVINGS[other]["pattern"] != WEAVINGS[tile]["pattern"] for other in tapestry)


def add_tiles(t: Table, seat: int, tiles: list[str]) -> Steps:
    player = t.players[seat]
    left = list(tiles)

    def base() -> list[str]:
        tokens = []
        for tile in left:
            tokens.append(f"TP {tile} new")
            for number, tapestry in enumerate(player.tapestries, 1):
                if fits(tapestry, tile):
                    tokens += [f"TP {tile} {number}L", f"TP {tile} {number}R"]
        return tokens

    while left:
        _, tile, place = (yield from ask(t, seat, base)).split()
        left.remove(tile)
        if place == "new":
            player.tapestries.append([tile])
            continue
        tapestry = player.tapestries[int(place[:-1]) - 1]
        if place[-1] == "L":
            tapestry.insert(0, tile)
            made = matching(tapestry[:2])
        else:
            tapestry.append(tile)
            made = matching(tapestry[-2:])
        if t.owns(seat, "Z04"):
            for reward in made:
                yield from effects.run(t, seat, JOINS[reward]["effects"], "joins")


def free_weaving(t: Table, seat: int) -> Steps:
    if t.top is None:
        return
    if pile_size(t) > 1:
        t.second = yield from next_weave(t)
        token = yield from ask(t, seat, lambda: ["FW top", "FW under"])
    else:
        token = "FW top"
    if token == "FW top":
        tile = t.top
        t.top, t.second = t.second, None
    else:
        assert t.second is not None
        tile, t.second = t.second, None
    yield from add_tiles(t, seat, [tile])


def buy_weavings(t: Table, seat: int) -> Steps:
    task = COSTS["weaving_task"]
    res = t.players[seat].res
    drawn = yield from draw_weaves(t, 5 if t.owns(seat, "Z08") else task["draw"])
    while len(drawn) > 3:
        away = (yield from ask(t, seat, lambda: [f"WZ {tile}" for tile in drawn])).split()[1]
        drawn.remove(away)
        t.under_weaves.append(away)
    named: list[str] = []

    def base() -> list[str]:
        cost = {"maize": task["maize_for_1_2_3"][len(named)]}
        more = drawn if payable(res, cost) else []
        return [f"WV {tile}" for tile in more] + ["WV -"]

    while drawn:
        token = yield from ask(t, seat, base, step=bool(named))
        if token == "WV -":
            break
        named.append(token.split()[1])
        drawn.remove(named[-1])
    if named:
        yield from pay(t, seat, {"maize": task["maize_for_1_2_3"][len(named) - 1]})
        yield from add_tiles(t, seat, named)
    for other in t.order(seat)[1:]:
        if t.is_ax(other):
            axomamma.follow_weavings(t, drawn)
        else:
            yield from buy_one(t, other, drawn)
    yield from put_back(t, drawn)


def buy_one(t: Table, seat: int, drawn: list[str]) -> Steps:
    """Another player may buy one of the tiles left."""
    if not drawn:
        return
    cost = {"maize": COSTS["weaving_task"]["other_players_maize"]}
    res = t.players[seat].res
    token = yield from ask(
        t, seat, lambda: [f"WV {tile}" for tile in drawn if payable(res, cost)] + ["WV -"]
    )
    if token != "WV -":
        tile = token.split()[1]
        drawn.remove(tile)
        yield from pay(t, seat, cost)
        yield from add_tiles(t, seat, [tile])


def put_back(t: Table, drawn: list[str]) -> Steps:
    t.under_weaves += sorted(drawn)
    t.top = yield from next_weave(t)


def joins_of(t: Table, seat: int) -> list[str]:
    return [reward for tapestry in t.players[seat].tapestries for reward in matching(tapestry)]


def merchant(t: Table, seat: int) -> Steps:
    joins = joins_of(t, seat)
    ordered = [reward for reward in joins if reward in PLAIN_JOINS]
    for kind in LATER_JOINS:
        ordered += [reward for reward in joins if reward == kind]
    for reward in ordered:
        yield from effects.run(t, seat, JOINS[reward]["effects"], "joins")
