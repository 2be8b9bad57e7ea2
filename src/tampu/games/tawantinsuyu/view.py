"""What a seat may know, and a full state imagined from it.

In a view hidden cards are missing: hands of others hold only what the seat knows, `hidden` holds
how many cards each place has besides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypedDict, cast

from tampu.core.contract import Json
from tampu.core.rng import Rng
from tampu.games.tawantinsuyu import content, decisions
from tampu.games.tawantinsuyu.actions import ACTIONS
from tampu.games.tawantinsuyu.codec import (
    ARMY_BITS,
    GOD_BITS,
    HIDDEN,
    WEAVING_BITS,
    index_of,
    mask_of,
    name_of,
    names_of,
    public,
    read_frame,
    read_public,
    write_frame,
)
from tampu.games.tawantinsuyu.content import AX, GOD_CARDS
from tampu.games.tawantinsuyu.rules import frames, placement
from tampu.games.tawantinsuyu.rules.frames import Frame
from tampu.games.tawantinsuyu.rules.setup import LAST_STEP

if TYPE_CHECKING:
    from tampu.games.tawantinsuyu.state import State


Worker = Literal["architect", "craftsman", "warrior", "courier", "priest"]
God = Literal["inti", "quilla", "illapa", "cocha", "pacha", "vira"]
Resource = Literal["potato", "maize", "stone", "gold"]


class Resources(TypedDict):
    """How many a place has of each resource."""

    potato: int
    maize: int
    stone: int
    gold: int


class Player(TypedDict):
    """What lies before one place at the table; Axomamma has the second one of a solo game."""

    score: int
    sheet: dict[str, int]
    """Points by category."""
    turns: int
    resources: Resources
    temple: int
    priest: int | None
    """The section of the High Priest."""
    workers: list[Worker]
    army_up: list[str]
    army_down: list[str]
    production_up: list[str]
    production_down: list[str]
    passive: list[str]
    statues: dict[str, int]
    tapestries: list[list[str]]


class Hidden(TypedDict):
    """How many cards the viewer does not know: in hands and set-up hands by place, in decks."""

    gods: list[int]
    armies: list[int]
    dealt: list[int]
    deck: int
    army_deck: int


class View(TypedDict):
    """What a viewer may know; whatever has no name here stays hidden."""

    seats: int
    rules_version: int
    """The rules version that the game began with."""
    viewer: int | None
    """The seat that sees this, or null for a spectator."""
    stage: Literal["setup", "turn", "closing", "festival", "cards", "ended"]
    """`closing` is what follows the recruiting question, `cards` the card phase of a Festival."""
    start_player: int | Literal["random"]
    """The option: the place that starts, from 1."""
    random_rotation: bool
    rotation: int
    """By how many sections the Coricancha is turned."""
    solo_options: list[str]
    """The options of difficulty that are on."""
    personality: str
    personality_moment: Literal["use", "arrival"]
    """Whether Axomamma's personality acts when its token is used or when one arrives."""
    active: int
    first: int
    holder: int
    """Who holds the Festival token, -1 for nobody."""
    festivals: int
    """The Festivals that are over."""
    players: list[Player]
    bag: dict[Worker, int]
    removed: dict[Worker, int]
    nomads: dict[Worker, int]
    casualties: dict[Worker, int]
    village: list[Worker]
    """From the potato end to the maize end."""
    hill: dict[str, Worker]
    """The worker on each space that is not empty."""
    steps: dict[str, int]
    regions: dict[str, int]
    """The place that owns the marker of each slot of steps and each conquest space."""
    stock: dict[str, int]
    """Statues that nobody has."""
    offer: list[str]
    """God cards, the oldest first."""
    aside: str | None
    """The god card played for this turn's placement."""
    played: list[str]
    discard: list[str]
    market: list[str | None]
    stacks: list[list[str]]
    """Production and passive buildings whose order nobody knows."""
    under: list[list[str]]
    """Buildings put under the two stacks, the upper first."""
    starting: list[str]
    """Starting weavings that nobody has chosen."""
    top: str | None
    second: str | None
    """The weaving beneath the top one, if the viewer has seen it."""
    second_known: list[int | None]
    """The seats that have seen the weaving beneath the top one; null stands for spectators."""
    pile: list[str]
    """Weavings that the viewer does not know to have left the pile."""
    under_pile: list[str]
    drawn: list[str]
    """Weavings on sale."""
    slots: list[God | None]
    """The gods of Axomamma's cards."""
    tokens: list[int]
    """The space of each of Axomamma's number tokens on its loop."""
    ax_placed: bool
    """Whether Axomamma has placed a worker."""
    given: list[Resource]
    received: list[Resource]
    """Resources given and received by exchanges at this decision."""
    flips_used: list[str]
    """The extra flips of Produce that were used: `own`, `reaction`."""
    gods: list[list[str]]
    armies: list[list[str]]
    dealt: list[list[str]]
    """Cards in hands that the viewer knows, by place."""
    hidden: Hidden
    bottom: list[str | None]
    """God cards put under the deck, the upper first; null for those the viewer does not know."""
    bottom_known: list[list[int | None]]
    """For each of them the seats that know it; null stands for spectators."""
    known: list[list[str]]
    deck_known: list[list[str]]
    army_deck_known: list[list[str]]
    """Two lists each: what the viewer, and what a spectator, knows of the hands of others, of the
    god deck and of the army deck."""
    frames: list[dict[str, Any]]
    """What is still to be done, the next thing last: its kind, its seat and what it is about."""


_FIELDS: Final = tuple(View.__annotations__)


def view(s: State, seat: int | None) -> View:
    """What a seat, or a spectator, may know (TW-A)."""
    viewer = s.seats if seat is None else seat
    data = public(s)
    known = s.known[viewer]
    open_deal = _revealed(s)
    gods = [hand if place == seat else hand & known for place, hand in enumerate(s.gods)]
    armies = [hand if place == seat else 0 for place, hand in enumerate(s.armies)]
    dealt = [hand if open_deal or place == seat else 0 for place, hand in enumerate(s.dealt)]
    data["viewer"] = seat
    data["gods"] = [names_of(GOD_CARDS, hand) for hand in gods]
    data["armies"] = [names_of(content.ARMY_CARDS, hand) for hand in armies]
    data["dealt"] = [names_of(GOD_CARDS, hand) for hand in dealt]
    data["hidden"] = {
        "gods": [_more(whole, part) for whole, part in zip(s.gods, gods, strict=True)],
        "armies": [_more(whole, part) for whole, part in zip(s.armies, armies, strict=True)],
        "dealt": [_more(whole, part) for whole, part in zip(s.dealt, dealt, strict=True)],
        "deck": s.deck.bit_count(),
        "army_deck": s.army_deck.bit_count(),
    }
    data["bottom"] = [
        GOD_CARDS[card] if (who >> viewer) & 1 else None
        for card, who in zip(s.bottom, s.bottom_known, strict=True)
    ]
    has_seen = (s.second_known >> viewer) & 1
    data["second"] = name_of(content.WEAVINGS, s.second) if has_seen else None
    unseen = 0 if has_seen or s.second == frames.NONE else 1 << s.second
    data["pile"] = names_of(content.WEAVINGS, s.pile | unseen)
    data["slots"] = [
        None if card == frames.NONE else content.GODS[content.CARD_GOD[card]] for card in s.slots
    ]
    # What the viewer knows of hands and decks, and what a spectator knows of them
    for name, names, facts in (
        ("known", GOD_CARDS, s.known),
        ("deck_known", GOD_CARDS, s.deck_known),
        ("army_deck_known", content.ARMY_CARDS, s.army_deck_known),
    ):
        data[name] = [names_of(names, facts[viewer]), names_of(names, facts[s.seats])]
    data["frames"] = [write_frame(_masked(frame, seat)) for frame in s.stack]
    return cast(View, {name: data[name] for name in _FIELDS})


def _more(whole: int, part: int) -> int:
    return (whole & ~part).bit_count()


def _masked(frame: Frame, seat: int | None) -> Frame:
    """A frame without the army cards that another seat looks at."""
    if frame[1] != seat:
        if frame[0] == frames.KEEP_ARMY:
            return (frames.KEEP_ARMY, frame[1], HIDDEN, HIDDEN)
        if frame[0] == frames.DRAW_ARMY and frame[3] != frames.NONE:
            return (frames.DRAW_ARMY, frame[1], frame[2], HIDDEN)
    return frame


def _revealed(s: State) -> bool:
    """Whether the set-up cards that are not kept lie open (TW-S16)."""
    return not any(
        frame[0] in (frames.SETUP, frames.KEEP) and frame[2:] != (LAST_STEP,) for frame in s.stack
    )


# Imagining


class _Pool:
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


def imagine(view: Json, rng: Rng) -> State:
    """A full state that agrees with a view; what its viewer cannot know is drawn."""
    s = read_public(view)
    stack = [read_frame(frame) for frame in view["frames"]]
    _imagine_gods(s, view, stack, rng)
    _imagine_armies(s, view, stack, rng)
    s.pile = mask_of(WEAVING_BITS, view["pile"])
    s.second = index_of(content.WEAVINGS, view["second"])
    if s.second_known and s.second == frames.NONE:
        s.second = _Pool(s.pile, rng).draw(-1)
        s.pile &= ~(1 << s.second)
    s.known = _facts(s, view, "known", GOD_BITS)
    s.deck_known = _facts(s, view, "deck_known", GOD_BITS)
    s.army_deck_known = _facts(s, view, "army_deck_known", ARMY_BITS)
    decisions.list_again(s)
    return s


def _facts(s: State, view: Json, name: str, bit_of: dict[str, int]) -> list[int]:
    """By seat what it knows: the viewer all he does, the others what everybody does."""
    own, public = (mask_of(bit_of, cards) for cards in view[name])
    facts = [public] * (s.seats + 1)
    if view["viewer"] is not None:
        facts[view["viewer"]] = own
    return facts


def _imagine_gods(s: State, view: Json, stack: list[Frame], rng: Rng) -> None:
    s.gods = [mask_of(GOD_BITS, hand) for hand in view["gods"]]
    s.dealt = [mask_of(GOD_BITS, hand) for hand in view["dealt"]]
    seen = s.played
    for hand in (*s.gods, *s.dealt):
        seen |= hand
    for card in (*s.offer, *([] if s.aside == frames.NONE else [s.aside])):
        seen |= 1 << card
    seen |= mask_of(GOD_BITS, [card for card in view["bottom"] if card])
    in_deck = mask_of(GOD_BITS, view["deck_known"][0])
    pool = _Pool(content.ALL_GODS & ~seen & ~in_deck, rng)
    missing = list(view["hidden"]["gods"])
    placing, wanted = _shown_by_placing(s, stack)
    gods = [content.CARDS_OF_GOD[content.GODS.index(god)] for god in view["slots"] if god]
    if wanted and missing[placing] and not wanted & s.gods[placing]:
        for cards in gods:
            if pool.count(cards) <= gods.count(cards):
                wanted &= ~cards  # Axomamma holds them all
        s.gods[placing] |= 1 << pool.draw(wanted)
        missing[placing] -= 1
    s.slots = [
        frames.NONE if god is None else pool.draw(content.CARDS_OF_GOD[content.GODS.index(god)])
        for god in view["slots"]
    ]
    for place in range(s.places):
        s.gods[place] |= pool.hand(missing[place])
        s.dealt[place] |= pool.hand(view["hidden"]["dealt"][place])
    s.bottom = tuple(GOD_CARDS.index(card) if card else pool.draw(-1) for card in view["bottom"])
    s.deck = pool.rest() | in_deck


def _shown_by_placing(s: State, stack: list[Frame]) -> tuple[int, int]:
    """Who is placing a worker, and the god cards of which he must hold one (0: gold will do)."""
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


def _imagine_armies(s: State, view: Json, stack: list[Frame], rng: Rng) -> None:
    s.armies = [mask_of(ARMY_BITS, hand) for hand in view["armies"]]
    seen = s.discard
    for cards in (s.armies, s.army_up, s.army_down):
        for hand in cards:
            seen |= hand
    looked = [
        card
        for frame in stack
        if frame[0] in (frames.KEEP_ARMY, frames.DRAW_ARMY)
        for card in (frame[2:] if frame[0] == frames.KEEP_ARMY else frame[3:])
        if card >= 0
    ]
    for card in looked:
        seen |= 1 << card
    in_deck = mask_of(ARMY_BITS, view["army_deck_known"][0])
    pool = _Pool(content.ALL_ARMY & ~seen & ~in_deck, rng)
    s.stack = [
        tuple([pool.draw(-1) if value == HIDDEN else value for value in frame]) for frame in stack
    ]
    for place in range(s.places):
        s.armies[place] |= pool.hand(view["hidden"]["armies"][place])
    s.army_deck = pool.rest() | in_deck


# Points


def known_scores(view: Json) -> list[int | None]:
    """The points by place; all are public."""
    return [player["score"] for player in view["players"]]


def gain_is_known(before: State, after: State, action: int) -> bool:
    """Whether a decision's points follow from the view.

    The last set-up card that is kept reveals the others (TW-S16), and Axomamma plays her turn with
    hidden cards as soon as the player's turn ends.
    """
    if ACTIONS.kind_of(action) == "keep":
        return False
    return not before.solo or (
        before.turns == after.turns
        and before.tokens == after.tokens
        and before.slots == after.slots
        and before.score[AX] == after.score[AX]
    )
