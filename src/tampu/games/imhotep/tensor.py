"""Writes the observation of a seat straight from the state: the numbers that `layout` describes.

The layout writes the same numbers from a view, many times slower; a test compares the two.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tampu.games.imhotep.content import CARDS, ROUND_CARDS, ROUNDS, SHIPS, SITES, SPACES
from tampu.games.imhotep.rules import frames

if TYPE_CHECKING:
    from tampu.games.imhotep.state import State

PYRAMID_STONES: Final = 25
"""From here on the places of a pyramid are alike."""
BURIAL_STONES: Final = 45
TOWER_STONES: Final = 16
STONES: Final = 10
"""Points and stones are written in tens."""


def write(s: State, seat: int, out: Any, at: int) -> None:
    """Write what a seat observes into a target of zeros, beginning at a position."""
    at = _write_game(s, seat, out, at)
    at = _write_ships(s, seat, out, at)
    at = _write_sites(s, seat, out, at)
    at = _write_cards(s, seat, out, at)
    _write_frames(s, seat, out, at)


def _write_game(s: State, me: int, out: Any, at: int) -> int:
    """Sides, options, the round, and who moves."""
    n, sites = s.seats, len(SITES)
    for site in range(sites):
        if (s.sides >> site) & 1:
            out[at + site] = 1.0
    at += sites
    if s.wrath:
        out[at] = 1.0
    if s.may:
        out[at + 1] = 1.0
    if s.stalled:
        out[at + 2] = 1.0
    if s.round:
        out[at + 3] = s.round / ROUNDS
        if s.round <= ROUNDS:
            out[at + 3 + s.round] = 1.0
    at += 4 + ROUNDS
    cards = len(ROUND_CARDS[n])
    for card in range(cards):
        if (s.unseen >> card) & 1:
            out[at + card] = 1.0
    at += cards
    if s.start >= 0:
        out[at + (s.start - me) % n] = 1.0
    at += n
    if s.mover >= 0:
        out[at + (s.mover - me) % n] = 1.0
    at += n
    if s.passes:
        out[at] = s.passes / 4
    return at + 1


def _write_ships(s: State, me: int, out: Any, at: int) -> int:
    """Ships, docks and supplies."""
    n = s.seats
    place = at
    for spaces in s.ships:
        if spaces:
            out[place] = spaces / SPACES
        place += 1
    at += SHIPS
    for owner in s.cargo:
        if owner >= 0:
            out[at + (owner - me) % n] = 1.0
        at += n
    for ship in range(SHIPS):
        if (s.sailed >> ship) & 1:
            out[at + ship] = 1.0
    at += SHIPS
    for site in range(len(SITES)):
        if (s.docks >> site) & 1:
            out[at + site] = 1.0
    at += len(SITES)
    for turn in range(n):
        seat = (me + turn) % n
        if s.sled[seat]:
            out[at + turn] = s.sled[seat] / 5
        if s.quarry[seat]:
            out[at + n + turn] = s.quarry[seat] / 30
        out[at + 2 * n + turn] = s.pyramid_points[seat] / STONES
        out[at + 3 * n + turn] = s.temple_points[seat] / STONES
        out[at + 4 * n + turn] = s.tower_points[seat] / STONES
    return at + 5 * n


def _write_sites(s: State, me: int, out: Any, at: int) -> int:
    """The stones on pyramids, temple, burial chamber and obelisks."""
    n, in_pyramids = s.seats, 0
    for pyramid in s.pyramids:
        stones = len(pyramid)
        in_pyramids += stones
        out[at + min(stones, PYRAMID_STONES - 1)] = 1.0
        at += PYRAMID_STONES
    width, stones = s.width, len(s.temple)
    out[at + stones % width] = 1.0
    at += width
    for index in range(max(0, stones - width), stones):
        out[at + index % width * n + (s.temple[index] - me) % n] = 1.0
    at += width * n
    out[at] = in_pyramids / STONES
    out[at + 1] = stones / STONES
    out[at + 2] = len(s.burial) / STONES
    standing = len(s.towers)
    for height in s.obelisks:
        standing += height
    out[at + 3] = standing / STONES
    at += 4
    for index in range(min(len(s.burial), BURIAL_STONES)):
        out[at + index * n + (s.burial[index] - me) % n] = 1.0
    at += BURIAL_STONES * n
    for turn in range(n):
        height = s.obelisks[(me + turn) % n]
        if height:
            out[at + turn] = height / STONES
    at += n
    for index in range(min(len(s.towers), TOWER_STONES)):
        out[at + index * n + (s.towers[index] - me) % n] = 1.0
    return at + TOWER_STONES * n


def _write_cards(s: State, me: int, out: Any, at: int) -> int:
    """The market, the piles as the seat knows them, owned cards and scores."""
    n = s.seats
    for card in s.market:
        if card >= 0:
            out[at + card] = 1.0
        elif card < -1:
            out[at + CARDS] = 1.0
        at += CARDS + 1
    if s.pair:
        out[at + min(len(s.pair), 2) - 1] = 1.0
    at += 2
    pile = s.pile[:]
    old = [0] * CARDS
    for copies in s.old:
        for card in range(CARDS):
            old[card] += copies[card]
    for frame in s.frames:
        if (frame[0] == frames.LOOK or frame[0] == frames.KEEP) and frame[1] != me:
            # The seat does not know which cards another seat looks at.
            for place in range(len(frame) - 2):
                (pile if s.pair[place] < 0 else old)[frame[2 + place]] += 1
    for card in range(CARDS):
        if pile[card]:
            out[at + card] = pile[card] / 2
        if old[card]:
            out[at + CARDS + card] = old[card] / 2
    at += 2 * CARDS
    if s.draw:
        out[at] = s.draw / STONES
    at += 1
    for card in range(CARDS):
        if s.discard[card]:
            out[at + card] = s.discard[card] / 2
    at += CARDS
    for turn in range(n):
        first = (me + turn) % n * CARDS
        for card in range(CARDS):
            owned = s.owned[first + card]
            if owned:
                out[at + card] = owned / 2
        at += CARDS
    scores = s.scores()
    for turn in range(n):
        points = scores[(me + turn) % n]
        if points:
            out[at + turn] = points / STONES
    return at + n


def _write_frames(s: State, me: int, out: Any, at: int) -> None:
    """What is being decided, and what waits below it."""
    n, kinds, depth = s.seats, len(frames.NAMES), len(s.frames)
    if depth:
        top = s.frames[depth - 1]
        out[at + top[0]] = 1.0
        if frames.TURN <= top[0] < frames.UNLOAD:
            owner = s.mover if top[0] == frames.TURN else top[1]
            out[at + kinds + (owner - me) % n] = 1.0
        for below in range(depth - 1):
            out[at + kinds + n + s.frames[below][0]] = 1.0
    at += 2 * kinds + n
    for frame in s.frames:
        if frame[0] == frames.LOOK or frame[0] == frames.KEEP:
            if frame[1] == me:
                for place in range(len(frame) - 2):
                    out[at + place * CARDS + frame[2 + place]] = 1.0
            break
    at += 2 * CARDS
    for frame in s.frames:
        if frame[0] == frames.UNLOAD:
            out[at + frame[1]] = 1.0
            place = at + len(SITES)
            for index in range(3, min(len(frame), 3 + SPACES)):
                out[place + (frame[index] - me) % n] = 1.0
                place += n
