"""Measures our games by random play and by search, in CPU time."""

import time
from typing import Any

from tampu.benchmarks.peer_programs import SIMULATIONS, RandomPlay
from tampu.bots.registry import make_bot
from tampu.core import rng as rng_module
from tampu.core.contract import CHANCE, OVER, Game, State
from tampu.core.play import Dealer, Match
from tampu.core.rng import Rng

CLONES = 2000
SEARCH_INTERVAL = 12
"""One in so many decisions is searched, so that all parts of a game are covered."""
HIDDEN_SAMPLES = 40
"""The number of decisions that are examined for hidden information."""
HIDDEN_INTERVAL = 7


def language() -> str:
    """The language that the engine runs in: plain or compiled Python."""
    pure = (rng_module.__file__ or "").endswith(".py")
    return "Python" if pure else "Python (mypyc)"


def measure_play(game: Game, seats: int, seconds: float, *, listing: bool) -> RandomPlay:
    """Play random games: with `listing` by full enumeration, else by `State.sample`."""
    method = "legal" if listing else "sample"
    result = RandomPlay(
        name=f"{game.id} {seats} ({method})",
        language=language(),
        kind="ours",
        library="Tampu",
        game=game.meta.title,
        players=seats,
    )
    options = game.meta.complete(seats, {})
    middle: State = game.new(seats, options)
    while result.seconds < seconds:
        rng, dealer = Rng(result.games, "bench"), Dealer(result.games)
        state: State = game.new(seats, options)
        decisions = result.decisions
        before = time.process_time()
        _play(result, game, state, rng, dealer, listing=listing)
        result.seconds += time.process_time() - before
        if not result.games:
            middle = _position_after(game, seats, options, (result.decisions - decisions) // 2)
        result.games += 1
    before = time.process_time()
    for _ in range(CLONES):
        middle.clone()
    cloning = time.process_time() - before
    result.clones_per_s = round(CLONES / cloning) if cloning else 0
    return result


def _play(
    result: RandomPlay, game: Game, state: State, rng: Rng, dealer: Dealer, *, listing: bool
) -> None:
    """Play one game to its end and add its counts to the result."""
    decisions = choices = most = chances = 0
    space = game.actions
    while True:
        actor = state.actor()
        if actor == CHANCE:
            state.apply(dealer.deal(state))
            chances += 1
        elif actor == OVER:
            break
        else:
            if listing:
                candidates = state.candidates()
                number = len(candidates)
                choices += number
                if number > most:  # noqa: PLR1730  a call of max() would be measured too
                    most = number
                state.apply(space.sample(candidates, rng))
            else:
                state.apply(state.sample(rng))
            decisions += 1
    result.decisions += decisions
    result.choices += choices
    result.chances += chances
    result.most_choices = max(result.most_choices, most)


def _position_after(game: Game, seats: int, options: dict[str, Any], decisions: int) -> State:
    """The position after some decisions of the first game."""
    rng, dealer = Rng(0, "bench"), Dealer(0)
    state: State = game.new(seats, options)
    while decisions:
        if state.actor() == CHANCE:
            state.apply(dealer.deal(state))
        else:
            state.apply(state.sample(rng))
            decisions -= 1
    return state


def measure_search(game: Game, seconds: float) -> dict[str, Any]:
    """Search with a fixed number of simulations, from positions all along random games."""
    seats = game.meta.fewest_seats
    bot = make_bot(f"ismcts:nodes={SIMULATIONS}", game)
    searches, games, spent = 0, 0, 0.0
    while spent < seconds:
        match, rng = Match(game, seats, {}, games), Rng(games, "bench")
        games += 1
        while not match.over and spent < seconds:
            candidates = match.state.candidates()
            if len(candidates) > 1 and rng.below(SEARCH_INTERVAL) == 0:
                view = match.state.view(match.state.actor())
                before = time.process_time()
                bot.choose(view, candidates, rng)
                spent += time.process_time() - before
                searches += 1
            match.play(match.state.sample(rng))
    return {
        "name": f"{game.id} {seats} (ismcts)",
        "language": language(),
        "kind": "ours",
        "simulations_per_s": round(searches * SIMULATIONS / spent),
    }


def hidden_share(game: Game, seats: int) -> float:
    """The share of decisions whose seat does not know the whole position.

    A position is fully known if determinizing it three times changes nothing.
    """
    unknown = samples = games = 0
    while samples < HIDDEN_SAMPLES:
        match, rng = Match(game, seats, {}, games), Rng(games, "hidden")
        games += 1
        decisions = 0
        while not match.over and samples < HIDDEN_SAMPLES:
            state = match.state
            decisions += 1
            if decisions % HIDDEN_INTERVAL == 0:
                samples += 1
                seat, key = state.actor(), state.key()
                unknown += any(state.determinize(seat, rng).key() != key for _ in range(3))
            match.play(state.sample(rng))
    return unknown / samples
