"""What the terminal says of a game is words, never a key or a name of the code."""

import re

import pytest

from tampu.cli.output import Output
from tampu.cli.standings import sheet_table, standings
from tampu.core.contract import Game
from tampu.core.play import Match, collect_events
from tampu.core.registry import bundled_game_ids, load_game
from tampu.core.rng import Rng
from tampu.games.cuzco.terminal import draw
from tampu.locale import LANGUAGES, SEAT_FIELDS, catalogue

SETTINGS = [(name, seats) for name in bundled_game_ids() for seats in load_game(name).meta.seats]
SAMPLE = 40
"""So many choices of each decision are looked at."""


def priced(game: Game, seats: int) -> set[str]:
    """The resources that choices of one random game cost."""
    match, rng = Match(game, seats, {}, 3), Rng(3)
    resources: set[str] = set()
    while not match.over:
        for action in match.state.legal()[:SAMPLE]:
            resources |= set(game.price(match.state, action))
        match.play(match.state.sample(rng))
    return resources


@pytest.mark.parametrize(("name", "seats"), SETTINGS)
def test_every_price_has_words(name: str, seats: int) -> None:
    words = catalogue("en")
    assert {
        r for r in priced(load_game(name), seats) if not words.has(f"{name}-price-{r}")
    } == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), SETTINGS)
def test_every_heading_of_the_standings_has_words(name: str, seats: int, language: str) -> None:
    game = load_game(name)
    state = Match(game, seats, {}, 3).state
    table = sheet_table(game, state, ["me"] * seats, Output(catalogue(language)))
    headings = [str(column.header) for column in table.columns]
    assert len(headings) == 1 + len(state.scores())
    assert not [heading for heading in headings if re.search(rf"{name}-", heading)]


def test_the_standings_tell_a_total_once_and_no_empty_categories() -> None:
    game = load_game("cuzco")
    table = sheet_table(game, Match(game, 2, {}, 3).state, ["a", "b"], Output(catalogue("en")))
    assert list(table.columns[0].cells) == ["Total", "Rank"]


def test_a_finished_game_of_cuzco_is_nobodys_turn() -> None:
    game, rng = load_game("cuzco"), Rng(3)
    match = Match(game, 2, {}, 3)
    while not match.over:
        match.play(match.state.sample(rng))
    out = Output(catalogue("en"))
    with out.console.capture() as shown:
        out.show(draw(match.state.view(None), out.words))
        out.show(standings(game, match.state, ["a", "b"], out))
    lines = [line.strip() for line in shown.get().splitlines()]
    assert lines[0] == "The game is over"
    assert out.words.text(f"cuzco-end-{match.state.end()}") in lines


@pytest.mark.parametrize("name", bundled_game_ids())
def test_sentences_call_seats_by_a_name(name: str) -> None:
    """Seats count from 1, and a name can stand where the terminal says “Seat 2”."""
    game, out, rng = load_game(name), Output(catalogue("en")), Rng(3)
    seats = game.meta.seats[-1]
    match = Match(game, seats, {}, 3)
    while not match.over:
        match.play(match.state.sample(rng))
    state, sentences = match.first_state(), set()
    for _, action in match.log:
        for event in collect_events(state, action):
            named = [str(event.params[field]) for field in SEAT_FIELDS if field in event.params]
            assert all(seat in "1234"[:seats] for part in named for seat in part.split())
            sentences |= {out.event(game, event)} if named else set()
    assert len(sentences) > seats
    assert not [
        text for text in sentences if "Seat" not in text or re.search("(?i)seat seat", text)
    ]
