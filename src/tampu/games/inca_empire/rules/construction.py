"""Chapter 10 and the cards of chapter 11 that act on it: prices, legality and effect of steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tampu.games.inca_empire import actions, content
from tampu.games.inca_empire.content import (
    BP,
    EP,
    ES,
    HW,
    KINDS_OF_CARD,
    KO,
    MARKER_VP,
    MS,
    RESISTANCE,
    RF,
    RS,
    RX,
    SE,
    SF,
    UR,
    WP,
)
from tampu.games.inca_empire.position import Position
from tampu.games.inca_empire.rules.roads import (
    build_road,
    legal_lines,
    line_refused,
    open_region,
)


def copies(s: Position, seat: int, card: int) -> int:
    """c(X): how many copies of a card act on the seat."""
    return s.effects[seat * KINDS_OF_CARD + card]


# Prices.


def city_price(s: Position, seat: int) -> int:
    return content.CITY_COST + content.EPIDEMIC * copies(s, seat, EP)


def key_price(s: Position, seat: int) -> int:
    return content.KEY_COST + content.EPIDEMIC * copies(s, seat, EP)


def garrison_price(s: Position, seat: int) -> int:
    return content.GARRISON_COST + content.WEATHER * copies(s, seat, HW)


def conquest_price(s: Position, seat: int, kind: int, extra: bool) -> int:
    """The price of a region whose marker is of this type (IE-B17)."""
    price = RESISTANCE[kind] + (content.EXTRA_COST if extra else 0)
    price += content.UPRISING * copies(s, seat, RS) - content.SUPERIORITY * copies(s, seat, MS)
    return max(0, price)


def road_price(s: Position) -> int:
    """The first additional road is paid, those after it are free (IE-B23, B24)."""
    return 0 if s.main == actions.ADDITIONAL_ROAD else content.ROAD_COST


def step_price(s: Position, seat: int, kind: int, row: int) -> int:
    """The labor that an action costs the seat; 0 for what is free."""
    if kind in (actions.CONQUEST, actions.EXTRA_CONQUEST):
        return conquest_price(s, seat, s.marker[row], kind == actions.EXTRA_CONQUEST)
    if kind == actions.ADDITIONAL_ROAD:
        return road_price(s)
    price = PRICES.get(kind)
    return price(s, seat) if price is not None else 0


def temple_price(_s: Position, _seat: int) -> int:
    return content.TEMPLE_COST


def terrace_price(_s: Position, _seat: int) -> int:
    return content.TERRACE_COST


PRICES: Final[dict[int, Callable[[Position, int], int]]] = {
    actions.CITY: city_price,
    actions.GARRISON: garrison_price,
    actions.TEMPLE: temple_price,
    actions.KEY_OUTPOST: key_price,
    actions.TERRACE: terrace_price,
}


# What can be done, as sets of rows.


def city_sites(s: Position, seat: int) -> int:
    """Empty city sites of the network in conquered land (IE-B06; each touches one region)."""
    return s.network[seat] & s.board.city_sites & s.reached & ~s.cities


def garrison_sites(s: Position, seat: int) -> int:
    return s.network[seat] & s.board.garrison_sites & s.reached & ~(s.garrisons | s.cities)


def temple_sites(s: Position, seat: int) -> int:
    """Cities, with Religious Fervor garrisons too, without temple (IE-B09, K35)."""
    homes = s.cities
    if copies(s, seat, RF):
        homes |= s.garrisons
    return s.network[seat] & homes & ~s.temples


def temple_barred(s: Position, seat: int) -> str:
    """The rule against any temple in this turn, or '' (IE-K38, K49)."""
    if copies(s, seat, SE) and (s.built or s.pilgrim):
        return "IE-K38"
    return "IE-K49" if s.pilgrim and s.setting.bars_always else ""


def key_sites(s: Position, seat: int) -> int:
    return s.network[seat] & s.garrisons if copies(s, seat, KO) else 0


def terrace_regions(s: Position, seat: int) -> int:
    return s.owned[seat] & ~s.terraces[seat]


def conquest_regions(s: Position, seat: int, extra: bool) -> int:
    """The regions the seat touches and can pay (IE-B16, B17)."""
    near = s.touched[seat] & ~s.conquered
    rows = 0
    if near:
        labor = s.labor[seat]
        for kind, regions in enumerate(s.types):
            if near & regions and conquest_price(s, seat, kind, extra) <= labor:
                rows |= near & regions
    return rows


def fill_menu(s: Position, seat: int, menu: list[int]) -> None:
    """Enter the legal steps of a Construction that is open (IE-B31)."""
    labor = s.labor[seat]
    main = s.main
    if main == 0:
        if labor >= city_price(s, seat):
            menu[actions.CITY] = city_sites(s, seat)
        if labor >= garrison_price(s, seat):
            menu[actions.GARRISON] = garrison_sites(s, seat)
        if labor >= content.TEMPLE_COST and not temple_barred(s, seat):
            menu[actions.TEMPLE] = temple_sites(s, seat)
        if labor >= key_price(s, seat):
            menu[actions.KEY_OUTPOST] = key_sites(s, seat)
        if labor >= content.TERRACE_COST:
            menu[actions.TERRACE] = terrace_regions(s, seat)
        menu[actions.CONQUEST] = conquest_regions(s, seat, False)
        if labor >= content.ROAD_COST:
            menu[actions.ADDITIONAL_ROAD] = legal_lines(s, seat)
    elif s.count < steps_allowed(s, seat):
        if main == actions.GARRISON:
            if labor >= garrison_price(s, seat):
                menu[actions.GARRISON] = garrison_sites(s, seat)
        elif main == actions.TERRACE:
            if labor >= content.TERRACE_COST:
                menu[actions.TERRACE] = terrace_regions(s, seat)
        else:
            menu[actions.ADDITIONAL_ROAD] = legal_lines(s, seat)
    if s.extras < copies(s, seat, RX):
        menu[actions.EXTRA_CONQUEST] = conquest_regions(s, seat, True)


def steps_allowed(s: Position, seat: int) -> int:
    """How many steps the main option taken has in this Construction (IE-B08, B13, B24)."""
    card = MORE_STEPS.get(s.main, -1)
    return 1 if card < 0 else 1 + copies(s, seat, card)


MORE_STEPS: Final[dict[int, int]] = {
    actions.GARRISON: BP,
    actions.TERRACE: ES,
    actions.ADDITIONAL_ROAD: WP,
}
"""The main options of several steps, and the card that allows each further one."""


# Why not: the rule against a step, or ''. The order of the tests follows the player's eye.


def _main_refused(s: Position, seat: int, kind: int) -> str:
    """The rule against a step of this kind as a main option now."""
    if s.main == 0:
        return ""
    if s.main != kind or kind not in MORE_STEPS:
        return "IE-B26"
    return "" if s.count < steps_allowed(s, seat) else "IE-B31"


def _built_refused(s: Position, site: int) -> str:
    mark = 1 << site
    if site == s.board.cuzco:
        return "IE-M06"
    if not (s.board.city_sites | s.board.garrison_sites) & mark:
        return "IE-M05" if s.board.sites & mark else "IE-M01"
    return ""


def city_refused(s: Position, seat: int, site: int) -> str:
    mark = 1 << site
    why = _main_refused(s, seat, actions.CITY) or _built_refused(s, site)
    if why:
        return why
    if not s.board.city_sites & mark:
        return "IE-B33"
    if s.cities & mark:
        return "IE-B28"
    if not s.network[seat] & s.reached & mark:
        return "IE-B06"
    return "" if s.labor[seat] >= city_price(s, seat) else "IE-B04"


def garrison_refused(s: Position, seat: int, site: int) -> str:
    mark = 1 << site
    why = _main_refused(s, seat, actions.GARRISON) or _built_refused(s, site)
    if why:
        return why
    if (s.cities | s.garrisons) & mark:
        return "IE-B28"
    if not s.board.garrison_sites & s.network[seat] & s.reached & mark:
        return "IE-B07"
    return "" if s.labor[seat] >= garrison_price(s, seat) else "IE-B04"


def temple_refused(s: Position, seat: int, site: int) -> str:
    mark = 1 << site
    why = _main_refused(s, seat, actions.TEMPLE) or _built_refused(s, site)
    if why:
        return why
    if s.temples & mark:
        return "IE-B28"
    if not temple_sites(s, seat) & mark:
        return "IE-K35" if s.garrisons & s.network[seat] & mark else "IE-B09"
    why = temple_barred(s, seat)
    if why:
        return why
    return "" if s.labor[seat] >= content.TEMPLE_COST else "IE-B04"


def key_refused(s: Position, seat: int, site: int) -> str:
    why = _main_refused(s, seat, actions.KEY_OUTPOST) or _built_refused(s, site)
    if why:
        return why
    if not key_sites(s, seat) >> site & 1:
        return "IE-K18"
    return "" if s.labor[seat] >= key_price(s, seat) else "IE-B04"


def terrace_refused(s: Position, seat: int, region: int) -> str:
    why = _main_refused(s, seat, actions.TERRACE)
    if why:
        return why
    if s.board.start_regions >> region & 1:
        return "IE-B14"
    if not terrace_regions(s, seat) >> region & 1:
        return "IE-B12"
    return "" if s.labor[seat] >= content.TERRACE_COST else "IE-B04"


def conquest_refused(s: Position, seat: int, region: int) -> str:
    why = _main_refused(s, seat, actions.CONQUEST)
    return why or _region_refused(s, seat, region, False)


def extra_refused(s: Position, seat: int, region: int) -> str:
    if s.extras >= copies(s, seat, RX):
        return "IE-B20"
    return _region_refused(s, seat, region, True)


def _region_refused(s: Position, seat: int, region: int, extra: bool) -> str:
    if s.conquered >> region & 1:
        return "IE-M14"
    if not s.touched[seat] >> region & 1:
        return "IE-B16"
    price = conquest_price(s, seat, s.marker[region], extra)
    return "" if price <= s.labor[seat] else "IE-B04"


def road_refused(s: Position, seat: int, line: int) -> str:
    why = _main_refused(s, seat, actions.ADDITIONAL_ROAD) or line_refused(s, seat, line)
    if why:
        return why
    return "" if s.labor[seat] >= road_price(s) else "IE-B04"


REFUSED: Final[dict[int, Callable[[Position, int, int], str]]] = {
    actions.CITY: city_refused,
    actions.GARRISON: garrison_refused,
    actions.TEMPLE: temple_refused,
    actions.KEY_OUTPOST: key_refused,
    actions.TERRACE: terrace_refused,
    actions.CONQUEST: conquest_refused,
    actions.EXTRA_CONQUEST: extra_refused,
    actions.ADDITIONAL_ROAD: road_refused,
}


# Effects.


def _score(s: Position, seat: int, category: int, basis: int, extra: int = 0) -> None:
    """Score a building at once, with what a card adds (IE-B05, T10)."""
    s.gain(seat, category, basis)
    s.gain(seat, content.EXTRA, extra)
    s.move(seat, basis + extra)


def build_city(s: Position, seat: int, site: int) -> None:
    s.labor[seat] -= city_price(s, seat)
    s.cities |= 1 << site
    _score(s, seat, content.CITY, content.CITY_VP, content.RENEWAL * copies(s, seat, UR))


def build_garrison(s: Position, seat: int, site: int) -> None:
    s.labor[seat] -= garrison_price(s, seat)
    s.garrisons |= 1 << site
    extra = content.STORES * copies(s, seat, SF)
    _score(s, seat, content.GARRISON, content.GARRISON_VP, extra)


def build_temple(s: Position, seat: int, site: int) -> None:
    """A temple; under Solar Eclipse it forfeits a Road Building still open (IE-K39)."""
    s.labor[seat] -= content.TEMPLE_COST
    s.temples |= 1 << site
    s.templed = True
    bonus = s.board.bonus[site]
    s.gain(seat, content.TEMPLE, content.TEMPLE_VP)
    s.gain(seat, content.BONUS, bonus)
    s.move(seat, content.TEMPLE_VP + bonus)
    if s.roads_open and copies(s, seat, SE):
        s.roads_open = False
        s.note("forfeit", seat=seat + 1)


def build_key(s: Position, seat: int, site: int) -> None:
    """A garrison becomes a city (IE-K18)."""
    s.labor[seat] -= key_price(s, seat)
    s.garrisons &= ~(1 << site)
    s.cities |= 1 << site
    _score(s, seat, content.KEY, content.KEY_VP, content.RENEWAL * copies(s, seat, UR))


def build_terrace(s: Position, seat: int, region: int) -> None:
    s.labor[seat] -= content.TERRACE_COST
    s.terraces[seat] |= 1 << region
    _score(s, seat, content.TERRACE, content.TERRACE_VP)


def conquer(s: Position, seat: int, region: int) -> None:
    _conquer(s, seat, region, False)


def conquer_extra(s: Position, seat: int, region: int) -> None:
    s.extras += 1
    _conquer(s, seat, region, True)


def _conquer(s: Position, seat: int, region: int, extra: bool) -> None:
    """Take the marker; the markers of adjacent regions become pending (IE-B18)."""
    kind = s.marker[region]
    s.labor[seat] -= conquest_price(s, seat, kind, extra)
    s.conquered |= 1 << region
    s.owned[seat] |= 1 << region
    open_region(s, region)
    s.pending |= s.board.adjacent[region] & s.face_down
    _score(s, seat, content.CONQUEST, MARKER_VP[kind])


def add_road(s: Position, seat: int, line: int) -> None:
    s.labor[seat] -= road_price(s)
    build_road(s, seat, line)


STEPS: Final[dict[int, Callable[[Position, int, int], None]]] = {
    actions.CITY: build_city,
    actions.GARRISON: build_garrison,
    actions.TEMPLE: build_temple,
    actions.KEY_OUTPOST: build_key,
    actions.TERRACE: build_terrace,
    actions.CONQUEST: conquer,
    actions.EXTRA_CONQUEST: conquer_extra,
    actions.ADDITIONAL_ROAD: add_road,
}
