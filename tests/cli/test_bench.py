"""`tampu bench`: its JSON, and peers that cannot be had."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tampu.cli import peer_programs, peers
from tests.cli.terminal import tampu


def test_bench_reports_rows() -> None:
    done = tampu("bench", "--game", "imhotep", "--seconds", 1, "--json")
    assert done.status == 0, done.err
    result = json.loads(done.out)
    assert {"python", "cores"} <= set(result["machine"])
    names = [row["name"] for row in result["rows"]]
    assert names == [f"imhotep {n} ({way})" for n in (2, 4) for way in ("legal", "sample")]
    assert all(row["decisions_per_s"] > 0 and row["clones_per_s"] > 0 for row in result["rows"])
    (search,) = result["searches"]
    assert search["name"] == "imhotep 2 (ismcts)"
    assert search["simulations_per_s"] > 0


def test_a_peer_that_cannot_be_installed_or_run_is_named_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    python = Path(sys.executable)
    missing = str(tmp_path / "no-such-package")
    monkeypatch.setitem(peers.PACKAGES, "chess", missing)
    monkeypatch.setitem(peers.MODULES, "chess", "no_such_module_anywhere")
    with pytest.raises(peers.Unavailable, match="no-such-package"):
        peers.install(python, "chess")
    monkeypatch.setitem(peers.MODULES, "chess", "json")
    peers.install(python, "chess")
    with pytest.raises(peers.Unavailable, match="KeyError"):
        list(peers.measured(python, "draughts", 1))
    assert set(peers.PACKAGES) == set(peer_programs.PEERS)


def test_ratios_compare_equal_kinds_of_work() -> None:
    rows = [
        {"name": "imhotep 2 (legal)", "kind": "ours", "decisions_per_s": 100},
        {"name": "imhotep 2 (ismcts)", "kind": "ours", "simulations_per_s": 30},
        {"name": "slow", "kind": "peer", "language": "C", "decisions_per_s": 50},
        {"name": "search", "kind": "peer", "language": "C", "simulations_per_s": 60},
    ]
    assert [(one["peer"], one["ours"], one["ratio"]) for one in peers.ratios(rows)] == [
        ("slow", "imhotep 2 (legal)", 2.0),
        ("search", "imhotep 2 (ismcts)", 0.5),
    ]
