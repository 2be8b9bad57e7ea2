"""Plays games on from puzzles, once after the answer and once after the next best move.

The bots that play on are of another kind than the search that made the puzzle; both continuations
get the same deals. Each puzzle is stored under build/play-outs, so a later run continues an
interrupted one. `--keep FILE` writes the puzzles without those that clearly fail.

python -m tools.puzzle_play_outs imhotep --bot plan:width=4 [--sample 20] [--deals 8] [--seed 1]
"""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path
from typing import Any

from tampu.bots.garbage import collect_rarely
from tampu.bots.play_out import play_out
from tampu.bots.registry import make_bot
from tampu.core.play import Match, read_action
from tampu.core.ranking import win_shares
from tampu.core.registry import load_game
from tampu.core.rng import Rng
from tampu.puzzles.checking import sample_of, with_puzzles
from tampu.puzzles.file import Puzzle, PuzzleFile, shipped_puzzles

FAILING = 0.75
"""A puzzle fails if its answer leads by less in this share of the pairs of games, and wins no more
often."""
STORE = Path(__file__).parents[1] / "build" / "play-outs"


def continued(
    file: PuzzleFile, puzzle: Puzzle, move: str, *, bot: str, seed: int
) -> tuple[float, float]:
    """The share of victory and the lead in points of the seat that decided, after a move.

    The seed fixes what the seat does not see, all chance, and the random numbers of the bots.
    """
    game = load_game(file.game)
    view = file.match(puzzle).state.view(puzzle.seat)
    source = file.games[puzzle.game]
    version = file.rules_version
    imagined = game.imagine(view, Rng(seed, f"world {puzzle.id}"))
    match = Match(game, source.seats, source.options, seed, version, position=imagined)
    match.play(read_action(game, match.state, move))
    play_out(match, [make_bot(bot, game) for _ in range(source.seats)])
    scores = match.state.scores()
    rivals = [score for seat, score in enumerate(scores) if seat != puzzle.seat]
    share = win_shares(match.state.ranking())[puzzle.seat]
    return share, scores[puzzle.seat] - max(rivals)


def compare(file: PuzzleFile, puzzle: Puzzle, bot: str, seeds: range) -> dict[str, Any]:
    """By how much the answer is better than the next best move, the mean over the deals."""
    answer, other = puzzle.moves[0].move, puzzle.moves[1].move
    shares, leads = [], []
    for seed in seeds:
        share, lead = continued(file, puzzle, answer, bot=bot, seed=seed)
        other_share, other_lead = continued(file, puzzle, other, bot=bot, seed=seed)
        shares.append(share - other_share)
        leads.append(lead - other_lead)
    return {
        "id": puzzle.id,
        "share": sum(shares) / len(shares),
        "lead": sum(leads) / len(leads),
        "better": sum(lead > 0 for lead in leads),
        "worse": sum(lead < 0 for lead in leads),
    }


def fails(row: dict[str, Any], deals: int) -> bool:
    """Whether another kind of bot clearly does better after the next best move."""
    return bool(row["worse"] >= FAILING * deals and row["share"] <= 0)


def keep_passing(file: PuzzleFile, rows: list[dict[str, Any]], bot: str, deals: int) -> PuzzleFile:
    """The file without the puzzles that fail."""
    failing = {row["id"] for row in rows if fails(row, deals)}
    puzzles = [puzzle for puzzle in file.puzzles if puzzle.id not in failing]
    entry = {"bot": bot, "deals": deals, "puzzles": len(rows), "standing": len(rows) - len(failing)}
    return with_puzzles(file, puzzles, entry)


def mean_and_margin(values: list[float]) -> str:
    """The mean with the half-width of its 95 % interval, over puzzles."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return f"{mean:+.3f} ± {1.96 * math.sqrt(spread / len(values)):.3f}"


def summary(rows: list[dict[str, Any]]) -> list[str]:
    ahead = sum(row["lead"] > 0 for row in rows)
    behind = sum(row["lead"] < 0 for row in rows)
    better, worse = (sum(row[name] for row in rows) for name in ("better", "worse"))
    return [
        f"puzzles {len(rows)}: the answer leads by more in {ahead}, by less in {behind}",
        f"pairs of games: more in {better}, less in {worse}",
        f"lead in points {mean_and_margin([row['lead'] for row in rows])}",
        f"share of victory {mean_and_margin([row['share'] for row in rows])}",
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.puzzle_play_outs")
    parser.add_argument("game")
    parser.add_argument("--bot", required=True, metavar="SPEC")
    parser.add_argument("--sample", type=int, default=20, metavar="PUZZLES")
    parser.add_argument("--deals", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, metavar="FILE")
    wanted = parser.parse_args()
    file = shipped_puzzles(wanted.game)
    if file is None:
        parser.error(f"{wanted.game} has no puzzles")
    collect_rarely()
    name = f"{wanted.game}-{wanted.bot.replace(':', '-')}-{wanted.deals}-{wanted.seed}.jsonl"
    path = STORE / name
    path.parent.mkdir(parents=True, exist_ok=True)
    stored = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    done = {row["id"]: row for row in stored}
    rows = []
    first = wanted.seed * 1_000_000
    for puzzle in sample_of(file, wanted.sample, wanted.seed):
        row = done.get(puzzle.id)
        if row is None:
            seeds = range(first, first + wanted.deals)
            row = compare(file, puzzle, wanted.bot, seeds)
            with path.open("a") as out:
                out.write(json.dumps(row) + "\n")
        rows.append(row)
        print(row, flush=True)
    print("\n".join(summary(rows)))
    print(f"clearly failing: {sum(fails(row, wanted.deals) for row in rows)}")
    if wanted.keep is not None:
        passing = keep_passing(file, rows, wanted.bot, wanted.deals)
        wanted.keep.write_text(passing.write(), "utf-8")


if __name__ == "__main__":
    main()
