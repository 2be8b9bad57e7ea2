"""OpenSpiel's playthroughs: every line of a recorded game is the same today."""

from pathlib import Path

import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from tests.envs.playthroughs.make import FOLDER, GAMES, path_of, replay, shortened
from tests.envs.test_openspiel import position_after


@pytest.mark.parametrize("path", [path_of(game) for game in GAMES], ids=lambda path: path.stem)
def test_a_playthrough_is_the_same_today(path: Path) -> None:
    stored, played = replay(path)
    assert stored == played, "python -m tests.envs.playthroughs.make"
    assert "IsTerminal() = True" in played


def test_the_files_are_those_of_the_games() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(path_of(game) for game in GAMES)
    assert {game.split("(")[0] for game in GAMES} == {
        f"tampu_{name}" for name in ("cuzco", "imhotep", "inca_empire", "tawantinsuyu")
    }


def test_a_long_line_keeps_its_beginning_and_a_hash() -> None:
    one, other = shortened("a" * 300), shortened("a" * 299 + "b")
    assert one.startswith("a" * 60)
    assert one != other
    assert len(one) < 120
    assert shortened("short\n\nlines\n") == "short\n\nlines\n"


@pytest.mark.parametrize("name", ["tampu_cuzco", "tampu_inca_empire", "tampu_tawantinsuyu"])
def test_the_public_observation_is_that_of_a_spectator(name: str) -> None:
    state = position_after(name, 40)
    public = make_observation(
        state.get_game(),
        pyspiel.IIGObservationType(
            public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
        ),
    )
    texts = {public.string_from(state, player) for player in range(state.num_players())}
    assert len(texts) == 1
    assert texts.isdisjoint(state.observation_string(p) for p in range(state.num_players()))
