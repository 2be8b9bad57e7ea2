"""`tampu dataset`: its rows replay to the games they come from."""

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from tampu.core.play import Match, fingerprint
from tampu.core.registry import load_game
from tampu.envs import dataset
from tampu.envs.config import env_config
from tampu.envs.dataset import KEY, SPLITS, DatasetSpec, load, position_of, split_of, write
from tampu.envs.episode import Episode
from tests.cli.terminal import tampu


def test_the_command_writes_the_file_it_reports(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    settings = ("--seats", "greedy,random", "--games", 2, "--seed", 4, "--rotate")
    done = tampu("dataset", "imhotep", *settings, "--out", out, "--json")
    assert done.status == 0, done.err
    report = json.loads(done.out)
    table = pq.read_table(out)
    assert report["decisions"] == table.num_rows
    assert report["games"] == len(set(table["seed"].to_pylist())) == 2
    assert list(tmp_path.iterdir()) == [out]
    french = tampu("dataset", "imhotep", *settings, "--out", out, "--lang", "fr")
    assert f"2 parties, {table.num_rows} décisions" in " ".join(french.out.split())


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        (("imhotep", "--seats", "nobody,random"), "nobody"),
        (("imhotep", "--seats", "random"), "seats"),
        (("chess", "--seats", "random,random"), "chess"),
    ],
)
def test_wrong_requests_are_refused(
    settings: tuple[str, ...], complaint: str, tmp_path: Path
) -> None:
    done = tampu("dataset", *settings, "--out", tmp_path / "x.parquet")
    assert done.status == 2
    assert complaint in done.err
    assert done.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "none" / "x.parquet"
    done = tampu("dataset", "imhotep", "--seats", "random,random", "--out", out)
    assert (done.status, done.err.count("\n")) == (2, 1)


def test_rows_replay_to_their_outcome(tmp_path: Path) -> None:
    """From seed and actions alone the same observations and the same end follow."""
    path = tmp_path / "games.parquet"
    spec = DatasetSpec("cuzco", ("random", "greedy"), 1, 12, {"triples_in_play": 28})
    (decisions,) = list(write(spec, path))
    table = pq.read_table(path)
    provenance = json.loads(table.schema.metadata[KEY])
    assert (provenance["game"], provenance["bots"], provenance["rules_version"]) == (
        "cuzco",
        ["random", "greedy"],
        2,
    )
    assert provenance["options"]["triples_in_play"] == 28
    rows = table.to_pylist()
    assert len(rows) == decisions
    config = env_config("cuzco", 2, spec.options)
    assert sum(row["size"] * row["copies"] for row in provenance["layout"]) == config.size
    match = Match(load_game("cuzco"), 2, spec.options, 12)
    for row in rows:
        assert len(match.log) == row["entry"]
        seat = match.state.actor()
        assert (seat, spec.bots[seat]) == (row["seat"], row["bot"])
        if row["entry"] % 10 == 0:
            observation = np.zeros(config.layout.size, np.float32)
            config.layout.write(observation.data, 0, match.state.view(seat), seat)
            assert np.array_equal(
                observation, np.array(row["observation"][config.seats :], np.float32)
            )
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


def test_row_groups_hold_many_games_and_splits_follow_the_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.parquet"
    decisions = list(write(DatasetSpec("imhotep", ("random", "random"), 12, 1, {}), path))
    assert pq.ParquetFile(path).num_row_groups == 1
    monkeypatch.setattr(dataset, "GROUP_BYTES", 4 * 520 * (decisions[0] + decisions[1]))
    list(write(DatasetSpec("imhotep", ("random", "random"), 12, 1, {}), path))
    assert 1 < pq.ParquetFile(path).num_row_groups < 12
    whole = load(path)
    assert whole["observation"].shape == (sum(decisions), 520)
    assert whole["observation"].dtype == np.float32
    parts = {name: load(path, ["seed", "action", "observation"], name) for name in SPLITS}
    assert sum(len(part["seed"]) for part in parts.values()) == sum(decisions)
    for name, part in parts.items():
        assert {split_of(int(seed)) for seed in part["seed"]} <= {name}
    assert len(parts["train"]["seed"]) > len(parts["test"]["seed"])


def test_splits_have_their_shares() -> None:
    drawn = [split_of(seed) for seed in range(5000)]
    for name, percent in SPLITS.items():
        assert drawn.count(name) / 5000 == pytest.approx(percent / 100, abs=0.02)


@pytest.mark.parametrize("game", ["imhotep", "tawantinsuyu"])
def test_a_row_gives_its_position_back(game: str, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    list(write(DatasetSpec(game, ("random", "random"), 2, 7, {}, perfect=True), path))
    config = env_config(game, 2, perfect=True)
    for row in pq.read_table(path).to_pylist()[::19]:
        match = position_of(path, row)
        assert len(match.log) == row["entry"]
        episode = Episode.at(config, match.state)
        assert (episode.actor, episode.offered_actions()) == (row["seat"], row["offered"])
        observation = np.array(row["observation"], np.float32)
        assert np.array_equal(episode.observation(row["seat"]), observation)


def test_an_interrupted_file_is_removed(tmp_path: Path) -> None:
    games = write(DatasetSpec("imhotep", ("random", "random"), 5, 1, {}), tmp_path / "x.parquet")
    next(games)
    games.close()  # type: ignore[attr-defined]
    assert list(tmp_path.iterdir()) == []
