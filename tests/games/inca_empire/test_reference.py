"""Whole random games of the engine, replayed by the reference written from the ledger alone."""

import os
from typing import Any

import pytest

from tampu.core import record
from tampu.core.contract import CHANCE, State
from tampu.core.play import Entry, Match
from tampu.core.rng import Rng
from tampu.games.inca_empire.game import GAME

from .reference import difference

GAMES = int(os.environ.get("TAMPU_SOAK_GAMES", "1"))

TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (3, {}),
    (4, {"pizarros_arrival": True}),
    (3, {"pizarros_arrival": True}),
    (4, {"early_downfall": True}),
    (4, {"the_gods_agree": True}),
    (3, {"the_gods_agree": True}),
    (4, {"color_assignment": "chosen", "start_player": 3}),
    (3, {"color_assignment": "chosen", "start_player": 2}),
    (4, {"rural_unrest_scope": "everyone", "temple_bars_pilgrimage": "always"}),
    (3, {"rural_unrest_scope": "everyone", "first_era_people_phases": 3}),
    (4, {"pizarros_arrival": True, "early_downfall": True, "the_gods_agree": True}),
]


RARE = ("pilgrimage", "key_outpost", "temple", "city", "garrison", "extra_conquest")
"""What random play seldom gets to."""
ENDS = ("end_roads", "end_construction")


def random_action(state: State, rng: Rng) -> int:
    return state.sample(rng)


def busy_action(state: State, rng: Rng) -> int:
    """An action is left only when nothing else is possible."""
    steps = [a for a in state.legal() if GAME.actions.kind_of(a) not in ENDS]
    return GAME.actions.sample(steps or state.legal(), rng)


def eager_action(state: State, rng: Rng) -> int:
    """What is rare comes first, most of the time."""
    rare = [a for a in state.legal() if GAME.actions.kind_of(a) in RARE]
    return GAME.actions.sample(rare, rng) if rare and rng.below(4) else busy_action(state, rng)


PLAYERS = (random_action, busy_action, eager_action)


def play(seats: int, options: dict[str, Any], seed: int, rules_version: int | None = None) -> Match:
    """A whole game by one of the players above."""
    match = Match(GAME, seats, options, seed, rules_version)
    rng = Rng(seed, "reference")
    while not match.over:
        match.play(PLAYERS[seed % len(PLAYERS)](match.state, rng))
    return match


def export(match: Match) -> dict[str, Any]:
    """The full export of a game, with the weights and the source of each draw."""
    khipu = record.record(match, ["random"] * match.seats, "salt")
    draws: list[dict[str, Any]] = []

    def watch(state: State, entry: Entry) -> None:
        draw = {}
        if entry.actor == CHANCE:
            names = [(GAME.outcomes.notation(outcome), w) for outcome, w in state.chance()]
            draw = {"source": state.source(), "weights": dict(names)}
        draws.append(draw)

    replay = record.verify(khipu, GAME, fair=True, watch=watch)
    rows = record.exported(khipu, GAME, full=True)[0]
    return {
        "header": record.header(khipu, match.options),
        "entries": [{**row, **draw} for row, draw in zip(rows, draws, strict=True)],
        "final": record.final(replay.state),
    }


@pytest.mark.parametrize("table", range(len(TABLES)))
@pytest.mark.rule("IE-P01", "IE-P14")
def test_random_games_agree_with_the_ledger(table: int) -> None:
    seats, options = TABLES[table]
    for number in range(GAMES):
        seed = 1001 * table + number + 2
        assert difference(export(play(seats, options, seed))) is None, (seats, options, seed)


@pytest.mark.parametrize("seats", [3, 4])
def test_games_of_the_first_rules_agree_with_the_first_ledger(seats: int) -> None:
    for number in range(GAMES):
        match = play(seats, {}, 5005 + 3 * number, 1)
        exported = export(match)
        assert exported["header"]["rules_version"] == match.state.rules_version == 1
        assert difference(exported) is None, (seats, number)
