"""Loading an edited position gives a position or the error MalformedPosition, nothing else."""

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tampu.core.contract import CHANCE
from tampu.core.errors import MalformedPosition
from tampu.core.play import Match
from tampu.core.registry import load_game
from tampu.core.rng import Rng
from tests.conformance.settings import OURS

GAMES = OURS
VALUES: list[Any] = [None, True, False, -1, 0, 1, 2, 7, 99, 10**12, 0.5, "", "x", "?", [], {}, [1]]


@cache
def written_positions(name: str) -> list[str]:
    """Positions of a random game for each number of seats, as JSON."""
    game = load_game(name)
    texts = []
    for seats in game.meta.seats:
        match, rng = Match(game, seats, {}, 3), Rng(seats, "edited")
        for number in range(240):
            if match.over:
                break
            if number % 30 == 29:
                texts.append(json.dumps(match.state.to_json()))
            match.play(match.state.sample(rng))
        texts.append(json.dumps(game.new(seats).to_json()))
    return texts


def edit(data: Any, draw: st.DrawFn) -> Any:
    """Change one value somewhere inside the data."""
    whole: Any = [data]
    holder, place = whole, 0
    while isinstance(holder[place], dict | list) and holder[place] and draw(st.integers(0, 7)):
        holder = holder[place]
        places = sorted(holder) if isinstance(holder, dict) else range(len(holder))
        place = draw(st.sampled_from(places))
    how = draw(st.integers(0, 4))
    if how == 0 and holder is not whole:
        del holder[place]
    elif how == 1 and isinstance(holder, list):
        holder.append(holder[place])
    elif how == 2 and isinstance(holder[place], int):
        holder[place] += draw(st.integers(-3, 3))
    else:
        holder[place] = draw(st.sampled_from(VALUES))
    return whole[0]


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=120, deadline=None)
@given(st.data())
def test_an_edited_position_loads_or_is_malformed(name: str, data: st.DataObject) -> None:
    game = load_game(name)
    position = json.loads(data.draw(st.sampled_from(written_positions(name))))
    for _ in range(data.draw(st.integers(1, 2))):
        position = edit(position, data.draw)
    try:
        state = game.load(position)
    except MalformedPosition:
        return
    assert (state.chance() if state.actor() == CHANCE else state.legal()) is not None


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("data", [{}, [], None, "position", {"seats": 10**9}, {"rules_version": 9}])
def test_what_is_no_position_is_malformed(name: str, data: Any) -> None:
    with pytest.raises(MalformedPosition) as error:
        load_game(name).load(data)
    assert (error.value.key, error.value.params) == ("error-position", {"game": name})
