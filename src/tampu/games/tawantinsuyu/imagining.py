"""A full state that agrees with what a seat knows: what it cannot know is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tampu.core.contract import Json
from tampu.core.rng import Rng
from tampu.games.tawantinsuyu import frames as F
from tampu.games.tawantinsuyu.content import (
    ALL_ARMY,
    ALL_GODS,
    ALL_SPACES,
    ARMY_CARDS,
    CARDS_OF_GOD,
    GOD_CARDS,
    GODS,
    WEAVINGS,
    bits,
)
from tampu.games.tawantinsuyu.rules import flow, placement
from tampu.games.tawantinsuyu.view import HIDDEN, index_of, mask_of, read_public

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


class _Pool:
    """Cards whose place the viewer does not know."""

    __slots__ = ("_cards", "_rng")

    def __init__(self, cards: int, rng: Rng) -> None:
        self._cards: int = cards
        self._rng: Rng = rng

    def draw(self, among: int) -> int:
        """One card of the pool, of those in `among`."""
        choices = bits(self._cards & among)
        card = choices[self._rng.below(len(choices))]
        self._cards &= ~(1 << card)
        return card

    def hand(self, number: int) -> int:
        cards = 0
        for _ in range(number):
            cards |= 1 << self.draw(-1)
        return cards

    def count(self, among: int) -> int:
        return (self._cards & among).bit_count()

    def rest(self) -> int:
        return self._cards


def imagine(view: Json, rng: Rng) -> State:
    """A full state that agrees with a view; what its viewer cannot know is drawn."""
    s = read_public(view)
    hidden = view["hidden"]
    _imagine_gods(s, view, hidden, rng)
    _imagine_armies(s, view, hidden, rng)
    s.pile = mask_of(WEAVINGS, view["pile"])
    s.second = index_of(WEAVINGS, view["second"])
    if s.second_known and s.second == F.NONE:
        s.second = _Pool(s.pile, rng).draw(-1)
        s.pile &= ~(1 << s.second)
    s.known = _facts(s, view, "known", GOD_CARDS)
    s.deck_known = _facts(s, view, "deck_known", GOD_CARDS)
    s.army_deck_known = _facts(s, view, "army_deck_known", ARMY_CARDS)
    flow.recall(s)
    return s


def _facts(s: State, view: Json, name: str, names: Sequence[str]) -> list[int]:
    """By seat what it knows: the viewer all he does, the others what everybody does."""
    own, public = (mask_of(names, cards) for cards in view[name])
    facts = [public] * (s.seats + 1)
    if view["viewer"] is not None:
        facts[view["viewer"]] = own
    return facts


def _imagine_gods(s: State, view: Json, hidden: Any, rng: Rng) -> None:
    s.gods = [mask_of(GOD_CARDS, hand) for hand in view["gods"]]
    s.dealt = [mask_of(GOD_CARDS, hand) for hand in view["dealt"]]
    seen = s.played
    for hand in (*s.gods, *s.dealt):
        seen |= hand
    for card in (*s.offer, *([] if s.aside == F.NONE else [s.aside])):
        seen |= 1 << card
    seen |= mask_of(GOD_CARDS, [card for card in view["bottom"] if card])
    in_deck = mask_of(GOD_CARDS, view["deck_known"][0])
    pool = _Pool(ALL_GODS & ~seen & ~in_deck, rng)
    missing = list(hidden["gods"])
    placing, wanted = _shown_by_placing(s, view["frames"])
    gods = [CARDS_OF_GOD[GODS.index(god)] for god in view["slots"] if god]
    if wanted and missing[placing] and not wanted & s.gods[placing]:
        for cards in gods:
            if pool.count(cards) <= gods.count(cards):
                wanted &= ~cards  # Axomamma holds them all
        s.gods[placing] |= 1 << pool.draw(wanted)
        missing[placing] -= 1
    s.slots = [
        F.NONE if god is None else pool.draw(CARDS_OF_GOD[GODS.index(god)]) for god in view["slots"]
    ]
    for place in range(s.places):
        s.gods[place] |= pool.hand(missing[place])
        s.dealt[place] |= pool.hand(hidden["dealt"][place])
    s.bottom = tuple(GOD_CARDS.index(card) if card else pool.draw(-1) for card in view["bottom"])
    s.deck = pool.rest() | in_deck


def _shown_by_placing(s: State, frames: list[list[int]]) -> tuple[int, int]:
    """Who is placing a worker, and the god cards of which he must hold one (0: gold will do)."""
    frame = frames[-1] if frames else [F.SETUP, 0]
    place = frame[1]
    if frame[0] not in (F.SPACE, F.PRICE):
        return place, 0
    spaces = ALL_SPACES if frame[0] == F.SPACE else 1 << frame[4]
    known, s.gods[place] = s.gods[place], 0
    by_gold = placement.payable_spaces(s, place, frame[3]) & spaces
    wanted = 0
    for cards in CARDS_OF_GOD:
        s.gods[place] = cards
        if placement.payable_spaces(s, place, frame[3]) & spaces:
            wanted |= cards
    s.gods[place] = known
    return place, 0 if by_gold else wanted


def _imagine_armies(s: State, view: Json, hidden: Any, rng: Rng) -> None:
    s.armies = [mask_of(ARMY_CARDS, hand) for hand in view["armies"]]
    seen = s.discard
    for cards in (s.armies, s.army_up, s.army_down):
        for hand in cards:
            seen |= hand
    looked = [
        card
        for frame in view["frames"]
        if frame[0] in (F.KEEP_ARMY, F.DRAW_ARMY)
        for card in (frame[2:] if frame[0] == F.KEEP_ARMY else frame[3:])
        if card >= 0
    ]
    for card in looked:
        seen |= 1 << card
    in_deck = mask_of(ARMY_CARDS, view["army_deck_known"][0])
    pool = _Pool(ALL_ARMY & ~seen & ~in_deck, rng)
    s.stack = [
        tuple([pool.draw(-1) if value == HIDDEN else value for value in frame])
        for frame in view["frames"]
    ]
    for place in range(s.places):
        s.armies[place] |= pool.hand(hidden["armies"][place])
    s.army_deck = pool.rest() | in_deck
