"""Why not: every refusal names a rule of the book, and the plain cases name the right one."""

from __future__ import annotations

from typing import Any

import pytest

from tampu.core.contract import CHANCE
from tampu.core.errors import IllegalAction
from tampu.core.play import Match, read_action
from tampu.core.rng import Rng
from tampu.games.tawantinsuyu.game import GAME
from tampu.locale import LANGUAGES, catalogue

from .desk import Desk, desk

RULES = set(GAME.rules.ids())


def refused(d: Desk, token: str) -> str:
    """The rule that forbids the token here."""
    with pytest.raises(IllegalAction) as caught:
        read_action(GAME, d.state, token)
    return caught.value.rule


CASES: list[tuple[dict[str, Any], tuple[str, ...], str, set[str]]] = [
    ({"p0": {"workers": "A"}}, (), "PL A", {"TW-P02", "TW-P03", "TW-T05"}),
    ({"p0": {"workers": "A", "gold": 9}}, (), "PL K", {"TW-P01"}),
    ({"p0": {"workers": "A", "gold": 9}}, (), "PL A as:C", {"TW-Z01", "TW-P12"}),
    ({"p0": {"workers": "A", "gold": 9}, "hill": {"U01": "K"}}, ("PL A",), "SP U01", {"TW-P01"}),
    ({"p0": {"workers": "A", "gold": 1}}, ("PL A",), "SP L01", {"TW-P03"}),
    ({"p0": {"workers": "A", "gold": 1}}, ("PL A", "SP U01"), "BY G15", {"TW-P02"}),
    (
        {"p0": {"gold": 1, "workers": "A", "priest": 3}},
        ("PL A", "SP U08", "BY g1"),
        "TK Ut08",
        {"TW-K04", "TW-K09"},
    ),
    (
        {"p0": {"gold": 1, "workers": "A"}},
        ("PL A", "SP U01", "BY g1"),
        "TK Ut08",
        {"TW-K01", "TW-P16", "TW-K04"},
    ),
    ({}, ("PRAY",), "PRAY", {"TW-T02"}),
    ({"p0": {"maize": 1, "priest": 0, "army": ["R01"]}}, ("MH 1", "ACT"), "OF 1", {"TW-H10"}),
    ({"p0": {"priest": 0}, "p1": {"maize": 9}}, ("MH 1", "ACT"), "OF 2", {"TW-H11"}),
    ({"p0": {}}, (), "XZ s2>g1", {"TW-Z15"}),
    ({"p0": {}}, (), "XC", {"TW-Z19"}),
    ({"p0": {}}, (), "XA R01", {"TW-G07"}),
]


@pytest.mark.rule("TW-G07", "TW-P01", "TW-P02", "TW-P03", "TW-T02", "TW-H10", "TW-H11")
@pytest.mark.parametrize(("told", "tokens", "token", "rules"), CASES)
def test_a_refusal_names_the_rule(
    told: dict[str, Any], tokens: tuple[str, ...], token: str, rules: set[str]
) -> None:
    d = desk(**told).play(*tokens)
    assert refused(d, token) in rules


@pytest.mark.rule("TW-A02")
@pytest.mark.parametrize("seats", [1, 3])
def test_legal_is_legal_and_why_not_agree_everywhere(seats: int) -> None:
    match = Match(GAME, seats, {}, 5)
    rng = Rng(5, "refusals")
    while not match.over:
        state = match.state
        assert state.actor() != CHANCE
        legal = set(state.legal())
        for _ in range(12):
            action = rng.below(GAME.actions.size)
            why = state.why_not(action)
            assert (action in legal) == state.is_legal(action) == (why is None)
            if why is not None:
                assert why.rule in RULES
        match.play(state.sample(rng))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_chapter_has_words(language: str) -> None:
    words = catalogue(language)._bundles[0]
    for rule in GAME.rules.rules:
        assert words.has_message(rule.key)
        assert words.has_message(f"tawantinsuyu-chapter-{rule.chapter}")
