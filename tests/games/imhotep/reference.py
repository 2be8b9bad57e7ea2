"""A second Imhotep, slow and obvious, written from the ledger alone; it knows no engine.

The game is one generator: it yields what is due (a question to a seat, or a draw) and is sent the
token of the answer.
"""

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from itertools import chain, combinations, permutations
from typing import Any, NamedTuple

LETTERS = "KWNG"
SITES = "MPTBO"
MINIMUM = {4: 3, 3: 2, 2: 1, 1: 1}
ROUND_CARDS = {
    2: ["4331", "4322", "4321", "4221", "3322", "3321", "3221"],
    3: ["4421", "4332", "4322", "4321", "4221", "3332", "3322"],
    4: ["4432", "4422", "4421", "4333", "4332", "4322", "3332"],
}
RED = {"ENT": "P", "SAR": "B", "PAV": "O"}
DECORATED = {"DEP": "P", "DET": "T", "DEB": "B", "DEO": "O"}
BLUE = {"LEV": 2, "HAM": 2, "SAI": 3, "CHI": 3}
COPIES = dict.fromkeys(RED, 2) | dict.fromkeys(DECORATED, 2) | {"STA": 10} | BLUE
PLAYED = {"XL": "LEV", "XH": "HAM", "XS": "SAI", "XC": "CHI"}
PYRAMID_A = [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4]
PYRAMIDS_B = {"L": [2, 1, 3, 2, 4], "M": [2, 3, 1, 1, 4], "R": [2, 3, 3, 1, 4]}
BONUSES = {("L", 2): "card", ("M", 3): "stones", ("R", 4): "load"}
TEMPLE_B = ["choice", "two", "choice", "card", "choice"]
SERIES = [0, 1, 3, 6, 10, 15]
OBELISKS_A = {2: [10, 1], 3: [12, 6, 1], 4: [15, 10, 5, 1]}
TOWERS = [10, 9, 8, 7, 6, 5, 5, 5]
ROW_POINTS = [8, 4, 2, 0]
AT_ONCE = ("pyramids", "temple", "obelisk_towers")
AT_END = ("burial", "obelisks", "decorations", "statues", "unused_blue", "wrath")
SHEET = (*AT_ONCE, *AT_END)


class Ask(NamedTuple):
    """A seat must answer with one of these tokens."""

    seat: int
    legal: list[str]


class Draw(NamedTuple):
    """A draw is due; the tokens that can come, each with its number of copies."""

    source: str
    weights: dict[str, int]


Due = Ask | Draw
Steps = Generator[Due, str, Any]


def series(count: int) -> int:
    """1, 3, 6, 10, 15 and 2 for each further one."""
    return SERIES[count] if count <= 5 else 15 + 2 * (count - 5)


def shared_places(amounts: Sequence[int], places: Sequence[int]) -> list[int]:
    """Points by rank; the tied share their places, rounded down; nothing for an amount of 0."""
    points = []
    for amount in amounts:
        better = sum(other > amount for other in amounts)
        equal = sum(other == amount for other in amounts)
        taken = [places[p] if p < len(places) else 0 for p in range(better, better + equal)]
        points.append(sum(taken) // equal if amount else 0)
    return points


def burial_groups(stones: Sequence[int], seat: int) -> list[int]:
    """The sizes of a colour's groups; stone number k is in row k mod 3 of column k // 3."""
    left = {(k // 3, k % 3) for k, owner in enumerate(stones) if owner == seat}
    sizes = []
    while left:
        group, edge = 0, [left.pop()]
        while edge:
            column, row = edge.pop()
            group += 1
            for near in (
                (column + 1, row),
                (column - 1, row),
                (column, row + 1),
                (column, row - 1),
            ):
                if near in left:
                    left.remove(near)
                    edge.append(near)
        sizes.append(group)
    return sizes


class Ship:
    def __init__(self, capacity: int) -> None:
        self.spaces: list[int | None] = [None] * capacity
        self.sailed = False

    def load(self) -> int:
        return sum(stone is not None for stone in self.spaces)

    def minimum(self) -> int:
        return MINIMUM[len(self.spaces)]


class Table:
    """The whole position; `steps()` plays the game."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self.n = seats
        self.options = options
        self.sides = dict(zip(SITES, "AAAAA", strict=True))
        self.sled = [0] * seats
        self.quarry = [0] * seats
        self.sheet = [dict.fromkeys(SHEET, 0) for _ in range(seats)]
        self.cards = [Counter[str]() for _ in range(seats)]
        self.round_cards = list(ROUND_CARDS[seats])
        self.ships: list[Ship] = []
        self.docked: set[str] = set()
        self.pile = Counter(COPIES)
        self.in_pile = 34
        self.discard: Counter[str] = Counter()
        self.market: list[str | None] = [None] * 4
        self.pair: list[Counter[str]] = []
        self.pyramid_a: list[int] = []
        self.pyramids_b: dict[str, list[int]] = {"L": [], "M": [], "R": []}
        self.overflow: list[int] = []
        self.temple: list[int] = []
        self.burial: list[int] = []
        self.heights = [0] * seats
        self.waiting = [0] * seats
        self.towers: list[int] = []
        self.round = 0
        self.end: str | None = None
        self.passes = 0
        self.stalls = 0
        self.reshuffles = 0

    # ------------------------------------------------------------------ the course of the game

    def steps(self) -> Steps:
        first = self.options["start_player"]
        if first == "random":
            token = yield Draw("start", {f"start:{seat + 1}": 1 for seat in range(self.n)})
            first = int(token.split(":")[1])
        if self.options["sides"] == "random":
            for site in SITES:
                token = yield Draw("sides", {f"side:{site}=A": 1, f"side:{site}=B": 1})
                self.sides[site] = token[-1]
        else:
            self.sides = dict(zip(SITES, self.options["sides"], strict=True))
        for position in range(self.n):
            seat = (first - 1 + position) % self.n
            self.sled[seat] = 2 + position
            self.quarry[seat] = 27 - position
        player = first - 1
        for self.round in range(1, 7):
            yield from self.start_round()
            player = yield from self.play_round(player)
            yield from self.assess_temple()
            yield from self.clean_up()
        self.score_final()

    def start_round(self) -> Steps:
        token = yield Draw("rounds", {f"round:{card}": 1 for card in self.round_cards})
        card = token.split(":")[1]
        self.round_cards.remove(card)
        self.ships = [Ship(int(capacity)) for capacity in card]
        self.docked = set()
        for slot in range(3 if self.sides["M"] == "B" else 4):
            self.market[slot] = yield from self.take_card(f"deal:m{slot + 1}=")
        self.pair = []
        if self.sides["M"] == "B":
            for _ in range(2):
                if self.prepare_pile():
                    self.in_pile -= 1
                    self.pair.append(self.pile)

    def play_round(self, player: int) -> Generator[Due, str, int]:
        passed = 0
        while True:
            legal = self.turn_tokens(player)
            if legal:
                passed = 0
                yield from self.act(player, (yield Ask(player, legal)))
                if all(ship.sailed for ship in self.ships):
                    self.end = "rounds"
                    return (player + 1) % self.n
            else:
                passed += 1
                self.passes += 1
            player = (player + 1) % self.n
            if passed == self.n:
                self.stalls += 1
                self.end = "stall"
                for ship in self.ships:
                    for stone in ship.spaces:
                        if stone is not None:
                            self.quarry[stone] += 1
                self.ships = []
                return player

    def clean_up(self) -> Steps:
        for slot, card in enumerate(self.market):
            if card is not None:
                self.discard[card] += 1
            self.market[slot] = None
        for place, pile in enumerate(self.pair, 1):
            card = yield from self.turn_up(f"reveal:{place}=", pile)
            self.discard[card] += 1
        self.pair = []
        self.ships = []

    # ------------------------------------------------------------------ turns

    def free_spaces(self) -> list[str]:
        return [
            f"{s}.{p}"
            for s, ship in enumerate(self.ships, 1)
            if not ship.sailed
            for p, stone in enumerate(ship.spaces, 1)
            if stone is None
        ]

    def gettable(self, seat: int, most: int) -> int:
        return min(most, 5 - self.sled[seat], self.quarry[seat])

    def turn_tokens(self, seat: int) -> list[str]:
        free = self.free_spaces()
        docks = [site for site in SITES if site not in self.docked]
        own = self.cards[seat]
        tokens = []
        if self.gettable(seat, 3):
            tokens.append("G")
        if self.sled[seat]:
            tokens += [f"L{place}" for place in free]
        for s, ship in enumerate(self.ships, 1):
            if ship.sailed or ship.load() < ship.minimum():
                continue
            tokens += [f"S{s}>{site}" for site in docks]
            if own["LEV"]:
                letters = [LETTERS[stone] for stone in ship.spaces if stone is not None]
                for sequence in {"".join(order) for order in permutations(letters)}:
                    tokens += [f"XL{s}>{site}:{sequence}" for site in docks]
        if own["HAM"] and self.gettable(seat, 3):
            tokens += [f"XH{place}" for place in free]
        if own["SAI"] and self.sled[seat]:
            for place in free:
                ship = self.ships[int(place[0]) - 1]
                if ship.load() + 1 >= ship.minimum():
                    tokens += [f"XS{place}>{site}" for site in docks]
        if own["CHI"] and self.sled[seat] >= 2:
            tokens += [f"XC{one}+{two}" for one, two in combinations(free, 2)]
        return tokens

    def act(self, seat: int, token: str) -> Steps:
        blue = ""
        if token[0] == "X":
            blue = PLAYED[token[:2]]
            self.cards[seat][blue] -= 1
        what = token[1:] if blue else token
        if what == "G" or blue == "HAM":
            self.get(seat, 3)
        if what[0] == "L" and not blue:
            self.put(seat, what[1:])
        elif what[0] == "S" and not blue:
            ship, site = what[1:].split(">")
            yield from self.sail(int(ship), site, "")
        elif blue == "LEV":
            ship, rest = what[1:].split(">")
            yield from self.sail(int(ship), *rest.split(":"))
        elif blue == "HAM":
            self.put(seat, what[1:])
        elif blue == "SAI":
            place, site = what[1:].split(">")
            self.put(seat, place)
            yield from self.sail(int(place[0]), site, "")
        elif blue == "CHI":
            for place in what[1:].split("+"):
                self.put(seat, place)
        if blue:
            self.discard[blue] += 1

    def get(self, seat: int, most: int) -> None:
        moved = self.gettable(seat, most)
        self.quarry[seat] -= moved
        self.sled[seat] += moved

    def put(self, seat: int, place: str) -> None:
        ship, space = place.split(".")
        self.ships[int(ship) - 1].spaces[int(space) - 1] = seat
        self.sled[seat] -= 1

    def sail(self, number: int, site: str, sequence: str) -> Steps:
        ship = self.ships[number - 1]
        ship.sailed = True
        self.docked.add(site)
        owners = [stone for stone in ship.spaces if stone is not None]
        if sequence:
            owners = [LETTERS.index(letter) for letter in sequence]
        ship.spaces = [None] * len(ship.spaces)
        for owner in owners:
            yield from (self.trade(owner) if site == "M" else self.place(owner, site))

    # ------------------------------------------------------------------ stones on sites

    def trade(self, owner: int) -> Steps:
        slots = [f"m{slot + 1}" for slot, card in enumerate(self.market) if card is not None]
        slots += ["m4"] if self.pair else []
        if self.options["gains"] == "forced" and len(slots) == 1:
            choice = slots[0]
        else:
            decline = ["m-"] if self.options["gains"] == "may" else []
            choice = yield Ask(owner, slots + decline)
        card: str | None = None
        if choice == "m4" and self.pair:
            looked = []
            for place, pile in enumerate(self.pair, 1):
                looked.append((yield from self.turn_up(f"look:{place}=", pile)))
            self.pair = []
            answer = yield Ask(owner, ["k1", "k2"])
            card = looked.pop(int(answer[1]) - 1)
            self.discard[looked[0]] += 1
        elif choice != "m-":
            slot = int(choice[1]) - 1
            card, self.market[slot] = self.market[slot], None
        self.quarry[owner] += 1
        if card is not None:
            yield from self.gain(owner, card)

    def place(self, owner: int, site: str) -> Steps:
        if site == "P" and self.sides["P"] == "A":
            self.pyramid_a.append(owner)
            built = len(self.pyramid_a)
            self.sheet[owner]["pyramids"] += PYRAMID_A[built - 1] if built <= 14 else 1
        elif site == "P":
            yield from self.build(owner)
        elif site == "T":
            self.temple.append(owner)
        elif site == "B":
            self.burial.append(owner)
        elif self.sides["O"] == "A":
            self.heights[owner] += 1
        else:
            self.waiting[owner] += 1
            if self.waiting[owner] == 3 and len(self.towers) < 8:
                self.waiting[owner] = 0
                self.sheet[owner]["obelisk_towers"] += TOWERS[len(self.towers)]
                self.towers.append(owner)

    def build(self, owner: int) -> Steps:
        open_ones = [name for name, stones in self.pyramids_b.items() if len(stones) < 5]
        if not open_ones:
            self.overflow.append(owner)
            self.sheet[owner]["pyramids"] += 1
            return
        name = open_ones[0]
        if len(open_ones) > 1:
            name = (yield Ask(owner, [f"p{one}" for one in open_ones]))[1]
        self.pyramids_b[name].append(owner)
        built = len(self.pyramids_b[name])
        self.sheet[owner]["pyramids"] += PYRAMIDS_B[name][built - 1]
        bonus = BONUSES.get((name, built))
        may = self.options["gains"] == "may"
        if bonus == "card" and (self.in_pile or self.discard.total()):
            if not may or (yield Ask(owner, ["b+", "b-"])) == "b+":
                yield from self.draw_card(owner)
        elif bonus == "stones" and self.gettable(owner, 3):
            if not may or (yield Ask(owner, ["b+", "b-"])) == "b+":
                self.get(owner, 3)
        elif bonus == "load" and self.sled[owner] and self.free_spaces():
            choice = yield Ask(owner, [*(f"b{place}" for place in self.free_spaces()), "b-"])
            if choice != "b-":
                self.put(owner, choice[1:])

    def assess_temple(self) -> Steps:
        width = 4 if self.n == 2 else 5
        tops: dict[int, int] = {}
        for k, owner in enumerate(self.temple):
            tops[k % width] = owner
        for space in sorted(tops):
            owner = tops[space]
            reward = "one" if self.sides["T"] == "A" else TEMPLE_B[space]
            if reward == "card":
                yield from self.draw_card(owner)
                continue
            asked = reward == "choice" and self.gettable(owner, 2) > 0
            if asked and (yield Ask(owner, ["tp", "ts"])) == "ts":
                self.get(owner, 2)
            else:
                self.sheet[owner]["temple"] += 2 if reward == "two" else 1

    # ------------------------------------------------------------------ cards

    def prepare_pile(self) -> bool:
        """Whether a card can be drawn; the discards become a new pile when they must."""
        if not self.in_pile and self.discard.total():
            self.reshuffles += 1
            self.pile = self.discard
            self.in_pile = self.discard.total()
            self.discard = Counter()
        return self.in_pile > 0

    def turn_up(self, prefix: str, pile: Counter[str]) -> Generator[Due, str, str]:
        token = yield Draw("market", {prefix + c: copies for c, copies in pile.items() if copies})
        card = token.removeprefix(prefix)
        pile[card] -= 1
        return card

    def take_card(self, prefix: str) -> Generator[Due, str, str | None]:
        if not self.prepare_pile():
            return None
        self.in_pile -= 1
        return (yield from self.turn_up(prefix, self.pile))

    def draw_card(self, owner: int) -> Steps:
        card = yield from self.take_card("draw:")
        if card is not None:
            yield from self.gain(owner, card)

    def gain(self, owner: int, card: str) -> Steps:
        if card not in RED:
            self.cards[owner][card] += 1
            return
        if self.quarry[owner]:
            self.quarry[owner] -= 1
            yield from self.place(owner, RED[card])
        self.discard[card] += 1

    # ------------------------------------------------------------------ the end

    def stones_at(self, site: str) -> list[int]:
        """The owners of all stones on a site."""
        if site == "P":
            return [*self.pyramid_a, *chain(*self.pyramids_b.values()), *self.overflow]
        if site == "O":
            stacked = [seat for seat in range(self.n) for _ in range(self.heights[seat])]
            waiting = [seat for seat in range(self.n) for _ in range(self.waiting[seat])]
            return stacked + waiting + self.towers * 3
        return self.temple if site == "T" else self.burial

    def score_final(self) -> None:
        rows = [self.burial[row::3] for row in range(3)]
        by_row = [
            shared_places([row.count(seat) for seat in range(self.n)], ROW_POINTS) for row in rows
        ]
        heights = shared_places(self.heights, OBELISKS_A[self.n])
        for seat, sheet in enumerate(self.sheet):
            own = self.cards[seat]
            if self.sides["B"] == "A":
                sheet["burial"] = sum(series(size) for size in burial_groups(self.burial, seat))
            else:
                sheet["burial"] = sum(points[seat] for points in by_row)
            sheet["obelisks"] = heights[seat] if self.sides["O"] == "A" else self.waiting[seat]
            sheet["decorations"] = sum(
                own[card] * (len(self.stones_at(site)) // 3) for card, site in DECORATED.items()
            )
            sheet["statues"] = series(own["STA"])
            sheet["unused_blue"] = sum(own[card] for card in BLUE)
            if self.options["wrath"] and any(seat not in self.stones_at(site) for site in "PTBO"):
                sheet["wrath"] = -5

    def scores(self) -> list[int]:
        return [sum(sheet.values()) for sheet in self.sheet]

    def ranks(self) -> list[int]:
        keys = list(zip(self.scores(), self.sled, strict=True))
        return [1 + sum(other > key for other in keys) for key in keys]
