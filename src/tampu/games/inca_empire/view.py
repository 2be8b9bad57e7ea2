"""What a seat may know, and a full state imagined from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypedDict

from tampu.core.rng import Rng
from tampu.games.inca_empire import codec, content, scoring
from tampu.games.inca_empire.actions import ACTIONS, ADDITIONAL_ROAD, ROAD, ROAD_NAMES
from tampu.games.inca_empire.decisions import advance
from tampu.games.inca_empire.rules.board import bits
from tampu.games.inca_empire.rules.hidden_cards import draw_hidden, hand_size, hide_cards
from tampu.games.inca_empire.rules.inca import income
from tampu.games.inca_empire.rules.stages import NO_CARD, PLACE, PROGRESS, STAGES, TURN

if TYPE_CHECKING:
    from tampu.games.inca_empire.state import State

ALL: Final = -9
"""In place of a seat: somebody who may see everything."""


class Player(TypedDict):
    """The table before one seat."""

    color: str | None
    vp: int
    arrival: int
    """When the figure came to stand where it stands; the lower number is ahead (IE-T07)."""
    labor: int
    income: int
    regions: list[str]
    terraces: list[str]
    roads: list[str]
    network: list[str]
    cards: int
    sheet: dict[str, int]


class Field(TypedDict):
    """A field of the Sun board."""

    field: str
    cards: list[str]
    new_by: int | None
    """The seat that placed the card of this Sun phase."""
    new: str | None
    """That card, where the viewer placed it."""


class Scoring(TypedDict):
    """A Sapa Inca phase that is over, by seat."""

    column: str
    scored: list[int]
    vp: list[int]


class Placing(TypedDict):
    """A card that a seat placed; None where the viewer does not know it."""

    seat: int
    card: str | None


class Refill(TypedDict):
    """A refill of the draw pile: after how many placings, and what the new pile contained."""

    after: int
    pile: list[str]


class History(TypedDict):
    """The cards dealt, placed and drawn in order; None where the viewer does not know one."""

    dealt: list[str | None]
    placed: list[Placing]
    drawn: list[str | None]
    refills: list[Refill]


class PeopleTurn(TypedDict):
    """The People turn in progress."""

    progress: str
    main: str | None
    """The kind of the main option of this Construction."""
    built: int
    count: int
    extras: int
    wild: int
    roads_open: bool
    construction_open: bool
    pilgrim: bool
    templed: bool
    roads: list[str]
    """The roads that the active seat may build now, in either action: public (IE-X27)."""


class Public(TypedDict):
    """What all know, and of the hidden cards those that one viewer knows."""

    seats: int
    rules_version: int
    """The rules version that the game began with."""
    options: dict[str, Any]
    stage: str
    cursor: int
    """How far the stage has come: a seat or number in set-up, else the place in turn order."""
    active: int | None
    """The seat that decides in the Sun or People phase."""
    place: int
    """The phase on the era track, from 0; -1 during set-up."""
    phase: str | None
    phase_name: str | None
    era: int | None
    order: list[int]
    clock: int
    """The highest number that `arrival` has given."""
    players: list[Player]
    ranks: list[int]
    scorings: list[Scoring]
    markers: dict[str, str]
    face_down: dict[str, int]
    pending: list[str]
    cities: list[str]
    garrisons: list[str]
    temples: list[str]
    fields: list[Field]
    pile: int
    discard: list[str]
    history: History
    invasions: dict[str, int]
    arrived: bool
    turn: PeopleTurn


class View(Public):
    """The view of a seat, or of a spectator (None)."""

    seat: int | None
    hand: list[str] | None


def view(s: State, seat: int | None) -> View:
    """What the seat may know, or a spectator."""
    return {
        **write_public(s, -1 if seat is None else seat),
        "seat": seat,
        "hand": None if seat is None else codec.write_cards(s.hands, seat),
    }


def write_public(s: State, seat: int) -> Public:
    """What all know; of the hidden cards only those that `seat` knows are named."""
    step = s.setting.track[s.place] if 0 <= s.place < len(s.setting.track) else None
    return {
        "seats": s.seats,
        "rules_version": s.rules_version,
        "options": dict(s.setting.options),
        "stage": STAGES[s.stage],
        "cursor": s.cursor,
        "active": s.active() if s.stage in (TURN, PLACE) else None,
        "place": s.place,
        "phase": content.PHASES[step.phase] if step else None,
        "phase_name": step.name() if step else None,
        "era": step.era + 1 if step else None,
        "order": list(s.order),
        "clock": s.clock,
        "players": _players(s),
        "ranks": scoring.ranking(s),
        "scorings": [
            {
                "column": content.COLUMNS[row[0]]["id"],
                "scored": list(row[1 : 1 + s.seats]),
                "vp": list(row[1 + s.seats :]),
            }
            for row in s.history
        ],
        "markers": {
            content.REGIONS[region]: content.MARKERS[s.marker[region]]
            for region in bits(s.board.regions & ~s.board.start_regions & ~s.face_down)
        },
        "face_down": {content.MARKERS[kind]: count for kind, count in enumerate(s.left)},
        "pending": codec.write_regions(s.pending),
        "cities": codec.write_sites(s.cities),
        "garrisons": codec.write_sites(s.garrisons),
        "temples": codec.write_sites(s.temples),
        "fields": [_field(s, local, seat) for local in range(s.seats)],
        "pile": _pile_size(s),
        "discard": codec.write_cards(s.discard),
        "history": _history(s, seat),
        "invasions": dict(zip(content.INVASIONS, s.invasions, strict=True)),
        "arrived": s.arrived,
        "turn": _turn(s),
    }


def _players(s: State) -> list[Player]:
    sheet = scoring.sheet(s)
    return [
        {
            "color": content.COLORS[s.colors[seat]] if s.colors[seat] >= 0 else None,
            "vp": s.vp[seat],
            "arrival": s.arrival[seat],
            "labor": s.labor[seat],
            "income": income(s, seat),
            "regions": codec.write_regions(s.owned[seat]),
            "terraces": codec.write_regions(s.terraces[seat]),
            "roads": codec.write_roads(s, seat),
            "network": codec.write_sites(s.network[seat]),
            "cards": hand_size(s, seat),
            "sheet": sheet[seat],
        }
        for seat in range(s.seats)
    ]


def _field(s: State, local: int, seat: int) -> Field:
    fresh = s.fresh[local]
    by = s.fresh_by[local]
    return {
        "field": content.FIELDS[s.board.fields[local]],
        "cards": codec.write_cards(s.faces, local),
        "new_by": None if fresh == NO_CARD else by,
        "new": codec.write_card(fresh) if seat in (by, ALL) else None,
    }


def _pile_size(s: State) -> int:
    """The size of the pile, counted from what is public."""
    out = sum(s.faces) + sum(s.discard) + _face_down_cards(s)
    out += sum(hand_size(s, seat) for seat in range(s.seats))
    return sum(s.setting.cards) - out


def _face_down_cards(s: State) -> int:
    return s.seats - s.fresh.count(NO_CARD)


def _history(s: State, seat: int) -> History:
    """The cards dealt, placed and drawn, as far as the seat knows them."""
    placings = len(s.placed) // 2
    turned_up = placings - _face_down_cards(s)
    return {
        "dealt": [
            codec.write_card(card) if seat in (place // content.HAND, ALL) else None
            for place, card in enumerate(s.dealt)
        ],
        "placed": [
            {
                "seat": s.placed[2 * turn],
                "card": codec.write_card(s.placed[2 * turn + 1])
                if turn < turned_up or seat in (s.placed[2 * turn], ALL)
                else None,
            }
            for turn in range(placings)
        ],
        "drawn": [
            codec.write_card(card) if seat in (s.placed[2 * turn], ALL) else None
            for turn, card in enumerate(s.drawn)
        ],
        "refills": [{"after": after, "pile": codec.write_cards(pile)} for after, pile in s.refills],
    }


def open_roads(s: State) -> list[str]:
    """The roads that the active seat may build now, in either action (IE-X27)."""
    lines = s.menu[ROAD] | s.menu[ADDITIONAL_ROAD] if s.stage == TURN else 0
    return [ROAD_NAMES[line] for line in bits(lines)]


def _turn(s: State) -> PeopleTurn:
    return {
        "progress": PROGRESS[s.progress],
        "main": ACTIONS.kinds[s.main].name if s.main else None,
        "built": s.built,
        "count": s.count,
        "extras": s.extras,
        "wild": s.wild,
        "roads_open": s.roads_open,
        "construction_open": s.construction_open,
        "pilgrim": s.pilgrim,
        "templed": s.templed,
        "roads": open_roads(s),
    }


# Full states that agree with a view.


def imagine(view: View, rng: Rng) -> State:
    """A full state that agrees with a seat's view."""
    s = codec.read_public(view)
    seat = view["seat"]
    if seat is not None:
        codec.read_cards(s.hands, view["hand"] or [], seat)
    s.pile = bytearray(content.KINDS_OF_CARD)
    draw_hidden(s, -1 if seat is None else seat, rng)
    advance(s)
    return s


def redraw_hidden(s: State, seat: int, rng: Rng) -> None:
    """Replace what the seat cannot know, as `imagine` would, without a view in between."""
    hide_cards(s, seat)
    draw_hidden(s, seat, rng)
    if s.stage == PLACE:
        advance(s)  # the legal actions of another seat's hand


def known_scores(view: View) -> list[int | None]:
    """The points by place; all are public."""
    return [player["vp"] for player in view["players"]]
