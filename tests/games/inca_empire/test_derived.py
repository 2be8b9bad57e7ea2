"""Derived values agree with the engine's own scoring and building, and needs nothing but a view."""

import json

from tampu.core.rng import Rng
from tampu.games.inca_empire.actions import ACTIONS, ROAD, ROAD_NAMES, action_of
from tampu.games.inca_empire.content import DATA
from tampu.games.inca_empire.derived import derive
from tampu.games.inca_empire.game import GAME
from tampu.games.inca_empire.prompt import describe
from tampu.games.inca_empire.state import State

from .support import network, points, position, random_games, sapa

FIRST_ERA = 3
"""The phases of the first era, which is not scored."""
PARTS = ("terraces", "garrisons", "cities", "temples")


def derive_checked(s: State) -> dict[str, object]:
    view = json.loads(json.dumps(s.view(None)))
    derived = derive(view)
    assert json.loads(json.dumps(derived)) == derived
    return derived


def test_the_next_scoring_is_what_a_scoring_brings() -> None:
    seen = 0
    for seats, options in ((3, {}), (4, {"early_downfall": True})):
        for number, (s, _) in enumerate(random_games(seats, options, 2)):
            if number % 19 or not FIRST_ERA <= s.place < len(s.setting.track):
                continue
            derived = derive(s.view(number % seats))
            scored = s.clone()
            before = scored.scores()
            sapa(scored)
            gained = [new - old for new, old in zip(scored.scores(), before, strict=True)]
            assert [sum(p["next"][part] for part in PARTS) for p in derived["players"]] == gained
            seen += sum(gained) > 0
    assert seen > 5


def test_a_road_brings_what_building_it_brings() -> None:
    s = position(
        roads={"O": "r048 r174"},
        owned={"O": "chanka:m4"},
        cities="machu_picchu",
        garrisons="sondor",
        sun={"OB": "WR"},
    )
    derived = derive(s.view(0))
    assert set(derived["roads"]) == set(s.view(0)["turn"]["roads"])
    assert any(road.startswith("w") for road in derived["roads"])
    assert any(road.endswith("=") for road in derived["roads"])
    for road, brings in derived["roads"].items():
        after = s.clone()
        after.apply(action_of(ROAD, ROAD_NAMES.index(road)))
        assert set(brings["joins"]) == set(network(after, "O")) - set(network(s, "O"))
        assert brings["turns_up"] == after.view(None)["pending"]
        sapa(after)
        plain = s.clone()
        sapa(plain)
        assert brings["next"] == points(after, "O") - points(plain, "O")
    assert derived["roads"]["r089"]["next"] == 3, "the city of Machu Picchu"


def test_roads_that_lost_their_way_to_cuzco_are_told() -> None:
    s = position(roads={"O": "r111"})
    players = derive(s.view(None))["players"]
    assert [player["cut_off"] for player in players] == [["r111"], [], [], []]


def test_cards_touch_the_two_neighbours_of_their_field() -> None:
    s = position(sun={"OB": "XC XC", "GO": "EN"})
    players = derive(s.view(1))["players"]
    assert players[0]["cards"] == {"XC": 2, "EN": 1}
    assert players[1]["cards"] == {"XC": 2}
    assert players[2]["cards"] == {}
    assert [player["allowance"] for player in players] == [3, 4, 2, 1]


def test_derived_values_exist_at_every_stage_and_for_everybody() -> None:
    for number, (s, _) in enumerate(random_games(4, {"color_assignment": "chosen"}, 1)):
        if number < 40 or number % 10 == 0:
            derive_checked(s)
    fresh = GAME.imagine(GAME.new(3).view(0), Rng(1, "x"))
    assert derive_checked(fresh)["scorings"] == 6


def test_roads_are_called_by_their_ends() -> None:
    def called(seats: int, road: str) -> tuple[object, object]:
        values = describe(GAME.new(seats), "road", {"road": road})
        return values["road"], values["way"]

    assert called(4, "r001") == ("Cuzco – Limatambo", "printed")
    assert called(4, "r002=") == ("Cuzco – Pisac", "parallel")
    assert called(3, "r002") == ("Cuzco – Urcos", "printed")
    assert called(4, "w001") == ("Cuzco – Choquequirao", "wilderness")
    for seats in (3, 4):
        side = DATA["sides"][str(seats)]
        names = [line["id"] for line in side["roads"] + side["wilderness"]]
        assert len({called(seats, name) for name in names}) == len(names)


def test_every_road_that_may_be_built_has_a_name() -> None:
    s = position(seats=3, sun={"ON": "WR"})
    for action in s.legal():
        for name, value in ACTIONS.decode(action).fields.items():
            if name == "road":
                assert GAME.choice_text(s, action)[1]["road"] != value
