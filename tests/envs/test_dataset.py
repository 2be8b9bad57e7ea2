"""`tampu dataset`: rows that can be traced back to their games."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from tampu.core.play import Match, fingerprint
from tampu.core.registry import load_game
from tampu.envs.dataset import KEY, Order, write
from tampu.envs.table import set_up
from tests.cli.terminal import tampu


def test_the_command_writes_what_it_says(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    settings = ("--seats", "greedy,random", "--games", 2, "--seed", 4, "--rotate")
    done = tampu("dataset", "imhotep", *settings, "--out", out, "--json")
    assert done.status == 0, done.err
    told = json.loads(done.out)
    table = pq.read_table(out)
    assert told["decisions"] == table.num_rows
    assert told["games"] == len(set(table["seed"].to_pylist())) == 2
    assert list(tmp_path.iterdir()) == [out]
    spoken = tampu("dataset", "imhotep", *settings, "--out", out, "--lang", "fr")
    assert f"2 parties, {table.num_rows} décisions" in " ".join(spoken.out.split())


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        (("imhotep", "--seats", "nobody,random"), "nobody"),
        (("imhotep", "--seats", "random"), "seats"),
        (("chess", "--seats", "random,random"), "chess"),
    ],
)
def test_wrong_requests_are_told(settings: tuple[str, ...], complaint: str, tmp_path: Path) -> None:
    done = tampu("dataset", *settings, "--out", tmp_path / "x.parquet")
    assert done.status == 2
    assert complaint in done.err
    assert done.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_no_folder_is_told(tmp_path: Path) -> None:
    out = tmp_path / "none" / "x.parquet"
    done = tampu("dataset", "imhotep", "--seats", "random,random", "--out", out)
    assert (done.status, done.err.count("\n")) == (2, 1)


def test_rows_replay_to_their_outcome(tmp_path: Path) -> None:
    """From seed and actions alone the same observations and the same end follow."""
    path = tmp_path / "games.parquet"
    order = Order("cuzco", ("random", "greedy"), 1, 12, {"triples_in_play": 28})
    (decisions,) = list(write(order, path))
    table = pq.read_table(path)
    told = json.loads(table.schema.metadata[KEY])
    assert (told["game"], told["bots"], told["rules_version"]) == ("cuzco", ["random", "greedy"], 1)
    assert told["options"]["triples_in_play"] == 28
    rows = table.to_pylist()
    assert len(rows) == decisions
    setup = set_up("cuzco", 2, order.options)
    assert sum(row["size"] * row["copies"] for row in told["layout"]) == setup.size
    match = Match(load_game("cuzco"), 2, order.options, 12)
    for row in rows:
        assert len(match.log) == row["entry"]
        seat = match.state.actor()
        assert (seat, order.bots[seat]) == (row["seat"], row["bot"])
        if row["entry"] % 10 == 0:
            seen = np.zeros(setup.layout.size, np.float32)
            setup.layout.write(seen.data, 0, match.state.view(seat), seat)
            assert np.array_equal(seen, np.array(row["observation"][setup.seats :], np.float32))
        assert match.state.candidates() == row["offered"]
        assert load_game("cuzco").actions.notation(row["action"]) == row["notation"]
        match.play(row["action"])
    assert match.over
    scores, ranks = match.state.scores(), match.state.ranking()
    for row in rows:
        assert (row["scores"], row["score"]) == (scores, scores[row["seat"]])
        assert row["rank"] == ranks[row["seat"]]
        assert row["fingerprint"] == fingerprint(match.state)
        assert row["end"] == match.state.end()


def test_a_broken_off_file_does_not_stay(tmp_path: Path) -> None:
    games = write(Order("imhotep", ("random", "random"), 5, 1, {}), tmp_path / "x.parquet")
    next(games)
    games.close()  # type: ignore[attr-defined]
    assert list(tmp_path.iterdir()) == []
