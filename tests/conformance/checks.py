"""What the contract promises of a position, each promise a function that raises AssertionError.

The functions change neither the position nor anything else, so that they can be run on broken
games too (see test_checks.py).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

import pytest

from tampu.core.contract import CHANCE, OVER, Event, Game
from tampu.core.errors import IllegalAction, MalformedAction, Refusal, TampuError
from tampu.core.play import collect_events
from tampu.core.ranking import ranks
from tampu.core.rng import Rng
from tampu.core.space import ActionSpace
from tests.chi import misfit
from tests.conformance.settings import REVEALS
from tests.conformance.walks import advance
from tests.words import flaws

WHOLE: Final = 300
"""Action spaces up to this size are tried whole."""
SMALL_KIND: Final = 8
NEAR: Final = 60
"""Of so many legal actions the neighbours are tried."""
TRIES: Final = 10
"""Illegal actions that are really tried at a position."""
DRAWS: Final = 1500


def probes(space: ActionSpace, legal: Sequence[int], rng: Rng) -> list[int]:
    """Ids worth a try: the legal ones, near misses, the ends and a few of each kind."""
    if space.size <= WHOLE:
        return list(range(space.size))
    found = set(legal)
    step = max(1, len(legal) // NEAR)
    for action in legal[::step]:
        found.update((action - 1, action + 1))
    for first, kind in zip(space.first, space.kinds, strict=True):
        count = len(kind.rows)
        if count <= SMALL_KIND:
            found.update(range(first, first + count))
        else:
            found.update((first, first + count - 1))
            found.update(first + rng.below(count) for _ in range(4))
    for index in {space.kind_index(action) for action in legal}:
        first, count = space.first[index], len(space.kinds[index].rows)
        found.update(first + rng.below(count) for _ in range(24))
    return sorted(action for action in found if 0 <= action < space.size)


def due(state: Any) -> list[int]:
    """The ids that may be applied now."""
    if state.actor() == CHANCE:
        return [outcome for outcome, _ in state.chance()]
    return list(state.legal())


def space_of(game: Game, state: Any) -> ActionSpace:
    return game.outcomes if state.actor() == CHANCE else game.actions


def check_actor(game: Game, state: Any) -> None:
    """Exactly one of decision, chance and end is there, and it can be answered."""
    actor, legal, chance = state.actor(), state.legal(), state.chance()
    assert actor in (CHANCE, OVER) or 0 <= actor < state.seats
    assert bool(legal) == (actor >= 0), f"actor {actor} with {len(legal)} legal actions"
    assert bool(chance) == (actor == CHANCE), f"actor {actor} with {len(chance)} outcomes"
    assert (state.end() is None) == (actor != OVER), f"actor {actor}, end {state.end()}"
    if actor == CHANCE:
        outcomes = [outcome for outcome, _ in chance]
        assert outcomes == sorted(set(outcomes))
        assert outcomes[0] >= 0
        assert outcomes[-1] < game.outcomes.size
        assert all(weight > 0 for _, weight in chance)
        assert state.source()


def check_choices(game: Game, state: Any, rng: Rng) -> None:
    """`legal` is ascending, agrees with `is_legal` and `why_not`, and holds the candidates."""
    space, allowed = space_of(game, state), due(state)
    assert allowed == sorted(set(allowed))
    members = set(allowed)
    for action in probes(space, allowed, rng):
        told = f"{action} {space.notation(action)}"
        assert state.is_legal(action) == (action in members), f"is_legal disagrees on {told}"
        assert (state.why_not(action) is None) == (action in members), f"why_not of {told}"
    if state.actor() < 0:
        assert not state.candidates()
        return
    candidates = state.candidates()
    assert candidates, "no candidates"
    assert candidates == sorted(set(candidates))
    assert members.issuperset(candidates)
    for _ in range(8):
        assert state.sample(rng) in candidates
    proposals = game.judgement.proposals(state)
    assert proposals, "no proposals"
    assert set(candidates).issuperset(proposals)
    for action in allowed[:: max(1, len(allowed) // 8)]:
        price = game.price(state, action)
        assert all(isinstance(name, str) for name in price)
        json.dumps(price, allow_nan=False)


def check_whole_space(game: Game, state: Any) -> None:
    """`legal` is exactly what `is_legal` allows of the whole action space."""
    space = space_of(game, state)
    assert [action for action in range(space.size) if state.is_legal(action)] == due(state)


def check_refusals(game: Game, state: Any, rng: Rng) -> None:
    """Applying what is not allowed names a rule that has words, and changes nothing."""
    space, allowed = space_of(game, state), set(due(state))
    before = state.key()
    illegal = [action for action in probes(space, sorted(allowed), rng) if action not in allowed]
    known = set(game.rules.ids())
    told: set[tuple[str, str]] = set()
    for action in illegal:
        why = state.why_not(action)
        assert why is not None
        if (why.rule, why.key) not in told:
            told.add((why.rule, why.key))
            _check_refusal(why, known)
    for action in rng.shuffled(illegal)[:TRIES]:
        why = state.why_not(action)
        with pytest.raises(IllegalAction) as raised:
            state.apply(action)
        assert why is not None
        assert raised.value.rule == why.rule
        assert (raised.value.key, raised.value.params) == (why.key, why.params)
        assert state.key() == before, f"refused {space.notation(action)} but changed something"
    error = IllegalAction | MalformedAction if state.actor() == OVER else MalformedAction
    for action in (-1, -space.size, space.size, space.size + 7, 10**6):
        if not 0 <= action < space.size:
            with pytest.raises(TampuError) as strange:
                state.apply(action)
            assert isinstance(strange.value, error)
            assert state.key() == before


def _check_refusal(why: Refusal, known: set[str]) -> None:
    assert why.rule in known, f"{why.rule} is not in the rule index"
    assert not flaws(why.key, why.params)
    assert not flaws(f"rule-{why.rule}", {})


def check_round_trips(game: Game, state: Any, rng: Rng) -> None:
    """A position survives JSON and plays on alike; every due action survives its texts."""
    told = state.to_json()
    text = json.dumps(told, allow_nan=False)
    assert json.loads(text) == told, "to_json holds what JSON cannot keep (tuples, number keys)"
    loaded = game.load(json.loads(text))
    assert loaded.key() == state.key()
    assert loaded.actor() == state.actor()
    assert due(loaded) == due(state)
    assert loaded.candidates() == state.candidates()
    assert loaded.to_json() == told
    assert (loaded.scores(), loaded.sheet()) == (state.scores(), state.sheet())
    seed = rng.next()
    copy = state.clone()
    advance(game, copy, Rng(seed), 12)
    advance(game, loaded, Rng(seed), 12)
    assert loaded.key() == copy.key(), "a loaded position plays on in another way"
    space = space_of(game, state)
    allowed = due(state)
    for action in allowed:
        meant = space.find(space.notation(action))
        assert [other for other in meant if state.is_legal(other)] == [action]
    for action in allowed[:: max(1, len(allowed) // 12)]:
        kind, fields = space.decode(action)
        assert space.encode(kind, **fields) == action
        assert json.loads(json.dumps(fields)) == fields


def check_clones(game: Game, state: Any, rng: Rng) -> None:
    """A copy and its original go their own ways, and so does the past of a JSON copy."""
    before = state.key()
    first = state.clone()
    assert first.events is None
    assert first.key() == before
    assert first.to_json() == state.to_json()
    assert due(first) == due(state)
    second = first.clone()
    advance(game, first, rng, 12)
    assert second.key() == before, "a copy changed while its original played on"
    advance(game, second, rng, 12)
    assert state.key() == before, "the original changed while its copy played on"
    imagined = state.determinize(0, rng)
    advance(game, imagined, rng, 12)
    assert state.key() == before, "the original changed while an imagined one played on"
    player = state.clone()
    kept = [player.to_json(), *(player.view(seat) for seat in range(player.seats))]
    texts = [json.dumps(part) for part in kept]
    loaded = game.load(kept[0])
    advance(game, player, rng, 12)
    advance(game, loaded, rng, 12)
    assert [json.dumps(part) for part in kept] == texts, "JSON shares a part with its position"


def check_queries_change_nothing(game: Game, state: Any, rng: Rng) -> None:
    """Asking a position anything leaves it as it is, and gives the same answer twice."""
    before = state.key()
    for _ in range(2):
        state.actor(), state.legal(), state.candidates(), state.chance(), state.end()
        state.to_json(), state.view(None), state.scores(), state.sheet(), state.ranking()
        if state.actor() >= 0:
            state.question(), state.sample(rng)
            game.judgement.proposals(state)
        values = game.judgement.evaluate(state)
        assert len(values) == len(state.scores())
        assert all(isinstance(value, float) and abs(value) < 1e6 for value in values)
        assert state.key() == before
    quiet, telling = state.clone(), state.clone()
    if state.actor() != OVER:
        action = due(state)[rng.below(len(due(state)))]
        quiet.apply(action)
        collect_events(telling, action)
        assert quiet.key() == telling.key(), "events change what happens"


def check_views(state: Any) -> None:
    """Views are plain JSON for every seat and for spectators."""
    for seat in (*range(state.seats), None):
        view = state.view(seat)
        text = json.dumps(view, allow_nan=False)
        assert json.loads(text) == view, f"the view of {seat} holds what JSON cannot keep"
        assert state.view(seat) == view


def visible(events: list[Event], seat: int | None) -> list[Event]:
    """The events that a seat, or a spectator, may see."""
    return [event for event in events if event.seat is None or event.seat == seat]


def check_secrets(game: Game, state: Any, rng: Rng) -> None:
    """What a seat cannot know, drawn anew, changes nothing that it sees."""
    for seat in range(state.seats):
        view = state.view(seat)
        asked = state.actor() == seat
        tried = probes(game.actions, state.legal(), Rng(seat)) if asked else []
        answers = [state.why_not(action) for action in tried[:: max(1, len(tried) // 80)]]
        # By turns the two ways to imagine: from the position, and from a view that was sent.
        if rng.below(2):
            other = state.determinize(seat, rng)
        else:
            other = game.imagine(json.loads(json.dumps(view)), rng)
        game.invariants(other)
        assert due(game.load(other.to_json())) == due(other), "imagined and loaded differ"
        assert _differences(view, other.view(seat)) == [], f"view of {seat}"
        assert _differences(state.view(None), other.view(None)) == [], "spectator"
        assert other.actor() == state.actor(), "whether a seat is asked"
        if state.actor() == CHANCE:
            assert other.source() == state.source()
            assert other.chance(), "no outcome is possible"
        elif state.actor() >= 0:
            assert other.question() == state.question()
            assert other.is_legal(other.sample(rng))
        if asked:
            assert other.legal() == state.legal()
            assert other.candidates() == state.candidates()
            told = [other.why_not(action) for action in tried[:: max(1, len(tried) // 80)]]
            assert told == answers
        assert other.end() == state.end()


def check_steps(game: Game, state: Any, rng: Rng) -> None:
    """The same entry on positions that look alike to a seat leads to positions that do, too.

    So nothing hidden comes out by whose turn it is, by events, or by what follows by itself,
    except through what is named in REVEALS.
    """
    if state.actor() == OVER:
        return
    for seat in range(state.seats):
        other = state.determinize(seat, rng)
        allowed = [action for action in due(state) if other.is_legal(action)]
        if state.actor() == seat:
            assert allowed == due(state)
        for action in _some_of_each_kind(space_of(game, state), allowed, rng):
            here, there = state.clone(), other.clone()
            events, others = collect_events(here, action), collect_events(there, action)
            if _reveals(game, state, action, (*events, *others)):
                continue
            told = f"after {space_of(game, state).notation(action)}, seen by seat {seat}"
            readers = game.readers(state, action)
            assert readers == game.readers(other, action), f"who may read {told}"
            if readers is not None and seat not in readers:
                assert game.masked(state, action) == game.masked(other, action), told
            assert visible(events, seat) == visible(others, seat), told
            assert here.actor() == there.actor(), f"who is asked {told}"
            if here.actor() != OVER:
                assert _differences(here.view(seat), there.view(seat)) == [], told
                if here.actor() >= 0:
                    assert here.question() == there.question(), told


def _reveals(game: Game, state: Any, action: int, events: Sequence[Event]) -> bool:
    """Whether a rule makes hidden things public by this entry."""
    reveals = REVEALS.get(game.id, frozenset())
    kind = space_of(game, state).kind_of(action)
    return kind in reveals or any(event.key in reveals for event in events)


def check_readers(game: Game, state: Any, rng: Rng) -> None:
    """Entries that read alike to a seat lead to what looks alike; those it reads, it knows.

    Two entries that others see under the same masked token must not be told apart by view,
    events or who is asked. Two entries that a seat can read must lead to different views of it
    unless they lead to the same position: else its view forgets what it was told, or the entry
    should have been masked.
    """
    if state.actor() == OVER:
        return
    space = space_of(game, state)
    tried = [
        action
        for actions in _by_kind(space, due(state)).values()
        for action in rng.shuffled(actions)[:3]
    ]
    outcomes = []
    for action in tried:
        after = state.clone()
        events = collect_events(after, action)
        readers = game.readers(state, action)
        assert readers is None or all(0 <= seat < state.seats for seat in readers)
        if readers is not None:
            assert state.actor() == CHANCE or state.actor() in readers
            assert game.masked(state, action) != space.notation(action), "a mask that hides nothing"
        if after.actor() != OVER and not _reveals(game, state, action, events):
            outcomes.append((action, after, events, readers))
    for seat in (*range(state.seats), None):
        hidden: dict[str, tuple[str, list[Event], int]] = {}
        read: dict[tuple[int, str], bytes] = {}
        for action, after, events, readers in outcomes:
            seen = json.dumps(after.view(seat), sort_keys=True)
            told = f"{space.notation(action)}, seen by {seat}"
            if readers is not None and seat not in readers:
                mask = game.masked(state, action)
                facts = (seen, visible(events, seat), after.actor())
                assert hidden.setdefault(mask, facts) == facts, f"{told} as {mask}"
            else:
                known = (space.kind_index(action), seen)
                assert read.setdefault(known, after.key()) == after.key(), told


def _by_kind(space: ActionSpace, actions: list[int]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for action in actions:
        found.setdefault(space.kind_index(action), []).append(action)
    return found


def _some_of_each_kind(space: ActionSpace, actions: list[int], rng: Rng) -> list[int]:
    """One action of each of up to four kinds."""
    by_kind = _by_kind(space, actions)
    chosen = rng.shuffled(sorted(by_kind))[:4]
    return [by_kind[kind][rng.below(len(by_kind[kind]))] for kind in chosen]


def _differences(left: Any, right: Any, path: str = "") -> list[str]:
    """Where two JSON values differ, as paths, so that a failure says what leaks."""
    if isinstance(left, dict) and isinstance(right, dict):
        found = [f"{path}.{name}" for name in sorted(set(left) ^ set(right))]
        for name in sorted(set(left) & set(right)):
            found += _differences(left[name], right[name], f"{path}.{name}")
        return found
    if isinstance(left, list) and isinstance(right, list) and len(left) == len(right):
        return [
            difference
            for place, (one, two) in enumerate(zip(left, right, strict=True))
            for difference in _differences(one, two, f"{path}[{place}]")
        ]
    return [] if left == right else [f"{path}: {left!r} or {right!r}"]


def check_sample(game: Game, state: Any, rng: Rng) -> None:
    """`sample` draws a kind uniformly and then uniformly inside the kind."""
    candidates = state.candidates()
    sizes: dict[int, int] = {}
    for action in candidates:
        kind = game.actions.kind_index(action)
        sizes[kind] = sizes.get(kind, 0) + 1
    places = {action: place for place, action in enumerate(candidates)}
    counts = [0] * len(candidates)
    for _ in range(DRAWS):
        counts[places[state.sample(rng)]] += 1
    shares = [1 / sizes[game.actions.kind_index(action)] for action in candidates]
    assert not misfit(counts, shares)


def check_points(game: Game, state: Any) -> None:
    """Scores are the sums of the sheet, and ranks follow from scores."""
    scores, sheet, ranking = state.scores(), state.sheet(), state.ranking()
    places = max(state.seats, 2)
    assert len(scores) == len(sheet) == len(ranking) == places
    assert [_total(row) for row in sheet] == scores
    assert len({tuple(row) for row in sheet}) == 1, "seats with different sheets"
    assert all(isinstance(points, int) for row in sheet for points in row.values())
    if state.seats == 1:
        return
    assert ranking == ranks([-rank for rank in ranking]), f"{ranking} are no ranks"
    for one in range(places):
        for two in range(places):
            if scores[one] > scores[two]:
                assert ranking[one] < ranking[two], f"scores {scores}, ranks {ranking}"


def _total(row: dict[str, int]) -> int:
    """The sum of a sheet; a ledger may list it as a key of its own."""
    total = sum(points for name, points in row.items() if name != "total")
    assert row.get("total", total) == total
    return total


def check_words(game: Game, state: Any, events: Sequence[Event]) -> None:
    """Everything a player is told here can be said in every language."""
    for event in events:
        assert event.key.startswith(f"{game.id}-event-")
        assert event.seat is None or 0 <= event.seat < state.seats
        assert not flaws(event.key, event.params)
    if state.actor() >= 0:
        key, params = state.question()
        assert key.startswith(f"{game.id}-ask-")
        assert not flaws(key, params)
    for category in state.sheet()[0]:
        assert not flaws(f"{game.id}-sheet-{category}", {})
    if state.actor() == OVER:
        assert not flaws(f"{game.id}-end-{state.end()}", {})
