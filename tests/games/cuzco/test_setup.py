"""Components, set-up and options."""

from typing import Any

import pytest

from tampu.core.contract import CHANCE
from tampu.core.errors import BadOption
from tampu.core.play import Match, read_action
from tampu.games.cuzco import content
from tampu.games.cuzco.game import GAME
from tampu.games.cuzco.rules import board
from tests.games.cuzco.desk import fixture
from tests.games.cuzco.reference_board import BESIDE, BORDER, CELLS, GROUND, INSIDE, PERIMETER


def opened(seats: int, *tokens: str, **options: Any) -> Any:
    """A new game after these chance outcomes."""
    state = GAME.new(seats, options)
    for token in tokens:
        state.apply(read_action(GAME, state, token))
    return state


def outcomes(state: Any) -> dict[str, int]:
    return {GAME.outcomes.notation(outcome): weight for outcome, weight in state.chance()}


@pytest.mark.rule("CZ-G01", "CZ-G05")
def test_the_board_is_that_of_the_data() -> None:
    cells = fixture("cells")
    assert {cell["id"] for cell in cells} == set(board.CELLS) == set(GROUND)
    for cell in cells:
        name = cell["id"]
        assert board.CELLS[board.CELL[name]] == name
        assert (cell["zone"] == "inside") == (name in INSIDE)
        assert GROUND[name] == {"mountain": "m", "forest": "f"}.get(cell.get("terrain", ""), ".")
        near = {board.CELLS[other] for other in board.NEIGHBOURS[board.CELL[name]]}
        assert near == set(BESIDE[name])
        assert cell.get("perimeter", False) == (name in PERIMETER)
    counts = fixture("checks")["cells"]
    assert (len(INSIDE), len(BORDER)) == (counts["inside"], counts["border"])
    assert list(board.CELLS) == CELLS


@pytest.mark.rule("CZ-S01", "CZ-S06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_supplies_at_the_start(seats: int) -> None:
    data = fixture("content")
    state = GAME.new(seats)
    totals = data["supplies"]["by_player_count"][seats - 2]
    assert state.triples == totals["T3"]
    assert [sum(state.stock[kind::3]) for kind in range(3)] == [
        totals[k] for k in ("T2", "TC", "TV")
    ]
    assert sum(state.tokens) == totals["extra_action_tokens"]
    assert sum(state.reserve(seat) for seat in range(seats)) == totals["incas"]
    assert state.ponds == totals["ponds_in_supply"]
    assert list(state.floors) == list(data["temple_floors"]["by_value"].values())
    assert list(content.CARDS) == [kind["id"] for kind in data["cards"]["kinds"]]
    assert list(state.draw) == [kind["count"] for kind in data["cards"]["kinds"]]
    assert state.scores() == [0] * seats


@pytest.mark.rule("CZ-S02", "CZ-S07")
@pytest.mark.parametrize("left", ["F4", "F7"])
def test_only_the_printed_ponds_lie_on_the_board(left: str) -> None:
    state = GAME.new(2, {"left_pond": left})
    wet = {cell for cell in board.CELLS if state.kind[board.CELL[cell]]}
    assert wet == {left, "F13", "I9"}
    assert not any(state.level)
    assert not any(state.piece)
    assert state.temples == []
    assert all(cells == [] for cells in state.incas)


@pytest.mark.rule("CZ-S04", "CZ-R14")
def test_start_player_then_face_up_card_then_hands_from_the_start_player_on() -> None:
    state = opened(3)
    assert state.actor() == CHANCE
    assert state.source() == "start_player"
    assert outcomes(state) == {"!P=1": 1, "!P=2": 1, "!P=3": 1}
    state.apply(read_action(GAME, state, "!P=2"))
    assert state.source() == "deck"
    assert outcomes(state) == {f"!U={kind}": 5 for kind in content.CARDS}
    state.apply(read_action(GAME, state, "!U=LK"))
    for seat in (2, 3, 1):
        for card in ("M", "M", "ML"):
            before = outcomes(state)
            assert set(before) <= {f"!H{seat}={kind}" for kind in content.CARDS}
            assert before[f"!H{seat}=LK"] == 4
            assert state.source() == "deck"
            if f"!H{seat}={card}" not in before:
                card = "K"
            state.apply(read_action(GAME, state, f"!H{seat}={card}"))
    assert state.actor() == 1
    assert [state.hand_size(seat) for seat in range(3)] == [3, 3, 3]
    assert sum(state.draw) == 30 - 1 - 9


@pytest.mark.rule("CZ-S05")
def test_a_named_start_player_is_not_drawn() -> None:
    state = opened(4, start_player=3)
    assert outcomes(state) == {f"!U={kind}": 5 for kind in content.CARDS}
    state.apply(read_action(GAME, state, "!U=M"))
    assert set(outcomes(state)) <= {f"!H3={kind}" for kind in content.CARDS}


@pytest.mark.rule("CZ-S08", "CZ-R09")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_play_goes_clockwise_and_the_first_seat_follows_the_last(first: int) -> None:
    match = Match(GAME, 3, {"start_player": first}, seed=first)
    order = []
    for cells in ("E5,D4,D5", "K8,J7,J8", "E9,D8,D9", "L10,K10,K11"):
        order.append(match.state.actor())
        match.play(read_action(GAME, match.state, f"T3:{cells}"))
        match.play(read_action(GAME, match.state, "/"))
    assert order == [(first - 1 + step) % 3 for step in range(4)]


@pytest.mark.rule("CZ-S05")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"start_player": 3}),
        (2, {"start_player": 0}),
        (2, {"triples_in_play": 30}),
        (2, {"pond_on_perimeter": 1}),
        (2, {"festival_tied_value_2": False}),
        (5, {}),
        (1, {}),
    ],
)
def test_options_that_do_not_exist_are_refused(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        GAME.new(seats, options)


@pytest.mark.rule("CZ-S05")
def test_the_options_are_those_of_the_data() -> None:
    options = [(option.id, list(option.values), option.default) for option in GAME.meta.options]
    assert options == [
        *((row["id"], row["values"], row["default"]) for row in fixture("content")["options"]),
        ("mini", [False, True], False),
    ]


@pytest.mark.rule("CZ-G06")
@pytest.mark.parametrize("triples", [56, 40, 28])
def test_shorter_games_have_fewer_triples(triples: int) -> None:
    assert GAME.new(2, {"triples_in_play": triples}).triples == triples


@pytest.mark.rule("CZ-F15")
def test_the_festival_table_is_that_of_the_data() -> None:
    rows = fixture("content")["festival_table"]
    assert [row["sole"] for row in rows] == list(content.ALONE)
    assert [row["tied_each"] for row in rows] == list(content.SHARED)
