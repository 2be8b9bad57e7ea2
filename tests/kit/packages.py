"""Outside packages with games, built and installed as their authors would."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
ESTATES = ROOT / "examples" / "games" / "estates"
"""The example of a game in a package of its own."""


def install(source: Path, folder: Path) -> Path:
    """Build a wheel of a package and install it into a folder; needs no network.

    The package is copied first, so that the build leaves nothing beside its sources.
    """
    work = folder.parent / f"{folder.name}-build"
    copy = work / source.name
    shutil.copytree(source, copy, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    offline = ("--no-deps", "--no-index", "--disable-pip-version-check", "-q")
    pip = [sys.executable, "-m", "pip"]
    run([*pip, "wheel", *offline, "--no-build-isolation", "-w", str(work), str(copy)])
    (wheel,) = work.glob("*.whl")
    run([*pip, "install", *offline, "--target", str(folder), str(wheel)])
    return folder


def path_with(*folders: Path) -> str:
    """A PYTHONPATH that begins with these folders."""
    before = os.environ.get("PYTHONPATH", "")
    return os.pathsep.join([*map(str, folders), *([before] if before else [])])


def run(
    command: list[str], *folders: Path, cwd: Path | None = None, answers: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run a command with installed packages in these folders; it must succeed."""
    done = subprocess.run(
        command,
        env={**os.environ, "PYTHONPATH": path_with(*folders), "TAMPU_LANG": "en"},
        cwd=cwd,
        input=answers,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done


def tampu(*arguments: str) -> list[str]:
    """The command line of `tampu`."""
    return [sys.executable, "-m", "tampu.cli.main", *arguments]
