"""Large actions chosen in steps: the rules stay the same (EN03)."""

from copy import copy

import gymnasium
import numpy as np
import pyspiel
import pytest

import tampu.envs.spiel  # noqa: F401  registers the games of pyspiel
from tampu.core.registry import game_ids, load_game
from tampu.core.rng import Rng
from tampu.envs import imhotep_v1
from tampu.envs.action_features import action_features
from tampu.envs.batch import BatchEnv
from tampu.envs.config import CHOSEN_STEPS, env_config
from tampu.envs.episode import Episode
from tampu.envs.steps import PartialAction, action_steps
from tests.envs.games import SMALLEST


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_every_action_has_its_own_path(game: str, seats: int) -> None:
    steps = action_steps(game)
    assert len(steps.paths) == load_game(game).actions.size
    assert len(set(steps.paths)) == len(steps.paths)
    assert steps.size < len(steps.paths) / 2


def test_steps_of_cuzco() -> None:
    steps, actions = action_steps("cuzco"), load_game("cuzco").actions

    def path(kind: str, **fields: object) -> list[str]:
        action = actions.encode(kind, **fields)  # type: ignore[arg-type]
        return [steps.text(step) for step in steps.paths[action]]

    assert path("triple", village="A5", crop="A4", crop2="B4") == [
        *("triple", "footprint A4+A5+B4", "village A5"),
    ]
    assert path("double", village="A4", crop="A5") == ["double", "footprint A4+A5", "village A4"]
    assert path("move", cell="A4", to="B4") == ["move", "cell A4", "to B4"]
    assert path("build", cell="A4", value=2) == ["build", "cell A4", "value 2"]
    assert path("propose", cell="A4", card="M") == ["propose", "cell A4", "card M"]
    assert dict(steps.table())["kind"] == 19


@pytest.mark.parametrize(("game", "seats"), SMALLEST)
def test_steps_lead_to_every_offered_action_and_to_no_other(game: str, seats: int) -> None:
    steps = action_steps(game)
    episode = Episode(env_config(game, seats), 2)
    rng = Rng(2)
    for _ in range(40):
        if episode.over:
            break
        offered = episode.choices()
        assert sorted(_leaves(PartialAction(steps, offered))) == offered
        episode.play(offered[rng.below(len(offered))])


def _leaves(partial: PartialAction) -> list[int]:
    """All actions that the next steps can lead to."""
    actions: list[int] = []
    for step in partial.choices():
        after = copy(partial)
        after.chosen = list(partial.chosen)
        action = after.choose(step)
        actions += _leaves(after) if action is None else [action]
    return actions


def test_the_game_sees_only_whole_actions() -> None:
    """A game played in steps equals the game of its whole actions."""
    stepped, whole = (
        Episode(env_config("cuzco", 2, steps=True), 4),
        Episode(env_config("cuzco", 2), 4),
    )
    rng = Rng(6)
    for _ in range(120):
        if stepped.over:
            break
        choices = stepped.choices()
        step = choices[rng.below(len(choices))]
        partial = stepped._partial
        assert partial is not None
        before = stepped.state.key()
        if not stepped.play(step):
            assert stepped.state.key() == before
            continue
        (action,) = [a for a in whole.choices() if action_steps("cuzco").paths[a] == _path(partial)]
        whole.play(action)
        assert whole.state.key() == stepped.state.key()


def _path(partial: PartialAction) -> tuple[int, ...]:
    return action_steps("cuzco").paths[partial.remaining[0]]


def test_chosen_steps_are_seen_by_the_deciding_seat_only() -> None:
    episode = Episode(env_config("cuzco", 2, steps=True), 4)
    seat, other = episode.actor, 1 - episode.actor
    chosen = episode.config.full_layout().range_of(CHOSEN_STEPS)
    before = episode.observation(other)
    assert not episode.observation(seat)[chosen.start :].any()
    episode.play(episode.choices()[0])
    assert episode.actor == seat
    assert episode.observation(seat)[chosen.start :].sum() >= 1
    assert (episode.observation(other) == before).all()
    with pytest.raises(ValueError, match="not possible"):
        episode.play(0)


@pytest.mark.parametrize("name", game_ids())
def test_features_tell_actions_apart_and_name_their_fields(name: str) -> None:
    game = load_game(name)
    features = env_config(name).action_features()
    assert len(features.indices) == len(action_steps(name).paths)
    assert len({row.tobytes() for row in features.indices}) == len(features.indices)
    for action in range(0, game.actions.size, max(1, game.actions.size // 50)):
        kind, fields = game.actions.decode(action)
        names = [features.names[i] for i in features.indices[action] if i < features.count]
        assert names[0] == f"kind={kind}"
        assert len(names) >= 1 + bool(fields)
    some = np.arange(0, game.actions.size, 97)
    matrix = features.matrix(some)
    assert matrix.shape == (len(some), features.count)
    for row, action in zip(matrix, some, strict=True):
        chosen = [i for i in features.indices[action] if i < features.count]
        assert np.flatnonzero(row).tolist() == sorted(set(chosen))


def test_every_interface_has_the_same_features() -> None:
    named = "Tampu/Imhotep-v1"
    vector = gymnasium.make_vec(named, num_envs=2, vectorization_mode="vector_entry_point")
    interfaces = [
        gymnasium.make(named).unwrapped,
        imhotep_v1.env().unwrapped,
        vector.unwrapped,
        BatchEnv("imhotep", 2),
        pyspiel.load_game("tampu_imhotep"),
    ]
    expected = action_features("imhotep")
    for interface in interfaces:
        assert interface.config.action_features() is expected, type(interface)
