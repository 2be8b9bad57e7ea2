"""Our games beside those of other libraries, measured in one run by random play.

    python -m tampu.envs.compare --seconds 2 --peers .venv-peers/bin/python --out docs/comparison.md

Peers that are not installed here (PettingZoo's classic games, catanatron) are played by the Python
named with `--peers`; what cannot be had is told.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import time
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pyspiel

from tampu.core.contract import CHANCE, OVER, State
from tampu.core.play import Dealer
from tampu.core.registry import game_ids, load_game
from tampu.core.rng import Rng
from tampu.envs.speed import chosen

OPENSPIEL = (
    *("chess", "go(board_size=9)", "backgammon", "gin_rummy", "hearts", "skat"),
    *("euchre", "spades", "dou_dizhu"),
)
LOOKS = 40
"""How many decisions of our games are looked at for what is hidden."""


def ours(name: str, seats: int, seconds: float) -> dict[str, Any]:
    """Random play on the bare engine."""
    game, seed = load_game(name), 0
    decisions = games = choices = most = chances = 0
    start = time.process_time()
    while time.process_time() - start < seconds or not games:
        seed += 1
        rng, dealer = Rng(seed), Dealer(seed)
        state: State = game.new(seats)
        while (actor := state.actor()) != OVER:
            if actor == CHANCE:
                state.apply(dealer.deal(state))
                chances += 1
                continue
            offered = state.candidates()
            choices += len(offered)
            most = max(most, len(offered))
            decisions += 1
            state.apply(chosen(offered, rng))
        games += 1
    spent = time.process_time() - start
    return {
        "game": game.meta.title,
        "library": "Tampu",
        "players": seats,
        "decisions": decisions / games,
        "chances": chances / games,
        "branching": choices / decisions,
        "most": most,
        "hidden": f"{_hidden(name, seats):.0%} of decisions",
        "speed": decisions / spent,
    }


def _hidden(name: str, seats: int) -> float:
    """The share of decisions whose seat does not know the whole position."""
    game, unknown, looked, seed = load_game(name), 0, 0, 0
    while looked < LOOKS:
        seed += 1
        rng, dealer, count = Rng(seed, "hidden"), Dealer(seed), 0
        state: State = game.new(seats)
        while (actor := state.actor()) != OVER and looked < LOOKS:
            if actor == CHANCE:
                state.apply(dealer.deal(state))
                continue
            count += 1
            if count % 7 == 0:
                looked += 1
                key = state.key()
                unknown += any(state.determinize(actor, rng).key() != key for _ in range(3))
            state.apply(state.sample(rng))
    return unknown / looked


def drawn(outcomes: list[tuple[int, float]], rng: Rng) -> int:
    """One of the outcomes, as likely as it is."""
    mark = rng.unit()
    for outcome, share in outcomes:
        mark -= share
        if mark < 0:
            return outcome
    return outcomes[-1][0]


def openspiel(name: str, seconds: float) -> dict[str, Any]:
    """Random play from Python on a game of OpenSpiel."""
    game, rng = pyspiel.load_game(name), Rng(1)
    decisions = games = choices = most = chances = 0
    start = time.process_time()
    while time.process_time() - start < seconds or not games:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), rng))
                chances += 1
                continue
            offered = state.legal_actions()
            choices += len(offered)
            most = max(most, len(offered))
            decisions += 1
            state.apply_action(chosen(offered, rng))
        games += 1
    spent = time.process_time() - start
    perfect = game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    return {
        "game": game.get_type().long_name,
        "library": "OpenSpiel",
        "players": game.num_players(),
        "decisions": decisions / games,
        "chances": chances / games,
        "branching": choices / decisions,
        "most": most,
        "hidden": "nothing" if perfect else "hands",
        "speed": decisions / spent,
    }


def peers(python: Path, seconds: float) -> list[dict[str, Any]]:
    """The rows of the libraries in another environment."""
    script = Path(__file__).with_name("peers.py")
    done = subprocess.run(
        [str(python), str(script), str(seconds)], capture_output=True, text=True, check=False
    )
    if done.returncode:
        return [{"game": "all", "library": "peers", "missing": done.stderr.strip()[-200:]}]
    rows: list[dict[str, Any]] = json.loads(done.stdout.splitlines()[-1])
    return rows


def _line(row: dict[str, Any]) -> str:
    most = f"{row['most']:,}" if "most" in row else ""
    chances = f"{row['chances']:.0f}" if "chances" in row else ""
    return (
        f"| {row['game']} | {row['library']} | {row['players']} | {row['decisions']:.0f} | "
        f"{chances} | {row['branching']:.1f} | {most} | {row['hidden']} | {row['speed']:,.0f} |"
    )


def page(rows: list[dict[str, Any]], seconds: float) -> str:
    """The comparison as Markdown."""
    from tampu.core import rng as built

    build = "pure Python" if (built.__file__ or "").endswith(".py") else "compiled"
    known = [row for row in rows if "missing" not in row]
    missing = [row for row in rows if "missing" in row]
    lines = [
        "# Our games beside others",
        "",
        "Written by `python -m tampu.envs.compare`: uniformly random play, everything in one run "
        f"on one machine, {seconds:g} CPU seconds for each row. Branching is the mean number of "
        "offered actions at a decision, length the mean number of decisions of a game. For our "
        "games, hidden is the share of decisions whose seat does not know the whole position "
        "(something changes when all it cannot know is drawn anew); Imhotep hides cards only with "
        "the market's B side.",
        "",
        f"Python {platform.python_version()}, tampu {build}, open_spiel {version('open_spiel')}.",
        "",
        "| game | library | players | length | chance | branching | most | hidden | decisions/s |",
        "|---|---|---|---|---|---|---|---|---|",
        *[_line(row) for row in known],
        "",
    ]
    if missing:
        lines += ["Not measured:", ""]
        lines += [f"- {row['game']} ({row['library']}): {row['missing']}" for row in missing]
        lines.append("")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Compare our games with those of others.")
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--peers", type=Path, help="a Python that has pettingzoo and catanatron")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args(arguments)
    rows = []
    for name in game_ids():
        seats = load_game(name).meta.seats
        for number in sorted({min(n for n in seats if n > 1), max(seats)}):
            rows.append(ours(name, number, options.seconds))
    rows += [openspiel(name, options.seconds) for name in OPENSPIEL]
    if options.peers:
        rows += peers(options.peers, options.seconds)
    told = page(rows, options.seconds)
    if options.out:
        options.out.write_text(told, "utf-8")
    print(told)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
