"""Chapter 10: what holds after every action of a whole game."""

from __future__ import annotations

from tampu.games.cuzco.board import FIRST_SINGLE, INSIDE, NEIGHBOURS, PERIMETER, SIZE
from tampu.games.cuzco.content import (
    ACTION_POINTS,
    COPIES,
    FLOORS,
    INCAS,
    KINDS_OF_CARDS,
    MOST_DRAWS,
    OWN_TILES,
    POND_POINTS,
    PONDS,
    TOKEN_POINTS,
    TOKENS,
    VALUES,
)
from tampu.games.cuzco.rules.areas import find_areas
from tampu.games.cuzco.rules.terrain import survey
from tampu.games.cuzco.scoring import scores
from tampu.games.cuzco.state import (
    BARE,
    CATEGORIES,
    NEXT_FACE_UP,
    POND_SHARE,
    REPLACE_FACE_UP,
    TEMPLE,
    VILLAGE,
    WATER,
    Position,
)


def check(position: Position) -> None:
    """Raise AssertionError where an invariant of the ledger does not hold."""
    _check_tiles(position)
    _check_cells(position)
    _check_temples(position)
    _check_cards(position)
    _check_turn(position)
    _check_worked_out(position)


def _check_tiles(position: Position) -> None:
    triples = int(position.options["triples_in_play"]) - position.triples
    used = [
        own * position.seats - sum(position.stock[place::3]) for place, own in enumerate(OWN_TILES)
    ]
    assert triples >= 0, "CZ-I02"
    for seat in range(position.seats):
        for place, own in enumerate(OWN_TILES):
            assert 0 <= position.stock[seat * 3 + place] <= own, "CZ-I02"
        assert len(position.incas[seat]) <= INCAS, "CZ-I02"
        assert 0 <= position.tokens[seat] <= TOKENS, "CZ-I02"
    assert sum(position.level) == 3 * triples + 2 * used[0] + used[1] + used[2], "CZ-I01"
    assert position.kind.count(WATER) + position.ponds == PONDS + 3, "CZ-I02"


def _check_cells(position: Position) -> None:
    standing: list[list[int]] = [[] for _ in range(position.seats)]
    for cell in range(SIZE):
        kind, piece = position.kind[cell], position.piece[cell]
        bare = kind in (BARE, WATER)
        assert (position.level[cell] == 0) == bare, "CZ-T15"
        assert not (bare and piece), "CZ-I04"
        if kind == WATER:
            perimeter = PERIMETER[cell] and not position.options["pond_on_perimeter"]
            assert INSIDE[cell], "CZ-I03"
            assert not perimeter, "CZ-I03"
        if not INSIDE[cell] and not bare:
            assert any(INSIDE[near] for near in NEIGHBOURS[cell]), "CZ-I10"
            assert position.top[cell] < FIRST_SINGLE, "CZ-I10"
        if 0 < piece < TEMPLE:
            standing[piece - 1].append(cell)
    assert standing == position.incas, "CZ-I04"


def _check_temples(position: Position) -> None:
    areas = find_areas(position)
    cities = [areas.of[cell] for cell in position.temples]
    assert len(set(cities)) == len(cities), "CZ-I05"
    assert position.temples == sorted(position.temples), "CZ-I05"
    for cell in position.temples:
        assert position.kind[cell] == VILLAGE, "CZ-I05"
        assert position.piece[cell] == TEMPLE, "CZ-I05"
    for floor, value in enumerate(VALUES):
        standing = sum(built >= value for built in position.values)
        assert position.floors[floor] + standing == FLOORS[floor], "CZ-I06"
        assert position.floors[floor] >= 0, "CZ-I06"


def _check_cards(position: Position) -> None:
    drawing = position.point in (REPLACE_FACE_UP, NEXT_FACE_UP)
    setting_up = position.dealt == 0 and position.face_up < 0
    assert drawing or setting_up or position.face_up >= 0, "CZ-I07"
    for card in range(KINDS_OF_CARDS):
        held = position.hands[card::KINDS_OF_CARDS]
        known = position.known[card::KINDS_OF_CARDS]
        lying = position.draw[card] + position.discard[card] + position.played[card]
        assert lying + (position.face_up == card) + sum(held) == COPIES[card], "CZ-I07"
        assert min(held) >= 0, "CZ-I07"
        assert all(0 <= seen <= own for seen, own in zip(known, held, strict=True)), "CZ-I07"


def _check_turn(position: Position) -> None:
    assert 0 <= position.ap <= ACTION_POINTS + TOKEN_POINTS, "CZ-I08"
    assert position.draws <= MOST_DRAWS, "CZ-I08"
    ponds = sum(position.sheets[POND_SHARE::CATEGORIES])
    assert ponds <= POND_POINTS * (PONDS + 3), "CZ-I09"
    assert min(position.sheets) >= 0, "CZ-I11"
    assert sum(scores(position)) == sum(position.sheets), "CZ-I11"


def _check_worked_out(position: Position) -> None:
    """What is kept up to date must be what a fresh survey finds."""
    fresh = Position(position.seats, position.options, position)
    survey(fresh)
    fresh.counts[::4] = position.counts[::4]
    assert fresh.fit == position.fit, "the fitting tiles"
    assert fresh.counts == position.counts, "the counts of fitting tiles"
