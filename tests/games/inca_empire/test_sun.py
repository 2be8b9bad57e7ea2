"""Chapter 7: placing, drawing and turning up Sun cards, refills, Popular Support and unrest."""

import pytest

from tampu.core.contract import CHANCE
from tampu.games.inca_empire.content import CARDS
from tampu.games.inca_empire.state import State

from .support import (
    deal_out,
    labor,
    legal,
    next_phase,
    play,
    position,
    roads,
    seat,
    sun_end,
    why,
)

HANDS = {"O": "WR WR EN", "B": "XC WP RX", "N": "PS PS RU", "G": "EP EP UR"}


def counts(s: State) -> dict[str, int]:
    """How many outcomes the draw that is due could give."""
    weights = [weight for _, weight in s.chance()]
    return dict(zip(legal(s), weights, strict=True))


def place_all(s: State, *tokens: str) -> State:
    """Place cards in turn, each followed by any draw."""
    for token in tokens:
        play(s, token)
        play(s, legal(s)[0])
    return s


@pytest.mark.rule("IE-U01", "IE-U02")
def test_new_turn_order_for_placing_and_for_the_people_phase() -> None:
    s = position(at="2a.1", order="OBNG", vp={"O": 5, "B": 9, "N": 2, "G": 2}, inside="NGOB")
    next_phase(s)
    order = [seat(s, colour) for colour in "GNOB"]
    assert s.order == order
    for number in order:
        assert s.actor() == number
        play(s, legal(s)[0])
        assert s.actor() == CHANCE
        play(s, legal(s)[0])
    assert s.order == order
    assert s.actor() == order[0]
    assert "R." in legal(s)


@pytest.mark.rule("IE-U01")
def test_the_order_is_new_in_every_sun_phase() -> None:
    s = position(at="2a.3", order="OBNG", turn="G", vp={"O": 5, "B": 9, "N": 2, "G": 4})
    play(s, "R.")
    if "C." in legal(s) and s.actor() == seat(s, "G"):
        play(s, "C.")
    assert s.order == [seat(s, colour) for colour in "NGOB"]
    assert s.actor() == seat(s, "N")


@pytest.mark.rule("IE-U03", "IE-U04")
def test_choices_when_placing_ex34() -> None:
    s = position(at="2a.2", order="OBNG", hands=HANDS)
    assert legal(s) == [f"S {c}@{f}" for c in ("WR", "EN") for f in ("OB", "BN", "NG", "GO")]
    play(s, "S WR@NG")
    play(s, legal(s)[0])
    assert len(legal(s)) == 3 * 3
    assert not any(token.endswith("@NG") for token in legal(s))
    assert why(s, "S XC@NG") == "IE-U04"
    assert why(s, "S EN@OB") == "IE-U03"
    assert why(s, "R.") == "IE-T01"


@pytest.mark.rule("IE-X24", "IE-U03")
def test_a_single_choice_is_asked() -> None:
    s = position(at="2a.2", order="OBNG", hands={"G": "WR WR WR", "O": "EN EN EP"})
    place_all(s, "S EP@OB")
    for field in ("BN", "NG"):
        play(s, next(token for token in legal(s) if token.endswith(field)))
        play(s, legal(s)[0])
    assert s.actor() == seat(s, "G")
    assert legal(s) == ["S WR@GO"]


@pytest.mark.rule("IE-U04")
def test_cards_of_earlier_sun_phases_do_not_matter() -> None:
    s = position(at="2a.4", order="OBNG", hands=HANDS, sun={"OB": "SE", "NG": "KO"})
    assert len(legal(s)) == 8
    place_all(s, "S EN@OB")
    assert not any(token.endswith("@OB") for token in legal(s))


@pytest.mark.rule("IE-U04", "IE-X16")
def test_any_field_may_be_chosen_and_acts_on_its_neighbours() -> None:
    hands = {"O": "PS EN EN", "B": "XC XC WP", "N": "EP EP WP", "G": "RX RX KO"}
    owned = {"O": "chanka:m1", "B": "anti:m1", "N": "cana:m1", "G": "rucana:m1"}
    s = position(at="2a.2", order="OBNG", hands=hands, owned=owned)
    place_all(s, "S PS@BN", "S XC@OB", "S EP@NG", "S RX@GO")
    assert [labor(s, colour) for colour in "OBNG"] == [0, 1, 1, 0]


@pytest.mark.rule("IE-U06", "IE-U07")
def test_each_draws_directly_and_the_drawn_card_waits() -> None:
    s = position(at="2a.2", order="OBNG", hands=HANDS)
    play(s, "S WR@OB")
    assert s.actor() == CHANCE
    assert s.source() == "sun"
    assert {token.partition("=")[0] for token in legal(s)} == {"! draw O"}
    play(s, "! draw O=BP")
    assert s.actor() == seat(s, "B")
    play(s, legal(s)[0])
    deal_out(s)
    for _ in range(2):
        play(s, legal(s)[0])
        deal_out(s)
    assert "R." in legal(s)


@pytest.mark.rule("IE-U06")
def test_the_hand_is_three_again() -> None:
    s = position(at="2a.4", order="OBNG", hands=HANDS, sun={"OB": "SE"})
    place_all(s, "S EN@GO")
    for _ in range(3):
        play(s, next(t for t in legal(s)))
        play(s, legal(s)[0])
    cards = s.hands
    size = len(cards) // s.seats
    assert [sum(cards[number * size : (number + 1) * size]) for number in range(4)] == [3] * 4


@pytest.mark.rule("IE-U08", "IE-U13")
def test_cards_act_only_when_all_are_turned_up() -> None:
    s = position(at="2a.2", order="OBNG", hands={**HANDS, "O": "XC EN EN", "B": "XC WP RX"})
    play(s, "S XC@OB")
    deal_out(s)
    assert not any(s.effects)
    play(s, "S XC@GO")
    deal_out(s)
    assert not any(s.effects)
    play(s, "S PS@BN")
    deal_out(s)
    play(s, "S EP@NG")
    deal_out(s)
    assert s.actor() == seat(s, "O")
    play(s, "R r048", "R r179", "R r174")
    assert "R." in legal(s)


@pytest.mark.rule("IE-U09", "IE-K01")
def test_cards_stay_until_the_sapa_inca_phase() -> None:
    s = position(at="2a.3", order="OBNG", turn="G", sun={"GO": "EN"}, vp={"G": 1})
    play(s, "R.")
    if "C." in legal(s) and s.actor() == seat(s, "G"):
        play(s, "C.")
    while legal(s)[0].startswith("S "):
        play(s, next(t for t in legal(s) if t[2:4] not in ("XC", "EN", "RU")))
        deal_out(s)
    assert sum(s.faces) == 5
    assert [acts(s, colour, "EN") for colour in "OBNG"] == [1, 0, 0, 1]


@pytest.mark.rule("IE-U10", "IE-X05")
def test_the_pile_is_refilled_only_when_a_card_is_drawn() -> None:
    s = position(at="2a.4", order="OBNG", hands=HANDS, sun={"OB": "SE"}, pile="BP")
    play(s, "S EN@OB")
    assert counts(s) == {"! draw O=BP": 1}
    play(s, "! draw O=BP")
    assert sum(s.pile) == 0
    assert sum(s.discard) > 0
    discarded = sum(s.discard)
    play(s, "S XC@BN")
    drawn = counts(s)
    assert sum(drawn.values()) == discarded
    assert sum(s.discard) == 0
    left = {code: drawn.get(f"! draw B={code}", 0) for code in ("EN", "SE", "XC")}
    assert left == {"EN": 1, "SE": 0, "XC": 1}


@pytest.mark.rule("IE-U12", "IE-K01")
def test_support_is_paid_by_field_ex03() -> None:
    s = position(
        at="2a.2",
        owned={"O": "chanka:m1", "B": "anti:m1", "N": "cana:m1", "G": "rucana:m1"},
        labor={"O": 5, "B": 5, "N": 5, "G": 5},
    )
    sun_end(s, OB="PS", BN="HW", NG="UR", GO="PG")
    assert [labor(s, colour) for colour in "OBNG"] == [6, 6, 5, 5]
    effects = {
        colour: {card for card in ("PS", "HW", "UR", "PG") if acts(s, colour, card)}
        for colour in "OBNG"
    }
    assert effects == {
        "O": {"PS", "PG"},
        "B": {"PS", "HW"},
        "N": {"HW", "UR"},
        "G": {"UR", "PG"},
    }


def acts(s: State, colour: str, card: str) -> int:
    return s.effects[seat(s, colour) * len(CARDS) + CARDS.index(card)]


@pytest.mark.rule("IE-K31", "IE-U14")
def test_two_popular_supports_ex18() -> None:
    s = position(at="2a.4", owned={"B": "anti:m1 vilcabamba:m1 cana:m1 colla:m2"}, sun={"OB": "PS"})
    sun_end(s, BN="PS", NG="RS", GO="MS", OB="RS")
    assert labor(s, "B") == 6
    assert labor(s, "O") == 0


@pytest.mark.rule("IE-K31", "IE-K32")
def test_popular_support_looks_at_printed_resistance_only() -> None:
    s = position(at="2a.2", owned={"B": "anti:m1 vilcabamba:m2", "O": "chanka:m2 rucana:m3"})
    sun_end(s, OB="PS", BN="MS", NG="XC", GO="RS")
    assert (labor(s, "B"), labor(s, "O")) == (1, 0)
    s = position(at="2a.2", owned={"B": "anti:m1"})
    sun_end(s, OB="PS", BN="RS", NG="XC", GO="RS")
    assert labor(s, "B") == 1


@pytest.mark.rule("IE-K33", "IE-U12")
def test_older_cards_act_again_in_each_sun_phase() -> None:
    s = position(
        at="2a.4", owned={"B": "anti:m1"}, sun={"OB": "PS", "NG": "RU"}, roads={"G": "r013"}
    )
    sun_end(s, OB="XC", BN="EP", NG="EN", GO="WP")
    assert labor(s, "B") == 1
    assert roads(s, "G") == {"r004"}


@pytest.mark.rule("IE-U15", "IE-K03")
def test_unrest_for_everyone_ex40() -> None:
    given = {"N": "r017", "O": "r048", "B": "r173"}
    s = position(at="2a.2", roads=given, options={"rural_unrest_scope": "everyone"})
    sun_end(s, OB="RU", BN="EP", NG="EN", GO="XC")
    assert [roads(s, colour) for colour in "OBN"] == [{"r001"}, {"r002", "r173"}, {"r003"}]
    s = position(at="2a.2", roads=given)
    sun_end(s, OB="RU", BN="EP", NG="EN", GO="XC")
    assert [roads(s, colour) for colour in "OBN"] == [
        {"r001"},
        {"r002", "r173"},
        {"r003", "r017"},
    ]


@pytest.mark.rule("IE-X18", "IE-U06")
def test_cards_are_drawn_in_the_last_sun_phase_too() -> None:
    s = position(at="4a.8", order="OBNG", hands=HANDS)
    play(s, "S WR@OB")
    assert s.actor() == CHANCE
    assert legal(s)[0].startswith("! draw O=")
