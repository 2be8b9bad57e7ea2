"""Cuzco as the contract wants it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tampu.core.contract import Game, Json
from tampu.core.errors import Params, Refusal
from tampu.core.options import OptionValue
from tampu.core.rng import Rng
from tampu.core.rulebook import read_rulebook
from tampu.games.cuzco import prompt, saving, scoring, view
from tampu.games.cuzco.actions import ACTIONS, OUTCOMES
from tampu.games.cuzco.invariants import check
from tampu.games.cuzco.judgement import JUDGEMENT
from tampu.games.cuzco.meta import META
from tampu.games.cuzco.outlook import outlook
from tampu.games.cuzco.rules import choices, decisions, sampling, turn
from tampu.games.cuzco.state import CHOOSE_START, GAME_OVER, REASONS, Position


class State(Position):
    """A position of Cuzco that can be played."""

    __slots__ = ()

    def actor(self) -> int:
        return decisions.actor(self)

    def legal(self) -> list[int]:
        return choices.legal(self)

    def candidates(self) -> list[int]:
        return choices.candidates(self)

    def sample(self, rng: Rng) -> int:
        return sampling.sample(self, rng)

    def is_legal(self, action: int) -> bool:
        return decisions.is_legal(self, action)

    def why_not(self, action: int) -> Refusal | None:
        return decisions.why_not(self, action)

    def apply(self, action: int) -> None:
        decisions.apply(self, action)

    def chance(self) -> list[tuple[int, int]]:
        return decisions.chance(self)

    def source(self) -> str:
        return "start_player" if self.point == CHOOSE_START else "deck"

    def clone(self) -> State:
        return State(self.seats, self.options, self)

    def key(self) -> bytes:
        return saving.key(self)

    def to_json(self) -> Json:
        return saving.to_json(self)

    def view(self, seat: int | None) -> Json:
        return view.view(self, seat)

    def determinize(self, seat: int, rng: Rng) -> State:
        return imagine(view.view(self, seat), rng)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def sheet(self) -> list[dict[str, int]]:
        return scoring.sheet(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def question(self) -> tuple[str, Params]:
        return prompt.question(self)

    def end(self) -> str | None:
        return REASONS[self.ending] if self.point == GAME_OVER else None


def start(seats: int, options: Mapping[str, OptionValue]) -> State:
    """The state before the first chance."""
    state = State(seats, dict(options))
    turn.set_up(state)
    return state


def load(data: Json) -> State:
    """The state that `State.to_json` wrote."""
    state = State(data["seats"], dict(data["options"]))
    saving.restore(state, data)
    return state


def imagine(data: Json, rng: Rng) -> State:
    """A full state that agrees with a seat's view."""
    state = State(data["seats"], dict(data["options"]))
    view.restore_view(state, data, rng)
    return state


GAME: Final = Game(
    meta=META,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    rules=read_rulebook("tampu.games.cuzco"),
    start=start,
    load=load,
    imagine=imagine,
    judgement=JUDGEMENT,
    invariants=check,
    price=prompt.price,
    bound=80_000,
    readers=prompt.readers,
    masked=prompt.masked,
    outlook=outlook,
    irrevocable=frozenset(
        ("end_actions", "propose", "no_festival", "lay_card", "pass_bid", "end_bid")
    ),
)
