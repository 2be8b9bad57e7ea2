"""Floods a server with tables of bots, and measures how fast an ordinary table's bot answers.

`python -m tests.server.flood` starts a server, plays at an ordinary table in peace, then creates
60 tables between costly bots and plays on; `--url` takes a running server instead. It prints the
times in milliseconds as JSON, of free and of forced answers, and fails if the 95th percentile under
the flood is more than three times the quiet one.
"""

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tampu.core.rng import Rng
from tampu.server.client import CallFailed, Client, Live, SeenTable
from tampu.server.messages.bodies import NewTable, SeatWish
from tampu.server.messages.websocket import Act, Done
from tests.server.site import Server, friends

FLOOD_SPEC = "ismcts:nodes=1000:ms=1500"
GUEST_TABLES = 6
"""The running tables without people that one guest may have."""
LARGEST_FACTOR = 3.0


async def bot_times(client: Client, game: str, bot: str, answers: int) -> list[float]:
    """Milliseconds from a person's move to the bot's, over so many answers."""
    times: list[float] = []
    rng = Rng(1, "flood")
    while len(times) < answers:
        seats = [SeatWish(kind="me"), SeatWish(kind="bot", bot=bot)]
        info = await client.create(NewTable(game=game, seats=seats))
        live = client.live()
        await live.__aenter__()
        seen = await live.watch(info.id)
        while len(times) < answers and not seen.over:
            await _one_answer(live, seen, info.id, rng, times)
        await live.close()
        if not seen.over:
            await client.call("POST", f"/api/tables/{info.id}/resign", body={})
    return times


async def _one_answer(
    live: Live, seen: SeenTable, table: str, rng: Rng, times: list[float]
) -> None:
    """Make a person's move; time the bot's decision if one follows."""
    await live.until(table, lambda state: state.prompt is not None or state.over)
    if seen.prompt is None:
        return
    group = seen.prompt.groups[rng.below(len(seen.prompt.groups))]
    choice = group.choices[rng.below(len(group.choices))]
    me, seq = seen.prompt.seat, seen.seq
    move = Act(table, me, seq, f"k{seq}{len(times)}{rng.below(10**9)}", action=choice.action)
    done = await live.move(move)
    assert isinstance(done, Done), done
    start, last = time.perf_counter(), done.seq
    await live.until(table, lambda state: state.seq >= last)
    if seen.over or seen.prompt is not None:
        return
    await live.until(table, lambda state: state.seq > last or state.over)
    times.append((time.perf_counter() - start) * 1000)


async def flood(url: str, tables: int, game: str) -> dict[str, int]:
    """Create tables between costly bots: first all by one guest, then by as many as it takes."""
    created = refused = 0
    kinds = [SeatWish(kind="bot", bot=FLOOD_SPEC) for _ in range(2)]
    guests = await friends(url, 1)
    for _ in range(tables):
        try:
            await guests[0].create(NewTable(game=game, seats=kinds))
            created += 1
        except CallFailed as failure:
            if failure.status not in (409, 429):
                raise
            refused += 1
    guests = await friends(url, -(-(tables - created) // GUEST_TABLES))
    for guest in guests:
        for _ in range(min(GUEST_TABLES, tables - created)):
            await guest.create(NewTable(game=game, seats=kinds))
            created += 1
    return {"created": created, "refused": refused, "guests": 1 + len(guests)}


def summary(times: list[float]) -> dict[str, float]:
    cuts = statistics.quantiles(times, n=100)
    return {
        "answers": len(times),
        "median": round(statistics.median(times), 1),
        "p95": round(cuts[94], 1),
        "p99": round(cuts[98], 1),
    }


async def measure(url: str, tables: int, answers: int, game: str, bot: str) -> dict[str, Any]:
    """The figures of one flood."""
    (client,) = await friends(url, 1)
    await bot_times(client, game, bot, 3)  # starts the worker
    quiet = summary(await bot_times(client, game, bot, answers))
    created = await flood(url, tables, game)
    (client,) = await friends(url, 1)
    during = summary(await bot_times(client, game, bot, answers))
    factor = round(during["p95"] / quiet["p95"], 2)
    return {"game": game, "bot": bot, "quiet": quiet, "flood": during, "factor": factor, **created}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", help="a running server; by default one is started")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--answers", type=int, default=100)
    parser.add_argument("--game", default="imhotep")
    parser.add_argument("--bot", default="level:2")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = None if chosen.url else Server(Path(folder)).start()
        url = chosen.url or (server.url if server else "")
        numbers = (chosen.tables, chosen.answers, chosen.game, chosen.bot)
        figures = asyncio.run(measure(url, *numbers))
        if server is not None:
            server.kill()
    print(json.dumps(figures, indent=1))
    sys.exit(figures["factor"] > LARGEST_FACTOR)


if __name__ == "__main__":
    main()
