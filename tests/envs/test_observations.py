"""What a tensor says, and that it says nothing that the seat may not know."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tampu.core.rng import Rng
from tampu.envs.aec import LIMIT
from tampu.envs.table import TO_ACT, Table, set_up
from tests.envs.games import SETTINGS, SMALLEST, label, table_after

ROOT = Path(__file__).parents[2]


def imagined(table: Table, seat: int, seed: int) -> Table:
    """The same table with everything that the seat cannot know drawn anew."""
    other = Table(table.setup, 0)
    other.state = table.state.determinize(seat, Rng(seed))
    other.actor = table.actor
    return other


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=label)
def test_observations_follow_from_what_the_seat_knows(game: str, seats: int, options: Any) -> None:
    hidden = 0
    for decisions in (15, 40, 75):
        table = table_after(game, seats, decisions, options=options, perfect=True)
        known = table_after(game, seats, decisions, options=options)
        if table.over:
            continue
        for seat in range(seats):
            seen = known.observation(seat)
            for seed in range(3):
                other = imagined(known, seat, seed)
                assert np.array_equal(other.observation(seat), seen)
                hidden += not np.array_equal(
                    imagined(table, seat, seed).observation(seat), table.observation(seat)
                )
    if game != "imhotep":  # which hides a card or two only while somebody looks at a pair
        assert hidden > 0, "perfect information tells nothing more"


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=label)
def test_different_positions_look_different(game: str, seats: int, options: Any) -> None:
    """Whatever a decision changes can be seen by somebody."""
    table = Table(set_up(game, seats, options), 8)
    rng = Rng(8)
    before = [table.observation(seat).tobytes() for seat in range(seats)]
    while not table.over:
        choices = table.choices()
        table.play(choices[rng.below(len(choices))])
        now = [table.observation(seat).tobytes() for seat in range(seats)]
        assert now != before
        before = now


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_rows_are_written_afresh(game: str, seats: int) -> None:
    table = table_after(game, seats, 30, perfect=True)
    row = np.full(table.setup.size, 7, np.float32)
    table.observe(0, row)
    assert np.array_equal(row, table.observation(0))
    assert np.abs(row).max() < LIMIT
    assert not np.isnan(row).any()


def test_seats_are_counted_from_the_one_that_looks() -> None:
    table = table_after("imhotep", 3, 25)
    whole = table.setup.whole()
    scores = table.state.scores()
    place = whole.range_of("scores")
    for seat in range(3):
        row = table.observation(seat)
        turned = [scores[(seat + turn) % 3] / 10 for turn in range(3)]
        assert row[place.start : place.stop] == pytest.approx(turned)
        acting = whole.range_of(TO_ACT)
        assert row[acting.start + (table.actor - seat) % 3] == 1


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=label)
def test_the_table_of_a_layout_covers_the_tensor(game: str, seats: int, options: Any) -> None:
    setup = set_up(game, seats, options, perfect=True, steps=True)
    covered = np.zeros(setup.size, int)
    for row in setup.whole().rows():
        for copy in range(row.copies):
            first = row.first + copy * row.stride
            covered[first : first + row.size] += 1
    assert (covered == 1).all()


def test_the_pages_of_layouts_are_up_to_date() -> None:
    text = runpy.run_path(str(ROOT / "docs" / "make_layouts.py"))["text"]
    assert (ROOT / "docs" / "observations.md").read_text("utf-8") == text(), (
        "run docs/make_layouts.py"
    )


def test_some_numbers_of_imhotep() -> None:
    """A known position, read back from the tensor by the table."""
    table = table_after("imhotep", 2, 12)
    view, row, whole = table.state.view(0), table.observation(0), table.setup.whole()

    def part(name: str) -> list[float]:
        place = whole.range_of(name)
        return [float(value) for value in row[place.start : place.stop]]

    assert part("ships") == [ship / 4 for ship in view["ships"]]
    assert part("sled") == pytest.approx([stones / 5 for stones in view["sled"]])
    cargo = np.array(part("cargo")).reshape(16, 2)
    assert [int(c.argmax()) if c.any() else -1 for c in cargo] == view["cargo"]
    assert part("docks") == [(view["docks"] >> site) & 1 for site in range(5)]
    assert part("owned.cards") == [view["owned"][0].get(code, 0) / 2 for code in _codes(table)]


def _codes(table: Table) -> list[str]:
    from tampu.games.imhotep.content import CARD_CODES

    return CARD_CODES
