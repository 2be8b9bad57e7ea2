"""Points as far as a viewer can know them: tried out on imagined worlds, never on the true state.

What is told follows from the view alone, and only where two worlds drawn from it agree.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from tampu.core.contract import CHANCE, Game, Json, State
from tampu.core.rng import Rng

if TYPE_CHECKING:
    from tampu.server.fold import Fold

Points = list[int | None]
"""By seat; None where it is hidden."""
AT_ONCE: Final = 8
"""So many positions are scored before others get their turn."""


def imagined(game: Game, view: Json) -> list[State]:
    """One world that agrees with the view, or two if they can differ."""
    first: State = game.imagine(view, Rng(1, "gain"))
    other: State = game.imagine(view, Rng(2, "gain"))
    return [first] if other.key() == first.key() else [first, other]


def agreed(worlds: list[State]) -> Points:
    """The scores in which the worlds agree."""
    told = [world.scores() for world in worlds]
    return [points[0] if len(set(points)) == 1 else None for points in zip(*told, strict=True)]


def known_scores(game: Game, state: State, seat: int | None) -> Points:
    """The points that a seat knows, if the game ended now; what everybody knows is asked first."""
    public = agreed(imagined(game, state.view(None)))
    if seat is None or None not in public:
        return public
    return agreed(imagined(game, state.view(seat)))


def scores_now(fold: Fold, seat: int | None) -> Points:
    """The points of the present position; after the end nothing is hidden."""
    if fold.over:
        return list(fold.state.scores())
    if None not in fold.public_scores():
        return fold.public_scores()
    return known_scores(fold.game, fold.state, seat)


async def score_line(fold: Fold) -> list[tuple[int, Points]]:
    """By `seq` the points after each entry of the game: all after the end, else what is public."""
    state = fold.state_at(0)
    line: list[tuple[int, Points]] = []
    for seq, entry in zip(fold.places, fold.match.log, strict=True):
        state.apply(entry.action)
        if fold.over:
            points: Points = list(state.scores())
        elif seq in fold.scored:
            points = fold.scored[seq]
        else:
            points = fold.scored[seq] = known_scores(fold.game, state, None)
        line.append((seq, points))
        if len(line) % AT_ONCE == 0:
            await asyncio.sleep(0)  # other tables go on
    return line


class Gains:
    """Points that an action brings at once, as far as the seat can know."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self._worlds = [(world, world.scores()) for world in imagined(game, state.view(seat))]

    def of(self, action: int) -> list[int] | None:
        """By seat; None where chance decides first, or hidden things do."""
        found: list[int] | None = None
        for world, before in self._worlds:
            after = world.clone()
            after.apply(action)
            if after.actor() == CHANCE:
                return None
            gain = [new - old for new, old in zip(after.scores(), before, strict=True)]
            if found is not None and gain != found:
                return None
            found = gain
        return found
