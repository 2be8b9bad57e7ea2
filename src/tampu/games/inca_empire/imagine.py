"""What a seat cannot know, drawn so that it agrees with everything the seat knows.

Only the Sun cards are hidden. Before the first refill of the pile all unknown cards are one
multiset. A refill shows everybody the whole pile: from then on every card drawn comes from it,
and what the others hold or have face down at that moment comes from the rest. Cards that were
turned up since came from either; `Sources` decides which, within what is possible.
"""

from __future__ import annotations

from typing import Final

from tampu.core.deck import draw_cards
from tampu.core.rng import Rng
from tampu.games.inca_empire.content import HAND, KINDS_OF_CARD
from tampu.games.inca_empire.position import DEAL, DRAW, HIDDEN, NO_CARD, Position

OLD: Final = 0
"""Held by somebody when the pile was refilled."""
NEW: Final = 1
"""Drawn from the refilled pile."""


def hand_size(s: Position, seat: int) -> int:
    """How many cards the seat holds, which is public."""
    if s.place < 0:
        dealt = s.cursor if s.stage == DEAL else (s.seats * HAND if s.stage > DEAL else 0)
        return min(HAND, max(0, dealt - seat * HAND))
    return HAND - 1 if s.stage == DRAW and s.active() == seat else HAND


def forget(s: Position, seat: int) -> None:
    """Take out of the position what the seat cannot know; `seat` is -1 for a spectator."""
    first = seat * KINDS_OF_CARD
    hand = bytes(s.hands[first : first + KINDS_OF_CARD]) if seat >= 0 else b""
    drawn = bytes(s.drawn[first : first + KINDS_OF_CARD]) if seat >= 0 else b""
    s.hands = bytearray(s.seats * KINDS_OF_CARD)
    s.drawn = bytearray(s.seats * KINDS_OF_CARD)
    s.pile = bytearray(KINDS_OF_CARD)
    if seat >= 0:
        s.hands[first : first + KINDS_OF_CARD] = hand
        s.drawn[first : first + KINDS_OF_CARD] = drawn
    for local in range(s.seats):
        if s.fresh[local] != NO_CARD and s.fresh_by[local] != seat:
            s.fresh[local] = HIDDEN


def remember(s: Position, seat: int, rng: Rng) -> None:
    """Fill what `forget` took out."""
    unknown = list(s.setting.cards)
    for place, count in enumerate(bytes(s.faces)):
        unknown[place % KINDS_OF_CARD] -= count
    for card, count in enumerate(bytes(s.discard)):
        unknown[card] -= count
    for place, count in enumerate(bytes(s.hands)):
        unknown[place % KINDS_OF_CARD] -= count
    for card in bytes(s.fresh):
        if card < KINDS_OF_CARD:
            unknown[card] -= 1
    if s.renewed:
        _since_refill(s, seat, unknown, rng)
        return
    for local in range(s.seats):
        if s.fresh[local] == HIDDEN:
            s.fresh[local] = draw_cards(unknown, 1, rng)[0]
    for other in range(s.seats):
        if other != seat:
            for card in draw_cards(unknown, hand_size(s, other), rng):
                s.hands[other * KINDS_OF_CARD + card] += 1
    s.pile = bytearray(unknown)


def _since_refill(s: Position, seat: int, unknown: list[int], rng: Rng) -> None:
    """Share out the unknown cards after a refill."""
    new = list(s.renewed)
    if seat >= 0:
        for card in range(KINDS_OF_CARD):
            new[card] -= s.drawn[seat * KINDS_OF_CARD + card]
    shown = [
        (s.placed[place], s.placed[place + 1])
        for place in range(0, len(s.placed), 2)
        if s.placed[place] != seat
    ]
    old = [have - fresh for have, fresh in zip(unknown, new, strict=True)]
    for _, card in shown:
        old[card] += 1
    sources = Sources(s, shown, old, new)
    sources.find(rng)
    held = sources.held
    drawn = [hand_size(s, other) - held[other] for other in range(s.seats)]
    for (by, card), source in zip(shown, sources.found, strict=True):
        if source == NEW:
            s.drawn[by * KINDS_OF_CARD + card] += 1
    for local in range(s.seats):
        by = s.fresh_by[local]
        if s.fresh[local] != HIDDEN:
            continue
        if s.older >> by & 1:
            s.fresh[local] = draw_cards(old, 1, rng)[0]
        else:
            drawn[by] += 1
    for other in range(s.seats):
        if other == seat:
            continue
        _fill_hand(
            s, other, draw_cards(old, held[other], rng), draw_cards(new, drawn[other], rng), rng
        )
    s.pile = bytearray(new)


def _fill_hand(s: Position, seat: int, old: list[int], new: list[int], rng: Rng) -> None:
    """Give the seat these cards, one of them to its face-down card where that is hidden."""
    for card in new:
        s.drawn[seat * KINDS_OF_CARD + card] += 1
    cards = old + new
    for local in range(s.seats):
        if s.fresh_by[local] == seat and s.fresh[local] == HIDDEN:
            # IE-U07: the card drawn after placing is the last one and cannot lie there.
            last = 0 if s.stage == DRAW and s.active() == seat else 1
            s.fresh[local] = cards.pop(rng.below(len(cards) - last))
    for card in cards:
        s.hands[seat * KINDS_OF_CARD + card] += 1


class Sources:
    """The cards turned up since the refill, and which of them were old; found by trial."""

    __slots__ = ("found", "fresh", "held", "new", "old", "renewer", "shown")

    def __init__(
        self, s: Position, shown: list[tuple[int, int]], old: list[int], new: list[int]
    ) -> None:
        self.shown = shown
        """Who placed each card, and which, in order."""
        self.old = old
        """Old cards by kind that are not yet explained."""
        self.new = new
        self.renewer: int = s.renewer
        self.held: list[int] = [HAND - 1 if n == s.renewer else HAND for n in range(s.seats)]
        """Old cards that each seat still has."""
        self.fresh: list[int] = [0] * s.seats
        """New cards that each seat gave out; never more than it had drawn."""
        self.found: list[int] = []

    def find(self, rng: Rng) -> bool:
        """Decide for each card whether it was old or new, if that is possible."""
        done = len(self.found)
        if done == len(self.shown):
            return True
        by, card = self.shown[done]
        drawn = sum(1 for other, _ in self.shown[:done] if other == by)
        drawn += 1 if by == self.renewer else 0
        may_be_old = self.old[card] > 0 and self.held[by] > 0
        may_be_new = self.new[card] > 0 and self.fresh[by] < drawn
        total = self.old[card] + self.new[card]
        first = OLD
        if may_be_new and (not may_be_old or rng.below(total) >= self.old[card]):
            first = NEW
        for source in (first, 1 - first):
            if may_be_old if source == OLD else may_be_new:
                self._shift(by, card, source, 1)
                self.found.append(source)
                if self.find(rng):
                    return True
                self.found.pop()
                self._shift(by, card, source, -1)
        return False

    def _shift(self, by: int, card: int, source: int, count: int) -> None:
        if source == OLD:
            self.old[card] -= count
            self.held[by] -= count
        else:
            self.new[card] -= count
            self.fresh[by] += count
