"""The engine notes (chapter 16) and the form of actions."""

import pytest

from tampu.core.errors import IllegalAction, MalformedAction
from tampu.core.play import Match, collect_events, read_action
from tampu.core.rng import Rng
from tampu.games.cuzco.game import GAME
from tests.games.cuzco.desk import Desk
from tests.games.cuzco.support import position
from tests.games.cuzco.test_replay import random_game


def candidates(desk: Desk) -> set[str]:
    return {GAME.actions.notation(action) for action in desk.state.candidates()}


WALK = {
    "tiles": ["TC:G4", "TC:G5", "TC:G6", "TC:G7", "TC:G8"],
    "incas": {0: ["G4", "G5"]},
}


@pytest.mark.rule("EN01", "CZ-M13")
def test_candidates_leave_out_second_moves_of_an_inca() -> None:
    desk = Desk(WALK)
    assert candidates(desk) == desk.legal
    desk.play("M:G4>G6")
    dropped = desk.legal - candidates(desk)
    assert dropped == {token for token in desk.legal if token.startswith("M:G6>")}
    assert "M:G5>G4" in candidates(desk)
    desk.play("M:G5>G4")
    assert desk.legal - candidates(desk) == {t for t in desk.legal if t.startswith("M:")}


@pytest.mark.rule("EN01")
@pytest.mark.parametrize("token", ["TC:K8", "W:K8", "A+", "I+:J2"])
def test_any_other_action_frees_the_incas_again(token: str) -> None:
    desk = Desk({**WALK, "tiles": [*WALK["tiles"], "TC:J2"]}).play("M:G4>G6", token)
    assert candidates(desk) == desk.legal
    assert "M:G6>G7" in candidates(desk)


@pytest.mark.rule("EN01")
def test_a_draw_frees_the_incas_and_a_new_turn_does_too() -> None:
    desk = Desk(WALK).play("M:G4>G6", "DU", "!U=K")
    assert candidates(desk) == desk.legal
    desk.play("M:G6>G7", "/", "TC:K8", "/", "TC:K10")
    assert candidates(desk) == desk.legal


@pytest.mark.rule("EN01", "CZ-M13")
def test_endless_moves_stay_legal() -> None:
    desk = Desk(WALK).play("M:G4>G6", "M:G6>G4", "M:G4>G6")
    assert "M:G6>G4" in desk.legal


@pytest.mark.rule("EN01")
def test_samples_are_candidates_of_every_kind_alike() -> None:
    state = position(tiles=["TC:J2", "TC:J3"], incas={0: ["J2"]})
    rng = Rng(3, "samples")
    drawn = [state.sample(rng) for _ in range(1400)]
    legal = set(state.candidates())
    assert set(drawn) <= legal
    kinds = {GAME.actions.kind_of(action) for action in legal}
    counts = {kind: sum(GAME.actions.kind_of(a) == kind for a in drawn) for kind in kinds}
    assert min(counts.values()) > 1400 / len(kinds) / 2
    assert max(counts.values()) < 1400 / len(kinds) * 2


@pytest.mark.rule("EN01")
def test_sample_never_picks_a_dropped_move() -> None:
    state = position(tiles=["TC:G4", "TC:G5", "TC:G6"], incas={0: ["G4"]}, ap=0)
    state.apply(read_action(GAME, state, "M:G4>G6"))
    rng = Rng(1, "dropped")
    tokens = {GAME.actions.notation(state.sample(rng)) for _ in range(60)}
    assert tokens == {"A+", "/"}


@pytest.mark.rule("EN06", "EN07")
def test_the_order_of_moves_leaves_no_trace() -> None:
    one, other = Desk(WALK).play("M:G4>G7", "M:G5>G8"), Desk(WALK).play("M:G5>G8", "M:G4>G7")
    assert one.state.key() == other.state.key()
    swapped = Desk(WALK).play("M:G4>G8", "M:G5>G7")
    assert swapped.state.key() == one.state.key()


def play(match: Match, *tokens: str) -> Match:
    for token in tokens:
        match.play(read_action(GAME, match.state, token))
    return match


@pytest.mark.rule("EN09")
def test_own_actions_may_be_taken_back_to_the_last_card_and_never_past_the_end() -> None:
    match = Match(GAME, 2, {"start_player": 1}, seed=4)
    dealt = len(match.log)
    play(match, "T3:E5,D4,D5", "TC:J2", "I+:J2")
    assert match.undo_limit(0) == dealt
    play(match, "DU")
    assert match.undo_limit(0) == len(match.log)
    play(match, "W:I8")
    assert match.undo_limit(0) == len(match.log) - 1
    play(match, "/")
    assert match.undo_limit(0) == len(match.log)
    assert match.undo_limit(1) == len(match.log)


@pytest.mark.rule("EN09")
def test_nothing_in_a_festival_is_taken_back() -> None:
    festival = {"propose", "no_festival", "lay_card", "pass_bid", "end_bid", "end_actions"}
    assert festival == GAME.irrevocable


@pytest.mark.rule("EN09")
def test_taking_back_restores_the_position() -> None:
    match = Match(GAME, 2, {"start_player": 1}, seed=4)
    play(match, "T3:E5,D4,D5")
    before, log = match.state.key(), list(match.log)
    play(match, "TC:J2", "I+:J2", "A+")
    match.restore(log)
    assert match.state.key() == before


@pytest.mark.rule("EN04")
def test_equal_cards_are_offered_once() -> None:
    tiles = ["TV:J6", "TV:J7"]
    given = {"tiles": tiles, "temples": {"J6": 2}, "incas": {0: ["J7"]}}
    desk = Desk({**given, "hands": {0: ["M", "M", "M", "MK", "MK"]}}).play("/")
    assert sorted(desk.legal) == ["F0", "F:J6=M", "F:J6=MK"]
    desk.play("F:J6=M")
    assert sorted(desk.legal) == ["F+:M", "F+:MK", "F."]


@pytest.mark.rule("EN03", "CZ-T02")
@pytest.mark.parametrize(
    "token", ["T3:A1,A2,A3", "TC:Z9", "hello", "", "M:G4>G4", "B:G4=3", "T2:E5"]
)
def test_what_is_no_token_is_malformed(token: str) -> None:
    with pytest.raises(MalformedAction):
        read_action(GAME, position(), token)


@pytest.mark.rule("CZ-R05")
def test_an_illegal_action_changes_nothing_and_names_its_rule() -> None:
    state = position(tiles=["TC:E1"], ap=1)
    before = state.key()
    with pytest.raises(IllegalAction) as refused:
        state.apply(GAME.actions.find("I+:E1")[0])
    assert refused.value.rule == "CZ-R05"
    assert state.key() == before


@pytest.mark.rule("CZ-R05", "CZ-R15")
def test_lists_refusals_and_single_answers_agree_over_a_game() -> None:
    """Every action of the index at some positions of a game: legal, or refused by a known rule."""
    known = set(GAME.rules.ids())
    match = random_game(3, {"triples_in_play": 28}, seed=9, eager=True)
    state = GAME.new(3, match.options)
    for number, entry in enumerate(match.log):
        if entry.actor >= 0 and number % 23 == 0:
            legal = set(state.legal())
            for action in range(number % 11, GAME.actions.size, 11):
                why = state.why_not(action)
                assert (why is None) == (action in legal) == state.is_legal(action)
                assert why is None or why.rule in known
        state.apply(entry.action)


@pytest.mark.rule("CZ-I11")
@pytest.mark.parametrize("seats", [2, 4])
def test_every_point_is_told_by_an_event(seats: int) -> None:
    match = random_game(seats, {"triples_in_play": 28}, seed=21, eager=True)
    state = GAME.new(seats, match.options)
    for entry in match.log:
        before = state.scores()
        gained = [0] * seats
        for event in collect_events(state, entry.action):
            points = event.params.get("points")
            if isinstance(points, int):
                gained[int(str(event.params["seat"])) - 1] += points
        assert [b + p for b, p in zip(before, gained, strict=True)] == state.scores()


@pytest.mark.rule("CZ-C04")
def test_card_memory_is_a_matter_of_display() -> None:
    """The same seed and choices make the same record whatever the option says."""
    logs = [random_game(2, {"triples_in_play": 28, "card_memory": m}, 5).log for m in (True, False)]
    assert logs[0] == logs[1]


@pytest.mark.rule("CZ-R11", "CZ-E12")
def test_nothing_is_legal_after_the_end() -> None:
    state = random_game(2, {"triples_in_play": 28}, seed=2).state
    assert state.legal() == []
    assert state.chance() == []
    assert not any(state.is_legal(action) for action in range(0, GAME.actions.size, 97))


BASE = {
    "players": 3,
    "tiles": ["TV:G4", "TV:G5", "TV:G6", "TC:G7"],
    "temples": {"G4": 2},
    "incas": {0: ["G5"]},
    "hands": {0: ["M"], 1: ["K"]},
}
VARIED = [
    {},
    {"ap": 5},
    {"must": True},
    {"active": 1},
    {"tiles": [*BASE["tiles"], "TC:G8"]},
    {"tiles": ["TV:G4", "TV:G5", "TV:G6", "TV:G7"]},
    {"tiles": ["TV:G4", "TV:G5", "T2:G6,G7"]},
    {"ponds": ["K8"]},
    {"incas": {1: ["G5"]}},
    {"incas": {0: ["G6"]}},
    {"temples": {"G4": 4}},
    {"temples": {"G6": 2}},
    {"discs": ["G4"]},
    {"changed": ["G4"]},
    {"hands": {0: ["L"], 1: ["K"]}},
    {"hands": {0: ["M"], 1: ["L"]}},
    {"hands": {0: ["M"], 2: ["K"]}},
    {"face_up": "L"},
    {"discard": {"M": 1}},
    {"draws_used": 1},
    {"token_used": True},
    {"quiet_turns": 1},
    {"end": "last_triple"},
    {"end": "standstill"},
    {"end": "last_triple", "finished": [2]},
    {"triples_left": 7},
    {"ponds_left": 3},
    {"floors": {10: 0}},
    {"own": {1: {"T2": 1}}},
    {"own": {0: {"TC": 1}}},
    {"own": {0: {"TV": 1}}},
    {"own": {0: {"tokens": 1}}},
]


@pytest.mark.rule("EN06")
def test_positions_that_differ_have_different_keys_and_survive_saving() -> None:
    states = [Desk({**BASE, **varied}).state for varied in VARIED]
    assert len({state.key() for state in states}) == len(VARIED)
    for state in states:
        again = GAME.load(state.to_json())
        assert again.key() == state.key()
        assert again.legal() == state.legal()


@pytest.mark.rule("EN06")
def test_which_tile_is_on_top_is_part_of_the_position() -> None:
    """The same levels and kinds from other tiles allow other placements (CZ-T06)."""
    one = Desk({"tiles": ["T3:G6,G7,H6"]})
    other = Desk({"tiles": ["T2:G6,G7", "TC:H6"]})
    assert one.state.key() != other.state.key()
    assert one.legal != other.legal
