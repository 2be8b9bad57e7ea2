"""Checks of copies: clones, JSON, and queries that must change nothing."""

import json
from typing import Any

from tampu.core.contract import OVER, Game
from tampu.core.play import collect_events
from tampu.core.rng import Rng
from tampu.testing.choices import due, space_of
from tampu.testing.walks import EVERY, Walk, advance

MUTABLE = (list, dict, set, bytearray)


def check_round_trips(game: Game, state: Any, rng: Rng) -> None:
    """A position survives JSON and plays on alike; every due action survives its notation."""
    data = state.to_json()
    text = json.dumps(data, allow_nan=False)
    assert json.loads(text) == data, "to_json returns what JSON cannot hold (tuples, number keys)"
    loaded = game.load(json.loads(text))
    assert loaded.rules_version == state.rules_version == data["rules_version"], "rules_version"
    assert loaded.key() == state.key(), "load(to_json()) has another key"
    assert loaded.actor() == state.actor(), "load(to_json()) has another actor"
    assert due(loaded) == due(state), "load(to_json()) has other legal actions"
    assert loaded.candidates() == state.candidates(), "load(to_json()) has other candidates"
    assert loaded.to_json() == data, "load(to_json()) writes other JSON"
    results = (loaded.scores(), loaded.sheet())
    assert results == (state.scores(), state.sheet()), "load(to_json()) has other points"
    seed = rng.next()
    copy = state.clone()
    advance(game, copy, Rng(seed), 12)
    advance(game, loaded, Rng(seed), 12)
    assert loaded.key() == copy.key(), "a loaded position plays on in another way than a clone"
    space = space_of(game, state)
    allowed = due(state)
    for action in allowed:
        token = space.notation(action)
        meant = [other for other in space.find(token) if state.is_legal(other)]
        assert meant == [action], f"the notation {token} means {meant}, not {action}"
    for action in allowed[:: max(1, len(allowed) // 12)]:
        kind, fields = space.decode(action)
        assert space.encode(kind, **fields) == action, f"encode(decode({action})) differs"
        assert json.loads(json.dumps(fields)) == fields, f"fields of {kind} are not plain JSON"


def check_clones(game: Game, state: Any, rng: Rng) -> None:
    """A clone shares no mutable part with its original, and neither does JSON."""
    before = state.key()
    first = state.clone()
    assert first.events is None, "clone() copies the list of events"
    assert first.rules_version == state.rules_version, "clone() forgets the rules version"
    assert first.key() == before, "clone() has another key"
    assert first.to_json() == state.to_json(), "clone() writes other JSON"
    assert due(first) == due(state), "clone() has other legal actions"
    second = first.clone()
    advance(game, first, rng, 12)
    assert second.key() == before, "a clone changed while its original played on"
    advance(game, second, rng, 12)
    assert state.key() == before, "the original changed while its clone played on"
    imagined = state.determinize(0, rng)
    advance(game, imagined, rng, 12)
    assert state.key() == before, "the original changed while an imagined position played on"
    player = state.clone()
    written = [player.to_json(), *(player.view(seat) for seat in range(player.seats))]
    texts = [json.dumps(part) for part in written]
    loaded = game.load(written[0])
    advance(game, player, rng, 12)
    advance(game, loaded, rng, 12)
    assert [json.dumps(part) for part in written] == texts, (
        "to_json() or view() shares a mutable part with the position"
    )


def check_shared_parts(walk: Walk) -> None:
    """A part that the rules change in place belongs to one position alone."""
    before: dict[str, tuple[object, str]] = {}
    changed: set[str] = set()
    shared: set[str] = set()
    for state in walk.positions():
        parts = mutable_parts(state)
        for name, part in parts.items():
            old, text = before.get(name, (None, ""))
            before[name] = (part, repr(part))
            if part is old and before[name][1] != text:
                changed.add(name)
        if len(walk.log) % EVERY == 0:
            others = mutable_parts(state.clone())
            shared |= {name for name, part in parts.items() if others.get(name) is part}
    assert not shared & changed, (
        f"clone() shares {', '.join(sorted(shared & changed))}, which apply() changes in place"
    )


def mutable_parts(state: Any) -> dict[str, object]:
    """The lists, dictionaries, sets and byte arrays of a position, and those inside its lists."""
    parts: dict[str, object] = {}
    for name in dir(state):
        part = None if name.startswith("__") else getattr(state, name, None)
        if isinstance(part, MUTABLE) and part is not getattr(type(state), name, None):
            parts[name] = part
            if isinstance(part, list):
                rows = {f"{name}[{row}]": inner for row, inner in enumerate(part)}
                parts |= {row: inner for row, inner in rows.items() if isinstance(inner, MUTABLE)}
    return parts


def check_queries_change_nothing(game: Game, state: Any, rng: Rng) -> None:
    """Querying a position leaves it as it is, with or without a list of events."""
    before = state.key()
    for _ in range(2):
        state.actor(), state.legal(), state.candidates(), state.chance(), state.end()
        state.to_json(), state.view(None), state.scores(), state.sheet(), state.ranking()
        if state.actor() >= 0:
            state.question(), state.sample(rng)
            game.evaluation.propose(state)
        game.evaluation.evaluate(state)
        assert state.key() == before, "a query changed the position"
    silent, logging = state.clone(), state.clone()
    if state.actor() != OVER:
        action = due(state)[rng.below(len(due(state)))]
        silent.apply(action)
        collect_events(logging, action)
        assert silent.key() == logging.key(), "collecting events changes what apply() does"
