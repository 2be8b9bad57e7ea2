"""The action space: numbers, named fields and tokens are three names of the same thing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tampu.core.errors import MalformedAction
from tampu.core.rng import Rng
from tampu.core.space import Action, ActionSpace, Kind
from tampu.testing.chi_square import misfit

SPACE = ActionSpace(
    [
        Kind("rest", (), [()], lambda: "z"),
        Kind(
            "move",
            ("piece", "to"),
            [(piece, to) for piece in "KQ" for to in range(1, 6)],
            lambda piece, to: f"{piece}{to}",
        ),
        Kind("sleep", (), [()], lambda: "z"),
        Kind(
            "flag",
            ("up", "why"),
            [(True, None), (False, None), (True, "joy")],
            lambda u, w: f"f{u}{w}",
        ),
    ]
)


def test_ids_are_one_block_for_each_kind() -> None:
    assert SPACE.size == 15
    assert SPACE.first == [0, 1, 11, 12]
    kinds = [SPACE.kind_of(action) for action in range(SPACE.size)]
    assert kinds == ["rest"] + ["move"] * 10 + ["sleep"] + ["flag"] * 3
    assert [SPACE.kind_index(action) for action in (0, 1, 10, 11, 12, 14)] == [0, 1, 1, 2, 3, 3]
    assert [SPACE.base(kind) for kind in ("rest", "move", "sleep", "flag")] == SPACE.first


@given(st.integers(0, SPACE.size - 1))
def test_numbers_fields_and_tokens_agree(action: int) -> None:
    kind, fields = SPACE.decode(action)
    assert SPACE.encode(kind, **fields) == action
    assert action in SPACE.find(SPACE.notation(action))


def test_decode_names_the_fields() -> None:
    assert SPACE.decode(7) == Action("move", {"piece": "Q", "to": 2})
    assert SPACE.decode(0) == Action("rest", {})
    assert SPACE.decode(13) == Action("flag", {"up": False, "why": None})
    assert SPACE.encode("flag", up=True, why="joy") == 14


def test_a_token_may_belong_to_several_kinds() -> None:
    assert SPACE.find("z") == [0, 11]
    assert SPACE.find("K3") == [3]
    assert SPACE.find("K9") == []
    assert SPACE.find("") == []


@pytest.mark.parametrize("action", [-1, -15, 15, 10**9])
def test_a_number_outside_is_malformed(action: int) -> None:
    for ask in (SPACE.decode, SPACE.notation, SPACE.kind_of):
        with pytest.raises(MalformedAction) as error:
            ask(action)
        assert error.value.key == "error-action-number"
        assert error.value.params == {"action": action, "most": 14}


def test_wrong_kinds_fields_and_values_are_malformed() -> None:
    with pytest.raises(MalformedAction) as error:
        SPACE.encode("fly")
    assert (error.value.key, error.value.params) == ("error-unknown-kind", {"kind": "fly"})
    with pytest.raises(MalformedAction) as error:
        SPACE.encode("move", piece="K")
    assert error.value.key == "error-action-fields"
    assert error.value.params == {"kind": "move", "known": "piece, to"}
    with pytest.raises(MalformedAction) as error:
        SPACE.encode("move", piece="K", to=1, fast=True)
    assert error.value.key == "error-action-fields"
    with pytest.raises(MalformedAction) as error:
        SPACE.encode("move", piece="K", to=6)
    assert error.value.key == "error-action-values"
    assert error.value.params == {"kind": "move", "given": "piece=K, to=6"}


def test_the_table_documents_every_kind() -> None:
    assert SPACE.table() == [
        ("rest", "", "z", 0, 1),
        ("move", "piece, to", "K1", 1, 10),
        ("sleep", "", "z", 11, 1),
        ("flag", "up, why", "fTrueNone", 12, 3),
    ]


@pytest.mark.parametrize(
    "actions",
    [[0, 1, 2, 3, 11], [5], [2, 14], [1, 2, 3, 4, 5, 6, 12, 13, 14], list(range(15)), [0, 11, 14]],
    ids=str,
)
def test_sample_draws_a_kind_and_then_inside_it(actions: list[int]) -> None:
    rng = Rng(len(actions), "sample")
    sizes: dict[str, int] = {}
    for action in actions:
        sizes[SPACE.kind_of(action)] = sizes.get(SPACE.kind_of(action), 0) + 1
    counts = dict.fromkeys(actions, 0)
    for _ in range(3000):
        counts[SPACE.sample(actions, rng)] += 1
    shares = [1 / sizes[SPACE.kind_of(action)] for action in actions]
    assert not misfit(list(counts.values()), shares)


def test_a_space_without_tokens_asked_can_still_decode() -> None:
    fresh = ActionSpace([Kind("one", ("n",), [(1,), (2,)], lambda n: f"n{n}")])
    assert fresh.decode(1).fields == {"n": 2}
    assert fresh.notation(1) == "n2"
    assert ActionSpace([]).size == 0


def test_rows_of_a_later_release_have_ids_after_all_others() -> None:
    first = [Kind("move", ("to",), [(1,), (2,)], lambda to: f"m{to}"), SPACE.kinds[0]]
    space = ActionSpace(first, later=[Kind("move", ("to",), [(3,)], lambda to: f"m{to}")])
    tokens = [space.notation(action) for action in range(space.size)]
    assert tokens == ["m1", "m2", "z", "m3"]
    assert [space.kind_of(action) for action in range(4)] == ["move", "move", "rest", "move"]
    assert [space.kind_index(action) for action in range(4)] == [0, 0, 1, 0]
    assert space.decode(3) == ("move", {"to": 3})
    assert (space.encode("move", to=3), space.find("m3"), space.base("move")) == (3, [3], 0)
    assert space.table()[-1] == ("move", "to", "m3", 3, 1)
    assert space.by_kind([0, 2, 3]) == [("move", [0, 3]), ("rest", [2])]
    rng = Rng(3, "later")
    drawn = [space.sample([1, 2, 3], rng) for _ in range(4000)]
    shares = [drawn.count(action) / 4000 for action in (1, 2, 3)]
    assert all(
        abs(share - right) < 0.04 for share, right in zip(shares, (0.25, 0.5, 0.25), strict=True)
    )
    with pytest.raises(MalformedAction):
        space.decode(4)
