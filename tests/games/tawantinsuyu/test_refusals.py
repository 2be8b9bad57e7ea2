"""Refusals: every rule that can forbid an answer, in a position where exactly this rule does."""

from typing import Any

import pytest

from tampu.core.contract import CHANCE
from tampu.core.errors import IllegalAction
from tampu.core.play import Match, read_action
from tampu.core.rng import Rng
from tampu.games.tawantinsuyu.game import GAME
from tampu.locale import LANGUAGES
from tampu.testing.words import words

from .desk import Desk, desk, new_game

ARCHITECT = {"workers": "A", "gold": 1}
BUILDER = {**ARCHITECT, "stone": 9, "maize": 9}
SWAPPER = {**BUILDER, "gods": ["G22", "G23"]}
EXCHANGER = {**ARCHITECT, "stone": 3, "priest": 3, "passive": ["Z15"]}
NO_MARKET = (None, None, None, None)
TO_STEPS = "PL A, SP U08, BY g1, TK Ut08"
TO_BUILDING = "PL A, SP U02, BY g1, TK Ut03"
TO_WEAVINGS = "PL A, SP U06, BY g1, TK Ut05"

POSITIONS: dict[str, tuple[dict[str, Any], str]] = {
    "main": ({"p0": {"workers": "A", "gold": 9}}, ""),
    "main without means": ({"p0": {"workers": "A"}}, ""),
    "main with Z01 and Z02": ({"p0": {"workers": "CP", "gold": 9, "passive": ["Z01", "Z02"]}}, ""),
    "after praying": ({}, "PRAY"),
    "after moving the priest": ({}, "MH 1, GOLD"),
    "space": ({"p0": ARCHITECT, "hill": {"U01": "K"}}, "PL A"),
    "space with a card of cocha": ({"p0": {"workers": "A", "gods": ["G22"]}}, "PL A"),
    "price": ({"p0": ARCHITECT}, "PL A, SP U01"),
    "price without gold": ({"p0": {"workers": "A", "gods": ["G22"]}}, "PL A, SP U02"),
    "payment": ({"p0": {"workers": "A", "gold": 3, "potato": 2}}, "PL A, SP M01, BY g1"),
    "warrior": ({"p0": {"workers": "W", "gold": 1}, "hill": {"U02": "K"}}, "PL W, SP U01, BY g1"),
    "priest": ({"p0": {"workers": "P", "gold": 1, "potato": 1}}, "PL P, SP U01, BY g1"),
    "task": ({"p0": ARCHITECT}, "PL A, SP U01, BY g1"),
    "second task": ({"p0": ARCHITECT, "hill": {"U02": "A"}}, "PL A, SP U01, BY g1, TK Ut01"),
    "task without stone": ({"p0": {**ARCHITECT, "priest": 3}}, "PL A, SP U08, BY g1"),
    "steps": ({"p0": {**ARCHITECT, "priest": 3, "stone": 3}}, TO_STEPS),
    "swap": ({"p0": SWAPPER}, TO_BUILDING),
    "swap without a payable tile": (
        {"p0": {**ARCHITECT, "gods": ["G22"], "army": ["R01"]}},
        TO_BUILDING,
    ),
    "swap card": ({"p0": SWAPPER}, f"{TO_BUILDING}, BX yes"),
    "swap tile": ({"p0": SWAPPER}, f"{TO_BUILDING}, BX yes, BC G22"),
    "building": ({"p0": BUILDER, "market": ("Y01", "Y02", None, "Z07")}, TO_BUILDING),
    "statue": (
        {"p0": {"workers": "A", "gold": 1, "priest": 0, "potato": 2, "stone": 3}},
        "PL A, SP M04, BY g1, TK Mt04",
    ),
    "train": ({"army_deck": ["R01", "R02"]}, "TRAIN"),
    "produce one": (
        {"p0": {**ARCHITECT, "production": ["Y01", "Y05"], "potato": 2, "priest": 1}},
        "PL A, SP M05, BY g1, TK Mt06",
    ),
    "choice": (
        {"p0": {**ARCHITECT, "production": ["Y03"], "potato": 2, "priest": 1}},
        "PL A, SP M05, BY g1, TK Mt06",
    ),
    "put away": ({"p0": {**ARCHITECT, "passive": ["Z08"], "priest": 2}}, TO_WEAVINGS),
    "buy": ({"p0": {**ARCHITECT, "maize": 1, "priest": 2}}, TO_WEAVINGS),
    "buy later": ({"p0": {**ARCHITECT, "priest": 2}, "p1": {"maize": 3}}, TO_WEAVINGS),
    "free weaving": (
        {"p0": {"workers": "A", "gods": ["G13"], "statues": ["quilla_small"], "priest": 2}},
        "PL A, SP U05, BY G13, weave=W09",
    ),
    "put": (
        {
            "p0": {**ARCHITECT, "maize": 1, "priest": 2, "tapestries": [["W15"], ["W02"]]},
            "top": "W01",
            "pile": [],
        },
        f"{TO_WEAVINGS}, WV W01",
    ),
    "god card": ({"offer": ["G05"]}, "PRAY"),
    "nomad": (
        {"p0": {"workers": "A", "gods": ["G27"], "statues": ["cocha_small"]}},
        "PL A, SP U02, BY G27",
    ),
    "effect": (
        {"p0": {"workers": "A", "gods": ["G20"], "statues": ["illapa_small"]}},
        "PL A, SP U01, BY G20",
    ),
    "gold for the temple": (
        {"p0": {**ARCHITECT, "gods": ["G07"], "statues": ["inti_small"], "priest": 4}},
        "PL A, SP U10, BY G07",
    ),
    "rejuvenate effect": (
        {
            "p0": {
                "workers": "A",
                "gods": ["G21"],
                "statues": ["illapa_small"],
                "turned": ["Y01", "Y05"],
            }
        },
        "PL A, SP U01, BY G21",
    ),
    "casualty": ({"p0": {"priest": 2}}, "MH 1"),
    "act or gold": ({}, "MH 1"),
    "worship": ({"p0": {"priest": 4, "statues": ["inti_small"]}}, "MH 1, ACT"),
    "worship as follower": ({"p0": {"priest": 4}, "p1": {"statues": ["inti_small"]}}, "MH 1, ACT"),
    "offering": ({"p0": {"maize": 2}}, "MH 1, ACT"),
    "offering near the top": ({"p0": {"maize": 9, "temple": 11}}, "MH 1, ACT"),
    "offering as follower": ({"p1": {"maize": 9}}, "MH 1, ACT"),
    "rejuvenate": ({"p0": {"priest": 1, "turned": ["Y01", "Y03"]}}, "MH 1, ACT"),
    "rejuvenate as follower": (
        {"p0": {"priest": 1}, "p1": {"turned": ["Y01"], "maize": 1}},
        "MH 1, ACT",
    ),
    "extra flip": ({"p0": {"priest": 3, "turned": ["Y01"]}}, "MH 1, ACT"),
    "extra flip by Z16": ({"p0": {"priest": 3, "passive": ["Z16"], "turned": ["Y01"]}}, "MH 1"),
    "produce": ({"p0": {"priest": 3, "production": ["Y01"]}}, "MH 1, ACT"),
    "army": ({"p0": {"priest": 2, "army": ["R01"]}}, "MH 1, CW p, ACT"),
    "conquer": ({"p0": {"priest": 2, "up": ["R19"]}, "conquered": {"C1": 1}}, "MH 1, CW p, ACT"),
    "conquest payment": (
        {"p0": {"priest": 2, "up": ["R03", "R05", "R22"]}},
        "MH 1, CW p, ACT, CQ K3",
    ),
    "recruiting": ({"p0": {"potato": 1}}, "PRAY, RECRUIT, NM -"),
    "worker limit": ({"p0": {"workers": "AAC"}}, "PRAY, RECRUIT, NM -"),
    "potatoes": ({"p0": {"gods": ["G02"], "gold": 1}, "holder": 0, "village": ""}, ""),
    "festival card": (
        {"p0": {"gods": ["G02"], "potato": 1}, "holder": 0, "village": "", "deck": []},
        "",
    ),
    # Free actions
    "owner of Z15": ({"p0": {"stone": 2, "passive": ["Z15"]}}, ""),
    "after an exchange": ({"p0": {"stone": 2, "passive": ["Z15"]}}, "XZ s2>g1"),
    "steps with Z15": ({"p0": EXCHANGER, "market": NO_MARKET}, TO_STEPS),
    "owner of Z19": ({"p0": {"passive": ["Z19"]}}, ""),
    "Z19 without cards": ({"p0": {"passive": ["Z19"], "potato": 1}, "deck": []}, ""),
    "steps with Z19": (
        {"p0": {"workers": "A", "gold": 4, "passive": ["Z19"], "priest": 3}, "market": NO_MARKET},
        TO_STEPS,
    ),
    "follower with Z19": (
        {"p1": {"passive": ["Z19"], "potato": 1, "maize": 3, "army": ["R01"]}},
        "MH 1, GOLD",
    ),
}
"""A position at the beginning of a turn, and the answers that lead to the question."""

TABLE: list[tuple[str, str, str]] = [
    ("main", "KEEP G01", "TW-T02"),
    ("after praying", "PRAY", "TW-T02"),
    ("after moving the priest", "MH 2", "TW-T02"),
    ("main", "PL K", "TW-P01"),
    ("main", "PL A as:C", "TW-Z01"),
    ("main with Z01 and Z02", "PL C as:C", "TW-Z01"),
    ("main", "PL A as:P", "TW-Z02"),
    ("main with Z01 and Z02", "PL P as:P", "TW-Z02"),
    ("main without means", "PL A", "TW-P03"),
    ("space", "SP U01", "TW-P01"),
    ("space", "BY g1", "TW-P01"),
    ("space", "SP L01", "TW-P03"),
    ("space with a card of cocha", "SP U01", "TW-P02"),
    ("price", "BY G15", "TW-P02"),
    ("price", "TK -", "TW-P02"),
    ("price without gold", "BY g1", "TW-P03"),
    ("payment", "PY p3", "TW-G05"),
    ("payment", "TK -", "TW-G05"),
    ("warrior", "TAKE U03", "TW-W04"),
    ("priest", "TK -", "TW-W07"),
    ("task", "TK Ut08", "TW-P16"),
    ("task", "BB P1", "TW-K01"),
    ("second task", "TK Ut01", "TW-K01"),
    ("task without stone", "TK Ut08", "TW-K04"),
    ("steps", "ST ST0l", "TW-K10"),
    ("swap", "BB P1", "TW-K13"),
    ("swap without a payable tile", "BX -", "TW-K25"),
    ("swap card", "BC G01", "TW-K13"),
    ("swap tile", "BT -", "TW-K13"),
    ("building", "BB -", "TW-K14"),
    ("building", "BB V1", "TW-K12"),
    ("statue", "SU inti L", "TW-K18"),
    ("train", "KA R03", "TW-K20"),
    ("produce one", "P1 Y03", "TW-K22"),
    ("choice", "CH 3", "TW-V12"),
    ("put away", "WV -", "TW-Z08"),
    ("buy", "WV W31", "TW-L02"),
    ("buy later", "WV W31", "TW-L04"),
    ("free weaving", "TP W09 new", "TW-L07"),
    ("put", "TP W02 new", "TW-L09"),
    ("put", "TP W01 3L", "TW-L09"),
    ("put", "TK -", "TW-L09"),
    ("put", "TP W01 1L", "TW-L10"),
    ("god card", "GC G06", "TW-C07"),
    ("nomad", "NM -", "TW-V05"),
    ("effect", "DO merchant", "TW-V15"),
    ("gold for the temple", "TK -", "TW-V11"),
    ("rejuvenate effect", "RJ Y02", "TW-V08"),
    ("casualty", "CW A", "TW-Q01"),
    ("act or gold", "OF 1", "TW-H05"),
    ("worship", "WS inti L", "TW-H07"),
    ("worship as follower", "WS inti L", "TW-H08"),
    ("offering", "OF 2", "TW-H10"),
    ("offering near the top", "OF 2", "TW-M05"),
    ("offering as follower", "OF 2", "TW-H11"),
    ("rejuvenate", "RJ Y02", "TW-H12"),
    ("rejuvenate as follower", "RJ Y02", "TW-H13"),
    ("extra flip", "UP Y02", "TW-H15"),
    ("extra flip by Z16", "UP Y02", "TW-Z16"),
    ("produce", "PR Y02", "TW-H14"),
    ("army", "AR R02", "TW-Q02"),
    ("conquer", "CQ C1", "TW-Q05"),
    ("conquer", "AR -", "TW-Q05"),
    ("conquer", "CQ A6", "TW-Q06"),
    ("conquest payment", "CP f:1 d:1,1", "TW-Q07"),
    ("recruiting", "VR m", "TW-R01"),
    ("worker limit", "DW K", "TW-R04"),
    ("potatoes", "FP 2", "TW-F12"),
    ("festival card", "PLAY G03", "TW-F19"),
    ("main", "XZ s2>g1", "TW-Z15"),
    ("owner of Z15", "XZ g1>m2", "TW-Z15"),
    ("after an exchange", "XZ g1>m2", "TW-B03"),
    ("steps with Z15", "XZ s2>m2", "TW-G14"),
    ("price", "XZ s2>g1", "TW-G16"),
    ("main", "XC", "TW-Z19"),
    ("owner of Z19", "XC", "TW-Z19"),
    ("Z19 without cards", "XC", "TW-G17"),
    ("steps with Z19", "XC", "TW-G14"),
    ("follower with Z19", "XC", "TW-G09"),
    ("follower with Z19", "XA R01", "TW-G08"),
    ("main", "XA R01", "TW-G07"),
    ("price", "XA R01", "TW-G16"),
]

SETUP_TABLE: list[tuple[str, str, str]] = [
    ("bag", "god=G01", "TW-A11"),
    ("0: SW", "KEEP G01", "TW-S14"),
    ("0: KEEP", "SW SW01", "TW-S16"),
    ("1: PLAY", "PLAY -", "TW-S17"),
    ("0: HP", "PRAY", "TW-S22"),
]
"""In the set-up: who is asked for what, the answer that is refused, the rule."""


def refusal_of(d: Desk, token: str) -> str:
    """The rule that forbids the token here."""
    with pytest.raises(IllegalAction) as caught:
        read_action(GAME, d.state, token)
    return caught.value.rule


@pytest.mark.parametrize(("position", "token", "rule"), TABLE)
def test_an_illegal_answer_is_refused_by_exactly_one_rule(
    position: str, token: str, rule: str
) -> None:
    pieces, answers = POSITIONS[position]
    d = desk(**pieces).play(*(answers.split(", ") if answers else ()))
    assert refusal_of(d, token) == rule


@pytest.mark.parametrize(("asked", "token", "rule"), SETUP_TABLE)
def test_the_set_up_refuses_by_exactly_one_rule(asked: str, token: str, rule: str) -> None:
    assert refusal_of(new_game(start_player=1).answer_null(asked), token) == rule


def test_nothing_is_legal_after_the_end() -> None:
    d = desk(holder=0, village="", festivals=2).answer_null("over")
    assert refusal_of(d, "PRAY") == "TW-E01"


COST = "tawantinsuyu-refuse-cost"
WORKER = "tawantinsuyu-refuse-worker"


@pytest.mark.parametrize(
    ("position", "token", "key", "params"),
    [
        ("space", "SP L01", COST, {"cost": "food 5", "held": "gold 1"}),
        ("space", "SP U01", "rule-TW-P01", {}),
        ("space with a card of cocha", "SP U01", "rule-TW-P02", {}),
        ("task without stone", "TK Ut08", COST, {"cost": "stone 3", "held": ""}),
        ("statue", "SU inti L", COST, {"cost": "stone 3, gold 2", "held": "stone 3"}),
        ("offering", "OF 2", COST, {"cost": "maize 4", "held": "maize 2"}),
        ("offering near the top", "OF 2", "rule-TW-M05", {}),
        ("offering as follower", "OF 2", "rule-TW-H11", {}),
        ("owner of Z15", "XZ g1>m2", COST, {"cost": "gold 1", "held": "stone 2"}),
        ("main", "XZ s2>g1", "rule-TW-Z15", {}),
        ("owner of Z19", "XC", COST, {"cost": "potato 1", "held": ""}),
        ("main", "PL K", WORKER, {"worker": "craftsman"}),
        ("main without means", "PL A", "rule-TW-P03", {}),
    ],
)
def test_what_is_too_dear_says_what_it_costs(
    position: str, token: str, key: str, params: dict[str, str]
) -> None:
    """The message has values of its own exactly where they explain the refusal."""
    pieces, answers = POSITIONS[position]
    d = desk(**pieces).play(*(answers.split(", ") if answers else ()))
    why = d.state.why_not(GAME.actions.find(token)[0])
    assert why is not None
    assert (why.key, why.params) == (key, params)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_exactly_what_is_not_refused_is_legal(seats: int) -> None:
    """For every action of the space, in every twentieth position of a random game."""
    rules = set(GAME.rules.ids())
    match = Match(GAME, seats, {}, 5)
    rng = Rng(5, "refusals")
    entries = 0
    while not match.over:
        state = match.state
        assert state.actor() != CHANCE
        if entries % 20 == 0:
            legal = set(state.legal())
            for action in range(GAME.actions.size):
                why = state.why_not(action)
                assert (action in legal) == state.is_legal(action) == (why is None)
                assert why is None or why.rule in rules
        entries += 1
        match.play(state.sample(rng))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_chapter_has_words(language: str) -> None:
    messages = words("tawantinsuyu", language).variables
    for rule in GAME.rules.rules:
        assert rule.key in messages
        assert f"tawantinsuyu-chapter-{rule.chapter}" in messages
