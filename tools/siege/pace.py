"""Pace: by the time of a bot's answer nobody learns whether its hand left it a choice.

Pairs of records look the same to a person and end with the same question to a bot. In one of them
its hidden cards force the answer, in the other they do not. Each is continued many times; the two
distributions of times must not differ.
"""

import asyncio
import random
import statistics
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.siege.client import Person, Player, new_person
from tools.siege.leak import LONGEST_GAME, Twins, khipu, played, twin_of
from tools.siege.processes import Server
from tools.siege.report import Report

from tampu.core.registry import load_game
from tampu.core.rng import Rng

GAMES = ("cuzco", "tawantinsuyu")
"""Games in which hidden cards decide whether an answer is forced."""
PAIRS = 3
"""The most pairs of each game."""
ATTEMPTS = 6
"""How many twins of one position are tried."""
CRITICAL = 1.95
"""The factor of a two-sample Kolmogorov-Smirnov test that chance exceeds once in a thousand."""
BOT = "level:2"
Samples = list[float]


def find_pairs(name: str, seed: int) -> Iterator[Twins]:
    """Pairs whose first log forces the bot's answer; the seat is that of the person."""
    game = load_game(name)
    rng = random.Random(f"pace {seed} {name}")
    several = [number for number in game.meta.seats if number > 1]
    while True:
        number, seats = rng.randrange(2**40), rng.choice(several)
        match = played(game, seats, number, Rng(number, "pace"), rng.randrange(5, LONGEST_GAME))
        actor = match.state.actor()
        while not match.over and (actor < 0 or len(match.state.candidates()) > 1):
            match.play(match.state.sample(Rng(number, f"{len(match.log)}")))
            actor = match.state.actor()
        if match.over:
            continue
        person = rng.choice([seat for seat in range(seats) if seat != actor])
        for _ in range(ATTEMPTS):
            twin = twin_of(game, match, person, rng)
            if twin is None:
                continue
            free = game.start(seats, match.options, game.meta.rules_version)
            for _, action in twin:
                free.apply(action)
            same = free.view(person) == match.state.view(person)
            if same and len(free.candidates()) > 1 and free.question() == match.state.question():
                logs = ([(actor, action) for actor, action in match.log], twin)
                yield Twins(seats, dict(match.options), person, logs)
                break


async def answer_seconds(person: Person, record: str, entries: int, seat: int) -> float:
    """Continue a record and wait on a WebSocket for the bot's answer; the seconds that it took.

    All imported entries have the time of the import. The times are those that the server writes
    into the entries, which everybody at the table gets; when the entries arrive depends on the
    network too and says less.
    """
    body = {"khipu": record, "at": entries, "seat": seat, "bot": BOT}
    info: Any = await person.call("POST", "/api/records", body)
    player = Player(person, info["id"], random.Random(1))
    await player.connect()
    known = player.known.entries
    while len(moments := sorted({entry["at"] for entry in known.values()})) < 2:
        await player.receive()
    await player.close()
    await person.call("POST", f"/api/tables/{info['id']}/leave", {})
    return float(moments[1] - moments[0])


def distance(one: Samples, other: Samples) -> float:
    """The largest distance of two distributions (Kolmogorov-Smirnov)."""
    return max(
        abs(sum(x <= limit for x in one) / len(one) - sum(x <= limit for x in other) / len(other))
        for limit in (*one, *other)
    )


def judge(report: Report, game: str, forced: Samples, free: Samples) -> None:
    """State both distributions; a distance beyond chance is a finding."""
    part = report.part("pace")
    for name, times in (("forced", forced), ("free", free)):
        cuts = statistics.quantiles(times, n=20) if len(times) > 1 else times * 19
        part[f"{game} {name}: p5, median, p95 ms"] = [
            f"{1000 * cut:.0f}" for cut in (cuts[0], cuts[9], cuts[18])
        ]
    apart = distance(forced, free)
    critical = CRITICAL * ((len(forced) + len(free)) / (len(forced) * len(free))) ** 0.5
    part[f"{game}: distance of the distributions"] = apart
    part[f"{game}: distance that chance exceeds once in 1000"] = critical
    if apart > critical:
        report.finding("pace", f"{game}: forced and free answers differ: {apart:.2f}")


async def pace(report: Report, folder: Path, samples: int, seed: int) -> None:
    """Time forced and free answers in turn, `samples` times each in each game."""
    part = report.part("pace")
    server = Server(folder / "pace", "--rate-factor", "1000000")
    await asyncio.to_thread(server.start)
    try:
        person = await new_person(server.port)
        for game in GAMES:
            times: tuple[Samples, Samples] = part.setdefault("times", {}).setdefault(game, ([], []))
            source = find_pairs(game, seed)
            wanted = min(PAIRS, samples)
            pairs = [await asyncio.to_thread(next, source) for _ in range(wanted)]
            while len(times[1]) < samples:
                pair = pairs[len(times[1]) % wanted]
                # Each kind comes first in turn, because what ran before has an effect.
                kinds = list(zip(pair.logs, times, strict=True))
                for log, spent in kinds if len(times[1]) % 2 else reversed(kinds):
                    record = khipu(game, pair, log)
                    spent.append(await answer_seconds(person, record, len(log), pair.seat))
                report.add("pace", **{f"{game}: answers of each kind": 1})
                report.save()
            judge(report, game, *times)
            distance_text = f"{part[f'{game}: distance of the distributions']:.2f}"
            print(f"  pace: {game}: distance {distance_text}", flush=True)
    finally:
        server.kill()
    report.save()
