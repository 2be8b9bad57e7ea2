"""Chapter 14: Pizarro's Arrival, Early Downfall, The Gods Agree."""

from collections import Counter
from typing import Any

import pytest

from tampu.core.contract import CHANCE, OVER
from tampu.core.errors import BadOption
from tampu.core.play import Dealer, collect_events
from tampu.core.rng import Rng
from tampu.games.inca_empire.game import GAME
from tampu.games.inca_empire.meta import META
from tampu.games.inca_empire.state import new_state

from .ledger import DATA
from .support import legal, play, position, random_games, roads, seat
from .test_setup import fresh, set_up
from .walk import pass_turn

PIZARRO = {"pizarros_arrival": True}
HAND_OF_GOD = ["canari", "huaylas", "lupaca", "calchaqui"]


def track(seats: int = 4, **options: Any) -> list[str]:
    """The phases that a game would have, as the state knows them."""
    s = new_state(seats, META.complete(seats, options), META.rules_version)
    return [step.name() for step in s.setting.track]


@pytest.mark.rule("IE-V01", "IE-V02")
def test_an_invasion_marker_after_each_late_people_phase() -> None:
    s = position(at="4a.3", order="OBNG", turn="G", options=PIZARRO)
    pass_turn(s)
    assert s.actor() == CHANCE
    assert s.source() == "invasion"
    assert legal(s) == ["! invasion 1=arrival", "! invasion 1=blank"]
    assert [weight for _, weight in s.chance()] == [1, 3]
    play(s, "! invasion 1=blank")
    assert legal(s)[0].startswith("S ")
    assert s.invasions == [1, 2]


@pytest.mark.rule("IE-V01", "IE-V02")
@pytest.mark.parametrize("at", ["1a.3", "2a.3", "2c.5", "3a.3", "3b.7"])
def test_no_invasion_before_the_last_era(at: str) -> None:
    s = position(at=at, order="OBNG", turn="G", options=PIZARRO)
    pass_turn(s)
    assert s.actor() != CHANCE


@pytest.mark.rule("IE-V02")
def test_the_fourth_marker_is_drawn_with_one_value_left() -> None:
    s = position(at="4a.9", order="OBNG", turn="G", options=PIZARRO)
    s.invasions = [1, 0]
    pass_turn(s)
    assert legal(s) == ["! invasion 4=arrival"]
    play(s, "! invasion 4=arrival")
    assert s.actor() == OVER
    assert s.end() == "arrival"


@pytest.mark.rule("IE-V03", "IE-V01")
def test_the_arrival_ends_the_game_after_one_scoring_ex28() -> None:
    s = position(
        at="4a.5",
        order="OBNG",
        turn="G",
        options=PIZARRO,
        roads={"O": "r048"},
        garrisons="sondor",
        sun={"OB": "RU"},
    )
    s.invasions = [1, 2]
    pass_turn(s)
    assert legal(s) == ["! invasion 2=arrival", "! invasion 2=blank"]
    play(s, "! invasion 2=arrival")
    assert s.actor() == OVER
    assert s.end() == "arrival"
    assert s.scores()[seat(s, "O")] == 2
    assert "r048" in roads(s, "O")


@pytest.mark.rule("IE-V01", "IE-V04")
@pytest.mark.parametrize("shown", [1, 2, 3, 4])
def test_phases_until_the_arrival_ex28(shown: int) -> None:
    s = fresh(4, pizarros_arrival=True)
    dealer, rng = Dealer(shown), Rng(shown, "arrival")
    phases: list[tuple[str, str]] = []
    while s.actor() != OVER:
        if s.actor() == CHANCE and s.source() == "invasion":
            number = int(legal(s)[0].split()[2][0])
            marker = "arrival" if number == shown else "blank"
            action = GAME.outcomes.find(f"! invasion {number}={marker}")[0]
        else:
            action = dealer.deal(s) if s.actor() == CHANCE else s.sample(rng)
        for event in collect_events(s, action):
            if event.key.endswith("event-phase"):
                phases.append((str(event.params["place"]), str(event.params["phase"])))
    played = Counter(phase for _, phase in phases)
    assert played == {"inca": 7, "sun": 12 + shown, "people": 14 + shown, "sapa_inca": 6}
    late = Counter(phase for place, phase in phases if place.startswith("4a"))
    assert late == {"inca": 1, "sun": shown, "people": shown, "sapa_inca": 1}
    assert phases[-1] == ("4a.10", "sapa_inca")


@pytest.mark.rule("IE-V03", "IE-X22")
@pytest.mark.parametrize("seats", [3, 4])
def test_games_with_pizarro_end_with_the_arrival(seats: int) -> None:
    ends: Counter[int] = Counter()
    for seed in range(6):
        shown: list[str] = []
        placed = 0
        s = None
        for s, _ in random_games(seats, PIZARRO, 1, first=seed):
            if s.actor() == CHANCE and s.source() == "invasion":
                shown.append(legal(s)[0])
            placed += s.actor() >= 0 and legal(s)[0].startswith("S ")
        assert s is not None
        assert s.end() == "arrival"
        assert [token.split()[2][0] for token in shown] == list("1234")[: len(shown)]
        assert placed == seats * (12 + len(shown))
        ends[len(shown)] += 1
    assert len(ends) > 1


@pytest.mark.rule("IE-V05", "IE-V06")
def test_early_downfall_has_fewer_cards_and_columns() -> None:
    s = fresh(4, early_downfall=True)
    expected = {row["code"]: row["count_early_downfall"] for row in DATA["sun_cards"]["types"]}
    assert sum(s.pile) == 29
    assert list(s.pile) == list(expected.values())
    columns = sorted({name.partition(".")[0] for name in track(early_downfall=True)})
    assert columns == ["1a", "2a", "2b", "3a", "4a"]
    assert len(track(early_downfall=True)) == 5 + 11 + 13 + 4
    assert len(track()) == 7 + 16 + 18 + 6
    with pytest.raises(BadOption):
        META.complete(3, {"early_downfall": True})


@pytest.mark.rule("IE-V06", "IE-V07")
@pytest.mark.parametrize(
    ("seats", "options", "sun", "sapa"),
    [(4, {}, 16, 6), (3, {}, 16, 6), (4, {"early_downfall": True}, 11, 4)],
)
def test_phases_of_a_whole_game(seats: int, options: dict[str, Any], sun: int, sapa: int) -> None:
    placed = 0
    cleared = 0
    before = 0
    for s, _ in random_games(seats, options, 1, first=11):
        placed += s.actor() >= 0 and legal(s)[0].startswith("S ")
        cleared += before > 0 and sum(s.faces) == 0
        before = sum(s.faces)
    assert placed == seats * sun
    assert cleared == sapa
    assert s.end() == "era_track"


@pytest.mark.rule("IE-V09", "IE-V10")
@pytest.mark.parametrize(("seats", "weights"), [(4, [6, 5]), (3, [5, 4])])
def test_the_gods_agree(seats: int, weights: list[int]) -> None:
    s = fresh(seats, the_gods_agree=True)
    while legal(s)[0].startswith("! seat"):
        play(s, legal(s)[0])
    order = [row["id"] for row in DATA["sides"][str(seats)]["regions"]]
    expected = sorted(HAND_OF_GOD, key=order.index)
    assert [r["id"] for r in DATA["sides"][str(seats)]["regions"] if r.get("hand_of_god")] == (
        expected
    )
    left = list(weights)
    for region in expected:
        assert s.source() == "hand_of_god"
        assert legal(s) == [f"! up {region}=m{5 + i}" for i in (0, 1) if left[i]]
        assert [weight for _, weight in s.chance()] == [n for n in left if n]
        play(s, legal(s)[-1])
        left[1] -= 1
    assert s.source() == "markers"
    assert len(legal(s)) == (6 if left[1] else 5)
    assert sum(weight for _, weight in s.chance()) == {4: 45, 3: 39}[seats] - 4


@pytest.mark.rule("IE-V11")
def test_with_three_players_markers_leave_the_game_before_the_gods_agree() -> None:
    s = fresh(3, the_gods_agree=True)
    play(s, *("! seat 1=O", "! seat 2=N", "! seat 3=G"))
    assert s.source() == "hand_of_god"
    assert sum(weight for _, weight in s.chance()) == 9


@pytest.mark.rule("IE-V12")
def test_variants_combine() -> None:
    s, tokens = set_up(
        4, pizarros_arrival=True, early_downfall=True, the_gods_agree=True, start_player=2
    )
    assert len([token for token in tokens if token.startswith("! up")]) == 10
    assert s.actor() == 1
    options = {"pizarros_arrival": True, "early_downfall": True, "the_gods_agree": True}
    *_, (s, _) = random_games(4, options, 1, first=2)
    assert s.end() == "arrival"
    options = {"pizarros_arrival": True, "the_gods_agree": True}
    *_, (s, _) = random_games(3, options, 1, first=2)
    assert s.end() == "arrival"
