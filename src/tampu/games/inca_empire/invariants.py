"""Chapter 17: what holds in every position."""

from __future__ import annotations

from tampu.games.inca_empire.board import bits
from tampu.games.inca_empire.content import (
    HAND,
    KINDS_OF_CARD,
    PILGRIMAGE,
    RESISTANCE,
    RX,
    SHEET,
    SUN,
    UNKNOWN,
    WR,
)
from tampu.games.inca_empire.imagine import hand_size
from tampu.games.inca_empire.position import (
    COLOR,
    DEAL,
    DRAW,
    NO_CARD,
    PLACE,
    REVEAL,
    TILE,
    TURN,
    Position,
)
from tampu.games.inca_empire.rules.roads import allowance


def check(s: Position) -> None:
    """Raise AssertionError where an invariant of the ledger is broken."""
    _markers(s)
    _cards(s)
    _scores(s)
    if s.stage > COLOR:
        _roads(s)
    _buildings(s)
    _order(s)
    if s.stage in (TURN, REVEAL):
        _turn(s)


def _markers(s: Position) -> None:
    land = s.board.regions & ~s.board.start_regions
    up = [region for region in bits(land) if s.marker[region] != UNKNOWN]
    assert sum(s.left) == s.face_down.bit_count(), "IE-N01"
    assert len(up) + sum(s.left) == sum(s.setting.markers), "IE-N01"
    for kind in range(len(RESISTANCE)):
        shown = sum(1 for region in up if s.marker[region] == kind)
        assert shown + s.left[kind] == s.setting.markers[kind], "IE-N01"
        assert s.types[kind].bit_count() == shown, "IE-N01"
    taken = s.board.start_regions
    for owned in s.owned:
        assert not taken & owned, "IE-N01"
        taken |= owned
    assert taken == s.conquered, "IE-N01"
    assert not s.conquered & s.face_down, "IE-N01"
    if s.stage >= DEAL and not s.pending:
        near = 0
        for region in bits(s.conquered):
            near |= s.board.adjacent[region]
        for roads, parallels in zip(s.roads, s.parallels, strict=True):
            for line in bits(roads | parallels):
                near |= s.board.site_regions[s.board.end_a[line]]
                near |= s.board.site_regions[s.board.end_b[line]]
        assert not near & s.face_down, "IE-N10"


def _cards(s: Position) -> None:
    for card in range(KINDS_OF_CARD):
        out = s.pile[card] + s.discard[card] + s.fresh.count(card)
        for seat in range(s.seats):
            out += s.hands[seat * KINDS_OF_CARD + card] + s.faces[seat * KINDS_OF_CARD + card]
        assert out == s.setting.cards[card], "IE-N02"
    for seat in range(s.seats):
        held = sum(s.hands[seat * KINDS_OF_CARD : (seat + 1) * KINDS_OF_CARD])
        assert held == hand_size(s, seat), "IE-N02"
        assert held == HAND or s.stage in (DRAW, DEAL) or s.stage < DEAL, "IE-N02"
    phases = 0
    if s.place >= 0:
        for step in s.setting.track[: s.place]:
            phases = 0 if step.phase > SUN + 1 else phases + (1 if step.phase == SUN else 0)
    if s.stage in (TURN, REVEAL, PLACE, DRAW):
        for local in range(s.seats):
            shown = sum(s.faces[local * KINDS_OF_CARD : (local + 1) * KINDS_OF_CARD])
            assert shown == phases, "IE-N03"
    fresh = sum(1 for card in bytes(s.fresh) if card != NO_CARD)
    assert fresh == (s.cursor + (s.stage == DRAW) if s.stage in (PLACE, DRAW) else 0), "IE-N03"


def _scores(s: Position) -> None:
    for seat in range(s.seats):
        assert s.labor[seat] >= 0, "IE-N04"
        points = s.points[seat * len(SHEET) : (seat + 1) * len(SHEET)]
        assert s.vp[seat] == sum(points), "IE-N04"


def _roads(s: Position) -> None:
    board = s.board
    seen = 0
    for seat in range(s.seats):
        normal = s.roads[seat] & board.printed
        assert not normal & seen, "IE-N05"
        seen |= normal
        assert not normal & s.parallels[seat], "IE-N05"
        start = board.start_road[s.colors[seat]]
        assert s.roads[seat] >> start & 1, "IE-N06"
        network = _flood(s, seat)
        assert network == s.network[seat], "IE-R01"
        assert network & board.ends[start] == board.ends[start], "IE-N14"
    links = 0
    for roads in s.roads:
        links |= roads & board.links
    for link in bits(links):
        assert not board.crosses[link] & links, "IE-N07"
    assert links | seen == s.taken, "IE-N05"


def _flood(s: Position, seat: int) -> int:
    """The network by the plain definition, as a check on the one that is kept."""
    found = 1 << s.board.cuzco
    own = bits(s.roads[seat] | s.parallels[seat])
    grown = True
    while grown:
        grown = False
        for line in own:
            ends = s.board.ends[line]
            if ends & found and ends & ~found:
                found |= ends
                grown = True
    return found


def _buildings(s: Position) -> None:
    board = s.board
    assert not s.cities & s.garrisons, "IE-N08"
    assert not s.cities & ~(board.city_sites | board.garrison_sites), "IE-N08"
    assert not s.garrisons & ~board.garrison_sites, "IE-N08"
    assert not s.temples & ~(s.cities | s.garrisons), "IE-N08"
    for owned, terraces in zip(s.owned, s.terraces, strict=True):
        assert not terraces & ~owned, "IE-N09"


def _order(s: Position) -> None:
    seats = list(range(s.seats))
    assert sorted(s.ranked()) == seats, "IE-N11"
    if s.stage > TILE:
        assert sorted(s.order) == seats, "IE-N11"
        assert len(set(s.arrival)) == s.seats, "IE-N11"


def _turn(s: Position) -> None:
    seat = s.active()
    first = seat * KINDS_OF_CARD
    assert s.built <= allowance(s, seat), "IE-N13"
    assert s.wild <= s.effects[first + WR], "IE-N13"
    assert s.extras <= s.effects[first + RX], "IE-N13"
    assert s.points[seat * len(SHEET) + PILGRIMAGE] > 0 or not s.pilgrim, "IE-N13"
