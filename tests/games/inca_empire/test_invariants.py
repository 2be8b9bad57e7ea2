"""Chapter 17: what holds in every position of random games, worked out from the ledger's data."""

from __future__ import annotations

import os
from collections import Counter
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
        self.conquered: set[str] = set()
        self.sun_phases = 0

    def check(self, s: State) -> None:
        told = s.to_json()
        self.check_markers(told)
        self.check_cards(told)
        self.check_points(s, told)
        if all(player["color"] for player in told["players"]):
            self.check_roads(told)
        self.check_buildings(told)
        self.check_ranks(s, told)

    def check_markers(self, told: dict[str, Any]) -> None:
        """IE-N01, N10, N12."""
        up = Counter(told["markers"].values())
        for kind, copies in self.markers.items():
            assert up[kind] + told["face_down"][kind] == copies
        taken = [region for player in told["players"] for region in player["regions"]]
        assert len(taken) == len(set(taken))
        assert set(taken) <= set(told["markers"])
        assert self.conquered <= set(taken)
        self.conquered = set(taken)
        if told["stage"] in ("place", "draw", "turn", "invasion", "end"):
            starts = {row["region"] for row in self.starts.values()}
            seen = {near for name in starts | set(taken) for near in self.regions[name]["adjacent"]}
            for player in told["players"]:
                for road in player["roads"]:
                    for end in self.ends(road):
                        seen |= set(self.sites[end]["regions"])
            assert seen <= set(told["markers"]) | starts

    def ends(self, road: str) -> tuple[str, str]:
        row = self.links[road] if road in self.links else self.roads[road.rstrip("=")]
        return row["a"], row["b"]

    def check_cards(self, told: dict[str, Any]) -> None:
        """IE-N02, N03."""
        held = Counter(told["pile_cards"]) + Counter(told["discard"])
        for hand in told["hands"]:
            held += Counter(hand)
        for field in told["fields"]:
            held += Counter(field["cards"])
            if field["new"]:
                held[field["new"]] += 1
        assert held == +self.cards
        sizes = [len(hand) for hand in told["hands"]]
        if told["stage"] in ("place", "turn", "reveal", "invasion", "end", "tile"):
            assert sizes == [3] * self.seats
        if told["stage"] == "draw":
            assert sorted(sizes) == [2] + [3] * (self.seats - 1)
        on_board = [len(field["cards"]) for field in told["fields"]]
        assert len(set(on_board)) == 1
        if told["stage"] == "turn":
            column, _, place = told["phase_name"].partition(".")
            phases = next(c for c in DATA["era_track"]["columns"] if c["id"] == column)["phases"]
            assert on_board[0] == phases[: int(place) - 1].count("sun")

    def check_points(self, s: State, told: dict[str, Any]) -> None:
        """IE-N04."""
        for player, before, sheet in zip(told["players"], self.scores, s.sheet(), strict=True):
            assert player["labor"] >= 0
            assert player["vp"] >= before
            assert player["vp"] == sum(sheet.values())
        self.scores = s.scores()

    def check_roads(self, told: dict[str, Any]) -> None:
        """IE-N05, N06, N07, N14."""
        normal = Counter()
        built: set[str] = set()
        for player in told["players"]:
            pairs = [frozenset(self.ends(road)) for road in player["roads"]]
            assert len(pairs) == len(set(pairs))
            normal.update(road for road in player["roads"] if road in self.roads)
            built |= {road for road in player["roads"] if road[0] == "w"}
            start = self.starts[player["color"]]
            assert start["road"] in player["roads"]
            network = {"cuzco"}
            for _ in pairs:
                for pair in pairs:
                    if pair & network:
                        network |= pair
            assert set(player["network"]) == network
            assert {"cuzco", start["site"]} <= network
        assert all(copies == 1 for copies in normal.values())
        assert built <= set(self.links)
        for first, second in combinations(sorted(built), 2):
            assert second not in self.links[first]["crosses"]

    def check_buildings(self, told: dict[str, Any]) -> None:
        """IE-N08, N09, N12."""
        for site in told["cities"]:
            assert self.sites[site]["kind"] in ("city", "garrison")
        for site in told["garrisons"]:
            assert self.sites[site]["kind"] == "garrison"
        assert not set(told["cities"]) & set(told["garrisons"])
        carried = set(told["cities"]) | set(told["garrisons"])
        assert set(told["temples"]) <= carried
        standing = carried | {f"temple {site}" for site in told["temples"]}
        standing |= {f"city {site}" for site in told["cities"]}
        for player in told["players"]:
            assert set(player["terraces"]) <= set(player["regions"])
            assert len(player["terraces"]) == len(set(player["terraces"]))
            standing |= {f"terrace {region}" for region in player["terraces"]}
        assert self.standing <= standing
        self.standing = standing

    def check_ranks(self, s: State, told: dict[str, Any]) -> None:
        """IE-N11."""
        assert sorted(s.ranking()) == list(range(1, self.seats + 1))
        if told["stage"] in ("place", "draw", "turn", "reveal", "invasion", "end"):
            assert sorted(told["order"]) == list(range(self.seats))
            assert len({player["arrival"] for player in told["players"]}) == self.seats


@pytest.mark.parametrize("table", range(len(TABLES)))
@pytest.mark.rule("IE-N01", "IE-N02", "IE-N03", "IE-N04", "IE-N05", "IE-N06", "IE-N07", "IE-N08")
@pytest.mark.rule("IE-N09", "IE-N10", "IE-N11", "IE-N12", "IE-N14", "IE-X04", "IE-X06", "IE-U11")
def test_invariants_hold_in_random_games(table: int) -> None:
    seats, options = TABLES[table]
    for first in range(1, GAMES + 1):
        watch = Watch(seats, options)
        for s, _ in random_games(seats, options, 1, first=100 * table + first):
            watch.check(s)
            GAME.invariants(s)
        assert s.actor() == OVER


@pytest.mark.parametrize("seats", [4, 3])
@pytest.mark.rule("IE-N13", "IE-W01", "IE-R02", "IE-B20", "IE-K46", "IE-K52")
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
    told = s.view(None)
    colour = told["players"][seat]["color"]
    found: Counter[str] = Counter()
    for field in told["fields"]:
        if colour in field["field"]:
            found.update(field["cards"])
    return found


@pytest.mark.rule("IE-X27", "IE-X24")
def test_somebody_always_has_a_choice_until_the_end() -> None:
    for seats in (3, 4):
        for s, number in random_games(seats, {}, 1, first=77):
            assert number <= GAME.bound
            if s.actor() not in (CHANCE, OVER):
                assert legal(s)
