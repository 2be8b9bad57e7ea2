"""Points as far as a viewer can know them.

Each game reads the points from the view, and says which decisions bring points that follow from the
view. Such points are computed on a position in which what the seat cannot know is redrawn, never
on the true state.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from tampu.core.contract import CHANCE, Game, Json, State
from tampu.core.rng import Rng

if TYPE_CHECKING:
    from tampu.server.tables.fold import Fold

Points = list[int | None]
"""By seat; None where the points are hidden."""


def known_scores(game: Game, state: State, seat: int | None) -> Points:
    """The points if the game ended now, as far as a seat can know them."""
    return game.known_scores(state.view(seat))


def scores_now(fold: Fold, view: Json) -> Points:
    """The points of the current position that a view shows; after the end nothing is hidden."""
    return list(fold.state.scores()) if fold.over else fold.game.known_scores(view)


def score_history(fold: Fold) -> Iterator[tuple[int, Points]]:
    """The `seq` and the points after each entry: all points after the end, before it the public
    ones.
    """
    state = fold.state_at(0)
    for seq, entry in zip(fold.places, fold.match.log, strict=True):
        state.apply(entry.action)
        if fold.over:
            points: Points = list(state.scores())
        elif seq in fold.scored:
            points = fold.scored[seq]
        else:
            points = fold.scored[seq] = known_scores(fold.game, state, None)
        yield seq, points


class Foresight(NamedTuple):
    """What a seat can know of an action's consequences."""

    gain: list[int] | None
    """The points by seat; None if they depend on chance or on hidden information."""
    draws: bool
    """Whether chance decides next."""


class Gains:
    """The points that an action brings at once, as far as the seat can know them."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self._game = game
        self._position: State = state.determinize(seat, Rng(1, "gain"))
        self._before = self._position.scores()

    def of(self, action: int) -> list[int] | None:
        """The points by seat; None if they depend on chance or on hidden information."""
        return self.foresee(action).gain

    def foresee(self, action: int) -> Foresight:
        """The points, and whether something is drawn."""
        after = self._position.clone()
        after.apply(action)
        draws = after.actor() == CHANCE
        if draws or not self._game.gain_is_known(self._position, after, action):
            return Foresight(None, draws)
        gain = [new - old for new, old in zip(after.scores(), self._before, strict=True)]
        return Foresight(gain, draws)
