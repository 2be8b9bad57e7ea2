"""Road Building (IE-R, IE-W): networks, normal roads and wilderness roads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.inca_empire import content
from tampu.games.inca_empire.content import LINES
from tampu.games.inca_empire.rules.board import bits
from tampu.games.inca_empire.rules.reach import reach_of
from tampu.games.inca_empire.rules.stages import CONSTRUCTION, NOTHING, ROAD_BUILDING

if TYPE_CHECKING:
    from tampu.games.inca_empire.state import State

# Road Building. A row is a line; parallels come after all lines.


def allowance(s: State, seat: int) -> int:
    """How many roads Road Building allows (IE-R02)."""
    crews = s.effects[seat * content.KINDS_OF_CARD + content.XC]
    floods = s.effects[seat * content.KINDS_OF_CARD + content.EN]
    return max(content.LEAST_ALLOWANCE, content.ALLOWANCE + crews - floods)


def refuse_road_building(s: State) -> str:
    """The rule against any part of Road Building now, or ""."""
    if s.progress == CONSTRUCTION:
        return "IE-P02"
    return "" if s.roads_open else "IE-P13"


def list_roads(s: State) -> int:
    seat = s.active()
    if refuse_road_building(s) or s.built >= allowance(s, seat):
        return 0
    return buildable_lines(s, seat)


def refuse_road(s: State, line: int) -> str:
    """Road Building closes by itself once its allowance is used, so no rule refuses a road then."""
    return refuse_road_building(s) or refuse_line(s, s.active(), line)


def do_road(s: State, line: int) -> None:
    s.progress = ROAD_BUILDING
    s.built += 1
    build_road(s, s.active(), line)


def list_end_roads(s: State) -> int:
    return 0 if refuse_road_building(s) else 1


def refuse_end_roads(s: State, _row: int) -> str:
    return refuse_road_building(s)


def do_end_roads(s: State, _row: int) -> None:
    s.roads_open = False
    s.progress = NOTHING


# Lines, for Road Building and for the additional roads of Construction.


def may_go_wild(s: State, seat: int) -> bool:
    """Whether a wilderness road is left to the seat in this turn (IE-W01)."""
    return s.wild < s.effects[seat * content.KINDS_OF_CARD + content.WR]


def buildable_lines(s: State, seat: int) -> int:
    """The lines on which the seat may build a road now, parallels after all others."""
    board = s.board
    # IE-R05 and R06 hold for every road.
    near = s.frontier[seat] & s.open_lines
    printed = near & board.printed
    doubled = s.parallels[seat]
    if doubled:
        printed &= ~doubled
    lines = printed & ~s.taken
    if may_go_wild(s, seat):
        own = s.roads[seat]
        lines |= near & board.links & ~(own | s.blocked)
        lines |= (printed & s.taken & ~own) << LINES
    return lines


def refuse_line(s: State, seat: int, line: int) -> str:
    """The rule against a road of the seat on this line, or ""."""
    if buildable_lines(s, seat) >> line & 1:
        return ""
    board = s.board
    parallel = line >= LINES
    place = line - LINES if parallel else line
    mark = 1 << place
    if not (board.printed | board.links) & mark:
        return "IE-M21"
    if (s.roads[seat] | s.parallels[seat]) & mark:
        return "IE-R12"
    if not s.frontier[seat] & mark:
        return "IE-R05"
    if not s.open_lines & mark:
        return "IE-R06"
    if place < content.ROADS and not parallel:
        return "IE-R04"
    if not may_go_wild(s, seat):
        return "IE-W01"
    return "IE-W05" if parallel else "IE-W11"


def build_road(s: State, seat: int, line: int) -> None:
    """Put a road on the line; the markers it turns up become pending (IE-R10)."""
    board = s.board
    place = line
    if line >= LINES:
        place = line - LINES
        s.parallels[seat] |= 1 << place
        s.wild += 1
    else:
        s.roads[seat] |= 1 << place
        s.taken |= 1 << place
        if place >= content.ROADS:
            s.blocked |= board.crosses[place]
            s.wild += 1
    a, b = board.end_a[place], board.end_b[place]
    if not s.network[seat] >> a & 1:
        _join(s, seat, a)
    elif not s.network[seat] >> b & 1:
        _join(s, seat, b)
    s.pending |= (board.site_regions[a] | board.site_regions[b]) & s.face_down


def _join(s: State, seat: int, site: int) -> None:
    """Add a site to the network with every piece that hangs on it (IE-R15)."""
    board = s.board
    own = s.roads[seat] | s.parallels[seat]
    network = s.network[seat]
    frontier = s.frontier[seat]
    touched = s.touched[seat]
    ahead = [site]
    network |= 1 << site
    while ahead:
        here = ahead.pop()
        lines = board.incident[here]
        frontier |= lines
        touched |= board.site_regions[here]
        lines &= own
        while lines:
            low = lines & -lines
            lines ^= low
            other = board.ends[low.bit_length() - 1] & ~network
            if other:
                network |= other
                ahead.append(other.bit_length() - 1)
    s.network[seat] = network
    s.frontier[seat] = frontier
    s.touched[seat] = touched


def trace_network(s: State, seat: int) -> None:
    """Compute the network from Cuzco (IE-R01)."""
    s.network[seat] = 0
    s.frontier[seat] = 0
    s.touched[seat] = 0
    _join(s, seat, s.board.cuzco)


def trace_lines(s: State) -> None:
    """Compute which lines are taken and which new links are crossed."""
    s.taken = 0
    for roads in s.roads:
        s.taken |= roads
    s.blocked = 0
    for link in bits(s.taken & s.board.links):
        s.blocked |= s.board.crosses[link]


def open_region(s: State, region: int) -> None:
    """Allow roads and buildings at a region that is conquered."""
    s.open_lines |= s.board.near_lines[region]
    s.reached |= s.board.near_sites[region]


def exposed_lines(s: State) -> int:
    """The lines that lie in an unconquered region, even in part (IE-K04, K05)."""
    return reach_of(s.board).exposed(s.board.regions & ~s.conquered)


def remove_roads(s: State, seat: int, exposed: int) -> int:
    """Remove the seat's roads on exposed lines and count them (IE-K02 to K07)."""
    roads = s.roads[seat] & exposed
    parallels = s.parallels[seat] & exposed
    if roads or parallels:
        s.roads[seat] ^= roads
        s.parallels[seat] ^= parallels
        trace_lines(s)
        trace_network(s, seat)
    return roads.bit_count() + parallels.bit_count()
