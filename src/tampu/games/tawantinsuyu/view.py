"""What a seat may know, and a full state imagined from it.

In a view hidden cards are missing: hands of others hold only what the seat knows, `hidden` holds
how many cards each place has besides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, NotRequired, TypedDict, cast

from tampu.core.contract import Json
from tampu.core.rng import Rng
from tampu.games.tawantinsuyu import codec, content, decisions
from tampu.games.tawantinsuyu.actions import ACTIONS
from tampu.games.tawantinsuyu.content import AX
from tampu.games.tawantinsuyu.rules.hidden_cards import Seen, draw_hidden, see

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


class Frame(TypedDict):
    """Something still to be done; its other fields, by their names in rules/frames.py, describe it.

    Boards show no other field than `tiles`.
    """

    kind: str
    seat: int
    tiles: NotRequired[list[str]]
    """The weavings chosen so far."""


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
    last_festival: int
    """The number of the Festival that ends the game."""
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
    frames: list[Frame]
    """What is still to be done, the next thing last."""


_FIELDS: Final = tuple(View.__annotations__)
_SLOTS: Final = codec.several(codec.one(content.GODS))


def view(s: State, seat: int | None) -> View:
    """What a seat, or a spectator, may know (TW-A)."""
    seen = see(s, seat)
    data = codec.public(s)
    data["viewer"] = seat
    for name, form in codec.HIDDEN_PARTS.items():
        data[name] = form.write(getattr(seen, name))
    data["hidden"] = {
        "gods": seen.hidden_gods,
        "armies": seen.hidden_armies,
        "dealt": seen.hidden_dealt,
        "deck": s.deck.bit_count(),
        "army_deck": s.army_deck.bit_count(),
    }
    data["slots"] = _SLOTS.write(seen.slots)
    data["frames"] = [codec.write_frame(frame) for frame in seen.stack]
    return cast(View, {name: data[name] for name in _FIELDS})


# Imagining


def _read_seen(view: Json) -> Seen:
    """What a view says of the hidden parts."""
    seen = Seen()
    for name, form in codec.HIDDEN_PARTS.items():
        setattr(seen, name, form.read(view[name]))
    hidden = view["hidden"]
    seen.viewer = -1 if view["viewer"] is None else view["viewer"]
    seen.hidden_gods = list(hidden["gods"])
    seen.hidden_dealt = list(hidden["dealt"])
    seen.hidden_armies = list(hidden["armies"])
    seen.slots = _SLOTS.read(view["slots"])
    seen.stack = [codec.read_frame(frame) for frame in view["frames"]]
    return seen


def imagine(view: Json, rng: Rng) -> State:
    """A full state that agrees with a view; what its viewer cannot know is drawn."""
    s = codec.read_public(view)
    draw_hidden(s, _read_seen(view), rng)
    decisions.list_again(s)
    return s


def redraw_hidden(s: State, seat: int, rng: Rng) -> None:
    """Replace what the seat cannot know, as `imagine` would, without a view in between."""
    draw_hidden(s, see(s, seat), rng)
    decisions.list_again(s)


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
