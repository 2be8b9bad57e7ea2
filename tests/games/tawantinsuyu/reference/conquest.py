"""Conquest: chapter 11 of the ledger."""

from itertools import product

from . import axomamma_priest
from .box import ARMY, CONQUEST
from .effects import run
from .table import Steps, Table, ask, pay, payable


def conquest(t: Table, seat: int, *, acts: bool) -> Steps:
    order = [other for other in t.order(seat) if other != seat or acts]
    for other in order:
        if t.is_ax(other):
            axomamma_priest.play_hand(t)
        else:
            yield from play_army(t, other, other == seat)
    for other in order:
        if t.is_ax(other):
            yield from axomamma_priest.first_marker(t)
        else:
            yield from conquer(t, other)
    if acts:
        yield from conquer(t, seat)


def play_army(t: Table, seat: int, active: bool) -> Steps:
    player = t.players[seat]
    cost: dict[str, int] = {} if active else {"potato": 1}

    def base() -> list[str]:
        cards = player.army_hand if payable(player.res, cost) else []
        return [f"AR {card}" for card in cards] + ["AR -"]

    while True:
        token = yield from ask(t, seat, base)
        if token == "AR -":
            return
        card = token.split()[1]
        yield from pay(t, seat, cost)
        player.army_hand.remove(card)
        player.army[card] = True
        cost = {"potato": 1}


def needs(flip: int, discard: int, discount: bool) -> list[tuple[int, int]]:
    """What has to be flipped and discarded; more than one with a choice of Z13 (TW-Q17)."""
    if not discount:
        return [(flip, discard)]
    if max(flip - 1, 0) + max(discard - 1, 0):
        return [(max(flip - 1, 0), max(discard - 1, 0))]
    return [(1, 0)] * (flip > 0) + [(0, 1)] * (discard > 0)


def enough(need: int, twos: int, ones: int) -> bool:
    """These cards reach the need and none of them could be left out (TW-Q09)."""
    total = 2 * twos + ones
    least = 1 if ones else 2 if twos else 0
    return total >= need and (total - least < need if twos + ones else need == 0)


Payment = tuple[int, int, int, int]
"""Flipped 2s and 1s, discarded 2s and 1s."""


def payments(t: Table, seat: int, wanted: list[tuple[int, int]]) -> list[Payment]:
    up = [ARMY[card]["soldiers"] for card, face in t.players[seat].army.items() if face]
    twos, ones = up.count(2), up.count(1)
    tokens = []
    for flip2, flip1, off2, off1 in product(range(3), range(5), range(3), range(5)):
        held = flip2 + off2 <= twos and flip1 + off1 <= ones
        if held and any(enough(f, flip2, flip1) and enough(d, off2, off1) for f, d in wanted):
            tokens.append((flip2, flip1, off2, off1))
    return tokens


def space_payments(t: Table, seat: int, space: str) -> list[Payment]:
    here = CONQUEST[space]
    return payments(t, seat, needs(here["flip"], here["discard"], t.owns(seat, "Z13")))


def cards_of(t: Table, seat: int, payment: Payment) -> tuple[list[str], list[str]]:
    """The cards flipped and discarded: the lowest ids discarded, the next flipped (TW-B19)."""
    flipped, discarded = [], []
    for soldiers, flip, off in ((2, payment[0], payment[2]), (1, payment[1], payment[3])):
        up = [
            card
            for card, face in sorted(t.players[seat].army.items())
            if face and ARMY[card]["soldiers"] == soldiers
        ]
        discarded += up[:off]
        flipped += up[off : off + flip]
    return flipped, discarded


def payment_token(payment: Payment) -> str:
    def soldiers(twos: int, ones: int) -> str:
        return ",".join(["2"] * twos + ["1"] * ones) or "-"

    return f"CP f:{soldiers(*payment[:2])} d:{soldiers(*payment[2:])}"


def conquer(t: Table, seat: int) -> Steps:
    player = t.players[seat]

    def base() -> list[str]:
        free = [s for s in CONQUEST if s not in t.conquered and player.markers]
        return [f"CQ {space}" for space in free if space_payments(t, seat, space)] + ["CQ -"]

    token = yield from ask(t, seat, base)
    if token == "CQ -":
        return
    space = token.split()[1]
    ways = {payment_token(way): way for way in space_payments(t, seat, space)}
    how = yield from ask(t, seat, lambda: list(ways), step=True)
    flipped, discarded = cards_of(t, seat, ways[how])
    player.markers -= 1
    t.conquered[space] = seat
    yield from run(t, seat, CONQUEST[space]["effects"], "conquest")
    pay_soldiers(t, seat, flipped, discarded)


def pay_soldiers(t: Table, seat: int, flipped: list[str], discarded: list[str]) -> None:
    player = t.players[seat]
    for card in flipped:
        player.army[card] = False
    for card in discarded:
        del player.army[card]
        t.army_discard.append(card)
