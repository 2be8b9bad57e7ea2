"""OpenSpiel's own test on all games, its searches, and that hidden information stays hidden."""

import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from tampu.core.rng import Rng
from tampu.envs import spiel
from tampu.envs.episode import Episode

GAMES = [
    "tampu_imhotep",
    "tampu_imhotep(players=3,sides=BBBBB,wrath=True,start_player=2)",
    "tampu_cuzco(triples_in_play=28)",
    "tampu_inca_empire",
    "tampu_tawantinsuyu",
    "tampu_tawantinsuyu(players=1)",
    "tampu_cuzco(mini=True,steps=True)",
    "tampu_tawantinsuyu(mini=True,steps=True)",
]
SMALLEST = ["tampu_imhotep", "tampu_cuzco", "tampu_inca_empire", "tampu_tawantinsuyu"]


def position_after(name: str, entries: int, seed: int = 3) -> Any:
    """A state after some random entries, at a decision."""
    state = pyspiel.load_game(name).new_initial_state()
    rng = Rng(seed)
    while not state.is_terminal() and (entries > 0 or state.is_chance_node()):
        state.apply_action(random_action(state, rng))
        entries -= 1
    return state


def random_action(state: Any, rng: Rng) -> int:
    if state.is_chance_node():
        outcomes, shares = zip(*state.chance_outcomes(), strict=True)
        place = int(np.searchsorted(np.cumsum(shares), rng.unit()))
        return int(outcomes[min(place, len(outcomes) - 1)])
    legal = state.legal_actions()
    return int(legal[rng.below(len(legal))])


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SMALLEST)
def test_chance_is_explicit_and_actions_ascend(name: str) -> None:
    state, rng, chances = pyspiel.load_game(name).new_initial_state(), Rng(9), 0
    while not state.is_terminal():
        if state.is_chance_node():
            chances += 1
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            assert sum(shares) == pytest.approx(1)
            assert list(outcomes) == sorted(outcomes)
        else:
            legal = state.legal_actions()
            assert legal == sorted(set(legal))
            token = state.action_to_string(state.current_player(), legal[0])
            assert state.string_to_action(token) in legal
        state.apply_action(random_action(state, rng))
    assert chances > 5
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", SMALLEST)
def test_a_copy_is_independent(name: str) -> None:
    state = position_after(name, 40)
    copy = state.clone()
    before = str(state)
    for _ in range(5):
        copy.apply_action(random_action(copy, Rng(1)))
    assert str(state) == before
    again = pyspiel.load_game(name).deserialize_state(state.serialize())
    assert str(again) == before
    assert again.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("name", SMALLEST)
def test_resampling_keeps_what_the_seat_knows(name: str) -> None:
    rng = np.random.default_rng(4)
    changed = 0
    for entries in (30, 90, 150):
        state = position_after(name, entries)
        if state.is_terminal():
            continue
        for player in range(state.num_players()):
            for _ in range(3):
                other = state.resample_from_infostate(player, rng.random)
                assert other.information_state_string(player) == state.information_state_string(
                    player
                )
                assert other.observation_string(player) == state.observation_string(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(
                    player
                )
                assert other.current_player() == state.current_player()
                if player == state.current_player():
                    assert other.legal_actions() == state.legal_actions()
                changed += str(other) != str(state)
    if name != "tampu_imhotep":  # Imhotep hides cards only while a player looks at a pair
        assert changed > 0


def test_texts_show_no_card_that_others_drew() -> None:
    state = position_after("tampu_cuzco", 60)
    own, other = (state.information_state_string(player) for player in (0, 1))
    dealt = [line for line in own.splitlines() if line.startswith("!:!H2")]
    assert dealt
    assert all(line == "!:!H2" for line in dealt)
    assert any(line.startswith("!:!H2=") for line in other.splitlines())


def test_observers_give_named_pieces() -> None:
    game = pyspiel.load_game("tampu_imhotep(history=8)")
    state = position_after("tampu_imhotep(history=8)", 20)
    recall = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    recall.set_from(state, 0)
    assert recall.dict["entries"].shape == (8, spiel.ENTRY_SIZE)
    assert recall.dict["entries"][:, 0].min() >= 1
    plain = make_observation(game)
    plain.set_from(state, 0)
    assert np.array_equal(plain.tensor, recall.dict["observation"])
    assert plain.string_from(state, 0).startswith("seats: 2")


@pytest.mark.parametrize("name", SMALLEST)
def test_searches_and_rollouts_run(name: str) -> None:
    game, state = pyspiel.load_game(name), position_after(name, 30)
    rng = np.random.RandomState(1)
    rollout = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(game, 2, 3, rollout, random_state=rng)
    assert bot.step(state) in state.legal_actions()
    informed = ismcts.ISMCTSBot(
        game=game, uct_c=2, max_simulations=3, evaluator=rollout, random_state=rng
    )
    assert informed.step(state) in state.legal_actions()


def test_search_counts_in_win_shares() -> None:
    game, state = pyspiel.load_game("tampu_imhotep"), position_after("tampu_imhotep", 0)
    rng = np.random.RandomState(2)
    bot = mcts.MCTSBot(game, 2, 12, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    root = bot.mcts_search(state)
    assert root.explore_count == 12
    assert [child.action for child in root.children if child.explore_count]
    assert all(abs(child.total_reward) <= child.explore_count for child in root.children)


@pytest.mark.parametrize(
    ("name", "players"),
    [("imhotep", 2), ("imhotep", 4), ("tawantinsuyu", 2), ("inca_empire", 3), ("tawantinsuyu", 1)],
)
def test_utilities_add_up_to_zero(name: str, players: int) -> None:
    """AlphaZero and other algorithms for two players assume a zero-sum game."""
    game = pyspiel.load_game(f"tampu_{name}(players={players})")
    kinds = pyspiel.GameType.Utility
    if players == 1:
        assert game.get_type().utility == kinds.GENERAL_SUM
        assert (game.min_utility(), game.max_utility()) == (0, 1)
        return
    assert game.get_type().utility == kinds.ZERO_SUM
    assert (game.utility_sum(), game.max_utility()) == (0, 1)
    assert game.min_utility() == pytest.approx(-1 / (players - 1))
    state, rng = game.new_initial_state(), Rng(players)
    while not state.is_terminal():
        state.apply_action(random_action(state, rng))
    assert sum(state.returns()) == pytest.approx(0)
    assert min(state.returns()) == pytest.approx(game.min_utility())


def test_the_process_exits_cleanly() -> None:
    """pyspiel holds the registered games until after Python's modules are gone."""
    code = "import pyspiel, tampu.envs.spiel; pyspiel.load_game('tampu_imhotep')"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("name", SMALLEST)
def test_steps_are_those_of_the_other_interfaces(name: str) -> None:
    """The same choices, observations and results as an episode with steps, decision by decision."""
    game = pyspiel.load_game(f"{name}(mini=True,steps=True)")
    config, rng = game.config, Rng(8)
    assert game.num_distinct_actions() == config.steps.size < config.game.actions.size
    state, partial, most = game.new_initial_state(), 0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random_action(state, rng))
            continue
        seat = state.current_player()
        episode = Episode(config, 1)
        episode.state = state.logged.state.clone()
        episode._advance()
        chosen = state.steps_seen_by(seat)
        while len(episode._partial.chosen) < len(chosen):
            episode._partial.choose(chosen[len(episode._partial.chosen)])
        assert state.legal_actions() == episode.choices()
        for player in range(config.seats):
            seen = state.observation_tensor(player)
            assert np.array_equal(np.float32(seen), episode.observation(player))
        partial += bool(chosen)
        most = max(most, len(chosen))
        copied = state.clone()
        assert copied.legal_actions() == state.legal_actions()
        assert pickle.loads(pickle.dumps(state.logged)).partial.choices() == state.legal_actions()
        state.apply_action(random_action(state, rng))
    assert partial > 3, "some actions take several steps"
    assert 0 < most < config.steps.longest
    assert sum(state.returns()) == pytest.approx(0)


def test_only_the_deciding_seat_sees_its_steps() -> None:
    state = pyspiel.load_game("tampu_cuzco(mini=True,steps=True)").new_initial_state()
    rng = Rng(5)
    while state.is_chance_node() or not state.steps_seen_by(state.current_player()):
        state.apply_action(random_action(state, rng))
    seat = state.current_player()
    mine, theirs = (state.information_state_string(player) for player in (seat, 1 - seat))
    assert "\nstep " in mine
    assert "\nstep " not in theirs
    other = state.resample_from_infostate(seat, np.random.default_rng(1).random)
    assert other.information_state_string(seat) == mine
    assert other.legal_actions() == state.legal_actions()
    unaware = state.resample_from_infostate(1 - seat, np.random.default_rng(1).random)
    assert unaware.information_state_string(1 - seat) == theirs
    assert not unaware.steps_seen_by(seat)


@pytest.mark.parametrize("name", SMALLEST)
def test_states_have_a_picture(name: str) -> None:
    assert position_after(name, 25)._repr_svg_().startswith("<svg")
