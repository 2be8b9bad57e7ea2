"""The observation tensor of Cuzco: which part of a view stands where."""

from __future__ import annotations

from collections.abc import Sequence

from tampu.envs.layout import (
    Node,
    Part,
    Target,
    Writer,
    by_seat,
    counts,
    flag,
    inside,
    number,
    one_of,
    options_of,
    seat,
    seat_numbers,
    special,
)
from tampu.envs.steps import FOOTPRINT
from tampu.games.cuzco.content import ACTION_POINTS, CARDS, VALUES
from tampu.games.cuzco.meta import META
from tampu.games.cuzco.rules.board import CELL, CELLS, SIZE
from tampu.games.cuzco.rules.codes import POINTS, SHEET, STANDINGS
from tampu.games.cuzco.tensor import LEVELS, LINKS

TERRAIN = ("crop", "village", "water")
STEPS = {"triple": (FOOTPRINT, "village"), "double": (FOOTPRINT, "village")}
"""A tile is placed by its cells first, and then by which of them is the village."""


def parts(seats: int) -> Sequence[Part]:
    planes = f"a plane of {SIZE} cells each"
    return [
        special("terrain", 3 * SIZE, f"{planes}: {', '.join(TERRAIN)}", _terrain, CELLS),
        special("level", SIZE, f"{planes}: height divided by {LEVELS}", _level, CELLS),
        special("tile", 6 * SIZE, f"{planes}: the neighbour in this direction is of the same "
                "tile (east, north-east, north-west, west, south-west, south-east)", _tile, CELLS),
        special("incas", seats * SIZE, f"{planes}: Incas by seat", _incas(seats), CELLS),
        special("temples", 3 * SIZE, f"{planes}: temple value divided by 10, sun disc, "
                "changed in this turn", _temples, CELLS),
        special("moved", SIZE, f"{planes}: Incas moved in this turn", _cells("moved"), CELLS),
        options_of("options", META.observed_options()),
        one_of("point", POINTS),
        seat("active", seats, "whose turn it is"),
        number("ap", ACTION_POINTS, "action points left, divided by 6"),
        number("draws", 2),
        flag("token_used"),
        flag("placed"),
        number("idle", 4),
        one_of("ending", ("last_triple", "standstill"), "why the last turns have begun"),
        seat_numbers("finished", seats, 1),
        number("triples", 56),
        by_seat("stock", seats, [number("doubles", 4), number("crops", 4), number("villages", 4)]),
        seat_numbers("tokens", seats, 3),
        number("ponds", 8),
        counts("floors", [str(value) for value in VALUES], 12),
        counts("discard", CARDS, 4),
        number("draw_size", 30),
        one_of("face_up", CARDS),
        seat_numbers("hand_sizes", seats, 6),
        by_seat("known", seats, [_cards()]),
        counts("hand", CARDS, 2, "own cards, in twos: " + ", ".join(CARDS)),
        inside("festival", [
            one_of("cell", CELLS, "the city's temple, one-hot"),
            seat("bidder", seats),
            number("need", 6),
            seat_numbers("totals", seats, 6),
            special("standing", seats * len(STANDINGS), f"by seat: {', '.join(STANDINGS)}",
                    _standing(seats)),
            counts("played", CARDS, 4),
        ]),
        by_seat("sheets", seats, [number(name, 20) for name in SHEET]),
        seat_numbers("scores", seats, 50),
    ]  # fmt: skip


def all_parts(seats: int) -> Sequence[Part]:
    return [by_seat("hands", seats, [_cards()]), counts("draw", CARDS, 4)]


def _cards() -> Part:
    def write(out: Target, at: int, node: Node, me: int) -> None:
        for card, count in node.items():
            out[at + CARDS.index(card)] = count / 2

    return special("cards", len(CARDS), f"how many of each, in twos: {', '.join(CARDS)}", write)


def _terrain(out: Target, at: int, view: Node, me: int) -> None:
    for ground in view["terrain"]:
        out[at + CELL[ground["cell"]] + (SIZE if ground["kind"] == "village" else 0)] = 1.0
    for cell in view["water"]:
        out[at + 2 * SIZE + CELL[cell]] = 1.0


def _level(out: Target, at: int, view: Node, me: int) -> None:
    for ground in view["terrain"]:
        out[at + CELL[ground["cell"]]] = ground["level"] / LEVELS


def _tile(out: Target, at: int, view: Node, me: int) -> None:
    for ground in view["terrain"]:
        cell = ground["cell"]
        for other in ground["tile"]:
            if other != cell:
                out[at + LINKS[CELL[cell], CELL[other]] * SIZE + CELL[cell]] = 1.0


def _incas(seats: int) -> Writer:
    def write(out: Target, at: int, view: Node, me: int) -> None:
        for turn in range(seats):
            for cell in view["incas"][(me + turn) % seats]:
                out[at + CELL[cell]] = 1.0
            at += SIZE

    return write


def _temples(out: Target, at: int, view: Node, me: int) -> None:
    for temple in view["temples"]:
        place = at + CELL[temple["cell"]]
        out[place] = temple["value"] / 10
        out[place + SIZE] = float(temple["disc"])
        out[place + 2 * SIZE] = float(temple["changed"])


def _cells(name: str) -> Writer:
    def write(out: Target, at: int, view: Node, me: int) -> None:
        for cell in view[name]:
            out[at + CELL[cell]] = 1.0

    return write


def _standing(seats: int) -> Writer:
    def write(out: Target, at: int, node: Node, me: int) -> None:
        for turn in range(seats):
            out[at + STANDINGS.index(node["standing"][(me + turn) % seats])] = 1.0
            at += len(STANDINGS)

    return write
