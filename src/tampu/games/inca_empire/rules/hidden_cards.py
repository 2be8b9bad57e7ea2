"""Hidden Sun cards: hide them from a seat, and draw them in agreement with what the seat knows.

The time between two refills of the pile is an *epoch*. Everybody knows which cards the pile
contained at its start, so of every epoch that is over a seat knows which cards the others drew in
it, though not who drew what. Every card that others placed was drawn before, in some epoch.
`Origins` searches for one epoch for each such card, so that no seat placed more cards of an epoch
than it had drawn in it, and no epoch gave more cards than it had.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.core.deck import draw_cards
from tampu.core.rng import Rng
from tampu.games.inca_empire.content import HAND, KINDS_OF_CARD
from tampu.games.inca_empire.rules.stages import DEAL, DRAW, HIDDEN, NO_CARD

if TYPE_CHECKING:
    from tampu.games.inca_empire.state import State

TRIALS: Final = 3000
"""Steps of the search for origins before it starts again."""
ATTEMPTS: Final = 30


def hand_size(s: State, seat: int) -> int:
    """How many cards the seat holds, which is public."""
    if s.place < 0:
        return min(HAND, max(0, _cards_dealt(s) - seat * HAND))
    return HAND - 1 if s.stage == DRAW and s.active() == seat else HAND


def _cards_dealt(s: State) -> int:
    """How many cards were dealt in set-up."""
    if s.stage == DEAL:
        return s.cursor
    return s.seats * HAND if s.stage > DEAL else 0


def hide_cards(s: State, seat: int) -> None:
    """Remove from the position what the seat cannot know; `seat` is -1 for a spectator."""
    first = seat * KINDS_OF_CARD
    hand = bytes(s.hands[first : first + KINDS_OF_CARD]) if seat >= 0 else b""
    s.hands = bytearray(s.seats * KINDS_OF_CARD)
    if seat >= 0:
        s.hands[first : first + KINDS_OF_CARD] = hand
    s.pile = bytearray(KINDS_OF_CARD)
    s.dealt = bytes(
        [card if place // HAND == seat else HIDDEN for place, card in enumerate(s.dealt)]
    )
    s.drawn = bytes(
        [card if s.placed[2 * turn] == seat else HIDDEN for turn, card in enumerate(s.drawn)]
    )
    placed = bytearray(s.placed)
    down = sum(1 for card in bytes(s.fresh) if card != NO_CARD)
    for turn in range(max(0, len(placed) // 2 - down), len(placed) // 2):
        if placed[2 * turn] != seat:
            placed[2 * turn + 1] = HIDDEN
    s.placed = bytes(placed)
    for local in range(s.seats):
        if s.fresh[local] != NO_CARD and s.fresh_by[local] != seat:
            s.fresh[local] = HIDDEN


def draw_hidden(s: State, seat: int, rng: Rng) -> None:
    """Draw at random what `hide_cards` removed."""
    if len(s.dealt) == _cards_dealt(s):
        for _ in range(ATTEMPTS):
            origins = Origins(s, seat)
            if origins.search(0, rng):
                _draw_by_epochs(s, seat, origins, rng)
                return
    _draw_without_history(s, seat, rng)


def _draw_without_history(s: State, seat: int, rng: Rng) -> None:
    """Draw from all unknown cards as one multiset, for positions without a history."""
    unknown = list(s.setting.cards)
    for place, count in enumerate(bytes(s.faces + s.hands)):
        unknown[place % KINDS_OF_CARD] -= count
    for card, count in enumerate(bytes(s.discard)):
        unknown[card] -= count
    for card in bytes(s.fresh):
        if card < KINDS_OF_CARD:
            unknown[card] -= 1
    for local in range(s.seats):
        if s.fresh[local] == HIDDEN:
            s.fresh[local] = draw_cards(unknown, 1, rng)[0]
    for other in range(s.seats):
        if other != seat:
            for card in draw_cards(unknown, hand_size(s, other), rng):
                s.hands[other * KINDS_OF_CARD + card] += 1
    s.pile = bytearray(unknown)


class Origins:
    """The epoch in which each card that others placed was drawn."""

    __slots__ = ("cards", "draws", "epoch_of", "epochs", "left", "nodes", "order", "pools", "turns")

    def __init__(self, s: State, seat: int) -> None:
        self.epochs: int = len(s.refills) + 1
        self.pools: list[list[int]] = [list(s.setting.cards)]
        """The cards that others drew in each epoch, or that lie in the pile, by kind."""
        for _, pile in s.refills:
            self.pools.append(list(pile))
        self.draws: list[list[int]] = [[] for _ in range(s.seats)]
        """The epochs of the draws of each seat, in order."""
        for place in range(len(s.dealt)):
            self.draws[place // HAND].append(0)
        for turn in range(len(s.drawn)):
            epoch = sum(1 for count, _ in s.refills if count <= turn + 1)
            self.draws[s.placed[2 * turn]].append(epoch)
        self._remove_own(s, seat)
        self.turns: list[tuple[int, int]] = []
        """For each card that others placed and turned up: the seat, and which of its placings."""
        self.cards: list[int] = []
        count = [0] * s.seats
        for turn in range(len(s.placed) // 2):
            by, card = s.placed[2 * turn], s.placed[2 * turn + 1]
            if by != seat and card != HIDDEN:
                self.turns.append((by, count[by]))
                self.cards.append(card)
            count[by] += 1
        ways = [sum(1 for pool in self.pools if pool[card]) for card in self.cards]
        self.order: list[int] = sorted(range(len(ways)), key=ways.__getitem__)
        """Cards whose origin is certain come first."""
        self.left: list[list[list[int]]] = [
            [self._room(by, turn) for turn in range(count[by] + 1)] for by in range(s.seats)
        ]
        """For each seat and its n-th placing: how many more cards of each epoch it may have placed
        by then."""
        self.epoch_of: list[int] = [-1] * len(self.turns)
        self.nodes: int = 0

    def _remove_own(self, s: State, seat: int) -> None:
        if seat < 0:
            return
        for place in range(seat * HAND, min(len(s.dealt), (seat + 1) * HAND)):
            self.pools[0][s.dealt[place]] -= 1
        own = HAND
        for turn in range(len(s.drawn)):
            if s.placed[2 * turn] == seat:
                self.pools[self.draws[seat][own]][s.drawn[turn]] -= 1
                own += 1

    def _room(self, by: int, turn: int) -> list[int]:
        """How many cards of each epoch the seat had drawn before its n-th placing."""
        before = self.draws[by][: HAND + turn]
        return [before.count(epoch) for epoch in range(self.epochs)]

    def search(self, done: int, rng: Rng) -> bool:
        """Decide the origins from `done` on at random; False where the search fails or gives up."""
        if done == len(self.order):
            return True
        self.nodes += 1
        number = self.order[done]
        by, turn = self.turns[number]
        card = self.cards[number]
        rows = self.left[by][turn:]
        options = [
            epoch
            for epoch in range(self.epochs)
            if self.pools[epoch][card] and all([row[epoch] > 0 for row in rows])
        ]
        while options and self.nodes < TRIALS:
            pick = rng.weighted([self.pools[epoch][card] for epoch in options])
            epoch = options.pop(pick)
            self.pools[epoch][card] -= 1
            for row in rows:
                row[epoch] -= 1
            self.epoch_of[number] = epoch
            if self.search(done + 1, rng):
                return True
            self.pools[epoch][card] += 1
            for row in rows:
                row[epoch] += 1
        return False


def _draw_by_epochs(s: State, seat: int, origins: Origins, rng: Rng) -> None:
    """Give the others the cards of each epoch that none of them placed; the rest is the pile."""
    shown: list[list[list[int]]] = [[[] for _ in origins.pools] for _ in range(s.seats)]
    """What each seat placed, by the epoch in which it drew it."""
    for number, (by, _) in enumerate(origins.turns):
        shown[by][origins.epoch_of[number]].append(origins.cards[number])
    dealt, drawn = bytearray(s.dealt), bytearray(s.drawn)
    for other in range(s.seats):
        if other == seat:
            continue
        slots: list[int] = []
        """All cards the seat ever drew, in order."""
        unseen: list[int] = []
        """The slots of those that nobody else has seen."""
        for epoch, cards in enumerate(shown[other]):
            # What was placed was drawn first, so that it was there in time.
            slots += cards
            wanted = origins.draws[other].count(epoch) - len(cards)
            unseen += range(len(slots), len(slots) + wanted)
            slots += draw_cards(origins.pools[epoch], wanted, rng)
        _lay_face_down(s, other, slots, unseen, rng)
        for slot in unseen:
            s.hands[other * KINDS_OF_CARD + slots[slot]] += 1
        _write_history(s, other, slots, dealt, drawn)
    s.dealt, s.drawn = bytes(dealt), bytes(drawn)
    s.pile = bytearray(origins.pools[-1])


def _lay_face_down(s: State, seat: int, slots: list[int], unseen: list[int], rng: Rng) -> None:
    """Choose which of the seat's unseen cards is the one it has face down, if it has one."""
    for local in range(s.seats):
        if s.fresh[local] == HIDDEN and s.fresh_by[local] == seat:
            # IE-U07: the card drawn after placing is the last one and cannot lie there.
            has_drawn = s.stage != DRAW or s.active() != seat
            able = [slot for slot in unseen if not has_drawn or slot < len(slots) - 1]
            slot = able[rng.below(len(able))]
            unseen.remove(slot)
            s.fresh[local] = slots[slot]
            placed = bytearray(s.placed)
            for turn in range(len(placed) // 2):
                if placed[2 * turn] == seat and placed[2 * turn + 1] == HIDDEN:
                    placed[2 * turn + 1] = slots[slot]
            s.placed = bytes(placed)


def _write_history(
    s: State, seat: int, slots: list[int], dealt: bytearray, drawn: bytearray
) -> None:
    """Enter a seat's draws in order: first what it was dealt, then one card for each placing."""
    first = min(HAND, len(slots))
    dealt[seat * HAND : seat * HAND + first] = bytes(slots[:first])
    number = HAND
    for turn in range(len(drawn)):
        if s.placed[2 * turn] == seat:
            drawn[turn] = slots[number]
            number += 1
