"""What follows from sets of lines, sites and regions of one board alone, remembered by the set.

Sets of lines and of sites are longer than a machine word, so every operation on them allocates.
Positions of one search share most of their sets; looking a set up costs less than a walk over it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.games.inca_empire.rules.board import Board, bits

if TYPE_CHECKING:
    from tampu.games.inca_empire.state import State

MOST_REMEMBERED: Final = 50_000
"""Sets of one kind; then all of them are forgotten."""


class Reach:
    """Ends, neighbours and exposed lines of one board."""

    __slots__ = ("_beyond", "_board", "_ends", "_exposed", "_number", "_places", "bonus",
                 "city_places")  # fmt: skip

    def __init__(self, board: Board) -> None:
        self._board: Board = board
        self._ends: dict[int, int] = {}
        self._beyond: dict[int, tuple[int, int]] = {}
        self._places: dict[int, int] = {}
        self._exposed: dict[int, int] = {}
        self._number: list[int] = [-1] * len(board.names)
        """The place of each site of a city or garrison among themselves; they fit in one word."""
        self.bonus: list[int] = []
        """The bonus of each place."""
        for place, site in enumerate(bits(board.city_sites | board.garrison_sites)):
            self._number[site] = place
            self.bonus.append(board.bonus[site])
        self.city_places: int = self.places(board.city_sites)

    def ends(self, lines: int) -> int:
        """The sites at these lines."""
        sites = self._ends.get(lines, -1)
        if sites < 0:
            sites = 0
            for line in bits(lines):
                sites |= self._board.ends[line]
            if len(self._ends) >= MOST_REMEMBERED:
                self._ends.clear()
            self._ends[lines] = sites
        return sites

    def beyond(self, sites: int) -> tuple[int, int]:
        """The printed lines and the regions at these sites."""
        beyond = self._beyond.get(sites)
        if beyond is None:
            lines = 0
            regions = 0
            for site in bits(sites):
                lines |= self._board.incident[site]
                regions |= self._board.site_regions[site]
            beyond = (lines & self._board.printed, regions)
            if len(self._beyond) >= MOST_REMEMBERED:
                self._beyond.clear()
            self._beyond[sites] = beyond
        return beyond

    def places(self, sites: int) -> int:
        """The sites of cities and garrisons among these, numbered among themselves."""
        places = self._places.get(sites, -1)
        if places < 0:
            places = 0
            for site in bits(sites):
                if self._number[site] >= 0:
                    places |= 1 << self._number[site]
            if len(self._places) >= MOST_REMEMBERED:
                self._places.clear()
            self._places[sites] = places
        return places

    def exposed(self, wild: int) -> int:
        """The lines that lie in these regions, even in part (IE-K04, K05)."""
        lines = self._exposed.get(wild, -1)
        if lines < 0:
            lines = 0
            for region in bits(wild):
                lines |= self._board.lines_in[region]
            if len(self._exposed) >= MOST_REMEMBERED:
                self._exposed.clear()
            self._exposed[wild] = lines
        return lines


_reaches: dict[Board, Reach] = {}


def reach_of(board: Board) -> Reach:
    """The reach of a board, made once."""
    reach = _reaches.get(board)
    if reach is None:
        reach = _reaches[board] = Reach(board)
    return reach


class BuiltSites:
    """What the evaluation of every seat uses; sites are numbered as by `Reach.places`."""

    __slots__ = ("cities", "exposed", "garrisons", "reached", "temples")

    def __init__(self, s: State) -> None:
        reach = reach_of(s.board)
        self.cities: int = reach.places(s.cities)
        self.garrisons: int = reach.places(s.garrisons)
        self.temples: int = reach.places(s.temples)
        self.reached: int = reach.places(s.reached)
        self.exposed: int = reach.exposed(s.board.regions & ~s.conquered)
        """The lines that lie in an unconquered region."""
