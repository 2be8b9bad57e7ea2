"""Plane geometry for the checks of the map: segments, polygons and how deep a line runs in them."""

import itertools
from math import hypot

Point = tuple[float, float]
Segment = tuple[Point, Point]
Polygon = list[Point]
EPSILON = 1e-9


def side(a: Point, b: Point, c: Point) -> float:
    """Twice the signed area of the triangle: on which side of a-b the point c lies."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(first: Segment, second: Segment) -> bool:
    """Whether two segments meet; ends that they have in common are no crossing."""
    a, b = first
    c, d = second
    if {a, b} & {c, d}:
        return False
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    return side(a, b, c) * side(a, b, d) <= 0 and side(c, d, a) * side(c, d, b) <= 0


def length(segment: Segment) -> float:
    (x1, y1), (x2, y2) = segment
    return hypot(x2 - x1, y2 - y1)


def along(segment: Segment, t: float) -> Point:
    """The point at the share `t` of a segment."""
    (x1, y1), (x2, y2) = segment
    return (x1 + t * (x2 - x1), y1 + t * (y2 - y1))


def distance(point: Point, segment: Segment) -> float:
    """From a point to the nearest point of a segment."""
    (x1, y1), (x2, y2) = segment
    dx, dy = x2 - x1, y2 - y1
    square = dx * dx + dy * dy
    t = ((point[0] - x1) * dx + (point[1] - y1) * dy) / square if square else 0.0
    nearest = along(segment, min(1.0, max(0.0, t)))
    return hypot(point[0] - nearest[0], point[1] - nearest[1])


def edges(polygon: Polygon) -> list[Segment]:
    return list(zip(polygon, [*polygon[1:], polygon[0]], strict=True))


def inside(point: Point, polygon: Polygon) -> bool:
    """Whether a ray from the point leaves the polygon an odd number of times."""
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in edges(polygon):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            odd = not odd
    return odd


def border_distance(point: Point, polygon: Polygon) -> float:
    """From a point to the outline of a polygon."""
    return min(distance(point, edge) for edge in edges(polygon))


def region_distance(point: Point, polygon: Polygon) -> float:
    """From a point to a polygon, 0 inside it."""
    return 0.0 if inside(point, polygon) else border_distance(point, polygon)


def cuts(segment: Segment, polygon: Polygon) -> list[float]:
    """Where, as shares of the segment, it meets the outline of a polygon."""
    a, b = segment
    shares = []
    for c, d in edges(polygon):
        first, second = side(c, d, a), side(c, d, b)
        if first * second < 0 and side(a, b, c) * side(a, b, d) <= 0:
            shares.append(first / (first - second))
    return sorted(shares)


def depth(segment: Segment, polygon: Polygon, steps: int = 12) -> float:
    """How far from its outline the segment comes inside a polygon, -1 if it stays outside."""
    marks = [0.0, *cuts(segment, polygon), 1.0]
    deepest = -1.0
    for start, stop in itertools.pairwise(marks):
        if stop - start > EPSILON and inside(along(segment, (start + stop) / 2), polygon):
            for step in range(steps + 1):
                point = along(segment, start + (stop - start) * step / steps)
                deepest = max(deepest, border_distance(point, polygon))
    return deepest


def outside(segment: Segment, polygons: list[Polygon], steps: int = 40) -> float:
    """How far from all polygons the segment comes; 0 if they cover it."""
    farthest = 0.0
    for step in range(steps + 1):
        point = along(segment, step / steps)
        if not any(inside(point, polygon) for polygon in polygons):
            farthest = max(farthest, min(border_distance(point, polygon) for polygon in polygons))
    return farthest


def shared_border(first: Polygon, second: Polygon) -> float:
    """The length of the outline that two polygons have in common."""
    total = 0.0
    for a, b in edges(first):
        whole = length((a, b))
        for c, d in edges(second):
            if max(abs(side(a, b, c)), abs(side(a, b, d))) > 0.2 * whole:
                continue
            shares = sorted(
                ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / whole**2
                for p in (c, d)
            )
            total += whole * max(0.0, min(1.0, shares[1]) - max(0.0, shares[0]))
    return total
