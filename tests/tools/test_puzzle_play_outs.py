"""The games that are played on from a puzzle differ by the first move alone."""

from __future__ import annotations

from tools.puzzle_play_outs import compare, continued, summary

from tampu.puzzles.file import shipped_puzzles


def test_both_continuations_get_the_same_deals() -> None:
    file = shipped_puzzles("imhotep")
    assert file is not None
    puzzle = file.puzzles[-1]
    answer, other = puzzle.moves[0].move, puzzle.moves[1].move
    results = [continued(file, puzzle, answer, bot="greedy", seed=seed) for seed in range(4)]
    again = [continued(file, puzzle, answer, bot="greedy", seed=seed) for seed in range(4)]
    assert results == again
    assert len(set(results)) > 1
    row = compare(file, puzzle, "greedy", range(4))
    others = [continued(file, puzzle, other, bot="greedy", seed=seed) for seed in range(4)]
    leads = [one[1] - two[1] for one, two in zip(results, others, strict=True)]
    assert row["lead"] == sum(leads) / 4
    assert (row["better"], row["worse"]) == (sum(x > 0 for x in leads), sum(x < 0 for x in leads))


def test_the_summary_counts_puzzles_and_pairs() -> None:
    rows = [
        {"id": "a", "share": 0.5, "lead": 2.0, "better": 3, "worse": 1},
        {"id": "b", "share": 0.0, "lead": -1.0, "better": 1, "worse": 2},
    ]
    lines = summary(rows)
    assert "more in 1, by less in 1" in lines[0]
    assert lines[1] == "pairs of games: more in 4, less in 3"
    assert lines[2].startswith("lead in points +0.500")
