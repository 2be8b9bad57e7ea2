"""The position of the reference and its slow, obvious generators for the action phase."""

import heapq
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from tests.games.cuzco.reference_board import (
    BESIDE,
    BORDER,
    CELLS,
    FOOTPRINTS,
    GROUND,
    INSIDE,
    PERIMETER,
    tile_token,
)

KINDS = ("M", "L", "K", "ML", "LK", "MK")
FLOORS = {2: 12, 4: 11, 6: 10, 8: 8, 10: 6}
TABLE = {2: (1, 0), 4: (2, 1), 6: (3, 2), 8: (4, 2), 10: (5, 3)}
SHEET = (
    "temples_built",
    "temples_expanded",
    "ponds",
    "festivals_alone",
    "festivals_shared",
    "final_first",
    "final_second",
)
DEFAULTS: dict[str, Any] = {
    "start_player": "random",
    "temple_value_rule": "up_to_size",
    "festival_tied_value_2": 0,
    "left_pond": "F4",
    "gates": "along",
    "pond_on_perimeter": False,
    "tile_wholly_outside_on_overhang": False,
    "final_second_place": "dense",
    "card_memory": True,
    "triples_in_play": 56,
    "auto_end_turn": False,
}


class Position:
    """Everything that lies on the table."""

    def __init__(self, seats: int, options: Mapping[str, Any] | None = None) -> None:
        self.seats = seats
        self.options = {**DEFAULTS, **(options or {})}
        self.level = dict.fromkeys(CELLS, 0)
        self.kind: dict[str, str] = {}
        self.top_tile: dict[str, frozenset[str]] = {}
        """The cells of the topmost tile of a cell, with its number to tell tiles apart."""
        self.top_number: dict[str, int] = {}
        self.tiles_laid = 0
        self.ponds = {self.options["left_pond"], "F13", "I9"}
        self.scored_bodies: set[frozenset[str]] = set()
        self.incas: list[set[str]] = [set() for _ in range(seats)]
        self.temples: dict[str, int] = {}
        self.discs: set[str] = set()
        self.triples = self.options["triples_in_play"]
        self.own = [{"T2": 5, "TC": 3, "TV": 2} for _ in range(seats)]
        self.tokens = [3] * seats
        self.pond_supply = 16
        self.floors = dict(FLOORS)
        self.draw_pile = Counter(dict.fromkeys(KINDS, 5))
        self.discard_pile: Counter[str] = Counter()
        self.face_up = ""
        self.hands: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.sheet = [dict.fromkeys(SHEET, 0) for _ in range(seats)]
        self.end_reason = ""
        self.finished: list[int] = []
        self.quiet_turns = 0
        self.festival: dict[str, Any] = {}
        self.active = 0
        self.reset_turn()

    def reset_turn(self) -> None:
        self.ap = 6
        self.draws = 0
        self.token_used = False
        self.changed: set[str] = set()
        self.laid_terrain = False

    # ---------------------------------------------------------------- the board

    def is_terrain(self, cell: str) -> bool:
        return self.level[cell] > 0

    def inca_on(self, cell: str) -> bool:
        return any(cell in mine for mine in self.incas)

    def area(self, cell: str, kind: Mapping[str, str] | None = None) -> set[str]:
        """The village cells connected with a village cell."""
        shown = self.kind if kind is None else kind
        cells, todo = {cell}, [cell]
        while todo:
            for other in BESIDE[todo.pop()]:
                if shown.get(other) == "village" and other not in cells:
                    cells.add(other)
                    todo.append(other)
        return cells

    def areas(self) -> list[set[str]]:
        areas: list[set[str]] = []
        for cell in CELLS:
            if self.kind.get(cell) == "village" and not any(cell in area for area in areas):
                areas.append(self.area(cell))
        return areas

    def lists(self, cells: Iterable[str]) -> dict[int, list[int]]:
        """For each seat with an Inca on the cells its levels from high to low."""
        where = set(cells)
        return {
            seat: sorted((self.level[cell] for cell in mine & where), reverse=True)
            for seat, mine in enumerate(self.incas)
            if mine & where
        }

    def leader(self, cells: Iterable[str]) -> int | None:
        lists = self.lists(cells)
        best = [seat for seat in lists if lists[seat] == max(lists.values())]
        return best[0] if len(best) == 1 else None

    def gate(self, cell: str) -> int:
        """The price of entering or leaving on the cell, 0 where it is no gate."""
        if not self.is_terrain(cell):
            return 0
        if cell in BORDER:
            return 1 if GROUND[cell] == "f" else 2
        outside = [other for other in BESIDE[cell] if other in BORDER]
        if self.options["gates"] == "bare":
            outside = [other for other in outside if not self.is_terrain(other)]
        if not outside:
            return 0
        return 1 if any(GROUND[other] == "f" for other in outside) else 2

    def move_costs(self, seat: int, start: str) -> dict[str, int]:
        """The price of every free cell that the Inca of `seat` on `start` reaches."""
        closed = set(self.temples)
        for other, theirs in enumerate(self.incas):
            if other != seat:
                closed |= theirs
        best: dict[str, int] = {}
        todo = [(0, start)]
        while todo:
            price, cell = heapq.heappop(todo)
            if cell in best:
                continue
            best[cell] = price
            for other in BESIDE[cell]:
                if self.is_terrain(other) and other not in closed:
                    change = self.kind[other] != self.kind[cell]
                    heapq.heappush(todo, (price + change, other))
        return {cell: price for cell, price in best.items() if not self.inca_on(cell)}

    # ---------------------------------------------------------------- placements

    def can_cover(self, cells: tuple[str, ...]) -> bool:
        outside = [cell for cell in cells if cell in BORDER]
        if outside and len(cells) == 1:
            return False
        if len(outside) == len(cells):
            wholly = self.options["tile_wholly_outside_on_overhang"]
            if not wholly or not all(self.is_terrain(cell) for cell in cells):
                return False
        if any(c in self.ponds or c in self.temples or self.inca_on(c) for c in cells):
            return False
        if len({self.level[cell] for cell in cells}) != 1:
            return False
        if self.is_terrain(cells[0]) and len({self.top_number[cell] for cell in cells}) == 1:
            return len(self.top_tile[cells[0]]) != len(cells)
        return True

    def tile_price(self, cells: Iterable[str]) -> int:
        return 1 + sum(cell in BORDER and not self.is_terrain(cell) for cell in cells)

    def joins_temples(self, village: str, cells: Iterable[str]) -> bool:
        if len(self.temples) < 2:
            return False
        after = dict(self.kind)
        after.update(dict.fromkeys(cells, "crop"))
        after[village] = "village"
        return sum(cell in self.temples for cell in self.area(village, after)) > 1

    def placements(self, ap: int) -> list[str]:
        """Every legal terrain placement that `ap` pays for."""
        tokens: list[str] = []
        own = self.own[self.active]
        for head, left in (("T3", self.triples), ("T2", own["T2"])):
            for cells in FOOTPRINTS[head] if left else []:
                if self.tile_price(cells) > ap or not self.can_cover(cells):
                    continue
                for village in cells:
                    if not self.joins_temples(village, cells):
                        rest = [cell for cell in cells if cell != village]
                        tokens.append(tile_token(head, village, rest))
        for cells in FOOTPRINTS["T1"]:
            if ap >= 1 and self.can_cover(cells):
                if own["TC"]:
                    tokens.append(f"TC:{cells[0]}")
                if own["TV"] and not self.joins_temples(cells[0], cells):
                    tokens.append(f"TV:{cells[0]}")
        return tokens

    def lay(self, village: str | None, cells: tuple[str, ...]) -> None:
        self.tiles_laid += 1
        for cell in cells:
            self.level[cell] += 1
            self.kind[cell] = "village" if cell == village else "crop"
            self.top_tile[cell] = frozenset(cells)
            self.top_number[cell] = self.tiles_laid

    # ---------------------------------------------------------------- temples, ponds

    def values(self, size: int, present: int) -> list[int]:
        """The values that a temple now at `present` can get in an area of `size`."""
        fitting = [value for value in FLOORS if value <= size]
        if self.options["temple_value_rule"] == "exact_even_size":
            fitting = fitting[-1:]
        return [
            value
            for value in fitting
            if value > present
            and all(self.floors[floor] for floor in FLOORS if present < floor <= value)
        ]

    def temple_actions(self) -> list[str]:
        tokens: list[str] = []
        for area in self.areas():
            if self.leader(area) != self.active:
                continue
            standing = [cell for cell in area if cell in self.temples]
            if standing:
                site = standing[0]
                if site not in self.changed:
                    values = self.values(len(area), self.temples[site])
                    tokens += [f"X:{site}={value}" for value in values]
            elif len(area) >= 2:
                for cell in area:
                    if not self.inca_on(cell):
                        tokens += [f"B:{cell}={value}" for value in self.values(len(area), 0)]
        return tokens

    def raise_temple(self, cell: str, value: int) -> None:
        present = self.temples.get(cell, 0)
        for floor in FLOORS:
            if present < floor <= value:
                self.floors[floor] -= 1
        self.temples[cell] = value
        self.changed.add(cell)
        self.discs.discard(cell)
        category = "temples_expanded" if present else "temples_built"
        self.sheet[self.active][category] += value // 2

    def body(self, pond: str) -> frozenset[str]:
        body, todo = {pond}, [pond]
        while todo:
            for other in BESIDE[todo.pop()]:
                if other in self.ponds and other not in body:
                    body.add(other)
                    todo.append(other)
        return frozenset(body)

    def shore(self, body: Iterable[str]) -> set[str]:
        water = set(body)
        return {other for cell in water for other in BESIDE[cell]} - water

    def score_closed_ponds(self) -> None:
        for body in {self.body(pond) for pond in self.ponds} - self.scored_bodies:
            shore = self.shore(body)
            if all(self.is_terrain(cell) for cell in shore):
                self.scored_bodies.add(body)
                leader = self.leader(shore)
                if leader is not None:
                    self.sheet[leader]["ponds"] += 3 * len(body)

    def pond_sites(self) -> list[str]:
        return [
            cell
            for cell in CELLS
            if cell in INSIDE
            and not self.is_terrain(cell)
            and cell not in self.ponds
            and (self.options["pond_on_perimeter"] or cell not in PERIMETER)
        ]

    # ---------------------------------------------------------------- the action phase

    def token_legal(self) -> list[str]:
        return ["A+"] if self.tokens[self.active] and not self.token_used else []

    def _d1(self) -> list[str]:
        return self.placements(self.ap) + self.token_legal()

    def _d2(self) -> list[str]:
        seat, ap = self.active, self.ap
        mine = self.incas[seat]
        tokens = self.placements(ap) + self.token_legal() + ["/"]
        if ap and self.pond_supply:
            tokens += [f"W:{cell}" for cell in self.pond_sites()]
        for cell in CELLS:
            price = self.gate(cell)
            if not 0 < price <= ap:
                continue
            if len(mine) < 12 and not self.inca_on(cell) and cell not in self.temples:
                tokens.append(f"I+:{cell}")
            if cell in mine:
                tokens.append(f"I-:{cell}")
        for start in mine:
            costs = self.move_costs(seat, start)
            tokens += [f"M:{start}>{cell}" for cell, price in costs.items() if price <= ap]
        if ap:
            tokens += self.temple_actions()
        if ap and self.draws < 2 and self.draw_pile.total() + self.discard_pile.total():
            tokens += ["DB", "DU"]
        return tokens
