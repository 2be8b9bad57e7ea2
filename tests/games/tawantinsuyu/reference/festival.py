"""Festivals and the end of the game: chapters 14 and 15 of the ledger."""

from . import axomamma, axomamma_priest
from .box import BOX, CONQUEST, COSTS, GOD_CARDS, MARKET, REGIONS, SPACES, TEMPLE
from .effects import pay_gold_temple, run
from .table import Steps, Table, ask, draw_god, draw_worker, refill_market, shuffle_gods
from .weavings import merchant


def festival(t: Table, holder: int) -> Steps:
    """Resolve the Festival due at the start of the holder's turn."""
    order = t.order(holder)
    for seat in order:
        if t.owns(seat, "Z12"):
            yield from pay_gold_temple(t, seat)
    for seat in order:
        if t.owns(seat, "Z06"):
            t.gain(seat, {"potato": 4}, "passive")
        if t.owns(seat, "Z09"):
            t.award(seat, "passive", max(map(len, t.players[seat].tapestries), default=0))
        if t.owns(seat, "Z10"):
            t.gain(seat, {"potato": 2, "maize": 1, "stone": 1}, "passive")
    for seat in order:
        if t.is_ax(seat):
            axomamma.festival_weavings(t)
        else:
            yield from merchant(t, seat)
    for seat in order:
        space = TEMPLE[t.players[seat].temple]
        t.award(seat, "temple", space["festival_vp"])
        if t.is_ax(seat):
            yield from axomamma.run(t, space["reward"], "temple")
        else:
            yield from run(t, seat, space["reward"], "temple")
    majorities(t)
    for seat in order:
        if not t.is_ax(seat):
            yield from potatoes(t, seat)
    t.resolved += 1
    if t.resolved == 3:
        return
    if +t.bag:
        t.holder = -1
        size = village_size(t)
        while len(t.village) < size and +t.bag:
            t.village.append((yield from draw_worker(t)))
    else:
        t.award(holder, "trigger", COSTS["festival_trigger_vp"][t.resolved])
    if t.seats == 2 and t.resolved == 1:
        yield from mark(t, "middle")
    yield from card_phase(t, holder)


def village_size(t: Table) -> int:
    return next(v["village"] for v in BOX["village"]["items"] if str(v["players"]) == t.count)


def mark(t: Table, terrace: str) -> Steps:
    """A worker from the bag on each empty marked space."""
    for name, space in SPACES.items():
        if space["two_player_mark"] and space["terrace"] == terrace and name not in t.hill:
            kind = yield from draw_worker(t)
            if kind is None:
                return
            t.hill[name] = kind


def majorities(t: Table) -> None:
    for region in REGIONS:
        mine: dict[int, list[int]] = {}
        for space, seat in t.conquered.items():
            if CONQUEST[space]["region"] == region:
                mine.setdefault(seat, []).append(CONQUEST[space]["position"])
        if mine:
            winner = max(mine, key=lambda seat: (len(mine[seat]), max(mine[seat])))
            t.award(winner, "majorities", len(t.casualties))


def potatoes(t: Table, seat: int) -> Steps:
    player = t.players[seat]
    paid = min(len(player.hand), player.res["potato"])
    player.res["potato"] -= paid
    missing = len(player.hand) - paid
    if not missing:
        return
    token = yield from ask(
        t, seat, lambda: [f"FP {n}" for n in range(min(missing, player.res["gold"]) + 1)]
    )
    gold = int(token.split()[1])
    player.res["gold"] -= gold
    t.award(seat, "potatoes", COSTS["festival_vp_per_missing_potato"] * (missing - gold))


def card_phase(t: Table, holder: int) -> Steps:
    t.deck_only = True
    order = t.order(holder)
    by_score = sorted(order, key=lambda seat: (t.players[seat].score, -order.index(seat)))
    if t.solo:
        if t.players[1].score < t.players[0].score:
            t.award(1, "ax_behind", BOX["solo"]["behind_after_festival_vp"])
        draws = {0: 2 if by_score[0] == 0 else 1}
    else:
        numbers = COSTS["festival_draw"][t.count]
        draws = dict(zip(by_score, numbers, strict=True))
    for seat, number in draws.items():
        for _ in range(number):
            card = yield from draw_god(t)
            if card is not None:
                t.players[seat].hand.append(card)
    played: list[str] = []
    for seat in order:
        if t.is_ax(seat):
            continue
        hand = t.players[seat].hand
        for _ in range(COSTS["festival_cards_playable"]):
            token = yield from ask(t, seat, lambda h=hand: [f"PLAY {c}" for c in h] + ["PLAY -"])
            if token == "PLAY -":
                break
            card = token.split()[1]
            hand.remove(card)
            played.append(card)
            yield from run(t, seat, GOD_CARDS[card]["effects"], "god_cards")
    shuffle_gods(t, played)
    for slot, kind in MARKET.items():
        tile = t.market[slot]
        if tile is not None:
            t.under_stacks[kind].append(tile)
            t.market[slot] = None
    yield from refill_market(t)
    t.deck_only = False


def final_scoring(t: Table) -> Steps:
    if t.solo:
        yield from axomamma_priest.last_rites(t)
    final = COSTS["final_vp"]
    for seat, player in enumerate(t.players):
        if t.owns(seat, "Z15"):
            for name in ("stone", "maize"):
                player.res["gold"] += player.res[name] // 2
                player.res[name] %= 2
        lengths = [len(tapestry) for tapestry in player.tapestries]
        up = len(player.passive) + sum(player.production.values())
        card = final["god_card"] + t.owns(seat, "Z06")
        t.award(seat, "final_tapestries", sum(BOX["tapestry_vp"]["by_length"][n] for n in lengths))
        t.award(seat, "final_temple", TEMPLE[player.temple]["final_vp"])
        t.award(seat, "final_buildings", final["face_up_building"] * up)
        t.award(seat, "final_god_cards", card * len(player.hand))
        t.award(seat, "final_army", final["face_up_army_card"] * sum(player.army.values()))
        t.award(seat, "final_workers", final["worker"] * len(player.workers))
        t.award(seat, "final_gold", final["gold"] * player.res["gold"])
        if t.is_ax(seat) and t.options["solo_hard_resource_vp"]:
            t.award(seat, "ax_difficulty", sum(player.res.values()))
    t.over = True


def ranks(t: Table) -> list[int]:
    scores = [player.score for player in t.players]
    if t.solo:
        win = BOX["solo"]["win"]
        won = scores[0] >= win["min_vp"] and scores[0] > scores[1]
        return [1, 2] if won else [2, 1]
    keys = [(player.score, sum(player.res.values())) for player in t.players]
    return [1 + sum(other > key for other in keys) for key in keys]
