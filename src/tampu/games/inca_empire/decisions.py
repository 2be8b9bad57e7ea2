"""The table of decisions and draws: what is due, what is legal, what follows automatically."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from tampu.core.decisions import Decision, Draw, Odds
from tampu.core.rng import Rng
from tampu.games.inca_empire import actions
from tampu.games.inca_empire.content import FIRST_LINES, LINES
from tampu.games.inca_empire.rules import (
    conquest,
    construction,
    people,
    roads,
    setup,
    stages,
    sun,
    track,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from tampu.games.inca_empire.state import State


DECISIONS: Final[list[Decision]] = [
    Decision("choose_color", setup.list_colors, setup.refuse_color, setup.do_color),
    Decision("place_card", sun.list_cards, sun.refuse_card, sun.do_card),
    Decision("road", roads.list_roads, roads.refuse_road, roads.do_road),
    Decision("end_roads", roads.list_end_roads, roads.refuse_end_roads, roads.do_end_roads),
    Decision("city", construction.list_cities, construction.refuse_city, construction.do_city),
    Decision(
        "garrison",
        construction.list_garrisons,
        construction.refuse_garrison,
        construction.do_garrison,
    ),
    Decision(
        "temple", construction.list_temples, construction.refuse_temple, construction.do_temple
    ),
    Decision(
        "key_outpost",
        construction.list_key_outposts,
        construction.refuse_key_outpost,
        construction.do_key_outpost,
    ),
    Decision(
        "terrace", construction.list_terraces, construction.refuse_terrace, construction.do_terrace
    ),
    Decision("conquest", conquest.list_conquests, conquest.refuse_conquest, conquest.do_conquest),
    Decision(
        "extra_conquest",
        conquest.list_extra_conquests,
        conquest.refuse_extra_conquest,
        conquest.do_extra_conquest,
    ),
    Decision(
        "additional_road",
        construction.list_additional_roads,
        construction.refuse_additional_road,
        construction.do_additional_road,
    ),
    Decision(
        "end_construction",
        construction.list_end_construction,
        construction.refuse_end_construction,
        construction.do_end_construction,
    ),
    Decision("pilgrimage", people.list_pilgrimages, people.refuse_pilgrimage, people.do_pilgrimage),
]
"""One row per kind of decision, in the order of the action space; the functions count the actions
of a kind from 0, as rows."""

_markers = Draw(setup.list_marker_draws, setup.do_marker_draw, "markers")
DRAWS: Final[dict[int, Draw]] = {
    stages.COLOR: Draw(setup.list_color_draws, setup.do_color_draw, "colors"),
    stages.GODS: Draw(setup.list_marker_draws, setup.do_marker_draw, "hand_of_god"),
    stages.FIRST_REGIONS: _markers,
    stages.DEAL: Draw(setup.list_deals, setup.do_deal, "sun"),
    stages.TILE: Draw(setup.list_tile_draws, setup.do_tile_draw, "tiles"),
    stages.DRAW: Draw(sun.list_card_draws, sun.do_card_draw, "sun"),
    stages.REVEAL: _markers,
    stages.INVASION: Draw(track.list_invasions, track.do_invasion, "invasion"),
}
"""One row per kind of chance, by the stage in which it is due."""


def _wait(s: State) -> bool:
    """Nothing follows before the draw that is due, or after the end."""
    return False


_ADVANCE: Final[list[Callable[[Any], bool]]] = [
    setup.advance_colors,
    setup.advance_markers,
    setup.advance_markers,
    setup.advance_deal,
    setup.advance_tiles,
    sun.advance_sun,
    sun.advance_draw,
    people.advance_turn,
    people.advance_turn,
    _wait,
    _wait,
    track.advance_track,
]
"""By stage: carry out what is automatic; True where another stage has begun."""

_OUTCOMES: Final[dict[int, Callable[[Any], Odds]]] = {
    stage: draw.list_outcomes for stage, draw in DRAWS.items()
}
_DO_DRAW: Final[dict[int, Callable[[Any, int], None]]] = {
    stage: draw.do for stage, draw in DRAWS.items()
}
_DO: Final[list[Callable[[Any, int], None]]] = [row.do for row in DECISIONS]
_BITS: Final[list[tuple[int, ...]]] = [
    tuple(bit for bit in range(8) if value >> bit & 1) for value in range(256)
]
"""The bits of each byte."""
_LATER_ROWS: Final = (1 << LINES) - (1 << FIRST_LINES)
"""The rows of lines that a later release added; their ids come after all others."""


def legal(s: State) -> list[int]:
    """All legal actions, ascending; none while chance is due or the game is over."""
    ids: list[Any] = []  # the int objects of the table, so that none is created twice
    for kind, rows in enumerate(s.menu):
        if rows == 1:
            ids.append(actions.IDS[kind][0])
        elif rows:
            action_ids = actions.IDS[kind]
            members = rows.to_bytes((rows.bit_length() + 7) >> 3, "little")
            end: i64 = len(members)
            place: i64 = 0
            while place < end:
                byte: i64 = members[place]
                if byte:
                    first: i64 = place * 8
                    bit: i64
                    for bit in _BITS[byte]:
                        ids.append(action_ids[first + bit])
                place += 1
    if s.menu and (s.menu[actions.ROAD] | s.menu[actions.ADDITIONAL_ROAD]) & _LATER_ROWS:
        ids.sort()
    return ids


def sample(s: State, rng: Rng) -> int:
    """One legal action: a kind uniformly, then uniformly inside the kind."""
    menu = s.menu
    pick = rng.below(actions.KINDS - menu.count(0))
    kind = 0
    while True:
        if menu[kind]:
            if pick == 0:
                break
            pick -= 1
        kind += 1
    rows = menu[kind]
    skip = rng.below(rows.bit_count())
    members = rows.to_bytes((rows.bit_length() + 7) >> 3, "little")
    for place in range(len(members)):
        bits = _BITS[members[place]]
        if skip < len(bits):
            action: int = actions.IDS[kind][place * 8 + bits[skip]]
            return action
        skip -= len(bits)
    raise AssertionError("a set has as many members as it counts")


def is_legal(s: State, action: int) -> bool:
    """Whether the decision or outcome that is due may be this one."""
    if not s.menu:
        for outcome, _ in chance(s):  # noqa: SIM110  quicker, compiled
            if outcome == action:
                return True
        return False
    if not 0 <= action < actions.ACTIONS.size:
        return False
    kind = actions.KIND_OF[action]
    return bool(s.menu[kind] >> actions.ROW_OF[action] & 1)


def refuse(s: State, action: int) -> str:
    """The rule that forbids the decision or outcome, or "" where it is legal."""
    stage = s.stage
    if not s.menu and stage != stages.END:
        actions.OUTCOMES.kind_of(action)  # raises where no outcome has this number
        return "" if is_legal(s, action) else "IE-H04"
    actions.ACTIONS.kind_of(action)  # raises where no action has this number
    if stage == stages.END:
        return "IE-E01"
    kind = actions.KIND_OF[action]
    if stage == stages.COLOR:
        due = kind == actions.CHOOSE_COLOR
    elif stage == stages.PLACE:
        due = kind == actions.PLACE_CARD
    else:
        due = kind >= actions.ROAD
    return DECISIONS[kind].refuse(s, actions.ROW_OF[action]) if due else "IE-T01"


def chance(s: State) -> Odds:
    """The possible outcomes with their weights, ascending; none while no chance is due."""
    return [] if s.menu or s.stage == stages.END else _OUTCOMES[s.stage](s)


def do(s: State, action: int) -> None:
    """Carry out a legal decision or outcome and everything automatic after it."""
    if s.menu:
        kind = actions.KIND_OF[action]
        _DO[kind](s, actions.ROW_OF[action])
        s.menu = []
    else:
        _DO_DRAW[s.stage](s, action)
    advance(s)


def advance(s: State) -> None:
    """Continue up to the next decision or draw, or the end of the game."""
    if s.stage == stages.TURN and not people.advance_turn(s):
        return  # most decisions are steps of a turn
    while _ADVANCE[s.stage](s):
        pass
