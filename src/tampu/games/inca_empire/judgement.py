"""What the bots think of a position of Inca Empire: expected final points. No rules here.

Points already made, what the network will score, what labor will buy, what lies near the network,
and what the Sun cards on the board do to each seat until the next Sapa Inca phase.
"""

from __future__ import annotations

from typing import Final

from tampu.core.contract import Judgement
from tampu.core.data import read_json
from tampu.games.inca_empire import actions, content
from tampu.games.inca_empire.board import Setting, bits
from tampu.games.inca_empire.content import (
    ERAS,
    KINDS_OF_CARD,
    LABOR,
    LINES,
    MARKER_VP,
    PEOPLE,
    PILGRIMAGE_VP,
    PILGRIMAGES,
    RESISTANCE,
    SAPA_CITY,
    SAPA_GARRISON,
    SAPA_INCA,
    SAPA_TEMPLE,
    SUN,
    SUPPORTERS,
)
from tampu.games.inca_empire.position import END, NO_CARD, TURN, Position
from tampu.games.inca_empire.rules.inca import income
from tampu.games.inca_empire.rules.roads import exposed_lines
from tampu.games.inca_empire.rules.sapa import network_points
from tampu.games.inca_empire.state import State

# Found by games in which every seat judged by other numbers: what went with more points was kept.
LABOR_WORTH: Final = 1.1
"""Points for a labor token that finds a use."""
IDLE_LABOR: Final = 0.09
"""Points for a token beyond what the turns left can spend."""
SPENT_IN_A_TURN: Final = 5.2
BUILD_LATER: Final = (0.72, 0.49, 0.33, 0.23, 0.15, 0.1)
"""How much of the best, second best, ... purchase in reach the seat will get."""
REACH: Final = (1.0, 0.5, 0.25)
"""How much of a site's worth remains that many roads away."""
JOINED_LATER: Final = 0.55
"""Of what a built site in reach would score, what the seat will get."""
UNREACHED: Final = 0.33
"""How much of a site's worth remains while none of its regions is conquered."""
SCORED_LATER: Final = 0.8
"""Of what the network would score, what stays an advantage when rivals join the same sites."""
SHARED: Final = 0.85
"""Of a building's later points, what stays an advantage over rivals who join it."""
ROADS_TRIED: Final = 12
"""Roads that are proposed at once, the most promising ones."""
TERRACED: Final = 0.9
"""Of what a terrace brings, what it brings while others could be built instead."""
EXPOSED: Final = 0.1
"""The fear for a road that Rural Unrest would remove."""
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


class Outlook:
    """What is still to come from one place of the era track."""

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
        kept = ERAS[now.era]["keep"]
        self.keep: int = 99 if kept is None else kept
        for later in setting.track[place + 1 :]:
            same = later.column == now.column
            if later.phase == SAPA_INCA:
                self.scorings += 1
            elif later.phase == PEOPLE:
                self.turns += 1
                self.column_turns += same
            elif later.phase == SUN:
                self.column_sun += same
            else:
                self.incas += 1
                self.base += ERAS[later.era]["labor"]


_outlooks: dict[int, list[Outlook]] = {}


def outlook(s: Position) -> Outlook:
    """The outlook from where the game stands; a track is known by its length."""
    known = _outlooks.get(len(s.setting.track))
    if known is None:
        known = [Outlook(s.setting, place) for place in range(len(s.setting.track))]
        _outlooks[len(s.setting.track)] = known
    return known[s.place]


def features(s: State) -> Table:
    """What speaks for each seat, in expected final points."""
    table = [[0.0] * len(NAMES) for _ in range(s.seats)]
    for seat in range(s.seats):
        table[seat][POINTS] = float(s.vp[seat])
    if s.place < 0 or s.stage == END:
        return table
    ahead = outlook(s)
    exposed = exposed_lines(s)
    for seat in range(s.seats):
        _add_seat(s, seat, table[seat], ahead, exposed)
    _add_new_cards(s, table, ahead, exposed)
    return table


def _turns_now(s: Position, seat: int) -> int:
    """1 where the seat still has a Construction to make in this phase."""
    if s.setting.track[s.place].phase != PEOPLE:
        return 0
    place = s.order.index(seat)
    if place == s.cursor:
        return 1 if s.construction_open else 0
    return 1 if place > s.cursor else 0


def _add_seat(s: Position, seat: int, row: list[float], ahead: Outlook, exposed: int) -> None:
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
    _add_prospects(s, seat, row, ahead, turns)
    at_risk = _roads_among(s, seat, exposed)
    if ahead.scorings > 1:
        row[RISK] = -EXPOSED * at_risk
    for card in range(KINDS_OF_CARD):
        copies = s.effects[seat * KINDS_OF_CARD + card]
        if copies:
            if card == content.RU:
                row[SUN_CARDS] -= UNREST * at_risk * ahead.column_sun
            else:
                worth = _card_worth(s, seat, card, column_turns, ahead.column_sun)
                row[SUN_CARDS] += copies * worth


def _add_prospects(s: Position, seat: int, row: list[float], ahead: Outlook, turns: int) -> None:
    """What the seat can buy and reach from its network."""
    if turns == 0 and not _builds_roads(s, seat):
        return
    board = s.board
    scorings = ahead.scorings
    later = SHARED * scorings
    city = content.CITY_VP + SAPA_CITY * later - LABOR_WORTH * content.CITY_COST
    garrison = content.GARRISON_VP + SAPA_GARRISON * later - LABOR_WORTH * content.GARRISON_COST
    temple = content.TEMPLE_VP + SAPA_TEMPLE * later - LABOR_WORTH * content.TEMPLE_COST
    found: list[float] = []
    built = s.cities | s.garrisons
    places = board.city_sites | board.garrison_sites
    seen = s.network[seat]
    ring = seen
    open_lines = s.open_lines & board.printed & ~(s.taken & ~s.roads[seat])
    lines = s.frontier[seat] & open_lines
    touched = s.touched[seat]
    for roads, share in enumerate(REACH):
        special = ring & places
        while special:
            low = special & -special
            special ^= low
            if low & built:
                if roads:
                    points = SAPA_CITY if low & s.cities else SAPA_GARRISON
                    if low & s.temples:
                        points += SAPA_TEMPLE
                    row[SITES] += JOINED_LATER * share * scorings * points
                if low & s.cities and not low & s.temples:
                    found.append(share * (temple + board.bonus[low.bit_length() - 1]))
            else:
                worth = city if low & board.city_sites else garrison
                found.append(share * (worth if low & s.reached else UNREACHED * worth))
        if roads == len(REACH) - 1:
            break
        ring = 0
        while lines:
            low = lines & -lines
            lines ^= low
            ring |= board.ends[low.bit_length() - 1]
        ring &= ~seen
        seen |= ring
        fresh = ring
        while fresh:
            low = fresh & -fresh
            fresh ^= low
            site = low.bit_length() - 1
            lines |= board.incident[site] & open_lines
            if roads == 0:
                touched |= board.site_regions[site]
    near = touched & ~s.conquered
    if near:
        _add_conquests(s, seat, near, ahead.incas, found)
    rising = s.owned[seat] & ~s.terraces[seat]
    if rising:
        terrace = content.TERRACE_VP + scorings + LABOR_WORTH * ahead.incas
        terrace -= LABOR_WORTH * content.TERRACE_COST
        found.append(TERRACED * terrace)
        if rising & (rising - 1):
            found.append(TERRACED * terrace)
    found.sort(reverse=True)
    for rank in range(min(len(found), turns, len(BUILD_LATER))):
        if found[rank] > 0:
            row[BUILDINGS] += BUILD_LATER[rank] * found[rank]


def _builds_roads(s: Position, seat: int) -> bool:
    return s.stage == TURN and s.roads_open and s.active() == seat


def _add_conquests(s: Position, seat: int, near: int, incas: int, found: list[float]) -> None:
    """What the regions in reach are worth; those one road away count less."""
    touched = s.touched[seat]
    for kind, regions in enumerate(s.types):
        here = near & regions
        if here:
            worth = MARKER_VP[kind] + LABOR_WORTH * (LABOR[kind] * incas - RESISTANCE[kind])
            for _ in range(min(3, (here & touched).bit_count())):
                found.append(worth)
            if here & ~touched:
                found.append(REACH[1] * worth)


def _card_worth(s: Position, seat: int, card: int, turns: int, sun: int) -> float:
    """What one copy of a card brings the seat in the rest of the column."""
    if card == content.PS:
        ready = 0
        for kind, regions in enumerate(s.types):
            if RESISTANCE[kind] <= SUPPORTERS:
                ready += (s.owned[seat] & regions).bit_count()
        return LABOR_WORTH * ready * sun
    if card in PILGRIMAGES:
        number = PILGRIMAGES.index(card)
        shrine = s.network[seat] & s.temples & s.board.pilgrim_sites[number]
        return turns * (PILGRIMAGE_VP[number] - PILGRIMAGE_PRICE) if shrine else 0.0
    return EFFECTS[card] * turns


def _roads_among(s: Position, seat: int, lines: int) -> int:
    """How many roads of the seat are on these lines."""
    return (s.roads[seat] & lines).bit_count() + (s.parallels[seat] & lines).bit_count()


def _add_new_cards(s: Position, table: Table, ahead: Outlook, exposed: int) -> None:
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


# Proposals.


def proposals(s: State) -> list[int]:
    """The legal actions worth a thought: of many roads only the most promising ones."""
    legal = s.legal()
    if s.stage != TURN or len(legal) <= ROADS_TRIED:
        return legal
    seat = s.active()
    first = actions.FIRST
    found: list[int] = []
    worth: list[float] = []
    for kind in (actions.ROAD, actions.ADDITIONAL_ROAD):
        rows = s.menu[kind]
        if not rows:
            continue
        if not worth:
            worth = _site_worth(s)
        rated = [(-_line_worth(s, seat, line, worth), line) for line in bits(rows)]
        rated.sort()
        tried = ROADS_TRIED if kind == actions.ROAD else ROADS_TRIED // 2
        found += [first[kind] + line for _, line in rated[:tried]]
    found += [a for a in legal if actions.KIND_OF[a] not in (actions.ROAD, actions.ADDITIONAL_ROAD)]
    found.sort()
    return found


def _site_worth(s: Position) -> list[float]:
    """How attractive each site is to a road."""
    board = s.board
    worth = [0.0] * len(board.names)
    for site in bits(board.sites):
        mark = 1 << site
        free = (board.site_regions[site] & ~s.conquered).bit_count()
        value = 0.6 + 0.5 * free
        if mark & s.cities:
            value += 6.0
        elif mark & s.garrisons:
            value += 4.0
        elif mark & board.city_sites:
            value += 4.0 if mark & s.reached else 1.5
        elif mark & board.garrison_sites:
            value += 3.0 if mark & s.reached else 1.2
        if mark & s.temples:
            value += 2.0
        worth[site] = value
    return worth


def _line_worth(s: Position, seat: int, line: int, worth: list[float]) -> float:
    """What a road newly reaches, and half of the best site beyond."""
    board = s.board
    place = line - LINES if line >= LINES else line
    network = s.network[seat]
    new = board.ends[place] & ~network
    if not new:
        return -1.0
    site = new.bit_length() - 1
    beyond = 0.0
    for other in bits(board.incident[site] & board.printed & ~s.taken):
        far = board.ends[other] & ~(network | new)
        if far:
            beyond = max(beyond, worth[far.bit_length() - 1])
    return worth[site] + 0.5 * beyond


JUDGEMENT: Final = Judgement(features, NAMES, proposals, depth=3, width=3).learned(
    read_json("tampu.games.inca_empire", "weights.json")
)
