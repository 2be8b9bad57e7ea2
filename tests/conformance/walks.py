"""Random games, and the positions in them that are worth a closer look."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from tampu.core.contract import CHANCE, OVER, Game
from tampu.core.play import Dealer, Entry, Match
from tampu.core.rng import Rng
from tests.conformance.settings import COMPILED, GAMES_PER_SETTING, SOAK, Setting, the_game

EVERY: Final = 7
"""Of a game's positions one in this many is looked at closely."""
EACH: Final = 2
"""And so are this many of each question and each source of chance."""
WALKS: Final = max(2, GAMES_PER_SETTING // 25) if SOAK else 2
"""Games of each setting from which such positions are taken."""
MOST: Final = (15 if COMPILED else 7) * WALKS
"""The regular ones among them are thinned to about this number for a setting."""


class Walk:
    """One random game, position after position; `state` is the one before the next entry."""

    def __init__(self, setting: Setting, number: int) -> None:
        self.setting = setting
        self.game: Game = the_game(setting.game)
        self.number = number
        self.state: Any = setting.new()
        self.dealer = Dealer(number)
        self.log: list[Entry] = []
        self._rng = Rng(number, f"walk {setting.id}")

    def __str__(self) -> str:
        tokens = [
            (self.game.outcomes if actor == CHANCE else self.game.actions).notation(action)
            for actor, action in self.log
        ]
        return f"{self.setting.id}, game {self.number}, entry {len(self.log)}: {' '.join(tokens)}"

    def choose(self) -> int:
        """The next entry: the seed's outcome, or in turns `sample`, `candidates` and `legal`."""
        if self.state.actor() == CHANCE:
            return self.dealer.deal(self.state)
        way = self.number % 5
        if way == 4:
            legal = self.state.legal()
            return int(legal[self._rng.below(len(legal))])
        if way % 2:
            return int(self.state.sample(self._rng))
        return self.game.actions.sample(self.state.candidates(), self._rng)

    def apply(self, action: int) -> None:
        actor = self.state.actor()
        self.state.apply(action)
        self.log.append(Entry(actor, action))

    def positions(self) -> Iterator[Any]:
        """The positions from the first to the last; not to be changed by who looks at them."""
        try:
            yield self.state
            while self.state.actor() != OVER:
                assert len(self.log) < self.game.bound, f"longer than {self.game.bound} entries"
                self.apply(self.choose())
                yield self.state
        except Exception as error:
            error.add_note(str(self))
            raise

    def match(self) -> Match:
        """The game so far as a match."""
        match = Match(self.game, self.setting.seats, self.setting.options, self.number)
        match.restore(self.log)
        return match


@cache
def close_looks(setting: Setting) -> list[Any]:
    """Copies of positions from random games: decisions, chance, and the ends."""
    found: list[Any] = []
    seen: dict[str, int] = {}
    for number in range(WALKS):
        regular: list[Any] = []
        for place, state in enumerate(Walk(setting, number).positions()):
            where = _where(state)
            seen[where] = seen.get(where, 0) + 1
            if seen[where] <= EACH:
                found.append(state.clone())
            elif place % EVERY == number % EVERY:
                regular.append(state.clone())
        step = -(-len(regular) * WALKS // MOST) or 1
        found += regular[::step]
    return found


def decisions(setting: Setting) -> list[Any]:
    """The close looks where a seat decides."""
    return [state for state in close_looks(setting) if state.actor() >= 0]


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
