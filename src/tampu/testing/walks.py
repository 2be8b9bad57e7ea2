"""Random games, and the positions in them that deserve a closer look."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from tampu.core.contract import CHANCE, OVER, Event, Game
from tampu.core.play import Dealer, Entry, Match, collect_events
from tampu.core.rng import Rng
from tampu.testing.settings import GameSetup

EVERY: Final = 7
"""One in this many positions of a game is looked at closely."""
EACH: Final = 2
"""So are this many positions of each question and each source of chance."""


@dataclass(frozen=True)
class Effort:
    """How much the suite tries."""

    games: int = 10
    """Whole random games of each setting."""
    walks: int = 2
    """Games of each setting from which positions for a closer look are taken."""
    most: int = 14
    """About the number of regular positions for a closer look from each of these games."""
    whole: int = 1
    """Positions of each setting where the whole action space is tried."""


USUAL: Final = Effort()


class WalkFailed(Exception):
    """A random game could not be played to its end."""

    def __init__(self, walk: Walk) -> None:
        super().__init__(str(walk))
        self.seed = walk.seed
        self.step = len(walk.log)


class Walk:
    """One random game, position after position; `state` is the one before the next entry."""

    def __init__(self, setting: GameSetup, seed: int) -> None:
        self.setting = setting
        self.game: Game = setting.game
        self.seed = seed
        self.state: Any = setting.new()
        self.dealer = Dealer(seed)
        self.log: list[Entry] = []
        self._rng = Rng(seed, f"walk {setting.id}")

    def __str__(self) -> str:
        tokens = [
            (self.game.outcomes if actor == CHANCE else self.game.actions).notation(action)
            for actor, action in self.log
        ]
        return f"{self.setting.id}, seed {self.seed}, step {len(self.log)}: {' '.join(tokens)}"

    def choose(self) -> int:
        """The next entry: the seed's outcome, or in turns `sample`, `candidates` and `legal`."""
        if self.state.actor() == CHANCE:
            return self.dealer.deal(self.state)
        way = self.seed % 5
        if way == 4:
            legal = self.state.legal()
            return int(legal[self._rng.below(len(legal))])
        if way % 2:
            action = int(self.state.sample(self._rng))
            legal = 0 <= action < self.game.actions.size and self.state.is_legal(action)
            assert legal, f"sample() returned an action that is not legal: {action}"
            return action
        candidates = self.state.candidates()
        if candidates != sorted(candidates):
            name = "legal" if candidates == self.state.legal() else "candidates"
            raise AssertionError(f"{name}() is not ascending")
        return self.game.actions.sample(candidates, self._rng)

    def apply(self, action: int) -> None:
        """Make one entry."""
        actor = self.state.actor()
        self.state.apply(action)
        self.log.append(Entry(actor, action))

    def positions(self) -> Iterator[Any]:
        """The positions from the first to the last; callers must not change them."""
        try:
            yield self.state
            while self.state.actor() != OVER:
                assert len(self.log) < self.game.max_entries, (
                    f"a game is longer than Game.max_entries = {self.game.max_entries}"
                )
                self.apply(self.choose())
                yield self.state
        except Exception as error:
            error.add_note(str(self))
            raise

    def entries(self) -> Iterator[tuple[Any, list[Event]]]:
        """The position after each entry, with the events of that entry."""
        while self.state.actor() != OVER:
            action = self.choose()
            after = self.state.clone()
            events = collect_events(after, action)
            self.apply(action)
            assert after.key() == self.state.key(), "`apply` differs between a state and its clone"
            yield after, events

    def to_the_end(self) -> Any:
        """Play the game out and return its last position."""
        for _ in self.positions():
            pass
        return self.state

    def match(self) -> Match:
        """The game so far as a match."""
        setting = self.setting
        match = Match(self.game, setting.seats, setting.options, self.seed, setting.rules_version)
        match.restore(self.log)
        return match


@dataclass(frozen=True)
class SampledPosition:
    """A position for a closer look, and where it stood."""

    state: Any
    seed: int
    step: int


def close_looks(setting: GameSetup, effort: Effort) -> list[SampledPosition]:
    """Copies of positions from random games; raises WalkFailed where a game breaks off."""
    looks: list[SampledPosition] = []
    seen: dict[str, int] = {}
    for seed in range(effort.walks):
        regular: list[SampledPosition] = []
        walk = Walk(setting, seed)
        try:
            for step, state in enumerate(walk.positions()):
                where = _where(state)
                seen[where] = seen.get(where, 0) + 1
                if seen[where] <= EACH:
                    looks.append(SampledPosition(state.clone(), seed, step))
                elif step % EVERY == seed % EVERY:
                    regular.append(SampledPosition(state.clone(), seed, step))
        except Exception as error:
            raise WalkFailed(walk) from error
        stride = -(-len(regular) // effort.most) or 1
        looks += regular[::stride]
    return looks


def advance(game: Game, state: Any, rng: Rng, entries: int) -> None:
    """Play on at random for some entries, or to the end."""
    for _ in range(entries):
        if state.actor() == OVER:
            return
        if state.actor() == CHANCE:
            outcomes = state.chance()
            state.apply(outcomes[rng.weighted([weight for _, weight in outcomes])][0])
        else:
            state.apply(game.actions.sample(state.candidates(), rng))


def _where(state: Any) -> str:
    if state.actor() == OVER:
        return "over"
    return str(state.source() if state.actor() == CHANCE else state.question()[0])
