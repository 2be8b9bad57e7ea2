"""Events report every point, every token of labor and every road that goes."""

from collections import Counter

import pytest

from tampu.core.contract import CHANCE, Event
from tampu.core.play import Match, collect_events
from tampu.core.rng import Rng
from tampu.games.inca_empire.game import GAME
from tampu.games.inca_empire.state import State
from tampu.locale import LANGUAGES, catalogue

from .support import events, play, position


def params_of(followed: list[Event], name: str) -> list[dict[str, object]]:
    return [event.params for event in followed if event.key == f"inca_empire-event-{name}"]


def labor_in(followed: list[Event], seats: int) -> list[int]:
    """The change of each seat's labor that the events tell."""
    change = Counter[int]()
    for name, sign in (("income", 1), ("popular_support", 1), ("keep", -1), ("support", -1)):
        for params in params_of(followed, name):
            change[int(str(params["seat"]))] += sign * int(str(params["labor"]))
    for params in params_of(followed, "support"):
        change[int(str(params["other"]))] += int(str(params["labor"]))
    return [change[seat + 1] for seat in range(seats)]


def road_count(s: State) -> int:
    return sum(mask.bit_count() for mask in (*s.roads, *s.parallels))


def points_in(followed: list[Event], seats: int) -> list[int]:
    change = Counter[int]()
    for params in params_of(followed, "points") + params_of(followed, "sapa"):
        change[int(str(params["seat"]))] += int(str(params["points"]))
    return [change[seat + 1] for seat in range(seats)]


@pytest.mark.parametrize(("seats", "seed"), [(4, 1), (3, 2)])
@pytest.mark.rule("IE-B05", "IE-B04")
def test_events_and_prices_account_for_everything(seats: int, seed: int) -> None:
    match = Match(GAME, seats, {}, seed)
    state: State = GAME.new(seats)
    rng = Rng(seed, "events")
    while not match.over:
        match.play(match.state.sample(rng))
    seen = set()
    for actor, action in match.log:
        labor, points, roads = list(state.labor), state.scores(), road_count(state)
        paid = [0] * seats
        if actor != CHANCE:
            paid[actor] = int(str(GAME.price(state, action).get("labor", 0)))
        followed = collect_events(state, action)
        seen |= {event.key for event in followed}
        gained = [now - then for now, then in zip(state.scores(), points, strict=True)]
        assert gained == points_in(followed, seats)
        change = [now - then for now, then in zip(state.labor, labor, strict=True)]
        due = [more - less for more, less in zip(labor_in(followed, seats), paid, strict=True)]
        assert change == due
        lost = sum(int(str(params["roads"])) for params in params_of(followed, "unrest"))
        assert max(0, roads - road_count(state)) == lost
    assert {f"inca_empire-event-{name}" for name in ("phase", "income", "sapa", "reveal")} <= seen


@pytest.mark.rule("IE-P12", "IE-P07")
def test_closings_are_told() -> None:
    s = position(order="OBNG")
    play(s, "R r048")
    names = events(s, "R r179")
    assert ("close", {"seat": 1, "action": "R"}) in names
    assert ("close", {"seat": 1, "action": "C"}) in names
    s = position(
        order="BNGO",
        roads={"B": "r173 r089"},
        cities="machu_picchu",
        labor={"B": 5},
        sun={"OB": "SE"},
    )
    assert ("forfeit", {"seat": 2}) in events(s, "C temple:machu_picchu")


@pytest.mark.rule("IE-U01")
def test_a_new_turn_order_is_told_by_seat() -> None:
    s = position(at="2a.3", order="OBNG", turn="G", vp={"O": 5, "B": 9, "N": 2, "G": 4})
    assert ("order", {"order": "3 4 1 2"}) in events(s, "R.")


@pytest.mark.rule("IE-A03", "IE-A04")
def test_a_scoring_is_told_by_seat() -> None:
    s = position(at="2a.5", order="OBNG", turn="G", roads={"G": "r213 r179"}, garrisons="sondor")
    rows = [params for name, params in events(s, "R.") if name == "sapa"]
    assert [(row["seat"], row["points"]) for row in rows if row["points"]] == [(4, 2)]
    assert {"terraces", "garrisons", "cities", "temples"} <= set(rows[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_and_questions_are_said_in_words(language: str) -> None:
    words = catalogue(language)
    match = Match(GAME, 4, {"pizarros_arrival": True}, 3)
    state: State = GAME.new(4, {"pizarros_arrival": True})
    rng = Rng(3, "words")
    while not match.over:
        match.play(match.state.sample(rng))
    for _, action in match.log:
        if state.actor() >= 0:
            key, params = state.question()
            text = words.game_text("inca_empire", key, params)
            assert text != key
            assert "{" not in text
        for event in collect_events(state, action):
            text = words.game_text("inca_empire", event.key, event.params)
            assert text != event.key
            assert "{" not in text


@pytest.mark.rule("IE-K02", "IE-U08")
def test_cards_turned_up_and_roads_lost_are_told() -> None:
    hands = {"O": "XC EN EN", "B": "EP EP WP", "N": "WP WR WR", "G": "RU PS PS"}
    s = position(at="2a.2", order="OBNG", roads={"O": "r048 r174"}, hands=hands)
    play(s, "S XC@OB", "! draw O=KO", "S EP@BN", "! draw B=ES", "S WP@NG", "! draw N=UR")
    assert not [name for name, _ in events(s, "S RU@GO") if name == "reveal"]
    followed = events(s, "! draw G=BP")
    shown = [(row["seat"], row["card"], row["field"]) for name, row in followed if name == "reveal"]
    assert sorted(shown) == [(1, "XC", "OB"), (2, "EP", "BN"), (3, "WP", "NG"), (4, "RU", "GO")]
    assert ("unrest", {"seat": 1, "roads": 1}) in followed
