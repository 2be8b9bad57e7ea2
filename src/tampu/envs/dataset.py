"""Games between bots as a Parquet file: one row for each decision, with where it came from.

The schema's metadata (`tampu`) is a JSON object that tells everything needed to make the same file
again: version, rules, options, bots, seeds and the layout of the observations.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from tampu import __version__
from tampu.bots.registry import make_bot
from tampu.core.play import fingerprint
from tampu.core.rng import Rng
from tampu.envs.rewards import win_share
from tampu.envs.table import Setup, Table, set_up

KEY = b"tampu"


@dataclass(frozen=True)
class Order:
    """What is wanted; seeds count from `seed` on, one for each game."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, Any]
    rotate: bool = False
    perfect: bool = False


@dataclass
class Decision:
    """A row as it is made; what the game brought is added at its end."""

    seed: int
    entry: int
    seat: int
    bot: str
    observation: Any
    offered: list[int]
    action: int
    notation: str


def schema(setup: Setup, order: Order) -> Any:
    """The columns, and the provenance beside them."""
    whole = setup.whole()
    told = {
        "tampu": __version__,
        "game": order.game,
        "rules_version": setup.game.meta.rules_version,
        "options": dict(setup.options),
        "bots": list(order.bots),
        "games": order.games,
        "seed": order.seed,
        "rotate": order.rotate,
        "perfect": order.perfect,
        "actions": setup.game.actions.size,
        "layout": [asdict(row) for row in whole.rows()],
    }
    columns = [
        ("seed", pa.int64()),
        ("entry", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("observation", pa.list_(pa.float32(), setup.size)),
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
    return pa.schema(columns, metadata={KEY: json.dumps(told).encode()})


def _play(setup: Setup, order: Order, index: int) -> tuple[Table, list[Decision]]:
    count, seed = setup.seats, order.seed + index
    turn = index % count if order.rotate else 0
    specs = [order.bots[(seat - turn) % count] for seat in range(count)]
    bots = [make_bot(spec, setup.game) for spec in specs]
    streams = [Rng(seed, f"bot {seat}") for seat in range(count)]
    table = Table(setup, seed)
    rows: list[Decision] = []
    while not table.over:
        seat = table.actor
        offered = table.actions()
        view = table.state.view(seat) if bots[seat].sees else {}
        action = bots[seat].choose(view, offered, streams[seat])
        rows.append(
            Decision(
                seed,
                table.entries,
                seat,
                specs[seat],
                table.observation(seat),
                offered,
                action,
                setup.game.actions.notation(action),
            )
        )
        table.answer(action)
    return table, rows


def _batch(table: Table, rows: Sequence[Decision], columns: Any) -> Any:
    state, size = table.state, table.setup.size
    scores, ranks, shares = state.scores(), state.ranking(), win_share(state)
    end, mark = state.end() or "unfinished", fingerprint(state)
    flat = np.concatenate([row.observation for row in rows])
    arrays = [
        pa.array([row.seed for row in rows], pa.int64()),
        pa.array([row.entry for row in rows], pa.int32()),
        pa.array([row.seat for row in rows], pa.int8()),
        pa.array([row.bot for row in rows]),
        pa.FixedSizeListArray.from_arrays(pa.array(flat), size),
        pa.array([row.offered for row in rows], pa.list_(pa.int32())),
        pa.array([row.action for row in rows], pa.int32()),
        pa.array([row.notation for row in rows]),
        pa.array([scores[row.seat] for row in rows], pa.int32()),
        pa.array([ranks[row.seat] for row in rows], pa.int8()),
        pa.array([shares[row.seat] for row in rows], pa.float32()),
        pa.array([scores for _ in rows], pa.list_(pa.int32())),
        pa.array([end for _ in rows]),
        pa.array([mark for _ in rows]),
    ]
    return pa.RecordBatch.from_arrays(arrays, schema=columns)


def write(order: Order, path: Path) -> Iterator[int]:
    """Play the games and write the file; yields the number of decisions of each game.

    The file appears under its name when it is whole.
    """
    setup = set_up(order.game, len(order.bots), order.options, perfect=order.perfect)
    columns = schema(setup, order)
    unfinished = path.with_name(path.name + ".part")
    try:
        with pq.ParquetWriter(unfinished, columns, compression="zstd") as file:
            for index in range(order.games):
                table, rows = _play(setup, order, index)
                file.write_batch(_batch(table, rows, columns))
                yield len(rows)
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
