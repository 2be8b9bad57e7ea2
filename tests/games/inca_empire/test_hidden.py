"""Hidden information: what each seat sees, what may be imagined, and that nothing leaks."""

import json
from collections import Counter
from typing import Any

import pytest

from tampu.core.contract import CHANCE
from tampu.core.play import Match
from tampu.core.rng import Rng
from tampu.games.inca_empire.game import GAME

from .support import deal_out, legal, play, position, random_games

OWN = {"O": "EP EP UR"}
ONE = {**OWN, "B": "XC XC WP", "N": "PS PS RU", "G": "KO ES BP"}
OTHER = {**OWN, "B": "RS RS MS", "N": "RX RX SE", "G": "WR WR HW"}


def hidden_match(seed: int, seats: int = 4, decisions: int = 0) -> Match:
    """A random game played on for a number of decisions."""
    match = Match(GAME, seats, {}, seed)
    rng = Rng(seed, "hidden")
    for _ in range(decisions):
        if match.over:
            break
        match.play(match.state.sample(rng))
    return match


@pytest.mark.rule("IE-H02", "IE-H03")
@pytest.mark.parametrize("at", ["2a.2", "2a.3"])
def test_other_hands_change_nothing_that_a_seat_sees(at: str) -> None:
    first = position(at=at, order="OBNG", hands=ONE, labor={"O": 6})
    second = position(at=at, order="OBNG", hands=OTHER, labor={"O": 6})
    assert first.key() != second.key()
    assert first.view(0) == second.view(0)
    assert first.view(None) == second.view(None)
    assert first.view(1) != second.view(1)
    assert legal(first) == legal(second)
    for action in range(0, GAME.actions.size, 7):
        assert first.why_not(action) == second.why_not(action)


@pytest.mark.rule("IE-H05", "IE-U08")
def test_a_card_placed_is_hidden_until_all_are_turned_up() -> None:
    views: dict[str, list[Any]] = {}
    for card in ("EP", "UR"):
        s = position(at="2a.2", order="OBNG", hands={**ONE, "O": "EP UR SE"})
        play(s, f"S {card}@BN", "! draw O=WR")
        views[card] = [s.view(None), s.view(1), s.view(3), s.view(0)]
        field = next(f for f in s.view(1)["fields"] if f["field"] == "BN")
        assert (field["new_by"], field["new"], field["cards"]) == (0, None, [])
        own = next(f for f in s.view(0)["fields"] if f["field"] == "BN")
        assert own["new"] == card
    assert views["EP"][:3] == views["UR"][:3]
    assert views["EP"][3] != views["UR"][3]


@pytest.mark.rule("IE-U08", "IE-H05")
def test_all_cards_are_turned_up_together() -> None:
    s = position(at="2a.2", order="OBNG", hands=ONE)
    for token in ("S EP@BN", "S XC@OB", "S PS@NG", "S KO@GO"):
        assert all(not field["cards"] for field in s.view(None)["fields"])
        play(s, token)
        deal_out(s)
    shown = {field["field"]: field["cards"] for field in s.view(None)["fields"]}
    assert shown == {"OB": ["XC"], "BN": ["EP"], "NG": ["PS"], "GO": ["KO"]}
    assert all(field["new_by"] is None for field in s.view(None)["fields"])


@pytest.mark.rule("IE-H05", "IE-S09")
def test_tokens_as_the_others_see_them() -> None:
    s = position(at="2a.2", order="OBNG", hands=ONE)
    action = GAME.actions.find("S EP@BN")[0]
    assert GAME.readers is not None
    assert GAME.masked is not None
    assert GAME.readers(s, action) == (0,)
    assert GAME.masked(s, action) == "S ?@BN"
    play(s, "S EP@BN")
    outcome = GAME.outcomes.find("! draw O=WR")[0]
    assert GAME.readers(s, outcome) == (0,)
    assert GAME.masked(s, outcome) == "! draw O"
    s = position(order="OBNG")
    assert GAME.readers(s, GAME.actions.find("R.")[0]) is None
    fresh = GAME.new(4)
    assert GAME.readers(fresh, 0) is None
    for _ in range(10):
        fresh.apply(fresh.chance()[0][0])
    assert fresh.source() == "sun"
    outcome = fresh.chance()[0][0]
    assert GAME.readers(fresh, outcome) == (0,)
    assert GAME.masked(fresh, outcome) == "! deal O"


@pytest.mark.rule("IE-H02")
def test_the_table_lies_open() -> None:
    s = position(
        order="NGOB",
        labor={"O": 3, "G": 7},
        vp={"B": 4},
        owned={"B": "anti:m4"},
        terraces={"B": "anti"},
        sun={"OB": "RU"},
        discard="ES",
    )
    for viewer in (None, 0, 1, 2, 3):
        view = s.view(viewer)
        assert [player["labor"] for player in view["players"]] == [3, 0, 0, 7]
        assert [player["vp"] for player in view["players"]] == [0, 4, 0, 0]
        assert view["players"][1]["regions"] == ["anti"]
        assert view["players"][1]["terraces"] == ["anti"]
        assert view["markers"]["anti"] == "m4"
        assert view["order"] == [2, 3, 0, 1]
        assert view["discard"] == ["ES"]
        assert [player["cards"] for player in view["players"]] == [3, 3, 3, 3]


def visible_cards(view: dict[str, Any]) -> Counter[str]:
    """Every card that a view names."""
    names = Counter(view["hand"] or []) + Counter(view["discard"])
    for field in view["fields"]:
        names += Counter(field["cards"])
        if field["new"]:
            names[field["new"]] += 1
    return names


@pytest.mark.parametrize("decisions", [5, 40, 120, 200])
@pytest.mark.rule("IE-H03", "IE-H05")
def test_imagined_states_agree_with_the_view(decisions: int) -> None:
    match = hidden_match(decisions, decisions=decisions)
    s = match.state
    for viewer in range(4):
        view = s.view(viewer)
        assert json.loads(json.dumps(view)) == view
        for sample in range(4):
            other = s.determinize(viewer, Rng(sample, "imagine"))
            GAME.invariants(other)
            assert other.view(viewer) == view
            assert other.view(None) == s.view(None)
            assert other.actor() == s.actor()
            if s.actor() == viewer or "R." in legal(s) or "C." in legal(s):
                assert legal(other) == legal(s)


def test_imagined_states_differ_in_what_is_hidden() -> None:
    s = hidden_match(9, decisions=60).state
    keys = {s.determinize(0, Rng(sample, "differ")).key() for sample in range(8)}
    assert len(keys) > 4


@pytest.mark.rule("IE-H03", "IE-S07")
def test_nobody_sees_a_face_down_marker() -> None:
    s = position(order="OBNG")
    view = json.dumps(s.to_json()["markers"])
    assert "pasto" not in view
    assert len(s.view(0)["markers"]) == 6
    assert sum(s.view(0)["face_down"].values()) == 39


@pytest.mark.rule("IE-P11", "IE-X08")
def test_what_turned_up_a_marker_is_not_taken_back() -> None:
    seen = set()
    for seed in range(12):
        match = Match(GAME, 4, {}, seed)
        rng = Rng(seed, "undo")
        for _ in range(12):
            who = match.state.actor()
            before = len(match.log)
            match.play(match.state.sample(rng))
            turned = any(entry.actor == CHANCE for entry in match.log[before:])
            seen.add(turned)
            if turned:
                assert match.undo_limit(who) == len(match.log)
            else:
                assert match.undo_limit(who) <= before
    assert seen == {True, False}


@pytest.mark.rule("IE-X27", "IE-X24")
def test_being_asked_depends_on_public_facts_only() -> None:
    for s, number in random_games(4, {}, 1, first=5):
        if number % 9 == 0 and s.actor() >= 0:
            for viewer in range(4):
                other = s.determinize(viewer, Rng(number, "asked"))
                assert other.actor() == s.actor()
                if not legal(s)[0].startswith("S "):
                    assert legal(other) == legal(s)


@pytest.mark.rule("IE-H03", "IE-U10")
def test_a_refill_is_no_entry_and_shows_what_all_know() -> None:
    s = position(at="2a.4", order="OBNG", sun={"OB": "SE"}, hands=ONE, pile="")
    before = Counter(s.view(2)["discard"])
    play(s, "S EP@OB")
    assert s.actor() == CHANCE
    assert set(Counter(s.to_json()["pile_cards"])) == set(before)
    play(s, legal(s)[0])
    assert s.view(2)["pile"] == sum(before.values()) - 1
    assert s.view(2)["discard"] == []


def test_a_position_survives_writing_and_reading() -> None:
    for s, number in random_games(3, {"pizarros_arrival": True}, 1, first=4):
        if number % 11 == 0:
            again = GAME.load(json.loads(json.dumps(s.to_json())))
            assert again.key() == s.key()
            assert again.legal() == s.legal()
            assert again.chance() == s.chance()


@pytest.mark.rule("IE-X28")
def test_refusals_agree_with_the_legal_list() -> None:
    rules = set(GAME.rules.ids())
    for s, number in random_games(4, {}, 1, first=6):
        if number % 60 == 0 and s.actor() >= 0:
            possible = set(s.legal())
            for action in range(GAME.actions.size):
                refusal = s.why_not(action)
                assert (refusal is None) == (action in possible) == s.is_legal(action)
                if refusal is not None:
                    assert refusal.rule in rules


@pytest.mark.rule("IE-S09", "IE-H03")
def test_a_view_names_the_own_cards_and_the_open_ones_only() -> None:
    s = position(at="2a.4", order="OBNG", hands=ONE, sun={"NG": "SE"}, discard="HW")
    for viewer, colour in enumerate("OBNG"):
        shown = Counter([*ONE[colour].split(), "SE", "HW"])
        assert visible_cards(s.view(viewer)) == shown
    assert visible_cards(s.view(None)) == Counter(["SE", "HW"])
