"""Chapter 19: Axomamma's High Priest."""

from typing import Any

import pytest

from .desk import Desk, desk
from .test_solo_setup import HUMAN, her


def board_action(d: Desk) -> bool:
    return d.is_chance() and d.tokens()[0].startswith("die")


CONDITIONS = [
    # section, what she has, what else: where her priest goes (None: no action)
    (0, {"maize": 4}, {}, 1),
    (0, {"maize": 3, "gold": 9}, {}, None),
    (0, {"maize": 9, "temple": 12}, {}, None),
    (0, {"maize": 4, "turned": ["Y01", "Y03", "Y04"]}, {}, 1),
    (0, {"turned": ["Y01", "Y03"], "down": ["R19"]}, {}, 2),
    (0, {"down": ["R19", "R20", "R21"]}, {}, 2),
    (0, {"turned": ["Y01", "Y03"]}, {}, None),
    (1, {"up": ["R19"], "army": ["R01"]}, {"casualties": "AA"}, 3),
    (1, {"up": ["R19"]}, {"casualties": "AA"}, None),
    (1, {"up": ["R19"]}, {"casualties": "AA", "options": {"solo_hard_conquest_equal": True}}, 3),
    (1, {"down": ["R19", "R20"], "army": ["R01"]}, {"casualties": "A"}, None),
    (1, {"army": ["R01"]}, {}, 3),
    (1, {}, {}, None),
    (2, {"production": ["Y01", "Y03"]}, {}, 4),
    (2, {"production": ["Y01"]}, {}, None),
    (3, {"production": ["Y01", "Y03"], "statues": ["inti_small"]}, {}, 4),
    (3, {"statues": ["inti_small"]}, {}, 0),
    (3, {"statues": ["inti_small"], "temple": 12}, {}, None),
    (3, {"statues": ["inti_small"]}, {"options": {"solo_easy_worship_two": True}}, None),
    (
        3,
        {"statues": ["inti_small", "vira_large"]},
        {"options": {"solo_easy_worship_two": True}},
        0,
    ),
]


@pytest.mark.rule("TW-X82", "TW-X86")
@pytest.mark.parametrize(("section", "side", "pieces", "to"), CONDITIONS)
def test_conditions(
    section: int, side: dict[str, Any], pieces: dict[str, Any], to: int | None
) -> None:
    d = her({"priest": section, "workers": "A", **side}, **pieces)
    if to is None:
        assert board_action(d)
        assert d.priest(1) == section
    else:
        d.play()
        assert (d.priest(1), d.workers(1)) == (to, "A"), "that is her whole turn"


@pytest.mark.rule("TW-X37")
def test_no_conquest_without_a_marker_or_a_payable_space() -> None:
    ten = {f"{r}{n}": 1 for r in "CA" for n in range(1, 6)}
    assert board_action(her({"priest": 1, "workers": "A", "up": ["R19"]}, conquered=ten))
    ones = {f"{r}{n}": 0 for r in "CAQK" for n in (1, 2)}
    d = her({"priest": 1, "workers": "A", "army": ["R01"]}, conquered=ones)
    assert board_action(d), "a single soldier pays for no space left"


@pytest.mark.rule("TW-X22", "TW-X58")
def test_her_casualty_comes_from_the_potato_end() -> None:
    d = her({"priest": 1, "army": ["R01"]}, village="KA").play()
    assert (d.casualties, d.village) == ("K", "A")
    d = her({"priest": 1, "army": ["R01"]}, village="", holder=0, nomads="AC")
    assert sorted(d.tokens()) == ["axnomad=architect", "axnomad=courier"]
    d.play("axnomad=courier", "bag=priest", hold=True)
    assert (d.casualties, d.nomads) == ("C", "AP")


@pytest.mark.rule("TW-X22", "TW-F01")
def test_emptying_the_village_in_her_turn_gives_her_the_token() -> None:
    d = her({"priest": 1, "army": ["R01"]}, village="K").play()
    assert (d.holder, d.sheet(1)["trigger"]) == (1, 1)


@pytest.mark.rule("TW-X23", "TW-A14")
def test_after_her_action_and_your_follow_she_draws_and_clears_the_offer() -> None:
    d = her({"maize": 4}, p0={"maize": 3}, offer=["G41", "G42", "G40"])
    d.play()
    assert (d.asked(), d.offer) == ("0: OF", ["G42", "G40"]), "one for temple space 1"
    d.play("OF -", "army=R09")
    assert (d.army(1)[-1:], d.offer) == (["R09"], [])
    assert d.under_gods == ["G41", "G42", "G40"]
    assert d.sheet(1)["ax_offer"] == 1, "no points for these two"


@pytest.mark.rule("TW-X24", "TW-X26")
@pytest.mark.parametrize(
    ("goods", "temple", "after"),
    [
        ({"maize": 3}, 7, (8, "g1")),
        ({"maize": 1, "gold": 2}, 8, (9, "")),
        ({"maize": 2}, 8, (8, "m2")),
        ({"maize": 9}, 12, (12, "m9")),
    ],
)
def test_she_follows_offering(goods: dict[str, int], temple: int, after: tuple[int, str]) -> None:
    d = desk(1, p0={"priest": 0}, p1={"temple": temple, **goods}).play("MH 1", "GOLD")
    assert (d.temple(1), d.goods(1)) == after


@pytest.mark.rule("TW-X25")
def test_she_produces() -> None:
    tiles = ["Y05", "Y02", "Y12"]
    d = her({"production": tiles, "priest": 3}).play()
    assert d.goods(1) == "p3s3m3"
    assert (d.production(1), d.turned(1)) == (["Y12"], ["Y02", "Y05"])
    d = desk(1, p0={"priest": 3}, p1={"production": tiles}).play("MH 1", "ACT")
    assert (d.goods(1), d.turned(1)) == ("p3s3m3", ["Y02", "Y05", "Y12"])


@pytest.mark.rule("TW-X26", "TW-M05")
@pytest.mark.parametrize(
    ("maize", "gold", "temple", "after"),
    [(4, 0, 8, (10, "")), (9, 0, 8, (11, "m3")), (5, 1, 8, (11, "")), (9, 0, 11, (12, "m7"))],
)
def test_she_offers(maize: int, gold: int, temple: int, after: tuple[int, str]) -> None:
    d = her({"maize": maize, "gold": gold, "temple": temple}).play()
    assert (d.temple(1), d.goods(1)) == after


@pytest.mark.rule("TW-X27", "TW-A12")
def test_she_worships() -> None:
    statues = ["inti_large", "vira_large", "quilla_small"]
    d = her({"statues": statues, "priest": 4, "temple": 8})
    assert sorted(d.tokens()) == ["axstatue=inti_large", "axstatue=vira_large"]
    d.play("axstatue=vira_large")
    assert (d.temple(1), d.statues(1)) == (12, ["inti_large"]), "the only small one unasked"
    d = her({"statues": statues[1:], "priest": 4, "temple": 10}).play()
    assert (d.temple(1), d.statues(1)) == (12, ["quilla_small"]), "never for no move"
    d = desk(1, p0={"priest": 4}, p1={"statues": statues, "temple": 8}).play("MH 1", "ACT")
    assert (d.temple(1), d.statues(1)) == (9, ["inti_large", "vira_large"])
    d = desk(1, p0={"priest": 4}, p1={"statues": ["inti_large"], "temple": 12}).play("MH 1", "ACT")
    assert d.statues(1) == ["inti_large"]


@pytest.mark.rule("TW-X28", "TW-X38")
def test_she_rejuvenates() -> None:
    side = {"turned": ["Y01", "Y03", "Y04"], "down": ["R01", "R19", "R02", "R20", "R03"]}
    d = her(side).play()
    assert (d.turned(1), d.down(1), d.goods(1)) == ([], [], "")
    d = desk(1, p0={"priest": 1}, p1=side).play("MH 1", "GOLD")
    assert (d.production(1), d.up(1)) == (["Y03", "Y04"], ["R01", "R19", "R20"])


@pytest.mark.rule("TW-X35", "TW-X38")
def test_she_pays_for_the_temple_when_she_can() -> None:
    d = her({"production": ["Y17", "Y05"], "priest": 3, "gold": 1, "temple": 4}).play()
    assert (d.temple(1), d.goods(1)) == (5, "p1s4")
    d = her({"production": ["Y17", "Y05"], "priest": 3, "gold": 1, "temple": 12}).play()
    assert d.goods(1) == "p1s2g1"


@pytest.mark.rule("TW-X36", "TW-X12")
@pytest.mark.parametrize(
    ("side", "village", "nomads", "goods", "after"),  # stone and workers she has
    [
        ("0A", "KA", "C", "s1", "A"),
        ("2A", "KA", "C", "s2m1", "AK"),
        ("1A", "KA", "C", "s1m1", "AK"),
        ("0", "KA", "C", "m1", "K"),
        ("2AC", "KA", "C", "s3", "AC"),
        ("2A", "", "C", "p1s2", "AC"),
        ("2A", "", "", "s3", "A"),
    ],
)
def test_temple_space_four(side: str, village: str, nomads: str, goods: str, after: str) -> None:
    stock = {"maize": 4, "temple": 2, "stone": int(side[0]), "workers": side[1:]}
    d = her(stock, village=village, nomads=nomads, holder=None if village else 0, bag="")
    d.play("army=R01", hold=True)
    assert d.asked() == "army", "space 3, space 4, then the card after the action"
    assert (d.temple(1), d.goods(1), d.workers(1)) == (4, goods, after)


@pytest.mark.rule("TW-N20", "TW-X36")
def test_if_she_empties_the_village_in_your_turn_the_token_is_yours() -> None:
    d = desk(1, p0={"priest": 0}, p1={"maize": 3, "temple": 3, "stone": 5}, village="K")
    d.play("MH 1", "GOLD")
    assert (d.holder, d.sheet(0)["trigger"], d.workers(1)) == (0, 1, "K")


@pytest.mark.rule("TW-X29", "TW-X30")
def test_her_conquest() -> None:
    side = {"priest": 1, "up": ["R19"], "army": ["R01", "R02"]}
    d = her(side, options={"solo_easy_one_conquest": True}).play()
    assert d.conquered == {"A6": 1}, "seven points, and Antisuyu before Qullasuyu"
    assert d.sheet(1)["conquest"] == 7
    assert (d.up(1), d.down(1), d.discard) == ([], ["R19"], ["R01", "R02"])


@pytest.mark.rule("TW-X33", "TW-Q09")
@pytest.mark.parametrize(
    ("up", "conquered", "down", "discard"),
    [
        (["R19", "R01"], "C4", ["R19"], ["R01"]),
        (["R19", "R20", "R01"], "C4", ["R19"], ["R01"]),
        (["R01", "R02", "R03"], "C4", ["R02", "R03"], ["R01"]),
        (["R19", "R20"], "C4", ["R20"], ["R19"]),
    ],
)
def test_her_payment(up: list[str], conquered: str, down: list[str], discard: list[str]) -> None:
    taken = {f"{r}{n}": 0 for r in "CAQK" for n in range(1, 7) if f"{r}{n}" != conquered}
    taken = {space: 0 for number, space in enumerate(taken)}
    d = her({"priest": 1, "up": up}, conquered=taken).play()
    assert (d.down(1), d.discard) == (down, discard)


@pytest.mark.rule("TW-X31")
@pytest.mark.parametrize(
    ("conquered", "target"),
    [
        ({}, "A4"),
        ({"A1": 0}, "C4"),
        ({"A1": 0, "C1": 1}, "Q3"),
        ({"A1": 0, "C1": 1, "Q1": 0}, "C4"),
        ({"A1": 1, "C1": 1, "Q1": 1}, "A4"),
    ],
)
def test_ties_of_her_first_marker(conquered: dict[str, int], target: str) -> None:
    side = {"priest": 1, "up": ["R19", "R01"]}
    d = her(side, conquered=conquered, options={"solo_easy_one_conquest": True}).play()
    assert set(d.conquered) - set(conquered) == {target}


@pytest.mark.rule("TW-X31")
def test_among_the_spaces_of_a_region_the_one_furthest_right() -> None:
    d = her({"priest": 1, "up": ["R01"]}, options={"solo_easy_one_conquest": True})
    d.play()
    assert set(d.conquered) == {"A1"}
    side = {"priest": 1, "up": ["R01", "R02"]}
    d = her(side, options={"solo_easy_one_conquest": True}).play()
    assert set(d.conquered) == {"A3"}, "no points anywhere: the rightmost she can pay"


@pytest.mark.rule("TW-X32", "TW-X83")
def test_her_second_marker_discards_the_fewest_cards() -> None:
    side = {"priest": 1, "up": ["R19", "R20", "R01"]}
    best = {"K6": 0, "A6": 0, "Q5": 0}
    d = her(side, conquered=best)
    assert sorted(d.tokens()) == [f"axconquest={space}" for space in ("A2", "C2", "K2", "Q2")]
    d.play("axconquest=K2", hold=True)
    assert (d.goods(1), d.conquered) == ("m2", {**best, "C4": 1, "K2": 1})
    d = her(side, conquered=best, options={"solo_easy_one_conquest": True}).play()
    assert d.conquered == {**best, "C4": 1}


@pytest.mark.rule("TW-X24", "TW-X29")
def test_following_she_plays_her_hand_after_you_and_places_one_marker() -> None:
    d = desk(1, p0={"priest": 2, "up": ["R19"]}, p1={"army": ["R20", "R01", "R02"]})
    d.play("MH 1", "CW p", "ACT")
    assert d.asked() == "0: CQ"
    assert (d.army(1), d.up(1)) == ([], ["R01", "R02", "R20"]), "hers come after yours"
    d.play("CQ -")
    assert len(d.conquered) == 1
    assert d.asked() == "0: CQ", "your second marker"


@pytest.mark.rule("TW-X34", "TW-A12")
@pytest.mark.parametrize(
    ("production", "slots"),
    [
        ([], ["axtile=P1", "axtile=P2"]),
        (["Y05"], ["axtile=P1", "axtile=P2"]),
        (["Y05", "Y06"], ["axtile=V1", "axtile=V2"]),
    ],
)
def test_her_free_building(production: list[str], slots: list[str]) -> None:
    free = {f"{r}{n}": 0 for r in "CAQK" for n in range(1, 7) if f"{r}{n}" != "C5"}
    side = {"priest": 1, "up": ["R19", "R20"], "production": production}
    d = her(side, conquered=free)
    assert sorted(d.tokens()) == slots
    d.play(slots[1], hold=True)
    assert len(d.production(1)) + len(d.passive(1)) == len(production) + 1


@pytest.mark.rule("TW-X34", "TW-X56")
def test_her_other_free_things() -> None:
    def only(space: str, **side: Any) -> Desk:
        taken = {f"{r}{n}": 0 for r in "CAQK" for n in range(1, 7) if f"{r}{n}" != space}
        return her({"priest": 1, "up": ["R19", "R20", "R21"], **side}, conquered=taken)

    d = only("C6")
    d.play()
    assert (d.steps, d.sheet(1)["steps"], d.goods(1)) == ({"ST3u": 1}, 4, "p2m1")
    d = only("Q6")
    assert len(d.tokens()) == 6
    assert all(token.endswith("_small") for token in d.tokens())
    d.play("axstatue=vira_small", hold=True)
    assert (d.statues(1), d.sheet(1)["statues"]) == (["vira_small"], 3)
    d = only("A3").answer_null(HUMAN)
    assert sum(map(len, d.tapestries(1))) == 2
    d = only("K1")
    assert sorted(d.tokens()) == ["axnomad=architect", "axnomad=courier"]


@pytest.mark.rule("TW-X39", "TW-X88")
@pytest.mark.parametrize(
    ("side", "temple", "points"),
    [
        ({"maize": 4, "temple": 8}, 11, 2),
        ({"statues": ["inti_small"], "priest": 4, "temple": 8}, 10, 2),
    ],
)
def test_starting_an_action_on_harder_tables(
    side: dict[str, Any], temple: int, points: int
) -> None:
    options = {"solo_hard_priest_vp": True, "solo_hard_temple_step": True}
    d = her(side, options=options).play()
    assert (d.temple(1), d.sheet(1)["ax_difficulty"]) == (temple, points)


@pytest.mark.rule("TW-X39", "TW-X85")
def test_your_reactions_come_before_her_extras() -> None:
    options = {"solo_hard_priest_vp": True, "solo_hard_temple_step": True}
    d = her({"maize": 4, "temple": 8}, p0={"passive": ["Z11"]}, options=options)
    d.play()
    assert d.asked() == "0: FW"
    assert (d.temple(1), d.sheet(1)["ax_difficulty"]) == (8, 0)


@pytest.mark.rule("TW-X85")
def test_the_free_step_is_for_worship_and_offering_only() -> None:
    d = her({"down": ["R19", "R20", "R21"], "temple": 8}, options={"solo_hard_temple_step": True})
    assert d.play().temple(1) == 8


@pytest.mark.rule("TW-X87")
@pytest.mark.parametrize(
    ("space", "up", "down", "discard"),
    [
        ("A1", ["R01"], [], ["R01"]),
        ("C2", ["R01"], ["R01"], []),
        ("C3", ["R01"], ["R01"], []),
        ("C4", ["R01"], ["R01"], []),
        ("A6", ["R01", "R02"], ["R02"], ["R01"]),
        ("C5", ["R01"], [], ["R01"]),
    ],
)
def test_her_discount(space: str, up: list[str], down: list[str], discard: list[str]) -> None:
    taken = {f"{r}{n}": 0 for r in "CAQK" for n in range(1, 7) if f"{r}{n}" != space}
    options = {"solo_hard_conquest_discount": True}
    d = her({"priest": 1, "up": up}, conquered=taken, options=options)
    d.answer_null(HUMAN)
    assert (d.down(1), d.discard) == (down, discard)
