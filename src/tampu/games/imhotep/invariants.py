"""What holds after every entry (IM-I)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.imhotep import content
from tampu.games.imhotep.content import CARDS, COPIES, MINIMUM, PAIR_CARDS, SPACES
from tampu.games.imhotep.rules import frames
from tampu.games.imhotep.scoring import burial_groups, find_groups, stones_at

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State

_IN_HAND = (frames.PICK, frames.LOOK, frames.KEEP, frames.PYRAMID)
"""Frames whose owner holds a stone that has not reached its place."""


def check(s: State) -> None:
    """Raise AssertionError where an invariant of the rule index is broken."""
    _check_stones(s)
    _check_cards(s)
    _check_ships(s)
    _check_sites(s)
    _check_kept(s)
    for row, total in zip(s.sheet(), s.scores(), strict=True):
        assert sum(row.values()) == total, "IM-I13: the sheet does not add up"


def _check_stones(s: State) -> None:
    in_hand = [0] * s.seats
    for frame in s.frames:
        if frame[0] in _IN_HAND:
            in_hand[frame[1]] += 1
        elif frame[0] == frames.UNLOAD:
            for seat in frame[3:]:
                in_hand[seat] += 1
    for seat in range(s.seats):
        built = sum(stones_at(s, site)[seat] for site in range(content.PYRAMIDS, 5))
        total = s.quarry[seat] + s.sled[seat] + s.cargo.count(seat) + built + in_hand[seat]
        assert total == content.STONES, f"IM-I01: seat {seat + 1} has {total} stones"
        assert 0 <= s.sled[seat] <= content.SLED, "IM-I02: a sled has too few or too many stones"
        assert 0 <= s.quarry[seat] <= content.STONES, "IM-I02: a quarry has too few or too many"


def _check_cards(s: State) -> None:
    in_resolution = [0] * CARDS
    for frame in s.frames:
        if frame[0] == frames.RED:
            in_resolution[frame[1]] += 1
        elif frame[0] == frames.UNLOAD and frame[2] >= 0:
            in_resolution[frame[2]] += 1
        elif frame[0] in (frames.LOOK, frames.KEEP):
            for card in frame[2:]:
                in_resolution[card] += 1
    for card, copies in enumerate(COPIES):
        unknown = s.pile[card] + sum(pile[card] for pile in s.old)
        owned = sum(s.owned[seat * CARDS + card] for seat in range(s.seats))
        face_up = s.discard[card] + s.market.count(card) + owned + in_resolution[card]
        total = unknown + face_up
        assert total == copies, f"IM-I03: {total} copies of {content.CARD_CODES[card]}"
        assert content.RED_SITE[card] < 0 or not owned, "IM-I04: a red card is owned"
    looked = sum(len(frame) - 2 for frame in s.frames if frame[0] in (frames.LOOK, frames.KEEP))
    revealed = next((frame[1] for frame in s.frames if frame[0] == frames.REVEAL), 0)
    face_down = len(s.pair) - looked - revealed
    assert s.draw + face_down == sum(s.pile) + sum(sum(pile) for pile in s.old), (
        "IM-I14: face-down cards and unknown cards differ"
    )
    assert not s.pair or len(s.pair) == PAIR_CARDS, "IM-R04: the pair has no two cards"


def _check_ships(s: State) -> None:
    docks_closed = len(content.SITES) - s.docks.bit_count()
    assert docks_closed == s.sailed.bit_count() <= content.SHIPS, "IM-I06: docks and ships differ"
    for ship, capacity in enumerate(s.ships):
        stones = s.cargo[ship * SPACES : (ship + 1) * SPACES]
        assert all(stone == -1 for stone in stones[capacity:]), "IM-I05: a stone beside its ship"
        assert s.loads[ship] == sum(stone >= 0 for stone in stones), "IM-I05: a wrong load"
        sailed = (s.sailed >> ship) & 1
        assert not sailed or not s.loads[ship], "IM-I05: a sailed ship carries stones"
        ready = bool(capacity) and not sailed and s.loads[ship] >= MINIMUM[capacity]
        assert (s.ready >> ship) & 1 == ready, "IM-T10: ready ships and minimum loads differ"


def _check_sites(s: State) -> None:
    if s.side_b(content.OBELISKS):
        free = len(content.TOWERS) - len(s.towers)
        assert free >= 0, "IM-I07: too many towers"
        assert not free or max(s.obelisks) < content.TOWER_SIZE, "IM-I07: a tower is due"
    if s.side_b(content.PYRAMIDS):
        sizes = [len(pyramid) for pyramid in s.pyramids]
        full = [len(pyramid) for pyramid in content.PYRAMID_B]
        assert all(size <= most for size, most in zip(sizes, full, strict=False)), (
            "IM-I08: a pyramid has too many stones"
        )
        assert not sizes[-1] or sizes[:-1] == full, "IM-I08: overflow beside an incomplete pyramid"


def _check_kept(s: State) -> None:
    """What scoring keeps for rows of stones must equal a fresh count."""
    assert burial_groups(s.burial) == find_groups(s.burial), "the groups of the burial chamber"
    pyramids = b"".join(s.pyramids)
    for site, stones in (
        (content.PYRAMIDS, pyramids),
        (content.TEMPLE, s.temple),
        (content.BURIAL, s.burial),
    ):
        recounted = [stones.count(seat) for seat in range(s.seats)]
        assert stones_at(s, site) == recounted, "the stones at a site"
