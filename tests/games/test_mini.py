"""The mini games: the same rules as the whole games, and an early end."""

from collections import Counter
from typing import Any

import pytest

from tampu.core.contract import CHANCE, OVER
from tampu.core.errors import BadOption
from tampu.core.play import Match
from tampu.core.record import parse, record, verify
from tampu.core.registry import load_game
from tampu.core.rng import Rng
from tampu.envs.config import env_config

MINI: dict[str, bool] = {"mini": True}
TABLES = [
    (name, seats)
    for name in ("imhotep", "cuzco", "inca_empire", "tawantinsuyu")
    for seats in load_game(name).meta.seats
    if seats > 1
]
BY_TABLE = pytest.mark.parametrize(("name", "seats"), TABLES)


def played(name: str, seats: int, options: dict[str, Any], seed: int = 3) -> Match:
    """A whole game in which every decision is random."""
    match = Match(load_game(name), seats, options, seed)
    rng = Rng(seed, "mini")
    while not match.over:
        match.play(match.state.sample(rng))
    return match


def kinds(match: Match) -> Counter[str]:
    """How often each kind of decision and chance outcome happened."""
    game = match.game
    return Counter(
        (game.outcomes if actor == CHANCE else game.actions).kind_of(action)
        for actor, action in match.log
    )


@BY_TABLE
def test_a_mini_game_is_the_beginning_of_the_whole_game(name: str, seats: int) -> None:
    mini, whole = (Match(load_game(name), seats, options, 8) for options in (MINI, {}))
    rng = Rng(8)
    compared = 0
    while not mini.over and not (name == "cuzco" and mini.state.triples == 0):  # type: ignore[attr-defined]
        assert mini.log == whole.log
        assert mini.state.legal() == whole.state.legal()
        assert mini.state.scores() == whole.state.scores()
        assert mini.state.question() == whole.state.question()
        action = mini.state.sample(rng)
        mini.play(action)
        whole.play(action)
        compared += 1
    assert compared > 15
    assert not whole.over
    assert mini.log == whole.log[: len(mini.log)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_imhotep_has_two_rounds_and_eight_sailings(seats: int) -> None:
    match = played("imhotep", seats, MINI)
    count = kinds(match)
    assert count["round"] == 2
    assert sum(count[kind] for kind in ("sail", "lever", "sail_card")) == 8
    assert match.state.end() == "mini"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("triples", [56, 28])
def test_cuzco_has_twelve_triples(seats: int, triples: int) -> None:
    match = played("cuzco", seats, {**MINI, "triples_in_play": triples})
    assert kinds(match)["triple"] == 12
    assert match.state.end() == "last_triple"


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {}), (4, {}), (3, {"pizarros_arrival": True}), (4, {"early_downfall": True})],
)
def test_inca_empire_ends_with_the_first_sapa_inca_phase(
    seats: int, options: dict[str, Any]
) -> None:
    view = played("inca_empire", seats, {**MINI, **options}).state.view(0)
    assert [scoring["column"] for scoring in view["scorings"]] == ["2a"]
    assert played("inca_empire", seats, {**MINI, **options}).state.end() == "mini"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tawantinsuyu_ends_with_the_first_festival(seats: int) -> None:
    match = played("tawantinsuyu", seats, MINI)
    assert match.state.view(0)["festivals"] == 1
    assert match.state.end() == "mini"
    assert any(row["final_buildings"] or row["final_workers"] for row in match.state.sheet())


@BY_TABLE
def test_a_whole_game_knows_nothing_of_the_option(name: str, seats: int) -> None:
    game = load_game(name)
    named, plain = (Match(game, seats, options, 5) for options in ({"mini": False}, {}))
    assert named.options == plain.options
    assert "mini" not in record(named, ["a"] * seats).write()
    assert named.state.key() == plain.state.key()
    mini = Match(game, seats, MINI, 5)
    assert mini.state.key() != plain.state.key()
    assert env_config(name, seats, MINI).size == env_config(name, seats).size


@BY_TABLE
def test_records_and_positions_keep_the_option(name: str, seats: int) -> None:
    match = played(name, seats, MINI)
    replay = verify(parse(record(match, ["a"] * seats).write().encode()), match.game, fair=True)
    assert replay.options["mini"] is True
    assert replay.state.key() == match.state.key()
    running = Match(match.game, seats, MINI, 2)
    rng = Rng(2)
    for _ in range(12):
        running.play(running.state.sample(rng))
    imagined = match.game.imagine(running.state.view(0), rng)
    while imagined.actor() != OVER:
        is_chance = imagined.actor() == CHANCE
        imagined.apply(imagined.chance()[0][0] if is_chance else imagined.sample(rng))
    assert imagined.end() == match.state.end()


@pytest.mark.parametrize("name", ["cuzco", "inca_empire", "tawantinsuyu"])
def test_older_rules_have_no_mini_game(name: str) -> None:
    game = load_game(name)
    with pytest.raises(BadOption):
        game.new(game.meta.fewest_seats, MINI, 1)


def test_tawantinsuyu_has_no_mini_game_for_one() -> None:
    with pytest.raises(BadOption):
        load_game("tawantinsuyu").new(1, MINI)
