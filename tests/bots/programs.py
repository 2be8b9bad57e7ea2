"""Programs that an external bot can be, good and bad: `python programs.py MANNER`."""

import json
import os
import subprocess
import sys
import time
from typing import Any


def say(message: Any) -> None:
    print(json.dumps(message), flush=True)


def decide(asked: Any, action: Any) -> None:
    say({"type": "decision", "id": asked["id"], "action": action})


def last(asked: Any) -> None:
    decide(asked, asked["choices"][-1]["action"])


def crash(asked: Any) -> None:
    raise RuntimeError("I have had enough")


def hang(asked: Any) -> None:
    time.sleep(1000)


def deaf(asked: Any) -> None:
    """Never reads again, so that long questions do not fit into the pipe."""
    time.sleep(1000)


def illegal(asked: Any) -> None:
    decide(asked, 10**6)


def nonsense(asked: Any) -> None:
    print("I think that …", flush=True)


def stale(asked: Any) -> None:
    """Answers questions of long ago first."""
    say({"type": "decision", "id": asked["id"] - 1, "action": asked["choices"][0]["action"]})
    last(asked)


def late(asked: Any) -> None:
    """Answers the first question when it gets the second, and then that one too."""
    if asked["id"] > 1:
        stale(asked)


def flood(asked: Any) -> None:
    while True:
        os.write(1, b'{"type": "decision", "id": 0}\n' * 1000)


def longline(asked: Any) -> None:
    while True:
        os.write(1, b"x" * 65536)


def complain(asked: Any) -> None:
    """Fills standard error, and answers well."""
    for _ in range(100):
        os.write(2, b"what a view\n" * 1000)
    last(asked)


def brood(asked: Any) -> None:
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
    last(asked)


def record(asked: Any) -> None:
    """Keeps every message in the file that the next argument names."""
    last(asked)


def main() -> None:
    manner = sys.argv[1]
    if manner == "silent":
        time.sleep(1000)
    for line in sys.stdin:
        asked = json.loads(line)
        if manner == "record":
            with open(sys.argv[2], "a", encoding="utf-8") as file:
                file.write(line)
        if asked["type"] == "hello":
            say({"type": "hello", "protocol": 2 if manner == "future" else 1})
        else:
            globals()[manner](asked)


if __name__ == "__main__":
    main()
