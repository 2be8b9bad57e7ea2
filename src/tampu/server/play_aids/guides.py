"""Guided first games: tables with a fixed seed whose bots follow a script.

`guide.json` of a game holds the seed, the notation of all decisions, and the steps that the client
shows. As soon as somebody leaves the script, the bots choose for themselves.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from tampu.core.contract import CHANCE
from tampu.core.play import Match, read_action
from tampu.core.registry import load_game
from tampu.server.messages.bodies import Guide, GuideStep
from tampu.server.play_aids.content import read_content
from tampu.server.tables.session import ORIGIN_GUIDE, TableSession


def script(game: str) -> dict[str, Any]:
    """The content of a game's `guide.json`."""
    return read_content(game, "guide.json")


@cache
def scripted_actions(name: str) -> list[int]:
    """The decisions of the guide; raises if one is not legal."""
    guide = script(name)
    game = load_game(name)
    match = Match(game, guide["seats"], guide["options"], guide["seed"])
    actions = []
    for token in guide["moves"]:
        actions.append(read_action(game, match.state, token))
        match.play(actions[-1])
    return actions


def next_action(session: TableSession) -> int | None:
    """The next action of the script; None if the script has ended or somebody left it."""
    if session.row.origin != ORIGIN_GUIDE:
        return None
    moves = scripted_actions(session.row.game)
    played = [action for actor, action in session.fold.match.log if actor != CHANCE]
    return (
        moves[len(played)] if moves[: len(played)] == played and len(played) < len(moves) else None
    )


def read_guide(game: str) -> Guide:
    """The guide of a game as the client shows it."""
    guide = script(game)
    steps = [
        GuideStep(
            id=step["id"],
            text=f"learn-{game}-{step['id']}",
            at=step["at"],
            act=guide["moves"][step["at"]] if step.get("act") else None,
            show=step.get("show", ""),
        )
        for step in guide["steps"]
    ]
    return Guide(game=game, seat=guide["seat"], moves=guide["moves"], steps=steps)
