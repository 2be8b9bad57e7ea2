"""Chapter 17: what holds in every position of random games, worked out from the ledger's data."""

import os
from collections import Counter
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from tampu.core.contract import CHANCE, OVER
from tampu.core.play import Match
from tampu.core.rng import Rng
from tampu.games.inca_empire.game import GAME
from tampu.games.inca_empire.state import State

from .ledger import COLOURS, DATA
from .support import legal, random_games

GAMES = int(os.environ.get("TAMPU_SOAK_GAMES", "1"))
TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (3, {}),
    (4, {"pizarros_arrival": True}),
    (3, {"pizarros_arrival": True, "the_gods_agree": True}),
    (4, {"early_downfall": True}),
    (4, {"the_gods_agree": True, "rural_unrest_scope": "everyone"}),
]


class Watch:
    """One game watched from outside: each entry is checked against the one before."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        side = DATA["sides"][str(seats)]
        self.regions = {row["id"]: row for row in side["regions"]}
        self.sites = {row["id"]: row for row in side["sites"]}
        self.roads = {row["id"]: row for row in side["roads"]}
        self.links = {row["id"]: row for row in side["wilderness"]}
        self.starts = {COLOURS[row["color"]]: row for row in side["starts"]}
        self.markers = {
            row["id"]: row[f"count_{seats}p"] for row in DATA["culture_markers"]["types"]
        }
        column = "count_early_downfall" if options.get("early_downfall") else f"count_{seats}p"
        self.cards = Counter({row["code"]: row[column] for row in DATA["sun_cards"]["types"]})
        self.scores = [0] * seats
        self.standing: set[str] = set()

    def check_markers(self, s: State, position: dict[str, Any]) -> None:
        up = Counter(position["markers"].values())
        for kind, copies in self.markers.items():
            assert up[kind] + position["face_down"][kind] == copies
        taken = [region for player in position["players"] for region in player["regions"]]
        assert len(taken) == len(set(taken))
        assert set(taken) <= set(position["markers"])
        if position["stage"] in ("place", "draw", "turn", "invasion", "end"):
            starts = {row["region"] for row in self.starts.values()}
            seen = {near for name in starts | set(taken) for near in self.regions[name]["adjacent"]}
            for player in position["players"]:
                for road in player["roads"]:
                    for end in self.ends(road):
                        seen |= set(self.sites[end]["regions"])
            assert seen <= set(position["markers"]) | starts

    def ends(self, road: str) -> tuple[str, str]:
        row = self.links[road] if road in self.links else self.roads[road.rstrip("=")]
        return row["a"], row["b"]

    def check_cards(self, s: State, position: dict[str, Any]) -> None:
        cards = Counter(position["pile_cards"]) + Counter(position["discard"])
        for hand in position["hands"]:
            cards += Counter(hand)
        for field in position["fields"]:
            cards += Counter(field["cards"])
            if field["new"]:
                cards[field["new"]] += 1
        assert cards == +self.cards
        sizes = [len(hand) for hand in position["hands"]]
        if position["stage"] in ("place", "turn", "reveal", "invasion", "end", "tile"):
            assert sizes == [3] * self.seats
        if position["stage"] == "draw":
            assert sorted(sizes) == [2] + [3] * (self.seats - 1)
        on_board = [len(field["cards"]) for field in position["fields"]]
        assert len(set(on_board)) == 1
        if position["stage"] == "turn":
            column, _, place = position["phase_name"].partition(".")
            phases = next(c for c in DATA["era_track"]["columns"] if c["id"] == column)["phases"]
            assert on_board[0] == phases[: int(place) - 1].count("sun")

    def check_points(self, s: State, position: dict[str, Any]) -> None:
        for player, before, sheet in zip(position["players"], self.scores, s.sheet(), strict=True):
            assert player["labor"] >= 0
            assert player["vp"] >= before
            assert player["vp"] == sum(sheet.values())
        self.scores = s.scores()

    def check_lines(self, s: State, position: dict[str, Any]) -> None:
        normal = Counter()
        built: set[str] = set()
        for player in position["players"]:
            pairs = [frozenset(self.ends(road)) for road in player["roads"]]
            assert len(pairs) == len(set(pairs))
            normal.update(road for road in player["roads"] if road in self.roads)
            built |= {road for road in player["roads"] if road[0] == "w"}
        assert all(copies == 1 for copies in normal.values())
        assert built <= set(self.links)
        for first, second in combinations(sorted(built), 2):
            assert second not in self.links[first]["crosses"]

    def check_networks(self, s: State, position: dict[str, Any]) -> None:
        if position["stage"] == "color":
            return
        for player in position["players"]:
            pairs = [frozenset(self.ends(road)) for road in player["roads"]]
            start = self.starts[player["color"]]
            assert start["road"] in player["roads"]
            network = {"cuzco"}
            for _ in pairs:
                for pair in pairs:
                    if pair & network:
                        network |= pair
            assert set(player["network"]) == network
            assert {"cuzco", start["site"]} <= network

    def check_buildings(self, s: State, position: dict[str, Any]) -> None:
        for site in position["cities"]:
            assert self.sites[site]["kind"] in ("city", "garrison")
        for site in position["garrisons"]:
            assert self.sites[site]["kind"] == "garrison"
        assert not set(position["cities"]) & set(position["garrisons"])
        carried = set(position["cities"]) | set(position["garrisons"])
        assert set(position["temples"]) <= carried
        for player in position["players"]:
            assert set(player["terraces"]) <= set(player["regions"])
            assert len(player["terraces"]) == len(set(player["terraces"]))

    def check_nothing_leaves(self, s: State, position: dict[str, Any]) -> None:
        standing = {*position["cities"], *position["garrisons"]}
        standing |= {f"temple {site}" for site in position["temples"]}
        standing |= {f"city {site}" for site in position["cities"]}
        for player in position["players"]:
            standing |= {f"terrace {region}" for region in player["terraces"]}
            standing |= {f"region {region}" for region in player["regions"]}
        assert self.standing <= standing
        self.standing = standing

    def check_ranks(self, s: State, position: dict[str, Any]) -> None:
        assert sorted(s.ranking()) == list(range(1, self.seats + 1))
        if position["stage"] in ("place", "draw", "turn", "reveal", "invasion", "end"):
            assert sorted(position["order"]) == list(range(self.seats))
            assert len({player["arrival"] for player in position["players"]}) == self.seats


CHECKS = [name for name in vars(Watch) if name.startswith("check_")]


@cache
def failures(table: int) -> dict[str, str]:
    """The checks that failed in random games with these options, with the first entry of each."""
    seats, options = TABLES[table]
    failed: dict[str, str] = {}
    for first in range(1, GAMES + 1):
        watch = Watch(seats, options)
        for s, number in random_games(seats, options, 1, first=100 * table + first):
            position = s.to_json()
            for name in CHECKS:
                try:
                    getattr(watch, name)(s, position)
                except AssertionError as error:
                    failed.setdefault(name, f"entry {number}: {error}")
            GAME.invariants(s)
        assert s.actor() == OVER
    return failed


in_random_games = pytest.mark.parametrize("table", range(len(TABLES)))


@in_random_games
@pytest.mark.rule("IE-N01", "IE-N10")
def test_markers(table: int) -> None:
    assert "check_markers" not in failures(table)


@in_random_games
@pytest.mark.rule("IE-N02", "IE-N03")
def test_cards(table: int) -> None:
    assert "check_cards" not in failures(table)


@in_random_games
@pytest.mark.rule("IE-N04")
def test_points(table: int) -> None:
    assert "check_points" not in failures(table)


@in_random_games
@pytest.mark.rule("IE-N05", "IE-N07")
def test_lines(table: int) -> None:
    assert "check_lines" not in failures(table)


@in_random_games
@pytest.mark.rule("IE-N06", "IE-N14")
def test_networks(table: int) -> None:
    assert "check_networks" not in failures(table)


@in_random_games
@pytest.mark.rule("IE-N08", "IE-N09")
def test_buildings(table: int) -> None:
    assert "check_buildings" not in failures(table)


@in_random_games
@pytest.mark.rule("IE-N12")
def test_nothing_leaves_the_map(table: int) -> None:
    assert "check_nothing_leaves" not in failures(table)


@in_random_games
@pytest.mark.rule("IE-N11")
def test_ranks(table: int) -> None:
    assert "check_ranks" not in failures(table)


@pytest.mark.parametrize("seats", [4, 3])
@pytest.mark.rule("IE-N13", "IE-W01")
def test_limits_of_a_turn_in_random_games(seats: int) -> None:
    for seed in range(4 * GAMES):
        match = Match(GAME, seats, {}, seed)
        rng = Rng(seed, "limits")
        done: Counter[str] = Counter()
        turn = (-1, -1)
        while not match.over:
            s = match.state
            actor, here = s.actor(), cards_on(s, s.actor())
            if (s.place, actor) != turn:
                done.clear()
                turn = (s.place, actor)
            action = s.sample(rng)
            token = GAME.actions.notation(action)
            done[token[0]] += not token.endswith(".")
            done["wild"] += token.endswith("=") or " w" in token or ":w" in token
            assert done["R"] <= max(1, 2 + here["XC"] - here["EN"])
            assert done["X"] <= here["RX"]
            assert done["P"] <= 1
            assert done["wild"] <= here["WR"]
            match.play(action)


def cards_on(s: State, seat: int) -> Counter[str]:
    position = s.view(None)
    colour = position["players"][seat]["color"]
    cards: Counter[str] = Counter()
    for field in position["fields"]:
        if colour in field["field"]:
            cards.update(field["cards"])
    return cards


@pytest.mark.rule("IE-X27", "IE-X24")
def test_somebody_always_has_a_choice_until_the_end() -> None:
    for seats in (3, 4):
        for s, number in random_games(seats, {}, 1, first=77):
            assert number <= GAME.max_entries
            if s.actor() not in (CHANCE, OVER):
                assert legal(s)
