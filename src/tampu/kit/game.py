"""`make_game`: the registered game of a `Position`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tampu.core.contract import BY_SCORE, Evaluation, Game, Json
from tampu.core.data import read_json
from tampu.core.loading import checked_load
from tampu.core.rulebook import read_rulebook
from tampu.kit.position import Position


def make_game(
    position: type[Position], begin: Callable[[Any, Mapping[str, Any]], None], **parts: Any
) -> Game:
    """Build GAME from a position class and the function that sets it up from the options.

    The package of the class holds `rules.json`, and `weights.json` where `tampu tune` has learned
    weights. `parts` are other fields of Game, such as `evaluation`, `price`, `readers`, `masked`
    and `invariants`; each has a default.
    """
    package = position.__module__.rpartition(".")[0]
    evaluation: Evaluation = parts.pop("evaluation", BY_SCORE)

    def start(seats: int, options: Mapping[str, Any], rules_version: int) -> Position:
        state = position(seats, rules_version)
        begin(state, options)
        return state

    return Game(
        meta=position.META,
        actions=position.ACTIONS,
        outcomes=position.OUTCOMES,
        rules=read_rulebook(package),
        start=start,
        load=checked_load(position.META, position.from_json),
        imagine=position.imagine,
        evaluation=evaluation.with_learned(_weights(package)),
        **parts,
    )


def _weights(package: str) -> Json:
    """The learned weights of a package; none where it has no file."""
    try:
        weights: Json = read_json(package, "weights.json")
    except FileNotFoundError:
        return {"weights": {}}
    return weights
