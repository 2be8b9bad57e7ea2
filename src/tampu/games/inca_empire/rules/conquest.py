"""Conquests (IE-B): the main option, and the extra ones of Rapid Expansion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tampu.games.inca_empire import content
from tampu.games.inca_empire.actions import CONQUEST
from tampu.games.inca_empire.rules.construction import (
    copies,
    refuse_construction,
    refuse_option,
    refuse_price,
    score,
    take_option,
)
from tampu.games.inca_empire.rules.roads import open_region
from tampu.games.inca_empire.rules.stages import CONSTRUCTION

if TYPE_CHECKING:
    from tampu.games.inca_empire.state import State


def conquest_price(s: State, seat: int, kind: int, extra: bool) -> int:
    """The price of a region whose marker is of this type (IE-B17)."""
    price = content.RESISTANCE[kind] + (content.EXTRA_COST if extra else 0)
    price += content.UPRISING * copies(s, seat, content.RS) - content.SUPERIORITY * copies(
        s, seat, content.MS
    )
    return max(0, price)


def conquest_regions(s: State, seat: int) -> int:
    """The unconquered regions that the network touches (IE-B16)."""
    return s.touched[seat] & ~s.conquered


def _payable_regions(s: State, extra: bool) -> int:
    seat = s.active()
    near = conquest_regions(s, seat)
    rows = 0
    if near:
        labor = s.labor[seat]
        for kind, regions in enumerate(s.types):
            if near & regions and labor >= conquest_price(s, seat, kind, extra):
                rows |= near & regions
    return rows


def _refuse_region(s: State, region: int, extra: bool) -> str:
    seat = s.active()
    if conquest_regions(s, seat) >> region & 1:
        return refuse_price(s, seat, conquest_price(s, seat, s.marker[region], extra))
    return "IE-M14" if s.conquered >> region & 1 else "IE-B16"


def _conquer(s: State, region: int) -> None:
    """Take the marker; the markers of adjacent regions become pending (IE-B18)."""
    seat = s.active()
    s.conquered |= 1 << region
    s.owned[seat] |= 1 << region
    open_region(s, region)
    s.pending |= s.board.adjacent[region] & s.face_down
    score(s, seat, content.CONQUEST, content.MARKER_VP[s.marker[region]])


def list_conquests(s: State) -> int:
    return _payable_regions(s, False)


def refuse_conquest(s: State, region: int) -> str:
    seat = s.active()
    return refuse_option(s, seat, CONQUEST) or _refuse_region(s, region, False)


def do_conquest(s: State, region: int) -> None:
    seat = s.active()
    take_option(s, seat, CONQUEST, conquest_price(s, seat, s.marker[region], False))
    _conquer(s, region)


def _refuse_extra(s: State) -> str:
    """The rule against any extra conquest now, or ""."""
    seat = s.active()
    return refuse_construction(s) or ("" if s.extras < copies(s, seat, content.RX) else "IE-B20")


def list_extra_conquests(s: State) -> int:
    return 0 if _refuse_extra(s) else _payable_regions(s, True)


def refuse_extra_conquest(s: State, region: int) -> str:
    return _refuse_extra(s) or _refuse_region(s, region, True)


def do_extra_conquest(s: State, region: int) -> None:
    """Conquer beside the main option; it is no step of one (IE-B20)."""
    seat = s.active()
    s.labor[seat] -= conquest_price(s, seat, s.marker[region], True)
    s.progress = CONSTRUCTION
    s.extras += 1
    _conquer(s, region)
