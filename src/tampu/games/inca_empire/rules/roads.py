"""Chapter 9: networks, normal roads and wilderness roads."""

from __future__ import annotations

from tampu.games.inca_empire.board import bits
from tampu.games.inca_empire.content import (
    ALLOWANCE,
    EN,
    KINDS_OF_CARD,
    LEAST_ALLOWANCE,
    LINES,
    ROADS,
    WR,
    XC,
)
from tampu.games.inca_empire.position import Position


def allowance(s: Position, seat: int) -> int:
    """How many roads Road Building allows (IE-R02)."""
    crews = s.effects[seat * KINDS_OF_CARD + XC]
    floods = s.effects[seat * KINDS_OF_CARD + EN]
    return max(LEAST_ALLOWANCE, ALLOWANCE + crews - floods)


def may_go_wild(s: Position, seat: int) -> bool:
    """Whether a wilderness road is left to the seat in this turn (IE-W01)."""
    return s.wild < s.effects[seat * KINDS_OF_CARD + WR]


def legal_lines(s: Position, seat: int) -> int:
    """The lines on which the seat may build a road now, parallels after all others."""
    board = s.board
    # IE-R05 and R06 hold for every road.
    near = s.frontier[seat] & s.open_lines
    doubled = s.parallels[seat]
    mask = near & board.printed & ~(s.taken | doubled)
    if may_go_wild(s, seat):
        own = s.roads[seat]
        mask |= near & board.links & ~(own | s.blocked)
        mask |= (near & board.printed & s.taken & ~(own | doubled)) << LINES
    return mask


def line_refused(s: Position, seat: int, line: int) -> str:
    """The rule against a road of the seat on this line, or ''."""
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
    if place < ROADS and not parallel:
        return "IE-R04" if s.taken & mark else ""
    if not may_go_wild(s, seat):
        return "IE-W01"
    if parallel:
        return "" if s.taken & mark else "IE-W05"
    return "IE-W11" if s.blocked & mark else ""


def build_road(s: Position, seat: int, line: int) -> None:
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
        if place >= ROADS:
            s.blocked |= board.crosses[place]
            s.wild += 1
    a, b = board.end_a[place], board.end_b[place]
    if not s.network[seat] >> a & 1:
        _join(s, seat, a)
    elif not s.network[seat] >> b & 1:
        _join(s, seat, b)
    s.pending |= (board.site_regions[a] | board.site_regions[b]) & s.face_down


def _join(s: Position, seat: int, site: int) -> None:
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


def trace_network(s: Position, seat: int) -> None:
    """Find the network anew from Cuzco (IE-R01)."""
    s.network[seat] = 0
    s.frontier[seat] = 0
    s.touched[seat] = 0
    _join(s, seat, s.board.cuzco)


def trace_lines(s: Position) -> None:
    """Find anew which lines are taken and which new links are crossed."""
    s.taken = 0
    for roads in s.roads:
        s.taken |= roads
    s.blocked = 0
    for link in bits(s.taken & s.board.links):
        s.blocked |= s.board.crosses[link]


def open_region(s: Position, region: int) -> None:
    """Let roads and buildings come to a region that is conquered."""
    s.open_lines |= s.board.near_lines[region]
    s.reached |= s.board.near_sites[region]


def exposed_lines(s: Position) -> int:
    """The lines that lie in an unconquered region, even in part (IE-K04, K05)."""
    lines = 0
    for region in bits(s.board.regions & ~s.conquered):
        lines |= s.board.lines_in[region]
    return lines


def unrest(s: Position, seat: int) -> None:
    """Remove all roads of the seat that lie in an unconquered region (IE-K02 to K07)."""
    exposed = exposed_lines(s)
    roads = s.roads[seat] & exposed
    parallels = s.parallels[seat] & exposed
    if roads or parallels:
        s.roads[seat] ^= roads
        s.parallels[seat] ^= parallels
        trace_lines(s)
        trace_network(s, seat)
    s.note("unrest", seat=seat + 1, roads=roads.bit_count() + parallels.bit_count())
