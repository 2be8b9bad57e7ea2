"""Plans whole turns: a beam along the own decisions, then what the others answer.

Where one turn is many decisions, a search that takes them one by one seldom sees the end of its own
turn. Here lines of own decisions grow side by side; lines that lead to the same position are one
line, and only the best go on. The best turns are then played on by one-step look-ahead for every
seat until the planning seat decides again, and half of their worth is what is left of it then.
Who plays alone is answered by chance: there a turn is judged where it ends.
"""

from __future__ import annotations

import time
from typing import Final

from tampu.bots.chance import draw, settle
from tampu.bots.greedy import GreedyBot
from tampu.bots.utility import judge, lead
from tampu.core.contract import CHANCE, OVER, Game, Json, State
from tampu.core.rng import Rng

LONGEST_TURN: Final = 16
LONGEST_REPLY: Final = 40
"""Decisions of the others that are played on after a turn."""
CHANCE_TRIES: Final = 3
"""How often a decision that leads to chance is tried; its value is the mean."""
ALONE: Final = 3
"""How many times the worlds are looked at where there are no replies to look at."""
TIE_BREAK: Final = 1e-7


class Line:
    """Own decisions in a row: how they begin, where they lead and what that is worth."""

    __slots__ = ("first", "state", "value")

    def __init__(self, value: float, first: int, state: State) -> None:
        self.value = value
        self.first = first
        self.state = state


class PlanBot:
    """Begins the best turn that it finds."""

    __slots__ = ("_game", "_milliseconds", "_quick", "_replies", "_width", "_worlds", "sees")

    def __init__(
        self, game: Game, width: int, replies: int, worlds: int, milliseconds: int = 0
    ) -> None:
        self.sees: bool = True
        self._game = game
        self._width = width
        """Lines that grow side by side."""
        self._replies = replies
        """Whole turns whose answers are looked at."""
        self._worlds = worlds
        """Imagined worlds in which all this is done."""
        self._milliseconds = milliseconds
        self._quick = GreedyBot(game, 1, 1)

    def choose(self, view: Json, candidates: list[int], rng: Rng) -> int:
        if len(candidates) == 1:
            return candidates[0]
        deadline = 0.0
        if self._milliseconds:
            deadline = time.monotonic() + self._milliseconds / 1000.0
        promises: dict[int, float] = {}
        world = self._game.imagine(view, rng)
        worlds = self._worlds * (ALONE if self._replies and world.seats == 1 else 1)
        self._add_promises(world, promises, rng, deadline)
        for _ in range(1, worlds):
            if deadline and time.monotonic() >= deadline:
                break
            self._add_promises(self._game.imagine(view, rng), promises, rng, deadline)
        best, best_value = -1, -1.0
        for action, value in promises.items():
            if value > best_value:
                best, best_value = action, value
        return best

    def _add_promises(
        self, world: State, promises: dict[int, float], rng: Rng, deadline: float
    ) -> None:
        """Add for each beginning what the best turn with it is worth above the worst one."""
        seat = world.actor()
        lines = self.turns(world, rng, deadline)
        most = max(1, self._replies) if world.seats > 1 else len(lines)
        looked: list[Line] = []
        seen: set[bytes] = set()
        for line in lines:
            key = line.state.key()
            if key in seen:
                continue
            seen.add(key)
            late = deadline and time.monotonic() >= deadline
            if self._replies and world.seats > 1 and not late:
                answered = self._after_replies(line.state, seat, rng)
                line.value = (line.value + answered) / 2.0
            looked.append(line)
            if len(looked) >= most:
                break
        best: dict[int, float] = {}
        least = looked[0].value
        for line in looked:
            least = min(least, line.value)
            best[line.first] = max(line.value, best.get(line.first, line.value))
        for action, value in best.items():
            promises[action] = promises.get(action, 0.0) + value - least

    def turns(self, world: State, rng: Rng, deadline: float = 0.0) -> list[Line]:
        """Whole turns from here, the best first."""
        seat, turn = world.actor(), self._turn(world)
        done: list[Line] = []
        growing = [Line(0.0, -1, world)]
        for _ in range(LONGEST_TURN):
            found: list[Line] = []
            for line in growing:
                for action in self._game.judgement.proposals(line.state):
                    value, after = self._try(line.state, action, seat, turn, rng)
                    longer = Line(value, action if line.first < 0 else line.first, after)
                    if after.actor() == seat and self._turn(after) == turn:
                        found.append(longer)
                    else:
                        done.append(longer)
            growing = self._best(found)
            if not growing or (deadline and time.monotonic() >= deadline):
                break
        done += growing
        done.sort(key=_value, reverse=True)
        return done

    def _best(self, found: list[Line]) -> list[Line]:
        """The best lines that lead to different positions."""
        found.sort(key=_value, reverse=True)
        kept: list[Line] = []
        seen: set[bytes] = set()
        for line in found:
            key = line.state.key()
            if key not in seen:
                seen.add(key)
                kept.append(line)
                if len(kept) == self._width:
                    break
        return kept

    def _try(
        self, state: State, action: int, seat: int, turn: int, rng: Rng
    ) -> tuple[float, State]:
        """What the position after the action is worth to the seat, and one such position."""
        after = state.clone()
        after.apply(action)
        if after.actor() != CHANCE or self._turn(after) != turn:
            return self._worth(after, seat, rng), after
        total = 0.0
        outcome = after
        for _ in range(CHANCE_TRIES):
            outcome = after.clone()
            while outcome.actor() == CHANCE and self._turn(outcome) == turn:
                draw(outcome, rng)
            total += self._worth(outcome, seat, rng)
        return total / CHANCE_TRIES, outcome

    def _turn(self, state: State) -> int:
        """The number of the turn, where it matters: alone, where the rival's turn is chance."""
        count = self._game.judgement.turn
        return count(state) if count is not None and state.seats == 1 else 0

    def _worth(self, state: State, seat: int, rng: Rng) -> float:
        judgement = self._game.judgement
        value = lead(judgement, state) if state.seats == 1 else judge(judgement, state)[seat]
        return value + TIE_BREAK * rng.unit()

    def _after_replies(self, state: State, seat: int, rng: Rng) -> float:
        """What is left of a turn when the others have answered it."""
        state = state.clone()
        for _ in range(LONGEST_REPLY):
            actor = state.actor()
            if actor in (seat, OVER):
                break
            state.apply(self._quick.best(state, rng))
            settle(state, rng)
        return self._worth(state, seat, rng)


def _value(line: Line) -> float:
    return line.value
