"""First games: a table with a fixed deal whose bots follow a script while the guide lasts.

`guide.json` of a game holds the deal, the tokens of all decisions, and the steps that the client
tells. As soon as somebody decides otherwise, the bots play as they like.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from tampu.core.contract import CHANCE
from tampu.core.data import read_json
from tampu.core.play import Match, read_action
from tampu.core.registry import load_game, package_of
from tampu.server.bodies import Guide, GuideStep
from tampu.server.errors import Denied
from tampu.server.rooms import Room

ORIGIN: Final = "guide"
"""The origin of a table that is a first game."""


@cache
def script(game: str) -> dict[str, Any]:
    """The guide of a game as written."""
    try:
        found: dict[str, Any] = read_json(package_of(game), "guide.json")
    except FileNotFoundError:
        raise Denied(404, "error-no-page") from None
    return found


@cache
def scripted(name: str) -> list[int]:
    """The decisions of the guide; raises where one is not legal."""
    about = script(name)
    game = load_game(name)
    match = Match(game, about["seats"], about["options"], about["seed"])
    actions = []
    for token in about["moves"]:
        actions.append(read_action(game, match.state, token))
        match.play(actions[-1])
    return actions


def next_move(room: Room) -> int | None:
    """What the script has a bot do now; None where it says nothing, or is left."""
    if room.row.origin != ORIGIN:
        return None
    moves = scripted(room.row.game)
    made = [action for actor, action in room.fold.match.log if actor != CHANCE]
    return moves[len(made)] if moves[: len(made)] == made and len(made) < len(moves) else None


def read_guide(game: str) -> Guide:
    about = script(game)
    steps = [
        GuideStep(
            id=step["id"],
            text=f"learn-{game}-{step['id']}",
            at=step["at"],
            act=about["moves"][step["at"]] if step.get("act") else None,
            show=step.get("show", ""),
        )
        for step in about["steps"]
    ]
    return Guide(game=game, seat=about["seat"], moves=about["moves"], steps=steps)
