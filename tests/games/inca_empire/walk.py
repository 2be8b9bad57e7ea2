"""Passing time between two decisions of interest, without anything happening on the map."""

from tampu.core.contract import CHANCE
from tampu.games.inca_empire.state import State

from .ledger import COLOURS, DATA
from .support import deal_out, legal, play, seat


def pass_turn(s: State) -> State:
    """End the turn of the player who decides, with nothing more done."""
    actor = s.actor()
    while s.actor() == actor and not legal(s)[0].startswith("S "):
        play(s, "R." if "R." in legal(s) else "C.")
    return s


def to_turn(s: State, colour: str, avoid: str = "RU PS") -> State:
    """Go on to the next People turn of a player; all pass and place cards but those avoided."""
    placed = False
    while s.actor() == CHANCE or s.actor() != seat(s, colour) or not placed or _placing(s):
        if s.actor() == CHANCE:
            deal_out(s)
        elif _placing(s):
            placed = True
            play(s, next(token for token in legal(s) if token[2:4] not in avoid.split()))
        else:
            pass_turn(s)
    return s


def _placing(s: State) -> bool:
    return legal(s)[0].startswith("S ")


def way(colour: str, *sites: str) -> str:
    """Printed connections that join a player's start site to each of these sites."""
    side = DATA["sides"]["4"]
    start = next(row for row in side["starts"] if COLOURS[row["color"]] == colour)
    came: dict[str, str] = {start["site"]: ""}
    todo = [start["site"]]
    for here in todo:
        for road in side["roads"]:
            ends = [road["a"], road["b"]]
            if here in ends and "cuzco" not in ends:
                there = ends[1 - ends.index(here)]
                if there not in came:
                    came[there] = f"{road['id']} {here}"
                    todo.append(there)
    roads: list[str] = []
    for site in sites:
        here = site
        while came[here]:
            road, here = came[here].split()
            if road not in roads:
                roads.append(road)
    return " ".join(roads)
