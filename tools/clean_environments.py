"""Installs the wheel into clean environments and runs each example there; writes a table.

    python tools/clean_environments.py             # builds the wheel and tries every row
    python tools/clean_environments.py --rows envs data
    python tools/clean_environments.py --only-page

Every row of ROWS is one environment: what is installed beside the wheel, and the programs that run
in it. What the registry does not deliver is written down as such. No program sees the sources: the
programs are copied, and the working folder is another one.
"""

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LIMIT = 1500
"""Seconds that an installation or a program may take."""
SHORT = ("--steps", "2000", "--games", "4")


@dataclass(frozen=True)
class Row:
    """One environment."""

    name: str
    extra: str
    """The extra of tampu that is installed."""
    packages: tuple[str, ...] = ()
    programs: tuple[tuple[str, ...], ...] = ()
    """Files of the source tree with their arguments."""
    imports: tuple[str, ...] = ()
    """Distributions whose versions the table names."""


RESEARCH = "examples/research"
BASELINES = "examples/baselines"
PLAYTHROUGHS = "tests/envs/playthroughs"
ROWS = (
    Row(
        "envs",
        "envs",
        programs=(
            (f"{RESEARCH}/first_steps.py",),
            (f"{RESEARCH}/pettingzoo_and_gymnasium.py",),
            (f"{RESEARCH}/league.py",),
            (f"{RESEARCH}/benchmark.py",),
            (f"{RESEARCH}/learning.py",),
            (f"{BASELINES}/numpy_ppo.py", *SHORT),
            (f"{BASELINES}/learned_search.py", *SHORT),
        ),
        imports=("gymnasium", "pettingzoo", "numpy"),
    ),
    Row(
        "data",
        "data",
        programs=((f"{RESEARCH}/dataset.py",),),
        imports=("pyarrow", "numpy"),
    ),
    Row(
        "openspiel",
        "openspiel",
        programs=(
            (f"{RESEARCH}/openspiel.py",),
            (f"{RESEARCH}/suites.py",),
            (f"{PLAYTHROUGHS}/make.py", "--check"),
        ),
        imports=("open_spiel", "gymnasium", "pettingzoo", "numpy"),
    ),
    Row(
        "torch",
        "data",
        packages=("torch", "pandas", "polars"),
        programs=(
            (f"{BASELINES}/loaders.py",),
            (f"{BASELINES}/shared_tensors.py",),
            (f"{BASELINES}/behaviour_cloning.py", *SHORT),
            (f"{BASELINES}/self_play_ppo.py", *SHORT),
        ),
        imports=("torch", "pyarrow", "pandas", "polars", "numpy"),
    ),
    Row(
        "sb3-contrib",
        "envs",
        packages=("torch", "sb3-contrib"),
        programs=((f"{BASELINES}/maskable_ppo.py", *SHORT),),
        imports=("sb3-contrib", "torch", "gymnasium", "numpy"),
    ),
    Row(
        "tianshou",
        "envs",
        packages=("torch", "tianshou"),
        programs=((f"{BASELINES}/tianshou_dqn.py", *SHORT),),
        imports=("tianshou", "torch", "gymnasium", "numpy"),
    ),
    Row(
        "rllib",
        "envs",
        packages=("torch", "ray[rllib]"),
        programs=((f"{BASELINES}/rllib_ppo.py", *SHORT),),
        imports=("ray", "torch", "gymnasium", "numpy"),
    ),
    Row(
        "alphazero",
        "openspiel",
        packages=("torch",),
        programs=((f"{BASELINES}/alphazero_openspiel.py", "--steps", "200", "--games", "2"),),
        imports=("open_spiel", "torch", "numpy"),
    ),
)


def run(command: list[str], folder: Path) -> dict[str, Any]:
    """Run a program; the result, its last line, and its CPU seconds."""
    environment = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("TAMPU_", "PYTHON"))
    }
    environment |= {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    before = os.times()
    began = time.monotonic()
    try:
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, timeout=LIMIT,
            check=False,
        )  # fmt: skip
        ok, output = done.returncode == 0, (done.stdout if done.returncode == 0 else done.stderr)
    except subprocess.TimeoutExpired:
        ok, output = False, f"stopped after {LIMIT} seconds"
    after = os.times()
    lines = output.strip().splitlines() or [""]
    return {
        "ok": ok,
        "seconds": round(time.monotonic() - began, 1),
        "cpu_seconds": round(
            after.children_user + after.children_system
            - before.children_user - before.children_system, 1
        ),
        "last_line": lines[-1][:300],
    }  # fmt: skip


def versions(python: Path, names: tuple[str, ...], folder: Path) -> dict[str, str]:
    """The installed versions of some distributions."""
    code = (
        "import importlib.metadata as m, json, sys;"
        "print(json.dumps({name: m.version(name) for name in sys.argv[1:]}))"
    )
    answer = run([str(python), "-c", code, *names], folder)
    return dict(json.loads(answer["last_line"])) if answer["ok"] else {}


def try_row(row: Row, wheel: Path, work: Path) -> dict[str, Any]:
    """Make one environment, install, run its programs, and delete it."""
    folder = work / row.name
    shutil.rmtree(folder, ignore_errors=True)
    for name in ("examples", PLAYTHROUGHS):
        shutil.copytree(ROOT / name, folder / name)
    subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
    python = folder / "venv" / "bin" / "python"
    what = [f"tampu[{row.extra}] @ {wheel.resolve().as_uri()}", *row.packages]
    installed = run([str(python), "-m", "pip", "install", "-q", *what], folder)
    result: dict[str, Any] = {**asdict(row), "installation": installed, "results": []}
    result["versions"] = versions(python, ("tampu", *row.imports), folder)
    if installed["ok"]:
        for program, *arguments in row.programs:
            path = folder / program
            result["results"].append(
                {
                    "program": " ".join([program, *arguments]),
                    **run([str(python), "-W", "ignore", str(path), *arguments], path.parent),
                }
            )
    shutil.rmtree(folder, ignore_errors=True)
    return result


def build_wheel(work: Path) -> Path:
    """Build the wheel of this source tree."""
    folder = work / "wheel"
    shutil.rmtree(folder, ignore_errors=True)
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", str(folder), "."]
    subprocess.run(command, cwd=ROOT, check=True)
    (wheel,) = folder.glob("tampu-*.whl")
    return wheel


def page(report: dict[str, Any]) -> str:
    """The table as a Markdown page."""
    lines = [
        "# Clean environments",
        "",
        "`python tools/clean_environments.py` writes this page. Each row is a new virtual",
        "environment into which pip installed the built wheel with one extra, and what a library",
        "needs beside it. The programs ran outside the source tree, with one thread and a tiny",
        "budget: they show that the packages work together, not how well anything learns.",
        "",
        f"Python {report['python']} on {report['platform']}; {report['wheel']}.",
        "",
        "| environment | installed | program | result | CPU seconds |",
        "|---|---|---|---|---|",
    ]
    for row in report["rows"]:
        packages = ", ".join(f"{name} {number}" for name, number in row["versions"].items())
        name = f"`tampu[{row['extra']}]`" + "".join(f" + {one}" for one in row["packages"])
        if not row["installation"]["ok"]:
            reason = row["installation"]["last_line"].replace("|", "/")
            lines.append(f"| {name} | – | pip | does not install: {reason} | – |")
        for result in row["results"]:
            outcome = "works" if result["ok"] else result["last_line"].replace("|", "/")
            lines.append(
                f"| {name} | {packages} | `{result['program']}` | {outcome}"
                f" | {result['cpu_seconds']:g} |"
            )
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Try the wheel in clean environments.")
    parser.add_argument("--wheel", type=Path, help="a built wheel; without it one is built")
    parser.add_argument("--only-page", action="store_true", help="write the page from the results")
    parser.add_argument("--rows", nargs="*", help="some of the rows; the others keep their results")
    parser.add_argument("--work", type=Path, default=Path(tempfile.gettempdir()) / "clean")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "matrix.json")
    parser.add_argument("--page", type=Path, default=ROOT / "docs" / "matrix.md")
    options = parser.parse_args()
    report = json.loads(options.out.read_text("utf-8")) if options.out.exists() else {"rows": []}
    if not options.only_page:
        wheel = options.wheel or build_wheel(options.work)
        report |= {
            "wheel": wheel.name,
            "python": platform.python_version(),
            "platform": f"{platform.system()} {platform.machine()}",
        }
        results = {row["name"]: row for row in report["rows"]}
        for row in ROWS:
            if not options.rows or row.name in options.rows:
                results[row.name] = try_row(row, wheel, options.work)
                print(json.dumps(results[row.name]), flush=True)
                report["rows"] = [results[each.name] for each in ROWS if each.name in results]
                options.out.write_text(json.dumps(report, indent=1) + "\n", "utf-8")
    options.page.write_text(page(report), "utf-8")
    return 0 if all(one["ok"] for row in report["rows"] for one in row["results"]) else 1


if __name__ == "__main__":
    raise SystemExit(main())
