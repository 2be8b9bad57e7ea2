"""What the drawn board shows beyond a view agrees with what the rules then do."""

import json
from typing import Any

import pytest

from tampu.core.contract import CHANCE, OVER
from tampu.core.rng import Rng
from tampu.games.tawantinsuyu.actions import ACTIONS
from tampu.games.tawantinsuyu.game import GAME
from tampu.games.tawantinsuyu.rules.frames import TASK

from .desk import desk


def pieces(state: Any, seat: int | None) -> Any:
    return GAME.derive(json.loads(json.dumps(state.view(seat))))


def kinds(state: Any) -> set[str]:
    return {ACTIONS.kind_of(action) for action in state.legal()}


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_prices_and_tasks_are_those_of_the_rules(seats: int) -> None:
    state = GAME.new(seats, {})
    rng = Rng(seats)
    compared = 0
    while state.actor() != OVER:
        actor = state.actor()
        if actor == CHANCE:
            outcomes = state.chance()
            state.apply(outcomes[rng.below(len(outcomes))][0])
            continue
        legal = state.legal()
        if "space" in kinds(state):
            seen = pieces(state, actor)["spaces"]
            compared += compare_spaces(state, seen, legal)
        state.apply(state.sample(rng))
    assert compared > 15
    assert pieces(state, None)["stage"]["name"] == "end"
    assert pieces(state, 0)["scores"] == state.scores()


def compare_spaces(state: Any, seen: Any, legal: list[int]) -> int:
    number = 0
    opened = {space for space, one in seen.items() for w in one["workers"].values() if w["open"]}
    assert opened == {ACTIONS.decode(a)[1]["space"] for a in legal if ACTIONS.kind_of(a) == "space"}
    for action in legal:
        kind, fields = ACTIONS.decode(action)
        if kind != "space":
            continue
        one = seen[fields["space"]]
        (worker,) = one["workers"].values()
        assert worker["food"] == GAME.price(state, action).get("food", 0)
        whole = one["wander"] + one["descend"] - one["less"] - worker["swift"]
        assert worker["food"] == max(0, whole)
        assert worker["tasks"] == tasks_after(state, action)
        number += 1
    return number


def tasks_after(state: Any, action: int) -> int:
    """The tasks of the placement, computed by making it."""
    trial = state.clone()
    trial.apply(action)
    while not any(frame[0] == TASK for frame in trial.stack):
        trial.apply(trial.legal()[0])
    return int(next(frame[3] for frame in trial.stack if frame[0] == TASK))


@pytest.mark.parametrize("seats", [3, 4])
def test_a_task_can_be_done_with_what_the_board_says(seats: int) -> None:
    state = GAME.new(seats, {})
    rng = Rng(seats)
    compared = dict.fromkeys(("building", "statue", "steps"), 0)
    while state.actor() != OVER:
        actor = state.actor()
        if actor == CHANCE:
            outcomes = state.chance()
            state.apply(outcomes[rng.below(len(outcomes))][0])
            continue
        seen = pieces(state, actor).get("tasks")
        assert (seen is None) == (not kinds(state) & {"task", "swap"})
        assert "tasks" not in pieces(state, (actor + 1) % seats)
        for action in state.legal() if seen is not None else []:
            compared_kind = compare_task(state, action, seen)
            if compared_kind:
                compared[compared_kind] += 1
        places = [action for action in state.legal() if ACTIONS.kind_of(action) == "place"]
        state.apply(places[0] if places else state.sample(rng))
    assert min(compared.values()) > 2, compared


def compare_task(state: Any, action: int, seen: Any) -> str:
    """The kind of decision that follows a task without a swap, if it is one the board foresees."""
    if ACTIONS.kind_of(action) not in ("task", "swap") or ACTIONS.decode(action)[1] == {
        "answer": "yes"
    }:
        return ""
    after = state.clone()
    after.apply(action)
    if ACTIONS.encode("swap", answer=None) in after.legal():
        after.apply(ACTIONS.encode("swap", answer=None))
    follows = [ACTIONS.decode(one) for one in after.legal()]
    for kind in seen:
        things = {
            f"{fields['god']}_{fields['size']}" if kind == "statue" else fields["slot"]
            for name, fields in follows
            if name == kind
        }
        if things:
            assert things == set(seen[kind])
            return kind
    return ""


def test_who_may_follow_is_who_has_what_it_takes() -> None:
    d = desk(
        seats=3,
        p0={"workers": "A", "gold": 1},
        p1={"maize": 3, "statues": ["inti_small"]},
        p2={"production": ["Y01"]},
    )
    followers = pieces(d.state, 0)["followers"]
    assert followers["offering"] == [1]
    assert followers["worship"] == [1]
    assert followers["produce"] == [2]
    assert followers["rejuvenate"] == []
    assert followers["conquest"] == []


def test_a_festival_now_is_foretold() -> None:
    d = desk(seats=2, p0={"workers": "A", "temple": 5, "gods": ["G01", "G02"], "potato": 1})
    seen = pieces(d.state, 1)["festival"]
    assert seen["places"][0] == {
        "temple": 3,
        "regions": 0,
        "weavings": 0,
        "potatoes": 2,
        "missing": 1,
    }
    assert seen["trigger"] == 1


def test_nothing_is_told_of_what_only_others_see() -> None:
    state = GAME.new(2, {})
    rng = Rng(5)
    for _ in range(400):
        if state.actor() == OVER:
            break
        if state.actor() == CHANCE:
            outcomes = state.chance()
            state.apply(outcomes[rng.below(len(outcomes))][0])
        else:
            state.apply(state.sample(rng))
        for seat in (0, 1):
            other = state.determinize(seat, rng)
            assert pieces(other, seat) == pieces(state, seat)


def test_axomamma_shows_what_she_would_do_next() -> None:
    state = GAME.new(1, {"coricancha": "printed"})
    rng = Rng(3)
    seen: set[bool | None] = set()
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            outcomes = state.chance()
            state.apply(outcomes[rng.below(len(outcomes))][0])
            continue
        solo = pieces(state, 0)["solo"]
        assert solo["win"] == 120
        seen |= {one["holds"] for one in solo["next"]}
        state.apply(state.sample(rng))
    assert seen == {True, False, None}
