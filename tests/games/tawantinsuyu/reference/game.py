"""A whole game, from set-up to the final sheet."""

from . import axomamma_priest
from .axomamma_board import DIE
from .box import (
    BOX,
    GOD_CARDS,
    KINDS,
    MARKET,
    PASSIVE,
    PRODUCTION,
    SOLO,
    WEAVINGS,
)
from .effects import run
from .festival import festival, final_scoring, mark, village_size
from .table import (
    Steps,
    Table,
    ask,
    draw,
    draw_army,
    draw_god,
    draw_worker,
    fill_slot,
    next_weave,
    refill_market,
    shuffle_gods,
)
from .turn import turn


def play(t: Table) -> Steps:
    yield from set_up(t)
    yield from turns(t, t.first)


def turns(t: Table, seat: int) -> Steps:
    """From the beginning of a seat's turn to the end of the game."""
    while True:
        t.active = seat
        if t.holder == seat:
            yield from festival(t, seat)
            if t.resolved == 3:
                break
        if t.is_ax(seat):
            yield from axomamma_priest.turn(t)
        else:
            if t.players[seat].priest < 0:  # TW-S22
                yield from place_priest(t, seat)
            yield from turn(t, seat)
        seat = (seat + 1) % t.seats
    yield from final_scoring(t)


def place_priest(t: Table, seat: int) -> Steps:
    token = yield from ask(t, seat, lambda: [f"HP {section}" for section in range(5)], always=True)
    t.players[seat].priest = int(token.split()[1])


def set_up(t: Table) -> Steps:
    if t.options["coricancha"] == "random":
        t.rotation = int((yield from draw("rot", dict.fromkeys("01234", 1))))
    yield from workers(t)
    t.stacks = {"prod": list(PRODUCTION), "passive": list(PASSIVE)}
    for slot in MARKET:
        yield from fill_slot(t, slot)
    least = max(2, int(t.count))
    t.weaves = [
        tile for tile, w in WEAVINGS.items() if not w["starting"] and w["min_players"] <= least
    ]
    t.top = yield from next_weave(t)
    start = t.options["start_player"]
    if not t.solo:
        if start == "random":
            places = {str(place): 1 for place in range(1, t.seats + 1)}
            t.first = int((yield from draw("first", places))) - 1
        else:
            t.first = int(start) - 1
    yield from starting_weavings(t)
    for player in t.players:
        player.res["stone"] += BOX["player_pieces"]["start"]["stone"]
    if t.solo:
        t.gain(1, SOLO["setup"]["resources"], "")
        t.players[1].army_hand.append((yield from draw_army(t)))
    yield from god_cards(t)
    yield from refill_market(t)
    if t.solo:
        yield from her_things(t)
    t.deck_only = False


def workers(t: Table) -> Steps:
    t.bag.update(dict.fromkeys(KINDS, 2))
    for player in t.players:
        for _ in range(2):
            player.workers.append((yield from draw_worker(t)))
        if player.workers[0] == player.workers[1]:
            third = yield from draw_worker(t)
            t.bag[player.workers.pop()] += 1
            player.workers.append(third)
    rest = BOX["workers"]["per_kind"] - BOX["workers"]["removed_per_kind"][t.count] - 2
    t.bag.update(dict.fromkeys(KINDS, rest))
    for _ in range(village_size(t)):
        t.village.append((yield from draw_worker(t)))
    nomads = next(v["nomads"] for v in BOX["village"]["items"] if str(v["players"]) == t.count)
    for _ in range(nomads):
        t.nomads.append((yield from draw_worker(t)))
    if t.seats == 2:
        yield from mark(t, "upper")


def starting_weavings(t: Table) -> Steps:
    left = [tile for tile, w in WEAVINGS.items() if w["starting"]]
    if t.solo:
        hers = yield from draw("start", dict.fromkeys(left, 1))
        left.remove(hers)
        t.players[1].tapestries.append([hers])
    for seat in t.order(t.first):
        if t.is_ax(seat):
            continue
        tile = (yield from ask(t, seat, lambda: [f"SW {tile}" for tile in left])).split()[1]
        left.remove(tile)
        t.players[seat].tapestries.append([tile])


def god_cards(t: Table) -> Steps:
    people = [seat for seat in t.order(t.first) if not t.is_ax(seat)]
    t.gods = list(GOD_CARDS)
    dealt: dict[int, list[str]] = {}
    for seat in people:
        dealt[seat] = []
        for _ in range(8):
            dealt[seat].append((yield from draw_god(t)))
    for seat in people:
        for _ in range(3):
            token = yield from ask(
                t, seat, lambda s=seat: [f"KEEP {card}" for card in dealt[s]], always=True
            )
            dealt[seat].remove(token.split()[1])
            t.players[seat].hand.append(token.split()[1])
    played = [card for cards in dealt.values() for card in cards]
    for seat in reversed(people):
        cards = sorted(dealt[seat], key=lambda c: (not is_plain(c), c))
        while cards:
            card = cards[0]
            if not is_plain(card):
                token = yield from ask(t, seat, lambda c=cards: [f"PLAY {card}" for card in c])
                card = token.split()[1]
            cards.remove(card)
            yield from run(t, seat, GOD_CARDS[card]["effects"], "god_cards")
    shuffle_gods(t, played)


def is_plain(card: str) -> bool:
    return all("gain" in effect for effect in GOD_CARDS[card]["effects"])


def her_things(t: Table) -> Steps:
    yield from place_priest(t, 0)
    die = int((yield from draw("die", DIE)))
    t.players[1].priest = (t.players[0].priest + die) % 5
    for slot in range(4):
        t.slot_cards[slot] = yield from draw_god(t)
    section = t.players[1].priest
    while f"ST{section}u" in t.slots:
        section = (section + 1) % 5
    t.slots[f"ST{section}u"] = 1
    t.players[1].steps -= 1
    wanted = t.options["solo_personality"]
    if wanted == "random":
        sides = {side["id"]: 1 for side in SOLO["personalities"]}
        wanted = yield from draw("pers", sides)
    t.personality = wanted
