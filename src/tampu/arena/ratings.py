"""Ratings of bots by the Bradley-Terry model."""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tampu.arena.matches import Played

ELO = 400 / math.log(10)
"""Rating points for a factor e in the odds: 400 points are odds of ten to one."""
STEPS = 100
Z95 = 1.959964
Matrix = list[list[float]]


class Rating(NamedTuple):
    """A bot's rating; the mean of all bots is 0."""

    spec: str
    rating: float
    low: float
    high: float
    """The ends of the 95 % interval."""


def victories(specs: Sequence[str], played: Iterable[Played]) -> Matrix:
    """Count how often each bot beat each other; equal ranks are half a victory for both.

    A game of k seats gives each seat k - 1 results. Together they count 1, because they are not
    independent and would make the intervals too narrow.
    """
    place = {spec: index for index, spec in enumerate(specs)}
    won = [[0.0] * len(specs) for _ in specs]
    for game in played:
        seats = [place[spec] for spec in game.seats]
        weight = 1 / max(1, len(seats) - 1)
        for first, one in enumerate(seats):
            for second, other in enumerate(seats):
                if one != other and game.ranks[first] < game.ranks[second]:
                    won[one][other] += weight
                elif one != other and game.ranks[first] == game.ranks[second]:
                    won[one][other] += weight / 2
    return won


def rate(specs: Sequence[str], won: Matrix) -> list[Rating]:
    """Return the maximum likelihood ratings in the order of the specs (Newton's method).

    Every bot gets an additional draw against a rating of 0, so that no rating is infinite.
    """
    count = len(specs)
    strength = [0.0] * count
    inverse: Matrix = []
    for _ in range(STEPS):
        slope, curvature = _derivatives(strength, won)
        inverse = inverted(curvature)
        steps = [sum(row[j] * slope[j] for j in range(count)) for row in inverse]
        strength = [a + max(-1.0, min(1.0, b)) for a, b in zip(strength, steps, strict=True)]
        if max(map(abs, steps)) < 1e-10:
            break
    mean = sum(strength) / count
    ratings = []
    for i, spec in enumerate(specs):
        # The variance of the distance from the mean.
        weights = [(1.0 if j == i else 0.0) - 1 / count for j in range(count)]
        variance = sum(
            weights[a] * weights[b] * inverse[a][b] for a in range(count) for b in range(count)
        )
        middle, half = ELO * (strength[i] - mean), ELO * Z95 * math.sqrt(max(0.0, variance))
        ratings.append(Rating(spec, middle, middle - half, middle + half))
    return ratings


def _derivatives(strength: list[float], won: Matrix) -> tuple[list[float], Matrix]:
    """The gradient of the log-likelihood, and its Hessian with the sign changed."""
    count = len(strength)
    slope = [0.0] * count
    curvature = [[0.0] * count for _ in range(count)]
    for i in range(count):
        chance = _chance(strength[i])
        slope[i] += 0.5 - chance
        curvature[i][i] += chance * (1 - chance)
        for j in range(count):
            games = won[i][j] + won[j][i]
            chance = _chance(strength[i] - strength[j])
            slope[i] += won[i][j] - games * chance
            if i != j:
                curvature[i][i] += games * chance * (1 - chance)
                curvature[i][j] -= games * chance * (1 - chance)
    return slope, curvature


def _chance(lead: float) -> float:
    return 1 / (1 + math.exp(-lead))


def inverted(matrix: Matrix) -> Matrix:
    """The inverse of a positive definite matrix (Gauss-Jordan)."""
    count = len(matrix)
    rows = [[*row, *(1.0 if j == i else 0.0 for j in range(count))] for i, row in enumerate(matrix)]
    for i in range(count):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for k in range(count):
            factor = rows[k][i]
            if k != i and factor:
                rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [row[count:] for row in rows]
