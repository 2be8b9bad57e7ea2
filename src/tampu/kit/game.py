"""`make_game`: the registered game of a `Position`, with a default for everything optional."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tampu.core.contract import Evaluation, Game, State
from tampu.core.errors import Params
from tampu.core.loading import checked_load
from tampu.core.rulebook import read_rulebook
from tampu.kit.position import Position


def no_price(_state: Any, _action: int) -> Params:
    """Every action is free."""
    return {}


def no_invariants(_state: Any) -> None:
    """Nothing is checked beyond the conformance suite."""


def evaluate_by_score(state: State) -> list[list[float]]:
    """One feature for each seat: its points."""
    return [[float(score)] for score in state.scores()]


def make_game(
    package: str,
    position: type[Position],
    begin: Callable[[Any, Mapping[str, Any]], None],
    max_entries: int = 1000,
    **parts: Any,
) -> Game:
    """Build GAME from a position class and the function that sets it up from the options.

    `package` holds `rules.json`; `parts` are other fields of Game, such as `evaluation`, `price`,
    `readers`, `masked` and `invariants`.
    """

    def start(seats: int, options: Mapping[str, Any], rules_version: int) -> Position:
        state = position(seats, rules_version)
        begin(state, options)
        return state

    def imagine(view: Any, rng: Any) -> Position:
        return position.imagine(view, rng)

    def propose(state: Any) -> list[int]:
        return list(state.candidates())

    defaults: dict[str, Any] = {
        "evaluation": Evaluation(evaluate_by_score, ("points",), propose),
        "invariants": no_invariants,
        "price": no_price,
    }
    return Game(
        meta=position.META,
        actions=position.ACTIONS,
        outcomes=position.OUTCOMES,
        rules=read_rulebook(package),
        start=start,
        load=checked_load(position.META, position.from_json),
        imagine=imagine,
        max_entries=max_entries,
        **{**defaults, **parts},
    )
