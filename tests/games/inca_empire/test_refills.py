"""What refills of the pile tell for good: imagined cards fit the whole history of the game."""

from collections import Counter
from typing import Any

import pytest

from tampu.core.play import Match
from tampu.core.rng import Rng
from tampu.games.inca_empire.game import GAME

from .ledger import DATA

SINGLE = [row["code"] for row in DATA["sun_cards"]["types"] if row["count_4p"] == 1]


def replay(position: dict[str, Any], seats: int) -> None:
    """Deal, place and draw as an imagined state tells it, and arrive at its hands and pile."""
    history = position["history"]
    pile = Counter({row["code"]: row[f"count_{seats}p"] for row in DATA["sun_cards"]["types"]})
    pile -= Counter(history["dealt"])
    assert pile.total() + len(history["dealt"]) == {4: 32, 3: 27}[seats]
    hands = [Counter(history["dealt"][3 * seat : 3 * seat + 3]) for seat in range(seats)]
    refills = {row["after"]: Counter(row["pile"]) for row in history["refills"]}
    for number, placing in enumerate(history["placed"]):
        seat, card = placing["seat"], placing["card"]
        assert hands[seat][card] > 0
        hands[seat][card] -= 1
        if number < len(history["drawn"]):
            if not pile.total():
                pile = refills.pop(number + 1).copy()
            drawn = history["drawn"][number]
            assert pile[drawn] > 0
            pile[drawn] -= 1
            hands[seat][drawn] += 1
    assert not refills
    assert [+hand for hand in hands] == [Counter(hand) for hand in position["hands"]]
    assert +pile == Counter(position["pile_cards"])


@pytest.mark.parametrize(("seats", "seed"), [(4, 1), (4, 2), (3, 1), (3, 2)])
@pytest.mark.rule("IE-H03", "IE-H01")
def test_imagined_cards_could_have_been_dealt(seats: int, seed: int) -> None:
    match = Match(GAME, seats, {}, seed)
    rng = Rng(seed, "replay")
    number = 0
    while not match.over:
        number += 1
        if number % 6 == 0:
            s = match.state
            for viewer in (number % seats, (number + 1) % seats):
                imagined_state = s.determinize(viewer, Rng(number, "replay"))
                replay(imagined_state.to_json(), seats)
                assert imagined_state.view(viewer) == s.view(viewer)
        match.play(match.state.sample(rng))
    assert len(match.state.to_json()["history"]["refills"]) >= 2


class Refill:
    """One refill: who had how many cards then, and what was placed since."""

    def __init__(self, pile: list[str], by: int) -> None:
        self.offered = set(pile)
        """Cards in this pile or in a later one."""
        self.hand_sizes = [2 if seat == by else 3 for seat in range(4)]
        """Cards that each seat had at the refill and may still have."""
        self.seen: set[str] = set()

    def place(self, seat: int, card: str) -> None:
        if card in SINGLE and card not in self.offered | self.seen:
            self.hand_sizes[seat] -= 1
        self.seen.add(card)

    def unseen(self, position: dict[str, Any], viewer: int) -> set[str]:
        """Single cards that others have had, unseen, since the refill."""
        shown = {card for field in position["fields"] for card in field["cards"]}
        known = shown | set(position["discard"]) | set(position["hands"][viewer])
        return set(SINGLE) - known - self.offered - self.seen


def imagined(match: Match, refill: Refill, sample: int) -> int:
    """Check every seat's imagination against one refill; the number of checks."""
    s = match.state
    position = s.to_json()
    empty = [seat for seat in range(4) if refill.hand_sizes[seat] == 0]
    checks = 0
    for viewer in range(4):
        unseen = refill.unseen(position, viewer)
        if unseen and set(empty) - {viewer}:
            hands = s.determinize(viewer, Rng(sample, "refills")).to_json()["hands"]
            for seat in empty:
                assert seat == viewer or not unseen & set(hands[seat]), (
                    unseen,
                    seat,
                    hands,
                )
            checks += 1
    return checks


@pytest.mark.rule("IE-H03", "IE-U10")
def test_imagined_hands_keep_to_every_refill() -> None:
    """Cards with a single copy are followed: there a play or a pile leaves no doubt."""
    checks = 0
    for seed in range(20):
        match = Match(GAME, 4, {}, seed)
        rng = Rng(seed, "refills")
        refills: list[Refill] = []
        while not match.over:
            action = match.state.sample(rng)
            token = GAME.actions.notation(action)
            if token.startswith("S "):
                who = match.state.actor()
                for refill in refills:
                    refill.place(who, token[2:4])
                if not sum(match.state.pile):
                    pile = match.state.to_json()["discard"]
                    for refill in refills:
                        refill.offered |= set(pile)
                    refills.append(Refill(pile, who))
            else:
                for refill in refills:
                    checks += imagined(match, refill, checks)
            match.play(action)
    assert checks >= 10
