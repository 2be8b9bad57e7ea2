"""Chapter 16 and 21: who is asked, what may be answered, chance, notation."""

import pytest

from tampu.core.contract import CHANCE
from tampu.core.errors import IllegalAction, MalformedAction
from tampu.core.play import read_action
from tampu.games.imhotep.decisions import DECISIONS, DRAWS
from tampu.games.imhotep.game import GAME
from tests.games.imhotep.support import (
    do,
    last_ship,
    names,
    outcomes,
    play,
    position,
    refused_by,
    settle,
    tokens,
    who,
)

TURN_KINDS = ("get", "load", "sail", "lever", "hammer", "sail_card", "chisel")


@pytest.mark.rule("IM-D01", "IM-D02")
def test_while_one_seat_is_asked_no_turn_action_is_possible() -> None:
    state = position(ships=["WN", "KW.", "..", ".."], owned={"K": ["HAM"]})
    do(state, "K/S1>M")
    assert who(state) == "W"
    for token in ("G", "L2.3", "S2>T", "XH2.3"):
        assert refused_by(state, token) == "IM-D08"
    assert set(tokens(state)) == {"m1", "m2", "m3", "m4", "m-"}


@pytest.mark.rule("IM-D03")
def test_copies_of_a_card_are_one_choice_equal_ships_are_not() -> None:
    ships = ["K.", "K.", "...", "..."]
    one = position(ships=ships, owned={"K": ["LEV", "SAI", "CHI", "HAM"]})
    two = position(
        ships=ships, owned={"K": ["LEV", "LEV", "SAI", "SAI", "CHI", "CHI", "HAM", "HAM"]}
    )
    assert tokens(one) == tokens(two)
    assert len(tokens(one)) == len(set(tokens(one)))
    assert {"S1>T", "S2>T", "L1.2", "L2.2", "L3.1", "L3.2"} <= set(tokens(one))
    market = position(ships=["K", "..", "..", ".."])
    do(market, "S1>M")
    assert tokens(market, "m") == ["m1", "m2", "m3", "m4", "m-"]  # four equal statues


@pytest.mark.rule("IM-D04", "IM-N02")
def test_a_chisel_pair_is_written_lower_place_first() -> None:
    state = position(owned={"K": ["CHI"]})
    pairs = [token[2:].split("+") for token in tokens(state, "XC")]
    assert all(first < second for first, second in pairs)
    assert len({frozenset(pair) for pair in pairs}) == len(pairs) == 11 * 10 // 2
    with pytest.raises(MalformedAction):
        read_action(GAME, state, "XC2.1+1.1")


@pytest.mark.rule("IM-N02")
@pytest.mark.parametrize("token", ["XL1>T:KW", "XL1>T:K", "XL1>T:KWNN"])
def test_a_lever_names_every_stone_of_its_ship(token: str) -> None:
    state = position(ships=["KWN", "..", "..", ".."], owned={"K": ["LEV"]})
    with pytest.raises(IllegalAction) as refused:
        read_action(GAME, state, token)
    assert refused.value.rule == "IM-K11"


@pytest.mark.rule("IM-D05")
def test_an_action_is_one_entry_and_its_stones_ask_afterwards() -> None:
    state = position(ships=["KW.", "..", "..", ".."], owned={"K": ["SAI"]}, sled=[1, 2, 2, 2])
    do(state, "K/XS1.3>M", "K/m1", "W/m2", "K/m3")
    assert who(state) == "W"


@pytest.mark.rule("IM-D06")
@pytest.mark.parametrize("gains", ["may", "forced"])
def test_nobody_is_asked_about_a_stone_without_a_choice(gains: str) -> None:
    for seed in range(4):
        match = play(2, {"sides": "BBBBB", "gains": gains}, seed)
        state = GAME.new(2, match.options)
        asked = set()
        for actor, action in match.log:
            if actor != CHANCE:
                kind = GAME.actions.kind_of(action)
                asked.add(kind)
                assert len(state.legal()) >= (1 if kind in TURN_KINDS else 2)
            state.apply(action)
        assert gains == "may" or not asked & {"bonus_card", "bonus_stones"}


@pytest.mark.rule("IM-D06", "IM-O06")
def test_a_forced_bonus_is_taken_and_written_as_an_event() -> None:
    state = position(
        sides="ABAAA", gains="forced", pyramids={"M": "NN"}, ships=["K", "..", "..", ".."]
    )
    events = do(state, "S1>P", "K/pM")
    assert names(events)[-1] == "stones"
    assert (who(state), state.sled[0]) == ("W", 5)


@pytest.mark.rule("IM-D07")
def test_questions_of_a_red_card_go_to_the_owner_of_the_stone() -> None:
    state = position(
        2,
        sides="ABBAA",
        pyramids={"M": "WW"},
        temple="WWWK",
        ships=last_ship("O", "W"),
        mover="W",
        sled=[2, 5],
    )
    do(state, "W/S4>O", "draw:ENT")
    assert (who(state), tokens(state)) == ("K", ["pL", "pM", "pR"])
    do(state, "K/pM")
    assert (who(state), tokens(state)) == ("K", ["b+", "b-"])


@pytest.mark.rule("IM-D08")
@pytest.mark.parametrize(
    "text", ["", "gg", "L1", "L5.1", "S1>X", "S1 >T", "m5", "k3", "pass", "l5.1"]
)
def test_other_text_is_no_token(text: str) -> None:
    state = position()
    with pytest.raises(MalformedAction):
        read_action(GAME, state, text)


@pytest.mark.parametrize(("seats", "sides", "seed"), [(2, "AAAAA", 3), (4, "BBBBB", 6)])
def test_every_action_of_the_space_is_listed_or_refused(seats: int, sides: str, seed: int) -> None:
    rules = set(GAME.rules.ids())
    match = play(seats, {"sides": sides, "gains": "forced" if seats == 2 else "may"}, seed)
    state = GAME.new(seats, match.options)
    for number, (actor, action) in enumerate(match.log):
        if actor != CHANCE and number % 6 == 0:
            refusals = [state.why_not(other) for other in range(GAME.actions.size)]
            assert [a for a, why in enumerate(refusals) if why is None] == state.legal()
            assert {why.rule for why in refusals if why is not None} <= rules
        state.apply(action)


def test_every_kind_of_decision_and_chance_has_a_row() -> None:
    assert [row.name for row in DECISIONS] == [kind.name for kind in GAME.actions.kinds]
    assert len(DRAWS) == len(GAME.outcomes.kinds)


@pytest.mark.rule("IM-D09", "IM-D10")
def test_dealing_the_pair_and_reshuffling_are_no_draws() -> None:
    state = position(2, sides="BABAA", ships=last_ship("O"), market=[None] * 4, draw=4)
    events = do(state, "S4>O", "round:4331", "deal:m1=CHI", "deal:m2=CHI", "deal:m3=CHI")
    assert who(state) == "W"
    assert names(events)[-1] == "reshuffle"
    assert state.to_json()["market"][3] == "pair"
    assert state.to_json()["draw"] == 30 - 1


@pytest.mark.rule("IM-D10", "IM-X26")
def test_pair_cards_never_mix_with_reshuffled_discards() -> None:
    # the pair and one more card of the old pile are Chisels; all others were discarded
    state = position(2, sides="BABAA", ships=last_ship("M"), temple="WWWK", draw=1, sled=[2, 5])
    assert state.to_json()["pile"] == {"CHI": 3}
    do(state, "S4>M", "K/m-", "draw:CHI")
    assert outcomes(state) == {"reveal:1=CHI": 2}
    do(state, "reveal:1=CHI")
    assert outcomes(state) == {"reveal:2=CHI": 1}


@pytest.mark.rule("IM-D10", "IM-X26")
def test_after_a_reshuffle_the_pair_belongs_to_the_old_pile() -> None:
    state = position(2, sides="BABAA", ships=last_ship("M"), temple="WWWK", draw=0, sled=[2, 5])
    assert state.to_json()["pile"] == {"CHI": 2}
    do(state, "S4>M", "K/m-")
    drawn = outcomes(state)
    assert sum(drawn.values()) == state.to_json()["draw"] == 34 - 2 - 3
    assert drawn["draw:CHI"] == 1
    do(state, "draw:STA")
    assert outcomes(state) == {"reveal:1=CHI": 2}


@pytest.mark.rule("IM-D10")
def test_a_draw_may_bring_any_unknown_card_also_those_of_the_pair() -> None:
    # two cards in the draw pile and two in the pair: four unknown cards, equally likely
    state = position(2, sides="BABAA", ships=last_ship("M"), temple="WWWK", draw=2, sled=[2, 5])
    do(state, "S4>M", "K/m-")
    assert outcomes(state) == {"draw:CHI": 3, "draw:DEB": 1}


@pytest.mark.rule("IM-N06")
def test_the_three_bonuses_share_their_letter() -> None:
    kinds = [GAME.actions.kind_of(action) for action in GAME.actions.find("b-")]
    assert kinds == ["bonus_card", "bonus_stones", "bonus_load"]
    for pyramids, kind in ({"L": "N"}, 0), ({"M": "NN"}, 1), ({"R": "NNN"}, 2):
        state = position(sides="ABAAA", pyramids=pyramids, ships=["K", "..", "..", ".."])
        do(state, "S1>P", f"p{next(iter(pyramids))}")
        assert read_action(GAME, state, "b-") == GAME.actions.find("b-")[kind]


@pytest.mark.rule("IM-D05", "IM-N06")
@pytest.mark.parametrize(
    ("token", "kind", "fields"),
    [
        ("G", "get", {}),
        ("L3.1", "load", {"ship": 3, "space": 1}),
        ("S2>T", "sail", {"ship": 2, "site": "T"}),
        ("XL1>P:KWN", "lever", {"ship": 1, "site": "P", "sequence": "KWN"}),
        ("XH2.2", "hammer", {"ship": 2, "space": 2}),
        ("XS1.4>O", "sail_card", {"ship": 1, "space": 4, "site": "O"}),
        ("XC1.2+3.1", "chisel", {"ship": 1, "space": 2, "ship2": 3, "space2": 1}),
        ("m4", "pick", {"slot": 4}),
        ("m-", "pick", {"slot": None}),
        ("k2", "keep", {"card": 2}),
        ("pM", "pyramid", {"pyramid": "M"}),
        ("b2.1", "bonus_load", {"ship": 2, "space": 1}),
        ("tp", "temple", {"reward": "points"}),
        ("ts", "temple", {"reward": "stones"}),
    ],
)
def test_the_notation_of_decisions(token: str, kind: str, fields: dict[str, object]) -> None:
    (action,) = GAME.actions.find(token)
    assert GAME.actions.decode(action) == (kind, fields)
    assert GAME.actions.notation(action) == token
    assert GAME.actions.encode(kind, **fields) == action  # type: ignore[arg-type]


@pytest.mark.rule("IM-D09")
@pytest.mark.parametrize(
    ("token", "kind", "fields"),
    [
        ("start:2", "start", {"seat": 2}),
        ("side:T=B", "side", {"site": "T", "side": "B"}),
        ("round:4322", "round", {"ships": "4322"}),
        ("deal:m1=STA", "deal", {"slot": 1, "card": "STA"}),
        ("look:1=HAM", "look", {"place": 1, "card": "HAM"}),
        ("draw:SAI", "draw", {"card": "SAI"}),
        ("reveal:2=STA", "reveal", {"place": 2, "card": "STA"}),
    ],
)
def test_the_notation_of_chance(token: str, kind: str, fields: dict[str, object]) -> None:
    (outcome,) = GAME.outcomes.find(token)
    assert GAME.outcomes.decode(outcome) == (kind, fields)
    assert GAME.outcomes.size == 135


@pytest.mark.rule("IM-D05", "IM-X11")
def test_the_largest_list_has_280_levers() -> None:
    state = position(ships=["KWNG", "GNWK", "KWN", "KW"], owned={"K": ["LEV"]})
    assert len(tokens(state, "XL")) == 5 * (24 + 24 + 6 + 2) == 280
    settle(state)
    assert len(tokens(state, "S")) == 20
