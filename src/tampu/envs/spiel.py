"""The games for OpenSpiel; importing this module registers them with pyspiel.

    import pyspiel, tampu.envs.spiel
    game = pyspiel.load_game("tampu_imhotep(players=3,sides=BABAB)")

Parameters are `players`, the options of the game, `literal` (every legal action instead of the
subset that loses nothing), `perfect` (observation tensors of everything) and `history` (how many
entries an information state tensor tells). `start_player` is 0 for a random one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel

from tampu.core.contract import CHANCE, OVER, Game, State
from tampu.core.play import fingerprint
from tampu.core.registry import load_game, metas
from tampu.core.rng import Rng
from tampu.envs.drawing import svg
from tampu.envs.layout import Target
from tampu.envs.rewards import win_share
from tampu.envs.table import Setup, set_up
from tampu.envs.text import position

PREFIX = "tampu_"
RANDOM_START = 0
HISTORY = 32
ENTRY = 2
"""Numbers that tell an entry: who, and which; both from 1 on, 0 for nothing."""
HIDDEN = -1
"""In place of an entry that the seat may not read."""


def _defaults(name: str) -> dict[str, Any]:
    """The parameters of a game with their defaults; OpenSpiel knows one type for each."""
    game = load_game(name)
    found: dict[str, Any] = {"players": min(n for n in game.meta.seats if n > 1)}
    for option in game.meta.options:
        found[option.id] = RANDOM_START if option.id == "start_player" else option.default
    return {**found, "literal": False, "perfect": False, "history": HISTORY}


def _setup(name: str, given: Mapping[str, Any]) -> Setup:
    told = {**_defaults(name), **given}
    own = ("players", "literal", "perfect", "history")
    options = {key: value for key, value in told.items() if key not in own}
    if options["start_player"] == RANDOM_START:
        options["start_player"] = "random"
    return set_up(name, told["players"], options, perfect=told["perfect"], literal=told["literal"])


def _type(name: str) -> Any:
    game = load_game(name)
    solo = min(game.meta.seats) == 1
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=game.meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM
        if solo
        else pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.meta.seats),
        min_num_players=min(game.meta.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(name),
    )


class Position:
    """A state of ours with what each seat could read so far; copied by our own `clone`."""

    __slots__ = ("entries", "game", "heard", "state")

    def __init__(
        self, game: str, state: State, heard: list[tuple[str, ...]], entries: list[Any]
    ) -> None:
        self.game = game
        self.state = state
        self.heard = heard
        """By seat the tokens it read, in order."""
        self.entries = entries
        """By seat (who, which) of each entry."""

    def __deepcopy__(self, memo: Any) -> Position:
        return Position(self.game, self.state.clone(), list(self.heard), list(self.entries))

    def __reduce__(self) -> Any:
        return _loaded, (self.game, self.state.to_json(), self.heard, self.entries)


def _loaded(game: str, told: Any, heard: list[tuple[str, ...]], entries: list[Any]) -> Position:
    return Position(game, load_game(game).load(told), heard, entries)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games; each has a class of its own, as pyspiel wants it."""

    name: ClassVar[str]
    kind: ClassVar[Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.setup = _setup(self.name, given)
        self.history_length = int(given.get("history", HISTORY))
        game = self.setup.game
        solo = self.setup.seats == 1
        total = None if solo or min(game.meta.seats) == 1 else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.size,
            max_chance_outcomes=game.outcomes.size,
            num_players=self.setup.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=total,
            max_game_length=game.bound,
        )
        super().__init__(self.kind, info, given)

    @property
    def rules(self) -> Game:
        """Our own game."""
        return self.setup.game

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return int(self.setup.game.bound)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat sees now, or all it has read as well (`perfect_recall`)."""
        if params:
            raise ValueError(f"no parameters are known, {params} were given")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self, recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; the engine's own state is `position.state`."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._of = _Shared(game)
        self._position: Position | None = None

    @property
    def position(self) -> Position:
        if self._position is None:
            setup = self._of.setup
            state = setup.game.start(setup.seats, setup.options)
            self._position = Position(setup.game.id, state, [()] * setup.seats, [()] * setup.seats)
        return self._position

    def current_player(self) -> Any:
        actor = self.position.state.actor()
        if actor == CHANCE:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if actor == OVER or self._cut() else actor

    def _cut(self) -> bool:
        return len(self.position.heard[0]) >= self._of.setup.game.bound

    def _legal_actions(self, player: int) -> list[int]:
        state = self.position.state
        if player != state.actor():
            return []
        return state.legal() if self._of.setup.literal else state.candidates()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.position.state.chance()
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        position, game = self.position, self._of.setup.game
        state = position.state
        actor = state.actor()
        space = game.outcomes if actor == CHANCE else game.actions
        readers = game.readers(state, action)
        masked = None if readers is None else game.masked(state, action)
        for seat in range(self._of.setup.seats):
            if readers is None or seat in readers:
                token, told = space.notation(action), action
            else:
                token, told = str(masked), HIDDEN
            position.heard[seat] += (f"{'!' if actor == CHANCE else actor}:{token}",)
            position.entries[seat] = (*position.entries[seat], (actor, told))[-self._of.history :]
        state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self._of.setup.game
        space = game.outcomes if player == pyspiel.PlayerId.CHANCE else game.actions
        return space.notation(action)

    def is_terminal(self) -> bool:
        return self.position.state.actor() == OVER or self._cut()

    def returns(self) -> list[float]:
        state, seats = self.position.state, self._of.setup.seats
        if state.actor() != OVER:
            return [0.0] * seats
        return win_share(state)[:seats]

    def rewards(self) -> list[float]:
        return self.returns()

    def player_reward(self, player: int) -> float:
        return self.returns()[player]

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the seat cannot tell from this one; what is hidden from it is drawn anew.

        What the other seats have read is told by their part of the new position. `history()`
        stays that of the state it came from.
        """
        setup, known = self._of.setup, self.position
        rng = Rng(int(sampler() * 2**53), "resample")
        state = known.state.determinize(player, rng)
        heard, entries = list(known.heard), list(known.entries)
        for seat in range(setup.seats):
            if seat != player:
                mark = hashlib.blake2b(repr(state.view(seat)).encode(), digest_size=8).hexdigest()
                heard[seat] = (*known.heard[player], f"resampled {mark}")
                entries[seat] = known.entries[player]
        other: SpielState = self.clone()
        other._position = Position(setup.game.id, state, heard, entries)
        return other

    def _repr_svg_(self) -> str:
        state = self.position.state
        return svg(self._of.setup.game.id, state.view(max(state.actor(), 0)))

    def __str__(self) -> str:
        state = self.position.state
        scores = ", ".join(str(score) for score in state.scores())
        told = f"{self._of.setup.game.meta.title}, entry {len(self.position.heard[0])}"
        return f"{told}, actor {state.actor()}, scores {scores}, {fingerprint(state)}"


class _Shared:
    """What all states of a game share; it is not copied with them."""

    def __init__(self, game: SpielGame) -> None:
        self.name = str(game)
        self.setup = game.setup
        self.history = game.history_length

    def __deepcopy__(self, memo: Any) -> _Shared:
        return self

    def __reduce__(self) -> Any:
        return _shared, (self.name,)

    def observe(self, state: State, seat: int, row: Any) -> None:
        setup = self.setup
        out: Target = memoryview(row)
        actor = state.actor()
        if actor >= 0:
            out[(actor - seat) % setup.seats] = 1.0
        setup.layout.write(out, setup.seats, state.view(seat), seat)
        if setup.beyond:
            setup.beyond.write(out, setup.seats + setup.layout.size, state.to_json(), seat)


def _shared(name: str) -> _Shared:
    return _Shared(pyspiel.load_game(name))


class Observer:
    """Writes `tensor` and texts of a state for a seat, as OpenSpiel asks for them."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self._setup, self._history, self._recall = game.setup, game.history_length, recall
        size = self._setup.size
        self.tensor = np.zeros(size + (ENTRY * self._history if recall else 0), np.float32)
        self._view = self.tensor[:size]
        self.dict = {"observation": self._view}
        if recall:
            self.dict["entries"] = self.tensor[size:].reshape(-1, ENTRY)

    def set_from(self, state: SpielState, player: int) -> None:
        """The observation, and with recall the last entries as the seat read them."""
        self.tensor.fill(0)
        state._of.observe(state.position.state, player, self._view)
        if self._recall:
            rows, seats = self.dict["entries"], self._setup.seats
            for number, (actor, told) in enumerate(reversed(state.position.entries[player])):
                who = seats if actor == CHANCE else (actor - player) % seats
                rows[number] = who + 1, told + 1

    def string_from(self, state: SpielState, player: int) -> str:
        """What the seat sees now, or with recall all entries as it read them."""
        if self._recall:
            return f"player {player}\n" + "\n".join(state.position.heard[player])
        return position(state.position.state.view(player))


def register() -> None:
    """Make the games known to pyspiel."""
    known = set(pyspiel.registered_names())
    for meta in metas():
        if PREFIX + meta.id not in known:
            own = {"name": meta.id, "kind": _type(meta.id)}
            pyspiel.register_game(own["kind"], type(f"Spiel {meta.title}", (SpielGame,), own))


register()
