"""The steps of Construction (IE-B), with the cards that act on them (IE-K)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tampu.games.inca_empire import content
from tampu.games.inca_empire.actions import (
    ADDITIONAL_ROAD,
    CITY,
    GARRISON,
    KEY_OUTPOST,
    TEMPLE,
    TERRACE,
)
from tampu.games.inca_empire.rules.roads import build_road, buildable_lines, refuse_line
from tampu.games.inca_empire.rules.stages import CONSTRUCTION, NOTHING, ROAD_BUILDING

if TYPE_CHECKING:
    from tampu.games.inca_empire.state import State

MORE_STEPS: Final[dict[int, int]] = {
    GARRISON: content.BP,
    TERRACE: content.ES,
    ADDITIONAL_ROAD: content.WP,
}
"""The main options of several steps, and the card that allows each further one."""
TOO_LITTLE_LABOR: Final = "IE-B04"


def copies(s: State, seat: int, card: int) -> int:
    """c(X): how many copies of a card act on the seat."""
    return s.effects[seat * content.KINDS_OF_CARD + card]


# What all steps share. The lists are asked only for options that `refuse_option` allows.


def refuse_construction(s: State) -> str:
    """The rule against any part of Construction now, or ""."""
    if s.progress == ROAD_BUILDING:
        return "IE-P02"
    return "" if s.construction_open else "IE-P13"


def refuse_option(s: State, seat: int, kind: int) -> str:
    """The rule against a step of this kind as a main option now, or ""."""
    refusal = refuse_construction(s)
    if refusal or s.main == 0:
        return refusal
    if s.main != kind or kind not in MORE_STEPS:
        return "IE-B26"
    # Each card allows one more step (IE-B08, B13, B24).
    return "" if s.count <= copies(s, seat, MORE_STEPS[kind]) else "IE-B31"


def refuse_price(s: State, seat: int, price: int) -> str:
    return "" if s.labor[seat] >= price else TOO_LITTLE_LABOR


def _refuse_site(s: State, site: int) -> str:
    """The rule against any building on the site, or ""."""
    if site == s.board.cuzco:
        return "IE-M06"
    if (s.board.city_sites | s.board.garrison_sites) >> site & 1:
        return ""
    return "IE-M05" if s.board.sites >> site & 1 else "IE-M01"


def take_option(s: State, seat: int, kind: int, price: int) -> None:
    """Pay a step of a main option and count it."""
    s.labor[seat] -= price
    s.progress = CONSTRUCTION
    s.main = kind
    s.count += 1


def score(s: State, seat: int, category: int, basis: int, extra: int = 0) -> None:
    """Score a step at once, with what a card adds (IE-B05, T10)."""
    s.gain(seat, category, basis)
    s.gain(seat, content.EXTRA, extra)
    s.move(seat, basis + extra)


# Cities.


def city_price(s: State, seat: int) -> int:
    return content.CITY_COST + content.EPIDEMIC * copies(s, seat, content.EP)


def city_sites(s: State, seat: int) -> int:
    """Empty city sites of the network in conquered land (IE-B06; each touches one region)."""
    return s.network[seat] & s.board.city_sites & s.reached & ~s.cities


def list_cities(s: State) -> int:
    seat = s.active()
    return city_sites(s, seat) if s.labor[seat] >= city_price(s, seat) else 0


def refuse_city(s: State, site: int) -> str:
    seat = s.active()
    refusal = refuse_option(s, seat, CITY) or _refuse_site(s, site)
    if refusal:
        return refusal
    if city_sites(s, seat) >> site & 1:
        return refuse_price(s, seat, city_price(s, seat))
    if not s.board.city_sites >> site & 1:
        return "IE-B33"
    return "IE-B28" if s.cities >> site & 1 else "IE-B06"


def do_city(s: State, site: int) -> None:
    seat = s.active()
    take_option(s, seat, CITY, city_price(s, seat))
    s.cities |= 1 << site
    extra = content.RENEWAL * copies(s, seat, content.UR)
    score(s, seat, content.CITY, content.CITY_VP, extra)


# Garrisons.


def garrison_price(s: State, seat: int) -> int:
    return content.GARRISON_COST + content.WEATHER * copies(s, seat, content.HW)


def garrison_sites(s: State, seat: int) -> int:
    return s.network[seat] & s.board.garrison_sites & s.reached & ~(s.garrisons | s.cities)


def list_garrisons(s: State) -> int:
    seat = s.active()
    return garrison_sites(s, seat) if s.labor[seat] >= garrison_price(s, seat) else 0


def refuse_garrison(s: State, site: int) -> str:
    seat = s.active()
    refusal = refuse_option(s, seat, GARRISON) or _refuse_site(s, site)
    if refusal:
        return refusal
    if garrison_sites(s, seat) >> site & 1:
        return refuse_price(s, seat, garrison_price(s, seat))
    return "IE-B28" if (s.cities | s.garrisons) >> site & 1 else "IE-B07"


def do_garrison(s: State, site: int) -> None:
    seat = s.active()
    take_option(s, seat, GARRISON, garrison_price(s, seat))
    s.garrisons |= 1 << site
    extra = content.STORES * copies(s, seat, content.SF)
    score(s, seat, content.GARRISON, content.GARRISON_VP, extra)


# Temples.


def temple_price(s: State, seat: int) -> int:
    return content.TEMPLE_COST


def temple_sites(s: State, seat: int) -> int:
    """Cities, with Religious Fervor garrisons too, without temple (IE-B09, K35)."""
    homes = s.cities
    if copies(s, seat, content.RF):
        homes |= s.garrisons
    return s.network[seat] & homes & ~s.temples


def _refuse_temples(s: State, seat: int) -> str:
    """The rule against any temple in this turn, or ""."""
    if copies(s, seat, content.SE) and (s.built or s.pilgrim):
        return "IE-K38"
    return "IE-K49" if s.pilgrim and s.setting.bars_always else ""


def list_temples(s: State) -> int:
    seat = s.active()
    if s.labor[seat] < content.TEMPLE_COST or _refuse_temples(s, seat):
        return 0
    return temple_sites(s, seat)


def refuse_temple(s: State, site: int) -> str:
    seat = s.active()
    refusal = refuse_option(s, seat, TEMPLE) or _refuse_site(s, site)
    if refusal:
        return refusal
    if temple_sites(s, seat) >> site & 1:
        return _refuse_temples(s, seat) or refuse_price(s, seat, content.TEMPLE_COST)
    if s.temples >> site & 1:
        return "IE-B28"
    return "IE-K35" if s.garrisons & s.network[seat] & 1 << site else "IE-B09"


def do_temple(s: State, site: int) -> None:
    """Build a temple; under Solar Eclipse it forfeits a Road Building still open (IE-K39)."""
    seat = s.active()
    take_option(s, seat, TEMPLE, content.TEMPLE_COST)
    s.temples |= 1 << site
    s.templed = True
    bonus = s.board.bonus[site]
    s.gain(seat, content.TEMPLE, content.TEMPLE_VP)
    s.gain(seat, content.BONUS, bonus)
    s.move(seat, content.TEMPLE_VP + bonus)
    if s.roads_open and copies(s, seat, content.SE):
        s.roads_open = False
        s.tell("forfeit", seat=seat + 1)


# Key outposts: a garrison becomes a city (IE-K18).


def key_price(s: State, seat: int) -> int:
    return content.KEY_COST + content.EPIDEMIC * copies(s, seat, content.EP)


def key_sites(s: State, seat: int) -> int:
    return s.network[seat] & s.garrisons if copies(s, seat, content.KO) else 0


def list_key_outposts(s: State) -> int:
    seat = s.active()
    return key_sites(s, seat) if s.labor[seat] >= key_price(s, seat) else 0


def refuse_key_outpost(s: State, site: int) -> str:
    seat = s.active()
    refusal = refuse_option(s, seat, KEY_OUTPOST) or _refuse_site(s, site)
    if refusal:
        return refusal
    return refuse_price(s, seat, key_price(s, seat)) if key_sites(s, seat) >> site & 1 else "IE-K18"


def do_key_outpost(s: State, site: int) -> None:
    seat = s.active()
    take_option(s, seat, KEY_OUTPOST, key_price(s, seat))
    s.garrisons &= ~(1 << site)
    s.cities |= 1 << site
    extra = content.RENEWAL * copies(s, seat, content.UR)
    score(s, seat, content.KEY, content.KEY_VP, extra)


# Terraces.


def terrace_price(s: State, seat: int) -> int:
    return content.TERRACE_COST


def terrace_regions(s: State, seat: int) -> int:
    return s.owned[seat] & ~s.terraces[seat]


def list_terraces(s: State) -> int:
    seat = s.active()
    return terrace_regions(s, seat) if s.labor[seat] >= content.TERRACE_COST else 0


def refuse_terrace(s: State, region: int) -> str:
    seat = s.active()
    refusal = refuse_option(s, seat, TERRACE)
    if refusal:
        return refusal
    if terrace_regions(s, seat) >> region & 1:
        return refuse_price(s, seat, content.TERRACE_COST)
    return "IE-B14" if s.board.start_regions >> region & 1 else "IE-B12"


def do_terrace(s: State, region: int) -> None:
    seat = s.active()
    take_option(s, seat, TERRACE, content.TERRACE_COST)
    s.terraces[seat] |= 1 << region
    score(s, seat, content.TERRACE, content.TERRACE_VP)


# Additional roads.


def road_price(s: State, seat: int) -> int:
    """The first additional road is paid, those after it are free (IE-B23, B24)."""
    return 0 if s.main == ADDITIONAL_ROAD else content.ROAD_COST


def list_additional_roads(s: State, lines: int = 0) -> int:
    """The lines that the seat can pay; `lines` are those of Road Building, where it is open."""
    seat = s.active()
    if s.labor[seat] < road_price(s, seat):
        return 0
    return lines or buildable_lines(s, seat)


def refuse_additional_road(s: State, line: int) -> str:
    seat = s.active()
    refusal = refuse_option(s, seat, ADDITIONAL_ROAD) or refuse_line(s, seat, line)
    return refusal or refuse_price(s, seat, road_price(s, seat))


def do_additional_road(s: State, line: int) -> None:
    seat = s.active()
    take_option(s, seat, ADDITIONAL_ROAD, road_price(s, seat))
    build_road(s, seat, line)


# The end of Construction.


def list_end_construction(s: State) -> int:
    return 0 if refuse_construction(s) else 1


def refuse_end_construction(s: State, _row: int) -> str:
    return refuse_construction(s)


def do_end_construction(s: State, _row: int) -> None:
    s.construction_open = False
    s.progress = NOTHING
