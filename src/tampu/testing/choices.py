"""Checks of what may be done at a position: actors, legal actions, refusals, samples."""

import json
from collections.abc import Sequence
from typing import Any, Final

from tampu.core.contract import CHANCE, OVER, Game
from tampu.core.errors import IllegalAction, MalformedAction, Refusal, TampuError
from tampu.core.rng import Rng
from tampu.core.space import ActionSpace
from tampu.testing.chi_square import misfit
from tampu.testing.words import flaws

WHOLE: Final = 300
"""Action spaces up to this size are tried whole."""
SMALL_KIND: Final = 8
NEAR: Final = 60
"""Of this many legal actions the neighbours are tried."""
TRIES: Final = 10
"""Illegal actions that are really applied at a position."""
DRAWS: Final = 1500


def probes(space: ActionSpace, legal: Sequence[int], rng: Rng) -> list[int]:
    """Ids worth a try: the legal ones, near misses, the ends and a few of each kind."""
    if space.size <= WHOLE:
        return list(range(space.size))
    ids = set(legal)
    step = max(1, len(legal) // NEAR)
    for action in legal[::step]:
        ids.update((action - 1, action + 1))
    for first, kind in zip(space.first, space.kinds, strict=True):
        count = len(kind.rows)
        if count <= SMALL_KIND:
            ids.update(range(first, first + count))
        else:
            ids.update((first, first + count - 1))
            ids.update(first + rng.below(count) for _ in range(4))
    for index in {space.kind_index(action) for action in legal}:
        first, count = space.first[index], len(space.kinds[index].rows)
        ids.update(first + rng.below(count) for _ in range(24))
    return sorted(action for action in ids if 0 <= action < space.size)


def due(state: Any) -> list[int]:
    """The ids that may be applied now."""
    if state.actor() == CHANCE:
        return [outcome for outcome, _ in state.chance()]
    return list(state.legal())


def space_of(game: Game, state: Any) -> ActionSpace:
    """The space of the ids that may be applied now."""
    return game.outcomes if state.actor() == CHANCE else game.actions


def check_actor(game: Game, state: Any, _rng: Rng) -> None:
    """Exactly one of decision, chance and end is due, and it can be answered."""
    actor, legal, chance = state.actor(), state.legal(), state.chance()
    assert actor in (CHANCE, OVER) or 0 <= actor < state.seats, f"actor() returned {actor}"
    assert bool(legal) == (actor >= 0), f"actor() is {actor} and legal() has {len(legal)} actions"
    assert bool(chance) == (actor == CHANCE), (
        f"actor() is {actor} and chance() has {len(chance)} outcomes"
    )
    assert (state.end() is None) == (actor != OVER), f"actor() is {actor}, end() is {state.end()!r}"
    if actor == CHANCE:
        outcomes = [outcome for outcome, _ in chance]
        assert outcomes == sorted(set(outcomes)), "chance() is not ascending"
        assert 0 <= outcomes[0] <= outcomes[-1] < game.outcomes.size, "chance() leaves the space"
        assert all(weight > 0 for _, weight in chance), "chance() has a weight below 1"
        assert state.source(), "source() names no source"


def check_choices(game: Game, state: Any, rng: Rng) -> None:
    """`legal` is ascending, agrees with `is_legal` and `why_not`, and holds the candidates."""
    space, allowed = space_of(game, state), due(state)
    assert allowed == sorted(set(allowed)), "legal() is not ascending"
    members = set(allowed)
    for action in probes(space, allowed, rng):
        name = f"{action} ({space.notation(action)})"
        assert state.is_legal(action) == (action in members), f"is_legal and legal differ on {name}"
        refused = state.why_not(action) is not None
        assert refused != (action in members), f"why_not and legal differ on {name}"
    if state.actor() < 0:
        assert not state.candidates(), "candidates() although nobody decides"
        return
    candidates = state.candidates()
    assert candidates, "candidates() is empty"
    assert candidates == sorted(set(candidates)), "candidates() is not ascending"
    assert members.issuperset(candidates), "candidates() has an illegal action"
    for _ in range(8):
        assert state.sample(rng) in candidates, "sample() returned no candidate"
    proposals = game.evaluation.propose(state)
    assert proposals, "Evaluation.propose returned nothing"
    assert set(candidates).issuperset(proposals), "Evaluation.propose returned no candidate"
    for action in allowed[:: max(1, len(allowed) // 8)]:
        price = game.price(state, action)
        assert all(isinstance(name, str) for name in price), "price() has a key that is no text"
        json.dumps(price, allow_nan=False)
        for resource, amount in price.items():
            problems = flaws(game.id, f"{game.id}-price-{resource}", {"value": amount})
            assert not problems, "; ".join(problems)


def check_whole_space(game: Game, state: Any, _rng: Rng) -> None:
    """`legal` is exactly what `is_legal` allows of the whole action space."""
    space = space_of(game, state)
    allowed = [action for action in range(space.size) if state.is_legal(action)]
    assert allowed == due(state), "legal() and is_legal() differ over the whole space"


def check_refusals(game: Game, state: Any, rng: Rng) -> None:
    """Applying what is not allowed names a rule that has words, and changes nothing."""
    space, allowed = space_of(game, state), set(due(state))
    before = state.key()
    illegal = [action for action in probes(space, sorted(allowed), rng) if action not in allowed]
    known = set(game.rules.ids())
    checked: set[tuple[str, str]] = set()
    for action in illegal:
        why = state.why_not(action)
        assert why is not None, f"why_not allows {space.notation(action)}, which is not legal"
        if (why.rule, why.key) not in checked:
            checked.add((why.rule, why.key))
            _check_refusal(game, why, known)
    for action in rng.shuffled(illegal)[:TRIES]:
        why = state.why_not(action)
        name = space.notation(action)
        error = _refused(state, action, name)
        assert isinstance(error, IllegalAction), f"apply({name}) raised {error!r}"
        assert (error.rule, error.key, error.params) == why[:3], (
            f"apply({name}) names {error.rule}, why_not names {why.rule}"
        )
        assert state.key() == before, f"apply refused {name} but changed the position"
    kinds = (IllegalAction, MalformedAction) if state.actor() == OVER else (MalformedAction,)
    for action in (-1, -space.size, space.size, space.size + 7, 10**6):
        if not 0 <= action < space.size:
            error = _refused(state, action, str(action))
            assert isinstance(error, kinds), f"apply({action}) raised {error!r}"
            assert state.key() == before, f"apply({action}) changed the position"


def _refused(state: Any, action: int, name: str) -> TampuError:
    """The error with which `apply` refuses an action."""
    try:
        state.apply(action)
    except TampuError as error:
        return error
    raise AssertionError(f"apply({name}) raised nothing, although the action is not legal")


def _check_refusal(game: Game, why: Refusal, known: set[str]) -> None:
    assert why.rule in known, f"why_not names {why.rule}, which is not in the rule index"
    problems = [*flaws(game.id, why.key, why.params), *flaws(game.id, f"rule-{why.rule}", {})]
    assert not problems, "; ".join(problems)


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
    problem = misfit(counts, shares)
    assert not problem, f"sample() is not uniform by kind and inside a kind: {problem}"
