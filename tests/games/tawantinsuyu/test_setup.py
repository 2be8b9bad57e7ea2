"""Chapter 3: set-up and options."""

import pytest

from tampu.core.errors import BadOption
from tampu.games.tawantinsuyu.meta import META

from .desk import Desk, desk, new_game

ORDER = ["architect", "courier", "craftsman", "priest", "warrior"]


def dealt(*hands: str, seats: int = 2) -> Desk:
    """A game up to the kept cards; hands of 8 cards in turn order, the first seat begins."""
    d = new_game(seats, start_player=1)
    d.answer_null("god")
    cards = [card for hand in hands for card in hand.split()]
    d.play(*(f"god={card}" for card in cards), hold=True)
    return d.play()


def keep(d: Desk, *cards: str) -> Desk:
    return d.play(*(f"KEEP {card}" for card in cards))


@pytest.mark.rule("TW-S01", "TW-S15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_the_same(seats: int) -> None:
    d = new_game(seats)
    d.answer_null("god")
    assert d.scores() == [10] * seats
    assert [d.temple(seat) for seat in range(seats)] == [0] * seats
    assert [d.goods(seat) for seat in range(seats)] == ["s2"] * seats
    assert all(d.sheet(seat)["start"] == 10 for seat in range(seats))


@pytest.mark.rule("TW-S02")
@pytest.mark.parametrize(
    ("rotation", "asked"), [(0, "0: OF"), (1, "0: WS"), (2, "0: UP"), (3, "0: CQ"), (4, "0: RJ")]
)
def test_rotation_tells_the_action_of_each_section(rotation: int, asked: str) -> None:
    p0 = {"maize": 9, "statues": ["inti_small"], "turned": ["Y01", "Y02"], "up": ["R19"]}
    d = desk(p0=p0, rotation=rotation, village="", nomads="").play("MH 1", "ACT")
    assert d.asked() == asked


@pytest.mark.rule("TW-S02", "TW-A11")
def test_a_random_rotation_is_the_first_entry() -> None:
    d = new_game(2, coricancha="random")
    assert sorted(d.tokens()) == [f"rot={n}" for n in range(5)]
    assert new_game(2).asked() == "bag"


@pytest.mark.rule("TW-S03", "TW-S05")
@pytest.mark.parametrize(("seats", "workers"), [(1, 40), (2, 40), (3, 35), (4, 45)])
def test_workers_in_play(seats: int, workers: int) -> None:
    d = new_game(seats)
    d.answer_null("prod")
    places = range(2 if seats == 1 else seats)
    held = sum(len(d.workers(seat)) for seat in places) + len(d.village) + len(d.nomads)
    assert d.bag + held + len(d.hill) == workers


@pytest.mark.rule("TW-S04", "TW-S23")
def test_a_pair_of_the_same_kind_is_broken_by_a_third_draw() -> None:
    d = new_game(2).play("bag=priest", "bag=priest", hold=True)
    assert sorted(d.tokens()) == [f"bag={kind}" for kind in ORDER if kind != "priest"]
    d.play("bag=warrior", hold=True)
    assert d.workers(0) == "PW"
    d.play("bag=priest", hold=True)
    assert "bag=priest" not in d.tokens(), "two of each kind, and two priests are drawn"
    d.play("bag=courier", hold=True)
    assert d.workers(1) == "CP"


@pytest.mark.rule("TW-S06")
@pytest.mark.parametrize(("seats", "village"), [(1, 6), (2, 6), (3, 8), (4, 10)])
def test_the_village_is_filled_from_the_potato_end(seats: int, village: int) -> None:
    d = new_game(seats)
    places = range(2 if seats == 1 else seats)
    while not all(len(set(d.workers(place))) == 2 for place in places):
        d.play(min(d.tokens()), hold=True)
    d.play("bag=priest", hold=True)
    while len(d.village) < village - 1:
        d.play(min(d.tokens()), hold=True)
    d.play("bag=warrior", hold=True)
    assert (len(d.village), d.village[0], d.village[-1]) == (village, "P", "W")


@pytest.mark.rule("TW-S07", "TW-S08")
@pytest.mark.parametrize(("seats", "nomads", "marks"), [(1, 2, 4), (2, 2, 4), (3, 3, 0), (4, 4, 0)])
def test_nomads_and_marked_spaces(seats: int, nomads: int, marks: int) -> None:
    d = new_game(seats).answer_null("prod")
    assert len(d.nomads) == nomads
    assert sorted(d.hill) == ["U01", "U03", "U06", "U09"][:marks]


@pytest.mark.rule("TW-S09", "TW-S10")
def test_order_of_the_chance_of_set_up() -> None:
    d = new_game(3, coricancha="random")
    seen = []
    while d.asked() != "0: SW" and len(seen) < 60:
        seen.append(d.asked())
        d.play(min(d.tokens()), hold=True)
    kinds = [kind for n, kind in enumerate(seen) if n == 0 or seen[n - 1] != kind]
    assert kinds == ["rot", "bag", "prod", "passive", "weave", "first"]
    assert (seen.count("prod"), seen.count("passive"), seen.count("weave")) == (2, 2, 1)
    assert d.market == ["Y01", "Y02", "Z01", "Z02"]
    assert len(d.army_deck) == 30
    assert d.discard == []


@pytest.mark.rule("TW-S12")
@pytest.mark.parametrize(("seats", "tiles"), [(1, 20), (2, 20), (3, 26), (4, 31)])
def test_weaving_pool(seats: int, tiles: int) -> None:
    d = new_game(seats)
    d.answer_null("weave")
    assert len(d.tokens()) == tiles
    d.play("weave=W14", hold=True)
    assert d.top == "W14"


@pytest.mark.rule("TW-S13")
def test_the_first_player_is_drawn_or_told() -> None:
    d = new_game(3)
    d.answer_null("first")
    assert sorted(d.tokens()) == ["first=1", "first=2", "first=3"]
    d.play("first=2", hold=True)
    assert d.asked() == "1: SW"


@pytest.mark.rule("TW-S14")
def test_starting_weavings_are_chosen_in_turn_order() -> None:
    d = new_game(4, start_player=3).play()
    for seat, left in ((2, 4), (3, 3), (0, 2)):
        assert d.actor() == seat
        assert len(d.legal("SW")) == left
        d.play(d.legal()[-1])
    assert d.tapestries(1) == [["SW01"]], "the last one takes what is left, unasked"
    assert d.actor() == 2


@pytest.mark.rule("TW-S16", "TW-S23")
def test_three_of_eight_god_cards_are_kept_one_at_a_time() -> None:
    d = dealt("G01 G02 G03 G04 G05 G06 G07 G08")
    assert d.asked() == "0: KEEP"
    assert len(d.legal()) == 8
    d.play("KEEP G06")
    assert len(d.legal()) == 7
    assert "KEEP G06" not in d.legal()
    keep(d, "G07", "G08")
    assert d.asked() == "1: KEEP"
    assert d.scores() == [10, 10], "nothing is played before all have chosen"
    assert d.gods(0) == ["G06", "G07", "G08"]


@pytest.mark.rule("TW-S17", "TW-S20")
def test_played_cards_pay_in_reverse_turn_order_plain_ones_first() -> None:
    d = dealt("G01 G02 G03 G05 G12 G30 G37 G38", "G13 G20 G14 G08 G09 G15 G16 G17")
    keep(d, "G30", "G37", "G38")
    keep(d, "G15", "G16", "G17")
    assert d.asked() == "1: PLAY", "the last in turn order plays first"
    assert d.legal() == ["PLAY G13", "PLAY G14", "PLAY G20"]
    assert (d.goods(1), d.scores()[1]) == ("p3s3", 13), "cards that only gain came by themselves"
    d.play("PLAY G20")
    assert d.asked() == "1: DO"
    d.play("DO -")
    assert d.legal() == ["PLAY G13", "PLAY G14"]
    d.play("PLAY G14")
    assert d.asked() == "1: FW", "no join, so the merchant is lost; the last card plays by itself"
    d.answer_null("0: PLAY")
    assert d.legal() == ["PLAY G05", "PLAY G12"]
    assert (d.goods(0), d.scores()[0]) == ("p3s3m1", 15)


@pytest.mark.rule("TW-S18", "TW-C08")
def test_in_set_up_god_cards_come_from_the_deck_and_nothing_is_swapped() -> None:
    d = dealt("G28 G05 G01 G29 G03 G30 G37 G38")
    keep(d, "G30", "G37", "G38")
    d.answer_null("0: PLAY")
    d.play("PLAY G28", hold=True)
    assert d.asked() == "god"
    before = len(d.gods(0))
    d.play("god=G40", "god=G41", hold=True)
    assert len(d.gods(0)) == before + 2
    assert d.asked() == "0: DO"
    d.play("DO build_building")
    assert d.asked() == "0: BB"


@pytest.mark.rule("TW-S19", "TW-R05")
def test_workers_of_set_up_may_exceed_two_until_the_end_of_the_first_turn() -> None:
    d = dealt("G27 G01 G02 G03 G08 G30 G37 G38")
    keep(d, "G30", "G37", "G38")
    d.answer_null("0: HP").play("HP 0")
    assert len(d.workers(0)) == 3
    d.play("PRAY", "TRAIN")
    d.answer_null("0: DW")
    d.play(d.legal()[0])
    assert len(d.workers(0)) == 2


@pytest.mark.rule("TW-S20", "TW-C06")
def test_after_set_up_the_market_is_refilled_and_played_cards_are_in_the_deck() -> None:
    d = dealt("G05 G01 G29 G22 G03 G30 G37 G38")
    keep(d, "G30", "G37", "G38")
    d.answer_null("0: DO").play("DO build_building", "BB P1")
    d.answer_null("0: HP")
    assert None not in d.market
    assert d.offer == []
    assert {"G01", "G03", "G05", "G22", "G29"} <= set(d.deck)
    assert len(d.deck) == 42 - len(d.gods(0)) - len(d.gods(1))


@pytest.mark.rule("TW-S21", "TW-C05")
@pytest.mark.parametrize(("seats", "size"), [(2, 3), (3, 4), (4, 5)])
def test_offer_size(seats: int, size: int) -> None:
    full = ["G05", "G06", "G07", "G12", "G13"][:size]
    for cards, after in ((full[1:], [*full[1:], "G22"]), (full, ["G22"])):
        d = desk(seats, p0={"workers": "A", "gods": ["G22"]}, offer=cards)
        d.play("PL A", "SP U02", "BY G22", "TK -")
        assert d.offer == after


@pytest.mark.rule("TW-S22", "TW-H01")
def test_the_priest_is_put_on_any_side_before_the_first_turn() -> None:
    d = desk(p0={"priest": -1, "maize": 9}, p1={"priest": -1})
    assert d.legal() == [f"HP {section}" for section in range(5)]
    d.play("HP 1")
    assert (d.priest(0), d.asked()) == (1, "0: MH PRAY RECRUIT TRAIN"), "nothing is activated"
    d.answer_null("1: HP")
    assert "HP 1" in d.legal(), "sides may be shared"


@pytest.mark.rule("TW-S13")
def test_options_are_checked() -> None:
    assert META.complete(3, {"start_player": 3})["start_player"] == 3
    assert META.complete(1, {"start_player": 1})["start_player"] == 1
    for seats, given in [
        (3, {"start_player": 4}),
        (1, {"start_player": 2}),
        (2, {"coricancha": "left"}),
        (1, {"solo_personality": "C1"}),
        (1, {"solo_easy_worship_two": 1}),
        (5, {}),
    ]:
        with pytest.raises(BadOption):
            META.complete(seats, given)
