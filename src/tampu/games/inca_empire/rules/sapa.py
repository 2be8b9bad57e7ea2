"""Chapter 12: the Sapa Inca phase, scoring and what labor is kept."""

from __future__ import annotations

from typing import Any

from tampu.games.inca_empire.content import (
    ERAS,
    KINDS_OF_CARD,
    SAPA,
    SAPA_CITY,
    SAPA_GARRISON,
    SAPA_TEMPLE,
    SAPA_TERRACE,
    SHEET,
)
from tampu.games.inca_empire.position import Position


def network_points(s: Position, seat: int) -> tuple[int, int, int, int]:
    """What a scoring gives now: terraces, garrisons, cities, temples (IE-A03, A04)."""
    network = s.network[seat]
    return (
        SAPA_TERRACE * s.terraces[seat].bit_count(),
        SAPA_GARRISON * (network & s.garrisons).bit_count(),
        SAPA_CITY * (network & s.cities).bit_count(),
        SAPA_TEMPLE * (network & s.temples).bit_count(),
    )


def play_sapa(s: Position) -> bool:
    """The whole phase; nobody decides in it."""
    _clear_sun_board(s)
    scored = [0] * s.seats
    for seat in s.ranked():
        points = network_points(s, seat)
        for offset, part in enumerate(points):
            s.points[seat * len(SHEET) + SAPA + offset] += part
        scored[seat] = sum(points)
        s.move(seat, scored[seat])
        if s.events is not None:
            terraces, garrisons, cities, temples = points
            s.note(
                "sapa",
                seat=seat + 1,
                points=scored[seat],
                terraces=terraces,
                garrisons=garrisons,
                cities=cities,
                temples=temples,
            )
    step = s.setting.track[s.place]
    s.history += ((step.column, *scored, *s.vp),)
    _keep(s, step.era)
    return False


def _clear_sun_board(s: Position) -> None:
    """All cards of the Sun board are discarded (IE-A01)."""
    for place, copies in enumerate(bytes(s.faces)):
        s.discard[place % KINDS_OF_CARD] += copies
    s.faces = bytearray(s.seats * KINDS_OF_CARD)
    s.effects = bytearray(s.seats * KINDS_OF_CARD)


def _keep(s: Position, era: int) -> None:
    """Labor above the keep number goes back (IE-A09)."""
    data: dict[str, Any] = ERAS[era]
    most: int = data["keep"]
    for seat in range(s.seats):
        back = s.labor[seat] - most
        if back > 0:
            s.labor[seat] = most
            s.note("keep", seat=seat + 1, labor=back)
