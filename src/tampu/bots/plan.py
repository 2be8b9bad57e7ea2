"""The planning bot: a beam search over whole turns, tried out by playing on.

Where a turn has many decisions, a search that takes them one by one seldom reaches the end of its
own turn. Here lines of own decisions are extended side by side; of the lines that lead to the same
position one is used, and only the best are extended further. The best turns are then played on,
by one-step look-ahead or, with `beam`, by narrow beams for every seat, in several imagined
positions, and the worse half of the turns is dropped again and again. In a solo game without
`horizon` a turn is valued where it ends.

The rest of the chosen turn is a plan: the bot follows it as long as it sees what it expected.
"""

from __future__ import annotations

import hashlib
import json
import time
from typing import Final

from tampu.bots.chance import draw, settle
from tampu.bots.greedy import GreedyBot
from tampu.bots.utility import judge, lead
from tampu.core.contract import CHANCE, OVER, Game, Json, State
from tampu.core.rng import Rng

LONGEST_TURN: Final = 24
LONGEST_REPLY: Final = 40
"""The most decisions that are played on after a turn, for each turn of the horizon."""
CHANCE_TRIES: Final = 3
"""How often a decision that leads to chance is tried; its value is the mean."""
SOLO_FACTOR: Final = 3
"""How many times more positions are imagined in a solo game, which has no replies."""
TIE_BREAK: Final = 1e-7

Plan = list[tuple[str, int]]
"""Decisions, each with the digest of the view in which it will be made."""


class Line:
    """Own decisions in a row, the position after the last, and its value."""

    __slots__ = ("actions", "seat", "state", "total", "tries", "value")

    def __init__(self, value: float, seat: int, actions: list[int], state: State) -> None:
        self.value = value
        self.seat = seat
        self.actions = actions
        self.state = state
        self.total = 0.0
        """The sum of the values after playing on."""
        self.tries = 0

    @property
    def first(self) -> int:
        return self.actions[0]

    def mean(self) -> float:
        """The mean of the value at the end of the turn and of the mean after playing on."""
        return (self.value + self.total / self.tries) / 2.0 if self.tries else self.value


class PlanBot:
    """Plays the best turn that it finds."""

    __slots__ = (
        "_beam", "_game", "_horizon", "_milliseconds", "_quick", "_replies", "_samples", "_width",
        "plan", "sees",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        width: int,
        replies: int,
        samples: int,
        milliseconds: int = 0,
        horizon: int = 0,
        beam: int = 0,
    ) -> None:
        self.sees: bool = True
        self.plan: Plan = []
        """The rest of the turn."""
        self._game = game
        self._beam = beam
        """The width of the beam that plays on; 0 is one-step look-ahead."""
        self._width = width
        """The number of lines that are extended side by side."""
        self._replies = replies
        """The number of turns that are played on."""
        self._samples = samples
        """The number of imagined positions in which the best turns are played on."""
        self._milliseconds = milliseconds
        self._horizon = horizon
        """The number of further own turns that are played on."""
        self._quick = GreedyBot(game, 1, 1)

    def choose(self, view: Json, candidates: list[int], rng: Rng) -> int:
        if len(candidates) == 1:
            return candidates[0]
        planned = self.follow(view, candidates)
        if planned >= 0:
            return planned
        lines = self.rank(view, rng)
        self.plan = self.rest(view, lines[0], rng)
        return lines[0].first

    def follow(self, view: Json, candidates: list[int]) -> int:
        """Return the next decision of the plan, or -1 where the view is not the expected one."""
        if self.plan:
            expected, action = self.plan[0]
            if action in candidates and expected == digest(view):
                self.plan = self.plan[1:]
                return action
            self.plan = []
        return -1

    def rank(self, view: Json, rng: Rng) -> list[Line]:
        """Return the best turns, the best first."""
        deadline = 0.0
        if self._milliseconds:
            deadline = time.monotonic() + self._milliseconds / 1000.0
        imagined: State = self._game.imagine(view, rng)
        if imagined.seats == 1 and not self._horizon:
            return self._rank_solo(view, imagined, rng, deadline)
        lines = self.distinct(self.turns(imagined, rng, deadline), max(1, self._replies))
        if self._replies:
            self._play_on(view, imagined, lines, rng, deadline)
        lines.sort(key=_order, reverse=True)
        return lines

    def rank_first_moves(self, view: Json, moves: list[int], most: int, rng: Rng) -> list[Line]:
        """Return for each of these first decisions the best turn that begins with it.

        The turns are in order, the best first. Only the `most` decisions that look best are
        followed, and the worse half of their turns is dropped again and again.
        """
        imagined: State = self._game.imagine(view, rng)
        seat, turn = imagined.actor(), self._turn(imagined)
        firsts: list[Line] = []
        for action in moves:
            value, after = self._try(imagined, action, seat, turn, rng)
            firsts.append(Line(value, seat, [action], after))
        firsts.sort(key=lambda line: line.value, reverse=True)
        lines: list[Line] = []
        for first in firsts[:most]:
            if first.state.actor() == seat and self._turn(first.state) == turn:
                rest = self.turns(first.state, rng)[0]
                first = Line(rest.value, seat, [*first.actions, *rest.actions], rest.state)
            lines.append(first)
        if self._replies:
            self._play_on(view, imagined, lines, rng, 0.0)
        lines.sort(key=_order, reverse=True)
        return lines

    def distinct(self, lines: list[Line], most: int) -> list[Line]:
        """Return the best lines that lead to different positions."""
        best: list[Line] = []
        seen: set[bytes] = set()
        for line in lines:
            key = line.state.key()
            if key not in seen:
                seen.add(key)
                best.append(line)
                if len(best) == most:
                    break
        return best

    def _play_on(
        self, view: Json, imagined: State, lines: list[Line], rng: Rng, deadline: float
    ) -> None:
        """Play on after each line in several imagined positions; drop the worse half each time."""
        seat = imagined.actor()
        left = lines[:]
        for number in range(self._samples):
            if number:
                imagined = imagined.determinize(seat, rng)
            seed = rng.next()
            for line in left:
                if deadline and time.monotonic() >= deadline:
                    return
                luck = Rng(seed)  # the same luck for every line
                after = line.state.clone() if not number else self._follow(imagined, line, luck)
                line.total += self.after_replies(after, seat, luck)
                line.tries += 1
            if len(left) > 2 and (number + 1) % max(1, self._samples // 4) == 0:
                left.sort(key=lambda line: line.mean(), reverse=True)
                left = left[: (len(left) + 1) // 2]

    def _follow(self, imagined: State, line: Line, rng: Rng) -> State:
        """Play a line in another imagined position; what is not legal there is left out."""
        state = imagined.clone()
        seat, turn = state.actor(), self._turn(state)
        for action in line.actions:
            if state.actor() != seat or self._turn(state) != turn:
                break
            if state.is_legal(action):
                state.apply(action)
                while state.actor() == CHANCE and self._turn(state) == turn:
                    draw(state, rng)
        for _ in range(LONGEST_TURN):
            if state.actor() != seat or self._turn(state) != turn:
                break
            state.apply(self._quick.best(state, rng))
            while state.actor() == CHANCE and self._turn(state) == turn:
                draw(state, rng)
        return state

    def _rank_solo(self, view: Json, imagined: State, rng: Rng, deadline: float) -> list[Line]:
        """Return one line for each first decision, by the sum of its values."""
        samples = self._samples * (SOLO_FACTOR if self._replies else 1)
        best: dict[int, Line] = {}
        for number in range(samples):
            if number:
                if deadline and time.monotonic() >= deadline:
                    break
                imagined = imagined.determinize(imagined.actor(), rng)
            lines = self.distinct(self.turns(imagined, rng, deadline), 10**6)
            least = min([line.value for line in lines])
            seen: set[int] = set()
            for line in lines:
                if line.first not in seen:
                    seen.add(line.first)
                    if line.first not in best:
                        best[line.first] = line
                    best[line.first].total += line.value - least
        ranked = list(best.values())
        for line in ranked:
            line.value, line.total = line.total, 0.0
        ranked.sort(key=_order, reverse=True)
        return ranked

    def rest(self, view: Json, line: Line, rng: Rng) -> Plan:
        """Return the decisions of a line after its first one, up to the first chance."""
        if len(line.actions) == 1:
            return []
        state: State = self._game.imagine(view, rng)
        seat = state.actor()
        rest: Plan = []
        for number, action in enumerate(line.actions):
            if number:
                rest.append((digest(state.view(seat)), action))
            if not state.is_legal(action):
                return rest[:-1]
            state.apply(action)
            if state.actor() != seat:
                break
        return rest

    def line_of(self, view: Json, actions: list[int], rng: Rng) -> Line:
        """Return the line that begins with these decisions, and goes on with the best turn."""
        state: State = self._game.imagine(view, rng)
        seat, turn = state.actor(), self._turn(state)
        line = Line(0.0, seat, [], state)
        for action in actions:
            if state.actor() != seat or self._turn(state) != turn or not state.is_legal(action):
                break
            value, state = self._try(state, action, seat, turn, rng)
            line = Line(value, seat, [*line.actions, action], state)
        if state.actor() == seat and self._turn(state) == turn:
            rest = self.turns(state, rng)[0]
            line = Line(rest.value, seat, [*line.actions, *rest.actions], rest.state)
        return line

    def turns(self, imagined: State, rng: Rng, deadline: float = 0.0, width: int = 0) -> list[Line]:
        """Return whole turns from this position, the best first."""
        seat, turn, width = imagined.actor(), self._turn(imagined), width or self._width
        done: list[Line] = []
        growing = [Line(0.0, seat, [], imagined)]
        for _ in range(LONGEST_TURN):
            unfinished: list[Line] = []
            for line in growing:
                for action in self._game.evaluation.propose(line.state):
                    value, after = self._try(line.state, action, seat, turn, rng)
                    longer = Line(value, seat, [*line.actions, action], after)
                    if after.actor() == seat and self._turn(after) == turn:
                        unfinished.append(longer)
                    else:
                        done.append(longer)
            unfinished.sort(key=lambda line: line.value, reverse=True)
            growing = self.distinct(unfinished, width)
            if not growing or (deadline and time.monotonic() >= deadline):
                break
        done += growing
        done.sort(key=lambda line: line.value, reverse=True)
        return done

    def _try(
        self, state: State, action: int, seat: int, turn: int, rng: Rng
    ) -> tuple[float, State]:
        """Return the seat's value of the position after the action, and one such position."""
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
        """Return the turn's number in a solo game, where the opponent's turn is chance; else 0."""
        count = self._game.evaluation.turn_number
        return count(state) if count is not None and state.seats == 1 else 0

    def _worth(self, state: State, seat: int, rng: Rng) -> float:
        evaluation = self._game.evaluation
        value = lead(evaluation, state) if state.seats == 1 else judge(evaluation, state)[seat]
        return value + TIE_BREAK * rng.unit()

    def after_replies(self, state: State, seat: int, rng: Rng) -> float:
        """Return the seat's value of a position after playing on up to a later own turn."""
        settle(state, rng)
        turns = self._horizon
        for _ in range(LONGEST_REPLY * (1 + turns)):
            actor = state.actor()
            if actor == OVER or (actor == seat and not turns):
                break
            if actor == seat:
                turns -= 1
            if self._beam:
                state = self.turns(state, rng, 0.0, self._beam)[0].state.clone()
                settle(state, rng)
            elif actor == seat:
                self._play_turn(state, seat, rng)
            else:
                state.apply(self._quick.best(state, rng))
                settle(state, rng)
        return self._worth(state, seat, rng)

    def _play_turn(self, state: State, seat: int, rng: Rng) -> None:
        """Play own decisions by one-step look-ahead until another seat decides."""
        turn = self._turn(state)
        for _ in range(LONGEST_REPLY):
            if state.actor() != seat or self._turn(state) != turn:
                break
            state.apply(self._quick.best(state, rng))
            settle(state, rng)


def digest(view: Json) -> str:
    """Return a short text that is equal for equal views."""
    text = json.dumps(view, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()


def _order(line: Line) -> tuple[int, float]:
    """Turns that were not dropped come first."""
    return line.tries, line.mean()
