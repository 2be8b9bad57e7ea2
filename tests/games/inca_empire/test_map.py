"""The map and the other data: what chapter 20 of the ledger promises, worked out again."""

import json
from collections import Counter
from importlib.resources import files
from itertools import combinations
from typing import Any

import pytest

from tampu.games.inca_empire.content import LINE_NAMES
from tampu.games.inca_empire.game import GAME
from tampu.games.inca_empire.rules.board import bits

from .geometry import (
    Point,
    Polygon,
    Segment,
    cross,
    depth,
    distance,
    inside,
    length,
    outside,
    region_distance,
    shared_border,
)
from .ledger import CARD_CODES, COLOURS, DATA

TOUCH = 14.0
CORNER = 16.0
STRIP = 3.0
SLIVER = 0.05

both_sides = pytest.mark.parametrize("players", [4, 3])


class Map:
    """One side with its sites as points, its regions as polygons and its roads as segments."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.data: dict[str, Any] = DATA["sides"][str(players)]
        self.regions = {row["id"]: row for row in self.data["regions"]}
        self.sites = {row["id"]: row for row in self.data["sites"]}
        self.links = {row["id"]: row for row in self.data["wilderness"]}
        self.polygons: dict[str, Polygon] = {
            name: [(x, y) for x, y in row["polygon"]] for name, row in self.regions.items()
        }
        self.points: dict[str, Point] = {
            name: (row["x"], row["y"]) for name, row in self.sites.items()
        }
        self.roads: list[dict[str, Any]] = self.data["roads"]
        self.lines: list[Segment] = [self.line(road["a"], road["b"]) for road in self.roads]
        self.coast: list[Segment] = [
            (self.points[name], tuple(row["coast_point"]))
            for name, row in self.sites.items()
            if "coast_point" in row
        ]

    def line(self, a: str, b: str) -> Segment:
        return (self.points[a], self.points[b])

    def depths(self, line: Segment) -> dict[str, float]:
        """How deep a line runs in each region it meets."""
        all_depths = {name: depth(line, polygon) for name, polygon in self.polygons.items()}
        return {name: deep for name, deep in all_depths.items() if deep >= 0}


MAPS = {players: Map(players) for players in (4, 3)}


@both_sides
@pytest.mark.rule("IE-M02", "IE-M03")
def test_counts(players: int) -> None:
    side = MAPS[players]
    kinds = Counter(row["kind"] for row in side.sites.values())
    starts = [row for row in side.regions.values() if "start_for" in row]
    significant = [row for row in side.sites.values() if row.get("bonus", 0) > 0]
    expected = {
        4: (45, 4, 123, 25, 9, 27, 70, 239),
        3: (39, 3, 111, 23, 8, 21, 66, 218),
    }
    assert (
        len(side.regions) - len(starts),
        len(starts),
        len(side.sites),
        kinds["city"],
        len(significant),
        kinds["garrison"],
        kinds["huaca"],
        len(side.roads),
    ) == expected[players]
    assert kinds["capital"] == 1


@both_sides
@pytest.mark.rule("IE-M04")
def test_kinds_of_site(players: int) -> None:
    sites = MAPS[players].sites.values()
    assert {row["kind"] for row in sites} == {"capital", "city", "garrison", "huaca"}
    assert {row["kind"] for row in sites if row.get("bonus", 0) > 0} == {"city"}


@both_sides
@pytest.mark.rule("IE-M21")
def test_ids_are_unique_and_resolve(players: int) -> None:
    side = MAPS[players]
    for part in ("regions", "sites", "roads", "wilderness"):
        ids = [row["id"] for row in side.data[part]]
        assert len(ids) == len(set(ids)), part
    for row in side.sites.values():
        assert row["regions"]
        assert set(row["regions"]) <= set(side.regions)
    for row in side.roads:
        assert {row["a"], row["b"]} <= set(side.sites)
        assert row["region"] in side.regions
    for row in side.links.values():
        assert {row["a"], row["b"]} <= set(side.sites)
        assert set(row["regions"]) <= set(side.regions)
        assert set(row["crosses"]) <= set(side.links)
    for row in side.regions.values():
        assert set(row["adjacent"]) <= set(side.regions) - {row["id"]}


@both_sides
@pytest.mark.rule("IE-M10")
def test_adjacency_is_a_border_of_sixteen_units(players: int) -> None:
    side = MAPS[players]
    for first, second in combinations(side.regions, 2):
        border = shared_border(side.polygons[first], side.polygons[second])
        assert (second in side.regions[first]["adjacent"]) == (border >= CORNER), (first, second)
        assert (first in side.regions[second]["adjacent"]) == (border >= CORNER), (first, second)


@both_sides
@pytest.mark.rule("IE-M07", "IE-M08")
def test_sites_touch_the_regions_they_lie_at(players: int) -> None:
    side = MAPS[players]
    for name, row in side.sites.items():
        for region, polygon in side.polygons.items():
            near = region_distance(side.points[name], polygon)
            if region in row["regions"]:
                assert near <= TOUCH, (name, region)
            else:
                assert near >= 11.9, (name, region)
    cities = [row for row in side.sites.values() if row["kind"] == "city"]
    assert all(len(row["regions"]) == 1 for row in cities)
    garrisons = [row for row in side.sites.values() if row["kind"] == "garrison"]
    assert sum(len(row["regions"]) > 1 for row in garrisons) == {4: 11, 3: 9}[players]


@both_sides
@pytest.mark.rule("IE-M09", "IE-N05")
def test_printed_connections_are_planar_and_single(players: int) -> None:
    side = MAPS[players]
    pairs = [frozenset((road["a"], road["b"])) for road in side.roads]
    assert len(pairs) == len(set(pairs))
    assert all(len(pair) == 2 for pair in pairs)
    for first, second in combinations(side.lines, 2):
        assert not cross(first, second)
    for road in side.roads:
        for end in (road["a"], road["b"]):
            assert road["region"] in side.sites[end]["regions"], road["id"]


@both_sides
@pytest.mark.rule("IE-M11", "IE-M20")
def test_start_roads_and_start_regions(players: int) -> None:
    side = MAPS[players]
    from_cuzco = {road["id"]: road for road in side.roads if "cuzco" in (road["a"], road["b"])}
    starts = side.data["starts"]
    assert sorted(from_cuzco) == sorted(start["road"] for start in starts)
    assert len(starts) == players
    for start in starts:
        road = from_cuzco[start["road"]]
        assert {road["a"], road["b"]} == {"cuzco", start["site"]}
        assert road["region"] == start["region"]
        assert side.regions[start["region"]]["start_for"] == start["color"]
        assert side.sites[start["site"]]["start_site_of"] == start["color"]
    assert {start["region"] for start in starts} == set(side.sites["cuzco"]["regions"])
    colours = [row["id"] for row in DATA["colors"]["list"] if players in row["players"]]
    assert [start["color"] for start in starts] == colours


@both_sides
@pytest.mark.rule("IE-M01")
def test_every_site_is_reached_without_cuzco(players: int) -> None:
    side = MAPS[players]
    for start in side.data["starts"]:
        reached, todo = {start["site"]}, [start["site"]]
        while todo:
            here = todo.pop()
            for road in side.roads:
                ends = {road["a"], road["b"]}
                if here in ends and "cuzco" not in ends and not ends <= reached:
                    todo += ends - reached
                    reached |= ends
        assert reached == set(side.sites) - {"cuzco"}


@both_sides
@pytest.mark.rule("IE-M01")
def test_regions_have_sites_and_connections(players: int) -> None:
    side = MAPS[players]
    sites = Counter(region for row in side.sites.values() for region in row["regions"])
    roads = Counter(road["region"] for road in side.roads)
    for region in side.regions:
        assert sites[region] >= 3, region
        assert roads[region] >= 2, region
        assert inside(tuple(side.regions[region]["marker"]), side.polygons[region]), region


@both_sides
@pytest.mark.rule("IE-S08")
def test_regions_turned_up_at_set_up_are_those_next_to_the_start(players: int) -> None:
    side = MAPS[players]
    starts = {start["region"] for start in side.data["starts"]}
    near = {
        name
        for name, row in side.regions.items()
        if name not in starts and starts & set(row["adjacent"])
    }
    assert near == set(side.data["revealed_at_setup"])
    assert near == {"anti", "cana", "chanka", "collagua", "rucana", "vilcabamba"}


@both_sides
@pytest.mark.rule("IE-W06", "IE-W07")
def test_new_links_are_exactly_the_legal_lines(players: int) -> None:
    """The list decides within the ledger's tolerance: strips under 3 units beside a border."""
    side = MAPS[players]
    printed = {frozenset((road["a"], road["b"])) for road in side.roads}
    listed = {frozenset((row["a"], row["b"])): row for row in side.links.values()}
    assert len(listed) == len(side.links)
    polygons = list(side.polygons.values())
    seen = set()
    for a, b in combinations(side.sites, 2):
        line = side.line(a, b)
        pair = frozenset((a, b))
        if (
            pair in printed
            or any(cross(line, other) for other in side.lines)
            or any(distance(side.points[c], line) < TOUCH for c in side.sites if c not in pair)
            or any(cross(line, other) for other in side.coast)
            or outside(line, polygons) > STRIP
        ):
            assert pair not in listed, pair
            continue
        if pair in listed:
            seen.add(pair)
        else:
            crossed = [name for name, deep in side.depths(line).items() if deep > SLIVER]
            along_a_third = players == 3 and pair == {"cuzco", "tarmatambo"}
            assert len(crossed) > 2 or along_a_third, pair
    assert seen == set(listed)


@both_sides
@pytest.mark.rule("IE-W09", "IE-W10")
def test_a_new_link_lies_in_the_one_or_two_regions_listed(players: int) -> None:
    side = MAPS[players]
    for link, row in side.links.items():
        line = side.line(row["a"], row["b"])
        named = set(row["regions"])
        assert {name for name, deep in side.depths(line).items() if deep >= STRIP} <= named, link
        assert len(named) <= 2, link
        for name in named:
            far = min(region_distance(p, side.polygons[name]) for p in _samples(line))
            assert far < STRIP, (link, name)
        for end in (row["a"], row["b"]):
            assert named & set(side.sites[end]["regions"]), link


def _samples(line: Segment) -> list[Point]:
    (x1, y1), (x2, y2) = line
    return [(x1 + (x2 - x1) * step / 20, y1 + (y2 - y1) * step / 20) for step in range(21)]


@both_sides
@pytest.mark.rule("IE-W11", "IE-N07")
def test_crossing_links_are_listed_on_both_sides(players: int) -> None:
    side = MAPS[players]
    lines = {name: side.line(row["a"], row["b"]) for name, row in side.links.items()}
    for name, row in side.links.items():
        crossing = {other for other in lines if other != name and cross(lines[name], lines[other])}
        assert crossing == set(row["crosses"]), name


@pytest.mark.rule("IE-M15", "IE-S04")
def test_culture_markers() -> None:
    rows = DATA["culture_markers"]["types"]
    values = [(row["resistance"], row["labor"], row["vp"]) for row in rows]
    assert values == [(1, 1, 1), (2, 1, 2), (2, 2, 1), (3, 2, 2), (4, 3, 2), (5, 3, 3)]
    assert [row["count_4p"] for row in rows] == [10, 9, 8, 7, 6, 5]
    assert [row["count_3p"] for row in rows] == [9, 8, 7, 6, 5, 4]
    assert sum(row["count_4p"] for row in rows if row["labor"] == 3) == 11
    assert sum(row["count_3p"] for row in rows if row["labor"] == 3) == 9


@pytest.mark.rule("IE-M17", "IE-S03")
def test_sun_cards() -> None:
    rows = DATA["sun_cards"]["types"]
    assert len(rows) == 21
    totals = [sum(row[f"count_{n}"] for row in rows) for n in ("4p", "3p", "early_downfall")]
    assert totals == [32, 27, 29]
    out = {row["code"]: row["count_4p"] - row["count_3p"] for row in rows}
    assert {code for code, copies in out.items() if copies} == {"PG", "PA", "PL", "RU", "WR"}
    out = {row["code"]: row["count_4p"] - row["count_early_downfall"] for row in rows}
    assert {code for code, copies in out.items() if copies} == {"PG", "PA", "PL"}


@pytest.mark.rule("IE-U11", "IE-X06")
def test_pile_and_discard_are_never_both_empty() -> None:
    for row in DATA["test_vectors"]["max_cards_out"]:
        assert row["board"] + row["hands"] < row["total"]


@pytest.mark.rule("IE-T02", "IE-T05")
def test_era_track() -> None:
    columns = DATA["era_track"]["columns"]
    for row in DATA["test_vectors"]["phase_counts"]:
        early = row["variant"] == "early_downfall"
        played = [c for c in columns if not (early and c["skipped_in_early_downfall"])]
        phases = Counter(phase for column in played for phase in column["phases"])
        assert len(played) == row["columns"]
        expected = {phase: row[phase] for phase in ("people", "sun", "inca", "sapa_inca")}
        assert phases == expected
    assert [era["labor"] for era in DATA["era_track"]["eras"]] == [6, 3, 0, 0]
    assert [era["keep"] for era in DATA["era_track"]["eras"]] == [None, 3, 2, 0]


@both_sides
@pytest.mark.rule("IE-M18", "IE-M19")
def test_each_colour_borders_two_fields(players: int) -> None:
    fields = DATA["sun_board"]["fields"][str(players)]
    assert len(fields) == players
    borders = Counter(colour for field in fields for colour in field["colors"])
    used = [row["id"] for row in DATA["colors"]["list"] if players in row["players"]]
    assert borders == dict.fromkeys(used, 2)
    assert len({frozenset(field["colors"]) for field in fields}) == players
    for field in fields:
        assert field["id"] == "".join(COLOURS[colour] for colour in field["colors"])


@both_sides
@pytest.mark.rule("IE-M22", "IE-K44")
def test_bonuses_and_pilgrimage_cities(players: int) -> None:
    side = MAPS[players]
    bonuses = {name: row["bonus"] for name, row in side.sites.items() if row.get("bonus")}
    expected = {
        "machu_picchu": 1,
        "raqchi": 1,
        "huanuco_pampa": 2,
        "pachacamac": 2,
        "tiahuanaco": 2,
        "chiquitoy_viejo": 3,
        "quito": 3,
        "pucara_de_andagala": 4,
    }
    assert bonuses == (expected | {"ranchillo": 4} if players == 4 else expected)
    if players == 4:
        for row in DATA["pilgrimages"]["list"]:
            assert row["card"] in CARD_CODES
            assert len(row["sites"]) == 2
            assert set(row["sites"]) <= set(bonuses)


@both_sides
def test_the_content_of_the_package_is_the_ledgers(players: int) -> None:
    content = json.loads((files("tampu.games.inca_empire") / "content.json").read_text("utf-8"))
    shipped, side = content["sides"][str(players)], DATA["sides"][str(players)]
    for part, keys in {
        "regions": ("id", "adjacent"),
        "sites": ("id", "kind", "regions", "bonus"),
        "roads": ("id", "a", "b", "region"),
        "wilderness": ("id", "a", "b", "regions", "crosses"),
    }.items():
        assert [[row.get(key) or 0 for key in keys] for row in shipped[part]] == [
            [row.get(key) or 0 for key in keys] for row in side[part]
        ]


@both_sides
@pytest.mark.rule("IE-W06")
def test_the_first_rules_have_no_link_over_260_units(players: int) -> None:
    side = MAPS[players]
    lengths = {link: length(side.line(row["a"], row["b"])) for link, row in side.links.items()}
    longest = {4: "w161", 3: "w138"}[players]
    assert len(lengths) == {4: 161, 3: 138}[players]
    assert [link for link, units in lengths.items() if units > 260] == [longest]
    for version, has_it in ((1, False), (2, True)):
        state = GAME.new(players, {}, version)
        names = {LINE_NAMES[line] for line in bits(state.board.links)}
        assert names == {link for link in lengths if has_it or link != longest}
