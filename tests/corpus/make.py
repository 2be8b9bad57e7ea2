"""Writes the corpus of a game's newest rules again: few recorded games that show everything.

    python -m tests.corpus.make GAME [SEEDS]

Covered are every number of seats, every value of every option, every reason to end that the
catalogues know, and every kind of decision and chance outcome. Records of older rules versions
stay. Until a rules version is released its records may be written again whenever its positions are
keyed differently; afterwards a record that no longer replays means that the rules version has to
be raised.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tampu.core.contract import CHANCE, Game
from tampu.core.play import Match
from tampu.core.record import Khipu, parse, record, verify
from tampu.core.rng import Rng
from tampu.testing.settings import GameSetup
from tampu.testing.words import words
from tests.conformance.settings import settings_of, the_game

FOLDER = Path(__file__).parent
SEEDS = 30
"""Most seeds that are tried for what is rare, such as an end that needs a certain way to play."""

PATIENCE = 900
"""After so many entries a way to play that leads nowhere is given up for playing at random."""

Policy = Callable[[Any, Rng], int]


def features(khipu: Khipu, game: Game) -> set[str]:
    """What a record shows."""
    replay = verify(khipu, game)
    names = {f"seats {replay.seats}", f"end {replay.state.end()}"}
    names |= {
        f"{option.id}={replay.options.get(option.id, option.default)!r}"
        for option in game.meta.options_of(replay.rules_version)
    }
    for actor, action in replay.log:
        space = game.outcomes if actor == CHANCE else game.actions
        names.add(f"{'chance' if actor == CHANCE else 'do'} {space.kind_of(action)}")
    return names


def wanted(game: Game) -> set[str]:
    """What a corpus has to show, apart from kinds, which may need a rare position."""
    names = {f"seats {seats}" for seats in game.meta.seats}
    names |= {f"{option.id}={value!r}" for option in game.meta.options for value in option.values}
    prefix = f"{game.id}-end-"
    return names | {
        f"end {key.removeprefix(prefix)}"
        for key in words(game.id, "en").variables
        if key.startswith(prefix)
    }


def policies(game: Game) -> dict[str, Policy]:
    """Ways to play: at random, the first or last choice, and each kind whenever it is offered."""

    def eager(kind: int, otherwise: Policy) -> Policy:
        def choose(state: Any, rng: Rng) -> int:
            legal = [
                action for action in state.candidates() if game.actions.kind_index(action) == kind
            ]
            return legal[rng.below(len(legal))] if legal else otherwise(state, rng)

        return choose

    plain: dict[str, Policy] = {
        "random": lambda state, rng: int(state.sample(rng)),
        "first": lambda state, rng: int(state.candidates()[0]),
        "last": lambda state, rng: int(state.candidates()[-1]),
        "calm": lambda state, rng: last_of_the_first_kind(game, state.candidates()),
    }
    return plain | {
        f"{kind.name}-else-{name}": eager(index, otherwise)
        for index, kind in enumerate(game.actions.kinds)
        for name, otherwise in plain.items()
    }


def last_of_the_first_kind(game: Game, legal: list[int]) -> int:
    first = game.actions.kind_index(legal[0])
    return max(action for action in legal if game.actions.kind_index(action) == first)


def played(setting: GameSetup, seed: int, name: str, choose: Policy) -> Khipu:
    """The record of one game."""
    match = Match(setting.game, setting.seats, setting.options, seed)
    rng = Rng(seed, f"corpus {setting.id} {name}")
    while not match.over:
        patient = len(match.log) < PATIENCE
        match.play(choose(match.state, rng) if patient else match.state.sample(rng))
    return record(match, [name] * setting.seats, salt="corpus")


def candidates(game: Game, seeds: int) -> Iterator[Khipu]:
    """Games of every setting at random, then of the default settings by every policy."""
    ways = policies(game)
    settings = settings_of(game.id)
    for setting in settings:
        yield played(setting, len(setting.id), "random", ways["random"])
    for seed in range(seeds):
        for setting in settings:
            if setting.id.endswith("-default"):
                for name, choose in ways.items():
                    yield played(setting, seed, name, choose)


def chosen(game: Game, seeds: int) -> list[Khipu]:
    """The fewest of the candidates, about, that show as much as all of them."""
    pool: list[tuple[Khipu, set[str]]] = []
    shown: set[str] = set()
    for khipu in candidates(game, seeds):
        if wanted(game) <= shown:
            break
        pool.append((khipu, features(khipu, game)))
        shown |= pool[-1][1]
    records: list[Khipu] = []
    while shown:
        khipu, here = max(pool, key=lambda one: (len(one[1] & shown), -len(one[0].knots)))
        records.append(khipu)
        shown -= here
    return records


def corpus(game: str) -> list[Path]:
    """The files of a game's corpus."""
    return sorted(FOLDER.glob(f"{game}-[0-9]*.khipu"))


def corpus_of(game: Game, rules_version: int) -> dict[Path, Khipu]:
    """The files of a game's corpus with records of a rules version."""
    records = {path: parse(path.read_bytes()) for path in corpus(game.id)}
    return {path: one for path, one in records.items() if one.rules_version == rules_version}


def uncovered(game: Game) -> list[str]:
    """What the records of a game's newest rules ought to show and do not."""
    shown: set[str] = set()
    for khipu in corpus_of(game, game.meta.rules_version).values():
        shown |= features(khipu, game)
    return sorted(wanted(game) - shown)


def main(name: str, seeds: int) -> None:
    game = the_game(name)
    records = chosen(game, seeds)
    for path in corpus_of(game, game.meta.rules_version):
        path.unlink()
    for number, khipu in enumerate(records, 1 + len(corpus(name))):
        (FOLDER / f"{name}-{number:02}.khipu").write_text(khipu.write(), "utf-8")
    left = uncovered(game)
    print(f"{len(records)} records of {name}; not shown: {', '.join(left) or 'nothing'}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else SEEDS)
