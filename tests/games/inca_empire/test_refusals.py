"""The refusals of Inca Empire: position, action, the one rule that forbids it."""

from typing import Any

import pytest

from tampu.core.errors import IllegalAction
from tampu.games.inca_empire.game import GAME
from tampu.games.inca_empire.state import State

from .support import deal_out, next_phase, play, position, random_games, why


def setup(seats: int = 4, *tokens: str, **options: Any) -> State:
    """A game in set-up, after these choices or draws."""
    return play(GAME.new(seats, options), *tokens)


def sun(seats: int = 4, *tokens: str) -> State:
    """A Sun phase in which O places first."""
    order = "OBNG" if seats == 4 else "ONG"
    s = position(seats, at="2a.2", order=order, hands={"O": "WR WR EN", order[1]: "XC XC WP"})
    for token in tokens:
        deal_out(play(s, token))
    return s


def orange(*tokens: str, **more: Any) -> State:
    """A turn of O, who has every kind of site and all the labor needed, after these steps."""
    given: dict[str, Any] = {
        "order": "OBNG",
        "roads": {"O": "r048 r212 r014 r037"},
        "owned": {"O": "chanka rucana"},
        "cities": "vilcashuaman",
        "garrisons": "sondor",
        "labor": {"O": 40},
    }
    return _after(position(**(given | more)), tokens)


def blue(*tokens: str, **more: Any) -> State:
    """A turn of B, whose network has a temple at Machu Picchu and a city at Raqchi."""
    given: dict[str, Any] = {
        "order": "BNGO",
        "roads": {"B": "r173 r089 r214 r185"},
        "owned": {"N": "vilcabamba cana"},
        "cities": "machu_picchu raqchi",
        "temples": "machu_picchu",
        "labor": {"B": 9},
        "sun": {"OB": "PL"},
    }
    return _after(position(**(given | more)), tokens)


def opening(*tokens: str, **more: Any) -> State:
    """A turn of O with the start road alone."""
    return _after(position(**({"order": "OBNG"} | more)), tokens)


def three(**more: Any) -> State:
    return position(3, order="ONG", **more)


def over() -> State:
    s = position(at="4a.10")
    return deal_out(next_phase(s))


def _after(s: State, tokens: tuple[str, ...]) -> State:
    for token in tokens:
        deal_out(play(s, token))
    return s


ALWAYS = {"temple_bars_pilgrimage": "always"}
REFUSALS: list[tuple[State, str, str]] = [
    # What is due.
    (setup(), "! seat 2=O", "IE-H04"),
    (sun(), "R.", "IE-T01"),
    (orange(), "S EP@OB", "IE-T01"),
    (setup(3, "K G", color_assignment="chosen"), "R.", "IE-T01"),
    (over(), "R.", "IE-E01"),
    # Colours.
    (setup(3, "K G", color_assignment="chosen"), "K G", "IE-S14"),
    (setup(3, color_assignment="chosen"), "K B", "IE-S14"),
    # Sun cards.
    (sun(), "S WR@ON", "IE-M18"),
    (sun(3), "S WR@OB", "IE-M19"),
    (sun(), "S XC@OB", "IE-U03"),
    (sun(4, "S WR@NG"), "S XC@NG", "IE-U04"),
    # Road Building.
    (opening("C road:r048", sun={"OB": "WP"}, labor={"O": 4}), "R r212", "IE-P02"),
    (opening("R.", labor={"O": 1}), "R r048", "IE-P13"),
    (opening("R.", labor={"O": 1}), "R.", "IE-P13"),
    (opening("R r048"), "C conq:chanka", "IE-P02"),
    (opening("R r048"), "C.", "IE-P02"),
    (three(), "R r219", "IE-M21"),
    (opening(), "R r001", "IE-R12"),
    (opening(), "R r134", "IE-R05"),
    (opening("R r048"), "R r037", "IE-R06"),
    (opening(roads={"B": "r174"}), "R r174", "IE-R04"),
    (opening(), "R r002=", "IE-W01"),
    (opening(sun={"OB": "WR"}), "R r048=", "IE-W05"),
    (opening(sun={"OB": "WR"}, roads={"B": "r173 w024"}), "R w009", "IE-W11"),
    # Pilgrimages.
    (blue("R r237"), "P PL-C", "IE-P05"),
    (blue("R."), "P PL-R", "IE-P13"),
    (blue("C."), "P PL-C", "IE-P13"),
    (blue("P PL-R"), "P PL-C", "IE-K46"),
    (blue("C temple:raqchi", options=ALWAYS), "P PL-R", "IE-K49"),
    (blue(temples=""), "P PL-R", "IE-K44"),
    (blue(sun={}), "P PL-R", "IE-K44"),
    # Construction: the main option.
    (orange("C."), "C terr:chanka", "IE-P13"),
    (orange("C."), "C.", "IE-P13"),
    (orange("C terr:chanka", sun={"OB": "RX"}), "C garr:huaytara", "IE-B26"),
    (orange("C temple:vilcashuaman", sun={"OB": "RX"}), "C temple:sondor", "IE-B26"),
    (orange("C terr:chanka", sun={"OB": "RX"}), "C terr:rucana", "IE-B31"),
    # Construction: sites.
    (orange(), "C city:cuzco", "IE-M06"),
    (orange(), "C garr:limatambo", "IE-M05"),
    (orange(), "C city:ampato", "IE-M01"),
    (orange(), "C city:sondor", "IE-B33"),
    (orange(), "C city:vilcashuaman", "IE-B28"),
    (orange(), "C city:machu_picchu", "IE-B06"),
    (orange(), "C garr:sondor", "IE-B28"),
    (orange(), "C garr:vilcashuaman", "IE-B28"),
    (orange(), "C garr:paucartambo", "IE-B07"),
    (orange(temples="vilcashuaman"), "C temple:vilcashuaman", "IE-B28"),
    (orange(), "C temple:sondor", "IE-K35"),
    (orange(), "C temple:huaytara", "IE-B09"),
    (blue("R r237", "R.", sun={"OB": "SE"}), "C temple:raqchi", "IE-K38"),
    (blue("P PL-R", sun={"OB": "PL SE"}), "C temple:raqchi", "IE-K38"),
    (blue("P PL-R", options=ALWAYS), "C temple:raqchi", "IE-K49"),
    (orange(), "C key:sondor", "IE-K18"),
    (orange(sun={"OB": "KO"}), "C key:huaytara", "IE-K18"),
    # Construction: regions.
    (orange(), "C terr:chinchaysuyu", "IE-B14"),
    (orange(terraces={"O": "chanka"}), "C terr:chanka", "IE-B12"),
    (orange(), "C conq:chanka", "IE-M14"),
    (orange(), "C conq:anti", "IE-B16"),
    (orange(), "X anti", "IE-B20"),
    (orange(sun={"OB": "RX"}), "X anti", "IE-B16"),
    (orange(sun={"OB": "RX"}), "X chanka", "IE-M14"),
    # Construction: labor.
    (orange(labor={"O": 3}), "C garr:huaytara", "IE-B04"),
    (blue(labor={"B": 1}), "C temple:raqchi", "IE-B04"),
    (orange(labor={"O": 1}, sun={"OB": "KO"}), "C key:sondor", "IE-B04"),
    (orange(labor={"O": 1}), "C terr:chanka", "IE-B04"),
    (orange(labor={"O": 0}), "C road:r174", "IE-B04"),
    (orange(labor={"O": 0}, markers="chincha:m3"), "C conq:chincha", "IE-B04"),
    (orange(labor={"O": 1}, markers="chincha:m1", sun={"OB": "RX"}), "X chincha", "IE-B04"),
]


@pytest.mark.parametrize(("s", "token", "rule"), REFUSALS, ids=[row[1] for row in REFUSALS])
def test_refusal(s: State, token: str, rule: str) -> None:
    before = s.key()
    assert why(s, token) == rule
    space = GAME.outcomes if rule == "IE-H04" else GAME.actions
    with pytest.raises(IllegalAction) as refused:
        s.apply(space.find(token)[0])
    assert refused.value.rule == rule
    assert s.key() == before


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.rule("IE-X28")
def test_every_action_is_legal_or_refused(seats: int) -> None:
    """`refuse` decides without the menu from which `legal` lists."""
    rules = set(GAME.rules.ids())
    for s, number in random_games(seats, {"temple_bars_pilgrimage": "always"}, 2, first=40):
        if number % 23 or not s.menu:
            continue
        legal = set(s.legal())
        for action in range(GAME.actions.size):
            refusal = s.why_not(action)
            assert (refusal is None) == (action in legal), GAME.actions.notation(action)
            assert refusal is None or refusal.rule in rules


def test_a_refusal_for_want_of_labor_names_the_price() -> None:
    s = orange(labor={"O": 3})
    refusal = s.why_not(GAME.actions.encode("garrison", site="huaytara"))
    assert refusal is not None
    assert refusal.key == "inca_empire-why-labor"
    assert refusal.params == {"price": 4, "labor": 3}
