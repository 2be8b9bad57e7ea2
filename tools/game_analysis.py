"""Measures what kind of games these are: branching, length, tree size, seats, luck and skill.

`python tools/game_analysis.py --out docs/analysis.json` plays the games; the same command
gives the same numbers. tools/analysis_page.py makes a page of them.
"""

import argparse
import json
import math
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import correlation, fmean, median, stdev
from typing import Any

from tampu import __version__
from tampu.arena.summary import wilson
from tampu.bots.play_out import play_out
from tampu.bots.registry import make_bot
from tampu.core.contract import CHANCE, Game, State
from tampu.core.play import Match
from tampu.core.ranking import win_shares
from tampu.core.registry import game_ids, load_game
from tampu.core.rng import Rng

REPEATS = 3
"""How often each deal is played to separate its luck from the players'."""
SLIP = 10
"""The percentage of random moves that makes the repetitions differ."""
IMAGINED = 2000
"""Positions imagined at a decision to see what is hidden."""
MOST_PAIRS = IMAGINED * (IMAGINED - 1) // 2
"""The pairs of imagined positions: larger information sets cannot be told apart."""


def tree_facts(game: Game, seats: int, games: int) -> dict[str, Any]:
    """Branching, length and tree size in games between random bots."""
    choices: list[int] = []
    lengths: list[int] = []
    chances: list[int] = []
    sizes: list[float] = []
    hidden: list[float] = []
    for seed in range(games):
        match = Match(game, seats, seed=seed)
        bots = [make_bot("random", game) for _ in range(seats)]
        logs: list[float] = []

        def watch(state: State, seed: int = seed, logs: list[float] = logs) -> None:
            offered = len(state.candidates())
            choices.append(offered)
            logs.append(math.log10(offered))
            if seed < 4 and len(logs) % 10 == 0:
                hidden.append(_worlds(state))

        play_out(match, bots, before_decision=watch)
        lengths.append(len(logs))
        chances.append(sum(actor == CHANCE for actor, _ in match.log))
        sizes.append(sum(logs))
    return {
        "games": games,
        "actions": game.actions.size,
        "branching_mean": round(fmean(choices), 1),
        "branching_median": round(median(choices)),
        "branching_most": max(choices),
        "decisions": _with_interval(lengths),
        "chance_events": round(fmean(chances), 1),
        "log10_tree_size": _with_interval(sizes),
        "hidden_worlds": round(median(hidden)),
        "hidden_worlds_most": round(max(hidden)),
        "hidden_limit": MOST_PAIRS,
        "hidden_positions": len(hidden),
    }


def _worlds(state: State) -> float:
    """The effective size of the information set: all pairs of imagined positions per equal pair.

    That is the number of equally likely positions that would agree as often; at most MOST_PAIRS.
    """
    seat = state.actor()
    keys = Counter(state.determinize(seat, Rng(number)).key() for number in range(IMAGINED))
    equal = sum(count * (count - 1) // 2 for count in keys.values())
    return MOST_PAIRS / max(equal, 1)


def seat_facts(game: Game, seats: int, bot: str, games: int) -> dict[str, Any]:
    """The win share of each place in the order of play, when the same bot has all seats."""
    shares = [0.0] * seats
    scores: list[int] = []
    margins: list[int] = []
    for seed in range(games):
        match = Match(game, seats, seed=seed)
        first = match.state.actor()
        play_out(match, [make_bot(bot, game) for _ in range(seats)])
        for place in range(seats):
            shares[place] += win_shares(match.state.ranking())[(first + place) % seats]
        scores += match.state.scores()[:seats]
        ranked = sorted(match.state.scores()[:seats], reverse=True)
        margins.append(ranked[0] - ranked[1])
    rows = [
        {
            "win_share": round(share / games, 3),
            "ci95": [round(limit, 3) for limit in wilson(share / games, games)],
        }
        for share in shares
    ]
    return {
        "bot": bot,
        "games": games,
        "places": rows,
        "score": _with_interval(scores),
        "margin": _with_interval(margins),
    }


def luck_facts(game: Game, seats: int, bot: str, deals: int) -> dict[str, Any]:
    """How much of the first seat's lead the deal explains, and how much the better player."""
    by_deal: list[list[float]] = []
    for deal in range(deals):
        row = []
        for repeat in range(REPEATS):
            match = Match(game, seats, {"start_player": 1}, deal)
            bots = [make_bot(f"{bot}:slip={SLIP}", game) for _ in range(seats)]
            streams = [Rng(1000 * deal + repeat, f"bot {seat}") for seat in range(seats)]
            play_out(match, bots, streams)
            row.append(_lead(match.state.scores()[:seats], 0))
        by_deal.append(row)
    skilled: list[float] = []
    leads: list[float] = []
    for deal in range(deals):
        seat = deal % seats
        match = Match(game, seats, {"start_player": 1}, deal)
        weak = f"{bot}:slip=60"
        bots = [make_bot(bot if place == seat else weak, game) for place in range(seats)]
        play_out(match, bots)
        for place in range(seats):
            skilled.append(float(place == seat))
            leads.append(_lead(match.state.scores()[:seats], place))
    return {
        "deals": deals,
        "repeats": REPEATS,
        "explained_by_deal": round(max(0.0, _intraclass(by_deal)), 3),
        "explained_by_skill": round(correlation(skilled, leads) ** 2, 3),
    }


def _lead(scores: Sequence[int], seat: int) -> float:
    return scores[seat] - max(score for place, score in enumerate(scores) if place != seat)


def _with_interval(values: Sequence[float]) -> dict[str, float]:
    """The mean with half the width of its 95 % interval, and the standard deviation."""
    deviation = stdev(values)
    half = 1.96 * deviation / math.sqrt(len(values))
    return {"mean": round(fmean(values), 1), "half": round(half, 1), "sd": round(deviation, 1)}


def _intraclass(groups: Sequence[Sequence[float]]) -> float:
    """The share of the variance that lies between the groups (intraclass correlation)."""
    size = len(groups[0])
    overall = fmean(value for group in groups for value in group)
    between = size * sum((fmean(group) - overall) ** 2 for group in groups) / (len(groups) - 1)
    within = sum((value - fmean(group)) ** 2 for group in groups for value in group)
    within /= len(groups) * (size - 1)
    total = between + (size - 1) * within
    return (between - within) / total if total else 0.0


def measure(names: Sequence[str], *, games: int, deals: int) -> dict[str, Any]:
    """All facts of some games with the fewest seats."""
    rows = {}
    for name in names:
        game = load_game(name)
        seats = game.meta.fewest_seats
        # Where `greedy` looks several decisions ahead, it is too slow for hundreds of games.
        bot = "greedy" if game.evaluation.depth == 1 else "beam:depth=1:width=1"
        rows[name] = {
            "seats": seats,
            "rules_version": game.meta.rules_version,
            "tree": tree_facts(game, seats, games),
            "seat": seat_facts(game, seats, bot, games),
            "luck": luck_facts(game, seats, bot, deals),
        }
    return {"tampu": __version__, "games": rows}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Measure what kind of games these are.")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--deals", type=int, default=12)
    parser.add_argument("--only", choices=game_ids(), nargs="*", default=game_ids())
    parser.add_argument("--out", type=Path, metavar="FILE")
    options = parser.parse_args(arguments)
    text = json.dumps(measure(options.only, games=options.games, deals=options.deals), indent=1)
    if options.out:
        options.out.write_text(text + "\n", "utf-8")
    else:
        print(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
