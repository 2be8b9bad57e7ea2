"""The content of the tensors, and that hidden information never reaches them."""

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tampu.core.contract import CHANCE, OVER
from tampu.core.play import Dealer
from tampu.core.rng import Rng
from tampu.envs.agent_cycle import LIMIT
from tampu.envs.config import TO_ACT, env_config
from tampu.envs.episode import Episode
from tampu.games.imhotep.content import CARD_CODES
from tests.envs.games import SETTINGS, SMALLEST, episode_after, label

ROOT = Path(__file__).parents[2]


def imagined(episode: Episode, seat: int, seed: int) -> Episode:
    """The same episode with everything redrawn that the seat cannot know."""
    other = Episode(episode.config, 0)
    other.state = episode.state.determinize(seat, Rng(seed))
    other.actor = episode.actor
    return other


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=label)
def test_observations_follow_from_what_the_seat_knows(game: str, seats: int, options: Any) -> None:
    hidden = 0
    for decisions in (15, 40, 75):
        episode = episode_after(game, seats, decisions, options=options, perfect=True)
        imperfect = episode_after(game, seats, decisions, options=options)
        if episode.over:
            continue
        for seat in range(seats):
            expected = imperfect.observation(seat)
            for seed in range(3):
                other = imagined(imperfect, seat, seed)
                assert np.array_equal(other.observation(seat), expected)
                hidden += not np.array_equal(
                    imagined(episode, seat, seed).observation(seat), episode.observation(seat)
                )
    if game != "imhotep":  # Imhotep hides cards only while a player looks at a pair
        assert hidden > 0, "perfect information adds nothing"


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=label)
def test_different_positions_look_different(game: str, seats: int, options: Any) -> None:
    """Every decision changes the observation of some seat."""
    episode = Episode(env_config(game, seats, options), 8)
    rng = Rng(8)
    before = [episode.observation(seat).tobytes() for seat in range(seats)]
    while not episode.over:
        choices = episode.choices()
        episode.play(choices[rng.below(len(choices))])
        now = [episode.observation(seat).tobytes() for seat in range(seats)]
        assert now != before
        before = now


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=label)
def test_numbers_written_from_the_state_equal_those_of_the_view(
    game: str, seats: int, options: Any
) -> None:
    """In every position of some games, for every seat; chance is included."""
    config = env_config(game, seats, options)
    compared = 0
    for seed in range(6 if game == "imhotep" else 1):
        state, dealer, rng = config.first_state(), Dealer(seed), Rng(seed)
        while state.actor() != OVER:
            for seat in range(seats):
                direct, layout = np.zeros((2, config.layout.size), np.float32)
                config.write(state, seat, memoryview(direct.data), 0)
                config.layout.write(memoryview(layout.data), 0, state.view(seat), seat)
                assert np.array_equal(direct, layout), np.flatnonzero(direct != layout)
                compared += 1
            chance = state.actor() == CHANCE
            state.apply(dealer.deal(state) if chance else state.sample(rng))
    assert compared > 100


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_rows_are_overwritten(game: str, seats: int) -> None:
    episode = episode_after(game, seats, 30, perfect=True)
    row = np.full(episode.config.size, 7, np.float32)
    episode.observe(0, row)
    assert np.array_equal(row, episode.observation(0))
    assert np.abs(row).max() < LIMIT
    assert not np.isnan(row).any()


def test_seats_are_counted_from_the_observing_seat() -> None:
    episode = episode_after("imhotep", 3, 25)
    layout = episode.config.full_layout()
    scores = episode.state.scores()
    place = layout.range_of("scores")
    for seat in range(3):
        row = episode.observation(seat)
        turned = [scores[(seat + turn) % 3] / 10 for turn in range(3)]
        assert row[place.start : place.stop] == pytest.approx(turned)
        acting = layout.range_of(TO_ACT)
        assert row[acting.start + (episode.actor - seat) % 3] == 1


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=label)
def test_the_documentation_of_a_layout_covers_the_tensor(
    game: str, seats: int, options: Any
) -> None:
    config = env_config(game, seats, options, perfect=True, steps=True)
    covered = np.zeros(config.size, int)
    for row in config.full_layout().rows():
        for copy in range(row.copies):
            first = row.first + copy * row.stride
            covered[first : first + row.size] += 1
    assert (covered == 1).all()


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_a_layout_names_what_its_numbers_stand_for(game: str, seats: int) -> None:
    """In full: nothing is left out, and an order fits its part."""
    rows = env_config(game, seats, perfect=True).full_layout().rows()
    assert not [row for row in rows if "…" in row.description]
    for row in rows:
        assert row.size % max(1, len(row.order)) == 0, row.name
    assert max(len(row.order) for row in rows) > 30 or game == "imhotep"


def test_orders_are_those_of_the_tensor() -> None:
    episode = episode_after("cuzco", 2, 60)
    layout, row = episode.config.full_layout(), episode.observation(0)
    (level,) = [each for each in layout.rows() if each.name == "level"]
    heights = {ground["cell"]: ground["level"] for ground in episode.state.view(0)["terrain"]}
    assert len(heights) > 5
    for place, cell in enumerate(level.order):
        assert row[level.first + place] * 4 == heights.get(cell, 0)


def test_the_page_of_observations_is_up_to_date() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "observations_page.py"))
    assert tool["PAGE"].read_text("utf-8") == tool["text"](), "run tools/observations_page.py"


def test_some_numbers_of_imhotep() -> None:
    """Some parts of a position, read back from the tensor."""
    episode = episode_after("imhotep", 2, 12)
    view, row, layout = episode.state.view(0), episode.observation(0), episode.config.full_layout()

    def part(name: str) -> list[float]:
        place = layout.range_of(name)
        return [float(value) for value in row[place.start : place.stop]]

    assert part("ships") == [ship / 4 for ship in view["ships"]]
    assert part("sled") == pytest.approx([stones / 5 for stones in view["sled"]])
    cargo = np.array(part("cargo")).reshape(16, 2)
    assert [int(c.argmax()) if c.any() else -1 for c in cargo] == view["cargo"]
    assert part("docks") == [site in view["docks"] for site in "MPTBO"]
    assert part("owned.cards") == [view["owned"][0].get(code, 0) / 2 for code in CARD_CODES]
