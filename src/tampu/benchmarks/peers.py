"""Installs other libraries of games in an environment of their own and measures them there."""

import json
import os
import subprocess
import sys
import venv
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tampu.benchmarks import peer_programs
from tampu.benchmarks.peer_programs import RandomPlay

PACKAGES = {
    "catanatron": "catanatron",
    "chess": "chess",
    "open_spiel": "open_spiel",
    "pettingzoo": "pettingzoo[classic]",
    "rlcard": "rlcard",
}
"""For each peer the requirement that pip installs."""
MODULES = {"open_spiel": "pyspiel", "pettingzoo": "pettingzoo.classic.chess_v6"}
"""The module that must be importable, where its name differs from the peer's."""
TIMEOUT = 1800
"""Seconds for installing, or measuring, one peer."""


class Unavailable(Exception):
    """A peer that cannot be installed or does not run; the text says why."""


def measure_all(
    folder: Path, seconds: float, skipped: Callable[[str, str], None]
) -> tuple[list[RandomPlay], list[dict[str, Any]]]:
    """Random play and searches of all peers; `skipped` gets each one left out, and why."""
    python = python_of(folder)
    played: list[RandomPlay] = []
    searches: list[dict[str, Any]] = []
    for peer in PACKAGES:
        try:
            install(python, peer)
            for row in measure(python, peer, seconds):
                if "missing" in row:
                    skipped(row["name"], row["missing"])
                elif "simulations_per_s" in row:
                    searches.append(row)
                else:
                    played.append(RandomPlay(**row))
        except Unavailable as error:
            skipped(peer, str(error))
    return played, searches


def python_of(folder: Path) -> Path:
    """The interpreter of the peers' environment, which is created if it does not exist."""
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not python.exists():
        venv.create(folder, with_pip=True)
    return python


def install(python: Path, peer: str) -> None:
    """Install a peer unless it can be imported already."""
    module = MODULES.get(peer, peer)
    if _run([str(python), "-c", f"import {module}"]).returncode == 0:
        return
    done = _run([str(python), "-m", "pip", "install", "-q", PACKAGES[peer]])
    if done.returncode == 0:
        done = _run([str(python), "-c", f"import {module}"])
    if done.returncode:
        raise Unavailable(_last_line(done.stderr))


def measure(python: Path, peer: str, seconds: float) -> Iterator[dict[str, Any]]:
    """The rows that a peer's program prints: random play, searches, or what is missing."""
    done = _run([str(python), str(Path(peer_programs.__file__)), peer, str(seconds)])
    if done.returncode:
        raise Unavailable(_last_line(done.stderr))
    for line in done.stdout.splitlines():
        yield json.loads(line)


def ratios(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """How many times as fast as each peer each of our games is, for the same kind of work."""
    return [
        {
            "peer": peer["name"],
            "language": peer["language"],
            "ours": row["name"],
            "unit": unit,
            "ratio": round(row[unit] / peer[unit], 3),
        }
        for unit in ("decisions_per_s", "simulations_per_s")
        for peer in rows
        if peer["kind"] == "peer" and unit in peer
        for row in rows
        if row["kind"] == "ours" and unit in row
    ]


def ratio_text(ratio: float) -> str:
    """A ratio with two significant digits."""
    return f"× {float(f'{ratio:.2g}'):g}"


def _run(command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a command with one thread, without our own modules on its path."""
    environment = {**os.environ, "OMP_NUM_THREADS": "1", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    environment.pop("PYTHONPATH", None)
    try:
        return subprocess.run(
            command, capture_output=True, text=True, check=False, timeout=TIMEOUT, env=environment
        )
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, 1, "", f"no end after {TIMEOUT} s")


def _last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1][:200] if lines else sys.platform
