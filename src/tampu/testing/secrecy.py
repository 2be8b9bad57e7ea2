"""Checks of hidden information: what a seat cannot know must not reach it in any way."""

import json
from collections.abc import Sequence
from typing import Any

from tampu.core.contract import CHANCE, OVER, Event, Game
from tampu.core.play import collect_events, is_irrevocable
from tampu.core.rng import Rng
from tampu.core.space import ActionSpace
from tampu.testing.choices import due, probes, space_of
from tampu.testing.words import flaws


def check_views(game: Game, state: Any, _rng: Rng) -> None:
    """Views are plain JSON for every seat and for spectators."""
    public = None if game.derive_for_all is None else game.derive_for_all(state)
    for seat in (*range(state.seats), None):
        view = state.view(seat)
        text = json.dumps(view, allow_nan=False)
        assert json.loads(text) == view, f"view({seat}) holds what JSON cannot hold"
        assert state.view(seat) == view, f"view({seat}) differs when called again"
        assert public is None or game.derive(view) == public, (
            f"derive(view({seat})) and derive_for_all(state) differ"
        )


def check_secrets(game: Game, state: Any, rng: Rng) -> None:
    """What a seat cannot know, once redrawn, changes nothing that the seat sees."""
    for seat in range(state.seats):
        view = state.view(seat)
        asked = state.actor() == seat
        tried = probes(game.actions, state.legal(), Rng(seat)) if asked else []
        tried = tried[:: max(1, len(tried) // 80)]
        answers = [state.why_not(action) for action in tried]
        seed = rng.next()
        other = state.determinize(seat, Rng(seed))
        imagined = game.imagine(json.loads(json.dumps(view)), Rng(seed))
        assert imagined.key() == other.key(), (
            f"determinize({seat}) and imagine(view({seat})) differ: determinize must know the view "
            "alone"
        )
        game.invariants(other)
        assert other.rules_version == state.rules_version == view["rules_version"], "rules_version"
        assert due(game.load(other.to_json())) == due(other), "imagined and loaded differ"
        _compare(view, other.view(seat), f"view({seat}) shows what the seat cannot know")
        _compare(state.view(None), other.view(None), "view(None) shows what is hidden")
        assert other.actor() == state.actor(), f"actor() depends on what seat {seat} cannot know"
        if state.actor() == CHANCE:
            assert other.source() == state.source(), "source() depends on what is hidden"
            assert other.chance(), "an imagined position has no possible outcome"
        elif state.actor() >= 0:
            assert other.question() == state.question(), "question() depends on what is hidden"
            assert other.is_legal(other.sample(rng)), "sample() of an imagined position is illegal"
        if asked:
            assert other.legal() == state.legal(), "legal() depends on what the seat cannot know"
            assert other.candidates() == state.candidates(), (
                "candidates() depends on what the seat cannot know"
            )
            assert [other.why_not(action) for action in tried] == answers, (
                "why_not() depends on what the seat cannot know"
            )
        assert other.end() == state.end(), "end() depends on what is hidden"


def check_steps(game: Game, state: Any, rng: Rng) -> None:
    """The same entry on positions that look alike to a seat leads to positions that look alike.

    Whose turn it is, events, and automatic consequences therefore reveal nothing hidden, except
    through what the game names in `Game.reveals`. A seat cannot undo what taught it something.
    """
    if state.actor() == OVER:
        return
    for seat in range(state.seats):
        other = state.determinize(seat, rng)
        allowed = [action for action in due(state) if other.is_legal(action)]
        if state.actor() == seat:
            assert allowed == due(state), "legal() depends on what the seat cannot know"
        for action in _some_of_each_kind(space_of(game, state), allowed, rng):
            here, there = state.clone(), other.clone()
            events, others = collect_events(here, action), collect_events(there, action)
            when = f"after {space_of(game, state).notation(action)}, seen by seat {seat}"
            if _reveals(game, state, action, (*events, *others)):
                if (
                    seat == state.actor()
                    and here.actor() >= 0
                    and here.view(seat) != there.view(seat)
                ):
                    assert is_irrevocable(game, action, events), (
                        f"the seat learns something and may undo {when}"
                    )
                continue
            readers = game.readers(state, action)
            assert readers == game.readers(other, action), f"readers() differ {when}"
            if readers is not None and seat not in readers:
                masks = (game.masked(state, action), game.masked(other, action))
                assert masks[0] == masks[1], f"masked() differs {when}"
            assert visible(events, seat) == visible(others, seat), f"events differ {when}"
            assert here.actor() == there.actor(), f"actor() differs {when}"
            if here.actor() != OVER:
                _compare(here.view(seat), there.view(seat), f"the views differ {when}")
                if here.actor() >= 0:
                    assert here.question() == there.question(), f"question() differs {when}"


def check_readers(game: Game, state: Any, rng: Rng) -> None:
    """Masked entries reveal nothing, and a seat's view holds what the seat could read.

    Two entries that others see under the same masked token must lead to the same view, events
    and actor. Two entries that a seat can read must lead to different views of it unless they
    lead to the same position: else its view forgets what it read, or the entry needs a mask.
    """
    if state.actor() == OVER:
        return
    space = space_of(game, state)
    outcomes = []
    for actions in _by_kind(space, due(state)).values():
        for action in rng.shuffled(actions)[:3]:
            after = state.clone()
            events = collect_events(after, action)
            readers = game.readers(state, action)
            if readers is not None:
                assert all(0 <= seat < state.seats for seat in readers), f"readers() is {readers}"
                assert state.actor() == CHANCE or state.actor() in readers, (
                    f"readers() hides {space.notation(action)} from the seat that made it"
                )
                assert game.masked(state, action) != space.notation(action), (
                    f"masked() shows {space.notation(action)}"
                )
                problems = flaws(game.id, *game.hidden_text(state, action))
                assert not problems, "; ".join(problems)
            if after.actor() != OVER and not _reveals(game, state, action, events):
                outcomes.append((action, after, events, readers))
    for seat in (*range(state.seats), None):
        hidden: dict[str, tuple[str, list[Event], int]] = {}
        read: dict[tuple[int, str], bytes] = {}
        for action, after, events, readers in outcomes:
            seen = json.dumps(after.view(seat), sort_keys=True)
            name = f"{space.notation(action)}, seen by {seat}"
            if readers is not None and seat not in readers:
                mask = game.masked(state, action)
                facts = (seen, visible(events, seat), after.actor())
                assert hidden.setdefault(mask, facts) == facts, (
                    f"entries masked as {mask} can be told apart: {name}"
                )
            else:
                known = (space.kind_index(action), seen)
                assert read.setdefault(known, after.key()) == after.key(), (
                    f"the view forgets an entry that the seat could read: {name}"
                )


def check_gains(game: Game, state: Any, rng: Rng) -> None:
    """Points that `gain_is_known` calls known do not depend on what the seat cannot know."""
    seat = state.actor()
    if seat < 0:
        return
    here, there = (game.imagine(state.view(seat), Rng(rng.next())) for _ in range(2))
    for action in _some_of_each_kind(game.actions, state.candidates(), rng):
        gains = [_known_gain(game, position, action) for position in (here, there)]
        assert gains[0] == gains[1], (
            f"gain_is_known() allows {game.actions.notation(action)}, whose points {gains} depend "
            "on what the seat cannot know"
        )


def _known_gain(game: Game, position: Any, action: int) -> list[int] | None:
    """The points that a decision brings at once; None where they are not known."""
    after = position.clone()
    after.apply(action)
    if after.actor() == CHANCE or not game.gain_is_known(position, after, action):
        return None
    pairs = zip(after.scores(), position.scores(), strict=True)
    return [new - old for new, old in pairs]


def visible(events: list[Event], seat: int | None) -> list[Event]:
    """The events that a seat, or a spectator, may see."""
    return [event for event in events if event.seat is None or event.seat == seat]


def _reveals(game: Game, state: Any, action: int, events: Sequence[Event]) -> bool:
    """Whether a rule makes hidden things public by this entry."""
    kind = space_of(game, state).kind_of(action)
    return kind in game.reveals or any(event.key in game.reveals for event in events)


def _by_kind(space: ActionSpace, actions: list[int]) -> dict[int, list[int]]:
    kinds: dict[int, list[int]] = {}
    for action in actions:
        kinds.setdefault(space.kind_index(action), []).append(action)
    return kinds


def _some_of_each_kind(space: ActionSpace, actions: list[int], rng: Rng) -> list[int]:
    """One action of each of up to four kinds."""
    by_kind = _by_kind(space, actions)
    chosen = rng.shuffled(sorted(by_kind))[:4]
    return [by_kind[kind][rng.below(len(by_kind[kind]))] for kind in chosen]


def _compare(left: Any, right: Any, problem: str) -> None:
    """Fail where two JSON values differ, and name the paths."""
    paths = _differences(left, right, "")
    assert not paths, f"{problem}: {', '.join(paths[:4])}"


def _differences(left: Any, right: Any, path: str) -> list[str]:
    if isinstance(left, dict) and isinstance(right, dict):
        paths = [f"{path}.{name}" for name in sorted(set(left) ^ set(right))]
        for name in sorted(set(left) & set(right)):
            paths += _differences(left[name], right[name], f"{path}.{name}")
        return paths
    if isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
        return [
            difference
            for place, (one, two) in enumerate(zip(left, right, strict=True))
            for difference in _differences(one, two, f"{path}[{place}]")
        ]
    return [] if left == right else [f"{path}: {left!r} or {right!r}"]
