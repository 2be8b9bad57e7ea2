"""Random numbers against published vectors and an independent implementation."""

import pytest

from tampu.core.rng import (
    GAMMA,
    MASK,
    Rng,
    fnv1a64,
    index_at,
    mix,
    stream_base,
    stream_below,
    stream_value,
)
from tampu.testing.chi_square import misfit

# The first outputs of SplitMix64 (Steele, Lea, Flood; reference code by Sebastiano Vigna).
SPLITMIX_FROM_0 = [
    0xE220A8397B1DCDAF,
    0x6E789E6AA1B965F4,
    0x06C45D188009454F,
    0xF88BB8A8724C81EC,
    0x1B39896A51A8749B,
]
SPLITMIX_FROM_1234567 = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]
# FNV-1a, 64 bits, from the authors' test suite.
FNV = {
    "": 0xCBF29CE484222325,
    "a": 0xAF63DC4C8601EC8C,
    "b": 0xAF63DF4C8601F1A5,
    "foobar": 0x85944171F73967E8,
    "chongo was here!\n": 0x46810940EFF5F915,
    "é": ((((0xCBF29CE484222325 ^ 0xC3) * 0x100000001B3 % 2**64) ^ 0xA9) * 0x100000001B3) % 2**64,
}


# sfc32 from the seeds 0, 0, 0 after the twelve rounds of its seeding, as PractRand gives them.
SFC32_FROM_0 = [
    0x514676C3,
    0x08A809DF,
    0x30349D2B,
    0xFB52C520,
    0x38802BE1,
    0x948279E6,
    0xEC4BF1D9,
    0x7CB0A909,
]
# Ours: these numbers are part of the record format and never change.
PINNED_STREAM = [0x22336CCEB2E1A380, 0xAD7C7505CBF9A24C, 0xCD5C91DB54D0A77D, 0x3F2C2640AD522DC0]
PINNED_NUMBERS = [589649722, 82932372, 2334987099, 356895715, 606498091, 3414195790]
PINNED_BELOW = [0, 3, 1, 0, 3, 3, 1, 8, 8, 8, 4, 0]
PINNED_SHUFFLE = [0, 4, 5, 2, 6, 7, 3, 1]


def sfc32(a: int, b: int, c: int, counter: int, number: int) -> list[int]:
    """Chris Doty-Humphrey's sfc32, written down again from PractRand."""
    values = []
    for _ in range(number):
        result = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = ((c << 21) % 2**32 | (c >> 11)) + result
        c %= 2**32
        values.append(result)
    return values


def test_mix_gives_the_published_outputs() -> None:
    assert [mix(k * GAMMA) for k in range(1, 6)] == SPLITMIX_FROM_0
    assert [mix(1234567 + k * GAMMA) for k in range(1, 6)] == SPLITMIX_FROM_1234567


def test_mix_wraps_at_64_bits() -> None:
    assert mix(MASK + 1 + 5) == mix(5)
    assert mix(-1) == mix(MASK)


@pytest.mark.parametrize(("text", "value"), FNV.items())
def test_names_are_hashed_by_fnv1a(text: str, value: int) -> None:
    assert fnv1a64(text) == value


def test_streams_are_functions_of_seed_name_and_number() -> None:
    base = stream_base(7, "market")
    assert base == mix(7 + fnv1a64("market"))
    assert [stream_value(base, k) for k in range(3)] == [
        mix(base + (k + 1) * GAMMA) for k in range(3)
    ]
    assert stream_base(7, "rounds") != base
    assert stream_base(8, "market") != base


def test_streams_never_change() -> None:
    """Records replay for ever: these numbers are part of the format."""
    base = stream_base(2026, "market")
    assert [stream_value(base, k) for k in range(4)] == PINNED_STREAM
    rng = Rng(2026, "greedy")
    assert [rng.next() for _ in range(6)] == PINNED_NUMBERS
    assert [rng.below(10) for _ in range(12)] == PINNED_BELOW
    assert rng.shuffled(range(8)) == PINNED_SHUFFLE


@pytest.mark.parametrize(("seed", "name"), [(0, ""), (1, ""), (2026, "greedy"), (2**64 + 3, "é")])
def test_rng_is_sfc32_seeded_from_a_stream(seed: int, name: str) -> None:
    base = stream_base(seed, name)
    first, second = stream_value(base, 0), stream_value(base, 1)
    expected = sfc32(first % 2**32, first >> 32, second % 2**32, 1, 12 + 500)[12:]
    rng = Rng(seed, name)
    assert [rng.next() for _ in range(500)] == expected


def test_sfc32_as_written_here_gives_the_published_outputs() -> None:
    assert sfc32(0, 0, 0, 1, 12 + len(SFC32_FROM_0))[12:] == SFC32_FROM_0


def test_equal_seeds_give_equal_numbers_and_others_do_not() -> None:
    def first(seed: int, name: str) -> list[int]:
        rng = Rng(seed, name)
        return [rng.next() for _ in range(4)]

    assert first(1, "a") == first(1, "a")
    assert len({tuple(first(seed, name)) for seed in range(50) for name in "abc"}) == 150


@pytest.mark.parametrize("n", [1, 2, 3, 7, 10, 97, 1000])
def test_below_is_uniform(n: int) -> None:
    rng = Rng(n, "below")
    counts = [0] * n
    for _ in range(max(20 * n, 2000)):
        counts[rng.below(n)] += 1
    assert not misfit(counts, [1.0] * n)


def test_unit_is_uniform_and_below_1() -> None:
    rng = Rng(3, "unit")
    values = [rng.unit() for _ in range(4000)]
    assert min(values) >= 0
    assert max(values) < 1
    counts = [0] * 20
    for value in values:
        counts[int(value * 20)] += 1
    assert not misfit(counts, [1.0] * 20)


def test_weighted_follows_the_weights() -> None:
    rng = Rng(4, "weighted")
    weights = [5, 0, 1, 3, 11]
    counts = [0] * len(weights)
    for _ in range(6000):
        counts[rng.weighted(weights)] += 1
    assert counts[1] == 0
    assert not misfit(counts, [float(weight) for weight in weights])


def test_shuffled_keeps_the_items_and_is_uniform() -> None:
    rng = Rng(5, "shuffled")
    counts: dict[tuple[int, ...], int] = {}
    items = [3, 1, 2, 2]
    for _ in range(3600):
        order = rng.shuffled(items)
        assert sorted(order) == [1, 2, 2, 3]
        counts[tuple(order)] = counts.get(tuple(order), 0) + 1
    assert items == [3, 1, 2, 2]
    assert len(counts) == 12
    assert not misfit(list(counts.values()), [1.0] * 12)
    assert rng.shuffled([]) == []


def test_index_at_finds_the_share() -> None:
    assert [index_at([2, 0, 1, 3], mark) for mark in range(6)] == [0, 0, 2, 3, 3, 3]
    with pytest.raises(ValueError, match="not below"):
        index_at([2, 1], 3)


def test_the_chi_square_test_itself() -> None:
    assert not misfit([100, 100, 100], [1, 1, 1])
    assert misfit([150, 75, 75], [1, 1, 1])
    assert misfit([10, 0, 1], [1, 1, 0]).startswith("drawn although")
    assert not misfit([3, 2], [1, 1])


def test_a_draw_is_the_share_of_a_value_of_the_stream() -> None:
    rng = Rng(5)
    for number in range(2000):
        base = mix(rng.next() << 32 | rng.next())
        k, n = rng.next() >> rng.below(32), 1 + (rng.next() >> 1 + rng.below(31))
        many = n << rng.below(31)
        for below in (n, many):
            expected = (stream_value(base, k) * below) >> 64
            assert stream_below(base, k, below) == expected, (base, k, below, number)
