"""The conformance suite: all checks, run on one game, with problems that name their place."""

import linecache
import traceback
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

from tampu.core.contract import OVER, Game
from tampu.core.play import fingerprint
from tampu.core.record import parse, record, verify
from tampu.core.rng import Rng
from tampu.testing import choices, copies, declarations, results, secrecy
from tampu.testing.settings import GameSetup, older_settings_of, settings_of
from tampu.testing.walks import EVERY, USUAL, Effort, SampledPosition, Walk, WalkFailed, close_looks

PositionCheck = Callable[[Game, Any, Rng], None]
WalkCheck = Callable[[Walk], None]
Pick = Callable[[Game, list[SampledPosition], Effort], list[SampledPosition]]

RECORDED = 3
"""Games of each setting whose record is written, read and verified."""
SAMPLED = 2
"""Positions of each setting where the distribution of `sample` is measured."""


class FailedCheck(NamedTuple):
    """A check that failed, and where."""

    check: str
    setting: str
    seed: int | None
    step: int | None
    text: str

    def __str__(self) -> str:
        where = self.setting
        if self.seed is not None:
            where += f", seed {self.seed}, step {self.step}"
        return f"{self.check} ({where}): {self.text}"


def describe(error: BaseException) -> str:
    """The text of an error; without one, or for a crash, the line of code that failed."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    line = linecache.getline(frame.filename, frame.lineno or 0).strip()
    place = f"{frame.filename}:{frame.lineno}: {line}"
    if not isinstance(error, AssertionError):
        return f"{type(error).__name__}: {error} at {place}"
    return str(error) or f"an assertion without a text failed at {place}"


# Whole games.


def check_invariants(walk: Walk) -> None:
    """Invariants hold after each entry, the game ends, and points add up."""
    game, rng = walk.game, Rng(walk.seed, "invariants")
    for state in walk.positions():
        game.invariants(state)
        if len(walk.log) % EVERY == walk.seed % EVERY or state.actor() == OVER:
            choices.check_actor(game, state, rng)
            results.check_points(game, state, rng)
            results.check_evaluation(game, state, rng)


def check_record(walk: Walk) -> None:
    """The record of a game can be written, read and verified, and leads to the same position."""
    walk.to_the_end()
    match = walk.match()
    assert fingerprint(match.state) == fingerprint(walk.state), "a match replays in another way"
    labels = [f"seat {seat + 1}" for seat in range(walk.setting.seats)]
    text = record(match, labels, salt="grain").write()
    khipu = parse(text.encode())
    assert khipu.write() == text, "a record that was read is written in another way"
    replay = verify(khipu, walk.game, fair=True)
    assert replay.log == walk.log, "the record has other entries"
    assert replay.options == walk.setting.options, "the record has other options"
    assert fingerprint(replay.state) == fingerprint(walk.state), "the record ends elsewhere"
    results.check_words(walk.game, walk.state, Rng(0))


def check_events(walk: Walk) -> None:
    """Every question and event of a game has words, and an event names whose score changes."""
    checked: set[str] = set()
    scores = walk.state.scores()
    for state, events in walk.entries():
        fresh = [event for event in events if event.key not in checked]
        checked.update(event.key for event in fresh)
        results.check_event_words(walk.game, state, fresh)
        question = state.question()[0] if state.actor() >= 0 else ""
        if question not in checked or state.actor() == OVER:
            checked.add(question)
            results.check_words(walk.game, state, Rng(0))
        named = {value for event in events for value in event.params.values()}
        for seat in range(walk.setting.seats):
            assert state.scores()[seat] == scores[seat] or seat + 1 in named, (
                f"the score of seat {seat + 1} changed and no event names the seat"
            )
        scores = state.scores()


def check_keys(walk: Walk) -> None:
    """Equal keys mean equal positions, in two games."""
    seen: dict[bytes, object] = {}
    for game in (walk, Walk(walk.setting, walk.seed + 1)):
        for state in game.positions():
            data = state.to_json()
            assert seen.setdefault(state.key(), data) == data, "two positions have the same key()"
    assert len(seen) > 2, "key() is the same for nearly all positions"


# The tables of checks.


def _all(_game: Game, looks: list[SampledPosition], _effort: Effort) -> list[SampledPosition]:
    return looks


def _few(_game: Game, looks: list[SampledPosition], effort: Effort) -> list[SampledPosition]:
    """A few positions: each answers for the whole action space."""
    return looks[:: max(1, len(looks) // effort.whole)][: effort.whole]


def _richest(game: Game, looks: list[SampledPosition], _effort: Effort) -> list[SampledPosition]:
    """The decisions with most kinds of candidates."""

    def kinds(look: SampledPosition) -> int:
        return len({game.actions.kind_index(action) for action in look.state.candidates()})

    decisions = [look for look in looks if look.state.actor() >= 0]
    return sorted(decisions, key=kinds, reverse=True)[:SAMPLED]


DECLARATIONS: dict[str, Callable[[Game], None]] = {
    "entry point": declarations.check_entry_point,
    "options": declarations.check_options,
    "impossible requests": declarations.check_impossible_requests,
    "settings": declarations.check_settings,
    "action space": declarations.check_spaces,
    "rule index": declarations.check_rule_index,
    "declared words": declarations.check_declared_words,
}
WALKS: dict[str, tuple[WalkCheck, int | None]] = {
    "invariants and end": (check_invariants, None),
    "record": (check_record, RECORDED),
    "events and words": (check_events, 2),
    "key": (check_keys, 1),
    "shared parts": (copies.check_shared_parts, 1),
}
"""Checks of whole games, and how many games of a setting each needs at most."""
POSITIONS: dict[str, tuple[PositionCheck, Pick]] = {
    "legal actions": (choices.check_choices, _all),
    "whole action space": (choices.check_whole_space, _few),
    "refusals": (choices.check_refusals, _all),
    "sample": (choices.check_sample, _richest),
    "round trips": (copies.check_round_trips, _all),
    "clones": (copies.check_clones, _all),
    "queries": (copies.check_queries_change_nothing, _all),
    "views": (secrecy.check_views, _all),
    "secrets": (secrecy.check_secrets, _all),
    "secrets after an entry": (secrecy.check_steps, _all),
    "readers of entries": (secrecy.check_readers, _all),
    "known gains": (secrecy.check_gains, _all),
}


@cache
def looks_of(setting: GameSetup, effort: Effort) -> list[SampledPosition]:
    """The positions for a closer look; several checks share them."""
    return close_looks(setting, effort)


def run_declaration(game: Game, name: str) -> FailedCheck | None:
    """Run one check of what the game declares."""
    try:
        DECLARATIONS[name](game)
    except Exception as error:
        return FailedCheck(name, game.id, None, None, describe(error))
    return None


def run_check(setting: GameSetup, name: str, effort: Effort) -> FailedCheck | None:
    """Run one check on one setting, and return the first problem."""
    if name in WALKS:
        walk_check, limit = WALKS[name]
        for seed in range(effort.games if limit is None else min(limit, effort.games)):
            walk = Walk(setting, seed)
            try:
                walk_check(walk)
            except Exception as error:
                return FailedCheck(name, setting.id, seed, len(walk.log), describe(error))
        return None
    position_check, pick = POSITIONS[name]
    try:
        looks = looks_of(setting, effort)
    except WalkFailed as error:
        cause = error.__cause__ or error
        return FailedCheck(name, setting.id, error.seed, error.step, describe(cause))
    rng = Rng(1, f"{name} {setting.id}")
    for look in pick(setting.game, looks, effort):
        try:
            position_check(setting.game, look.state, rng)
        except Exception as error:
            return FailedCheck(name, setting.id, look.seed, look.step, describe(error))
    return None


def check_game(
    game: Game, effort: Effort = USUAL, names: Iterable[str] = ()
) -> Iterator[tuple[str, FailedCheck | None]]:
    """Run the checks with these names, or all: each name, with its first problem or None."""
    settings = settings_of(game) + older_settings_of(game)
    for name in names or (*DECLARATIONS, *WALKS, *POSITIONS):
        if name in DECLARATIONS:
            yield name, run_declaration(game, name)
            continue
        problems = (run_check(setting, name, effort) for setting in settings)
        yield name, next((problem for problem in problems if problem is not None), None)
