"""Writes games between bots to a Parquet file, one row for each decision.

The schema's metadata (`tampu`) is a JSON object with everything that is needed to make the same
file again: version, rules, options, bots, seeds and the layout of the observations. COLUMNS
describes the columns; docs/datasets.md is generated from it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from tampu import __version__
from tampu.bots.registry import make_bot
from tampu.core.play import Match, fingerprint
from tampu.core.registry import load_game
from tampu.core.rng import Rng, mix
from tampu.envs.config import EnvConfig, env_config
from tampu.envs.episode import Episode
from tampu.envs.rewards import win_share

KEY = b"tampu"
GROUP_BYTES = 64 * 2**20
"""The observations of a row group have about this size."""
SPLITS = {"train": 80, "validation": 10, "test": 10}
"""The percentage of the deals in each split."""
COLUMNS: tuple[tuple[str, Any, str], ...] = (
    ("seed", pa.int64(), "the deal: chance of the whole game follows from it"),
    ("split", pa.string(), "train, validation or test; all rows of a deal are in the same split"),
    ("entry", pa.int32(), "the number of entries in the record before this decision"),
    ("seat", pa.int8(), "the seat that decides"),
    ("bot", pa.string(), "the spec of the bot that decides"),
    ("observation", pa.list_(pa.float32()), "the seat's observation, of fixed length"),
    ("offered", pa.list_(pa.int32()), "the offered actions, ascending"),
    ("action", pa.int32(), "the action played"),
    ("notation", pa.string(), "its notation"),
    ("played", pa.list_(pa.int32()), "the actions of all earlier decisions of the game"),
    ("score", pa.int32(), "the final score of the seat"),
    ("rank", pa.int8(), "the final rank of the seat, from 1"),
    ("win_share", pa.float32(), "1 for the winner, divided among several winners"),
    ("scores", pa.list_(pa.int32()), "the final scores by place at the table"),
    ("end", pa.string(), "the reason of the end"),
    ("fingerprint", pa.string(), "the hash of the last position"),
)
"""Name, type and meaning of each column."""


def split_of(seed: int) -> str:
    """The split of a deal: the same in every file, whoever plays it."""
    mark = mix(seed) % 100
    for name, share in SPLITS.items():
        mark -= share
        if mark < 0:
            return name
    raise AssertionError("the shares of the splits add up to 100")


@dataclass(frozen=True)
class DatasetSpec:
    """The games of a dataset; the n-th game has the seed `seed + n`."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, Any]
    rotate: bool = False
    perfect: bool = False


def schema(config: EnvConfig, spec: DatasetSpec) -> Any:
    """The columns, with the provenance as metadata."""
    provenance = {
        "tampu": __version__,
        "game": spec.game,
        "rules_version": config.game.meta.rules_version,
        "options": dict(config.options),
        "bots": list(spec.bots),
        "games": spec.games,
        "seed": spec.seed,
        "rotate": spec.rotate,
        "perfect": spec.perfect,
        "actions": config.game.actions.size,
        "layout": [asdict(row) for row in config.full_layout().rows()],
    }
    types = {"observation": pa.list_(pa.float32(), config.size)}
    columns = [(name, types.get(name, kind)) for name, kind, _ in COLUMNS]
    return pa.schema(columns, metadata={KEY: json.dumps(provenance).encode()})


def _play(config: EnvConfig, spec: DatasetSpec, index: int) -> list[dict[str, Any]]:
    """Play one game; returns a row for each decision, with the outcome of the game."""
    count, seed = config.seats, spec.seed + index
    shift = index % count if spec.rotate else 0
    names = [spec.bots[(seat - shift) % count] for seat in range(count)]
    bots = [make_bot(name, config.game) for name in names]
    streams = [Rng(seed, f"bot {seat}") for seat in range(count)]
    episode = Episode(config, seed)
    rows: list[dict[str, Any]] = []
    while not episode.over:
        seat = episode.actor
        offered = episode.offered_actions()
        view = episode.state.view(seat) if bots[seat].sees else {}
        action = bots[seat].choose(view, offered, streams[seat])
        rows.append(
            {
                "seed": seed,
                "split": split_of(seed),
                "entry": episode.entries,
                "seat": seat,
                "bot": names[seat],
                "observation": episode.observation(seat),
                "offered": offered,
                "action": action,
                "notation": config.game.actions.notation(action),
                "played": [row["action"] for row in rows],
            }
        )
        episode.apply(action)
    state = episode.state
    scores, ranks, shares = state.scores(), state.ranking(), win_share(state)
    outcome = {"scores": scores, "end": state.end() or "unfinished"}
    outcome["fingerprint"] = fingerprint(state)
    for row in rows:
        seat = row["seat"]
        row |= {"score": scores[seat], "rank": ranks[seat], "win_share": shares[seat], **outcome}
    return rows


def write(spec: DatasetSpec, path: Path) -> Iterator[int]:
    """Play the games and write the file; yields the number of decisions of each game.

    The file gets its name when it is complete.
    """
    config = env_config(spec.game, len(spec.bots), spec.options, perfect=spec.perfect)
    columns = schema(config, spec)
    unfinished = path.with_name(path.name + ".part")
    try:
        with pq.ParquetWriter(unfinished, columns, compression="zstd") as file:
            waiting: list[dict[str, Any]] = []
            for index in range(spec.games):
                rows = _play(config, spec, index)
                waiting += rows
                if len(waiting) * config.size * 4 >= GROUP_BYTES or index == spec.games - 1:
                    file.write_table(pa.Table.from_pylist(waiting, schema=columns), len(waiting))
                    waiting = []
                yield len(rows)
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)


def load(
    path: Path | str, columns: Sequence[str] | None = None, split: str | None = None
) -> dict[str, Any]:
    """Some columns as numpy arrays; observations are a matrix, the other lists arrays of objects.

    With `split`, only its rows.
    """
    chosen = None if columns is None else list(columns)
    filters = None if split is None else [("split", "==", split)]
    table = pq.read_table(path, columns=chosen, filters=filters)
    arrays: dict[str, Any] = {}
    for name in table.column_names:
        column = table[name].combine_chunks()
        if name == "observation":
            flat = column.flatten().to_numpy(zero_copy_only=False)
            arrays[name] = flat.reshape(table.num_rows, -1)
        else:
            arrays[name] = column.to_numpy(zero_copy_only=False)
    return arrays


def position_of(path: Path | str, row: Mapping[str, Any]) -> Match:
    """The match in the position of a row: the seed and the earlier decisions give it back."""
    provenance = json.loads(pq.read_schema(path).metadata[KEY])
    game = load_game(provenance["game"])
    match = Match(
        game,
        len(provenance["bots"]),
        provenance["options"],
        int(row["seed"]),
        provenance["rules_version"],
    )
    for action in row["played"]:
        match.play(int(action))
    return match
