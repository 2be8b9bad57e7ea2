"""The recorded games replay, and show every game, seat count, option and end."""

from pathlib import Path

import pytest

from tampu.core.record import parse, verify
from tests.conformance.settings import all_games, settings_of, the_game
from tests.corpus.make import FOLDER, corpus, corpus_of, played, policies, uncovered, wanted

GAMES = [name for name in all_games() if name != "toy"]
FILES = [path for path in sorted(FOLDER.glob("*.khipu")) if path.name.split("-")[0] in GAMES]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_replays(path: Path) -> None:
    data = path.read_bytes()
    khipu = parse(data)
    assert khipu.write().encode() == data
    replay = verify(khipu, the_game(khipu.game), fair=khipu.seed is not None)
    assert len(replay.log) == len(khipu.knots)


@pytest.mark.parametrize("name", GAMES)
def test_the_corpus_shows_everything(name: str) -> None:
    how = f"write it by python -m tests.corpus.make {name}"
    assert corpus(name), f"{name} has no recorded games: {how}"
    left = uncovered(the_game(name))
    assert not left, f"not shown: {', '.join(left)}; {how}"


@pytest.mark.parametrize("name", GAMES)
def test_the_corpus_has_records_of_every_rules_version(name: str) -> None:
    game = the_game(name)
    for version in game.meta.rules_versions:
        assert corpus_of(game, version), f"{name} has no recorded game of rules version {version}"


def test_a_corpus_is_made_of_different_ways_to_play() -> None:
    game = the_game("toy")
    assert {"end goal", "end stops", "seats 2", "seats 3", "raids=False"} <= wanted(game)
    setting = settings_of("toy")[0]
    ends = {played(setting, 1, name, choose).end for name, choose in policies(game).items()}
    assert len(ends) > 2
