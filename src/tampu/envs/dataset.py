"""Writes games between bots to a Parquet file, one row for each decision.

The schema's metadata (`tampu`) is a JSON object with everything that is needed to make the same
file again: version, rules, options, bots, seeds and the layout of the observations.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from tampu import __version__
from tampu.bots.registry import make_bot
from tampu.core.play import fingerprint
from tampu.core.rng import Rng
from tampu.envs.config import EnvConfig, env_config
from tampu.envs.episode import Episode
from tampu.envs.rewards import win_share

KEY = b"tampu"


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
    columns = [
        ("seed", pa.int64()),
        ("entry", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("observation", pa.list_(pa.float32(), config.size)),
        ("offered", pa.list_(pa.int32())),
        ("action", pa.int32()),
        ("notation", pa.string()),
        ("score", pa.int32()),
        ("rank", pa.int8()),
        ("win_share", pa.float32()),
        ("scores", pa.list_(pa.int32())),
        ("end", pa.string()),
        ("fingerprint", pa.string()),
    ]
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
                "entry": episode.entries,
                "seat": seat,
                "bot": names[seat],
                "observation": episode.observation(seat),
                "offered": offered,
                "action": action,
                "notation": config.game.actions.notation(action),
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
            for index in range(spec.games):
                rows = _play(config, spec, index)
                file.write_batch(pa.RecordBatch.from_pylist(rows, schema=columns))
                yield len(rows)
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
