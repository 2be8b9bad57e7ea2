"""Random number generators of our own, so that records replay on every version of Python.

Chance in a match uses SplitMix64 as a counter: the k-th value (k from 0) of the stream `name`
under `seed` is a function of (seed, name, k) alone,

    base  = mix(seed + fnv1a64(name))
    value = mix(base + (k + 1) * GAMMA)            all modulo 2**64

Bots draw many numbers in a row and use `Rng`, the generator sfc32 seeded from such a stream: its
arithmetic stays within machine integers, which makes it several times faster when compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

MASK: Final = 0xFFFFFFFFFFFFFFFF
MASK32: Final = 0xFFFFFFFF
GAMMA: Final = 0x9E3779B97F4A7C15


def mix(x: int) -> int:
    """The output function of SplitMix64."""
    x &= MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


def fnv1a64(text: str) -> int:
    """The FNV-1a hash of a stream's name."""
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = ((value ^ byte) * 0x100000001B3) & MASK
    return value


def stream_base(seed: int, name: str) -> int:
    """The base of the stream `name` of `seed`."""
    return mix(seed + fnv1a64(name))


def stream_value(base: int, k: int) -> int:
    """The k-th 64-bit value, from 0, of the stream with this base."""
    return mix(base + (k + 1) * GAMMA)


def stream_below(base: int, k: int, n: int) -> int:
    """A number from 0 to n - 1: the k-th value times n, over 2**64.

    Compiled, the 64-bit numbers are worked on as two halves, which fit machine integers
    as long as n is below 2**31.
    """
    if __file__.endswith(".py") or n > MASK32 >> 1:
        return (stream_value(base, k) * n) >> 64
    count: int = k + 1
    high, low = _product((count >> 32) & MASK32, count & MASK32, 0x9E3779B9, 0x7F4A7C15)
    low += base & MASK32
    high = (high + (base >> 32) + (low >> 32)) & MASK32
    low &= MASK32
    shifted: i64 = ((high << 2) | (low >> 30)) & MASK32
    high, low = _product(high ^ (high >> 30), low ^ shifted, 0xBF58476D, 0x1CE4E5B9)
    shifted = ((high << 5) | (low >> 27)) & MASK32
    high, low = _product(high ^ (high >> 27), low ^ shifted, 0x94D049BB, 0x133111EB)
    low ^= ((high << 1) | (low >> 31)) & MASK32
    high ^= high >> 31
    least: i64 = n
    return (high * least + ((low * least) >> 32)) >> 32


def _product(high: i64, low: i64, other_high: i64, other_low: i64) -> tuple[i64, i64]:
    """The product modulo 2**64, by parts of 16 bits so that none needs more than 63."""
    right: i64 = low * (other_low & 0xFFFF)
    left: i64 = low * (other_low >> 16) + (right >> 16)
    upper: i64 = (left >> 16) + ((high * (other_low & 0xFFFF)) & MASK32)
    upper += ((high * (other_low >> 16)) & 0xFFFF) << 16
    upper += (low * (other_high & 0xFFFF)) & MASK32
    upper += ((low * (other_high >> 16)) & 0xFFFF) << 16
    return upper & MASK32, ((left & 0xFFFF) << 16) | (right & 0xFFFF)


class Rng:
    """A stream of random numbers, for bots and for imagining hidden parts of a position.

    Equal seeds and names give equal streams.
    """

    __slots__ = ("_a", "_b", "_c", "_count")

    def __init__(self, seed: int, name: str = "") -> None:
        base = stream_base(seed, name)
        first, second = stream_value(base, 0), stream_value(base, 1)
        self._a: i64 = first & MASK32
        self._b: i64 = first >> 32
        self._c: i64 = second & MASK32
        self._count: i64 = 1
        for _ in range(12):
            self.next()

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle the generator where it stands."""
        return resumed, (self._a, self._b, self._c, self._count)

    def next(self) -> i64:
        """The next 32-bit value."""
        value: i64 = (self._a + self._b + self._count) & MASK32
        self._count = (self._count + 1) & MASK32
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & MASK32
        self._c = (((self._c << 21) | (self._c >> 11)) + value) & MASK32
        return value

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, for n up to some thousands (bias below n / 2**32)."""
        return (self.next() * n) >> 32

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        value: int = self.next()
        return value / 4294967296.0

    def weighted(self, weights: Sequence[int]) -> int:
        """A random index; its probability is proportional to its weight."""
        return index_at(weights, self.below(sum(weights)))

    def shuffled(self, items: Sequence[int]) -> list[int]:
        """The items in random order."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order


def resumed(a: int, b: int, c: int, count: int) -> Rng:
    """The generator with this inner state."""
    rng = Rng(0)
    rng._a, rng._b, rng._c, rng._count = a, b, c, count
    return rng


def index_at(weights: Sequence[int], mark: int) -> int:
    """The index whose interval contains `mark` when the weights are laid end to end."""
    for index, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return index
    raise ValueError("the mark is not below the sum of weights")
