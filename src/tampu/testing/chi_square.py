"""Whether counts follow from weights: the chi-square test, for fixed seeds and tiny error."""

from collections.abc import Sequence
from math import sqrt

STRICT = 5.0
"""Normal deviations allowed: chance alone exceeds it once in some millions of tests."""
LEAST = 8.0
"""Cells that expect less are joined with their neighbour."""


def misfit(counts: Sequence[int], shares: Sequence[float]) -> str:
    """Empty if `counts` may have been drawn with these `shares`, else what is wrong."""
    total, whole = sum(counts), sum(shares)
    cells: list[tuple[float, float]] = []
    seen = expected = 0.0
    for count, share in zip(counts, shares, strict=True):
        if share == 0 and count:
            return "drawn although it has no share"
        seen, expected = seen + count, expected + total * share / whole
        if expected >= LEAST:
            cells.append((seen, expected))
            seen = expected = 0.0
    if cells and expected:
        last_seen, last_expected = cells.pop()
        cells.append((last_seen + seen, last_expected + expected))
    freedom = len(cells) - 1
    if freedom < 1:
        return ""
    chi = sum((seen - expected) ** 2 / expected for seen, expected in cells)
    part = 2 / (9 * freedom)
    most = freedom * (1 - part + STRICT * sqrt(part)) ** 3
    return "" if chi <= most else f"chi-square {chi:.1f} above {most:.1f}, {freedom} degrees"
