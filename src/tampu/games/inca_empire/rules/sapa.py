"""The Sapa Inca phase (IE-A): scoring and the labor that goes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tampu.games.inca_empire import content

if TYPE_CHECKING:
    from tampu.games.inca_empire.state import State


def network_points(s: State, seat: int) -> tuple[int, int, int, int]:
    """What a scoring gives now: terraces, garrisons, cities, temples (IE-A03, A04)."""
    network = s.network[seat]
    return (
        content.SAPA_TERRACE * s.terraces[seat].bit_count(),
        content.SAPA_GARRISON * (network & s.garrisons).bit_count(),
        content.SAPA_CITY * (network & s.cities).bit_count(),
        content.SAPA_TEMPLE * (network & s.temples).bit_count(),
    )


def play_sapa(s: State) -> None:
    """Carry out the whole phase; nobody decides in it."""
    _clear_sun_board(s)
    scored = [0] * s.seats
    for seat in s.ranked():
        points = network_points(s, seat)
        for offset, part in enumerate(points):
            s.points[seat * len(content.SHEET) + content.SAPA + offset] += part
        scored[seat] = sum(points)
        s.move(seat, scored[seat])
        if s.events is not None:
            terraces, garrisons, cities, temples = points
            s.tell(
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
    _return_labor(s, step.era)


def _clear_sun_board(s: State) -> None:
    """All cards of the Sun board are discarded (IE-A01)."""
    for place, copies in enumerate(bytes(s.faces)):
        if copies:
            s.discard[place % content.KINDS_OF_CARD] += copies
    s.faces = bytearray(s.seats * content.KINDS_OF_CARD)
    s.effects = bytes(s.seats * content.KINDS_OF_CARD)


def _return_labor(s: State, era: int) -> None:
    """Labor above the keep number goes back (IE-A09)."""
    data: dict[str, Any] = content.ERAS[era]
    most: int = data["keep"]
    for seat in range(s.seats):
        back = s.labor[seat] - most
        if back > 0:
            s.labor[seat] = most
            s.tell("keep", seat=seat + 1, labor=back)
