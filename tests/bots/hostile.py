"""Bots that do what no bot should; a worker process of a test makes them by name."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from tampu.core.contract import Game

PROGRAM = "from tampu.bots.worker import work; from tests.bots.hostile import make; work(make)"


def well(candidates: list[int]) -> Any:
    return candidates[-1]


def crash(candidates: list[int]) -> Any:
    raise RuntimeError("I have had enough")


def quit_at_once(candidates: list[int]) -> Any:
    os._exit(3)


def hang(candidates: list[int]) -> Any:
    time.sleep(1000)


def late(candidates: list[int]) -> Any:
    """Answers, but long after its budget."""
    time.sleep(5)
    return candidates[-1]


def spin(candidates: list[int]) -> Any:
    while True:
        pass


def illegal(candidates: list[int]) -> Any:
    return max(candidates) + 100_000


def nonsense(candidates: list[int]) -> Any:
    return "the best one"


def nothing(candidates: list[int]) -> Any:
    return None


def truth(candidates: list[int]) -> Any:
    return True


def chatter(candidates: list[int]) -> Any:
    """Talks on both streams, and then answers well."""
    for _ in range(4000):
        print('{"id": 1, "answer": 0}' * 40, flush=True)
        os.write(1, b"7\n")
        os.write(2, b"what a view " * 40 + b"\n")
    return candidates[-1]


def flood(candidates: list[int]) -> Any:
    while True:
        os.write(1, b"x" * 65536)


def complain(candidates: list[int]) -> Any:
    while True:
        os.write(2, b"x" * 65536)


def gluttony(candidates: list[int]) -> Any:
    eaten = []
    while True:
        eaten.append(bytearray(16 * 1024 * 1024))


def fill_the_disk(candidates: list[int]) -> Any:
    with open(os.environ["TAMPU_TEST_FILE"], "wb") as file:
        while True:
            file.write(b"x" * 65536)


def children(candidates: list[int]) -> Any:
    """Leaves a process behind that holds all pipes, and answers well."""
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
    return candidates[-1]


def brood(candidates: list[int]) -> Any:
    """Hangs, and so does its child."""
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
    time.sleep(1000)


def break_the_answers(candidates: list[int]) -> Any:
    """Finds the way by which answers leave, and writes rubbish there."""
    for number in range(3, 20):
        try:
            os.write(number, b"rubbish\n")
        except OSError:
            continue
    return candidates[-1]


def flood_the_answers(candidates: list[int]) -> Any:
    while True:
        for number in range(3, 20):
            try:
                os.write(number, b'{"id": -1, "answer": 0}\n' * 1000)
            except OSError:
                continue


def nest(candidates: list[int]) -> Any:
    """Writes an answer too deep to be read."""
    for number in range(3, 20):
        try:
            os.write(number, b"[" * 50_000 + b"\n")
        except OSError:
            continue
    return candidates[-1]


class Hostile:
    sees = True

    def __init__(self, manner: Callable[[list[int]], Any]) -> None:
        self._manner = manner

    def choose(self, view: Any, candidates: list[int], rng: Any) -> Any:
        return self._manner(candidates)


def make(spec: str, game: Game) -> Any:
    return Hostile(globals()[spec])
