"""Plain facts of each seat's position, from which the bots' model learns; no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.games.imhotep import content
from tampu.games.imhotep.rules.temple import visible_stone
from tampu.games.imhotep.scoring import burial_groups, stones_at

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State

OWNED: Final = 33
"""The first of the facts about the owned cards."""
NAMES: Final = (
    "ships.to_move", "ships.next_but_one", "sled.stones", "sled.empty", "sled.two", "sled.full",
    "sled.quarry", "ships.ready_stones", "ships.short_stones", "ships.ready_ships",
    "ships.ready_alone", "ships.ready_majority", "ships.full_stones", "ships.front",
    "ships.market_open", "ships.pyramid_value", "ships.temple_open", "ships.burial_open",
    "ships.obelisks_open", "points.pyramid_stones", "temple.visible", "temple.side_b",
    "temple.next_covered", "burial.stones", "burial.largest", "burial.groups", "burial.beside_next",
    "obelisks.stones", "obelisks.lead", "obelisks.side_b", "statues.squared", "wrath.missing",
    "decorations.stones",
    *(f"{feature}.{code}" for feature, code in zip(
        ("gains",) * 3 + ("decorations",) * 4 + ("statues",) + ("tools",) * 4, content.CARD_CODES,
        strict=True,
    )),
)  # fmt: skip


def progress(s: State) -> float:
    """Return the part of the game that is over, by rounds and ships."""
    return max(0.0, (s.round - 1 + s.sailed.bit_count() / (content.SHIPS + 1.0)) / s.rounds)


def facts(s: State) -> list[list[float]]:
    """Return the facts of each seat in the order of NAMES."""
    if s.ended:
        return []
    table = [[0.0] * len(NAMES) for _ in range(s.seats)]
    for place in range(min(2, s.seats)):
        table[(s.mover + place) % s.seats][place] = 1.0
    _add_stones(s, table)
    _add_ships(s, table)
    _add_sites(s, table)
    for seat in range(s.seats):
        row = table[seat]
        first = seat * content.CARDS
        for card in range(content.CARDS):
            row[OWNED + card] = float(s.owned[first + card])
        row[30] = row[OWNED + content.STATUE] * row[OWNED + content.STATUE]
    return table


def _add_stones(s: State, table: list[list[float]]) -> None:
    for seat in range(s.seats):
        sled, row = s.sled[seat], table[seat]
        row[2] = float(sled)
        row[3] = 1.0 if sled == 0 else 0.0
        row[4] = 1.0 if sled >= 2 else 0.0
        row[5] = 1.0 if sled >= content.SLED - 1 else 0.0
        row[6] = float(s.quarry[seat])


def _add_ships(s: State, table: list[list[float]]) -> None:
    """Add stones on ships, and what the open docks offer to the stones that can sail."""
    pyramid = 0.0
    if not s.side_b(content.PYRAMIDS):
        built = len(s.pyramids[0])
        pyramid = float(content.PYRAMID_A[built]) if built < len(content.PYRAMID_A) else 1.0
    for ship in range(content.SHIPS):
        capacity = s.ships[ship]
        if not capacity or (s.sailed >> ship) & 1:
            continue
        load = s.loads[ship]
        ready = load >= content.MINIMUM[capacity]
        counts = [0] * s.seats
        front = -1
        for space in range(capacity):
            seat = s.cargo[ship * content.SPACES + space]
            if seat >= 0:
                counts[seat] += 1
                if front < 0:
                    front = seat
        if front >= 0:
            table[front][13] += 1.0
        for seat in range(s.seats):
            own = counts[seat]
            if not own:
                continue
            row = table[seat]
            if ready:
                row[7] += own
                row[9] += 1.0
                if own == load:
                    row[10] += 1.0
                elif 2 * own > load:
                    row[11] += 1.0
                if load == capacity:
                    row[12] += own
            else:
                row[8] += own
            row[14] += own * float(s.docks & 1)
            row[15] += own * pyramid * ((s.docks >> content.PYRAMIDS) & 1)
            row[16] += own * float((s.docks >> content.TEMPLE) & 1)
            row[17] += own * float((s.docks >> content.BURIAL) & 1)
            row[18] += own * float((s.docks >> content.OBELISKS) & 1)


def _add_sites(s: State, table: list[list[float]]) -> None:
    built = [stones_at(s, site) for site in range(content.PYRAMIDS, len(content.SITES))]
    temple_b = s.side_b(content.TEMPLE)
    for space in range(s.width):
        owner = visible_stone(s, space)
        if owner >= 0:
            table[owner][20] += 1.0
            if temple_b:
                table[owner][21] += 1.0
            if space == len(s.temple) % s.width:
                table[owner][22] = 1.0
    for seat, size in burial_groups(s.burial):
        row = table[seat]
        row[24] = max(row[24], float(size))
        row[25] += 1.0
    delivered = len(s.burial)
    beside: list[int] = []
    if delivered >= content.BURIAL_ROWS:
        beside.append(s.burial[delivered - content.BURIAL_ROWS])
    if delivered % content.BURIAL_ROWS:
        beside.append(s.burial[delivered - 1])
    for seat in range(s.seats):
        row = table[seat]
        row[19] = float(built[0][seat])
        row[23] = float(built[2][seat])
        row[26] = 1.0 if seat in beside else 0.0
        own = built[3][seat]
        row[27] = float(own)
        most = 0
        missing = 0
        for other in range(s.seats):
            if other != seat:
                most = max(most, built[3][other])
        for site in built:
            if not site[seat]:
                missing += 1
        row[28] = float(max(-2, min(2, own - most)))
        row[29] = float(own) if s.side_b(content.OBELISKS) else 0.0
        row[31] = float(missing) if s.wrath else 0.0
        row[32] = float(built[0][seat] + built[1][seat] + built[2][seat] + own)
