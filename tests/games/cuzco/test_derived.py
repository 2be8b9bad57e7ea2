"""What a drawn board shows beyond the view: nothing hidden, no rule of its own."""

import json
from typing import Any

from tampu.core.rng import Rng
from tampu.games.cuzco.game import GAME
from tests.games.cuzco.desk import Desk
from tests.games.cuzco.test_areas import ROW
from tests.games.cuzco.test_ponds import OPEN_AT_I10


def derive(given: dict[str, Any]) -> dict[str, Any]:
    return GAME.derive(Desk(given).state.view(0))


def area_of(derived: dict[str, Any], cell: str) -> dict[str, Any]:
    return next(area for area in derived["areas"] if cell in area["cells"])


def test_a_city_tells_its_size_leader_limit_and_final_points() -> None:
    tiles = ["T2:G6,H6", "TV:G6", "TV:G5", "TV:G7", "TV:G8", "TV:G9"]
    city = area_of(
        derive({"tiles": tiles, "temples": {"G8": 4}, "incas": {0: ["G6", "G9"], 1: ["G7"]}}),
        "G5",
    )
    assert sorted(city["cells"]) == ["G5", "G6", "G7", "G8", "G9"]
    assert (city["temple"], city["value"], city["limit"], city["leader"]) == ("G8", 4, 4, 0)
    assert city["levels"] == [[2, 1], [1]]
    assert city["final"] == [4, 2]


def test_a_tie_has_no_leader_and_a_village_no_final_points() -> None:
    village = area_of(derive({"tiles": ROW[:3], "incas": {0: ["G5"], 1: ["G7"]}}), "G6")
    assert (village["temple"], village["leader"], village["limit"]) == (None, None, 2)
    assert village["final"] == [0, 0]


def test_a_water_body_tells_its_open_shore_and_who_would_score() -> None:
    derived = derive({"tiles": OPEN_AT_I10, "incas": {1: ["J8"]}})
    water = next(body for body in derived["waters"] if "I9" in body["cells"])
    assert water["open"] == ["I10"]
    assert (water["leader"], water["points"]) == (1, 3)
    assert water["levels"] == [[], [1]]


def test_cards_are_worth_the_relics_in_common() -> None:
    assert derive({"face_up": "ML"})["match"] == {
        "M": 1,
        "L": 1,
        "K": 0,
        "ML": 2,
        "LK": 1,
        "MK": 1,
    }


def test_it_is_the_same_for_every_viewer_and_at_every_moment() -> None:
    state = GAME.new(3, {"triples_in_play": 28})
    rng = Rng(5, "derived")
    for _ in range(400):
        views = [state.view(seat) for seat in (None, 0, 1, 2)]
        answers = {json.dumps(GAME.derive(view)) for view in views}
        assert len(answers) == 1
        chances = state.chance()
        chance = chances and chances[rng.weighted([weight for _, weight in chances])][0]
        state.apply(chance if chances else state.sample(rng))
        if state.end():
            break
