"""`tampu bench`: its JSON, and peers that cannot be measured."""

import json
import sys
from pathlib import Path

import pytest

from tampu.benchmarks import peer_programs, peers, runner
from tampu.benchmarks.engine import hidden_share
from tampu.core.registry import load_game
from tests.cli.terminal import tampu

ROW_KEYS = {
    *("name", "language", "kind", "decisions_per_s", "games_per_s", "clones_per_s", "branching"),
}


def test_bench_reports_rows() -> None:
    done = tampu("bench", "--game", "imhotep", "--seconds", 1, "--json")
    assert done.status == 0, done.err
    result = json.loads(done.out)
    assert {"python", "cores"} <= set(result["machine"])
    names = [row["name"] for row in result["rows"]]
    assert names == [f"imhotep {n} ({method})" for n in (2, 4) for method in ("legal", "sample")]
    assert all(set(row) == ROW_KEYS for row in result["rows"])
    assert all(row["decisions_per_s"] > 0 and row["clones_per_s"] > 0 for row in result["rows"])
    assert result["rows"][0]["branching"] > 1
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
        list(peers.measure(python, "draughts", 1))
    assert set(peers.PACKAGES) == set(peer_programs.PEERS)


def test_peers_are_measured_in_the_same_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """OpenSpiel is installed here; the other peer is reported as skipped."""
    monkeypatch.setattr(peers, "PACKAGES", {"open_spiel": "open_spiel", "absent": "no such name"})
    monkeypatch.setattr(peers, "python_of", lambda _: Path(sys.executable))
    skipped: list[str] = []
    report = runner.run(["imhotep"], 0.01, Path(), lambda peer, _: skipped.append(peer))
    assert skipped == ["absent"]
    assert all(set(row) == ROW_KEYS for row in report["rows"])
    names = [row["name"] for row in report["rows"] if row["kind"] == "peer"]
    assert names == [f"OpenSpiel, {name}" for name in peer_programs.OPENSPIEL_GAMES]
    searches = [row["name"] for row in report["searches"] if row["kind"] == "peer"]
    assert searches.count("OpenSpiel MCTS, chess") == 2
    facts = {game["name"]: game for game in report["games"]}
    assert facts["OpenSpiel, chess"]["players"] == 2
    assert (facts["OpenSpiel, chess"]["hidden"], facts["OpenSpiel, chess"]["chances"]) == (
        *("nothing", 0),
    )
    assert facts["OpenSpiel, hearts"]["hidden"] == "hands"
    assert facts["OpenSpiel, hearts"]["chances"] > 50
    assert facts["imhotep 2 (legal)"]["hidden"] == "0% of decisions"
    assert facts["imhotep 2 (legal)"]["most_choices"] > 10
    assert len(report["ratios"]) == 4 * len(names) + 6


def test_a_game_that_fails_does_not_stop_the_others(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(seconds: float) -> dict[str, object]:
        raise ValueError("no board")

    games = [("first", broken), ("second", lambda seconds: {"name": "second"})]
    monkeypatch.setitem(peer_programs.PEERS, "chess", lambda: iter(games))
    peer_programs.main("chess", 1)
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert first == {"name": "first", "missing": "ValueError: no board"}
    assert second == {"name": "second"}


def test_ratios_compare_equal_kinds_of_work() -> None:
    rows = [
        {"name": "imhotep 2 (legal)", "kind": "ours", "decisions_per_s": 100},
        {"name": "imhotep 2 (ismcts)", "kind": "ours", "simulations_per_s": 30},
        {"name": "slow", "kind": "peer", "language": "C", "decisions_per_s": 50},
        {"name": "search", "kind": "peer", "language": "C", "simulations_per_s": 60},
    ]
    assert [(entry["peer"], entry["ours"], entry["ratio"]) for entry in peers.ratios(rows)] == [
        ("slow", "imhotep 2 (legal)", 2.0),
        ("search", "imhotep 2 (ismcts)", 0.5),
    ]


@pytest.mark.parametrize(("name", "seats", "share"), [("imhotep", 2, 0.0), ("inca_empire", 3, 1.0)])
def test_hidden_information_is_measured(name: str, seats: int, share: float) -> None:
    assert hidden_share(load_game(name), seats) == share
