"""Other libraries of games, measured in an environment of their own beside ours."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tampu.cli import peer_programs

PACKAGES = {
    "catanatron": "catanatron",
    "chess": "chess",
    "open_spiel": "open_spiel",
    "pettingzoo": "pettingzoo[classic]",
    "rlcard": "rlcard",
}
"""For each peer what pip installs."""
MODULES = {"open_spiel": "pyspiel", "pettingzoo": "pettingzoo.classic.chess_v6"}
"""What must be importable, where that is not the peer's name."""
PATIENCE = 1800
"""Seconds for installing, or measuring, one peer."""


class Unavailable(Exception):
    """A peer that cannot be installed or does not run; the text says why."""


def python_of(folder: Path) -> Path:
    """The interpreter of the peers' environment, which is made if need be."""
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not python.exists():
        venv.create(folder, with_pip=True)
    return python


def install(python: Path, peer: str) -> None:
    """Make sure that a peer is there."""
    module = MODULES.get(peer, peer)
    if _run([str(python), "-c", f"import {module}"]).returncode == 0:
        return
    done = _run([str(python), "-m", "pip", "install", "-q", PACKAGES[peer]])
    if done.returncode == 0:
        done = _run([str(python), "-c", f"import {module}"])
    if done.returncode:
        raise Unavailable(_last_line(done.stderr))


def measured(python: Path, peer: str, seconds: float) -> Iterator[dict[str, Any]]:
    """The rows of a peer, in the form of ours; searches have simulations instead."""
    done = _run([str(python), str(Path(peer_programs.__file__)), peer, str(seconds)])
    if done.returncode:
        raise Unavailable(_last_line(done.stderr))
    for line in done.stdout.splitlines():
        row = {**json.loads(line), "kind": "peer"}
        yield row if "simulations_per_s" in row else {**row, "clones_per_s": 0}


def ratios(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """How many times as fast as each peer each of our games is; equal kinds of work only."""
    found = []
    for unit in ("decisions_per_s", "simulations_per_s"):
        ours = [row for row in rows if row["kind"] == "ours" and unit in row]
        found += [
            {
                "peer": peer["name"],
                "language": peer["language"],
                "ours": row["name"],
                "unit": unit,
                "ratio": round(row[unit] / peer[unit], 3),
            }
            for peer in rows
            if peer["kind"] == "peer" and unit in peer
            for row in ours
        ]
    return found


def _run(command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a command on one core, without our modules in its way."""
    environment = {**os.environ, "OMP_NUM_THREADS": "1", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    environment.pop("PYTHONPATH", None)
    try:
        return subprocess.run(
            command,
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
            env=environment,
        )
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, 1, "", f"no end after {PATIENCE} s")


def _last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1][:200] if lines else sys.platform
