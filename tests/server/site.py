"""A real server in a process of its own, and ways to play on it."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tampu.core.contract import CHANCE
from tampu.core.play import Match
from tampu.core.registry import load_game
from tampu.core.rng import Rng
from tampu.server.client import Client, Live, SeenTable
from tampu.server.messages.bodies import NewTable, SeatWish
from tampu.server.messages.parts import TableInfo
from tampu.server.messages.websocket import Done


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


STARTED: list[subprocess.Popen[bytes]] = []
"""Every process of a test, so that none outlives it."""


def wait_for(
    url: str,
    process: subprocess.Popen[bytes] | None,
    log_tail: Callable[[], str] = str,
    seconds: float = 60.0,
) -> None:
    """Until a server answers; `log_tail` returns what it logged."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        assert process is None or process.poll() is None, log_tail()
        try:
            with urllib.request.urlopen(f"{url}/healthz", timeout=5):
                return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"the server does not answer: {log_tail()}")


class Server:
    """`tampu serve` as people start it."""

    def __init__(
        self,
        folder: Path,
        *flags: str,
        port: int | None = None,
        program: tuple[str, ...] = ("tampu.cli.main",),
    ) -> None:
        self.folder = folder
        self.program = program
        self.port = port or free_port()
        self.flags = flags
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        command = [sys.executable, "-m", *self.program, "serve"]
        command += ["--port", str(self.port), "--data", str(self.folder), "--rate-factor", "1000"]
        command += ["--bot-workers", "1", *self.flags]
        self.log = (self.folder / f"server-{self.port}.log").open("ab")
        self.process = subprocess.Popen(command, stdout=self.log, stderr=self.log)
        STARTED.append(self.process)
        self.wait()
        return self

    def wait(self) -> None:
        """Until it answers."""
        wait_for(self.url, self.process, self.log_tail)

    def log_tail(self) -> str:
        return (self.folder / f"server-{self.port}.log").read_text("utf-8")[-4000:]

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.log.close()

    def stop(self) -> int:
        """As people stop it; returns the exit status."""
        if self.process is None or self.process.poll() is not None:
            return 0
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(30)
        self.log.close()
        assert '"stopped"' in self.log_tail(), self.log_tail()
        return 0 if status == -signal.SIGTERM else status


def wish(game: str, *kinds: str, **more: Any) -> NewTable:
    """A table with seats of these kinds."""
    return NewTable(game=game, seats=[SeatWish(kind=kind) for kind in kinds], **more)  # type: ignore[arg-type]


async def friends(url: str, number: int) -> list[Client]:
    """New guests whose turns need no confirmation."""
    clients = []
    for _ in range(number):
        client = Client(url)
        await client.call("PATCH", "/api/me", body={"preferences": {"confirm_turns": False}})
        clients.append(client)
    return clients


async def open_table(clients: list[Client], game: str, **more: Any) -> TableInfo:
    """A running table with a client in every seat."""
    kinds = ["me", *["open"] * (len(clients) - 1)]
    info = await clients[0].create(wish(game, *kinds, visibility="public", **more))
    for client in clients[1:]:
        info = await client.join(info.id)
    return info


async def play_turn(live: Live, seen: SeenTable, rng: Rng) -> bool:
    """Answer the question to this client, if there is one, at random."""
    prompt = seen.prompt
    if prompt is None:
        return False
    group = prompt.groups[rng.below(len(prompt.groups))]
    choice = group.choices[rng.below(len(group.choices))]
    assert seen.info is not None
    done = await live.act(seen.info.id, choice.action)
    assert isinstance(done, Done), done
    return True


async def level(lives: list[Live], table: str) -> int:
    """Wait until all know as much as the one who knows most; returns how much that is."""
    newest = 0
    while newest < (most := max(live.seen[table].seq for live in lives)):
        newest = most
        for live in lives:
            await live.up_to(table, newest)
    return newest


async def play_out(lives: list[Live], table: str, rng: Rng, most: int = 10_000) -> int:
    """Play at random until the game is over, or so many decisions were made; then all know it."""
    made = 0
    newest = await level(lives, table)
    while made < most and not all(live.seen[table].over for live in lives):
        turns = [await play_turn(live, live.seen[table], rng) for live in lives]
        made += sum(turns)
        if not any(turns) and newest == max(live.seen[table].seq for live in lives):
            # all know the same and nobody of them is asked: a bot goes on
            await lives[0].until(table, lambda state, least=newest: state.seq > least or state.over)
        newest = await level(lives, table)
    return made


async def asked(lives: list[Live], table: str) -> Live:
    """The connection whose person is asked, once all know the same."""
    while True:
        await level(lives, table)
        for live in lives:
            if live.seen[table].prompt is not None:
                return live
        await asyncio.sleep(0.02)


def replayed(game: str, seats: int, options: dict[str, Any], seen: SeenTable) -> Match:
    """The same decisions in a match offline, chance dealt by the revealed seed."""
    assert seen.info is not None
    assert seen.info.seed is not None
    engine = load_game(game)
    match = Match(engine, seats, options, int(seen.info.seed))
    chance = [entry.notation for entry in seen.game() if entry.kind == "chance"]
    for entry in seen.game():
        if entry.kind == "decision":
            assert entry.actor == match.state.actor()
            assert entry.notation is not None
            legal = [a for a in engine.actions.find(entry.notation) if match.state.is_legal(a)]
            match.play(legal[0])
    dealt = [engine.outcomes.notation(a) for actor, a in match.log if actor == CHANCE]
    assert len(dealt) == len(chance)
    return match
