"""What holds after every entry (IE-N)."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
from tampu.games.inca_empire.rules import stages
from tampu.games.inca_empire.rules.board import bits
from tampu.games.inca_empire.rules.hidden_cards import hand_size
from tampu.games.inca_empire.rules.roads import allowance

if TYPE_CHECKING:
    from tampu.games.inca_empire.state import State


def check(s: State) -> None:
    """Raise AssertionError where an invariant of the rule index is broken."""
    _markers(s)
    _cards(s)
    _scores(s)
    if s.stage > stages.COLOR:
        _roads(s)
    _buildings(s)
    _order(s)
    if s.stage in (stages.TURN, stages.REVEAL):
        _turn(s)


def _markers(s: State) -> None:
    land = s.board.regions & ~s.board.start_regions
    up = [region for region in bits(land) if s.marker[region] != UNKNOWN]
    assert sum(s.left) == s.face_down.bit_count(), "IE-N01: face-down regions"
    assert len(up) + sum(s.left) == sum(s.setting.markers), "IE-N01: all markers"
    for kind in range(len(RESISTANCE)):
        shown = sum(1 for region in up if s.marker[region] == kind)
        assert shown + s.left[kind] == s.setting.markers[kind], "IE-N01: markers of a type"
        assert s.types[kind].bit_count() == shown, "IE-N01: regions by type"
    taken = s.board.start_regions
    for owned in s.owned:
        assert not taken & owned, "IE-N01: one owner"
        taken |= owned
    assert taken == s.conquered, "IE-N01: conquered regions"
    assert not s.conquered & s.face_down, "IE-N01: conquered face down"
    if s.stage >= stages.DEAL and not s.pending:
        near = 0
        for region in bits(s.conquered):
            near |= s.board.adjacent[region]
        for roads, parallels in zip(s.roads, s.parallels, strict=True):
            for line in bits(roads | parallels):
                near |= s.board.site_regions[s.board.end_a[line]]
                near |= s.board.site_regions[s.board.end_b[line]]
        assert not near & s.face_down, "IE-N10: face down near a road or conquest"


def _cards(s: State) -> None:
    for card in range(KINDS_OF_CARD):
        out = s.pile[card] + s.discard[card] + s.fresh.count(card)
        for seat in range(s.seats):
            out += s.hands[seat * KINDS_OF_CARD + card] + s.faces[seat * KINDS_OF_CARD + card]
        assert out == s.setting.cards[card], "IE-N02: copies of a card"
    for seat in range(s.seats):
        cards = sum(s.hands[seat * KINDS_OF_CARD : (seat + 1) * KINDS_OF_CARD])
        assert cards == hand_size(s, seat), "IE-N02: size of a hand"
        assert cards == HAND or s.stage in (stages.DRAW, stages.DEAL) or s.stage < stages.DEAL, (
            "IE-N02: a short hand"
        )
    phases = 0
    if s.place >= 0:
        for step in s.setting.track[: s.place]:
            phases = 0 if step.phase > SUN + 1 else phases + (1 if step.phase == SUN else 0)
    if s.stage in (stages.TURN, stages.REVEAL, stages.PLACE, stages.DRAW):
        for local in range(s.seats):
            shown = sum(s.faces[local * KINDS_OF_CARD : (local + 1) * KINDS_OF_CARD])
            assert shown == phases, "IE-N03: cards on a field"
    fresh = sum(1 for card in bytes(s.fresh) if card != stages.NO_CARD)
    assert fresh == (
        s.cursor + (s.stage == stages.DRAW) if s.stage in (stages.PLACE, stages.DRAW) else 0
    ), "IE-N03: face-down cards"


def _scores(s: State) -> None:
    for seat in range(s.seats):
        assert s.labor[seat] >= 0, "IE-N04: labor"
        points = s.points[seat * len(SHEET) : (seat + 1) * len(SHEET)]
        assert s.vp[seat] == sum(points), "IE-N04: sheet and track"


def _roads(s: State) -> None:
    board = s.board
    seen = 0
    for seat in range(s.seats):
        normal = s.roads[seat] & board.printed
        assert not normal & seen, "IE-N05: two normal roads on a line"
        seen |= normal
        assert not normal & s.parallels[seat], "IE-N05: own road doubled"
        start = board.start_road[s.colors[seat]]
        assert s.roads[seat] >> start & 1, "IE-N06: start road"
        network = _flood(s, seat)
        assert network == s.network[seat], "IE-R01: network"
        assert network & board.ends[start] == board.ends[start], "IE-N14: start road in the network"
    links = 0
    for roads in s.roads:
        links |= roads & board.links
    for link in bits(links):
        assert not board.crosses[link] & links, "IE-N07: crossing links"
    assert links | seen == s.taken, "IE-N05: lines taken"


def _flood(s: State, seat: int) -> int:
    """The network by its plain definition, as a check on the one that is updated step by step."""
    network = 1 << s.board.cuzco
    own = bits(s.roads[seat] | s.parallels[seat])
    grown = True
    while grown:
        grown = False
        for line in own:
            ends = s.board.ends[line]
            if ends & network and ends & ~network:
                network |= ends
                grown = True
    return network


def _buildings(s: State) -> None:
    board = s.board
    assert not s.cities & s.garrisons, "IE-N08: city and garrison"
    assert not s.cities & ~(board.city_sites | board.garrison_sites), "IE-N08: site of a city"
    assert not s.garrisons & ~board.garrison_sites, "IE-N08: site of a garrison"
    assert not s.temples & ~(s.cities | s.garrisons), "IE-N08: site of a temple"
    for owned, terraces in zip(s.owned, s.terraces, strict=True):
        assert not terraces & ~owned, "IE-N09: terraces"


def _order(s: State) -> None:
    seats = list(range(s.seats))
    assert sorted(s.ranked()) == seats, "IE-N11: ranks"
    if s.stage > stages.TILE:
        assert sorted(s.order) == seats, "IE-N11: turn order"
        assert len(set(s.arrival)) == s.seats, "IE-N11: arrivals"


def _turn(s: State) -> None:
    seat = s.active()
    first = seat * KINDS_OF_CARD
    assert s.built <= allowance(s, seat), "IE-N13: roads"
    assert s.wild <= s.effects[first + WR], "IE-N13: wilderness roads"
    assert s.extras <= s.effects[first + RX], "IE-N13: extra conquests"
    assert s.points[seat * len(SHEET) + PILGRIMAGE] > 0 or not s.pilgrim, "IE-N13: pilgrimage"
