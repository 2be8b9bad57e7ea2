"""A position packed into bytes: equal for equal positions and only for them."""

from __future__ import annotations

from tampu.games.inca_empire.position import Position


def pack(s: Position) -> bytes:
    """Everything that makes the position, the options included."""
    options = s.setting.options
    regions, sites, lines = 7, 16, 50
    parts: list[bytes] = [
        repr([(name, options[name]) for name in sorted(options)]).encode(),
        repr(
            (
                s.stage,
                s.cursor,
                s.place,
                s.colors,
                s.order,
                s.vp,
                s.arrival,
                s.clock,
                s.labor,
                s.points,
                s.history,
                s.left,
                s.refills,
                s.invasions,
                s.arrived,
                s.progress,
                s.roads_open,
                s.construction_open,
                s.built,
                s.main,
                s.count,
                s.extras,
                s.wild,
                s.pilgrim,
                s.templed,
            )
        ).encode(),
        bytes(s.marker),
        s.conquered.to_bytes(regions, "little"),
        s.pending.to_bytes(regions, "little"),
        s.cities.to_bytes(sites, "little"),
        s.garrisons.to_bytes(sites, "little"),
        s.temples.to_bytes(sites, "little"),
        bytes(s.hands),
        bytes(s.pile),
        bytes(s.discard),
        bytes(s.faces),
        bytes(s.fresh),
        bytes(s.fresh_by),
        bytes((len(s.dealt), len(s.placed), len(s.drawn))),
        s.dealt,
        s.placed,
        s.drawn,
    ]
    for seat in range(s.seats):
        parts.append(s.owned[seat].to_bytes(regions, "little"))
        parts.append(s.terraces[seat].to_bytes(regions, "little"))
        parts.append(s.roads[seat].to_bytes(lines, "little"))
        parts.append(s.parallels[seat].to_bytes(lines, "little"))
    return b"".join(parts)
