"""The table: who holds what, the piles, and the two ways a game waits for the outside."""

from collections import Counter
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any

from .box import ARMY, BOX, BUNDLES, LETTER, MARKET, MIX_ORDER, RESOURCES, SHEET


@dataclass
class Ask:
    seat: int
    tokens: list[str]


@dataclass
class Chance:
    kind: str
    weights: dict[str, int]
    """By token."""


Steps = Generator[Ask | Chance, str, Any]
Base = Callable[[], list[str]]


class Player:
    """What one seat has; Axomamma too."""

    def __init__(self) -> None:
        self.res = dict.fromkeys(RESOURCES, 0)
        self.sheet = dict.fromkeys(SHEET, 0)
        self.sheet["start"] = BOX["player_pieces"]["start"]["score"]
        self.workers: list[str] = []  # the oldest first
        self.hand: list[str] = []  # god cards
        self.army_hand: list[str] = []
        self.army: dict[str, bool] = {}  # in play; True: face up
        self.production: dict[str, bool] = {}
        self.passive: list[str] = []
        self.statues: list[str] = []
        self.tapestries: list[list[str]] = []
        self.temple = 0
        self.steps = BOX["player_pieces"]["step_markers"]
        self.markers = BOX["player_pieces"]["conquest_markers"]
        self.priest = -1

    @property
    def score(self) -> int:
        return sum(self.sheet.values())


class Table:
    """The whole position."""

    def __init__(self, seats: int, options: dict[str, Any], rules_version: int = 2) -> None:
        self.solo = seats == 1
        self.seats = 2 if self.solo else seats
        self.options = options
        self.rules_version = rules_version
        self.players = [Player() for _ in range(self.seats)]
        self.count = str(seats)
        self.rotation = 0
        self.first = 0
        self.bag: Counter[str] = Counter()
        self.village: list[str] = []
        self.nomads: list[str] = []
        self.casualties: list[str] = []
        self.removed: list[str] = []
        self.hill: dict[str, str] = {}
        self.slots: dict[str, int] = {}
        self.conquered: dict[str, int] = {}
        self.market: dict[str, str | None] = dict.fromkeys(MARKET)
        self.stacks: dict[str, list[str]] = {}
        self.under_stacks: dict[str, list[str]] = {"prod": [], "passive": []}
        self.gods: list[str] = []  # the unknown part of the god deck
        self.under_gods: list[str] = []
        self.offer: list[str] = []
        self.aside: str | None = None
        self.army_deck: list[str] = list(ARMY)
        self.army_discard: list[str] = []
        self.top: str | None = None
        self.second: str | None = None
        self.weaves: list[str] = []
        self.under_weaves: list[str] = []
        self.statue_stock: dict[str, int] = {s["id"]: s["count"] for s in BOX["statues"]["items"]}
        self.deck_only = True  # set-up and the card phase of a Festival
        self.active = -1  # whose turn it is
        self.free_turn = -1  # who may use free actions of an own turn
        self.holder = -1
        self.resolved = 0
        self.over = False
        # solo
        self.slot_cards: list[str | None] = [None] * 4
        self.tokens = {t["id"]: t["start"] for t in BOX["solo"]["tokens"]}
        self.personality = "none"
        self.has_placed = False

    def owns(self, seat: int, building: str) -> bool:
        """Whether the ability of a passive building works for the seat (TW-X19, TW-X92)."""
        if self.is_ax(seat) and not self.options.get("solo_passives"):
            return False
        if self.is_ax(seat) and building not in BOX["solo"]["passives"]:
            return False
        return building in self.players[seat].passive

    def is_ax(self, seat: int) -> bool:
        return self.solo and seat == 1

    def order(self, start: int) -> list[int]:
        return [(start + step) % self.seats for step in range(self.seats)]

    def award(self, seat: int, key: str, points: int) -> None:
        player = self.players[seat]
        player.sheet[key] += max(points, -player.score)

    def gain(self, seat: int, goods: dict[str, int], key: str) -> None:
        for name, number in goods.items():
            if name == "vp":
                self.award(seat, key, number)
            else:
                self.players[seat].res[name] += number
        if self.is_ax(seat):
            res = self.players[seat].res
            while res["potato"] >= 5:
                res["potato"] -= 5
                self.award(seat, "ax_potato", 5)


def draw(kind: str, weights: dict[str, int]) -> Steps:
    """One chance entry; returns the outcome."""
    token = yield Chance(kind, {f"{kind}={name}": weight for name, weight in weights.items()})
    return token.partition("=")[2]


def pick(kind: str, weights: dict[str, int]) -> Steps:
    """A random choice of Axomamma: an entry only with two or more outcomes (TW-A12)."""
    if len(weights) == 1:
        return next(iter(weights))
    return (yield from draw(kind, weights))


def draw_worker(t: Table) -> Steps:
    if not +t.bag:
        return None
    kind = yield from draw("bag", dict(+t.bag))
    t.bag[kind] -= 1
    return kind


def draw_god(t: Table) -> Steps:
    """The top of the god deck, or None."""
    if t.gods:
        card = yield from draw("god", dict.fromkeys(t.gods, 1))
        t.gods.remove(card)
        return card
    return t.under_gods.pop(0) if t.under_gods else None


def god_deck(t: Table) -> int:
    return len(t.gods) + len(t.under_gods)


def shuffle_gods(t: Table, cards: list[str]) -> None:
    """Cards join the god deck; what was known of it is lost (TW-A14)."""
    t.gods += cards + t.under_gods
    t.under_gods = []


def to_offer(t: Table, card: str) -> None:
    """TW-C05."""
    if len(t.offer) == BOX["god_offer"]["size"][t.count]:
        shuffle_gods(t, t.offer)
        t.offer = []
    t.offer.append(card)


def draw_army(t: Table) -> Steps:
    """The top army card, or None; an empty deck is renewed first (TW-K21)."""
    if not t.army_deck:
        t.army_deck, t.army_discard = t.army_discard, []
    if not t.army_deck:
        return None
    card = yield from draw("army", dict.fromkeys(t.army_deck, 1))
    t.army_deck.remove(card)
    return card


def next_weave(t: Table) -> Steps:
    """The tile beneath the face-up one leaves the pile."""
    if t.second is not None:
        tile, t.second = t.second, None
        return tile
    if t.weaves:
        tile = yield from draw("weave", dict.fromkeys(t.weaves, 1))
        t.weaves.remove(tile)
        return tile
    return t.under_weaves.pop(0) if t.under_weaves else None


def pile_size(t: Table) -> int:
    return (t.top is not None) + (t.second is not None) + len(t.weaves) + len(t.under_weaves)


def draw_weaves(t: Table, number: int) -> Steps:
    """The top tiles; the face-up one is the first of them."""
    drawn: list[str] = []
    if t.top is not None:
        drawn.append(t.top)
        t.top = None
    while drawn and len(drawn) < number:
        tile = yield from next_weave(t)
        if tile is None:
            break
        drawn.append(tile)
    return drawn


def fill_slot(t: Table, slot: str) -> Steps:
    kind = MARKET[slot]
    if t.stacks[kind]:
        tile = yield from draw(kind, dict.fromkeys(t.stacks[kind], 1))
        t.stacks[kind].remove(tile)
        t.market[slot] = tile
    elif t.under_stacks[kind]:
        t.market[slot] = t.under_stacks[kind].pop(0)


def refill_market(t: Table) -> Steps:
    for slot in MARKET:
        if t.market[slot] is None:
            yield from fill_slot(t, slot)


def trigger(t: Table) -> None:
    """TW-F01: the Village may have become empty."""
    if not t.village and t.holder < 0 and t.active >= 0:
        t.holder = t.active
        t.award(t.active, "trigger", BOX["costs"]["festival_trigger_vp"][t.resolved])


# Payments


def mixes(res: dict[str, int], cost: dict[str, int]) -> list[dict[str, int]]:
    """All ways to pay with what is held; `food` is potato or maize (TW-G03..TW-G05)."""
    food = cost.get("food", 0)
    most = {
        "potato": cost.get("potato", 0) + food,
        "maize": cost.get("maize", 0) + food,
        "stone": cost.get("stone", 0),
    }
    total = sum(cost.values())
    mixtures = []
    for potato in range(min(most["potato"], res["potato"]) + 1):
        for maize in range(min(most["maize"], res["maize"]) + 1):
            for stone in range(min(most["stone"], res["stone"]) + 1):
                gold = total - potato - maize - stone
                if cost.get("gold", 0) <= gold <= res["gold"]:
                    mixtures.append(
                        {"potato": potato, "maize": maize, "stone": stone, "gold": gold}
                    )
    return mixtures


def payable(res: dict[str, int], cost: dict[str, int]) -> bool:
    return bool(mixes(res, cost))


def mix_token(mix: dict[str, int]) -> str:
    return "PY " + "".join(f"{LETTER[name]}{mix[name]}" for name in MIX_ORDER if mix[name])


def spend(res: dict[str, int], mix: dict[str, int]) -> None:
    for name, number in mix.items():
        res[name] -= number


def pay(t: Table, seat: int, cost: dict[str, int]) -> Steps:
    """PY, asked if two or more mixes exist."""
    res = t.players[seat].res
    yield from pay_one_of(seat, res, mixes(res, cost))


def pay_one_of(seat: int, res: dict[str, int], ways: list[dict[str, int]]) -> Steps:
    tokens = {mix_token(mix): mix for mix in ways}
    token = next(iter(tokens)) if len(tokens) == 1 else (yield Ask(seat, list(tokens)))
    spend(res, tokens[token])


# Decisions


def ask(
    t: Table,
    seat: int,
    base: Base,
    *,
    always: bool = False,
    step: bool = False,
    recruiting: bool = False,
    taking: bool = False,
) -> Steps:
    """One decision with its free actions (TW-G07, TW-G14..TW-G17, TW-B03).

    `base` lists the answers of the moment, none where a compulsory answer cannot be paid.
    `step`: a later step of an answer; `taking`: a god card is being taken.
    """
    player = t.players[seat]
    given: set[str] = set()
    received: set[str] = set()
    while True:
        tokens = base()
        assert tokens, "a decision without an answer"
        free = [] if step else free_actions(t, seat, base, given, received, taking=taking)
        if len(tokens) == 1 and not always:
            asked = free and (recruiting or richer(player.res, base, tokens))
            if not asked:
                return tokens[0]
        token = yield Ask(seat, tokens + free)
        if token not in free:
            return token
        if token.startswith("XZ"):
            give, take = exchange_names(token)
            player.res[give] -= BUNDLES[give]
            player.res[take] += BUNDLES[take]
            given.add(give)
            received.add(take)
            continue
        given.clear()
        received.clear()
        if token.startswith("XA"):
            card = token.split()[1]
            player.army_hand.remove(card)
            t.army_discard.append(card)
            t.gain(seat, {ARMY[card]["resource"]: 1}, "")
        else:
            yield from pay_one_of(seat, player.res, card_payments(player.res, base))
            yield from take_god(t, seat, step=True)


def richer(res: dict[str, int], base: Base, tokens: list[str]) -> bool:
    """Whether plenty of every resource would bring another answer (TW-G15 b)."""
    held = dict(res)
    res.update(dict.fromkeys(res, 99))
    rich = base()
    res.update(held)
    return bool(set(rich) - set(tokens))


def survives(res: dict[str, int], base: Base, change: dict[str, int]) -> bool:
    held = dict(res)
    for name, number in change.items():
        res[name] += number
    left = base()
    res.update(held)
    return bool(left)


def card_payments(res: dict[str, int], base: Base) -> list[dict[str, int]]:
    """How Z19 may be paid (TW-G14)."""
    return [
        mix
        for mix in mixes(res, {"potato": 1})
        if survives(res, base, {name: -number for name, number in mix.items()})
    ]


def exchange_names(token: str) -> tuple[str, str]:
    names = {LETTER[name]: name for name in BUNDLES}
    give, take = token.split()[1].split(">")
    return names[give[0]], names[take[0]]


def free_actions(
    t: Table, seat: int, base: Base, given: set[str], received: set[str], *, taking: bool
) -> list[str]:
    player = t.players[seat]
    tokens = []
    if t.free_turn == seat:
        tokens += [f"XA {card}" for card in player.army_hand]
        cards = god_deck(t) + len(t.offer)
        if t.owns(seat, "Z19") and cards >= 1 + taking and card_payments(player.res, base):
            tokens.append("XC")
    if t.owns(seat, "Z15"):
        for give in BUNDLES:
            for take in BUNDLES:
                change = {give: -BUNDLES[give], take: BUNDLES[take]}
                if (
                    give != take
                    and player.res[give] >= BUNDLES[give]
                    and give not in received
                    and take not in given
                    and survives(player.res, base, change)
                ):
                    tokens.append(f"XZ {LETTER[give]}{BUNDLES[give]}>{LETTER[take]}{BUNDLES[take]}")
    return tokens


def take_god(t: Table, seat: int, *, step: bool = False) -> Steps:
    """One god card from the deck or the offer (TW-C07, TW-C08)."""
    player = t.players[seat]
    if t.deck_only:
        card = yield from draw_god(t)
        if card is not None:
            player.hand.append(card)
        return

    def base() -> list[str]:
        return ["GC deck"] * (god_deck(t) > 0) + [f"GC {card}" for card in t.offer]

    if not base():
        return
    source = (yield from ask(t, seat, base, step=step, taking=True)).split()[1]
    if source == "deck":
        source = yield from draw_god(t)
    else:
        t.offer.remove(source)
    player.hand.append(source)
