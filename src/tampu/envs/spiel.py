"""The OpenSpiel interface of the games; importing this module registers them with pyspiel.

    import pyspiel, tampu.envs.spiel
    game = pyspiel.load_game("tampu_imhotep(players=3,sides=BABAB)")

Parameters are `players`, the options of the game, `literal` (every legal action instead of the
subset that loses nothing), `steps` (an action is chosen in steps: its kind, then its fields),
`perfect` (observation tensors include hidden information) and `history` (the number of entries in
an information state tensor). `start_player` is 0 for a random one.

The utility of n players is (n * win share - 1) / (n - 1): 1 for a sole victory, -1 / (n - 1) for a
defeat, 0 in sum; two players get 1, 0 or -1. A single player gets 1 or 0.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel

from tampu.core.contract import CHANCE, OVER, State
from tampu.core.play import fingerprint
from tampu.core.registry import load_game, metas
from tampu.core.rng import Rng
from tampu.envs.config import EnvConfig, env_config
from tampu.envs.episode import observe_state
from tampu.envs.rendering import svg
from tampu.envs.rewards import win_share, zero_sum
from tampu.envs.steps import PartialAction, action_steps
from tampu.envs.text import position

PREFIX = "tampu_"
RANDOM_START = 0
HISTORY = 32
ENTRY_SIZE = 2
"""The numbers of an entry: who acted and the action's id, both counted from 1; 0 is no entry."""
HIDDEN = -1
"""The id of an action that the seat may not read."""


def _defaults(name: str) -> dict[str, Any]:
    """The parameters of a game with their defaults; OpenSpiel allows one type for each."""
    game = load_game(name)
    defaults: dict[str, Any] = {"players": game.meta.fewest_seats}
    for option in game.meta.options:
        defaults[option.id] = RANDOM_START if option.id == "start_player" else option.default
    return {**defaults, "literal": False, "steps": False, "perfect": False, "history": HISTORY}


def _config(name: str, given: Mapping[str, Any]) -> EnvConfig:
    params = {**_defaults(name), **given}
    own = ("players", "literal", "steps", "perfect", "history")
    options = {key: value for key, value in params.items() if key not in own}
    if options["start_player"] == RANDOM_START:
        options["start_player"] = "random"
    forms = {key: params[key] for key in ("perfect", "literal", "steps")}
    return env_config(name, params["players"], options, **forms)


def _type(name: str, players: int) -> Any:
    """The type of a game: zero-sum, except for one player."""
    game = load_game(name)
    solo = players == 1
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=game.meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if solo else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.meta.seats),
        min_num_players=min(game.meta.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(name),
    )


class LoggedState:
    """An engine state with what each seat could read of the log; copied by the engine's `clone`."""

    __slots__ = ("game", "logs", "partial", "recent", "state")

    def __init__(
        self,
        game: str,
        state: State,
        logs: list[tuple[str, ...]],
        recent: list[Any],
        partial: PartialAction | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.logs = logs
        """By seat the log as it may read it: who acted, and the notation."""
        self.recent = recent
        """By seat the last entries as numbers: (actor, action)."""
        self.partial = partial
        """The decision that is being chosen in steps."""

    def __deepcopy__(self, memo: Any) -> LoggedState:
        partial = None if self.partial is None else self.partial.copy()
        return LoggedState(
            self.game, self.state.clone(), list(self.logs), list(self.recent), partial
        )

    def __reduce__(self) -> Any:
        partial = self.partial and (self.partial.remaining, self.partial.chosen)
        return _load, (self.game, self.state.to_json(), self.logs, self.recent, partial)


def _load(
    game: str, state: Any, logs: Any, recent: Any, partial: tuple[list[int], list[int]] | None
) -> LoggedState:
    choosing = partial and PartialAction(action_steps(game), *partial)
    return LoggedState(game, load_game(game).load(state), logs, recent, choosing)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """The base of the pyspiel classes; pyspiel wants one class for each game."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.config = _config(self.name, given)
        self.history_length = int(given.get("history", HISTORY))
        game, players, steps = self.config.game, self.config.seats, self.config.steps
        solo = players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.config.actions,
            max_chance_outcomes=game.outcomes.size,
            num_players=self.config.seats,
            min_utility=0.0 if solo else -1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=None if solo else 0.0,
            max_game_length=game.max_entries * (steps.longest if steps else 1),
        )
        super().__init__(_type(self.name, players), info, given)

    def __deepcopy__(self, memo: Any) -> SpielGame:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return int(self.config.game.max_entries)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> Observer | PublicObserver:
        """An observer of a seat's view, or also of its log (`perfect_recall`).

        Without private information it is the view of a spectator, as text only.
        """
        if params:
            raise ValueError(f"observers take no parameters, got {params}")
        if iig_obs_type is not None and iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE:
            return PublicObserver()
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self, recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; the engine's own state is `logged.state`."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._shared = _Shared(game)
        self._logged: LoggedState | None = None

    @property
    def logged(self) -> LoggedState:
        if self._logged is None:
            config = self._shared.config
            state = config.first_state()
            empty: list[Any] = [()] * config.seats
            self._logged = LoggedState(config.game.id, state, empty, list(empty))
            self._begin_decision()
        return self._logged

    def _begin_decision(self) -> None:
        """Where actions are chosen in steps, offer the first step of the next decision."""
        logged, steps = self.logged, self._shared.config.steps
        if steps:
            decides = logged.state.actor() >= 0
            logged.partial = PartialAction(steps, self._offered()) if decides else None

    def _offered(self) -> list[int]:
        state = self.logged.state
        return state.legal() if self._shared.config.literal else state.candidates()

    def current_player(self) -> Any:
        actor = self.logged.state.actor()
        if actor == CHANCE:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if actor == OVER or self._truncated() else actor

    def _truncated(self) -> bool:
        return len(self.logged.logs[0]) >= self._shared.config.game.max_entries

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.logged.state.actor():
            return []
        partial = self.logged.partial
        return self._offered() if partial is None else partial.choices()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.logged.state.chance()
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        partial = self.logged.partial
        if partial is None:
            self._apply_whole(action)
        elif (complete := partial.choose(action)) is not None:
            self._apply_whole(complete)

    def _apply_whole(self, action: int) -> None:
        logged, game = self.logged, self._shared.config.game
        state = logged.state
        actor = state.actor()
        space = game.outcomes if actor == CHANCE else game.actions
        readers = game.readers(state, action)
        masked = None if readers is None else game.masked(state, action)
        for seat in range(self._shared.config.seats):
            if readers is None or seat in readers:
                token, readable = space.notation(action), action
            else:
                token, readable = str(masked), HIDDEN
            logged.logs[seat] += (f"{'!' if actor == CHANCE else actor}:{token}",)
            recent = (*logged.recent[seat], (actor, readable))
            logged.recent[seat] = recent[-self._shared.history :]
        state.apply(action)
        self._begin_decision()

    def _action_to_string(self, player: int, action: int) -> str:
        game, steps = self._shared.config.game, self._shared.config.steps
        if player == pyspiel.PlayerId.CHANCE:
            return game.outcomes.notation(action)
        return steps.text(action) if steps else game.actions.notation(action)

    def steps_seen_by(self, player: int) -> list[int]:
        """The steps chosen so far in this decision; only the seat that decides sees them."""
        partial = self.logged.partial
        if partial is None or player != self.logged.state.actor():
            return []
        return partial.chosen

    def is_terminal(self) -> bool:
        return self.logged.state.actor() == OVER or self._truncated()

    def returns(self) -> list[float]:
        state, seats = self.logged.state, self._shared.config.seats
        if state.actor() != OVER:
            return [0.0] * seats
        return zero_sum(win_share(state))[:seats] if seats > 1 else win_share(state)[:1]

    def rewards(self) -> list[float]:
        return self.returns()

    def player_reward(self, player: int) -> float:
        return self.returns()[player]

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the seat cannot distinguish from this one, with hidden information redrawn.

        The logs of the other seats become the seat's own log and a digest of their new views.
        `history()` stays the history of the original state.
        """
        config, logged = self._shared.config, self.logged
        rng = Rng(int(sampler() * 2**53), "resample")
        state = logged.state.determinize(player, rng)
        logs, recent = list(logged.logs), list(logged.recent)
        for seat in range(config.seats):
            if seat != player:
                digest = hashlib.blake2b(repr(state.view(seat)).encode(), digest_size=8).hexdigest()
                logs[seat] = (*logged.logs[player], f"resampled {digest}")
                recent[seat] = logged.recent[player]
        other: SpielState = self.clone()
        partial = other.logged.partial
        other._logged = LoggedState(config.game.id, state, logs, recent, partial)
        if player != state.actor():
            other._begin_decision()
        return other

    def _repr_svg_(self) -> str:
        state = self.logged.state
        return svg(self._shared.config.game.id, state.view(max(state.actor(), 0)))

    def __str__(self) -> str:
        state = self.logged.state
        scores = ", ".join(str(score) for score in state.scores())
        title = f"{self._shared.config.game.meta.title}, entry {len(self.logged.logs[0])}"
        return f"{title}, actor {state.actor()}, scores {scores}, {fingerprint(state)}"


class _Shared:
    """The data that all states of a game share; copies of a state refer to the same object."""

    def __init__(self, game: SpielGame) -> None:
        self.name = str(game)
        self.config = game.config
        self.history = game.history_length

    def __deepcopy__(self, memo: Any) -> _Shared:
        return self

    def __reduce__(self) -> Any:
        return _load_shared, (self.name,)


def _load_shared(name: str) -> _Shared:
    return _Shared(pyspiel.load_game(name))


class Observer:
    """Writes the tensor and the text of a state for a seat, in OpenSpiel's form."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self._config, self._recall = game.config, recall
        size, steps = self._config.size, self._config.steps
        self._steps_at = size - steps.size if steps else size
        entries = ENTRY_SIZE * game.history_length if recall else 0
        self.tensor = np.zeros(size + entries, np.float32)
        self._view = self.tensor[:size]
        self.dict = {"observation": self._view}
        if recall:
            self.dict["entries"] = self.tensor[size:].reshape(-1, ENTRY_SIZE)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the observation, and with recall the last entries as the seat may read them."""
        self.tensor.fill(0)
        engine_state = state.logged.state
        observe_state(
            self._config, engine_state, engine_state.actor(), player, memoryview(self._view.data)
        )
        for step in state.steps_seen_by(player):
            self._view[self._steps_at + step] = 1.0
        if self._recall:
            rows, seats = self.dict["entries"], self._config.seats
            for number, (actor, action) in enumerate(reversed(state.logged.recent[player])):
                relative_seat = seats if actor == CHANCE else (actor - player) % seats
                rows[number] = relative_seat + 1, action + 1

    def string_from(self, state: SpielState, player: int) -> str:
        """The seat's view, or with recall the whole log as the seat may read it."""
        chosen = [f"step {step}" for step in state.steps_seen_by(player)]
        if self._recall:
            return "\n".join([f"player {player}", *state.logged.logs[player], *chosen])
        return "\n".join([position(state.logged.state.view(player)), *chosen])


class PublicObserver:
    """Writes what everybody may know of a state as text."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write nothing: there is no tensor."""

    def string_from(self, state: SpielState, player: int) -> str:  # noqa: ARG002
        """The view of a spectator."""
        return position(state.logged.state.view(None))


def register() -> None:
    """Register the games with pyspiel."""
    registered = set(pyspiel.registered_names())
    for meta in metas():
        if PREFIX + meta.id not in registered:
            kind = _type(meta.id, max(meta.seats))
            own = type(f"Spiel {meta.title}", (SpielGame,), {"name": meta.id})
            pyspiel.register_game(kind, own)


register()
