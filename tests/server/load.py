"""`make load`: many tables on loopback, and an echo server of the same stack for comparison.

Each table has people who answer after a random human-like pause, ten times as fast as people.
"""

import argparse
import asyncio
import gc
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from tampu.core.rng import Rng
from tampu.server.client import Client, Live, new_key
from tampu.server.messages.websocket import Act, Done
from tests.server.site import Server, free_port, friends, open_table

PAUSE = (2.0, 20.0)
"""People answer after 2 to 20 seconds; here ten times as fast."""
FASTER = 10.0
AT_ONCE = 8
"""The number of tables that are created at the same time."""

ECHO = """
import uvicorn
from litestar import Litestar, WebSocket, websocket
@websocket("/ws")
async def echo(socket: WebSocket) -> None:
    await socket.accept()
    while True:
        await socket.send_data(await socket.receive_data(mode="text"), mode="text")
app = Litestar([echo], logging_config=None)
uvicorn.run(app, port={port}, log_level="error", ws="websockets-sansio")
"""


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def worked(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Measured:
    """Times from action sent to event received, by anybody at the table."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.moves = 0

    def summary(self, lasted: float) -> dict[str, Any]:
        cuts = statistics.quantiles(self.seconds, n=100)
        return {
            "moves": self.moves,
            "moves_per_s": round(self.moves / lasted, 1),
            "p50_ms": round(cuts[49] * 1000, 1),
            "p95_ms": round(cuts[94] * 1000, 1),
            "p99_ms": round(cuts[98] * 1000, 1),
        }


async def seated(clients: list[Client], game: str) -> tuple[str, list[Live]]:
    """A running table with everybody connected."""
    info = await open_table(clients, game)
    lives: list[Live] = []
    for client in clients:
        live = client.live(short=True)
        await live.__aenter__()
        await live.watch(info.id)
        lives.append(live)
    return info.id, lives


async def play(name: str, lives: list[Live], end: float, rng: Rng, all_: Measured) -> None:
    """Play at one table until the time, or the game, is over."""
    while time.perf_counter() < end:
        newest = max(live.seen[name].seq for live in lives)
        for live in lives:
            await live.up_to(name, newest)
        asked = [live for live in lives if live.seen[name].prompt is not None]
        if not asked:
            break
        low, high = PAUSE
        await asyncio.sleep((low + (high - low) * rng.unit()) / FASTER)
        live = asked[0]
        seen = live.seen[name]
        assert seen.prompt is not None
        group = seen.prompt.groups[rng.below(len(seen.prompt.groups))]
        action = group.choices[rng.below(len(group.choices))].action
        move = Act(table=name, seat=seen.prompt.seat, seq=seen.seq, key=new_key(), action=action)
        start = time.perf_counter()

        async def receives(other: Live, least: int, start: float = start) -> None:
            await other.until(name, lambda state: state.seq >= least)
            all_.seconds.append(time.perf_counter() - start)

        waits = [asyncio.create_task(receives(other, seen.seq + 1)) for other in lives]
        done = await live.move(move)
        assert isinstance(done, Done), done
        await asyncio.gather(*waits)
        all_.moves += 1


async def echo(port: int, connections: int, seconds: float) -> Measured:
    """The same number of messages a second through a bare echo server."""
    measured = Measured()
    end = time.perf_counter() + seconds

    async def one(number: int) -> None:
        rng = Rng(number, "echo")
        async with connect(f"ws://127.0.0.1:{port}/ws") as socket:
            while time.perf_counter() < end:
                low, high = PAUSE
                await asyncio.sleep((low + (high - low) * rng.unit()) / FASTER)
                start = time.perf_counter()
                await socket.send("x" * 150)
                await socket.recv()
                measured.seconds.append(time.perf_counter() - start)
                measured.moves += 1

    await asyncio.gather(*(one(number) for number in range(connections)))
    return measured


async def run(options: argparse.Namespace) -> dict[str, Any]:
    port = free_port()
    bare = subprocess.Popen([sys.executable, "-c", ECHO.format(port=port)])
    with tempfile.TemporaryDirectory() as folder:
        flags = ("--database", options.database) if options.database else ()
        server = Server(Path(folder), *flags).start()
        assert server.process is not None
        try:
            pid = server.process.pid
            gate = asyncio.Semaphore(AT_ONCE)

            async def people() -> list[Client]:
                async with gate:
                    return await friends(server.url, options.seats)

            async def table(clients: list[Client]) -> tuple[str, list[Live]]:
                async with gate:
                    return await seated(clients, options.game)

            groups = await asyncio.gather(*(people() for _ in range(options.tables)))
            before = memory(pid)
            tables = await asyncio.gather(*(table(group) for group in groups))
            measured = Measured()
            gc.collect()
            gc.disable()  # a pause of 800 clients in one process is not a pause of the server
            cpu, own = worked(pid), time.process_time()
            start = time.perf_counter()
            end = start + options.seconds
            tasks = [
                play(name, lives, end, Rng(number, "load"), measured)
                for number, (name, lives) in enumerate(tables)
            ]
            watch = asyncio.create_task(peak(pid, end))
            await asyncio.gather(*tasks)
            lasted = time.perf_counter() - start
            cpu, own = worked(pid) - cpu, time.process_time() - own
            most = await watch
            for _, lives in tables:
                await asyncio.gather(*(live.close() for live in lives))
            simple = await echo(port, options.tables, min(options.seconds, 15.0))
        finally:
            server.stop()
            bare.kill()
    ours, theirs = measured.summary(lasted), simple.summary(min(options.seconds, 15.0))
    return {
        "tables": options.tables,
        "clients": options.tables * options.seats,
        "seconds": round(lasted, 1),
        "server": ours,
        "echo": theirs,
        "p50_ratio": round(ours["p50_ms"] / max(theirs["p50_ms"], 0.1), 1),
        "server_cpu_ms_per_move": round(cpu * 1000 / max(measured.moves, 1), 2),
        "server_cpu_share": round(cpu / lasted, 2),
        "clients_cpu_share": round(own / lasted, 2),
        "kilobytes_per_table": round((most - before) / options.tables / 1024),
    }


async def peak(pid: int, end: float) -> int:
    most = 0
    while time.perf_counter() < end:
        most = max(most, memory(pid))
        await asyncio.sleep(0.5)
    return most


def main() -> None:
    parser = argparse.ArgumentParser(prog="make load")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--game", default="imhotep")
    parser.add_argument("--database", default="")
    print(json.dumps(asyncio.run(run(parser.parse_args())), indent=2))


if __name__ == "__main__":
    main()
