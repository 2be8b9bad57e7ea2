"""Hidden cards and weavings: what a seat knows of them, and how the rest is drawn at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.core.rng import Rng
from tampu.games.tawantinsuyu import content
from tampu.games.tawantinsuyu.codec import HIDDEN
from tampu.games.tawantinsuyu.rules import frames, placement
from tampu.games.tawantinsuyu.rules.frames import Frame
from tampu.games.tawantinsuyu.rules.setup import LAST_STEP

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


class Seen:
    """What a viewer knows of the hidden parts, as masks and numbers."""

    __slots__ = (
        "armies",
        "army_deck_known",
        "bottom",
        "dealt",
        "deck_known",
        "gods",
        "hidden_armies",
        "hidden_dealt",
        "hidden_gods",
        "known",
        "pile",
        "second",
        "slots",
        "stack",
        "viewer",
    )  # fmt: skip

    def __init__(self) -> None:
        self.viewer: int = -1
        self.gods: list[int] = []
        self.dealt: list[int] = []
        self.armies: list[int] = []
        self.hidden_gods: list[int] = []
        self.hidden_dealt: list[int] = []
        self.hidden_armies: list[int] = []
        self.bottom: tuple[int, ...] = ()
        """NONE for cards that the viewer does not know."""
        self.slots: list[int] = []
        """The gods of Axomamma's cards; NONE for an empty slot."""
        self.pile: int = 0
        self.second: int = frames.NONE
        self.stack: list[Frame] = []
        self.known: list[int] = []
        self.deck_known: list[int] = []
        self.army_deck_known: list[int] = []
        """What the viewer knows, and what a spectator knows."""


def see(s: State, seat: int | None) -> Seen:
    """What a seat, or a spectator, may know of the hidden parts (TW-A)."""
    seen = Seen()
    everybody = s.seats
    viewer = everybody if seat is None else seat
    open_deal = deal_is_open(s)
    seen.viewer = -1 if seat is None else seat
    seen.known = [s.known[viewer], s.known[everybody]]
    seen.deck_known = [s.deck_known[viewer], s.deck_known[everybody]]
    seen.army_deck_known = [s.army_deck_known[viewer], s.army_deck_known[everybody]]
    for place in range(s.places):
        own = place == seen.viewer
        seen.gods.append(s.gods[place] if own else s.gods[place] & s.known[viewer])
        seen.dealt.append(s.dealt[place] if own or open_deal else 0)
        seen.armies.append(s.armies[place] if own else 0)
        seen.hidden_gods.append(more(s.gods[place], seen.gods[place]))
        seen.hidden_dealt.append(more(s.dealt[place], seen.dealt[place]))
        seen.hidden_armies.append(more(s.armies[place], seen.armies[place]))
    seen.bottom = tuple(
        [
            card if (who >> viewer) & 1 else frames.NONE
            for card, who in zip(s.bottom, s.bottom_known, strict=True)
        ]
    )
    seen.slots = [
        frames.NONE if card == frames.NONE else content.CARD_GOD[card] for card in s.slots
    ]
    seen.pile = s.pile
    if (s.second_known >> viewer) & 1:
        seen.second = s.second
    elif s.second != frames.NONE:
        seen.pile |= 1 << s.second
    seen.stack = [masked_frame(frame, seat) for frame in s.stack]
    return seen


def more(whole: int, part: int) -> int:
    """How many cards a hand has besides those that are known."""
    return (whole & ~part).bit_count()


def masked_frame(frame: Frame, seat: int | None) -> Frame:
    """A frame without the army cards that another seat looks at."""
    if frame[1] != seat:
        if frame[0] == frames.KEEP_ARMY:
            return (frames.KEEP_ARMY, frame[1], HIDDEN, HIDDEN)
        if frame[0] == frames.DRAW_ARMY and frame[3] != frames.NONE:
            return (frames.DRAW_ARMY, frame[1], frame[2], HIDDEN)
    return frame


def deal_is_open(s: State) -> bool:
    """Whether the set-up cards that are not kept lie open (TW-S16)."""
    return not any(
        frame[0] in (frames.SETUP, frames.KEEP) and frame[2:] != (LAST_STEP,) for frame in s.stack
    )


def draw_hidden(s: State, seen: Seen, rng: Rng) -> None:
    """Draw everything that the viewer does not know."""
    _draw_gods(s, seen, rng)
    _draw_armies(s, seen, rng)
    s.pile = seen.pile
    s.second = seen.second
    if s.second_known and s.second == frames.NONE:
        s.second = Pool(s.pile, rng).draw(-1)
        s.pile &= ~(1 << s.second)
    s.known = _facts(s, seen, seen.known)
    s.deck_known = _facts(s, seen, seen.deck_known)
    s.army_deck_known = _facts(s, seen, seen.army_deck_known)


def _facts(s: State, seen: Seen, known: list[int]) -> list[int]:
    """What each seat knows: the viewer's knowledge, and for the others what everybody knows."""
    facts = [known[1]] * (s.seats + 1)
    if seen.viewer >= 0:
        facts[seen.viewer] = known[0]
    return facts


def _draw_gods(s: State, seen: Seen, rng: Rng) -> None:
    """Draw the god cards."""
    s.gods = seen.gods
    s.dealt = seen.dealt
    placed = s.played
    for hand in (*s.gods, *s.dealt):
        placed |= hand
    for card in (*s.offer, s.aside, *seen.bottom):
        if card != frames.NONE:
            placed |= 1 << card
    in_deck = seen.deck_known[0]
    pool = Pool(content.ALL_GODS & ~placed & ~in_deck, rng)
    missing = seen.hidden_gods
    placing, wanted = _shown_by_placing(s, seen.stack)
    gods = [content.CARDS_OF_GOD[god] for god in seen.slots if god != frames.NONE]
    if wanted and missing[placing] and not wanted & s.gods[placing]:
        for cards in gods:
            if pool.count(cards) <= gods.count(cards):
                wanted &= ~cards  # Axomamma holds them all
        s.gods[placing] |= 1 << pool.draw(wanted)
        missing[placing] -= 1
    s.slots = [
        frames.NONE if god == frames.NONE else pool.draw(content.CARDS_OF_GOD[god])
        for god in seen.slots
    ]
    for place in range(s.places):
        s.gods[place] |= pool.hand(missing[place])
        s.dealt[place] |= pool.hand(seen.hidden_dealt[place])
    s.bottom = tuple([pool.draw(-1) if card == frames.NONE else card for card in seen.bottom])
    s.deck = pool.rest() | in_deck


def _shown_by_placing(s: State, stack: list[Frame]) -> tuple[int, int]:
    """Who is placing a worker, and the god cards of which one must be in hand (0: gold will do)."""
    frame = stack[-1] if stack else (frames.SETUP, 0)
    place = frame[1]
    if frame[0] not in (frames.SPACE, frames.PRICE):
        return place, 0
    spaces = content.ALL_SPACES if frame[0] == frames.SPACE else 1 << frame[4]
    known, s.gods[place] = s.gods[place], 0
    by_gold = placement.payable_spaces(s, place, frame[3]) & spaces
    wanted = 0
    for cards in content.CARDS_OF_GOD:
        s.gods[place] = cards
        if placement.payable_spaces(s, place, frame[3]) & spaces:
            wanted |= cards
    s.gods[place] = known
    return place, 0 if by_gold else wanted


def _draw_armies(s: State, seen: Seen, rng: Rng) -> None:
    """Draw the army cards."""
    s.armies = seen.armies
    placed = s.discard
    for cards in (s.armies, s.army_up, s.army_down):
        for hand in cards:
            placed |= hand
    for frame in seen.stack:
        if frame[0] in (frames.KEEP_ARMY, frames.DRAW_ARMY):
            for card in frame[2:] if frame[0] == frames.KEEP_ARMY else frame[3:]:
                if card >= 0:
                    placed |= 1 << card
    in_deck = seen.army_deck_known[0]
    pool = Pool(content.ALL_ARMY & ~placed & ~in_deck, rng)
    s.stack = [
        tuple([pool.draw(-1) if value == HIDDEN else value for value in frame])
        for frame in seen.stack
    ]
    for place in range(s.places):
        s.armies[place] |= pool.hand(seen.hidden_armies[place])
    s.army_deck = pool.rest() | in_deck


class Pool:
    """Cards whose place the viewer does not know."""

    __slots__ = ("_cards", "_rng")

    def __init__(self, cards: int, rng: Rng) -> None:
        self._cards: int = cards
        self._rng: Rng = rng

    def draw(self, among: int) -> int:
        """One card of the pool, of those in `among`."""
        choices = content.bits(self._cards & among)
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
