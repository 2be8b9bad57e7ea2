"""The benchmark protocol: fixed tasks, verified results and a leaderboard (docs/benchmark.md)."""
