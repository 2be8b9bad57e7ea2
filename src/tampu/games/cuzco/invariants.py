"""What holds after every entry (CZ-I)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.cuzco import content
from tampu.games.cuzco.rules import codes
from tampu.games.cuzco.rules.areas import find_areas
from tampu.games.cuzco.rules.blocks import LIMITS, PRICES
from tampu.games.cuzco.rules.board import FIRST_SINGLE, INSIDE, NEIGHBOURS, PERIMETER, SIZE
from tampu.games.cuzco.rules.listing import list_placements
from tampu.games.cuzco.rules.placements import survey
from tampu.games.cuzco.rules.walks import Walks, find_walk
from tampu.games.cuzco.scoring import scores

if TYPE_CHECKING:
    from tampu.games.cuzco.state import State


def check(s: State) -> None:
    """Raise AssertionError where an invariant of the rule index is broken."""
    _check_tiles(s)
    _check_cells(s)
    _check_temples(s)
    _check_cards(s)
    _check_turn(s)
    _check_prices(s)
    _check_walks(s)


def _check_tiles(s: State) -> None:
    triples = content.triples_in_play(s.options) - s.triples
    used = [own * s.seats - sum(s.stock[place::3]) for place, own in enumerate(content.OWN_TILES)]
    assert triples >= 0, "CZ-I02: triples"
    for seat in range(s.seats):
        for place, own in enumerate(content.OWN_TILES):
            assert 0 <= s.stock[seat * 3 + place] <= own, "CZ-I02: own tiles"
        assert len(s.incas[seat]) <= content.INCAS, "CZ-I02: Incas"
        assert 0 <= s.tokens[seat] <= content.TOKENS, "CZ-I02: tokens"
    assert sum(s.level) == 3 * triples + 2 * used[0] + used[1] + used[2], "CZ-I01: levels"
    assert s.kind.count(codes.WATER) + s.ponds == content.PONDS + 3, "CZ-I02: ponds"


def _check_cells(s: State) -> None:
    standing: list[list[int]] = [[] for _ in range(s.seats)]
    for cell in range(SIZE):
        kind, piece = s.kind[cell], s.piece[cell]
        bare = kind in (codes.BARE, codes.WATER)
        assert (s.level[cell] == 0) == bare, "CZ-T15: terrain has a level"
        assert not (bare and piece), "CZ-I04: pieces stand on terrain"
        if kind == codes.WATER:
            perimeter = PERIMETER[cell] and not s.options["pond_on_perimeter"]
            assert INSIDE[cell], "CZ-I03: ponds lie inside"
            assert not perimeter, "CZ-I03: no pond on the perimeter"
        if not INSIDE[cell] and not bare:
            assert any(INSIDE[near] for near in NEIGHBOURS[cell]), (
                "CZ-I10: overhang touches the inside"
            )
            assert s.top[cell] < FIRST_SINGLE, "CZ-I10: no single on the border"
        if 0 < piece < codes.TEMPLE:
            standing[piece - 1].append(cell)
    assert standing == s.incas, "CZ-I04: each Inca stands alone"


def _check_temples(s: State) -> None:
    areas = find_areas(s)
    cities = [areas.of[cell] for cell in s.temples]
    assert len(set(cities)) == len(cities), "CZ-I05: one temple an area"
    assert s.temples == sorted(s.temples), "CZ-I05: temples are sorted"
    for cell in s.temples:
        assert s.kind[cell] == codes.VILLAGE, "CZ-I05: temples stand on villages"
        assert s.piece[cell] == codes.TEMPLE, "CZ-I05: the cell shows its temple"
    for floor, value in enumerate(content.VALUES):
        standing = sum(built >= value for built in s.values)
        assert s.floors[floor] + standing == content.FLOORS[floor], "CZ-I06: floors"
        assert s.floors[floor] >= 0, "CZ-I06: floors left"


def _check_cards(s: State) -> None:
    drawing = s.point in (codes.REPLACE_FACE_UP, codes.NEXT_FACE_UP)
    setting_up = s.dealt == 0 and s.face_up < 0
    assert drawing or setting_up or s.face_up >= 0, "CZ-I07: one face-up card"
    for card in range(content.KINDS_OF_CARDS):
        held = s.hands[card :: content.KINDS_OF_CARDS]
        known = s.known[card :: content.KINDS_OF_CARDS]
        lying = s.draw[card] + s.discard[card] + s.played[card]
        assert lying + (s.face_up == card) + sum(held) == content.COPIES[card], "CZ-I07: all cards"
        assert min(held) >= 0, "CZ-I07: hands"
        assert all(0 <= seen <= own for seen, own in zip(known, held, strict=True)), (
            "CZ-I07: known cards"
        )


def _check_turn(s: State) -> None:
    assert 0 <= s.ap <= content.ACTION_POINTS + content.TOKEN_POINTS, "CZ-I08: action points"
    assert s.draws <= content.MOST_DRAWS, "CZ-I08: draws"
    ponds = sum(s.sheets[codes.POND_SHARE :: codes.CATEGORIES])
    assert ponds <= content.POND_POINTS * (content.PONDS + 3), "CZ-I09: points of ponds"
    assert min(s.sheets) >= 0, "CZ-I11: no points are lost"
    assert sum(scores(s)) == sum(s.sheets), "CZ-I11: scores are sums"


def _check_walks(s: State) -> None:
    """Walks in the state's cache must equal newly computed ones."""
    fresh = s.clone()
    for seat, walks in enumerate(s.walks):
        fresh.active, fresh.walks = seat, [Walks([]) for _ in s.walks]
        for walk in walks.valid_walks:
            again = find_walk(fresh, walk.cells[0], walk.limit)
            assert again.ascending == walk.ascending, "the cells of a walk"
            assert all(again.prices[cell] == walk.prices[cell] for cell in walk.cells), "its prices"


def _check_prices(s: State) -> None:
    """The prices and the listing updated with every change must equal those of a fresh survey."""
    fresh = s.clone()
    survey(fresh)
    fresh.price_counts[::PRICES] = s.price_counts[::PRICES]
    assert fresh.place_prices == s.place_prices, "the prices of places"
    assert fresh.price_counts == s.price_counts, "the counts of prices"
    assert fresh.legal() == s.legal(), "the listed actions"
    current = s.clone()
    for points in range(1, LIMITS + 1):
        current.ap = fresh.ap = points
        assert list_placements(fresh) == list_placements(current), "the listed placements"
