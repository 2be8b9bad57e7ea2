"""The first games: every scripted decision is legal, and the steps fit the game and the words."""

import pytest

from tampu.core.contract import CHANCE
from tampu.core.play import Match, collect_events, read_action
from tampu.core.registry import load_game
from tampu.locale import LANGUAGES, catalogue
from tampu.server.play_aids.guides import read_guide, script, scripted_actions
from tampu.testing.words import words
from tests.test_books import ENGLISH, GAMES


def actors(name: str) -> list[int]:
    """Who makes each decision of the script, and who is asked after it."""
    about = script(name)
    game = load_game(name)
    match = Match(game, about["seats"], about["options"], about["seed"])
    seats = [match.state.actor()]
    for token in about["moves"]:
        action = read_action(game, match.state, token)
        assert game.actions.notation(action) == token, "the client compares tokens"
        match.play(action)
        seats.append(match.state.actor())
    return seats


@pytest.mark.parametrize("name", GAMES)
def test_a_guide_can_be_played_and_leaves_the_turn_to_its_player(name: str) -> None:
    guide, asked = read_guide(name), actors(name)
    assert len(scripted_actions(name)) == len(guide.moves)
    assert asked[-1] == guide.seat
    assert CHANCE not in asked
    assert set(asked) == set(range(script(name)["seats"])), "everybody has played"


@pytest.mark.parametrize("name", GAMES)
def test_steps_are_told_when_the_player_is_asked(name: str) -> None:
    guide, asked = read_guide(name), actors(name)
    assert 10 <= len(guide.steps) <= 25
    assert [step.at for step in guide.steps] == sorted(step.at for step in guide.steps)
    ats = [step.at for step in guide.steps]
    for place, step in enumerate(guide.steps):
        assert asked[step.at] == guide.seat, step.id
        last = place + 1 == len(guide.steps) or ats[place + 1] != step.at
        ends = step.at == len(guide.moves)
        assert (step.act is not None) == (last and not ends), step.id
    # What the player does belongs to the step told last, with nobody else in between.
    moments = set(ats)
    for move, seat in enumerate(asked[:-1]):
        if seat == guide.seat and move not in moments:
            assert asked[move - 1] == guide.seat, move
    assert guide.steps[-1].at == len(guide.moves)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_steps_and_words_belong_together(name: str, language: str) -> None:
    keys = [step.text for step in read_guide(name).steps]
    assert len(keys) == len(set(keys))
    assert set(keys) == {
        key for key in words(name, language).variables if key.startswith(f"learn-{name}-")
    }
    for key in keys:
        text = catalogue(language).text(key)
        assert 45 < len(text) < 330, (key, len(text))
        if language != "en":
            assert text != catalogue("en").text(key)
            assert len(ENGLISH.intersection(text.lower().split())) < 2, text


TAUGHT = {
    "imhotep": {"pick ENT", "pick DEB", "pick HAM", "hammer"},
    "cuzco": {"build", "end_bid"},
    "inca_empire": {"sapa"},
    "tawantinsuyu": {"building", "army", "conquer", "festival"},
}
"""What the player does or meets: decisions with their card, and events."""


@pytest.mark.parametrize("name", GAMES)
def test_a_guide_teaches_what_a_first_game_needs(name: str) -> None:
    about, game = script(name), load_game(name)
    match = Match(game, about["seats"], about["options"], about["seed"])
    met = set()
    state = game.new(about["seats"], match.options)
    for token in about["moves"]:
        match.play(read_action(game, match.state, token))
    for actor, entry in match.log:
        if actor == about["seat"]:
            kind = game.actions.kind_of(entry)
            card = game.choice_text(state, entry)[1].get("card")
            met |= {kind, f"{kind} {card}"}
        met |= {event.key.rpartition("-")[2] for event in collect_events(state, entry)}
    assert TAUGHT[name] <= met
