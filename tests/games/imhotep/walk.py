"""Whole games watched step by step: the invariants of chapter 20, checked from outside."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from tampu.core.contract import CHANCE
from tampu.core.play import collect_events
from tampu.games.imhotep.game import GAME
from tampu.games.imhotep.state import State
from tests.games.imhotep.reference import COPIES, RED
from tests.games.imhotep.support import Policy, play

SAILING = ("sail", "lever", "sail_card")


class Walk:
    """One game; `broken` tells where an invariant failed, `checked` how often it was tried."""

    def __init__(self, seats: int, options: Mapping[str, Any], seed: int, policy: Policy) -> None:
        self.broken: dict[str, str] = {}
        self.checked: Counter[str] = Counter()
        self.label = f"{seats} seats, {dict(options)}, seed {seed}, {policy.__name__}"
        self.seats = seats
        self.picks = 0
        self.sailings: list[int] = []
        self.reshuffles = 0
        match = play(seats, options, seed, policy)
        self.state: State = GAME.new(seats, match.options)
        self.now = self._look()
        self.before = self.now
        for number, (actor, action) in enumerate(match.log, 1):
            space = GAME.outcomes if actor == CHANCE else GAME.actions
            self.kind, self.token = space.kind_of(action), space.notation(action)
            self.before = self.now
            self.events = collect_events(self.state, action)
            self.now = self._look()
            self._count()
            for rule, check in CHECKS.items():
                self.checked[rule] += 1
                if not check(self):
                    self.broken.setdefault(rule, f"{self.label}: entry {number}")

    def _look(self) -> dict[str, Any]:
        return self.state.to_json() | {"totals": self.state.scores(), "sheet": self.state.sheet()}

    def _count(self) -> None:
        counts = Counter(event.key.removeprefix("imhotep-event-") for event in self.events)
        self.reshuffles += counts["reshuffle"]
        if self.kind == "round":
            self.picks = 0
            self.sailings.append(0)
        if self.kind in SAILING:
            self.sailings[-1] += 1
        taken = self.kind == "pick" and self.token != "m-"
        self.picks += counts["auto_pick"] + taken

    def over(self) -> bool:
        return bool(self.now["ended"])

    def points_of_events(self) -> list[int]:
        """The points of this step's events, by seat."""
        points = [0] * self.seats
        for event in self.events:
            if event.key == "imhotep-event-points":
                points[int(str(event.params["seat"])) - 1] += int(str(event.params["points"]))
        return points

    def frames_of(self, *kinds: str) -> list[dict[str, Any]]:
        return [frame for frame in self.now["frames"] if frame["kind"] in kinds]


def all_stones(w: Walk) -> bool:
    """IM-I01: a stone in resolution is in its frame."""
    now, hand = w.now, Counter[int]()
    for frame in w.frames_of("pick", "look", "keep", "pyramid"):
        hand[frame["seat"]] += 1
    for frame in w.frames_of("unload"):
        hand.update(frame["stones"])
    placed = Counter(now["cargo"]) + Counter(now["temple"]) + Counter(now["burial"])
    for pyramid in now["pyramids"]:
        placed.update(pyramid)
    totals = [
        now["quarry"][seat]
        + now["sled"][seat]
        + placed[seat]
        + hand[seat]
        + now["obelisks"][seat]
        + 3 * now["towers"].count(seat)
        for seat in range(w.seats)
    ]
    return w.state.start < 0 or totals == [29] * w.seats


def sleds_and_quarries(w: Walk) -> bool:
    return all(0 <= n <= 5 for n in w.now["sled"]) and all(0 <= n <= 29 for n in w.now["quarry"])


def cards_in_resolution(w: Walk) -> Counter[str]:
    return Counter(frame["card"] for frame in w.frames_of("red", "unload") if frame["card"])


def looked_at(w: Walk) -> Counter[str]:
    return Counter(card for frame in w.frames_of("look", "keep") for card in frame["cards"])


def open_cards(w: Walk) -> Counter[str]:
    """Discarded, face up in the market, owned, in resolution."""
    cards_by_code = Counter(w.now["discard"]) + cards_in_resolution(w)
    cards_by_code.update(card for card in w.now["market"] if card not in (None, "pair"))
    for cards in w.now["owned"]:
        cards_by_code.update(cards)
    return cards_by_code


def all_cards(w: Walk) -> bool:
    unknown = Counter(w.now["pile"])
    for pile in w.now["old"]:
        unknown.update(pile)
    return open_cards(w) + looked_at(w) + unknown == Counter(COPIES)


def no_red_owned(w: Walk) -> bool:
    return not any(card in RED for cards in w.now["owned"] for card in cards)


def ships_hold_what_they_can(w: Walk) -> bool:
    for ship, capacity in enumerate(w.now["ships"]):
        spaces = w.now["cargo"][4 * ship : 4 * ship + 4]
        if any(stone >= 0 for stone in spaces[capacity:]):
            return False
        if w.now["sailed"][ship] and any(stone >= 0 for stone in spaces):
            return False
    return True


def docks_and_ships(w: Walk) -> bool:
    closed = 5 - len(w.now["docks"])
    return bool(closed == sum(w.now["sailed"]) <= 4)


def towers(w: Walk) -> bool:
    if w.now["sides"][4] == "A":
        return not w.now["towers"]
    built = len(w.now["towers"])
    return built == 8 or (built < 8 and max(w.now["obelisks"]) <= 2)


def pyramids(w: Walk) -> bool:
    *three, overflow = [len(pyramid) for pyramid in w.now["pyramids"]]
    if w.now["sides"][1] == "A":
        return three[1:] == [0, 0] and overflow == 0
    return max(three) <= 5 and (overflow == 0 or three == [5, 5, 5])


def scores_rise_as_in_events(w: Walk) -> bool:
    gained = [b - a for a, b in zip(w.before["totals"], w.now["totals"], strict=True)]
    return gained == w.points_of_events() and (w.over() or min(gained) >= 0)


def four_sailings(w: Walk) -> bool:
    due = w.frames_of("round") or w.over()
    if not due or not w.sailings or (w.state.actor() != CHANCE and not w.over()):
        return True
    return w.sailings[-1] == 4 or (bool(w.now["stalled"]) and w.sailings[-1] < 4)


def market_slots(w: Walk) -> bool:
    """IM-I11, while the market lies open: not at a deal, not after clean-up."""
    if w.over() or w.frames_of("deal", "round", "start", "side"):
        return True
    if w.frames_of("reveal"):
        return True
    return sum(slot is not None for slot in w.now["market"]) == 4 - w.picks


def sheet_adds_up(w: Walk) -> bool:
    sums = [sum(row.values()) for row in w.now["sheet"]]
    return bool(sums == w.now["totals"])


def face_down_cards(w: Walk) -> bool:
    """IM-I14: what is not open is in the draw pile or the untouched pair, or being looked at."""
    revealed = sum(frame["place"] - 1 for frame in w.frames_of("reveal"))
    hidden = len(w.now["pair"]) - revealed - looked_at(w).total()
    unknown = 34 - open_cards(w).total() - looked_at(w).total()
    return bool(w.now["draw"] + hidden == unknown)


def stones_stay(w: Walk) -> bool:
    pairs = [(w.before[site], w.now[site]) for site in ("temple", "burial", "towers")]
    pairs += zip(w.before["pyramids"], w.now["pyramids"], strict=True)
    heights = [
        [look["obelisks"][seat] + 3 * look["towers"].count(seat) for seat in range(w.seats)]
        for look in (w.before, w.now)
    ]
    grown = all(after[: len(before)] == before for before, after in pairs)
    return grown and all(a <= b for a, b in zip(*heights, strict=True))


CHECKS: dict[str, Callable[[Walk], bool]] = {
    "IM-I01": all_stones,
    "IM-I02": sleds_and_quarries,
    "IM-I03": all_cards,
    "IM-I04": no_red_owned,
    "IM-I05": ships_hold_what_they_can,
    "IM-I06": docks_and_ships,
    "IM-I07": towers,
    "IM-I08": pyramids,
    "IM-I09": scores_rise_as_in_events,
    "IM-I10": four_sailings,
    "IM-I11": market_slots,
    "IM-I13": sheet_adds_up,
    "IM-I14": face_down_cards,
    "IM-I15": stones_stay,
}
