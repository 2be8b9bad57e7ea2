"""Chapter 18: chance, piles and what each seat may know."""

import json
from typing import Any

import pytest

from tampu.core.play import Match
from tampu.core.rng import Rng
from tampu.games.tawantinsuyu.game import GAME

from .desk import Desk, desk, new_game


def text(d: Desk, seat: int | None) -> str:
    return json.dumps(d.state.view(seat), sort_keys=True)


@pytest.mark.rule("TW-A15", "TW-A13")
@pytest.mark.parametrize("watcher", [0, 2, None])
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ({"gods": ["G02"]}, {"gods": ["G40"]}),
        ({"army": ["R02"]}, {"army": ["R20"]}),
        ({"gods": ["G02", "G03"], "army": ["R01"]}, {"gods": ["G20", "G21"], "army": ["R30"]}),
    ],
)
def test_hands_are_hidden_but_counted(
    watcher: int | None, one: dict[str, Any], other: dict[str, Any]
) -> None:
    seen = [desk(3, p1=side) for side in (one, other)]
    assert text(seen[0], watcher) == text(seen[1], watcher)
    assert seen[0].legal() == seen[1].legal()
    assert text(seen[0], 1) != text(seen[1], 1), "the owner sees them"
    fewer = desk(3, p1={key: cards[1:] for key, cards in one.items()})
    assert text(fewer, watcher) != text(seen[0], watcher), "the number is public"


@pytest.mark.rule("TW-A15", "TW-S16")
def test_kept_cards_stay_secret_and_the_others_until_all_have_chosen() -> None:
    games = []
    for first in ("G01", "G08"):
        d = new_game(2, start_player=1)
        d.answer_null("god")
        for number in range(1, 17):
            d.play(f"god=G{number:02}", hold=True)
        d.play(f"KEEP {first}", "KEEP G03", "KEEP G04")
        games.append(d)
    assert text(games[0], 1) == text(games[1], 1)
    assert text(games[0], None) == text(games[1], None)


@pytest.mark.rule("TW-A15", "TW-K20")
def test_training_shows_the_card_discarded_only() -> None:
    games = []
    for kept_card in ("R05", "R06"):
        d = desk(p0={}).play("TRAIN", f"army={kept_card}", "army=R25", f"KA {kept_card}")
        games.append(d)
    assert text(games[0], 1) == text(games[1], 1)
    assert "R25" in json.dumps(games[0].state.view(1)["discard"])


@pytest.mark.rule("TW-A15", "TW-K13")
def test_the_card_of_a_swap_is_known_to_its_former_owner() -> None:
    games = []
    for card in ("G01", "G02"):
        p0 = {"workers": "A", "gods": ["G22", card], "stone": 9, "maize": 9}
        d = desk(p0=p0).play("PL A", "SP U02", "BY G22", "TK Ut03", "BX yes", "BT P1", "BT -")
        games.append(d)
    assert text(games[0], 1) == text(games[1], 1)
    assert text(games[0], 0) != text(games[1], 0)


@pytest.mark.rule("TW-A15", "TW-C06")
def test_a_card_taken_from_the_offer_is_known_to_all() -> None:
    d = desk(p0={}, offer=["G05"]).play("PRAY", "GC G05", "god=G09")
    assert "G05" in json.dumps(d.state.view(1)["gods"][0])
    assert "G09" not in json.dumps(d.state.view(1)["gods"][0])


@pytest.mark.rule("TW-L07", "TW-L08")
def test_the_tile_beneath_is_shown_to_its_receiver_alone() -> None:
    games = []
    for tile in ("W08", "W09"):
        p0 = {"workers": "A", "gods": ["G13"], "statues": ["quilla_small"], "priest": 2}
        d = desk(p0=p0).play("PL A", "SP U05", "BY G13", f"weave={tile}")
        games.append(d)
    assert text(games[0], 1) == text(games[1], 1)
    assert text(games[0], 0) != text(games[1], 0)
    assert games[0].state.view(0)["second"] == "W08"
    for d in games:
        d.play("FW top", "TP W01 new")
    assert games[0].state.view(1)["top"] == "W08", "turned up it is public"


@pytest.mark.rule("TW-A15", "TW-X07")
def test_of_her_slots_the_gods_are_seen_of_her_hand_the_number() -> None:
    one = desk(1, p1={"army": ["R01"]}, slots=["G01", "G08", "G15", "G22"])
    two = desk(1, p1={"army": ["R30"]}, slots=["G02", "G09", "G16", "G23"])
    three = desk(1, p1={"army": ["R30"]}, slots=["G08", "G09", "G16", "G23"])
    assert text(one, 0) == text(two, 0)
    assert text(two, 0) != text(three, 0)


@pytest.mark.rule("TW-A13", "TW-C05")
def test_a_shuffle_forgets_what_was_known_of_the_deck() -> None:
    p0 = {"workers": "A", "gods": ["G22"]}
    one = desk(p0=p0, offer=["G05", "G06", "G07"], under_gods=["G41"])
    two = desk(p0=p0, offer=["G05", "G06", "G07"])
    for d in (one, two):
        d.play("PL A", "SP U02", "BY G22", "TK -")
    assert one.deck == two.deck
    assert (one.under_gods, two.under_gods) == ([], [])


@pytest.mark.rule("TW-A13", "TW-A12")
def test_known_cards_come_up_without_an_entry() -> None:
    d = desk(deck=["G40"], under_gods=["G41", "G42"]).play("PRAY", hold=True)
    assert d.tokens() == ["god=G40"], "an entry, though it is the last unknown card"
    d.play("god=G40", hold=True)
    assert d.gods(0) == ["G40", "G41"]
    assert d.under_gods == ["G42"]


@pytest.mark.rule("TW-A11", "TW-A12")
def test_the_bag_is_an_entry_even_with_one_worker() -> None:
    d = desk(bag="P").play("RECRUIT", "NM A", hold=True)
    assert d.tokens() == ["bag=priest"]


@pytest.mark.rule("TW-A12", "TW-X43")
def test_a_single_choice_of_hers_is_no_entry() -> None:
    d = desk(1, active=1, p1={"workers": "A"}, nomads="AA", slots=["G01", "G08", "G15", "G22"])
    assert "axspace" not in d.asked()
    d = desk(1, active=1, p1={"workers": ""}, nomads="AA", hold=True)
    assert d.asked() == "bag", "both Nomads are architects"


@pytest.mark.rule("TW-A13", "TW-A15")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_imagined_positions_agree_with_the_view(seats: int) -> None:
    state = new_game(seats).play().state
    rng = Rng(3, "hidden")
    for step in range(160):
        if state.actor() < -1:
            break
        if state.actor() == -1:
            outcomes = state.chance()
            state.apply(outcomes[rng.below(len(outcomes))][0])
            continue
        if step % 4 == 0:
            seat = state.actor()
            dream = state.determinize(seat, rng)
            GAME.invariants(dream)
            assert dream.view(seat) == state.view(seat)
            assert dream.legal() == state.legal()
        state.apply(state.sample(rng))


def reading(d: Desk, token: str) -> tuple[tuple[int, ...] | None, str]:
    """Who may read an entry about to be made, and what the others read."""
    space = GAME.outcomes if d.is_chance() else GAME.actions
    action = space.find(token)[0]
    seats = GAME.readers(d.state, action)
    return seats, token if seats is None else GAME.masked(d.state, action)


RICH: dict[str, Any] = {
    "workers": "AW",
    "gods": ["G22", "G01", "G13"],
    "army": ["R01", "R02"],
    "gold": 3,
    "stone": 9,
    "maize": 9,
    "potato": 9,
    "statues": ["quilla_small"],
}
SECRET: list[tuple[tuple[str, ...], str]] = [
    (("PL A", "SP U02", "BY G22", "TK Ut03", "BX yes"), "BC G01"),
    (("TRAIN", "army=R20", "army=R21"), "KA R20"),
    (("PRAY",), "god=G30"),
    (("TRAIN",), "army=R20"),
    (("PL W", "SP U02", "BY G22"), "army=R20"),
    (("PL A", "SP U05", "BY G13", "PY p3"), "weave=W09"),
]
OPEN: list[tuple[tuple[str, ...], str]] = [
    ((), "XA R01"),
    (("PL A", "SP U02"), "BY G22"),
    (("RECRUIT", "NM A"), "bag=priest"),
    (("PL A", "SP U02", "BY G22", "TK Ut03", "BX yes", "BC G01", "BT P1", "BT -"), "prod=Y05"),
    (("PL A", "SP U06", "BY g1", "PY p3", "TK Ut05"), "weave=W09"),
]


@pytest.mark.rule("TW-A11", "TW-A15")
@pytest.mark.parametrize(("tokens", "token"), SECRET)
def test_secret_entries_are_read_by_their_seat_alone(tokens: tuple[str, ...], token: str) -> None:
    d = desk(3, p0=RICH).play(*tokens, hold=True)
    seats, pieces = reading(d, token)
    assert seats == (0,)
    assert token.rsplit(maxsplit=1)[-1].rsplit("=", maxsplit=1)[-1] not in pieces
    assert pieces.startswith("KA") == ("R21" in pieces), "the army card discarded is public"


@pytest.mark.rule("TW-A11", "TW-A15")
@pytest.mark.parametrize(("tokens", "token"), OPEN)
def test_other_entries_are_open(tokens: tuple[str, ...], token: str) -> None:
    d = desk(3, p0=RICH).play(*tokens, hold=True)
    assert reading(d, token) == (None, token)


@pytest.mark.rule("TW-A15", "TW-S16")
def test_kept_and_dealt_cards_are_read_by_their_owner() -> None:
    d = new_game(2, start_player=2)
    d.answer_null("god")
    assert reading(d, "god=G05")[0] == (1,)
    d.answer_null("1: KEEP")
    assert reading(d, d.legal()[0])[0] == (1,)


@pytest.mark.rule("TW-A11", "TW-X07")
def test_nobody_reads_her_cards_but_all_see_the_gods_of_her_slots() -> None:
    d = desk(1, active=1, p1={"workers": "A"}, slots=["G01", "G08", "G15", "G22"], hold=True)
    d.play("die=2", hold=True)
    assert reading(d, "god=G36") == ((), "god=vira")
    d = desk(1, active=1, p1={"maize": 4, "temple": 8}, hold=True)
    seats, pieces = reading(d, "army=R05")
    assert (seats, "R05" in pieces) == ((), False)


@pytest.mark.rule("TW-S17")
def test_cards_are_kept_for_good_since_the_last_one_turns_up_what_others_play() -> None:
    match = Match(GAME, 2, {}, 5)
    while match.state.question()[0] != "tawantinsuyu-ask-keep":
        match.play(match.state.legal()[0])
    while match.state.question()[0] == "tawantinsuyu-ask-keep":
        seat = match.state.actor()
        match.play(match.state.legal()[0])
        assert match.undo_limit(seat) == len(match.log)
