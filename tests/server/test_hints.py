"""Hints: the turn that a bot planned, in words."""

from tampu.core.play import Match
from tampu.core.registry import load_game
from tampu.core.rng import Rng
from tampu.server.play_aids.hints import turn_in_words


def played_until(match: Match, kind: str, rng: Rng) -> None:
    """Play at random until a decision of this kind is legal."""
    state, actions = match.state, match.game.actions
    while not any(actions.kind_of(action) == kind for action in state.legal()):
        match.play(state.sample(rng))


def test_the_points_of_a_turn_are_told() -> None:
    game = load_game("imhotep")
    match, rng = Match(game, 2, {}, 5), Rng(5)
    gains = set()
    while not match.over:
        state = match.state
        seat = state.actor()
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            then, gain = turn_in_words(game, state.clone(), [action])
            assert then == []
            assert gain == after.scores()[seat] - state.scores()[seat]
            gains.add(gain)
        match.play(state.sample(rng))
    assert len(gains) > 3


def test_further_decisions_are_told_in_order_until_another_seat_decides() -> None:
    game = load_game("cuzco")
    match, rng = Match(game, 2, {}, 5), Rng(5)
    played_until(match, "triple", rng)
    state = match.state.clone()
    seat = state.actor()
    line = []
    while state.actor() == seat:
        line.append(state.sample(rng))
        state.apply(line[-1])
    then, _ = turn_in_words(game, match.state.clone(), [*line, line[0]])
    kinds = [game.actions.kind_of(action) for action in line[1:]]
    assert kinds
    assert [text.key for text in then] == [f"cuzco-do-{kind}" for kind in kinds]


def test_an_illegal_decision_ends_what_is_told() -> None:
    game = load_game("cuzco")
    match = Match(game, 2, {}, 5)
    played_until(match, "triple", Rng(5))
    illegal = next(a for a in range(game.actions.size) if not match.state.is_legal(a))
    assert turn_in_words(game, match.state.clone(), [illegal]) == ([], 0)
