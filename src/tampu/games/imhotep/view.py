"""What a seat may know, and a full state imagined from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NotRequired, TypedDict, cast

from tampu.core.contract import Json
from tampu.core.deck import draw_cards
from tampu.core.rng import Rng
from tampu.games.imhotep.codec import from_json, to_json, write_cards, write_frame
from tampu.games.imhotep.rules import frames

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State

HIDDEN: Final = -1
"""A card of the pair that the viewer does not see, in a frame."""


class Points(TypedDict):
    """Points scored in play, by seat."""

    pyramids: list[int]
    temple: list[int]
    towers: list[int]


class Frame(TypedDict):
    """One step that is being resolved; places on the board count from 1."""

    kind: str
    """A kind of decision or chance, or one of turn, unload, red, end_turn, assess, clean_up."""
    seat: NotRequired[int]
    """The seat that decides or draws; in a turn it is the mover."""
    site: NotRequired[str]
    slot: NotRequired[int]
    place: NotRequired[int]
    """Which card of the face-down pair is turned up."""
    space: NotRequired[int]
    """The space of the temple."""
    card: NotRequired[str | None]
    """The red card that acts, or the blue card by which the ship sailed."""
    cards: NotRequired[list[str | None]]
    """The cards of the pair that were looked at; null for those who do not see them."""
    stones: NotRequired[list[int]]
    """The seats of the stones still to be unloaded."""


class View(TypedDict):
    """What a seat may know; a part of the position that has no name here stays hidden."""

    seats: int
    rules_version: int
    """The rules version that the game began with."""
    sides: str
    """A or B for each site, in the order market, pyramids, temple, burial chamber, obelisks."""
    wrath: bool
    may: bool
    """Whether gains may be declined."""
    start: int
    """The seat that started the game, -1 before it is drawn."""
    round: int
    rounds: int
    """How many rounds the game has."""
    mover: int
    passes: int
    stalled: bool
    ended: str
    """The reason of the end, empty while the game runs."""
    unseen: list[str]
    """The round cards not shown yet, the removed one among them."""
    ships: list[int]
    """The capacity of each ship."""
    cargo: list[int]
    """The seat of the stone on each space, four spaces for each ship; -1 where there is none."""
    sailed: list[bool]
    docks: list[str]
    """The sites whose dock is open."""
    sled: list[int]
    quarry: list[int]
    points: Points
    pyramids: list[list[int]]
    """Seats in the order of building: side A all in the first list; side B left, middle, right,
    overflow."""
    temple: list[int]
    burial: list[int]
    obelisks: list[int]
    """Heights on side A, waiting stones on side B."""
    towers: list[int]
    market: list[str | None]
    """A card, "pair" for the face-down pair, or null for an empty slot."""
    pair: list[int | None]
    """For each card of the pair the place in `old` of the pile it was dealt from, or null for the
    present draw pile."""
    pile: dict[str, int]
    """Unknown cards: the draw pile and the pair cards dealt from it."""
    old: list[dict[str, int]]
    """Unknown cards of piles before a reshuffle: exactly the pair cards dealt from them."""
    draw: int
    """The number of cards in the draw pile."""
    discard: dict[str, int]
    owned: list[dict[str, int]]
    frames: list[Frame]
    """What is being resolved, innermost last."""
    scores: list[int]


def view(s: State, seat: int | None) -> View:
    """The view of a seat, or of a spectator."""
    position = to_json(s)
    pile, old = list(s.pile), [list(copies) for copies in s.old]
    for index, frame in enumerate(s.frames):
        if frame[0] in (frames.LOOK, frames.KEEP) and frame[1] != seat:
            cards = frame[2:]
            for place, card in enumerate(cards):
                origin = s.pair[place]
                (pile if origin < 0 else old[origin])[card] += 1
            hidden = [HIDDEN] * len(cards)
            position["frames"][index] = write_frame((*frame[:2], *hidden))
    position["pile"], position["old"] = write_cards(pile), [write_cards(copies) for copies in old]
    return cast(View, {name: position[name] for name in View.__annotations__})


def imagine(view: Json, rng: Rng) -> State:
    """A full state that agrees with a view; hidden cards of the pair are drawn at random."""
    s = from_json(view)
    for index, frame in enumerate(s.frames):
        if frame[0] in (frames.LOOK, frames.KEEP) and HIDDEN in frame[2:]:
            s.frames[index] = (*frame[:2], *_draw_pair(s, len(frame) - 2, rng))
    return s


def redraw_hidden(s: State, seat: int, rng: Rng) -> None:
    """Replace what the seat cannot know, as `imagine` would, without a view in between."""
    hidden = [
        index
        for index, frame in enumerate(s.frames)
        if frame[0] in (frames.LOOK, frames.KEEP) and frame[1] != seat
    ]
    for index in hidden:
        for place, card in enumerate(s.frames[index][2:]):
            origin = s.pair[place]
            copies = s.pile if origin < 0 else list(s.old[origin])
            copies[card] += 1
            if origin >= 0:
                s.old[origin] = tuple(copies)
    for index in hidden:
        frame = s.frames[index]
        s.frames[index] = (*frame[:2], *_draw_pair(s, len(frame) - 2, rng))


def _draw_pair(s: State, number: int, rng: Rng) -> list[int]:
    """Draw the first cards of the pair, each from the unknown cards of its own pile (IM-D10)."""
    cards: list[int] = []
    for place in range(number):
        origin = s.pair[place]
        copies = s.pile if origin < 0 else list(s.old[origin])
        cards += draw_cards(copies, 1, rng)
        if origin >= 0:
            s.old[origin] = tuple(copies)
    return cards
