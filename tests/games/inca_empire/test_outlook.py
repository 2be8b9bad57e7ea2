"""The outlook agrees with the engine's own scoring and building, and needs nothing but a view."""

from __future__ import annotations

import json

from tampu.core.rng import Rng
from tampu.games.inca_empire.actions import ACTIONS, FIRST, ROAD, ROAD_NAMES
from tampu.games.inca_empire.content import DATA
from tampu.games.inca_empire.game import GAME
from tampu.games.inca_empire.outlook import called, outlook
from tampu.games.inca_empire.state import State

from .support import network, points, position, random_games, sapa

FIRST_ERA = 3
"""The phases of the first era, which is not scored."""
PARTS = ("terraces", "garrisons", "cities", "temples")


def told(s: State) -> dict[str, object]:
    view = json.loads(json.dumps(s.view(None)))
    found = outlook(view)
    assert json.loads(json.dumps(found)) == found
    return found


def test_the_next_scoring_is_what_a_scoring_brings() -> None:
    seen = 0
    for seats, options in ((3, {}), (4, {"early_downfall": True})):
        for number, (s, _) in enumerate(random_games(seats, options, 2)):
            if number % 19 or not FIRST_ERA <= s.place < len(s.setting.track):
                continue
            found = outlook(s.view(number % seats))
            scored = s.clone()
            before = scored.scores()
            sapa(scored)
            gained = [new - old for new, old in zip(scored.scores(), before, strict=True)]
            assert [sum(p["next"][part] for part in PARTS) for p in found["players"]] == gained
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
    found = outlook(s.view(0))
    assert set(found["roads"]) == set(s.view(0)["turn"]["roads"])
    assert any(road.startswith("w") for road in found["roads"])
    assert any(road.endswith("=") for road in found["roads"])
    for road, brings in found["roads"].items():
        after = s.clone()
        after.apply(FIRST[ROAD] + ROAD_NAMES.index(road))
        assert set(brings["joins"]) == set(network(after, "O")) - set(network(s, "O"))
        assert brings["turns_up"] == after.view(None)["pending"]
        sapa(after)
        plain = s.clone()
        sapa(plain)
        assert brings["next"] == points(after, "O") - points(plain, "O")
    assert found["roads"]["r089"]["next"] == 3, "the city of Machu Picchu"


def test_roads_that_lost_their_way_to_cuzco_are_told() -> None:
    s = position(roads={"O": "r111"})
    players = outlook(s.view(None))["players"]
    assert [player["cut_off"] for player in players] == [["r111"], [], [], []]


def test_cards_touch_the_two_neighbours_of_their_field() -> None:
    s = position(sun={"OB": "XC XC", "GO": "EN"})
    players = outlook(s.view(1))["players"]
    assert players[0]["cards"] == {"XC": 2, "EN": 1}
    assert players[1]["cards"] == {"XC": 2}
    assert players[2]["cards"] == {}
    assert [player["allowance"] for player in players] == [3, 4, 2, 1]


def test_an_outlook_is_made_at_every_stage_and_for_everybody() -> None:
    for number, (s, _) in enumerate(random_games(4, {"color_assignment": "chosen"}, 1)):
        if number < 40 or number % 10 == 0:
            told(s)
    fresh = GAME.imagine(GAME.new(3).view(0), Rng(1, "x"))
    assert told(fresh)["scorings"] == 6


def test_roads_are_called_by_their_ends() -> None:
    assert called(4, "road", "r001") == "Cuzco – Limatambo"
    assert called(4, "road", "r002=") == "Cuzco = Pisac"
    assert called(3, "road", "r002") == "Cuzco – Urcos"
    assert called(4, "road", "w001") == "Cuzco ~ Choquequirao"
    assert called(4, "site", "r001") == "r001"
    for seats in (3, 4):
        side = DATA["sides"][str(seats)]
        names = [line["id"] for line in side["roads"] + side["wilderness"]]
        assert len({called(seats, "road", name) for name in names}) == len(names)


def test_every_road_that_may_be_built_has_a_name() -> None:
    s = position(seats=3, sun={"ON": "WR"})
    for action in s.legal():
        for name, value in ACTIONS.decode(action).fields.items():
            if name == "road":
                assert GAME.called(3, name, value) != value
