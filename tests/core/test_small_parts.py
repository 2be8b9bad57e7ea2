"""Decks, ranks, errors, data files, the rule index and the registry."""

import pytest

from tampu.core.data import read_json
from tampu.core.deck import draw_cards, weighted
from tampu.core.errors import (
    BadRecord,
    Diverged,
    IllegalAction,
    MalformedAction,
    TampuError,
    UnknownGame,
    refusal,
)
from tampu.core.ranking import ranks, win_shares
from tampu.core.registry import game_ids, load_game, metas
from tampu.core.rng import Rng
from tampu.core.rulebook import Rule, read_rulebook
from tampu.testing.chi_square import misfit


def test_a_deck_offers_the_cards_it_still_holds() -> None:
    assert weighted([2, 0, 1, 3], 10) == [(10, 2), (12, 1), (13, 3)]
    assert weighted([0, 0], 5) == []
    assert weighted(bytes([0, 4]), 0) == [(1, 4)]


def test_drawing_takes_cards_out() -> None:
    copies = [2, 0, 1, 3]
    drawn = draw_cards(copies, 6, Rng(1))
    assert sorted(drawn) == [0, 0, 2, 3, 3, 3]
    assert copies == [0, 0, 0, 0]
    assert draw_cards(copies, 0, Rng(1)) == []


def test_drawing_is_fair() -> None:
    rng = Rng(8, "deck")
    counts = [0, 0, 0]
    for _ in range(3000):
        counts[draw_cards([3, 2, 1], 2, rng)[1]] += 1
    assert not misfit(counts, [3.0, 2.0, 1.0])


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ([], []),
        ([7], [1]),
        ([3, 9, 5], [3, 1, 2]),
        ([5, 5, 1], [1, 1, 3]),
        ([1, 5, 5, 0], [3, 1, 1, 4]),
        ([4, 4, 4], [1, 1, 1]),
        ([(10, 2), (10, 3), (9, 9)], [2, 1, 3]),
        ([(10, 2), (10, 2), (11, 0)], [2, 2, 1]),
    ],
)
def test_ranks_share_and_skip(keys: list[object], expected: list[int]) -> None:
    assert ranks(keys) == expected


@pytest.mark.parametrize(
    ("ranking", "shares"),
    [([1, 2, 3], [1, 0, 0]), ([1, 1, 3], [0.5, 0.5, 0]), ([2, 2], [0, 0]), ([2, 1], [0, 1])],
)
def test_a_victory_is_split(ranking: list[int], shares: list[float]) -> None:
    assert win_shares(ranking) == shares


def test_a_refusal_speaks_its_rule_or_something_more_telling() -> None:
    assert refusal("IM-T04") == ("IM-T04", "rule-IM-T04", {})
    assert refusal("IM-T04", "imhotep-full", ship=2) == ("IM-T04", "imhotep-full", {"ship": 2})


def test_errors_carry_a_key_and_values() -> None:
    error = BadRecord("error-record-line", line=3)
    assert (error.key, error.params, str(error)) == (
        "error-record-line",
        {"line": 3},
        "error-record-line: line=3",
    )
    assert str(TampuError("error-x")) == "error-x"
    illegal = IllegalAction(refusal("IM-T04", "imhotep-full", ship=2))
    assert (illegal.rule, illegal.key, illegal.params) == ("IM-T04", "imhotep-full", {"ship": 2})
    diverged = Diverged(17, "error-record-token", token="L9")
    assert diverged.line == 17
    assert diverged.params == {"line": 17, "token": "L9"}
    for kind in (BadRecord, Diverged, IllegalAction, MalformedAction, UnknownGame):
        assert issubclass(kind, TampuError)


def test_data_files_travel_with_the_package() -> None:
    assert "chapters" in read_json("tampu.games.imhotep", "rules.json")
    with pytest.raises(FileNotFoundError):
        read_json("tampu.games.imhotep", "nothing.json")


def test_the_rule_index_keeps_order_and_marks_what_needs_a_test() -> None:
    data = read_json("tampu.games.imhotep", "rules.json")
    book = read_rulebook("tampu.games.imhotep")
    assert book.ids() == [rule for ids in data["chapters"].values() for rule in ids]
    assert set(data["untested"]) == {rule.id for rule in book.rules if not rule.needs_test}
    assert Rule("IM-T04", "turn", True).key == "rule-IM-T04"


def test_games_are_found_by_entry_point() -> None:
    assert "imhotep" in game_ids()
    assert game_ids() == sorted(game_ids())
    assert [meta.id for meta in metas()] == game_ids()
    game = load_game("imhotep")
    assert game.id == "imhotep"
    assert game is load_game("imhotep")


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame) as error:
        load_game("chess")
    known = ", ".join(game_ids())
    assert (error.value.key, error.value.params) == (
        "error-unknown-game",
        {"game": "chess", "known": known},
    )
