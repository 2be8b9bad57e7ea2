"""The games that are played on from a puzzle differ by the first move alone."""

from __future__ import annotations

from tools.puzzle_play_outs import compare, continued, keep_passing, summary

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


def test_a_puzzle_is_dropped_only_where_both_points_and_victories_speak_against_it() -> None:
    file = shipped_puzzles("imhotep")
    assert file is not None
    ids = [puzzle.id for puzzle in file.puzzles[:4]]
    results = [(-0.25, 12), (0.0, 12), (0.25, 16), (-0.5, 11)]
    rows = [
        {"id": one, "share": share, "lead": -1.0, "better": 16 - worse, "worse": worse}
        for one, (share, worse) in zip(ids, results, strict=True)
    ]
    left = keep_passing(file, rows, "plan:width=4", 16)
    expected = [puzzle.id for puzzle in file.puzzles if puzzle.id not in ids[:2]]
    assert [puzzle.id for puzzle in left.puzzles] == expected
    assert left.made["checked"][-1]["standing"] == 2
    moves = {puzzle.id: file.games[puzzle.game].moves for puzzle in file.puzzles}
    assert all(left.games[one.game].moves == moves[one.id] for one in left.puzzles)
    assert file.puzzles[0].id == ids[0]
