"""Leaks: twin games that differ only in what a seat cannot know look the same to that seat."""

import asyncio
import json
import random
import re
import statistics
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tools.siege.client import Person, Player, new_person
from tools.siege.processes import Server
from tools.siege.report import Report

from tampu.core.contract import CHANCE
from tampu.core.play import Match, collect_events
from tampu.core.registry import load_game, metas
from tampu.core.rng import Rng

# What differs between any two tables: ids, times and secrets.
OWN = re.compile(
    rb'"(at|created|started|ended)":[0-9.e+-]+|"(commitment|link|server)":"[^"]*"|"ref":"[^"]*"'
)
LONGEST_GAME = 220
HIDE_NOTHING = ("imhotep",)
"""Games whose log everybody may read; they have no twins."""
ANSWERS = 5
"""The timed answers of each twin."""
MOST_DEVIATION = 6.0
"""The largest deviation of the times from chance, in standard deviations."""


class Twins(NamedTuple):
    """Two logs of one game whose difference a seat cannot know."""

    seats: int
    options: dict[str, Any]
    seat: int
    logs: tuple[list[tuple[int, int]], list[tuple[int, int]]]


def played(game: Any, seats: int, seed: int, rng: Rng, length: int) -> Match:
    """A random game, stopped at a decision."""
    match = Match(game, seats, {}, seed)
    while not match.over and len(match.log) < length:
        match.play(match.state.sample(rng))
    return match


def alternatives(game: Any, state: Any, action: int) -> list[int]:
    """The other outcomes or decisions that look the same to those who may not read them."""
    chance = state.actor() == CHANCE
    options = [outcome for outcome, _ in state.chance()] if chance else state.legal()
    readers, masked = game.readers(state, action), game.masked(state, action)
    return [
        other
        for other in options
        if other != action
        and game.readers(state, other) == readers
        and game.masked(state, other) == masked
    ]


def twin_of(game: Any, match: Match, seat: int, rng: random.Random) -> list[tuple[int, int]] | None:
    """The log with one entry exchanged that is hidden from a seat, and with it a later one that it
    rules out.
    """

    def fresh() -> Any:
        return game.start(match.seats, match.options, game.meta.rules_version)

    def hidden(state: Any, action: int) -> bool:
        readers = game.readers(state, action)
        return readers is not None and seat not in readers

    def visible(state: Any, action: int) -> list[tuple[str, str]]:
        events = collect_events(state, action)
        return [(e.key, repr(e.params)) for e in events if e.seat is None or e.seat == seat]

    log = [(actor, action) for actor, action in match.log]
    state, places = fresh(), []
    for number, (_, action) in enumerate(log):
        if hidden(state, action) and (others := alternatives(game, state, action)):
            places.append((number, rng.choice(others)))
        state.apply(action)
    if not places:
        return None
    place, other = rng.choice(places[-12:])
    original = log[place][1]
    state, same, twin = fresh(), fresh(), []
    for number, (actor, action) in enumerate(log):
        chosen = action
        if number == place:
            chosen = other
        elif number > place and action == other and hidden(state, action):
            chosen = original
        possible = (
            any(chosen == outcome for outcome, _ in state.chance())
            if state.actor() == CHANCE
            else state.actor() == actor and state.is_legal(chosen)
        )
        if not possible:
            return None
        if chosen != action and not hidden(state, chosen):
            return None
        twin.append((actor, chosen))
        # What an event reveals, the seat knows.
        if visible(state, chosen) != visible(same, action):
            return None
    return twin if state.actor() == match.state.actor() else None


def find_twins(name: str, seed: int) -> Iterator[Twins]:
    """Twins of a game, one after the other."""
    game = load_game(name)
    rng = random.Random(f"{seed} {name}")
    several = [number for number in game.meta.seats if number > 1]
    while True:
        number = rng.randrange(2**40)
        seats = rng.choice(several)
        match = played(game, seats, number, Rng(number, "twins"), rng.randrange(5, LONGEST_GAME))
        seat = match.state.actor()
        if match.over or seat < 0:
            continue
        twin = twin_of(game, match, seat, rng)
        if twin is not None:
            logs = ([(actor, action) for actor, action in match.log], twin)
            yield Twins(seats, dict(match.options), seat, logs)


def khipu(name: str, twins: Twins, log: list[tuple[int, int]]) -> str:
    """The text of a record."""
    game = load_game(name)
    options = " ".join(
        f"{key}={str(value).lower() if isinstance(value, bool) else value}"
        for key, value in twins.options.items()
    )
    lines = ["khipu 1", f"game: {name}", f"rules: {game.meta.rules_version}"]
    lines += ["seats: " + ", ".join(f"s{n}" for n in range(twins.seats)), f"options: {options}"]
    lines += ["commitment: " + "0" * 64, "seed: null", "salt: null", ""]
    for number, (actor, action) in enumerate(log, 1):
        space = game.outcomes if actor == CHANCE else game.actions
        who = "chance" if actor == CHANCE else f"seat{actor + 1}"
        lines.append(f"{number} {who} {space.notation(action)}")
    return "\n".join(lines) + "\n"


async def everything(person: Person, table: str) -> tuple[list[bytes], list[float]]:
    """All bytes that a person gets about a table, and how long the answers took."""
    answers, times = [], []
    base = f"/api/tables/{table}"
    for path in (
        base,
        f"{base}/position",
        f"{base}/log",
        f"{base}/scores",
        f"{base}/position?seq=3",
    ):
        start = time.perf_counter()
        status, data = await person.raw("GET", path)
        times.append(time.perf_counter() - start)
        answers.append(b"%d " % status + data)
    player = Player(person, table, random.Random(1))
    await player.connect()
    assert player._socket is not None
    while not player.known.position:
        answers.append(json.dumps(await player.receive(), sort_keys=True).encode())
    prompt = player.known.position["prompt"]
    for number, group in enumerate(prompt["groups"][:3] if prompt else ()):
        fields = group["choices"][0]["fields"]
        question = {"type": "why", "ref": number, "table": table, "seat": prompt["seat"]}
        await player.send(question | {"kind": group["kind"], "fields": fields})
        answers.append(json.dumps(await player.receive(), sort_keys=True).encode())
    await player.close()
    clean = [
        OWN.sub(b"", text.replace(b'": ', b'":')).replace(table.encode(), b"T") for text in answers
    ]
    return clean, times


def judge_times(report: Report) -> None:
    """Report a finding if the answers of one twin are slower too often for chance."""
    part = report.part("leak")
    number, slower = part.get("timed answers", 0), part.get("slower of the first twin", 0)
    part["deviation of the times"] = (2 * slower - number) / max(1, number) ** 0.5
    if abs(part["deviation of the times"]) > MOST_DEVIATION:
        report.finding("leak", f"of {number} answers the first twin's were slower {slower} times")


def hidden_entries(name: str, seed: int) -> tuple[int, int]:
    """How many entries random games have, and how many of them somebody may not read."""
    game = load_game(name)
    entries = hidden = 0
    for number in range(seed, seed + 5):
        match = played(game, game.meta.seats[0], number, Rng(number, "public"), LONGEST_GAME)
        state: Any = game.start(match.seats, match.options, game.meta.rules_version)
        for _, action in match.log:
            entries += 1
            hidden += game.readers(state, action) is not None
            state.apply(action)
    return entries, hidden


async def leak(report: Report, folder: Path, number: int, seed: int) -> None:
    """Compare twins of every game with hidden information."""
    server = Server(folder / "leak", "--rate-factor", "1000000")
    await asyncio.to_thread(server.start)
    person = await new_person(server.port)
    part = report.part("leak")
    times: tuple[list[float], list[float]] = ([], [])
    try:
        games = [meta.id for meta in metas() if meta.id not in HIDE_NOTHING]
        done = part.get("twins", 0)
        sources = {name: find_twins(name, seed + done) for name in games}
        while part.get("twins", 0) < number:
            name = games[part.get("twins", 0) % len(games)]
            twins = await asyncio.to_thread(next, sources[name])
            seen = []
            pair = list(zip(twins.logs, times, strict=True))
            if part.get("twins", 0) % 2:  # a second answer may be faster, whichever twin it is of
                pair.reverse()
            for log, spent in pair:
                body = {"khipu": khipu(name, twins, log), "at": len(log), "seat": twins.seat}
                info = await person.call("POST", "/api/records", body)
                answers, took = await everything(person, info["id"])
                seen.append(answers)
                spent.extend(took)
            slower = sum(
                a > b for a, b in zip(times[0][-ANSWERS:], times[1][-ANSWERS:], strict=True)
            )
            report.add("leak", **{"timed answers": ANSWERS, "slower of the first twin": slower})
            report.add("leak", **{"twins": 1, f"twins of {name}": 1})
            report.add("leak", **{"compared bytes": sum(len(answer) for answer in seen[0])})
            for one, other in zip(*seen, strict=True):
                if one != other:
                    at = next(
                        (i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0
                    )
                    report.add("leak", differences=1)
                    report.finding(
                        "leak", f"{name}: {one[at - 60 : at + 80]!r} {other[at - 60 : at + 80]!r}"
                    )
            if part["twins"] % 20 == 0 or part["twins"] == number:
                medians = [1000 * statistics.median(spent) for spent in times]
                part["median answer of one twin, ms"] = medians[0]
                part["median answer of the other, ms"] = medians[1]
                report.save()
                print(f"  leak: {part['twins']} twins", flush=True)
    finally:
        server.kill()
    judge_times(report)
    for name in (meta.id for meta in metas() if meta.id in HIDE_NOTHING):
        entries, hidden = hidden_entries(name, seed)
        part[f"entries of {name}"], part[f"hidden entries of {name}"] = entries, hidden
        if hidden:
            report.finding("leak", f"{name} hides {hidden} entries, but has no twins")
    part.setdefault("differences", 0)
    report.save()
