"""Features of each seat's position, in expected final points, for the bots; no rules.

The features are points already made, what the network will score, what labor will buy, what lies
near the network, and what the Sun cards do to each seat until the next Sapa Inca phase.
"""

from __future__ import annotations

from typing import Final

from tampu.core.contract import Evaluation
from tampu.core.data import read_json
from tampu.games.inca_empire import content
from tampu.games.inca_empire.facts import NAMES as FACT_NAMES
from tampu.games.inca_empire.facts import facts, progress
from tampu.games.inca_empire.outlook import stakes
from tampu.games.inca_empire.proposals import propose
from tampu.games.inca_empire.rules.board import Setting
from tampu.games.inca_empire.rules.inca import income
from tampu.games.inca_empire.rules.reach import BuiltSites, reach_of
from tampu.games.inca_empire.rules.sapa import network_points
from tampu.games.inca_empire.rules.stages import END, NO_CARD, TURN
from tampu.games.inca_empire.rules.sun import supporters
from tampu.games.inca_empire.state import State

# The numbers were chosen by games in which every seat evaluated with other ones.
LABOR_WORTH: Final = 1.1
"""Points for a labor token that finds a use."""
IDLE_LABOR: Final = 0.09
"""Points for a token beyond what the turns left can spend."""
SPENT_IN_A_TURN: Final = 5.2
BUILD_LATER: Final[list[float]] = [0.72, 0.49, 0.33, 0.23, 0.15, 0.1]
"""How much of the best, second best, ... purchase in reach the seat will get."""
REACH: Final[list[float]] = [1.0, 0.5, 0.25]
"""How much of a site's worth remains that many roads away."""
JOINED_LATER: Final = 0.55
"""Of what a built site in reach would score, what the seat will get."""
UNREACHED: Final = 0.33
"""How much of a site's worth remains while none of its regions is conquered."""
SCORED_LATER: Final = 0.8
"""Of what the network would score, what stays an advantage when rivals join the same sites."""
SHARED: Final = 0.85
"""Of a building's later points, what stays an advantage over rivals who join it."""
TERRACED: Final = 0.9
"""Of what a terrace brings, what it brings while others could be built instead."""
EXPOSED: Final = 0.1
"""The expected loss for a road that Rural Unrest would remove."""
UNREST: Final = 1.5
"""What each such road costs when it comes."""

EFFECT: Final[dict[str, float]] = {
    "ES": 0.42,
    "WP": 0.42,
    "WR": 0.68,
    "XC": 1.02,
    "EN": -1.02,
    "EP": -0.68,
    "KO": 0.34,
    "UR": 0.68,
    "BP": 0.51,
    "HW": -0.34,
    "SF": 0.34,
    "MS": 0.42,
    "RX": 0.77,
    "RS": -0.42,
    "RF": 0.26,
    "SE": -0.51,
}
"""Points that one copy of a card is worth to a seat in each People phase it lies there."""
EFFECTS: Final[list[float]] = [EFFECT.get(code, 0.0) for code in content.CARDS]
PILGRIMAGE_PRICE: Final = 2.3
"""What the action given up for a pilgrimage would have brought."""

NAMES: Final = ("points", "network", "labor", "idle", "sites", "buildings", "risk", "cards")
POINTS: Final = 0
NETWORK: Final = 1
LABOR_AHEAD: Final = 2
IDLE: Final = 3
SITES: Final = 4
BUILDINGS: Final = 5
RISK: Final = 6
SUN_CARDS: Final = 7
Table = list[list[float]]
"""By seat and feature."""


class Forecast:
    """The phases and the labor that are still to come from one phase of the era track."""

    __slots__ = ("base", "column_sun", "column_turns", "incas", "keep", "scorings", "turns")

    def __init__(self, setting: Setting, place: int) -> None:
        self.scorings: int = 0
        self.incas: int = 0
        self.turns: int = 0
        """People phases after this place."""
        self.base: int = 0
        """Labor that everybody will still get by the eras."""
        self.column_turns: int = 0
        self.column_sun: int = 0
        now = setting.track[place]
        keep = content.ERAS[now.era]["keep"]
        self.keep: int = 99 if keep is None else keep
        for later in setting.track[place + 1 :]:
            same = later.column == now.column
            if later.phase == content.SAPA_INCA:
                self.scorings += 1
            elif later.phase == content.PEOPLE:
                self.turns += 1
                self.column_turns += same
            elif later.phase == content.SUN:
                self.column_sun += same
            else:
                self.incas += 1
                self.base += content.ERAS[later.era]["labor"]


_forecasts: dict[int, list[Forecast]] = {}


def forecast(s: State) -> Forecast:
    """The forecast from the current phase, from a cache; the length of a track identifies it."""
    forecasts = _forecasts.get(len(s.setting.track))
    if forecasts is None:
        forecasts = [Forecast(s.setting, place) for place in range(len(s.setting.track))]
        _forecasts[len(s.setting.track)] = forecasts
    return forecasts[s.place]


def features(s: State) -> Table:
    """The features of each seat's position, in expected final points."""
    table = [[0.0] * len(NAMES) for _ in range(s.seats)]
    for seat in range(s.seats):
        table[seat][POINTS] = float(s.vp[seat])
    if s.place < 0 or s.stage == END:
        return table
    ahead = forecast(s)
    sites = BuiltSites(s)
    for seat in range(s.seats):
        _add_seat(s, seat, table[seat], ahead, sites)
    _add_new_cards(s, table, ahead, sites.exposed)
    return table


def _turns_now(s: State, seat: int) -> int:
    """1 where the seat still has a Construction to make in this phase."""
    if s.setting.track[s.place].phase != content.PEOPLE:
        return 0
    place = s.order.index(seat)
    if place == s.cursor:
        return 1 if s.construction_open else 0
    return 1 if place > s.cursor else 0


def _add_seat(s: State, seat: int, row: list[float], ahead: Forecast, sites: BuiltSites) -> None:
    now = _turns_now(s, seat)
    turns = ahead.turns + now
    column_turns = ahead.column_turns + now
    row[NETWORK] = SCORED_LATER * ahead.scorings * float(sum(network_points(s, seat)))
    earned = income(s, seat)
    usable = min(float(s.labor[seat]), SPENT_IN_A_TURN * 1.3 * column_turns + ahead.keep)
    total = usable + ahead.base + earned * ahead.incas
    spent = min(total, SPENT_IN_A_TURN * turns)
    row[LABOR_AHEAD] = LABOR_WORTH * spent
    row[IDLE] = IDLE_LABOR * (total - spent)
    if turns or _builds_roads(s, seat):
        _add_prospects(s, seat, row, ahead, sites)
    at_risk = _roads_among(s, seat, sites.exposed)
    if ahead.scorings > 1:
        row[RISK] = -EXPOSED * at_risk
    for card in range(content.KINDS_OF_CARD):
        copies = s.effects[seat * content.KINDS_OF_CARD + card]
        if copies:
            if card == content.RU:
                row[SUN_CARDS] -= UNREST * at_risk * ahead.column_sun
            else:
                worth = _card_worth(s, seat, card, column_turns, ahead.column_sun)
                row[SUN_CARDS] += copies * worth


def _add_prospects(
    s: State, seat: int, row: list[float], ahead: Forecast, sites: BuiltSites
) -> None:
    """What the seat can buy and reach from its network."""
    board = s.board
    scorings = ahead.scorings
    later = SHARED * scorings
    city = content.CITY_VP + content.SAPA_CITY * later - LABOR_WORTH * content.CITY_COST
    garrison = (
        content.GARRISON_VP + content.SAPA_GARRISON * later - LABOR_WORTH * content.GARRISON_COST
    )
    temple = content.TEMPLE_VP + content.SAPA_TEMPLE * later - LABOR_WORTH * content.TEMPLE_COST
    purchases: list[float] = []
    reach = reach_of(board)
    network = s.network[seat]
    open_lines = s.open_lines & board.printed & ~(s.taken & ~s.roads[seat])
    first = reach.ends(s.frontier[seat] & open_lines) & ~network
    touched = s.touched[seat]
    second = 0
    if first:
        lines, regions = reach.beyond(first)
        touched |= regions
        second = reach.ends(lines & open_lines) & ~(network | first)
    cities, temples, reached = sites.cities, sites.temples, sites.reached
    built = cities | sites.garrisons
    for roads in range(len(REACH)):
        share = REACH[roads]
        special = reach.places(network if roads == 0 else first if roads == 1 else second)
        while special:
            low = special & -special
            special ^= low
            if low & built:
                if roads:
                    points = content.SAPA_CITY if low & cities else content.SAPA_GARRISON
                    if low & temples:
                        points += content.SAPA_TEMPLE
                    row[SITES] += JOINED_LATER * share * scorings * points
                if low & cities and not low & temples:
                    purchases.append(share * (temple + reach.bonus[low.bit_length() - 1]))
            else:
                worth = city if low & reach.city_places else garrison
                purchases.append(share * (worth if low & reached else UNREACHED * worth))
    near = touched & ~s.conquered
    if near:
        _add_conquests(s, seat, near, ahead.incas, purchases)
    rising = s.owned[seat] & ~s.terraces[seat]
    if rising:
        terrace = content.TERRACE_VP + scorings + LABOR_WORTH * ahead.incas
        terrace -= LABOR_WORTH * content.TERRACE_COST
        purchases.append(TERRACED * terrace)
        if rising & (rising - 1):
            purchases.append(TERRACED * terrace)
    purchases.sort(reverse=True)
    turns = ahead.turns + _turns_now(s, seat)
    for rank in range(min(len(purchases), turns, len(BUILD_LATER))):
        if purchases[rank] > 0:
            row[BUILDINGS] += BUILD_LATER[rank] * purchases[rank]


def _builds_roads(s: State, seat: int) -> bool:
    return s.stage == TURN and s.roads_open and s.active() == seat


def _add_conquests(s: State, seat: int, near: int, incas: int, purchases: list[float]) -> None:
    """What the regions in reach are worth; those one road away count less."""
    touched = s.touched[seat]
    for kind, regions in enumerate(s.types):
        here = near & regions
        if here:
            worth = content.MARKER_VP[kind] + LABOR_WORTH * (
                content.LABOR[kind] * incas - content.RESISTANCE[kind]
            )
            for _ in range(min(3, (here & touched).bit_count())):
                purchases.append(worth)
            if here & ~touched:
                purchases.append(REACH[1] * worth)


def _card_worth(s: State, seat: int, card: int, turns: int, sun: int) -> float:
    """What one copy of a card brings the seat in the rest of the column."""
    if card == content.PS:
        return LABOR_WORTH * supporters(s, seat) * sun
    if card in content.PILGRIMAGES:
        number = content.PILGRIMAGES.index(card)
        shrine = s.network[seat] & s.temples & s.board.pilgrim_sites[number]
        return turns * (content.PILGRIMAGE_VP[number] - PILGRIMAGE_PRICE) if shrine else 0.0
    return EFFECTS[card] * turns


def _roads_among(s: State, seat: int, lines: int) -> int:
    """How many roads of the seat are on these lines."""
    return (s.roads[seat] & lines).bit_count() + (s.parallels[seat] & lines).bit_count()


def _add_new_cards(s: State, table: Table, ahead: Forecast, exposed: int) -> None:
    """The cards of this Sun phase, still face down, act on the seats of their fields."""
    turns, sun = ahead.column_turns, ahead.column_sun + 1
    for local in range(s.seats):
        card = s.fresh[local]
        if card == NO_CARD:
            continue
        for color in s.board.field_colors[local]:
            seat = s.colors.index(color)
            if card == content.RU:
                table[seat][SUN_CARDS] -= UNREST * _roads_among(s, seat, exposed) * sun
            else:
                table[seat][SUN_CARDS] += _card_worth(s, seat, card, turns, sun)


EVALUATION: Final = Evaluation(
    features,
    NAMES,
    propose,
    depth=3,
    width=3,
    facts=facts,
    fact_names=FACT_NAMES,
    progress=progress,
    stakes=stakes,
).with_learned(read_json("tampu.games.inca_empire", "weights.json"))
