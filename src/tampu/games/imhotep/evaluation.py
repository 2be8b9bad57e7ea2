"""Features of each seat's position, in expected final points, for the bots; no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.core.contract import Evaluation
from tampu.core.data import read_json
from tampu.games.imhotep import content
from tampu.games.imhotep.facts import NAMES as FACT_NAMES
from tampu.games.imhotep.facts import facts, progress
from tampu.games.imhotep.outlook import stakes
from tampu.games.imhotep.proposals import propose
from tampu.games.imhotep.rules import frames
from tampu.games.imhotep.rules.temple import visible_stone
from tampu.games.imhotep.scoring import burial_points, is_everywhere, obelisk_points, stones_at

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State

SLED_STONE: Final = 0.55
SLED_LATER: Final = 0.2
"""A stone on the sled beyond the second is worth less: it waits longer."""
CARGO_STONE: Final = 1.5
FRONT_STONE: Final = 0.12
"""Stones nearer to the bow choose first at the market."""
READY_TO_RIVAL: Final = 0.25
UNLOADING_AT_MARKET: Final = 2.0
PENDING_GAIN: Final = 2.0
BLUE_CARD: Final = 1.8
TEMPLE_LATER: Final = 0.45
"""The chance that a visible temple stone is still visible one round later."""
WRATH_FEAR: Final = 0.5

NAMES: Final = (
    "points", "burial", "obelisks", "temple", "statues", "tools", "decorations", "wrath", "sled",
    "ships", "gains",
)  # fmt: skip
POINTS: Final = 0
BURIAL: Final = 1
OBELISKS: Final = 2
TEMPLE: Final = 3
STATUES: Final = 4
TOOLS: Final = 5
DECORATIONS: Final = 6
WRATH: Final = 7
SLED: Final = 8
ON_SHIPS: Final = 9
GAINS: Final = 10

Table = list[list[float]]
"""By seat and feature."""


def features(s: State) -> Table:
    """Features of each seat's position, in expected final points."""
    table = [[0.0] * len(NAMES) for _ in range(s.seats)]
    if s.ended:
        for seat, score in enumerate(s.scores()):
            table[seat][POINTS] = float(score)
        return table
    for seat in range(s.seats):
        points = s.pyramid_points[seat] + s.temple_points[seat] + s.tower_points[seat]
        table[seat][POINTS] = float(points)
    rounds_left = s.rounds - s.round
    _add_sites(s, table, rounds_left)
    _add_cards(s, table, rounds_left)
    _add_stones(s, table, rounds_left)
    _add_frames(s, table)
    return table


def _add_sites(s: State, table: Table, rounds_left: int) -> None:
    progress = 0.6 + 0.4 * s.round / s.rounds
    burial, obelisks = burial_points(s), obelisk_points(s)
    for seat in range(s.seats):
        row = table[seat]
        row[BURIAL] = float(burial[seat])
        row[OBELISKS] = progress * obelisks[seat]
        if not s.side_b(content.OBELISKS):
            row[OBELISKS] += 0.8 * min(s.obelisks[seat], 4) * (1 - progress)
        elif s.obelisks[seat] == content.TOWER_SIZE - 1 and len(s.towers) < len(content.TOWERS):
            row[OBELISKS] += 0.35 * content.TOWERS[len(s.towers)] * (rounds_left > 0)
        if s.wrath and not is_everywhere(s, seat):
            row[WRATH] = content.WRATH * WRATH_FEAR * progress
    due = 0.0 if s.frames[-1][0] == frames.REWARD else 1.0
    worth, keep = due, TEMPLE_LATER
    for _ in range(rounds_left):
        worth += keep
        keep *= TEMPLE_LATER
    each = 1.4 if s.side_b(content.TEMPLE) else 1.0
    for space in range(s.width):
        owner = visible_stone(s, space)
        if owner >= 0:
            table[owner][TEMPLE] += each * worth


def _add_cards(s: State, table: Table, rounds_left: int) -> None:
    for seat in range(s.seats):
        first = seat * content.CARDS
        statues = s.owned[first + content.STATUE]
        table[seat][STATUES] = content.SERIES[statues] + 0.15 * rounds_left * (
            content.SERIES[statues + 1] - content.SERIES[statues] if statues else 0
        )
        blue = sum([s.owned[first + card] for card in content.BLUE])
        table[seat][TOOLS] = blue * (BLUE_CARD if rounds_left else 1.1)
    for card, site in content.DECORATION:
        stones = sum(stones_at(s, site)) + 1.7 * rounds_left
        for seat in range(s.seats):
            copies = s.owned[seat * content.CARDS + card]
            if copies:
                table[seat][DECORATIONS] += copies * stones / content.DECORATION_PER


def _add_stones(s: State, table: Table, rounds_left: int) -> None:
    ships_left = content.SHIPS - s.sailed.bit_count()
    useful = rounds_left > 0 or ships_left > 1
    for seat in range(s.seats):
        sled = s.sled[seat]
        if useful:
            table[seat][SLED] = SLED_STONE * min(sled, 3) + SLED_LATER * max(sled - 3, 0)
    for ship in range(content.SHIPS):
        if (s.sailed >> ship) & 1:
            continue
        capacity = s.ships[ship]
        if not capacity:
            continue
        short = max(0, content.MINIMUM[capacity] - s.loads[ship])
        worth = CARGO_STONE - 0.15 * short
        if short == 0:
            worth -= READY_TO_RIVAL
        for space in range(capacity):
            seat = s.cargo[ship * content.SPACES + space]
            if seat >= 0:
                table[seat][ON_SHIPS] += worth - FRONT_STONE * space / capacity


def _add_frames(s: State, table: Table) -> None:
    for frame in s.frames:
        kind = frame[0]
        if kind == frames.UNLOAD:
            each = UNLOADING_AT_MARKET if frame[1] == content.MARKET else PENDING_GAIN
            for place, seat in enumerate(frame[3:]):
                table[seat][GAINS] += each - 0.2 * place
        elif kind in (frames.LOOK, frames.KEEP, frames.PICK, frames.PYRAMID, frames.DRAW):
            table[frame[1]][GAINS] += PENDING_GAIN
        elif kind in (frames.BONUS_CARD, frames.BONUS_STONES, frames.BONUS_LOAD, frames.REWARD):
            table[frame[1]][GAINS] += 1.0


EVALUATION: Final = Evaluation(
    features,
    NAMES,
    propose,
    facts=facts,
    fact_names=FACT_NAMES,
    progress=progress,
    stakes=stakes,
).with_learned(read_json("tampu.games.imhotep", "weights.json"))
